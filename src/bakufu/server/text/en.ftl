# What the page itself says.
page-home = To the lobby
page-nearer = Zoom in
page-farther = Zoom out
page-language = Language
page-theme = Light or dark
page-close = Close
page-copy = Copy
page-copied = Copied
page-offline = The server does not answer.
page-help = Help

page-welcome = A table in one minute
page-welcome-more = Choose a game, put friends or bots on the seats, send the links, play. Nobody needs an account.
page-which-game = The game
page-who-sits = Who sits where
page-players = players
page-players-range = { $from }–{ $to } players
page-sitter = Seat { $number }
page-sitter-me = me
page-sitter-person = a friend, by link
page-sitter-bot = a bot
page-which-bot = Which bot on seat { $number }
page-name-of = Name on seat { $number }
page-your-name = Your name
page-their-name = Their name
page-options = How it is played
page-clock = Thinking time
page-clock-none = as long as you like
page-clock-decision = for each decision
page-clock-game = for the whole game
page-clock-time = How long
page-seconds = { $count } seconds
page-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
page-tempo = Bots in a race
page-tempo-calm = calm: about 12 seconds
page-tempo-brisk = brisk: about 8 seconds
page-tempo-fierce = fierce: about 3 seconds
page-onlookers = Others may watch
page-make = Create the table

page-made = Your table is ready
page-invitations = Send these links
page-invitations-more = Each link gives one seat, once. Whoever opens it first holds the seat.
page-link-for = Link for { $name }
page-links = Links and codes
page-links-short = Links
page-only-here = These links only work on this machine. For friends on your network, start the server with
page-trouble = Something is wrong here
page-recovery = Your seat’s code
page-program = Give this seat to a program
page-program-more = It plays over the network, and everybody sees that it is a program. You no longer hold the seat; its recovery code takes it back.
page-program-give = Give it away, and show the token
page-program-token = The program identifies itself with this token. It is for this seat alone, and is shown only once, now.
page-program-back = This code takes the seat back.
page-program-token-label = Token
page-recovery-more = It gets your seat back on another machine.
page-onlookers-link = For those who only want to watch
page-to-table = To the table
page-to-lobby = To the lobby

page-take-seat = Take your seat?
page-take-seat-of = Take { $name }’s seat?
page-table-of = { $game }, with { $names }.
page-take = Take the seat
page-recover = Get your seat back
page-recover-short = My seat
page-recover-do = Get it back
page-recovery-code = The code you were given

page-nowhere = There is nothing here
page-nowhere-more = This address leads to no table.
page-no-table = There is no such table
page-no-table-more = It may have been cleared away, or the address is not complete.
page-lost = The connection is lost; nothing you did is. Trying again…
page-halted = Nothing that was accepted is lost; the game goes on by itself as soon as it can.
page-closed = The administrator of this server has closed this table. You can still look at it, but not play on.
page-retry = Try now

page-seats = Seats
page-you = you
page-bot = bot
page-bot-level = bot, { $level }
page-level-first = first game
page-level-easy = easy
page-level-fair = fair
page-level-strong = strong
page-level-expert = expert
page-level-master = master
page-level-random = beginner
page-level-program = a program
page-level-greedy = seasoned
page-seat-free = not here yet
page-away = away
page-caretaker = a bot plays
page-caretaker-plays = Your time ran out twice: a bot plays for you.
page-resume = Take over again
page-time-out = Your time ran out: a bot made that decision. If it runs out again, the bot goes on.
page-sit-here = See the table from this seat
page-score = Points
page-thinks = has to decide
page-onlooker = an onlooker

page-let-go = Put it down again
page-take-back = Take back
page-as-list = As a list
page-on-board = On the board
page-filter = Find an answer
page-show-all = Show all { $count }
page-read-clause = Read it
page-decide-as = Decide as { $name }

page-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
page-you-won = { $count ->
    [one] You win
   *[other] You share the victory: { $names }
}
page-you-lost = { $names } won; you came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
}, { $points ->
    [0] level on points
    [one] one point behind
   *[other] { $points } points behind
}
page-best-turn = Best turn: { $name }, +{ $points }.
page-look-there = Look
page-again = Play again
page-place = Place
page-player = Player
page-why = Where the points come from
page-record = The record of the game, to verify it
page-new-table = A new table

page-log = Log
page-chat = Chat
page-rules = Rules
page-chat-say = Say something
page-send = Send
page-filter-rules = Find in the rules
page-rulings = only our rulings

page-help-decision = What you have to decide, and what you may choose, is shown in turquoise. Answer on the board, or with the buttons below the sentence.
page-help-list = “As a list” puts every possible answer into words; it works for every game, and with the keyboard alone.
page-help-rules = Rules and rulings are beside the log and the chat. A refusal names the clause behind it.
page-help-gloss = Point at anything on the board, or press it for a while, and a card tells you what it is and does. With the keyboard “?” leads from one thing to the next, and Enter opens its rule.
page-help-movement = What happens is shown move by move; Esc skips to now. Above the log you can look back at every moment.
page-promise-joint = The server promised its share of the luck before anybody added theirs, so nobody could choose the seed. This is the promise; when the game is over, the record shows that it was kept.
page-promise = All luck was fixed before the first move. This is the promise; when the game is over, the record shows that it was kept.

page-answered = Sending…
page-happening = Here is what happens…
page-ready = Ready
page-ready-ask = Ready for the race?
page-ready-more = It begins when everybody is ready: whoever answers first gets what is turned up.
page-luck-waiting = Waiting for { $names } to add to the luck.
page-luck-without = { $names } added nothing to the luck.
page-luck-not-mine = What your browser added to the luck of this table is not in it. Do not trust this server.
page-waiting-for-all = It begins when everybody is here
page-race-soon = Hajime in { $seconds }…

page-skip = Skip to now ({ $count })
page-sound = Sound
page-speed = Speed of the animations
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-at-once = at once
page-speed-still = Your system asks for less movement: everything is shown at once.

page-look-back = Looking back
page-moment = Moment of the game
page-moment-of = { $number } of { $count }
page-eyes = Seen by
page-eyes-of = { $name }
page-eyes-onlooker = an onlooker
page-to-past = Look back at the game
page-copy-link = Copy a link to this moment
page-no-past = While the game goes on, only those who play or may watch can look back at it.
page-film-first = To the beginning
page-film-back = One step back
page-film-play = Play
page-film-pause = Pause
page-film-on = One step forward
page-film-last = To the end
page-luck = Luck
page-luck-here = Luck at this moment
page-luck-none = Nothing was drawn here: what happened was decided by the players.
page-luck-draws = { $count ->
    [one] One draw made this moment, number { $from } of { $all }:
   *[other] { $count } draws made this moment, numbers { $from } to { $to } of { $all }:
}
page-luck-draw = { $which } of { $of }
page-luck-draws-why = They came from the seed below, which was promised before the first move.
page-luck-next = To the next draw
page-luck-proof = Was the luck honest?
page-luck-promise = Before the first move this promise was made:
page-luck-parts = Then each person’s browser added something of its own:
page-luck-nothing = nothing
page-luck-mine = What this browser added is in it:
page-luck-secret = After the last move the server opened what it had promised:
page-luck-joint = The seed is the hash of all of this, computed here in your browser:
page-luck-seed = After the last move the seed was opened:
page-luck-hash = Its hash (BLAKE2b), computed here in your browser, is the promise:
page-luck-all = All { $count } draws of the game, drawn again from the seed in your browser:
page-luck-record = The record, replayed by the server, leads to the same views and the same result:
page-luck-yourself = If you trust no server, verify it at home: bakufu verify.
page-luck-later = When the game is over, the seed is opened here, and every draw with it.
page-luck-yes = correct
page-luck-no = not correct
page-away-count = { $count ->
    [one] One thing has happened since you last looked.
   *[other] { $count } things have happened since you last looked.
}
page-away-show = Show me
page-away-steps = Step by step
page-away-enough = Stop
page-board = The table
page-decision = The decision
page-to-decision = To the decision
page-panels = Log, chat and rules
page-seat-lost = Your seat is held by another browser now.

page-old-game = Look back at a game
page-old-game-more = From this table or any other: the record of a finished game is verified, and shown move by move.
page-open-record = Open a record…
page-biggest-fight = The biggest fight: { $fight }
page-board-of = The board of { $game }
page-gloss-costs = Costs { $costs }.
page-gloss-player = { $level ->
    [none] The crest of a player.
   *[other] The crest of a player ({ $level }).
}
page-learn = Learn it first
page-learn-game = { $game }: learn it first
page-learn-title = { $game }: the guide
page-learn-part-0 = The first turn
page-learn-part-1 = How it ends
page-learn-to-the-end = See how it ends
page-learn-step = Step { $number } of { $count }
page-learn-steps = Steps
page-learn-back = Back
page-learn-fold = The guide’s words
page-learn-on = Continue
page-learn-skip = Skip
page-learn-show = Show me
page-learn-show-what = Show me: { $label }
page-learn-play = Now play
page-learn-other = That is allowed (“{ $label }”), and at your own table you may do it. Here the guide goes another way.
page-learn-not-allowed = That is not allowed here.
page-learn-none = There is no guide here
page-learn-none-more = This address leads to no game that can be learned.

page-mine = My tables
page-mine-turn = your turn
page-mine-invited = a seat is kept for you
page-mine-waiting = others must decide
page-mine-waits-for = waiting for { $names }
page-mine-gathering = not everybody is here yet
page-mine-finished = finished
page-mine-closed = ended
page-mine-place = finished: { $place ->
    [1] you won
    [2] you came second
    [3] you came third
   *[other] you came { $place }th
}
page-mine-all = Show all { $count } finished games
page-ago-now = just now
page-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
page-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
page-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
page-open = Open table: anybody may take the friends’ seats
page-open-tables = Open tables
page-open-missing = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
page-open-full = being played
page-seat-empty = free
page-sit-down = Sit down
page-watch = Watch
page-play-now = Play now
page-play-now-more = { $game } with whoever is looking for a game; if nobody is, bots soon join you.
page-place-free = There is a free seat for you at this table.
page-bots-in = If nobody else comes, bots join in { $seconds } s.
page-bots-now = Let bots take the free seats
page-again-waits = Play again: the table is ready
page-move = Take my seats to another device
page-move-more = Scan this, or open the link on the other device. It works once, for { $count } minutes, and takes all your seats there; this browser then no longer holds them.
page-move-picture = The link as a QR code
page-move-link = The link for the other device
page-move-here = Take your seats here?
page-move-here-more = All the seats held by the browser that made this link will be held by this one.
page-move-take = Take them here
page-move-incomplete = This link is not complete.
page-leaving = Leaving, replacing, ending
page-leaving-short = Leave
page-leave = Give up your seat
page-leave-more = A bot plays on for you, and you cannot come back by yourself. The others can send somebody a link to take over.
page-leave-before = Nothing has begun: your seat will be free again.
page-leave-do = Give it up…
page-leave-sure = Yes, give it up
page-stay = Stay
page-end = End the game
page-end-more = Without a result, as soon as everybody who is left agrees.
page-end-by = { $names } would like to end it. It ends when everybody who is left agrees.
page-end-do = I agree to end it
page-vote-withdraw = Withdraw
page-replace = Replace { $name }
page-replace-more = The table has been waiting for a long time. If everybody who is left agrees, a bot plays on this seat.
page-replace-by = { $names } would like that. It is done when everybody who is left agrees.
page-replace-do = I agree
page-replaced = The seat that you held has been given up: a bot plays on.
page-takeover = A bot plays for { $name }
page-takeover-do = Make a link for somebody to take over
page-proposal-end = { $names } would like to end the game.
page-proposal-replace = { $names } would like to replace { $name }.
page-proposal-look = Look

page-about-me = Your games, notifications, vacation
page-your-turn = It is your turn.
page-tell-ask = Would you like this browser to tell you when it is your turn, even when this page is closed?
page-tell-yes = Yes, please
page-tell-no = No, thanks
page-tell-here = Notify me in this browser when it is my turn at this table
page-tell-more = Notifications, your games, vacation
page-tell-cannot = This browser cannot be notified: it does not allow notifications here, or has no service for them.

page-clock-days = by correspondence, for each decision
page-clock-long = { $days } d { $hours } h
page-hours = { $count } hours
page-days = { $count ->
    [one] one day
   *[other] { $count } days
}
page-pace-decision = { $time } for each decision
page-pace-game = { $time } for the whole game
page-on-vacation = on vacation until { $date }
page-review = Review
page-review-graph = Everybody’s chances of winning, from the first move to the last. A click goes to that moment.
page-review-share = { $share }% ± { $error }
page-review-at = Move { $move }, { $name } decides.
page-review-end = The end.
page-review-offer = What did each of { $name }’s choices gain or cost, and how much of it was luck? The game is played on from every moment, many times. That takes a while; you need not wait for it here.
page-review-offer-onlooker = How did everybody’s chances go, and how much of it was luck? The game is played on from every moment, many times. For what a player’s choices gained or cost, choose that player’s view.
page-review-ask = Review this game
page-review-waiting = { $ahead ->
    [0] Your review is next…
    [one] One review comes first…
   *[other] { $ahead } reviews come first…
}
page-review-running = Playing on from every moment…
page-review-failed = That went wrong. It can be asked for again.
page-review-choices = Choices
page-review-mistakes = { $number ->
    [0] None of the { $choices } choices is shown to be a mistake.
    [one] One of the { $choices } choices cost something, beyond doubt:
   *[other] { $number } of the { $choices } choices cost something, beyond doubt:
}
page-review-move = { $move ->
    [0] Set-up
   *[other] Move { $move }
}
page-review-cost = Cost { $cost } ± { $error } hundredths of a victory.
page-review-better = Better: { $better }
page-review-unsure = Something else looked better by { $cost } ± { $error } hundredths: too little to be sure.
page-review-fine = Nothing better was found.
page-review-all = All { $count } choices
page-review-only-mistakes = Only what cost something
page-review-honest = From { $samples } samples each: what the player could not see is drawn at random, and everybody plays on as our quick bot does. “Better” means better if everybody plays on like that. Only what stays better on fresh samples, beyond doubt over the whole game, is called a mistake; something better still may not have been found.
page-what-if = Play on from here against bots
page-what-if-notice = A what-if: this table goes on from move { $move } of another game, with luck of its own.
page-what-if-origin = To that game
page-ledger = Luck
page-ledger-start = start
page-ledger-own-choices = own choices
page-ledger-others-choices = others’ choices
page-ledger-luck = luck
page-ledger-result = result
page-ledger-most = The luck that changed the most

page-hint = Hint
page-hint-thinking = A master thinks about it…
page-hint-told = The hint
page-hint-shown = Everybody sees how many hints were asked for.
page-hints-allowed = Hints may be asked for
page-hints-count = { $count ->
    [one] one hint
   *[other] { $count } hints
}

page-problems = Problems
page-problems-game = { $game }: problems
page-problems-none = There are no problems here
page-problems-none-more = This address leads to no game that has any.
page-problem-of = Problem { $number } of { $count }
page-problem-task = One answer is far better than all the others. Which one?
page-problem-more = Right so far. Go on.
page-problem-solved = Solved.
page-problem-wrong = There is something better.
page-problem-cost = “{ $tried }” costs { $cost ->
    [one] { $cost } hundredth
   *[other] { $cost } hundredths
} of a victory.
page-problem-unweighed = “{ $tried }” was not among the answers that were weighed.
page-problem-best = Best: { $best }
page-problem-others = What the others cost, in hundredths of a victory
page-problem-again = Try again
page-problem-next = Next
page-problem-before = Previous
page-problem-all = All problems
page-problem-honest = Found by playing on 100 times from each answer, drawing anew each time what the player could not see.
