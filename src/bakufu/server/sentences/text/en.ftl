waiting-for = Waiting for { $players }.
over = The game is over.
closed = The administrator of this server has closed this table. Nothing more can be played here.
ended = The players have ended this game. Nothing more is played here.
onlooker = an onlooker

refused-not-seated = Onlookers cannot do that.
refused-race-not-open = Not yet: the race has not begun.
refused-luck-not-drawn = Not yet: nothing has been drawn.
refused-too-long = This game has become too long: nothing more of that is accepted.
refused-closed = This table has been closed: it accepts no more answers.
refused-not-gone = Only a player who is away, and for whom the table has waited long, can be replaced.
refused-no-hints = There are no hints at this table.
refused-nothing-to-hint = You have nothing to decide just now.
refused-hint-under-way = A hint is being thought about already.
overtaken = Somebody else was faster. Decide again.

problem-malformed = That could not be understood: { $why }
problem-hello-first = The first message must be a Hello.
problem-hello-again = You have already been welcomed here.
problem-too-big = That is too long: a message may have { $most } bytes.
problem-too-long = That is too long: a game may have { $most } answers.
problem-too-often = Not so fast. Wait a moment.
problem-too-many-tables = Too many tables have been created from your address today.
problem-too-many-reviews = You have enough reviews in progress. Wait until one is done.
problem-no-reviews = This server reviews no games.
problem-no-such-moment = At that moment nobody could go on with that seat.
problem-no-such-problem = There is no such problem.
problem-wrong-answer = That cannot be answered here.
problem-not-yours = You do not hold that seat.
problem-no-onlookers = This table is closed to onlookers.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-table = There is no such table.
problem-table-closed = The administrator of this server has closed this table.
problem-broken-table = This table cannot be opened: what is stored about it does not hold together. The administrator of this server finds it in the log; all other tables go on.
problem-table-deleted = The administrator of this server has deleted this table.
problem-table-lapsed = Nobody came: this table has been cleared away.
problem-replaced = A bot plays on your seat now: it has been given up.
problem-no-free-seat = There is no free seat for you at this table.
problem-not-invited = No seat is kept for you at this table.
problem-seat-held = Somebody holds that seat.
problem-game-over = The game is over.
problem-not-begun = The game has not begun yet.
problem-not-allowed = { $sentence }
problem-no-such-page = There is nothing here.
problem-no-such-game = There is no such game.
problem-no-such-bot = There is no such bot.
problem-wrong-method = That cannot be done here.
problem-wrong-origin = That request came from another site.
problem-banned = Your address is blocked until { $when } (UTC).
problem-wrong-code = This code does not work, or has been used already.
problem-wrong-table = { $why }
problem-seat-without-bot = A bot’s seat must name the bot.
problem-not-over = The game is not over yet; its record will be available when it is.
problem-wrong-record = { $why }
problem-not-whole = Only the record of a whole game can be looked back at here: from its set-up to its end.
problem-race-not-open = Not now: a race is about to begin.
problem-luck-not-drawn = Not yet: nothing has been drawn at this table.
problem-luck-drawn = It is too late to add to the luck of this table.
problem-luck-added = Something else was added to the luck from this seat before, and that stays.
problem-empty-name = A name needs at least one letter.
problem-other-rules = This game was begun with other rules (version { $version }), which this server does not know.
problem-server-error = Something went wrong on the server. Nothing has changed.
problem-stopping = This server is being restarted. Try again in a moment.
problem-database = { $what ->
    [full] The database cannot be written to: there is no room on the disk.
    [away] The database does not answer.
   *[other] The database cannot be written to.
  } Try again in a moment.

database-newer = The database is newer (revision { $found }) than this program (which knows up to { $known }). Nothing has changed; use a newer Bakufu.
database-not-changed = The database could not be brought from revision { $found } to { $known }: { $why }. It is as it was.
database-away = The database cannot be used: { $why }
database-older = The database is older (revision { $found }) than this program ({ $known }). Start the server once: it brings it up to date.
database-not-ours = This is not a Bakufu database.
database-missing = There is no database at { $file }.

backup-there = { $file } exists already; with --force it is overwritten.
backup-not-ours = This is not a backup of a Bakufu database of this kind.
restore-there = There is a database already: { $database }. With --force the backup takes its place.
restore-served = A server is running on this database. Stop it first.
program-missing = { $program } is not installed; it comes with PostgreSQL (Debian: apt-get install postgresql-client).
program-failed = { $program } failed: { $why }

page-missing = The page has not been built
page-missing-why = The server runs, but the folder with its page is not there. In a checkout: “make play” builds it. Programs can use the server all the same: /api/schema.

told-turn = { $game }: it is your turn.
told-turn-of = { $game }: it is { $name }’s turn.

somebody = Somebody
problem-nobody = Nothing is kept about you here: you have not sat at any table yet.
problem-no-such-target = You have no such device or webhook.
problem-too-many-targets = You have as many of these as anybody may have. Remove one first.
problem-wrong-address = Nothing can be sent to this address: { $why }
problem-on-vacation = You are on vacation already.
problem-no-vacation-left = { $left ->
    [0] No days of vacation are left this year.
    [one] Only one day of vacation is left this year.
   *[other] Only { $left } days of vacation are left this year.
}
hook-address = it is not an address.
hook-https = it must begin with https://.
hook-private = it belongs to a private network, and messages are only sent to public ones.
hook-redirect = it sends us on to another address ({ $about }), and we do not follow.
hook-status = the server there answered { $about }.
hook-silent = the server there does not answer.
