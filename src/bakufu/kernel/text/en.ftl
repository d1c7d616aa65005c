# What this language calls itself.
language-name = English
# The word that marks a clause which settles what a rulebook leaves open.
rules-ruling = ruling

# Said at every table.
player = Player { $number }
nothing = nothing
listed = { $most } and { $last }

refused-over = The game is over.
refused-not-asked = You have nothing to decide just now.
refused-does-not-fit = That is not one of the answers you may give here.
refused-unreadable = That is not an action of this game.
refused-nothing-to-take-back = You have not done anything that could be taken back.
refused-revealed = Too late to take that back: something has been revealed since.
refused-drawn = Too late to take that back: something has been drawn since.
refused-raced = What is claimed in a race stays claimed: neither that nor anything before it can be taken back.
refused-answered = Too late to take that back: somebody has answered it.
refused-asked-in-secret = Too late to take that back: others who know of it are deciding in secret.

option-draw_first = The first player is drawn by lot
wrong-players = { $game } is for { $counts } players, not { $players }.
wrong-option = { $game } has no option “{ $option }”; it has { $options }.
wrong-value = Option “{ $option }” of { $game } takes { $allowed }, not “{ $value }”.
bad-position = This is not a position of { $game }: { $why }
no-such-game = There is no game “{ $name }”; there are { $games }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
no-such-bot = There is no bot “{ $name }”; there are { $bots }.
game-fails = The game “{ $name }” cannot be loaded: { $why }
game-unfinished = The game “{ $name }” is not finished: it lacks { $missing }.
game-misnamed = The game “{ $name }” calls itself “{ $id }”; both must be the same.
game-crowded = The game “{ $name }” is for up to { $players }, but there are names and crests for { $most } only.
game-taken = There is a game “{ $name }” already, so the one from { $source } is left out.
bot-fails = The bot “{ $name }” cannot be loaded: { $why }
bot-taken = There is a bot “{ $name }” already, so the one from { $source } is left out.
program-silent = The program “{ $command }” said nothing for { $seconds } s at its decision { $number }: a sensible answer is given for it.
program-gone = The program “{ $command }” is gone at its decision { $number } ({ $why }): a sensible answer is given for it.
program-wrong = The program “{ $command }” said “{ $said }” at its decision { $number }, which is not a number from 0 to { $most }: a sensible answer is given for it.
program-left-alone = The program “{ $command }” has failed { $faults } times in a row; from now on sensible answers are given for it.

not-a-record = This file is not a record of a game.
record-format = This record has format { $found }; this version of Bakufu reads formats up to { $known }.
record-line = Line { $line } of the record cannot be read.
record-after-end = Line { $line } of the record comes after its end.
record-move-number = Line { $line } of the record holds move { $found } where move { $expected } should be.
record-no-seed = The record has no seed yet: it is added when the game ends.
record-seed-unreadable = The record’s seed is not 64 hexadecimal digits.
record-seed-not-promised = The record’s seed is not the one that was promised before the first move.
record-secret = The record does not say what was promised about its luck, or which parts were added to it.
record-secret-not-promised = What the record says was promised about its luck is not what was promised.
record-parts = The record does not name a part of the luck for each of its { $players } players.
record-part-unreadable = A player’s part of the luck in the record is not 64 hexadecimal digits.
record-seed-not-joint = The record’s seed does not follow from what was promised and the players’ parts.
record-rules = The game was played with version { $found } of the rules; known here are version { $known } and older.
record-game = The record is of { $found }, not of { $known }.
record-position = The position that the record starts from is of another table.
record-names = The record does not name all of its { $players } players.
record-move-late = Move { $move } of the record came too late to count.
record-move-refused = Move { $move } of the record, by player { $seat }, is not allowed ({ $clause }).
record-result = The result in the record is not the one that its moves lead to.
record-result-early = The record has a result, although its game is not over.

type-a-number = Type a number from 1 to { $most }.

no-numbers = { $game } does not number its answers: it has no module “numbering”.
no-planes = { $game } does not say how its view is written as numbers: it has no module “planes”.
wrong-number = { $number } stands for no answer of this game; numbers go from 0 to { $last }.

# What the numbers of an observation mean.
plane-waiting = 1 for each seat that the table waits for, one’s own seat first
plane-asked = 1 for what the seat is asked: { $names }
plane-chosen = how often each of the first numbers has been given for this answer so far
plane-number = how many, or which, from 0
plane-number-from = which, counted from { $low }: that is written as 0
plane-large = a number: its hundreds, then the rest
plane-one-of = 1 at one of { $low } to { $high }
plane-word = 1 at one of that many words
plane-who = 1 at a seat, counted from one’s own, after those from { $low } on that are nobody
plane-set = 1 for each that is in the set
plane-kinds = how many of each kind
plane-up-to = a list: 1 and then the entry, zeros after the last
plane-parts = 1 and then the parts one after the other; zeros where there is nothing
