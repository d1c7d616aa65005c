"""How alembic reaches the database: over the connection that `migrate.py` has opened, in its transaction."""

from alembic import context

from bakufu.server.storage import schema

context.configure(connection=context.config.attributes["connection"], target_metadata=schema.meta)
with context.begin_transaction():
    context.run_migrations()
