tagline = Share out cards and titles in Edo, then take the provinces of Japan with them.
about = 45 minutes · ten minutes to learn · sharing fairly, or not quite

troop-0 = bushi
troop-1 = samurai
troop-2 = shinobi
troop-3 = sōhei
own-0 = bushi
own-1 = samurai
own-2 = shinobi
own-3 = sōhei
other--1 = {""}
other-0 = bushi
other-1 = samurai
other-2 = shinobi
other-3 = sōhei

card-0 = bushi
card-1 = samurai
card-2 = shinobi
card-3 = sōhei
card-4 = bushi+bushi
card-5 = samurai+samurai
card-6 = shinobi+shinobi
card-7 = sōhei+sōhei
card-8 = bushi+samurai
card-9 = bushi+shinobi
card-10 = bushi+sōhei
card-11 = samurai+shinobi
card-12 = samurai+sōhei
card-13 = shinobi+sōhei
card-14 = 1 koku
card-15 = 2 koku
card-16 = 3 koku

title-0 = Daimyō
title-1 = Shōmyō
title-2 = Senseï
title-3 = Hatamoto
tile-0 = 4 seals (Daimyō)
tile-1 = 3 seals (Shōmyō)
tile-2 = 2 seals (Senseï)
tile-3 = 1 seal (Hatamoto)
bonus-0 = exchange
bonus-1 = plus one
bonus-2 = draw

decision-make-lot = Make a lot: put in cards, then offer it with a tile.
decision-lot = Do you take this lot?
decision-split-cards = Split all cards into two lots, each with a tile.
decision-choose-lot = Which lot do you take?
decision-take-provinces = Which province do you take?
decision-pay = How do you pay?
decision-gild = Which of your kamon turns to gold?

action-add = put in { $card }
action-take-out = take { $card } out again
action-offer = offer the lot with { $tile }
action-divide = this lot with { $tile }, the rest with { $other }
action-accept = take the lot
action-refuse = refuse the lot
action-choose = take the lot with { $tile }
action-take-province = take { $province }
action-draw-troop = use a draw tile
action-end-turn = end the turn
action-pay = pay { $cards }{ $joker ->
    [yes] , the joker
   *[no] {""}
}{ $exchange ->
    [0] {""}
    [one] , an exchange tile
   *[other] , { $exchange } exchange tiles
}{ $plus_one ->
    [0] {""}
    [one] , a plus-one tile
   *[other] , { $plus_one } plus-one tiles
}
action-turn-to-gold = turn a kamon in { $province } to gold
action-keep-silver = leave them as they are

joker-True = yes
joker-False = no
ended-kamon = somebody has no kamon left
ended-koku = the koku deck is empty

event-title-dealt = { $seat } begins as { $title }.
event-tiles-turned-up = The tiles show { $troops }.
event-cards-dealt = { $seat } gets { $number ->
    [0] no card: the deck is empty.
    [one] one secret troop card.
   *[other] { $number } secret troop cards.
}
event-cards-seen = You get { $cards }.
event-sharing-begins = Year { $year }, in Edo. Tairō { $seat } turns up { $cards }.
event-deck-renewed = The troop deck is empty; { $cards ->
    [one] one discarded card makes
   *[other] { $cards } discarded cards make
} a new one.
event-last-of-deck = Turned up before that, the last of the old deck: { $cards }.
event-offered = { $seat } offers { $tile } { $cards ->
    [nothing] without cards.
   *[other] with { $cards }.
}
event-lot-refused = { $seat } refuses.
event-lot-taken = { $seat } takes { $tile } { $cards ->
    [nothing] without cards.
   *[other] with { $cards }.
}
event-lot-kept = Nobody wants the lot: { $seat } keeps { $tile } { $cards ->
    [nothing] without cards.
   *[other] with { $cards }.
}
event-new-tairo = { $seat } is Tairō now.
event-divided = { $seat } splits the cards: { $tile } { $cards ->
    [nothing] without cards
   *[other] with { $cards }
}; { $other_tile } { $other_cards ->
    [nothing] without cards.
   *[other] with { $other_cards }.
}
event-title-taken = { $seat } is { $title }.
event-taking-begins = Year { $year }, in the provinces. Turn order: { $seats }.
event-paid = { $seat } pays for { $province } with { $cards }{ $joker ->
    [yes] , the joker
   *[no] {""}
}{ $exchange ->
    [0] {""}
    [one] , an exchange tile
   *[other] , { $exchange } exchange tiles
}{ $plus_one ->
    [0] .
    [one] , a plus-one tile.
   *[other] , { $plus_one } plus-one tiles.
}
event-kamon-placed = { $seat } takes position { $position } of { $province } for { $points } points{ $extra ->
    [0] .
   *[other] , and { $extra } for the title.
}
event-tile-taken = { $seat } gets a tile: { $bonus }.
event-tile-turned-up = { $province } now asks for { $troop }.
event-turn-ended = { $seat } has placed { $placed ->
    [0] no kamon.
    [one] one kamon.
   *[other] { $placed } kamon.
}
event-turned-gold = { $seat } turns the kamon on position { $position } of { $province } to gold.
event-ended = The game is over: { $why }.
event-points-in-game = { $seat } scored { $points ->
    [one] one point
   *[other] { $points } points
} during the game.
event-koku-left = { $seat } has { $points } koku in hand: { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-exchanges-used = { $seat } exchanges { $tiles ->
    [one] one troop for a koku: one point.
   *[other] { $tiles } troops for koku: { $points } points.
}
event-plus-ones-used = { $seat } adds { $tiles ->
    [one] one koku with a plus-one tile: one point.
   *[other] { $tiles } koku with plus-one tiles: { $points } points.
}
event-majority = { $province }: { $seat } has the majority with { $kamon } and gets { $points } points.
event-tie-broken = { $province }: { $level } are level with { $kamon }; { $seat }, furthest left on position { $position }, gets { $points } points.
event-nobody-there = { $province }: nobody is there.
event-total = { $seat } has { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-title-decides = { $level } are level; { $seat } ranks first among them, as { $title }.

refused-not-shared = That card is not among the shared cards.
refused-not-in-lot = That card is not in the lot.
refused-tile-gone = That hierarchy tile has been given out already.
refused-same-tile = Each of the two lots gets a tile of its own.
refused-one-lot = More than two players are without a lot: make one lot and offer it.
refused-two-lots = Only two players are without a lot: split all cards into two lots.
refused-no-draw-tile = You have no draw tile.
refused-nothing-to-draw = There is no troop card left to draw.
refused-two-placed = You have already placed two kamon this year.
refused-no-kamon = You have no kamon left.
refused-full = All positions of that province are taken.
refused-cannot-pay = You cannot pay for { $province }: it costs { $owns } { $own }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } { $other }
}, or { $koku } koku.
refused-not-in-hand = You do not hold these cards.
refused-no-such-tile = You do not have these bonus tiles.
refused-no-joker = You have no joker: only the Hatamoto has one, once a turn.
refused-too-little = That does not pay the price, in troops or in koku.
refused-not-in-order = Equal payments are one choice: name the cards in the order of their kinds.
refused-superfluous = Something in that payment could be left out.
refused-no-silver = You have no silver kamon there.

terminal-even = Year { $year }: sharing in Edo
terminal-odd = Year { $year }: taking provinces
terminal-over = The game is over
terminal-decks = cards in the decks: troops { $troops }, koku { $koku }
terminal-province = Province
terminal-next = the next position costs
terminal-full = full
terminal-or = or
terminal-koku = { $koku } koku
terminal-player = Player
terminal-title = Title
terminal-points = Points
terminal-kamon = Kamon
terminal-tiles = Tiles
terminal-cards = {""} Cards that everybody knows
terminal-secret = { $cards } secret
terminal-hand = Your hand:
terminal-lot = Lot:
terminal-shared = To share:
terminal-first-lot = First lot:
terminal-second-lot = Second lot:
terminal-tile = Tile
terminal-joker = the joker
terminal-points-for = ({ $points }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
} points):
terminal-lost = lost: { $what }
terminal-lot-hint = A number, or a card by its name; with a minus sign before it, the card comes out again.
terminal-help-make-lot = Whoever accepts the lot gets its cards and its title. If all refuse, it is yours: so offer what you would keep.
terminal-help-lot = Accept, and you are out of this year’s sharing; refuse, and you hope for a better lot.
terminal-help-split-cards = The other player chooses first: make two lots that you like equally well.
terminal-help-choose-lot = The Tairō gets the lot that you leave.
terminal-help-take-provinces = The underlined number is both what you score and the price in koku. A golden kamon, in brackets, counts as two at the end.
terminal-help-pay = Each line is one way to pay. What is lost with it stands in brackets.
terminal-help-gild = A golden kamon counts as two for the majority at the end of the game.

guide-aim =
    Welcome. You are { $you }, one of the generals who serve Tokugawa, and you want to be his favourite. On the map are { $provinces } provinces. You have { $kamon } kamon, tokens with your crest, to put there: each brings points at once, and whoever has the most of them in a province at the end gets more.

    The game goes by years. In even years everybody is in Edo, where cards and titles are shared out; in odd years you all go out and take provinces. It begins in Edo.
guide-titles =
    A title is a rank and a gift. The Daimyō scores 2 points more for each kamon, the Shōmyō 1 more. The Senseï may turn a kamon to gold, and the Hatamoto is a joker among the troops.

    You begin as { $title }, and nobody here ranks higher. So you are the Tairō: you do the sharing.
guide-shared =
    { $cards } cards lie open: troops with one or two figures, and koku, which is rice and money in one. They are for all of you, with the four hierarchy tiles that make the titles.

    In your hand, where nobody sees them: { $hand }.
guide-lot =
    You make a lot: any cards you like and one tile. It is offered to the others by rank. Whoever accepts takes it and is out of the sharing; if all refuse, it is yours.

    Give away what you need least, but enough that somebody wants it. Begin with the bushi.
guide-offer =
    We have gone on for you: { $lot } are in the lot. What you would like to keep for later, the double shinobi and the koku, is still there.

    Now add a tile, and the offer goes out. Take the one with a single seal, the Hatamoto.
guide-split =
    { $taker } is pleased and takes it. Only two of you are left, and now the rule changes: you split all remaining cards into two lots, the other chooses, and you get what is left.

    So make two lots that you would be equally glad to get. We have laid out { $lot } on one side, { $rest } on the other. Put the Daimyō’s four seals with the first and the Senseï’s two with the second.
guide-new-titles =
    { $chooser } takes the first and is { $theirs } now. You get { $cards }, and you are { $mine }: titles change at once, and with them the order of play.

    The odd year begins. You go out in this order: { $order }. Everyone may place up to two kamon.
guide-watch =
    { $first } has had a turn. { $province } was paid in koku and brought { $points }, { $province2 } was paid in troops and brought { $points2 }; each time { $extra } more for the title. That makes { $score }.

    With a kamon comes the bonus tile of the province. The first one was “{ $bonus }”, and it already helped to pay for the second.
guide-take =
    Your turn. Look at Chūbu. A position costs either troops or koku, never both. In troops: those printed there, { $owns } { $own }, and the one on its tile, { $others } { $other }. In koku: the number on the position, { $koku }. That number is also what you score.

    You can pay either way. Take Chūbu.
guide-pay =
    Which way is better? The next position here costs more koku, but in troops it will always be three. So pay in koku while they go far, and keep the troops: use the card of 3 koku.
guide-take-again =
    { $points } points, and a tile for you: “{ $bonus }” gives you one more of a troop that you play, or one more koku, once. Under it lay the next one, and it shows { $troop } again.

    The next position is worth { $next }. Your second kamon may go to the same province. Take Chūbu again.
guide-pay-again =
    Samurai and double shinobi: exactly what is asked. You keep your tile for another time. Pay, and score { $points }.
guide-gold =
    Two kamon side by side, and you have { $score } points; { $left } kamon are left to you.

    As Senseï you may now turn one of your kamon to gold. A golden one counts as two when the majorities are counted. Do it in Chūbu.
guide-end =
    { $last } has taken { $province }, with the Hatamoto’s joker for a troop that was missing. Now everybody is back in Edo, and { $tairo } is Tairō.

    So it goes on until, after an odd year, somebody has no kamon left or the koku cards are used up. Then each koku in hand is a point, and each province gives 6 to whoever has the most kamon in it; in a tie, to the one of them who stands furthest left. Whoever has the most points wins. Every rule can be read beside the table.
guide-last-years =
    Another game, in year { $year }. You have { $mine } kamon left, the others { $second } and { $third }; { $koku ->
        [0] the koku deck is empty.
       *[other] { $koku } cards are left in the koku deck.
    } A game ends after an odd year in which somebody has run out of kamon, or when the koku deck is empty. So after the next one it is over.

    One whole round is still to be played: a year in Edo, a year in the provinces. Then comes the count.
guide-last-lot =
    { $tairo } is Tairō and offers a lot: { $lot }, with the single seal of the Hatamoto. Whoever accepts is out of the sharing and has nothing more to say.

    You have koku in hand, and the troops would not pay for anything. Refuse.
guide-last-split =
    Nobody wanted it, so { $kept } has to keep it. You rank highest of those without a lot: now you are Tairō, and as only two of you are left you split everything.

    Kyūshū would cost you { $price } koku, and you have 5: one more is enough. So put what tempts the other on one side, { $lot }, with the Senseï’s seals. On the other side { $rest } are left; put the Daimyō’s four seals there.
guide-last-province =
    { $chooser } has taken { $theirs }. You are { $mine }, which brings 2 points more for each kamon, and you go first.

    Take Kyūshū: its third position costs { $koku } koku and scores as much.
guide-last-payment =
    Three cards, exactly 6 koku. Pay.
guide-last-kamon =
    That was { $points } points and { $extra } for the title, with your last kamon. { $gilder } turned a kamon in { $gold } to gold, { $last } placed two and has none left. And so the game is over: { $why }.

    Before the winner is named, the points are counted.
guide-last-koku =
    During the game you scored { $mine }, the others { $second } and { $third }. Now each koku in hand is a point: for you { $koku }.

    Bonus tiles that are left help here for the last time: your exchange turns a troop in hand into a koku, { $tiles ->
        [one] one point more.
       *[other] { $tiles } points more.
    }
guide-majorities =
    Then the provinces, one after the other: { $points } points each for whoever has the most kamon there. In { $province } { $who } has { $kamon } of them. A golden kamon counts as two, and that often decides a province.
guide-ties =
    In { $province } { $level } are level. Then the kamon furthest left decides: { $who } stands on position { $position }. In { $province2 } it is you who came first, before { $other }.

    So the early positions are cheap, score little at once, and are worth a lot at the end.
guide-what-wins =
    { $mine } to { $second } and { $third }: you win.

    Three things together win. Points at once, best as Daimyō. The most kamon in as many provinces as possible, and early ones, for the ties. And in Edo: sharing so that what you need is left for you. When two are level in the end, the higher title decides. Every rule can be read beside the table.
board-help = Shitennō: cards go into the lot and out again by a click, by dragging, or by Enter; a tile laid on it makes it an offer. A province is taken by a click on its scroll, or by dragging a kamon there; then pick cards and tiles in your hand, or one of the ways to pay. What you have chosen is done only when you confirm it, with the button beside the question or Enter; Escape puts it down. The arrow keys lead from one thing to the next. Click on the decks to see what is gone.
board-tairo = Tairō
board-turn = has the turn
board-over = The game is over
board-even-year = Year { $year }: in Edo
board-odd-year = Year { $year }: provinces
board-decks = Cards in the decks: troops { $troops }, koku { $koku }.
board-ledger = What is gone
board-spent = Spent
board-tiles-left = Tiles still in the provinces
board-map = Map of Japan: each province shows the crest of whoever would get its points now.
board-legend = A crest: who would get the { $points } points of the province now
board-players = The generals, in the order of their titles
board-provinces = Provinces
board-hand = Your cards, tiles and kamon
board-hand-cards = Your cards
board-empty-hand = no cards in hand
board-received = this year’s tile
board-kamon-left = { $kamon ->
    [0] no kamon left
    [one] one kamon left
   *[other] { $kamon } kamon left
}
board-cards-of = { $known ->
    [0] No known cards
   *[other] Known cards: { $cards }
}; { $secret ->
    [0] none secret
   *[other] { $secret } secret
}
board-placed = { $placed } of { $most } kamon placed this year
board-joker = the title as a joker
board-koku = { $koku } koku
board-koku-word = koku
board-lot = Lot
board-shared = To share
board-rest = Still to share
board-first-lot = First lot
board-second-lot = Second lot
board-no-cards = no cards
board-tiles = Hierarchy tiles
board-tile-here = a hierarchy tile goes here
board-lay-tile = lay { $tile }
board-free-tile = take { $tile } off again
board-may-take = { $name } may take it
board-has-refused = { $name } has refused
board-else-tairo = if nobody wants it, the Tairō keeps it
board-chooses = { $name } chooses
board-pay-for = { $province }, position { $position }
board-or-koku = or { $koku }
board-lost = lost:
board-nothing-lost = nothing lost
board-more-ways = { $ways ->
    [one] One more way; pick cards in your hand to find it.
   *[other] { $ways } more ways; pick cards in your hand to find them.
}
board-province = { $province }: position { $position } costs { $owns } { $own }{ $others ->
    [0] {""}
   *[other] {" "}and { $others } { $other }
}, or { $koku } koku.
board-province-full = { $province } is full.
board-standing = { $number ->
    [0] Nobody stands there.
   *[other] There, from the left: { $names }.
}
board-in-silver = { $name }
board-in-gold = { $name } (gold)
board-score-game = In the game
board-score-koku = Koku
board-score-tiles = Tiles left
board-score-majority = Majorities
board-score-total = Total
board-score-tie = = level; the kamon furthest left decided
board-tab-provinces = Provinces
board-tab-players = Generals
board-tab-map = Map
board-tab-sharing = Sharing
board-tab-payment = Price
board-tab-scoring = Scoring

reason-points = brings more points soon
reason-majority = does more for the majority in { $province }
reason-koku = keeps more koku in hand
reason-troops = keeps more troops in hand
reason-tiles = brings more bonus tiles
reason-title = brings a better title
reason-rival = leaves less to the strongest other player

thing-province = { $province }
thing-kamon = Kamon
thing-secret = Secret card
thing-troop-deck = Troop deck
thing-koku-deck = Koku deck
does-title-0 = { $seals } seals: the highest rank. { $points } points more for each kamon placed.
does-title-1 = { $seals } seals. One point more for each kamon placed.
does-title-2 = { $seals } seals. At the end of the turn one kamon may be turned to gold; it counts as two for the majority.
does-title-3 = One seal: the lowest rank. Once a turn the title itself is a troop of any kind.
does-bonus-0 = A koku or a troop becomes a troop of your choice, or a troop becomes a koku. Used once; left over at the end, it turns a troop in hand into a koku.
does-bonus-1 = One more of a troop that you play, or one more koku. Used once; left over at the end, it adds a koku.
does-bonus-2 = Take a troop card from the deck, at any time in your turn. Used once.
does-troop = Pays for provinces in the odd years. Troops and koku are never mixed in one price.
does-double = Two troops, for one price only: a half that is not needed is lost.
does-koku = Worth { $koku } of a price in koku; no change is given. At the end each koku in hand is a point.
does-province = Each position scores its number at once. At the end whoever has the most kamon here gets { $points } points; in a tie, the one furthest left.
costs-province = { $troops } { $troop } and what the tile at the gate shows; or koku, by the position: { $positions }
does-kamon = Up to two are placed in each odd year, on the leftmost free position. When somebody has none left the game ends after that year.
does-secret = Drawn from the deck: only its owner knows it. Cards that came with a lot are known to all.
does-troop-deck = When it is empty, the discarded troop cards are shuffled into a new one.
does-koku-deck = It is never renewed. When it is empty, the game ends after the next odd year.
thing-koku = Koku
does-koku-word = Rice and money in one: it pays for a position instead of troops, never together with them. At the end each koku in hand is a point.
does-lot = Cards and one hierarchy tile, laid out by the Tairō. Whoever takes it gets the cards and the title, and is out of the sharing.
