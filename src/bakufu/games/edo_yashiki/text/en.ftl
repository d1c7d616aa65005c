tagline = Take a card, lay it in your house, score the lines it makes.
about = 20 to 30 minutes · five minutes to learn · quiet: everybody builds at the same time

# Floor, tatami, pond, garden: one letter each, in this order.
letters = FTPG
kind-1 = floor
kind-2 = tatami
kind-3 = pond
kind-4 = garden

option-taking = How cards are taken
option-taking-race = race: whoever is first
option-taking-sealed = sealed: everyone secretly chooses a card
option-taking-draft = draft: in turn order
option-specialists = Specialists: a kind scores only while its specialist is there

decision-claim = Claim a card before somebody else does.
decision-take = Take a card.
decision-name = Secretly choose a card.
decision-lay = Lay your card.
decision-score = Which line scores next?

action-claim = take { $card }
action-name = choose { $card }
action-lay = lay at column { $x }, row { $y }{ $turned ->
    [yes] , turned
   *[no] {""}
}
action-score-next = score { $length } × { $kind }

turned-True = yes
turned-False = no
down-True = column
down-False = row
why-too-long = six or more in a line
why-specialist-away = its specialist is away
ended-points = someone has 25 points
ended-deck = there are too few cards for another round

event-dealt = { $seat } begins with { $card }.
event-turned-up = Hajime! The row: { $cards }.
event-named = { $seat } has chosen a card.
event-named-card = You have chosen { $card }.
event-names-opened = { $card } was chosen by { $seats }.
event-took = { $seat } takes { $card }.
event-laid = { $seat } lays { $card } at { $x }, { $y }{ $turned ->
    [yes] , turned
   *[no] {""}
}{ $covered ->
    [0] .
    [one] , covering one square.
   *[other] , covering { $covered } squares.
}
event-line-scored = { $seat }: a { $down } of { $length } { $kind ->
    [floor] floors
    [tatami] tatami
    [pond] ponds
   *[garden] gardens
} scores { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-line-failed = { $seat }: a { $down } of { $length } { $kind ->
    [floor] floors
    [tatami] tatami
    [pond] ponds
   *[garden] gardens
} scores nothing ({ $why }).
event-kinds-scored = { $seat }: { $kinds } kinds score { $points } points more.
event-specialists-back = { $seat }’s specialists are all back.
event-score = { $seat } has { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-ended = The game is over: { $why }.

refused-not-in-row = That card is not in the row.
refused-same-turned = Turned half round, this card looks just the same: lay it unturned.
refused-covers-line = A card may not cover a square of a line of three or more.
refused-covers-card = A card may cover an earlier one only in part, never exactly all of it.
refused-does-not-touch = A card must lie on your house or share a side with it.
refused-no-such-line = Your card made no such line.
refused-too-long = Six or more in a line score nothing.
refused-specialist-away = The specialist for that line is away.

terminal-race = At one keyboard nobody can race: chance says whose hand is first. Calmer: --option taking=draft
terminal-row = The row
terminal-deck = { $cards ->
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
terminal-in-hand = to lay
terminal-has-named = has chosen a card
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-first = first player
terminal-you = you
terminal-specialists = specialists here: { $kinds }
terminal-lay-hint = Type where the card’s top left square goes, like d5, or d5t to turn the card. Dots are the places allowed.
terminal-claim-hint = Type the number of a card.
terminal-would-score = Here it scores { $points }.
terminal-would-cover = It covers { $covered }.
terminal-no-such-place = There is no place { $place } here: a letter for the column, a number for the row, t to turn the card (d5, d5t).

board-help = Edo Yashiki: move the card over your house; dots are the places where it may lie, and a ring is the middle of an earlier card, which it may cover only in part. R or space turns it, the arrow keys carry it from place to place, Enter lays it. Cards of the row have numbers: press one to take it.
board-row = The row
board-deck = { $cards ->
    [one] one card in the deck
   *[other] { $cards } cards in the deck
}
board-house-of = { $name }’s house
board-first = first player
board-score-1 = Floors
board-score-2 = Tatami
board-score-3 = Ponds
board-score-4 = Gardens
board-score-kinds = Several kinds
board-turn = Turn
board-lay-here = Lay here
board-letters = Letters
board-scores = { $points ->
    [0] no points
    [one] + one point
   *[other] + { $points } points
}
board-covers = { $covered ->
    [0] covers nothing
    [one] covers one square
   *[other] covers { $covered } squares
}
board-not-here = not here – why?
board-named = has chosen a card
board-specialist-here = { $kind }: here
board-specialist-away = { $kind }: away

guide-aim =
    Welcome to Edo. You are { $you }, and in front of you lies your house: one card, six squares. Each square shows one of four kinds: floor, tatami, pond or garden.

    Every round you take one card and lay it in your house. Lines of one kind, three squares or more in a row or a column, bring points. As soon as a round ends with someone at 25 points or more, the game is over, and the most points win.
guide-row =
    A round begins. { $cards } cards lie in the row, one for each player.

    At this quiet table we take turns, and { $first } goes first. In the rulebook’s own way everybody grabs for the cards at once.
guide-take =
    { $first } has taken a card; { $left } are left, and now you choose.

    Look at your house: there is a garden at the bottom left. One of the two cards has two gardens one above the other. Together that makes three in a column. Take it.
guide-lay =
    { $other } gets the card that is left. Now everyone lays.

    A card must lie on your house or share a side with it. You may turn it half round, and it may cover squares. Turn yours, so that its gardens are on the right, and lay it over the two squares above your own garden: then three gardens stand in one column.
guide-scored =
    Everyone has laid, and everyone scores. Your column of { $length } gardens brings { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } { $other } has made a line of { $longer } and gets { $more }: longer lines are worth more.
guide-protected =
    Notice the thin gold line around your gardens. A line of three or more is finished work: no card may ever cover one of its squares. Everything else in your house may still disappear under new cards, but none of your cards all at once: a new card never lies exactly on an earlier one.

    A line may grow, though, and whoever makes it longer scores the whole of it again.
guide-take-again =
    The turn to choose first passes to the left, and now it is yours: all { $cards } cards are there.

    One of them begins with two gardens on the left and two ponds on the right. Think of the lower end of your house: a garden and a pond, side by side. Take it.
guide-lay-again =
    Now lay it right under your house, without turning it, so that garden comes under garden and pond under pond. It covers nothing.
guide-two-kinds =
    That was a good card. The garden column has grown to { $length } and brings { $points }; a column of { $length2 } ponds brings { $points2 }.

    And because { $kinds } different kinds scored with one card there are { $bonus } more. You have { $score } points.
guide-scale =
    Remember these figures: a line of three brings 1 point, four 2, five 4. Six or more bring nothing at all, so your garden column had better stay as it is.

    Two kinds with one card bring 2 more, three kinds 4, all four 6. So two lines of three, of different kinds (1 + 1 + 2), are worth as much as one of five.
guide-end =
    That is the whole game: take, lay, score. It goes on until somebody has 25 points, or too few cards are left for another round.

    When you know it well, try the race for the cards, or the specialists, who let a kind score only while they are at home. Every rule can be read beside the table.

reason-points = scores more points
reason-halves = leaves more lines half made, for the cards to come
reason-rival = leaves the best other house with fewer points
plane-house = what each square shows (1 floor, 2 tatami, 3 pond, 4 garden); then, at its top left square, each card’s number in the order of laying
plane-line = kind, length, column and row of the first square (63 is the first card’s), 1 if it goes down
plane-card = for each of its six squares 1 at the kind it shows; zeros for no card

guide-last-round =
    Another game, a good while later. You have { $mine } points, the others { $second } and { $third }. Whoever gets to 25 ends the game, but the round is played out for everybody: this may well be the last one.

    So what counts now is not the longest line. It is how many points a single card can bring.
guide-last-card =
    { $first } has taken a card. At the right-hand end of your house a floor and a garden lie side by side. Is there a card that continues both?

    There is: two floors on its left, two gardens on its right. Take it.
guide-last-place =
    Lay it, without turning it, right under that floor and that garden. Then three floors stand in a column, and three gardens in the next one.

    And look to the left of the place: two floors lie there already. With the new one they make a row of three as well. One card, three lines.
guide-last-count =
    The count. Every line that your card made or lengthened scores by itself: { $one } for the row of floors, { $two } for the column of floors, { $three } for the gardens. One square has served a row and a column.

    Two of the lines are floors, so that is { $kinds } kinds, and they bring { $bonus } more. Together that takes you to { $score }.
guide-last-points =
    Everyone has scored: you have { $mine } points, the others { $second } and { $third }. Somebody has 25 or more, so the game is over. The most points win, and they are yours; had two been level at the top, they would have shared the victory.

    Had too few cards been left for another round, the game would have ended as well.
guide-what-wins =
    So this is what wins: cards that make several lines of different kinds at once, lines that grow to four and five but not to six, and an eye on who is close to 25.

    The rest you will learn by playing. Every rule can be read beside the table.

thing-specialist = Specialist: { $kind }
thing-card = Building card
thing-deck = The deck
thing-first = First player
does-kind = Three or more in a row or a column score when a card makes or lengthens the line: 3 bring 1 point, 4 bring 2, 5 bring 4, six or more nothing. No card may cover a square of such a line.
does-specialist = A line of this kind scores only while the specialist is here, and sends the specialist away. When the last of the four has left, all come back.
does-card = It must lie on your house or share a side with it. It may be turned half round and may cover squares, but no line of three or more, and no earlier card exactly.
does-deck = When it holds fewer cards than there are players, the game is over.
does-first = Chooses first where cards are taken in turn. After each round it is the next player to the left.
thing-named = Has chosen a card
does-named = This player has chosen a card in secret. If nobody else has chosen it, it is theirs; otherwise lots are drawn for it.
thing-house = House
does-house = It begins with one card and grows by one in every round. A click shows another player’s house large.
