tagline = Give out the roles, order the attack, gather honour: at 50 you are shogun.
about = two hours · half an hour to learn · intrigue: friends of one month, foes of the next

option-campaign = Campaign token: once a game, a second attack
option-elite = Elite token: once a game, three big troops
option-provinces = Which hexes make up the map
option-provinces-mix = mix: the one for this number of players
option-provinces-drawn = drawn: as many, at random from all there are

terrain--1 = face down
terrain-0 = clan fortress
terrain-1 = mountain
terrain-2 = rice field
terrain-3 = village
terrain-4 = town
terrain-5 = city
terrain-6 = temple

tile-0 = 1 katana
tile-1 = 2 katana
tile-2 = 3 katana
tile-3 = chanoyu
tile-4 = geisha
tile-5 = shinobi
tile-6 = ronin
tile-7 = seppuku

disc-0 = battle
disc-1 = duel
disc-2 = ambush
disc-3 = traitor
disc-4 = kotau

role-daimyo = daimyō
role-samurai = samurai
role-bushi = bushi
role-sensei = sensei
role-hatamoto = hatamoto

wish-stay = the month stays
wish-haste = the month advances by two
wish-support = five tiles of support

decision-build-fortress = Where does your clan fortress stand?
decision-take-province = Take a free hex and turn it face up.
decision-place-troops = Place new troops on your hexes.
decision-remove-troops = You cannot feed so many troops: take some off.
decision-discard = Discard what you do not want, then draw back up to four discs.
decision-recruit = Turn your campaign token into three big troops?
decision-place-elite = Place a big troop.
decision-invite = Whom do you invite to a tea ceremony?
decision-tea-answer = You are invited to a tea ceremony.
decision-convert = How much daimyō honour do you gain, at two samurai honour each?
decision-buy = How much daimyō honour do you buy, at three 3-katana tiles each?
decision-give-samurai = Who is your samurai and leads your troops?
decision-give-bushi = Who is the bushi, whom you may attack?
decision-give-sensei = Who is the sensei?
decision-effects = Play an effect tile, or pass.
decision-hatamoto = Place ronin, lead a revolt, or pass.
decision-declare = Declare a campaign? There will be a second attack.
decision-regroup = Regroup: from which hex do troops move?
decision-regroup-to = Where to, and how many?
decision-order-attack = Which hex do you attack?
decision-march = From where, and with how many troops?
decision-offer-bonus = Do you add bonus tokens for the samurai?
decision-lay-tiles = Secretly lay katana tiles; the last one lies on top.
decision-choose-tactic = Secretly choose a tactic.
decision-retreat = Where do your troops retreat to?
decision-seppuku = Do you demand seppuku?
decision-advice = Which loss of samurai honour do you propose?
decision-verdict = Do you follow the advice?
decision-to-arms = Do you call to arms?
decision-audience = Do you play a kotau?

action-pass = pass
action-occupy = take { $hex }
action-place = { $hex }: place { $troops }
action-remove = { $hex }: take off { $troops }
action-discard = discard { $disc }
action-recruit = recruit big troops
action-place-elite = { $hex }: place a big troop
action-invite = invite { $guest }
action-accept = accept
action-refuse = refuse
action-convert = gain { $honour }
action-buy = buy { $honour }
action-give = { $role } for { $to }
action-play-ronin = ronin on { $hex }
action-play-shinobi = shinobi: look behind { $target }’s screen
action-play-chanoyu = chanoyu: host a tea ceremony
action-play-geisha = geisha: end the turn
action-lead-revolt = lead a revolt on { $hex }
action-declare = declare a campaign
action-move-from = move troops from { $hex }
action-move-to = move { $troops } to { $hex }{ $elite ->
    [0] {""}
    [one] , and a big one
   *[other] , and { $elite } big ones
}
action-attack = attack { $hex }
action-march = march from { $origin } with { $troops }{ $elite ->
    [0] {""}
    [one] {" "}and a big one
   *[other] {" "}and { $elite } big ones
}
action-offer = add { $honour } honour
action-lay = lay { $tile }
action-ready = ready
action-choose = { $disc }
action-retreat = retreat to { $hex }
action-demand-seppuku = demand seppuku
action-propose = propose a loss of { $honour }
action-agree = follow the advice
action-overrule = overrule it: a loss of 1
action-call-to-arms = call to arms
action-play-kotau = kotau: { $wish }

event-first-player = { $seat } begins.
event-fortress-built = { $seat } builds a clan fortress at { $hex }.
event-province-taken = { $seat } takes { $hex }: { $terrain }.
event-daimyo-honour = { $seat }’s daimyō honour: { $before } → { $after }.
event-samurai-honour = { $seat }’s samurai honour: { $before } → { $after }.
event-troops-placed = { $seat } places { $troops ->
    [one] one troop
   *[other] { $troops } troops
} on { $hex }.
event-troops-removed = { $seat } takes { $troops ->
    [one] one troop
   *[other] { $troops } troops
} off { $hex }.
event-elite-placed = { $seat } places a big troop on { $hex }.
event-elite-left = { $troops ->
    [one] One of { $seat }’s big troops goes home.
   *[other] { $troops } of { $seat }’s big troops go home.
}
event-left-empty = { $seat } has no troops left on { $hex }.
event-support-drawn = { $seat } draws { $number ->
    [one] one tile.
   *[other] { $number } tiles.
}
event-tiles-drawn = You draw { $tiles }.
event-mikado-law = The bag is empty. By the Mikado’s law everyone puts all tiles back and draws anew.
event-discs-discarded = { $seat } discards { $number ->
    [one] a disc.
   *[other] { $number } discs.
}
event-disc-put-away = You discard { $disc }.
event-discs-drawn = { $seat } draws { $number ->
    [one] a disc.
   *[other] { $number } discs.
}
event-tactics-drawn = You draw { $discs }.
event-discs-shuffled = The discarded discs are shuffled into the piles.
event-daimyo-named = Month { $month }: { $seat } is daimyō.
event-elite-recruited = { $seat } recruits big troops.
event-invited = { $seat } invites { $guest } to a tea ceremony.
event-tea-accepted = { $seat } comes to tea.
event-tea-refused = { $seat } refuses.
event-converted = { $seat } turns { $samurai } samurai honour into { $daimyo } daimyō honour.
event-honour-bought = { $seat } returns { $tiles } tiles of 3 katana for { $daimyo } daimyō honour.
event-role-given = { $seat } is the { $role }.
event-ronin-placed = { $seat } puts a ronin on { $hex }.
event-shinobi-played = { $seat } plays a shinobi and looks behind { $target }’s screen.
event-screen-seen = You see what { $target } has, until your next answer.
event-chanoyu-played = { $seat } plays a chanoyu.
event-geisha-played = { $seat } plays a geisha: the turn is over.
event-automatic-revolted = Revolt on { $hex }: { $ronin ->
    [one] one ronin
   *[other] { $ronin } ronin
} and all of { $seat }’s troops are gone.
event-revolt-led = { $seat } leads a revolt on { $hex }.
event-became-neutral = { $seat } loses { $hex }, which becomes neutral.
event-campaign-declared = { $seat } declares a campaign.
event-regrouped = { $seat } moves { $troops ->
    [one] one troop
   *[other] { $troops } troops
}{ $elite ->
    [0] {""}
    [one] {" "}and one big troop
   *[other] {" "}and { $elite } big troops
} from { $hex } to { $to }.
event-attack-ordered = { $seat } attacks { $hex } from { $origin } with { $troops ->
    [one] one troop
   *[other] { $troops } troops
}{ $elite ->
    [0] .
    [one] {" "}and one big troop.
   *[other] {" "}and { $elite } big troops.
}
event-bonus-offered = { $seat } adds { $honour } bonus honour for the samurai.
event-neutral-taken = { $seat } takes { $hex }, which was neutral, from { $origin } with { $troops ->
    [one] one troop
   *[other] { $troops } troops
}{ $elite ->
    [0] .
    [one] {" "}and one big troop.
   *[other] {" "}and { $elite } big troops.
}
event-no-attack = { $seat } does not attack.
event-kotau-swapped = { $seat } has nothing but a kotau and swaps it.
event-tile-laid = You lay a tile: { $tile }.
event-stack-ready = { $seat } is ready.
event-stack-shown = { $seat } uses { $number ->
    [one] one tile: { $tile }.
   *[other] { $number } tiles, with { $tile } on top.
}
event-stack-empty = { $seat } uses no tiles.
event-tactic-chosen = { $seat } has chosen a tactic.
event-chosen-tactic = You have chosen { $disc }.
event-tactic-shown = { $seat }: { $disc } with { $tiles }, strength { $strength }.
event-fight-won = { $seat } wins the fight; the attack loses { $attackers }, the defence { $defenders }.
event-troops-sacrificed = { $troops ->
    [one] { $seat }’s troop in the fight is sacrificed: it is out of the game.
   *[other] { $seat }’s { $troops } troops in the fight are sacrificed: they are out of the game.
}
event-troops-returned = { $troops ->
    [one] The last attacker returns
   *[other] The { $troops } remaining attackers return
} to { $hex }.
event-troops-retreated = { $seat } retreats from { $hex } to { $to }.
event-troops-scattered = { $seat }’s troops on { $hex } have nowhere to go and scatter.
event-conquered = { $seat } conquers { $hex } from { $loser }.
event-seppuku-demanded = { $seat } demands seppuku.
event-loss-proposed = { $seat } proposes a loss of { $honour } samurai honour.
event-advice-taken = { $seat } follows the advice.
event-advice-overruled = { $seat } overrules the advice.
event-called-to-arms = { $seat } calls to arms: everyone draws { $number ->
    [one] one tile.
   *[other] { $number } tiles.
}
event-temporised = { $seat } does not call to arms.
event-kotau-played = { $seat } plays a kotau: { $wish }.
event-month-advanced = It is now month { $month }.
event-month-stays = It is still month { $month }.
event-long-wait = The month has stood still for { $turns } turns: it advances.
event-became-shogun = { $seat } is shogun!
event-year-over = The year is over.
event-final-honour = { $seat } has { $honour } daimyō honour.

refused-hex-taken = That hex is taken.
refused-over-koku = Your koku feed no more troops.
refused-under-koku = You do not have too many troops.
refused-not-your-hex = That hex is not yours.
refused-one-stays = One troop must stay behind, and no more can move than there are.
refused-isolated = That hex stands alone: troops are taken off there only when no other hex of yours has one to spare.
refused-so-many = That is too many; { $most } at most.
refused-no-such-disc = You have no such disc.
refused-too-few-threes = Each daimyō honour costs three tiles of 3 katana, and you have too few.
refused-own-guest = Nobody is their own guest.
refused-too-little-samurai-honour = You have too little samurai honour for that.
refused-role-for-daimyo = The daimyō takes no other role.
refused-bushi-not-next = The bushi must hold a hex, not a fortress, next to one of yours.
refused-role = That role cannot be given now, or not to that player.
refused-no-such-tile = You have too few tiles of that kind; you need { $price }.
refused-ronin-not-others = A ronin goes on another player’s hex.
refused-fortress = A clan fortress can never be attacked or hold ronin.
refused-ronin-twice = You have already put a ronin on that hex in this phase.
refused-second-tea = You have already played a chanoyu in this phase.
refused-cannot-host = A host needs 5 samurai honour.
refused-own-screen = You know what is behind your own screen.
refused-no-revolt = A revolt needs ronin on a hex of the daimyō.
refused-has-received = Troops have moved to that hex just now; none of that kind leave it again.
refused-nowhere-to-go = No other hex where they could go is connected with that one.
refused-not-connected = Troops regroup among connected hexes only, and not to a hex that others have just left.
refused-not-the-bushi = Only the bushi’s hexes and neutral ones can be attacked.
refused-nobody-marches = At least one troop must march.
refused-too-many-ronin = It takes one more troop than there are ronin.
refused-not-next = That hex is not next to one of yours with troops to spare.
refused-no-such-token = You do not have that bonus token any more.
refused-no-such-katana = You have no such katana tile.
refused-kotau = A kotau is never used in a fight.
refused-no-haven = Troops retreat to one of your hexes next to the one that is lost.
refused-advice = The sensei proposes a loss of 2 to 10.
refused-no-kotau = You have no kotau.

terminal-terrain-0 = fortress
terminal-terrain-1 = mountain
terminal-terrain-2 = rice
terminal-terrain-3 = village
terminal-terrain-4 = town
terminal-terrain-5 = city
terminal-terrain-6 = temple
terminal-neutral = neutral
terminal-legend = ◇ honour  ▪ koku  † katana    ✕ ronin  ⬢ big troops  ⚔ attackers
terminal-months = Months
terminal-year = to arms: { $tiles } · bag: { $bag } · discs: { $discs }
terminal-daimyo-ladder = Daimyō
terminal-samurai-ladder = Samurai
terminal-player = player
terminal-role = role
terminal-daimyo = daimyō
terminal-samurai = sam.
terminal-troops = troops
terminal-fallen = out
terminal-income = inc.
terminal-tiles = tiles
terminal-discs = discs
terminal-tokens = tokens
terminal-token = campaign
terminal-you = you
terminal-your-screen = Behind your screen
terminal-spied = Your shinobi sees behind { $seat }’s screen, until you answer
terminal-bonus = On the target: { $honour } bonus honour for a winning samurai
terminal-stack = { $number ->
    [one] one tile: { $top }
   *[other] { $number } tiles, with { $top } on top
}
terminal-laid = You have laid { $tiles }
terminal-tactic = You have chosen { $disc }
terminal-hex-hint = Type a hex, like b3, or the number of an answer.
terminal-number-hint = Type a hex and how many, like b3 4.
terminal-big-hint = Type a hex, how many, and how many big troops, like b3 4 1.
terminal-rungs = (daimyō { $daimyo }{ $samurai ->
    [none] )
   *[other] , samurai { $samurai })
}
terminal-no-hex = No hex is asked for here.
terminal-tactics = Duel beats battle, battle beats ambush, ambush beats duel: the stronger one doubles its katana.
    A battle adds the troops led. An ambush kills one per two 1-katana tiles of its own, even when it loses.
    Duel against duel: nobody dies, the loser retreats and half the loser’s samurai honour goes to the winner.
    Battle against battle: the loser loses every troop, the winner one per 3-katana tile of the loser.
    Ambush against ambush: each loses one per 1-katana tile of the other. A traitor wins against all but a traitor.
    A tie is the defender’s; whoever lays no tile loses every troop.

guide-aim =
    Welcome. You are { $you }, head of a clan. The land has { $hexes } hexes, all still face down. You will hold some of them, and they give honour.

    There are two kinds of honour. Daimyō honour wins: whoever has 50 is shogun at once; otherwise it is the one with the most after twelve months. Samurai honour is won in fights, and over a cup of tea it can become daimyō honour.
guide-fortress =
    First everyone builds a clan fortress. It stays face down, and nobody can ever attack it; it gives 5 honour, feeds 5 troops and brings you 5 tiles whenever you are daimyō. A corner is a quiet place for it. Take A1, at the top left.
guide-province =
    The others have built, too. Now you take hexes in turn, one each, until everybody has six. A hex is turned face up only when it is taken, so nobody knows what comes.

    Stay together: troops can only move among hexes of yours that are connected. Take A2, beside your fortress.
guide-land =
    Yours: { $terrain }. We have gone on: everybody has six hexes. Each shows three values. Honour: yours add up to { $honour }. Koku: they feed { $koku } troops, and all of them stand there now. Katana: that is how many tiles you draw as daimyō, { $income }.

    What you draw lies behind your screen: tiles for fights and tricks, and discs for tactics.
guide-roles =
    Month 1, and you are daimyō. You have { $tiles } tiles and { $discs } discs. You could invite somebody to tea or trade tiles for honour; we pass.

    The daimyō does not fight, but gives out roles: the samurai leads your troops with tiles of their own, the bushi is the one you attack, the sensei advises. Botan has a city next to you, so Botan will be the bushi. Make Chiyo your samurai.
guide-attack =
    { $bushi } is the bushi, and with three players somebody has two roles: { $sensei } is the sensei as well. Then you regrouped: { $troops } troops stand in B1 now, and every other hex has kept one or two.

    Which hex do you attack? The city C2 is worth 6 honour and holds { $theirs } troops. Attack C2.
guide-march =
    From B1, then; one must stay behind. Many troops help in a battle, and what is left of them will hold the city. March with 12.
guide-fight =
    Samurai and bushi have laid katana tiles in secret, { $samurai } { $tiles }, { $bushi } { $tiles2 }, and then a tactic each: { $disc } against { $disc2 }. Battle beats ambush: its katana count double, and its troops are added. { $strength } to { $strength2 }.

    The difference is what the loser loses, so all { $killed } defenders fall, and the city is yours.
guide-honour =
    Its honour is yours now, too: you have { $mine }. (No two markers share a rung of the ladder: one that rises goes on to the next free one.)

    But look at your samurai. For each troop killed, each tile used and the honour of the hex Chiyo has won samurai honour, and now has { $samurai }. Whom you send into a fight matters.
guide-ronin =
    Month { $month }. { $daimyo } is daimyō and has made you both samurai and sensei. The sensei may play effect tiles first.

    You have { $ronin } ronin. On another player’s hex they wait until they are as many as the troops there; then all those troops are driven out. Chiyo is strong: take one from behind your screen and put it on B5, where { $troops } troops stand.
guide-tea =
    One is enough for you. But { $host } plays a chanoyu and invites { $guest } to a tea ceremony. The guest gets 5 samurai honour; then the host may turn the rest into daimyō honour, two for one: { $samurai } become { $daimyo }. { $host } has { $honour } now, and 50 is victory.

    That is how fights become victory. Remember it for later.
guide-tiles =
    Now { $daimyo } attacks Chiyo’s { $hex } with { $troops } troops, and you lead them. Lay katana tiles in secret. If you win, each tile you used brings you one samurai honour, and Chiyo has only { $few } tiles. Be bold, and begin with your 3 katana.
guide-tactic =
    We have laid nearly all you have: { $mine } tiles. { $bushi } shows { $theirs }. Now the tactics. Duel beats battle, battle beats ambush, ambush beats duel: the better one doubles its katana. Battle also counts troops. A traitor wins against all of them, but is rare.

    You are far ahead. Choose the ambush.
guide-end =
    { $strength } to { $strength2 }. { $killed } defenders are gone and the hex belongs to { $daimyo }. You have { $samurai } samurai honour: at your next tea ceremony it can become daimyō honour. { $loser } has fallen to { $honour }.

    That is the game: give the roles wisely, fight for others as well as you can, and choose the moment for tea. As a rule a turn with an attack takes a month; after the twelfth, or at 50, it is decided. Every rule can be read beside the table.
guide-last-months =
    Another game, in month { $month }. On the daimyō ladder you have { $mine }, Botan { $second }, Chiyo { $third }. At 50 it is over at once, so everybody is afraid of Chiyo.

    Below it lies the other ladder: your { $samurai } samurai honour wins nothing by itself. Let us see how it becomes victory.
guide-last-fight =
    { $daimyo } is daimyō, has made you the samurai, and attacks Chiyo’s { $hex } with { $troops } troops. You fight with somebody else’s troops, but the samurai honour will be yours: for each troop killed, each tile used, and the honour of the hex.

    Lay your best tiles, and begin with a 3 katana.
guide-last-tactic =
    { $tiles } tiles of yours against { $theirs } of { $bushi }’s. All your discs are battles. A duel would double their katana, but against so many of yours that will hardly be enough.

    Choose the battle.
guide-last-victory =
    { $strength } to { $strength2 }: won, and the hex is conquered. Your samurai honour has risen from { $before } to { $now }. And { $loser } has fallen to { $fallen } on the daimyō ladder: whoever loses a hex loses its honour.

    You hold no more hexes than before, and yet you have come much closer to victory.
guide-last-revolt =
    Month { $month }, { $daimyo } is daimyō. { $sensei }, as sensei, puts a ronin on your { $hex }, where a single troop stood. As many ronin as troops, and the troops are driven out: you fall from { $before } to { $now }.

    That is what few troops in a valuable hex lead to.
guide-last-tea =
    Month { $month }, and it is your turn to be daimyō. You have { $samurai } samurai honour. Now is the time for tea: the host gives the guest 5 of it and may then turn the rest into daimyō honour, two for one.

    Invite somebody who cannot refuse: whoever has less than 10 samurai honour has to come. Chiyo has { $guest }. Invite Chiyo.
guide-last-honour =
    Chiyo has come to tea. You have { $samurai } samurai honour left, and { $daimyo } daimyō honour. Turn in all of it: gain 16.
guide-shogun =
    { $honour }! At 50 the game is over at once, in the middle of your turn, and nobody gets to answer. The others stop at { $second } and { $third }. You are shogun.

    If nobody reaches 50, the year ends after month 12, and the most daimyō honour wins.
guide-what-wins =
    So this is what wins: daimyō honour, and nothing else. Land gives some of it, slowly, and it can be taken from you. Fights give samurai honour, even those that you fight for others; tea turns it into victory, all at once.

    So whoever has much samurai honour and is daimyō next is the one to fear. Every rule can be read beside the table.
board-honour-won = Honour won
board-honour-lost = Honour lost
board-help = Bushido: what can be chosen has a turquoise outline, on the map, on a screen, or behind your own. Click it (or go there with the arrow keys and press Enter), then press the button beside the question, or Enter; nothing is sent before that. Click the same hex again for one more troop. Escape puts everything down again. The map comes nearer with the wheel, two fingers, or + and −. A sheet over the map can be folded to look below it.
board-map = Map
board-clans = Clans
board-ladders = Ladders
board-parts = Parts of the board
board-hex = { $hex }, { $terrain }: honour { $honour }, koku { $koku }, katana { $katana }
board-choose-hex = { $label }, or more
board-daimyo-honour = Daimyō honour
board-samurai-honour = Samurai honour
board-honour-of = { $name } { $honour }
board-months = Months
board-month = Month { $month }; a call to arms brings { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
board-bag = { $tiles ->
    [one] one tile in the bag
   *[other] { $tiles } tiles in the bag
}
board-discs = discs: { $discs } in the piles, { $discards } discarded
board-phase-0 = Set-up
board-phase-1 = The daimyō musters
board-phase-2 = Tea ceremony
board-phase-3 = The treasury
board-phase-4 = The roles
board-phase-5 = The sensei’s intrigues
board-phase-6 = The hatamoto
board-phase-7 = The attack is ordered
board-phase-8 = The fight
board-phase-10 = The council
board-phase-11 = To arms
board-phase-12 = Audience with the Tennō
board-clan-tiles = { $tiles ->
    [one] one tile behind the screen
   *[other] { $tiles } tiles behind the screen
}
board-clan-troops = troops: { $troops }, koku for { $koku }
board-clan-fallen = { $fallen ->
    [0] no troops are out of the game
    [one] one troop is out of the game
   *[other] { $fallen } troops are out of the game
}
board-clan-income = income: { $income ->
    [one] one tile
   *[other] { $income } tiles
}
board-clan-discs = { $discs ->
    [one] one disc
   *[other] { $discs } discs
}
board-known-disc = { $disc }: everybody has seen it
board-token = bonus token: { $honour } honour
board-campaign-token = campaign token
board-your-screen = Behind your screen
board-nothing-behind = Nothing is behind the screen.
board-troops = Troops
board-elite = Big troops
board-rungs = { $samurai ->
    [none] Daimyō honour { $daimyo }
   *[other] Daimyō honour { $daimyo }, samurai honour { $samurai }
}
board-fold = Fold
board-unfold = Unfold
board-tea = A tea ceremony
board-host = host
board-guest = guest
board-standing = samurai { $samurai } · daimyō { $daimyo }
board-if-accepted = Accepted
board-if-refused = Refused
board-tea-if-accepted = The host gives the guest { $gift } samurai honour, and may turn the rest into daimyō honour, { $rate } for one.
board-tea-if-refused = The guest loses { $samurai } samurai honour, the host { $daimyo } daimyō honour.
board-tea-accepted = { $guest } comes to tea and receives { $gift } samurai honour from { $host }.
board-tea-refused = { $guest } refuses and loses { $samurai } samurai honour; { $host } loses { $daimyo } daimyō honour.
board-tea-converted = { $samurai } samurai honour become { $daimyo } daimyō honour.
board-council = The council
board-beaten = beaten · samurai honour { $honour }
board-demands-seppuku = demands seppuku
board-proposes = proposes a loss of { $honour }
board-verdict-taken = follows the advice
board-verdict-overruled = overrules
board-council-stakes = Seppuku takes all samurai honour. If the daimyō overrules the advice, the samurai loses { $mild }; a sensei whose advice is followed gains { $thanks } daimyō honour.
board-fight-at = Fight for { $hex }
board-revolt-at = Revolt on { $hex }
board-fight-laying = lays tiles
board-fight-ready = is ready
board-fight-choosing = chooses a tactic
board-fight-chosen = has chosen
board-lay-from-screen = Click tiles behind your screen; the last one lies on top.
board-katana-laid = { $katana } katana
board-stack = { $number ->
    [one] one tile
   *[other] { $number } tiles
}
board-back = face down
board-no-tile = no tile
board-lost = { $troops ->
    [0] no losses
    [one] loses one
   *[other] loses { $troops }
}
board-won = victory
board-tactics = What the tactics do
board-last-fight = Last fight
board-spied = Behind { $name }’s screen
board-spy-left = { $seconds ->
    [one] one second left, or until your next answer
   *[other] { $seconds } seconds left, or until your next answer
}
board-herald-ronin = Revolt
board-herald-geisha = A geisha
board-herald-shinobi = A shinobi
board-herald-bag = The Mikado’s law
board-herald-katana-3 = To arms
board-herald-kotau = An audience with the Tennō
board-herald-campaign = A campaign
board-herald-elite = Big troops
board-herald-month = The year
board-herald-shogun = A new shogun
board-pass-discard = Keep the rest and draw
board-pass-recruit = Not now
board-pass-invite = No tea
board-pass-convert = Convert nothing
board-pass-buy = Buy nothing
board-pass-effects = Play nothing more
board-pass-hatamoto = Nothing more
board-pass-declare = No campaign
board-pass-regroup = No more regrouping
board-pass-order-attack = Do not attack: the turn ends
board-pass-offer-bonus = No bonus
board-pass-seppuku = Do not demand it
board-pass-advice = No advice
board-pass-to-arms = No call to arms
board-pass-audience = No kotau

reason-daimyo = brings more daimyō honour
reason-samurai = brings more samurai honour
reason-tiles = leaves more tiles and katana behind the screen
reason-hex = holds { $hex } more often, or more safely
reason-losses = loses fewer troops
reason-rival = leaves less to the strongest other player

thing-month = Month
thing-bag = The bag
thing-discs = Tactic discs
thing-tiles = Tiles behind the screen
thing-fallen = Sacrificed troops
thing-income = Income
costs-effect = one tile for the sensei, two equal ones for anybody else
does-katana = { $katana ->
    [one] Strength { $katana } in a fight; two of them, in an ambush, kill one troop.
   *[other] Strength { $katana } in a fight.
}
does-three = Strength { $katana } in a fight; or, for the daimyō, { $tiles } of them for one daimyō honour.
does-tile-3 = Host a tea ceremony: 5 samurai honour go to the guest, and any of the rest becomes daimyō honour, two for one.
does-tile-4 = The daimyō’s turn ends at once; the month does not advance.
does-tile-5 = You alone see what is behind another screen, for a minute.
does-tile-6 = Put it on another player’s hex. As soon as there are as many ronin as troops, all the troops are driven out and the hex is neutral.
does-tile-7 = Demand it of a samurai who has lost a fight: if the daimyō agrees, all samurai honour is gone.
does-disc-0 = Your katana and your troops together. Against an ambush the katana count double; a duel beats it.
does-disc-1 = Your katana alone; against a battle they count double. An ambush beats it. Duel against duel: the loser retreats, and half the loser’s samurai honour goes to the winner.
does-disc-2 = Your katana alone; against a duel they count double. A battle beats it. Two tiles of 1 katana kill one troop even if you lose.
does-disc-3 = Wins against every other tactic, and the loser loses every troop.
does-disc-4 = Never in a fight. In the audience at the end of the turn: the month stays, or advances by two, or you draw five tiles.
does-role-daimyo = The player whose turn it is: draws tiles, places troops, gives out the roles and orders the attack.
does-role-samurai = Leads the daimyō’s troops with tiles of their own, and wins samurai honour by it.
does-role-bushi = The one who may be attacked; defends with tiles of their own.
does-role-sensei = Plays effect tiles for one tile instead of two, advises when the samurai has lost, and calls to arms.
does-role-hatamoto = Draws two tiles, may place ronin and lead a revolt against the daimyō.
does-terrain = Honour { $honour }, feeds { $koku } troops, brings { $katana ->
    [0] no tiles
    [one] one tile
   *[other] { $katana } tiles
} when you are daimyō. Whoever conquers it takes all that.
does-fortress = Honour { $honour }, feeds { $koku } troops, brings { $katana } tiles when you are daimyō. It can never be attacked, taken, or hold ronin.
does-face-down = What it is will be seen when somebody takes it.
does-daimyo-honour = This wins: at { $goal } you are shogun at once; otherwise the most of it after month 12 wins. No two markers share a rung.
does-samurai-honour = Won in fights. At a tea ceremony it becomes daimyō honour, { $rate } for one.
does-month = A turn with an attack takes a month. After the twelfth, the most daimyō honour wins.
does-bag = When it is empty, everybody puts all tiles back and draws anew.
does-discs = Each daimyō draws back up to four. When four or fewer are left, the discarded ones are shuffled in.
does-tiles = Everybody knows how many there are, but not which.
does-troops = Troops on the map, and how many your koku feed. As daimyō you take off or place the difference.
does-fallen = Whoever lays no tile in a fight loses all troops in it for good.
does-income = This many tiles are drawn at the start of your turn as daimyō, 10 at most.
does-token = Added by the daimyō when attacking: { $honour } more samurai honour for a samurai who wins. Spent in any case.
does-campaign-token = Once a game: a second attack in the same turn; or three big troops, if the table plays with them.
does-elite = Worth three troops each, not fed by koku. They go home when you are daimyō again.
thing-screen = Folding screen
thing-fight = Fight
does-screen = Behind it lie a player’s tiles and discs. How many there are everybody knows; which, only their owner, and whoever sends a shinobi.
does-fight = Samurai and bushi lay katana tiles in secret, then choose a tactic each. The stronger side wins; a tie is the defender’s.
