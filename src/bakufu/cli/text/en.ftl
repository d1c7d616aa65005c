help = Four board games of old Japan, at the terminal: play them, let bots play them, replay and verify games, read the rules.

    Examples: `bakufu games` · `bakufu play edo_yashiki` · `bakufu rules edo_yashiki 2.6`
help-games = List the games: how many can play, and what can be chosen.
help-play = Play in the terminal, alone against bots or several people at one keyboard.

    Examples: `bakufu play edo_yashiki` · `bakufu play edo_yashiki --seats me:Anna,me:Ben,greedy --option taking=draft` ·
    `bakufu play --resume edo_yashiki.jsonl`
help-serve = Serve tables to browsers; needs no account and, by default, no database server.

    Examples: `bakufu serve` · `bakufu serve --host 0.0.0.0 --port 8080` · `bakufu serve --database postgresql://user@host/bakufu`
help-host = The address to listen on; 0.0.0.0 for everybody who can reach this machine.
help-port = The port to listen on.
help-database = sqlite:///FILE or postgresql://...; by default SQLite in the data folder. Several servers may share one PostgreSQL.
help-data = The folder for the SQLite database; by default the user’s data folder.
help-limits = A factor for all rate limits; 0 lifts them.
help-ready = Seconds between the announcement of a race and its beginning.
help-reaction = Seconds that bots take in a race, on average.
help-unvisited = After this many days without a visit, a table that nobody finished is removed; 0: it stays.
help-open = Open the page in a browser, where there is a screen.
help-unjoined = An open table that is not full is removed when nobody has sat down for this many minutes; 0: it stays.
help-bots-after = Seconds after which bots take the free seats of a table made by “Play now”.
help-gone = Hours for which a player must be away, with the table waiting, before the others may replace them.
help-serve-luck = Seconds after sitting down in which people’s browsers may add to the luck (docs/fairness.md); 0: the server draws it alone.
help-serve-reviews = How often each moment of a game that is reviewed is played on; 0: this server reviews no games.
help-serve-review-nice = How readily the process that reviews games gives way to others; 19: it runs only when nobody else wants to.
help-serve-hint-seconds = How many seconds a hint that is asked for at a table is thought about.
help-metrics-port = A port on this machine where Prometheus finds /metrics.
help-log = The log: lines for people, or JSON, a line for each event and every request.
help-tell-after = Seconds that somebody may think before those who want to be are told of a turn (docs/notifications.md).
help-tell-private = Also tell addresses of private networks, and without TLS: for a server at home. Everybody who plays here can then reach into that network.
help-contact = mailto:... or https://...: whom push services may write to about this server.
help-proxy = The address of a proxy in front of the server, whose word about clients’ addresses is believed.
help-sim = Let bots play many games and count.

    Examples: `bakufu sim edo_yashiki --games 1000` · `bakufu sim edo_yashiki --players 4 --bots greedy,random,random,random --rotate --json`
help-balance = How balanced is a game? The same bot plays on every seat, with every number of players and every option; one page and one JSON say who wins from where, how long it takes, what goes with winning, and how much of it is luck.

    Everything played is kept: if it is interrupted, the same command resumes where it stopped.

    Examples: `bakufu balance edo_yashiki --games 200 --workers 2` · `bakufu balance bushido -p 3 --only --bot search@40 --values other.toml --name trial`
help-balance-only = Only the options named (or the usual ones), not every other value of each option as well.
help-balance-games = How many games of each number of players and option.
help-balance-luck = In how many games with the usual options luck is weighed; it takes far longer than playing.
help-balance-samples = How often each moment is played on to weigh luck.
help-balance-values = Play with other values than those printed on the components: a file laid out like the game’s components.toml, with what is to be different.
help-balance-into = The folder for the games, the page and the JSON.
help-balance-name = What these files are called; by default like the game.
help-arena = Let bots meet: tournaments that can be interrupted and resumed, and tests that stop as soon as the answer is sure.

    Examples: `bakufu arena run greedy easy first -g edo_yashiki --results edo.sqlite` · `bakufu arena compare fair easy -g shitenno`
help-arena-run = Let bots play a tournament: every line-up, each deal again with the seats exchanged. If it is interrupted, the same command resumes where it stopped.

    A bot that looks ahead may have a budget of its own behind its name: search@40 thinks forty playouts a decision, search@0.5s half a second. By playouts the games
    are the same on any machine and with any number of workers; by the clock they are not, and such a game cannot be replayed.

    Examples: `bakufu arena run greedy easy first -g edo_yashiki -p 2 --games 300 --workers 2 --results edo.sqlite` ·
    `bakufu arena run search@20 search@80 greedy -g shogun -p 3 --results shogun.sqlite`
help-arena-show = Show how the bots of a tournament stand: ratings and win shares with intervals, places, scores, and who beats whom. Also while it is being played.

    Examples: `bakufu arena show edo.sqlite` · `bakufu arena show edo.sqlite --json`
help-arena-replay = Play one game of a tournament again from its seed, and write its record.

    Example: `bakufu arena replay edo.sqlite 17 -o game.jsonl`, then `bakufu verify game.jsonl`
help-arena-compare = Is NEW stronger than OLD? Deals are played with the seats exchanged until it is sure: H1, by HIGH Elo at least, or H0, by LOW at most. Exit code 1 unless it is H1.

    Elo are between two seats: how often one of NEW finishes before one of OLD.
    By playouts, or with bots that do not look ahead, the answer is the same with any number of workers; by the clock it is not.

    Examples: `bakufu arena compare fair easy -g shitenno -p 2 --elo 0,20` · `bakufu arena compare search@80 search@20 -g edo_yashiki --workers 2 --max-games 2000`
help-arena-seats = Is SEAT better than THAN, where the same bot sits everywhere? Seat 1 begins, unless you say `--option draw_first=true`. Exit code 1 unless it is H1.

    Examples: `bakufu arena seats 1 4 -g shitenno -p 4 --elo 0,20` · `bakufu arena seats 2 1 -g bushido -p 3 --bot fair`
help-arena-lengths = Do games with these options take more decisions? Each deal is played with them and without. Exit code 1 unless it is H1.

    Examples: `bakufu arena lengths specialists=true -g edo_yashiki --percent 0,5` · `bakufu arena lengths taking=draft --than taking=sealed -g edo_yashiki -p 3`
help-arena-game = The game that is played.
help-arena-games = How many games in all; rounded up to whole deals, each with every line-up from every seat on.
help-arena-results = What keeps the games: a file (SQLite), or where the name ends in .parquet a folder, for very many.
help-arena-kept = Keep the games in this file (SQLite), or where the name ends in .parquet in a folder: the same command then resumes where it stopped.
help-arena-resamples = How often the deals are drawn anew for the intervals; by default as often as can be done without a long wait.
help-arena-output = The file for the record.
help-arena-program = A program that this game was played with and that may be started; as often as needed.
help-arena-bot = Who sits on every seat.
help-arena-elo = What is to be told apart: H0 says LOW, H1 says HIGH. The closer, the more games.
help-arena-percent = What is to be told apart, in per cent: H0 says LOW, H1 says HIGH.
help-arena-alpha = How often it may say H1 though H0 is true.
help-arena-beta = How often it may say H0 though H1 is true.
help-arena-max-games = It stays undecided after this many games.
help-arena-by = What counts: every place, or only who wins.
help-arena-than = The options to compare with; by default the usual ones.
help-arena-ray = Play on the Ray cluster at this address (`auto` for the one of this machine) instead of here; docs/cluster.md tells how.
help-arena-form = Who meets whom: `all` line-ups, or on a `ladder` each its neighbours, who can be passed; name the lowest first.
help-arena-export = Write the games of a tournament in another form: a folder that ends in .parquet, or an SQLite file. If it is interrupted, the same command resumes where it stopped.

    Examples: `bakufu arena export edo.sqlite edo.parquet` · `bakufu arena export edo.parquet edo.sqlite`
help-chances = Everybody’s chances of winning at a moment of a game, as an onlooker or a player could know them: what these eyes cannot see is drawn at random and played on, many times. docs/coach.md

    Examples: `bakufu chances game.jsonl --at 40` · `bakufu chances game.jsonl --at 40 --eyes 2 --samples 1000 --workers 2`
help-chances-at = After this many moves; by default after the last one.
help-chances-eyes = Whose eyes: an onlooker’s, or a player’s (1 is the first).
help-samples = How many positions that could be the real one are played on. Four times as many make it twice as sure.
help-coach-bot = Who plays on: quick is the game’s own fast way to play sensibly; any bot can be named, or one for each player: fair,easy.
help-coach-seed = Any word or number: the same seed gives the same figures.
help-luck = What of a finished game was luck: for each player, start + choices + luck = result; and the turns of a card, a tile or the tower that changed the most. docs/coach.md

    Examples: `bakufu luck game.jsonl` · `bakufu luck game.jsonl --samples 400 --workers 2 --json`
help-luck-samples = How often the game is played on from each of its moments.
help-luck-most = How many lucky and unlucky moments are listed.
help-review = Look back at a finished game: how everybody’s chances went, and what each choice gained or cost beside the best that was found, by what the player knew then. Nothing is called a mistake that the samples do not bear out. docs/coach.md

    Examples: `bakufu review game.jsonl --seat 1 --workers 2` · `bakufu review game.jsonl --html review.html`
help-review-seat = Only the choices of this player (1 is the first), and the chances with these eyes; otherwise everybody’s choices, and an onlooker’s eyes.
help-review-samples = How often a choice and what could be better are played on side by side.
help-review-html = Write a page that any browser shows, too.
help-problems = Moments of played games at which one answer is far better than all others that are worth a look: list them, pose one, or look for new ones. docs/coach.md

    Examples: `bakufu problems shitenno --find 5 --file mine.json --workers 2` · `bakufu problems shitenno --file mine.json` · `bakufu problems shitenno --file mine.json --show 3`
help-problems-show = Pose this one: the table as the player sees it, and after Enter the answer and why.
help-problems-find = Let bots play until this many are found. Takes a while; if interrupted, the same command resumes where it stopped.
help-problems-file = The file that keeps them (JSON); without it those that come with the game.
help-train = Learn chances of winning from games that bots play among themselves. If it is interrupted, the same command resumes where it stopped.

    A generation is kept only if a sequential test is sure that one who goes by it beats those who go by the last; the first has to beat the hand-written judgement.
    Exit code 1 if none did.

    Examples: `bakufu train bushido -p 3 --games 4000 --generations 1 --seed 7` · `bakufu train shitenno --workers 2 --into build/shitenno --ship`
help-train-games = Games of self-play in each generation.
help-train-generations = How many generations.
help-train-slips = How many of the answers in self-play are any that the rules allow, on average.
help-train-playouts = Playouts a decision in self-play, from the second generation on; the first does not look ahead.
help-train-test-playouts = Playouts a decision in the test.
help-train-test-deals = At most this many deals are played before a test ends undecided; each with the new on every seat.
help-train-better = How much more of the victories than chance gives the test looks for; the less, the more deals it takes.
help-train-into = The folder that keeps games, log and values; by default build/train/GAME-N.
help-train-ship = Put the accepted values into the game’s folder, where bots find them.
train-playing = self-play
train-testing = test
train-generation = Generation { $number }: { $positions } positions of { $games } games; loss { $learned } (by hand { $by_hand }, by chance { $by_chance }). Against the last it takes { $share } % ({ $low }–{ $high } %) of the victories in { $deals } deals: { $accepted ->
        [true] accepted
       *[other] not accepted ({ $verdict })
    }.
train-none = No generation was accepted: the judgement stays as it was.
train-kept = The values: { $file }
train-shipped = Shipped: { $file }
help-replay = Read a game that was played, move by move, or see the table after some move.

    Examples: `bakufu replay game.jsonl` · `bakufu replay game.jsonl --step 12 --seat 1`
help-verify = Recompute a record: the promise about its luck, every move, the result. Exit code 1 if anything is wrong.

    Examples: `bakufu verify game.jsonl` · `bakufu verify games/*.jsonl`
help-rules = Read the rules of a game, one clause or one chapter of them.

    Examples: `bakufu rules edo_yashiki` · `bakufu rules edo_yashiki EDO-2.6` · `bakufu rules edo_yashiki --rulings` · `bakufu rules edo_yashiki --changes`
help-check = See whether a game keeps what every game must: legality, endings, replay, clones, secrets, words, clauses. Also for a game from
    another package. Exit code 1 if something does not hold.

    Examples: `bakufu check edo_yashiki` · `bakufu check edo_yashiki --games 100`
help-bot-host = Let one of our bots speak the line protocol of docs/bots.md: decisions come in as lines of JSON, answers go out by number.

    Example: `bakufu sim edo_yashiki --bots "exec:bakufu bot-host greedy,random"`
help-admin = What the administrator of a server does, also while it runs: tables, names, bans, backups. docs/operating.md

    Examples: `bakufu admin list` · `bakufu admin backup bakufu.backup` · `bakufu admin doctor`
help-admin-database = sqlite:///FILE or postgresql://..., as bakufu serve has it; by default SQLite in the data folder.
help-admin-json = Print JSON instead.
help-admin-list = List the tables: game, players, state, last answer, clock.

    Examples: `bakufu admin list` · `bakufu admin list --game shogun --older-than 90d` · `bakufu admin list --finished --json`
help-admin-game = Only tables of this game.
help-admin-older-than = Only those at which nobody has answered for this long: s, m, h, d or w.
help-admin-finished = Only games that are over.
help-admin-ids = Print the tables’ names alone, one on each line, for other commands.
help-admin-show = Show one table: seats, options, version of the rules, length of its log. No secrets and no codes.

    Example: `bakufu admin show QwYvunrdYsVg`
help-admin-export = Write a table’s record, which bakufu verify accepts; without FILE it is printed.

    Example: `bakufu admin export QwYvunrdYsVg game.jsonl`
help-admin-close = Close tables: whoever sits there is told, nothing more can be played or said, and what was played stays.

    Example: `bakufu admin close QwYvunrdYsVg`
help-admin-delete = Delete tables with everything that was played and said there. A running server drops them.

    Examples: `bakufu admin delete QwYvunrdYsVg` · `bakufu admin list --finished --older-than 365d --ids | xargs -r bakufu admin delete --yes`
help-admin-yes = Do not ask.
help-admin-forget-name = Take a name away everywhere: from seats, and so from logs and records, and from chats, where a neutral word takes its place.

    Example: `bakufu admin forget-name "Anna"`
help-admin-as = The word that takes its place.
help-admin-ban = Serve an address or a network no more for a time; without ADDRESS, list who is banned.

    Examples: `bakufu admin ban 192.0.2.7` · `bakufu admin ban 2001:db8::/48 --for 12h` · `bakufu admin ban --json`
help-admin-for = How long: s, m, h, d or w.
help-admin-unban = Serve an address or a network again.

    Example: `bakufu admin unban 192.0.2.7`
help-admin-push = List the browsers that are told when it is somebody’s turn, by id and push service.

    Examples: `bakufu admin push` · `bakufu admin push --json`
help-admin-drop-push = Drop a push key: that browser is told nothing more, until its owner wants it again.

    Example: `bakufu admin drop-push 3f5a...`
help-admin-backup = Write the whole database into a file, while servers go on. From PostgreSQL with its pg_dump.

    Example: `bakufu admin backup bakufu.backup`
help-admin-force = Write over what is there.
help-admin-restore = Put a backup in the place of the database, on which no server may be running.

    Examples: `bakufu admin restore bakufu.backup` · `bakufu admin restore bakufu.backup --database sqlite:///other.sqlite3`
help-admin-doctor = See whether all is well: database, revision, page, engine, clocks, free space, every table. Exit code 1 if something is not.

    Example: `bakufu admin doctor`
help-bench = Measure how many decisions random games make in a second, and how long a copy of a position takes.

    Examples: `bakufu bench edo_yashiki` · `bakufu bench --all --seconds 0.3`
help-bench-all = Also what a search asks of a position: fair samples, views, worth, hints, greedy answers; and all of it in plain Python too, where the engine is compiled. What is aimed at stands below the columns’ names, ✗ where it is missed.
help-version = The version, and whether the engine is compiled.
engine-compiled = the compiled engine
engine-plain = the engine in plain Python
help-lang = The language. By default the one that your environment asks for.
help-players = How many players.
help-option = An option of the game, as often as needed; `bakufu games` lists them.
help-seed = Any word or number: the same seed gives the same luck.
help-play-luck = Each person may add words or throws of dice to the luck, after the promise.
help-seats = Who sits where: me (or me:Anna) for a person, the name of a bot, or exec: and a command.
help-resume = Resume a game that was saved.
help-sim-games = How many games.
help-check-games = How many whole games for each variant; a tenth as many are looked at closely.
help-bot = Who plays on the seats that are not yours: the name of a bot, or exec: and a command.
help-bots = Which bots play, seat by seat (exec: and a command for a program); fewer than players are dealt out in turn.
help-think = How long a bot that looks ahead thinks about a decision, in seconds.
help-playouts = Let bots that look ahead think by playouts instead of by the clock: the same seed then gives the same games.
help-rotate = Let the bots move on by one seat from game to game.
help-workers = How many processes play at once.
help-json = Print one JSON object instead of a table.
help-step = Show the table after this many moves.
help-seat = See it with the eyes of this player (1 is the first); otherwise as an onlooker.
help-rulings = Only what was settled where the rulebook leaves it open.
help-changes = What each version of the rules has changed, and why.
help-seconds = How long each measurement takes.

option-form = An option is written name=value, not “{ $given }”.
cannot-save = { $name } cannot be written: { $why }.
luck-or-seed = With --seed the luck is known: nobody can add to it (--luck).
resume-alone = A resumed game brings its game, players, options and luck along: name none of them with --resume.
resume-program = This game was played with somebody’s program; say with --seats who sits where now.
no-such-clause = { $game } has no clause “{ $name }”; they go from { $first } to { $last }.
too-many-bots = { $bots } bots do not fit on { $players } seats.
wrong-seats = { $seats ->
    [one] One seat was named
   *[other] { $seats } seats were named
} for { $players } players.
no-such-sitter = “{ $name }” cannot sit there: a seat is for me or for one of the bots { $bots }.
no-such-seat = There is no player { $seat }; there were { $players }.
no-such-step = There is no move { $step }; the record has { $moves }.

no-such-eyes = There is no view “{ $name }”: name onlooker, or a player from 1 to { $players }.
coach-worker-died = A worker was stopped from outside; what it was working on is lost. Ask again.

chances-summary = { $game } after move { $move } of { $moves }, as { $seen ->
    [onlooker] an onlooker
   *[seat] { $player }
} could know it: { $samples ->
    [one] one sample
   *[other] { $samples } samples
} played on by { $bot }. Chances of winning, with their standard error:
chances-over = { $game } after move { $move } of { $moves }: the game is over.
chances-share = { $share }%
coach-unfinished = This game is not over: it can be looked back at when it is.

luck-summary = { $game }, in hundredths of a victory; { $samples ->
    [one] one game
   *[other] { $samples } games
} played on from each moment.
luck-start = start
luck-own-choices = own choices
luck-others-choices = others’ choices
luck-luck = luck
luck-result = result
luck-most = The luck that changed the most:

review-title = { $game }: looking back
review-summary = { $game }, { $moves } moves, as { $seen ->
    [onlooker] an onlooker
   *[seat] { $player }
} could know it; { $samples } samples.
review-mistakes = { $number ->
    [0] None of the { $choices } choices is shown to be a mistake.
    [one] One of the { $choices } choices cost something, beyond doubt:
   *[other] { $number } of the { $choices } choices cost something, beyond doubt:
}
review-better = { $player }: { $chosen }. Cost { $cost } ± { $error } hundredths of a victory; better: { $better }.
review-honest = Chances of winning, with their standard error; a ring is a mistake. Costs are hundredths of a victory, against the best alternative found, by what the player knew then. Only what stays better on fresh samples, beyond doubt over the whole game, is called a mistake and shows what would have been better.
review-move = move
review-player = player
review-chosen = chosen
review-cost = cost
review-instead = better

no-problems = No problems come with { $game } yet; bakufu problems --find looks for some.
no-such-problem = There is no problem { $number }; there are { $most }.
problems-unreadable = { $file } holds no problems.
problems-other = { $file } holds problems of another game, or found with another seed.
problems-found = { $number ->
    [one] One problem
   *[other] { $number } problems
} in { $file }; { $games ->
    [one] one game
   *[other] { $games } games
} looked at now.
problems-line = { $players } players: { $asked }
problems-think = One answer is far better than the others. Enter shows it…
problems-best = Best: { $plan }.
problems-rest = It costs { $cost } ± { $error } hundredths of a victory to choose: { $plan }.

games-game = game
games-players = players
games-options = options, the default first
games-about = about

sim-summary = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } s, { $speed } a second.
sim-seat = seat
sim-bot = bot
sim-wins = wins
sim-share = share
sim-score = mean score
sim-bot-wins = wins of the bot
sim-faults = The program { $bot } lost { $faults ->
    [one] one decision
   *[other] { $faults } decisions
}: a sensible answer was given instead.

arena-clock = By the clock: { $bots }. Another run gives other games, and none of them can be replayed; --playouts makes them repeatable.
arena-ran = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} in { $file }, { $played } of them played now. How the bots stand: bakufu arena show { $file }
arena-summary = { $game }, { $players } players, rules { $rules }, seed { $seed }: { $games ->
    [one] one game
   *[other] { $games } games
} in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}.
arena-bot = bot
arena-rating = rating
arena-interval = 95 %
arena-share = wins
arena-place = place
arena-score = score
arena-seats = seats
arena-matrix = How often the row finishes before the column (level counts half):
arena-replayed = Game { $number }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}: { $file }
arena-exported = { $games ->
    [one] One game
   *[other] { $games } games
} in { $file }.
arena-ladder = The ladder after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, the highest first: { $bots }
balance-written = The report: { $page }; the same as JSON: { $json }
arena-live = LLR { $llr }  { $estimate }{ $unit ->
    [elo] { " Elo" }
   *[percent] { "" }
} ({ $least } to { $most })  { $games ->
    [one] one game
   *[other] { $games } games
}
arena-usual = the usual options
arena-compare-H1 = { $new } is stronger than { $old }: H1 ({ $high } Elo), not H0 ({ $low } Elo).
arena-compare-H0 = { $new } is not that much stronger than { $old }: H0 ({ $low } Elo), not H1 ({ $high } Elo).
arena-compare-undecided = Whether { $new } is stronger than { $old } is undecided: neither H0 ({ $low } Elo) nor H1 ({ $high } Elo) is sure.
arena-seats-H1 = Seat { $seat } is better than seat { $than }: H1 ({ $high } Elo), not H0 ({ $low } Elo).
arena-seats-H0 = Seat { $seat } is not that much better than seat { $than }: H0 ({ $low } Elo), not H1 ({ $high } Elo).
arena-seats-undecided = Whether seat { $seat } is better than seat { $than } is undecided: neither H0 ({ $low } Elo) nor H1 ({ $high } Elo) is sure.
arena-lengths-H1 = Games with { $options } are longer than with { $than }: H1 ({ $high }), not H0 ({ $low }).
arena-lengths-H0 = Games with { $options } are not that much longer than with { $than }: H0 ({ $low }), not H1 ({ $high }).
arena-lengths-undecided = Whether games with { $options } are longer than with { $than } is undecided: neither H0 ({ $low }) nor H1 ({ $high }) is sure.
arena-figures = Log likelihood ratio { $llr } (H0 from { $lower } down, H1 from { $upper } up); { $games ->
    [one] one game
   *[other] { $games } games
} in { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. Estimate { $estimate }{ $unit ->
    [elo] { " Elo" }
   *[percent] { "" }
}, 95 % between { $least } and { $most }.

check-begins = { $game }, { $variants ->
    [one] one variant
   *[other] { $variants } variants
}, { $games ->
    [one] one game
   *[other] { $games } games
} of each.
check-legality = Every listed answer is accepted, every other is refused with its clause, and changes nothing.
check-endings = Every game ends with a complete result, and no piece is made or lost.
check-replay = A position is the same from its JSON, a record leads to the same end, a seed to the same game.
check-clones = A clone shares nothing, and looking changes nothing.
check-secrets = What reaches a seat does not depend on what it cannot know.
check-telling = All that happens can be said, in every language of the game.
check-clauses = Every clause is there to read, in every language of the game.
check-good = All { $points } points hold for { $game }.
check-bad = { $bad ->
    [one] One of { $points } points does
   *[other] { $bad } of { $points } points do
} not hold for { $game }.

bench-game = game
bench-players = players
bench-engine = engine
bench-compiled = compiled
bench-plain = plain Python
bench-times = times plain
bench-decisions = decisions/s
bench-games = games/s
bench-clone = clone
bench-determinize = fair sample
bench-view = view as JSON
bench-worth = worth
bench-hint = hints as JSON
bench-greedy = greedy decisions/s

replay-unfinished = The game was interrupted here.
verify-promise = The promise holds: seed { $seed } fits { $commitment }.
verify-joint = The promise holds: { $secret } fits { $commitment }.
verify-parts = Seed { $seed } follows from it and from what was added by { $players }.
verify-no-part = { $players } added nothing.
verify-moves = { $moves ->
    [one] The one move is
   *[other] All { $moves } moves are
} allowed by the rules of { $game }, version { $rules }.
verify-result = The result holds: { $scores }; { $winners } won.
verify-unfinished = The game was interrupted, so there is no result to check.
verify-holds = { $file }: { $game }, rules { $rules }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}: holds.
verify-all = { $bad ->
    [0] All { $files } records hold.
    [one] One of { $files } records does not hold.
   *[other] { $bad } of { $files } records do not hold.
}
verify-some = { $bad ->
    [one] One record does not hold.
   *[other] { $bad } records do not hold.
}

rules-version = Since version { $version } ({ $date })
rules-first = The rules of { $game } are as they were at first.

play-which = Which game?
play-no-game = Type a number from 1 to { $most }, or name the game: bakufu play GAME.
play-promise = Promise about the luck of this game: { $commitment }
play-luck = { $player }, add to the luck: any words, or throws of dice (Enter: nothing).{" "}
play-hand-over = { $player } decides. Press Enter when nobody else is looking.
play-confirm = Press Enter to do it, or type anything to think again:{" "}
play-try-help = (? for help)
play-taken-back = Taken back: { $action }.
play-saved = Saved as { $file }.
play-go-on = To resume it: bakufu play --resume { $file }
play-save-as = File name to save the record, or Enter to leave:{" "}
play-place = place
play-player = player
play-points = points
play-commands =
    ?            this explanation
    hint         what a master would do, and why
    u            take back your last answer, while that is allowed
    board        draw the table again
    log          all that has happened so far
    save FILE    write the record of the game
    quit         leave; the game is saved
    The rules: bakufu rules { $game }

hint-thinking = A master thinks about it…
hint-not-among-people = There are no hints when people play against each other.
hint-count = { $hints ->
    [one] One hint was asked for.
   *[other] { $hints } hints were asked for.
}

serve-address = Tables are open at { $address } (Ctrl-C closes them).
serve-network = Others on your network open { $address }
serve-only-here = Only this machine can open them; with --host 0.0.0.0 others on your network can, too.
serve-no-page = The page has not been built; programs can use the server all the same.
serve-contact = “{ $given }” is not a contact: it must begin with mailto:… or https://…
serve-port = { $host }:{ $port } cannot be listened on: { $why }. Choose another with --port.
serve-extra = The server needs libraries that are not installed ({ $missing }): pip install "bakufu[server]"
serve-database = “{ $url }” is not a database: it must begin with sqlite:/// or postgresql://.

admin-time = “{ $given }” is not a duration: write 90d, 12h, 30m, 45s or 2w.
admin-no-push = No browser is told of turns.
admin-push-id = id
admin-push-service = push service
admin-push-since = since
admin-push-told = last told
admin-no-such-push = There is no push key { $id }. bakufu admin push lists them all.
admin-push-dropped = { $id } is told nothing more.
admin-no-such-table = There is no table { $table }. bakufu admin list names them all.
admin-no-tables = No tables.
admin-table = table
admin-game = game
admin-players = players
admin-state = state
admin-last-answer = last answer
admin-clock = clock
admin-rules = rules
admin-options = options
admin-made = created
admin-log-length = entries in the log
admin-onlookers = onlookers
admin-yes = yes
admin-no = no
admin-free = free
admin-seat = seat { $seat }
admin-state-running = running
admin-state-finished = finished
admin-state-waiting = waiting for people
admin-state-closed = closed
admin-clock-none = none
admin-clock-decision = { $seconds } s a decision
admin-clock-game = { $seconds } s a game
admin-not-begun = Nothing has been drawn at table { $table } yet: there is nothing to write down.
admin-other-rules = Table { $table } was begun with version { $rules } of its rules, which is not known here.
admin-export-running = This game is not over: its record holds what others may not know, and cannot be verified yet. Show it to nobody who plays.
admin-already-closed = Table { $table } is closed already.
admin-already-finished = The game at table { $table } is over: there is nothing to close.
admin-closed = Table { $table } is closed.
admin-sure = { $tables ->
    [one] Delete this table for good?
   *[other] Delete these { $tables } tables for good?
}
admin-not-sure = There is nobody to ask for confirmation: confirm with --yes.
admin-deleted = Table { $table } is deleted.
admin-somebody = Somebody
admin-name = A name needs a letter, and the word in its place at most { $most }.
admin-nobody = Nobody is called “{ $name }”, and the name is in no chat.
admin-forgotten = “{ $word }” now stands on { $seats ->
    [one] one seat
   *[other] { $seats } seats
} and in { $lines ->
    [one] one line
   *[other] { $lines } lines
} of chat, at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. In backups the name is still there.
admin-address = “{ $given }” is neither an address nor a network.
admin-no-bans = Nobody is banned.
admin-network = network
admin-until = until
admin-banned = { $network } is not served until { $until }.
admin-unbanned = { $network } is served again.
admin-not-banned = { $network } is not banned.
admin-backed-up = { $file }: { $size } MiB, revision { $revision }.
admin-restored = The database is now what was in { $file }.
admin-before = What it was before is in { $file }.
admin-doctor-well = All is well.
admin-doctor-wrong = { $wrong ->
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
admin-doctor-page = { $well ->
    [yes] The page is built.
   *[no] The page is not built: make web.
}
admin-doctor-engine-compiled = The compiled engine runs.
admin-doctor-engine-plain = The engine runs in plain Python; make fast compiles it.
admin-doctor-reachable = The database can be reached.
admin-doctor-database = { $why }
admin-doctor-not-ours = The database is not Bakufu’s, or older than revisions are counted.
admin-doctor-newer = The database has revision { $found }, and this program knows those up to { $known }: use a newer Bakufu.
admin-doctor-older = The database has revision { $found }; the next start of the server brings it to { $known }. Its tables were not looked at.
admin-doctor-revision = The database has revision { $found }, the newest.
admin-doctor-writable = The database can be written to.
admin-doctor-not-writable = The database cannot be written to: { $why }
admin-doctor-clock = { $well ->
    [yes] This machine’s clock and the database’s differ by { $seconds } s.
   *[no] This machine’s clock and the database’s differ by { $seconds } s: one of them is wrong.
}
admin-doctor-clock-file = { $well ->
    [yes] Nothing in the database is dated in the future.
   *[no] Something in the database is dated { $seconds } s in the future: this machine’s clock is wrong, or was.
}
admin-doctor-room = { $well ->
    [yes] { $free } MiB are free; the database takes { $size } MiB.
   *[no] Only { $free } MiB are free; the database takes { $size } MiB, and needs as much again to be copied.
}
admin-doctor-other-rules = Table { $table } stands still: version { $rules } of its rules is not known here.
admin-doctor-broken = Table { $table } cannot be loaded: { $why }
admin-doctor-tables = { $well ->
    [yes] All tables can be loaded: { $tables }.
   *[no] Tables that cannot be loaded: { $broken } of { $tables }.
}

help-actions = Say what the numbers mean that learning programs answer with (docs/research.md).

    Example: `bakufu actions shogun`
help-observation = Say what the numbers mean that learning programs see (docs/research.md).

    Examples: `bakufu observation edo_yashiki` · `bakufu observation shogun --players 4`
actions-numbers = numbers
actions-action = action
actions-fields = what they tell
actions-part = (a part of the answer; more is asked)
actions-in-all = { $game }: { $count } numbers in all, whatever the number of players and the options.
observation-numbers = numbers
observation-plane = plane
observation-shape = shape
observation-meaning = what they mean
observation-in-all = { $game } with { $players } players: { $count } numbers in all, from 0 to 127.
