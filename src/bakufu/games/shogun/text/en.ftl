tagline = Plan in secret, trust the tower, and rule Japan for two years.
about = two hours and more · half an hour to learn · planning, bluff, war

option-side = Side of the board
option-side-sun = sun
option-side-moon = moon
option-start = How provinces are given out
option-start-preset = preset: ready-made, on the sun side
option-start-draft = draft: by taking turns
option-modules = Modules
option-modules-court = Imperial Court: courtiers and favours
option-modules-samurai = Samurai: bonuses for holding four regions
option-modules-leaders = Military leaders: leaders and statues
option-modules-chambers = Chambers: markers in rows and columns
option-tower = The tower’s model
option-tower-shelves = shelves: cubes lie on shelves and are knocked loose
option-tower-thirds = thirds: two thirds fall through, one third of the rest comes loose

season-0 = spring
season-1 = summer
season-2 = autumn
season-3 = winter
region-brown = brown
region-yellow = yellow
region-red = red
region-purple = purple
region-green = green
village = village
building-0 = castle
building-1 = temple
building-2 = theatre
building-castle = castle
building-temple = temple
building-theatre = theatre
space-0 = castle
space-1 = temple
space-2 = theatre
space-3 = rice
space-4 = tax
space-5 = deploy 5
space-6 = deploy 3
space-7 = deploy 1
space-8 = movement A
space-9 = movement B
space-10 = convert 3
space-11 = convert 2
space-12 = convert 1
space-13 = bid
special-0 = +1 chest
special-1 = +1 rice
special-2 = 6 armies
special-3 = +1 in attack
special-4 = +1 in defence
special--1 = none
card-none = no card
card-tower = tower card
card-chest = chest card { $chests }
cubes-of = { $count ->
    [one] one of { $name }’s armies
   *[other] { $count } of { $name }’s armies
}
cubes-village = { $count ->
    [one] one village army
   *[other] { $count } village armies
}
gift-chests = chests
gift-armies_in_bowl = armies into the bowl
gift-rice = rice
gift-points = points

no-event = no event
effect-theatre-calms = a new theatre takes off a revolt marker (winter −{ $winter })
effect-temple-shields = provinces with a temple cannot be attacked (winter −{ $winter })
effect-castle-defends = a castle adds an army to the defence (winter −{ $winter })
effect-tax-at-most = tax gives at most { $amount } (winter −{ $winter })
effect-tax-at-least = tax gives at least { $amount } (winter −{ $winter })
effect-rice-at-most = rice gives at most { $amount } (winter −{ $winter })
effect-rice-at-least = rice gives at least { $amount } (winter −{ $winter })
effect-neutral-defends = neutral provinces throw two village armies (winter −{ $winter })
effect-short-levy = “deploy 5” and “deploy 3” bring only 3 and 2 armies (winter −{ $winter })

favour-cancel-event = { $number } (cancel the event)
favour-chests = { $number } ({ $amount } chests)
favour-armies-in-bowl = { $number } ({ $amount } armies into the bowl)
favour-calm = { $number } (one revolt marker less)
favour-rice = { $number } ({ $amount } rice)
favour-points = { $number } ({ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
})
favour-build = { $number } (a free { $building })
favour-peace = { $number } (no attack by movement { $against })
favour-levy = { $number } ({ $amount } free armies)

decision-take-province = Take a province.
decision-place-group = Which group goes there?
decision-plan = Lay a card on your plan.
decision-lift = Which card comes back to your hand?
decision-confirm-plan = Your plan is complete. Do you confirm it?
decision-special = Take a special card and your place in the turn order.
decision-deploy = How many armies do you deploy?
decision-move = Where do your armies go?
decision-move-own = Move armies to a neighbouring province of yours?
decision-revolt = Which revolt comes first?
decision-favour = Do you take a favour?
decision-cancel-event = Do you cancel the event?
decision-use-favour = Which province is the favour for?
decision-bonus = Which bonus do you take?
decision-place-leader = Where does your leader begin?
decision-move-leader = Where does your leader go?
decision-return-leader = Does your leader come back?
decision-chamber = Which tile do you replace with a marker?

action-take-province = take { $province }
action-take-top = take the top card, unseen
action-replace-open = put both open cards under the pile
action-place-group = a group of { $armies }{ $leader ->
    [yes] {" "}with the leader
   *[no] {""}
}
action-lay = { $card } on “{ $space }”
action-rethink = take a card back
action-lift = the card on “{ $space }”
action-confirm = confirm the plan
action-take-special = order space { $place }
action-deploy = deploy { $armies }
action-march = { $armies ->
    [one] one army
   *[other] { $armies } armies
} to { $to }
action-stay = stay
action-revolt-next = { $province } first
action-take-favour = take favour { $favour }
action-decline = take nothing
action-use-favour-at = { $province }
action-cancel-event = cancel the event
action-keep-event = let the event stand
action-take-bonus = { $kind }: { $amount }
action-place-leader = leader to { $province }
action-move-leader = leader to { $to }{ $statue ->
    [yes] , leaving a statue
   *[no] {""}
}
action-take-chamber = tile { $tile }

leader-True = yes
leader-False = no
statue-True = yes
statue-False = no
unseen-True = yes
unseen-False = no
down-True = column
down-False = row
why-there-already = there is already one
why-no-space = there is no building space left
why-no-tiles = there are no such tiles left
why-no-chests = there are too few chests
why-no-armies = there are too few armies
why-no-courtiers = there are too few courtiers
why-one-army = one army must stay
why-nowhere = there is nowhere to go
added-attack = special card
added-defence = special card
added-castle = castle

event-first-player = { $seat } begins.
event-starts-with = { $seat } starts in { $province } with { $armies ->
    [one] one army
   *[other] { $armies } armies
}.
event-provinces-opened = Open: { $provinces }.
event-put-under = { $seat } puts { $provinces } under the pile.
event-took-province = { $seat } takes { $province }{ $unseen ->
    [yes] {" "}from the pile.
   *[no] .
}
event-group-placed = { $seat }: { $armies ->
    [one] one army
   *[other] { $armies } armies
} to { $province }.
event-thrown = Into the tower: { $thrown }. In the bowl: { $bowl }. Inside: { $inside }.
event-tower-seeded = What fell out goes back to the reserves.
event-events-opened = Year { $year }. Events: { $events }.
event-season-began = Year { $year }, { $season }.
event-actions-opened = Actions 1 to 5: { $actions }.
event-action-opened = Action { $place }: { $action }.
event-specials-opened = Special cards: { $specials }.
event-laid = You lay “{ $card }” on “{ $space }”.
event-lifted = You take “{ $card }” back from “{ $space }”.
event-planned = { $seat } has finished planning.
event-event-drawn = The event: { $drawn }.
event-bid-opened = { $seat } bids “{ $card }” and pays { $chests ->
    [0] nothing
    [one] one chest
   *[other] { $chests } chests
}.
event-choice-ordered = Special cards are chosen in this order: { $seats }.
event-special-taken = { $seat } takes “{ $special }” and order space { $place }.
event-shown = { $seat }, { $space }: { $card }.
event-card-lost = { $province } leaves { $seat }’s plan: no “{ $space }”.
event-not-done = { $seat }, { $space } ({ $card }): no effect; { $why }.
event-built = { $seat } builds a { $building } in { $province } for { $chests ->
    [0] free
    [one] one chest
   *[other] { $chests } chests
}.
event-rice-gathered = { $seat } gathers { $rice } rice in { $province }.
event-tax-gathered = { $seat } gathers { $chests ->
    [0] no chests
    [one] one chest
   *[other] { $chests } chests
} in { $province }.
event-marker-added = { $province } has { $markers ->
    [one] a revolt marker.
   *[other] { $markers } revolt markers.
}
event-marker-off = A revolt marker leaves { $province }.
event-deployed = { $seat } deploys { $armies ->
    [one] one army
   *[other] { $armies } armies
} in { $province } for { $chests ->
    [0] free
    [one] one chest
   *[other] { $chests } chests
}.
event-moved = { $seat } moves { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { $province } to { $to }.
event-stayed = { $seat } moves no armies from { $province }.
event-attacked = { $seat } attacks { $to } from { $province } with { $armies ->
    [one] one army
   *[other] { $armies } armies
}, against { $defenders } ({ $defender }).
event-army-added = { $seat } adds an army ({ $why }).
event-revolted = Revolt in { $province }: { $villagers ->
    [one] one village army
   *[other] { $villagers } village armies
} against { $armies } of { $seat }’s.
event-conquered = { $attack } to { $defence }: { $seat } takes { $province } with { $armies ->
    [one] one army
   *[other] { $armies } armies
}.
event-defended = { $attack } to { $defence }: { $seat } holds { $province } with { $armies ->
    [one] one army
   *[other] { $armies } armies
}.
event-cleared = { $attack } to { $defence }: { $province } becomes neutral.
event-put-down = { $village } to { $defence }: { $seat } puts down the revolt in { $province } with { $armies ->
    [one] one army
   *[other] { $armies } armies
} left.
event-winter-came = { $rice ->
    [0] Winter comes, and takes no rice.
   *[other] Winter takes { $rice } rice from everyone.
}
event-fed = { $seat } has { $rice } rice for { $provinces ->
    [one] one province
   *[other] { $provinces } provinces
}{ $missing ->
    [0] .
   *[other] : { $missing } missing.
}
event-revolts-drawn = { $seat }: hunger in { $provinces }.
event-land-scored = { $seat }: { $provinces } for provinces, { $buildings } for buildings.
event-majority-scored = Most { $building ->
    [castle] castles
    [temple] temples
   *[other] theatres
} in the { $region } region: { $points } for { $seats }.
event-score = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $chests ->
    [one] { $chests } chest.
   *[other] { $chests } chests.
}
event-courtiers-came = { $seat }: { $courtiers ->
    [one] one courtier comes
   *[other] { $courtiers } courtiers come
} to the hall.
event-favours-opened = Favours: { $favours }.
event-armies-converted = { $seat } sends { $armies ->
    [one] one army
   *[other] { $armies } armies
} to the Court ({ $card }).
event-favour-taken = { $seat } takes favour { $favour } for { $courtiers } courtiers.
event-favour-declined = { $seat } takes no favour.
event-event-cancelled = { $seat } cancels the event.
event-chests-got = { $seat } gets { $chests ->
    [0] nothing
    [one] one chest
   *[other] { $chests } chests
}.
event-rice-got = { $seat } gets { $rice } rice.
event-points-got = { $seat } gets { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-armies-in-bowl = { $seat } puts { $armies ->
    [one] one army
   *[other] { $armies } armies
} into the bowl.
event-calm-kept = { $seat } keeps the favour for the next revolt marker.
event-peace-made = Nobody may attack { $seat } by { $spaces } this season.
event-levied = { $seat }: { $armies } free armies in { $province }.
event-banner-turned = { $seat } turns to samurai card { $number }.
event-leader-placed = { $seat }’s leader comes to { $province }.
event-leader-moved = { $seat }’s leader goes from { $province } to { $to }.
event-statue-placed = { $seat } puts up a statue in { $province }.
event-trophy-taken = { $seat } takes { $of }’s statue in { $province } as a trophy.
event-leader-lost = { $seat }’s leader is driven out of { $province }.
event-statues-scored = { $seat }: { $points } for statues and trophies.
event-chambers-opened = Chambers: { $tiles }.
event-chamber-taken = { $seat }, for the { $region } region: a marker on { $tile }.
event-chamber-scored = Chambers, { $down } { $line }: { $points } for { $seats }.

wrong-start = The ready-made start of Shogun is for the sun side; on the moon side choose start=draft.
refused-not-open = { $province } does not lie open.
refused-not-the-same-cards = The two open cards may be replaced only if they are the same as at your last turn.
refused-no-such-group = You have no group of { $armies }.
refused-no-leader-now = The leader comes with exactly one of your groups, at the latest with the last.
refused-lift-first = First say which card comes back to your hand.
refused-rethink-first = To take a card back, first say that you want to.
refused-plan-not-full = As many spaces as possible must be filled before you confirm the plan.
refused-not-in-hand = You do not have { $card } in hand.
refused-space-taken = There is no free space for “{ $space }”.
refused-bid-too-high = You cannot bid more than you have: { $chests ->
    [0] no chests.
    [one] one chest.
   *[other] { $chests } chests.
}
refused-kept-for-bid = All spaces must be filled, and { $card } is the only card left that you can bid.
refused-special-taken = That special card is gone.
refused-not-adjacent = That province is not adjacent to { $province }.
refused-armies = { $most ->
    [one] You may move one army; one stays behind.
   *[other] You may move 1 to { $most } armies; one stays behind.
}
refused-not-yours = { $province } is not yours.
refused-not-yours-here = Your leader can only come to a province of yours.
refused-closed = { $province } is closed when three play.
refused-temple = { $province } has a temple, which this season’s event protects.
refused-peace = The owner of { $province } is protected against this movement.
refused-no-revolt-there = No revolt is due there.
refused-no-such-favour = That favour is not on offer.
refused-too-few-courtiers = You have too few courtiers in the hall for that: { $courtiers }.
refused-leader-on-board = Your leader is on the board already.
refused-leader-lost = Your leader is not on the board.
refused-same-province = Your leader must go to another province.
refused-no-statue = No statue can be left: you need one in reserve, the leader must go to an adjacent province, and the one it leaves must have no statue of yours yet.
refused-no-open-tile = There is no open tile there.

# A castle, a temple, a theatre: one letter each, in this order.
terminal-buildings = CTN
terminal-none = nothing
terminal-intro = Lay cards by name and space: “kai a”, “c2 n”; march with “kozuke 4”; everything else by its number. “?” shows a map.
terminal-season = Year { $year }, { $season }
terminal-event = Event: { $card }
terminal-to-come = Still to come this year: { $cards }
terminal-region = { $region }
terminal-bowl = In the bowl
terminal-tower = In the tower
terminal-village-stock = village stock: { $villagers }
terminal-tiles = tiles: { $castles } C { $temples } T { $theatres } N
terminal-key =
    C castle, T temple,
    N theatre, · free space,
    !1 markers, 54 tax, rice
terminal-col-player = player
terminal-col-points = points
terminal-col-chests = chests
terminal-col-rice = rice
terminal-col-provinces = land
terminal-col-reserve = reserve
terminal-col-special = order
terminal-col-hall = hall
terminal-col-samurai = card
terminal-col-statues = statues
terminal-has-planned = has planned
terminal-is-planning = is planning
terminal-specials = Special cards
terminal-choosing = To choose, in this order: { $seats }
terminal-favours = Favours
terminal-favour = { $favour } for { $price }
terminal-chambers = Chambers; regions: { $regions }
terminal-hand = In hand: { $cards }
terminal-plan-hint = Type a card and the letter of a space: “kai a”, “c0 n”. “r” takes a card back.
terminal-lift-hint = Type the letter of the space whose card comes back.
terminal-confirm-hint = “ok” confirms the plan, “r” takes a card back.
terminal-move-hint = Type a province and a number of armies: “kozuke 4”. “0” stays.
terminal-odds-short = with { $armies }: { $percent }% to win
terminal-odds = { $province } with { $armies }: you win { $attacker }%, nobody keeps it { $nobody }%, the defender holds it { $defender }%.
terminal-no-such-space = There is no space “{ $typed }” on your plan; the letters stand before the spaces.
terminal-which-province = Which one: { $names }?
terminal-no-such-province = There is no province “{ $typed }”.

command-odds = How likely an attack in Shogun is to win.

    Examples: `bakufu odds --attack 4 --defend 3` · `bakufu odds --attack 3 --neutral --tower 2,0,3,7`
command-odds-attack = How many armies attack.
command-odds-defend = How many armies defend.
command-odds-neutral = The province is neutral: one village army defends it.
command-odds-marker = The province has a revolt marker: the village stays out.
command-odds-bowl = Cubes in the bowl: attacker’s, defender’s, village’s, others’.
command-odds-tower = Cubes inside the tower, in the same order.
command-odds-model = The tower’s model: shelves or thirds.
command-odds-throws = How often to throw (shelves).
command-odds-attacker = the attacker takes the province
command-odds-nobody = nobody keeps it: it is neutral
command-odds-defender = the defender holds it
command-odds-cubes = Cubes are up to four numbers with commas between them, like 1,0,2,3; not “{ $given }”.
command-odds-no-model = There is no tower model “{ $given }”; there are shelves and thirds.

guide-aim =
    Welcome to Japan at war. You are { $you }, a daimyō who wants to be shogun. Nine provinces are yours already, with your armies in them; your two rivals have nine each. Eight are not used when three play, and the rest belong to nobody yet.

    The game lasts two years. In spring, summer and autumn you plan and act; in winter your people must be fed, and points are counted: for provinces, for buildings, and for having the most of them in a region.
guide-means =
    You have { $chests } chests to pay with, { $rice } rice, and { $reserve } armies in reserve. Chests pay for nearly everything; rice is needed only in winter, but then badly.

    And there is the tower. All fights are fought by throwing armies into it. Some cubes get stuck inside, and nobody knows when they will fall out.
guide-actions =
    Ten actions will take place this spring, each once. The order of the first five is known: { $open }. The other { $closed } still lie face down.

    Everyone plans all ten in secret now. Lay the card of a province on an action, and that is where you will carry it out. A chest card means: not this time.
guide-castle =
    Begin with a building. A castle costs 3 chests and is worth the most when majorities are counted. Choose a place that nobody will take from you soon. Sagami, in the east, lies among provinces of yours; no rival stands next to it, and there is room for three buildings. Lay Sagami on “castle”.
guide-tax =
    You need income. Izu, the peninsula in the south-east, pays 6 chests. But people remember a tax: the province gets a revolt marker, and the next time it is taxed or its rice is taken this year, there is a revolt.

    Once is safe. Lay Izu on “tax”.
guide-movement =
    Now something bold. In Tamba, in the west, you have { $armies } armies, and just north of it lies Wakasa, which is nobody’s. Movement A is the very first action of the season.

    Lay Tamba on “movement A”. Where to and with how many you say only when it happens.
guide-bid =
    We have laid the rest for you. On “{ $idle }” lies a chest card: no second movement this time, and nobody else can tell.

    One space is left, the bid. Whoever bids more chests chooses earlier among the special cards, and with them a place in the turn order. Bid a little: chest card 1.
guide-confirm =
    Your plan is made. The others are thinking about theirs, and nobody sees anybody else’s. Until you confirm it, you may take cards back. Confirm it.
guide-special =
    Everyone has planned. First the event of the season is drawn: { $event }. Then the bids are opened. All three of you have bid { $bid }, so the order of choice was drawn by lot: { $order }.

    The others have taken places { $place } and { $place2 } in the turn order. Take place 2: with it you go first, and your “deploy 5” will bring 6 armies.
guide-march =
    The first action: movement A, and your Tamba is shown. One army must always stay behind, so of { $armies } you can move three. A province that is nobody’s is defended by one village army.

    Move 3 armies to Wakasa.
guide-tower =
    Your { $armies } armies and { $defenders } village army go into the tower. What falls out lies in the bowl: { $bowl }. Only yours and the village’s count in this fight: { $attack } to { $defence }. You lose as many as the defence had, and hold Wakasa with { $left }.

    { $stray }’s cube had been stuck inside. It stays in the bowl and is thrown again with the next fight.
guide-others =
    With that stray cube { $attacker } threw one army more in the attack on { $province }, and took it. That hurts { $loser } twice: the { $province } card lay on the plan, so there was no “{ $lost }”.

    Then action followed action. Your castle stands in { $built } and has cost { $chests } chests. For each action everybody shows a card, in turn order.
guide-deploy =
    “Deploy 5”: new armies for Owari, for 3 chests. The event allows only 3 this season. But your special card comes after the event and says 6. Take all 6.
guide-end =
    Spring is over. You have { $rice } rice from { $field } and { $chests } chests from { $taxed }, and both have a revolt marker now. Your cards are back in your hand, and summer is planned.

    In winter everyone loses a few rice and then needs one for each province; hungry provinces rebel. Then comes the count: 1 point for each province and each building, and in each region 3, 2 and 1 for the most castles, temples and theatres. After the second winter the most points win. Every rule can be read beside the table.
guide-last-autumn =
    Another game, in the autumn of year { $year }: the last season in which anybody acts. One winter has been counted, and you stand at { $mine } points, Botan at { $second }, Chiyo at { $third }.

    What is built, held or lost now is counted in a moment. So let us play this season through to the end.
guide-last-plan =
    Your plan is laid. Three things are in it: income (tax in Izu), food (rice in Kii; you have { $rice } rice, and winter will ask for one for each province), and points: a temple in Suruga, a theatre in Owari. Sagami may march.

    Nothing is saved up any more, for what is left at the end only breaks ties. Confirm the plan.
guide-last-special =
    The event: { $event }. { $first } has bid the most and chosen first.

    Take order space 2, and act before Botan.
guide-last-losses =
    A season like many. { $taxed } taxed { $revolt }, which had a revolt marker already: a revolt, and it cost armies. { $attacker } took { $province } from you, and with it the card that lay on “{ $lost }”. { $second } took { $province2 }.

    Such losses count twice at the end: a point less for you, a point more for them.
guide-last-march =
    But movement A is yours. In Sagami you have { $armies } armies; beside it lies Kai, which is nobody’s.

    One province more is one point more, and one more to be fed. March with 4.
guide-winter =
    Winter. The year’s last event takes { $gone } rice from everybody; then each province needs one. You have { $rice } for { $provinces }: { $missing } too few. So there is hunger in { $hunger }, and a revolt: { $villagers } village armies against your { $armies }. You put it down with { $left } left.

    Had it been lost, the province would be nobody’s, and its buildings gone, just before the count.
guide-count =
    Now the points are counted. One point for each province: { $provinces } for you. One for each building: { $buildings }.

    That is nearly the same for everybody. What decides comes now.
guide-majorities =
    In each of the five regions whoever has the most castles gets 3, the most temples 2, the most theatres 1. In the red region the castles bring you { $red }. In the purple one { $tied } are level: each gets one less, { $shared }.

    So one building at the right place is worth up to 4 points, and the same one where you are far ahead, or far behind, just 1.
guide-what-wins =
    { $mine } to { $second } and { $third }, after two winters: you win. (If two were level, chests would decide.)

    So this is what wins: enough provinces, and rice for them; buildings where they tip a majority; and armies where a neighbour could take both from you in the last autumn. Every rule can be read beside the table.
# The board in the browser
board-help = Planning: the space framed in turquoise is next. Click a card, or its province on the map, to lay it there; click a space to choose it, a laid card to take it back; or drag cards. With keys: arrows choose the space, Tab and Enter the card. Moving: choose a province on the map or in the list, set the number of armies, see the odds, then give the order. A fight plays in the tower; a click or Escape goes on at once. The map moves with the mouse or a finger and comes nearer with the wheel, two fingers or + and −.
board-map = The map of Japan
board-neutral = neutral
board-closed = closed when three play
board-map-next = Next: { $space }
board-tab-map = Map
board-tab-desk = Plans
board-tab-clans = Clans
board-tab-tower = Tower
board-tab-court = Court
board-tab-samurai = Samurai
board-tab-leaders = Leaders
board-tab-chambers = Chambers
board-tab-points = Points
board-time = Year { $year }, { $season }
board-year = Year { $year }
board-events = The year’s events
board-order = Turn order and special cards
board-effect-theatre-calms = Theatres calm
board-effect-temple-shields = Temples shield
board-effect-castle-defends = Castles defend +1
board-effect-tax-at-most = Tax at most { $amount }
board-effect-tax-at-least = Tax at least { $amount }
board-effect-rice-at-most = Rice at most { $amount }
board-effect-rice-at-least = Rice at least { $amount }
board-effect-neutral-defends = Villages fight with 2
board-effect-short-levy = Levies of 3 and 2
board-clan = Player
board-chests = Chests
board-rice = Rice
board-land = Provinces
board-buildings = Buildings
board-reserve = Armies in reserve
board-hall = Courtiers in the hall
board-samurai-card = Samurai card
board-statues = Statues and trophies
board-peace = protected against movement { $against }
board-calm = spared the next revolt marker
board-nothing = nothing
board-inside = Inside the tower: { $cubes }
board-in-tower = Tower
board-in-bowl = Bowl
board-tower-seeded = The tower is filled for the first time.
board-skip = Click or Esc to go on
board-face-down = face down
board-hand = Your cards
board-slot-empty = { $space }, empty
board-slot-filled = { $space }: { $card }; take it back
board-short-8 = move A
board-short-9 = move B
board-card-to = { $card } on { $space }
board-confirm-plan = Confirm the plan
board-plan-made = Your plan is confirmed. The others are still planning.
board-budget = This plan, as printed:
board-budget-chests = chests { $more }, then { $left }
board-budget-rice = rice { $more }, then { $left }
board-budget-armies = armies { $more }
board-targets = Where to
board-target = To { $province }
board-own = yours
board-from = From { $province }: { $armies ->
    [one] one army
   *[other] { $armies } armies
}, one stays.
board-how-many = How many
board-fewer = fewer
board-more = more
board-choose-target = Choose where to, here or on the map.
board-choose-province = Choose a province, here or on the map.
board-odds = You win { $attacker }%, nobody keeps it { $nobody }%, the defender holds it { $defender }%.
board-attack = Attack { $province } with { $armies }
board-march = { $armies } to { $province }
board-stay = Stay
board-special-label = Order space { $place }: { $special }
board-choosing = Next to choose:
board-replace = Put both under the pile
board-settle = Which group goes to { $province }?
board-groups = Groups of armies
board-favours = This season’s favours
board-favour-cancel-event = cancel the event
board-favour-chests = { $amount } chests
board-favour-armies-in-bowl = { $amount } armies into the bowl
board-favour-calm = one revolt marker less
board-favour-rice = { $amount } rice
board-favour-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
board-favour-build = a free { $building }
board-favour-peace = no attack by movement { $against }
board-favour-levy = { $amount } free armies
board-favour-label = Favour { $number }: { $favour }, for { $price } courtiers
board-gone = taken
board-no-favours = No favours are open.
board-hall-title = In the hall
board-decline = Take nothing
board-regions-held = Regions where they have a province; { $needed } are needed
board-chambers = The Chambers
board-tile-open = open
board-tile-turned = turned over
board-tile-bag = not drawn yet
board-region-row = The regions, in the order in which their rulers choose
board-chamber-for = You choose as the ruler of the { $region } region.
board-leader-off = not on the board
board-statue-words = statues: { $up } up, { $left } left; trophies: { $trophies }
board-count = The count of year { $year }
board-count-provinces = provinces
board-count-buildings = buildings
board-count-castles = most castles
board-count-temples = most temples
board-count-theatres = most theatres
board-count-statues = statues, trophies
board-count-chambers = chambers
board-count-winter = this winter
board-count-all = in all

reason-points = scores more this winter
reason-province = holds { $province } more often, or makes it worth more
reason-majority = more often wins the majority of { $building ->
    [castle] castles
    [temple] temples
   *[other] theatres
} in the { $region } region
reason-chests = leaves more chests
reason-rice = leaves more rice for the winter
reason-armies = keeps more armies
reason-rival = leaves less to the strongest other player
plane-colours = cubes of each seat’s colour, the seat’s own first, then the village’s

thing-favour = Favour
thing-leader = Military leader
thing-chamber = Chamber tile
thing-marker = Revolt marker
costs-chests = { $chests ->
    [one] { $chests } chest
   *[other] { $chests } chests
}
costs-winter = { $winter } rice from everybody, if it is the one left for winter
does-building = Built in the province whose card lies here, on a free building space; never two of a kind in one province. One point in each winter, and { $points ->
    [one] one more
   *[other] { $points } more
} for whoever has the most of them in a region.
does-space-3 = The province’s rice is yours. If it has a revolt marker there is a revolt; otherwise it gets one.
does-space-4 = The province’s chests are yours. If it has a revolt marker there is a revolt; otherwise it gets one.
does-deploy = { $armies } armies from your reserve to the province; all of them or none.
does-deploy-1 = One army from your reserve to the province; then any number may move from there to a neighbouring province of yours.
does-movement = Armies go from the province to a neighbouring one. Where somebody else or nobody rules, there is a fight. One army always stays behind.
does-convert = { $armies ->
    [one] One army goes
   *[other] { $armies } armies go
} from the province back to your reserve, and as many courtiers to the hall. A tower card takes the cubes from the bowl instead.
does-space-13 = Whoever bids more chests chooses earlier among the special cards, and with them a place in the turn order. Whatever is bid is paid.
does-special-0 = One chest more whenever you gather tax this season.
does-special-1 = One rice more whenever you gather rice this season.
does-special-2 = Your “deploy 5” may deploy six, whatever the event says.
does-special-3 = One army more from your reserve when you attack another player.
does-special-4 = One army more from your reserve when another player attacks you.
does-season-0 = Ten actions are planned in secret and carried out.
does-season-1 = Ten actions are planned in secret and carried out.
does-season-2 = Ten actions are planned in secret and carried out; then comes winter.
does-season-3 = The year’s last event takes rice from everybody, each province needs one rice, hungry ones revolt. Then points are counted.
does-favour = { $favour }. It is paid in courtiers: the most expensive of the three costs 4, the next 3, the cheapest 2.
does-chest-card = On an action: no action. On the bid: that many chests.
does-tower-card = On a conversion: the armies are taken from the bowl. On an action it means no action, on the bid nothing.
does-chests = Pay for buildings, new armies and bids. At the end they break ties.
does-rice = In winter each province needs one, after the year’s last event has taken some from everybody. In the new year it begins at 0.
does-land = One point each in winter, and one rice to be fed.
does-buildings = One point each in winter, and more for the majority in a region: 3 for castles, 2 for temples, 1 for theatres.
does-reserve = Armies that can still be deployed. What falls in a fight comes back here.
does-hall = Courtiers pay for favours; whoever has more of them chooses earlier.
does-samurai-card = Whoever has provinces in at least four regions turns to the next card each season and takes one of its bonuses.
does-leader = In its province buildings cost one chest less, rice and tax bring one more, and “deploy” brings one army more. After each season it goes on to another province of its owner; to a neighbouring one it may leave a statue behind.
does-statues = One point each at the end of the game. A statue stays when the province changes hands; a leader who comes to another player’s statue takes it as a trophy.
does-chamber = Six are opened each season. After it the ruler of each region may replace an open one with a marker; those left are turned over. At the end of the game each row and each column gives its points to whoever has the most markers in it.
does-region-row = After the season, region by region, whoever has the most provinces there may replace an open tile of the Chambers with a marker. Then the first region goes to the end of the row.
does-tower = All armies of a fight are thrown in, with what lies in the bowl. Some get stuck, others come loose.
does-bowl = What fell out of the tower. Cubes of players who do not take part in the fight stay here: they are thrown again with the next one.
does-marker = Taking rice or tax here again this year brings a revolt: as many village armies as there are markers. With a marker the village does not help the defence. Winter takes it off.
thing-province = { $province }
thing-face-down = Card face down
thing-armies = Armies
thing-protection = Protected
does-province = Tax { $tax }, rice { $rice }, { $spaces ->
    [0] no building space
    [one] one building space
   *[other] { $spaces } building spaces
}. Next to it: { $neighbours }.
does-face-down = Everybody plans in secret. A card is turned up when its action is carried out, the bid after the event.
does-built = One point each winter, and { $points ->
    [one] one more
   *[other] { $points } more
} for whoever has the most of them in the region. It stays when the province changes hands, and is gone when the province becomes neutral.
does-armies = They hold a province, march and fight; at least one always stays in a province of yours. New ones come with “deploy”.
does-points = Counted in both winters: provinces, buildings and majorities. After the second winter the most points win; chests break a tie.
does-protection = A favour of the Court protects this player for now; the log says against what.
