"""Where tables are kept: the only place that speaks to the database.

`Storage` (database.py) is all that the rest of the server uses. Behind it: how a database is reached (address.py), its
tables (schema.py), what their rows mean (rows.py), what is asked of them (reading.py), how a table is set and a seat
taken (seating.py, drawing.py), the one writer of everything that happens (writer.py), how other processes are heard
(listen_notify.py), what time it is for all of them (database_clock.py), what is done while it is away (outages.py,
retry.py, health.py), how an older database is brought up to date (migrate.py, migrations/, backup.py), and what its
keeper does beside (admin.py, admin_queries.py, copies.py, dump.py).

Beside the tables: where people find them and their own (lobby.py, open_tables.py, tables_of_holder.py,
leaving.py), whom to tell of turns (notifications.py, targets.py, deliveries.py), what people have played (people.py,
played.py, vacations.py), and reviews (analyses.py). What passes between them and the rest is in models.py.
"""

from bakufu.server.storage.database import Storage
from bakufu.server.storage.migrate import WrongDatabase, bring_up_to_date
from bakufu.server.storage.seating import Taken
from bakufu.server.storage.writer import Stopped

__all__ = ["Stopped", "Storage", "Taken", "WrongDatabase", "bring_up_to_date"]
