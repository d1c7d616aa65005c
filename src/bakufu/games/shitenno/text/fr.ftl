tagline = Partagez cartes et titres à Edo, et gagnez ainsi les provinces du Japon.
about = 45 minutes · dix minutes pour l’apprendre · partager au plus juste, ou presque

troop-0 = bushi
troop-1 = samouraï
troop-2 = shinobi
troop-3 = sōhei
own-0 = bushis
own-1 = samouraïs
own-2 = shinobis
own-3 = sōheis
other--1 = {""}
other-0 = bushi
other-1 = samouraï
other-2 = shinobi
other-3 = sōhei

card-0 = bushi
card-1 = samouraï
card-2 = shinobi
card-3 = sōhei
card-4 = bushi+bushi
card-5 = samouraï+samouraï
card-6 = shinobi+shinobi
card-7 = sōhei+sōhei
card-8 = bushi+samouraï
card-9 = bushi+shinobi
card-10 = bushi+sōhei
card-11 = samouraï+shinobi
card-12 = samouraï+sōhei
card-13 = shinobi+sōhei
card-14 = 1 koku
card-15 = 2 kokus
card-16 = 3 kokus

title-0 = Daimyō
title-1 = Shōmyō
title-2 = Senseï
title-3 = Hatamoto
tile-0 = 4 sceaux (Daimyō)
tile-1 = 3 sceaux (Shōmyō)
tile-2 = 2 sceaux (Senseï)
tile-3 = 1 sceau (Hatamoto)
bonus-0 = échange
bonus-1 = plus un
bonus-2 = pioche

decision-make-lot = Formez un lot : mettez-y des cartes, puis proposez-le avec une tuile.
decision-lot = Prenez-vous ce lot ?
decision-split-cards = Répartissez toutes les cartes en deux lots, chacun avec une tuile.
decision-choose-lot = Quel lot prenez-vous ?
decision-take-provinces = Quelle province prenez-vous ?
decision-pay = Comment payez-vous ?
decision-gild = Lequel de vos kamons dorez-vous ?

action-add = ajouter { $card }
action-take-out = retirer { $card }
action-offer = proposer le lot avec { $tile }
action-divide = ce lot avec { $tile }, le reste avec { $other }
action-accept = prendre le lot
action-refuse = refuser le lot
action-choose = prendre le lot avec { $tile }
action-take-province = prendre { $province }
action-draw-troop = utiliser une tuile pioche
action-end-turn = finir le tour
action-pay = payer { $cards }{ $joker ->
    [yes] , le joker
   *[no] {""}
}{ $exchange ->
    [0] {""}
    [1] , une tuile échange
   *[other] , { $exchange } tuiles échange
}{ $plus_one ->
    [0] {""}
    [1] , une tuile plus un
   *[other] , { $plus_one } tuiles plus un
}
action-turn-to-gold = dorer un kamon à { $province }
action-keep-silver = ne rien changer

joker-True = yes
joker-False = no
ended-kamon = quelqu’un n’a plus de kamon
ended-koku = la pioche de kokus est vide

event-title-dealt = { $seat } commence avec le titre de { $title }.
event-tiles-turned-up = Les tuiles montrent { $troops }.
event-cards-dealt = { $seat } reçoit { $number ->
    [0] aucune carte : la pioche est vide.
    [1] une carte troupe secrète.
   *[other] { $number } cartes troupe secrètes.
}
event-cards-seen = Vous recevez : { $cards }.
event-sharing-begins = Année { $year }, à Edo. Le Tairō { $seat } dévoile : { $cards }.
event-deck-renewed = La pioche des troupes est vide ; { $cards ->
    [1] une carte défaussée en forme
   *[other] { $cards } cartes défaussées en forment
} une nouvelle.
event-last-of-deck = Dévoilé avant cela, le reste de l’ancienne pioche : { $cards }.
event-offered = { $seat } propose { $tile } { $cards ->
    [rien] sans carte.
   *[other] avec { $cards }.
}
event-lot-refused = { $seat } refuse.
event-lot-taken = { $seat } prend { $tile } { $cards ->
    [rien] sans carte.
   *[other] avec { $cards }.
}
event-lot-kept = Personne ne veut du lot : { $seat } garde { $tile } { $cards ->
    [rien] sans carte.
   *[other] avec { $cards }.
}
event-new-tairo = { $seat } devient Tairō.
event-divided = { $seat } répartit les cartes : { $tile } { $cards ->
    [rien] sans carte
   *[other] avec { $cards }
} ; { $other_tile } { $other_cards ->
    [rien] sans carte.
   *[other] avec { $other_cards }.
}
event-title-taken = { $seat } reçoit le titre de { $title }.
event-taking-begins = Année { $year }, dans les provinces. Ordre du tour : { $seats }.
event-paid = { $seat } paie { $province } avec { $cards }{ $joker ->
    [yes] , le joker
   *[no] {""}
}{ $exchange ->
    [0] {""}
    [1] , une tuile échange
   *[other] , { $exchange } tuiles échange
}{ $plus_one ->
    [0] .
    [1] , une tuile plus un.
   *[other] , { $plus_one } tuiles plus un.
}
event-kamon-placed = { $seat } prend la position { $position } { DE($province) } pour { $points } points{ $extra ->
    [0] .
   *[other] , et { $extra } pour le titre.
}
event-tile-taken = { $seat } reçoit une tuile : { $bonus }.
event-tile-turned-up = { $province } demande maintenant un { $troop }.
event-turn-ended = { $seat } { $placed ->
    [0] n’a posé aucun kamon.
    [1] a posé un kamon.
   *[other] a posé { $placed } kamons.
}
event-turned-gold = { $seat } dore le kamon en position { $position } { DE($province) }.
event-ended = La partie est finie : { $why }.
event-points-in-game = { $seat } a marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} au cours de la partie.
event-koku-left = { $seat } garde { $points ->
    [1] un koku
   *[other] { $points } kokus
} en main : { $points ->
    [1] un point.
   *[other] { $points } points.
}
event-exchanges-used = { $seat } échange { $tiles ->
    [1] une troupe contre un koku : un point.
   *[other] { $tiles } troupes contre des kokus : { $points } points.
}
event-plus-ones-used = { $seat } ajoute { $tiles ->
    [1] un koku avec une tuile plus un : un point.
   *[other] { $tiles } kokus avec des tuiles plus un : { $points } points.
}
event-majority = { $province } : { $seat } a la majorité avec { $kamon } et reçoit { $points } points.
event-tie-broken = { $province } : { $level } sont à égalité avec { $kamon } ; { $seat }, plus à gauche en position { $position }, reçoit { $points } points.
event-nobody-there = { $province } : personne n’y est.
event-total = { $seat } a { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-title-decides = { $level } sont à égalité ; son titre de { $title } place { $seat } devant.

refused-not-shared = Cette carte n’est pas parmi les cartes à partager.
refused-not-in-lot = Cette carte n’est pas dans le lot.
refused-tile-gone = Cette tuile de hiérarchie est déjà donnée.
refused-same-tile = Chacun des deux lots reçoit sa propre tuile.
refused-one-lot = Plus de deux joueurs n’ont pas de lot : formez-en un et proposez-le.
refused-two-lots = Deux joueurs seulement n’ont pas de lot : répartissez toutes les cartes en deux lots.
refused-no-draw-tile = Vous n’avez pas de tuile pioche.
refused-nothing-to-draw = Il ne reste aucune carte troupe à piocher.
refused-two-placed = Vous avez déjà posé deux kamons cette année.
refused-no-kamon = Vous n’avez plus de kamon.
refused-full = Toutes les positions de cette province sont prises.
refused-cannot-pay = Vous ne pouvez pas payer { $province } : il faut { $owns } { $own }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } { $other }
}, ou { $koku } kokus.
refused-not-in-hand = Vous n’avez pas ces cartes.
refused-no-such-tile = Vous n’avez pas ces tuiles bonus.
refused-no-joker = Vous n’avez pas de joker : seul le Hatamoto en a un, une fois par tour.
refused-too-little = Cela ne paie le prix ni en troupes ni en kokus.
refused-not-in-order = Des paiements égaux sont un seul choix : nommez les cartes dans l’ordre de leurs sortes.
refused-superfluous = Quelque chose dans ce paiement pourrait rester en main.
refused-no-silver = Vous n’y avez pas de kamon argenté.

terminal-even = Année { $year } : partage à Edo
terminal-odd = Année { $year } : prise des provinces
terminal-over = La partie est finie
terminal-decks = cartes dans les pioches : troupes { $troops }, kokus { $koku }
terminal-province = Province
terminal-next = la position suivante coûte
terminal-full = complète
terminal-or = ou
terminal-koku = { $koku ->
    [one] { $koku } koku
   *[other] { $koku } kokus
}
terminal-player = Joueur
terminal-title = Titre
terminal-points = Points
terminal-kamon = Kamons
terminal-tiles = Tuiles
terminal-cards = {""} Les cartes connues de tous
terminal-secret = { $cards } { $cards ->
    [0] secrète
    [1] secrète
   *[other] secrètes
}
terminal-hand = Votre main :
terminal-lot = Lot :
terminal-shared = À partager :
terminal-first-lot = Premier lot :
terminal-second-lot = Second lot :
terminal-tile = Tuile
terminal-joker = le joker
terminal-points-for = ({ $points }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
} points) :
terminal-lost = perdu : { $what }
terminal-lot-hint = Un numéro, ou le nom d’une carte ; précédé d’un signe moins, la carte ressort du lot.
terminal-help-make-lot = Celui qui accepte le lot en prend les cartes et le titre. Si tous refusent, il est à vous : proposez donc ce que vous garderiez.
terminal-help-lot = Acceptez, et vous sortez du partage de l’année ; refusez, et vous espérez un meilleur lot.
terminal-help-split-cards = L’autre joueur choisit d’abord : formez deux lots qui vous plaisent autant l’un que l’autre.
terminal-help-choose-lot = Le Tairō prend le lot que vous laissez.
terminal-help-take-provinces = Le nombre souligné est à la fois les points et le prix en kokus. Un kamon doré, entre crochets, compte pour deux à la fin.
terminal-help-pay = Chaque ligne est une façon de payer. Ce qui se perd est entre parenthèses.
terminal-help-gild = Un kamon doré compte pour deux dans la majorité en fin de partie.

guide-aim =
    Bienvenue. Vous êtes { $you }, l’un des généraux au service de Tokugawa, et vous voulez devenir son favori. La carte compte { $provinces } provinces. Vous avez { $kamon } kamons, des jetons à votre blason, à y poser : chacun rapporte aussitôt des points, et celui qui en a le plus dans une province à la fin en reçoit d’autres.

    On joue année par année. Les années paires, tout le monde est à Edo et se partage cartes et titres ; les années impaires, on part prendre des provinces. On commence à Edo.
guide-titles =
    Un titre, c’est un rang et un avantage. Le Daimyō marque 2 points de plus par kamon, le Shōmyō 1 de plus. Le Senseï peut dorer un kamon, et le Hatamoto est un joker parmi les troupes.

    Vous commencez avec le titre de { $title }, et personne ici n’a un rang plus élevé. Vous êtes donc le Tairō : c’est vous qui partagez.
guide-shared =
    { $cards } cartes sont dévoilées : des troupes, une ou deux figures par carte, et des kokus, à la fois riz et monnaie. Elles sont pour vous tous, avec les quatre tuiles de hiérarchie qui font les titres.

    Dans votre main, où personne ne les voit : { $hand }.
guide-lot =
    Vous formez un lot : les cartes que vous voulez et une tuile. Il est proposé aux autres selon leur rang. Celui qui l’accepte sort du partage ; si tous le refusent, il est à vous.

    Donnez ce dont vous avez le moins besoin, mais assez pour faire envie. Commencez par le bushi.
guide-offer =
    Nous avons continué pour vous : { $lot } sont dans le lot. Ce que vous aimeriez garder pour plus tard, le double shinobi et les kokus, est encore là.

    Ajoutez maintenant une tuile et le lot est proposé. Prenez celle à un seul sceau, le Hatamoto.
guide-split =
    { $taker } le prend avec plaisir. Vous n’êtes plus que deux, et la règle change : vous répartissez toutes les cartes qui restent en deux lots, l’autre choisit, et vous recevez celui qui reste.

    Faites donc deux lots qui vous plaisent autant l’un que l’autre. Nous avons mis { $lot } d’un côté, { $rest } de l’autre. Donnez au premier les quatre sceaux du Daimyō, au second les deux du Senseï.
guide-new-titles =
    { $chooser } prend le premier et devient { $theirs }. Vous recevez { $cards }, et vous êtes { $mine } : les titres changent aussitôt, et l’ordre du tour avec eux.

    L’année impaire commence. L’ordre du tour : { $order }. Chacun peut poser jusqu’à deux kamons.
guide-watch =
    { $first } a joué. { $province } a été payée en kokus et a rapporté { $points }, { $province2 } a été payée en troupes et a rapporté { $points2 } ; chaque fois { $extra } de plus pour le titre. Cela fait { $score }.

    Avec un kamon vient la tuile bonus de la province. La première était « { $bonus } », et elle a déjà aidé à payer la seconde.
guide-take =
    À vous. Regardez Chūbu. Une position se paie en troupes ou en kokus, jamais les deux ensemble. En troupes : celles qui y sont imprimées, { $owns } { $own }, et celle de la tuile, { $others } { $other }. En kokus : le nombre inscrit sur la position, { $koku }. C’est aussi ce que vous marquez.

    Vous pouvez payer des deux façons. Prenez Chūbu.
guide-pay =
    Laquelle vaut mieux ? La position suivante coûtera plus de kokus, mais en troupes, ce sera toujours trois. Payez donc en kokus tant que c’est bon marché, et gardez les troupes : donnez la carte de 3 kokus.
guide-take-again =
    { $points } points, et une tuile pour vous : « { $bonus } » ajoute une troupe pareille à l’une de celles que vous jouez, ou un koku, une seule fois. Dessous se trouvait la suivante, et elle montre encore un { $troop }.

    La position suivante vaut { $next }. Votre second kamon peut aller dans la même province. Prenez Chūbu encore une fois.
guide-pay-again =
    Samouraï et double shinobi : exactement ce qui est demandé. Vous gardez votre tuile pour une autre fois. Payez, et marquez { $points }.
guide-gold =
    Deux kamons côte à côte, et vous avez { $score } points ; il vous reste { $left } kamons.

    Senseï, vous pouvez maintenant dorer l’un de vos kamons. Un kamon doré compte pour deux quand on compte les majorités. Faites-le à Chūbu.
guide-end =
    { $last } a pris { $province }, avec le joker du Hatamoto pour une troupe qui manquait. Tout le monde est de retour à Edo, et le Tairō est { $tairo }.

    Cela continue jusqu’à ce que, après une année impaire, quelqu’un n’ait plus de kamon ou que les cartes koku soient épuisées. Alors chaque koku en main vaut un point, et chaque province en donne 6 à celui qui y a le plus de kamons ; en cas d’égalité, à celui des ex æquo qui est le plus à gauche. Celui qui a le plus de points l’emporte. Toutes les règles se lisent à côté de la table.
guide-last-years =
    Une autre partie, année { $year }. Il vous reste { $mine } kamon, aux autres { $second } et { $third } ; { $koku ->
        [0] la pioche des kokus est vide.
       *[other] il reste { $koku } cartes dans la pioche des kokus.
    } La partie s’achève après une année impaire où quelqu’un n’a plus de kamon, ou quand la pioche des kokus est vide. Après la prochaine, ce sera donc fini.

    Il reste une manche entière : une année à Edo, une année dans les provinces. Puis vient le décompte.
guide-last-lot =
    Le Tairō, { $tairo }, propose un lot : { $lot }, avec l’unique sceau du Hatamoto. Celui qui accepte sort du partage et n’a plus rien à dire.

    Vous avez des kokus en main, et ces troupes ne paieraient rien. Refusez.
guide-last-split =
    Personne n’en a voulu : { $kept } doit le garder. De ceux qui n’ont pas de lot, votre rang est le plus élevé : vous voilà Tairō, et comme vous n’êtes plus que deux, vous répartissez tout.

    Kyūshū vous coûterait { $price } kokus, et vous en avez 5 : un de plus suffit. Mettez donc d’un côté ce qui tente l’autre, { $lot }, avec les sceaux du Senseï. De l’autre restent { $rest } ; mettez-y les quatre sceaux du Daimyō.
guide-last-province =
    { $chooser } a pris { $theirs }. Vous êtes { $mine }, ce qui fait 2 points de plus par kamon, et vous commencez.

    Prenez Kyūshū : sa troisième position coûte { $koku } kokus et rapporte autant de points.
guide-last-payment =
    Trois cartes, exactement 6 kokus. Payez.
guide-last-kamon =
    Cela fait { $points } points et { $extra } pour le titre, avec votre dernier kamon. { $gilder } a doré un kamon à { $gold }, { $last } a posé ses deux derniers. Et voilà la partie finie : { $why }.

    Avant de nommer le vainqueur, on compte les points.
guide-last-koku =
    Pendant la partie, vous avez marqué { $mine }, les autres { $second } et { $third }. Maintenant, chaque koku en main vaut un point : pour vous { $koku }.

    Les tuiles bonus qui restent servent ici une dernière fois : votre échange change une troupe en main en koku, { $tiles ->
        [1] un point de plus.
       *[other] { $tiles } points de plus.
    }
guide-majorities =
    Puis les provinces, l’une après l’autre : { $points } points pour celui qui y a le plus de kamons. À { $province }, { $who } en a { $kamon }. Un kamon doré compte pour deux, et cela décide souvent d’une province.
guide-ties =
    À { $province }, égalité : { $level }. C’est alors le kamon le plus à gauche qui décide : { $who } est en position { $position }. À { $province2 }, vous étiez là avant { $other }.

    Les premières positions sont donc bon marché, rapportent peu sur le moment, et valent beaucoup à la fin.
guide-what-wins =
    { $mine } à { $second } et { $third } : la victoire est à vous.

    Ce qui fait gagner, c’est trois choses ensemble. Des points tout de suite, de préférence avec le titre de Daimyō. Le plus de kamons dans le plus de provinces possible, et tôt, à cause des égalités. Et à Edo, un partage qui vous laisse ce dont vous avez besoin. En cas d’égalité à la fin, le titre le plus élevé décide. Toutes les règles se lisent à côté de la table.
board-help = Shitennō : les cartes entrent dans le lot et en sortent d’un clic, en les faisant glisser ou par Entrée ; une tuile posée dessus en fait une offre. Une province se prend d’un clic sur son rouleau, ou en y glissant un kamon ; choisissez ensuite dans votre main cartes et tuiles, ou l’une des façons de payer. Ce que vous avez choisi ne se fait qu’une fois confirmé, par le bouton près de la question ou par Entrée ; Échap le repose. Les flèches mènent d’une chose à l’autre. Un clic sur les pioches montre ce qui est parti.
board-tairo = Tairō
board-turn = joue
board-over = La partie est finie
board-even-year = Année { $year } : à Edo
board-odd-year = Année { $year } : provinces
board-decks = Cartes dans les pioches : troupes { $troops }, kokus { $koku }.
board-ledger = Ce qui est parti
board-spent = Défaussé
board-tiles-left = Tuiles encore dans les provinces
board-map = Carte du Japon : chaque province porte le kamon de celui qui en recevrait les points maintenant.
board-legend = Un kamon : qui recevrait maintenant les { $points } points de la province
board-players = Les généraux, dans l’ordre de leurs titres
board-provinces = Provinces
board-hand = Vos cartes, tuiles et kamons
board-hand-cards = Vos cartes
board-empty-hand = aucune carte en main
board-received = la tuile de cette année
board-kamon-left = { $kamon ->
    [0] plus de kamon
    [1] un kamon en réserve
   *[other] { $kamon } kamons en réserve
}
board-cards-of = { $known ->
    [0] Aucune carte connue
   *[other] Cartes connues : { $cards }
} ; { $secret ->
    [0] aucune secrète
    [1] une secrète
   *[other] { $secret } secrètes
}
board-placed = { $placed ->
    [one] { $placed } kamon posé
   *[other] { $placed } kamons posés
} sur { $most } cette année
board-joker = le titre comme joker
board-koku = { $koku ->
    [one] { $koku } koku
   *[other] { $koku } kokus
}
board-koku-word = koku
board-lot = Lot
board-shared = À partager
board-rest = Reste à partager
board-first-lot = Premier lot
board-second-lot = Second lot
board-no-cards = aucune carte
board-tiles = Tuiles de hiérarchie
board-tile-here = une tuile de hiérarchie va ici
board-lay-tile = poser { $tile }
board-free-tile = reprendre { $tile }
board-may-take = { $name } peut le prendre
board-has-refused = { $name } a refusé
board-else-tairo = si personne n’en veut, le Tairō le garde
board-chooses = { $name } choisit
board-pay-for = { $province }, position { $position }
board-or-koku = ou { $koku }
board-lost = perdu :
board-nothing-lost = rien de perdu
board-more-ways = { $ways ->
    [1] Une façon de plus ; choisissez des cartes de votre main pour la trouver.
   *[other] { $ways } façons de plus ; choisissez des cartes de votre main pour les trouver.
}
board-province = { $province } : la position { $position } coûte { $owns } { $own }{ $others ->
    [0] {""}
   *[other] {" "}et { $others } { $other }
}, ou { $koku } kokus.
board-province-full = { $province } est complète.
board-standing = { $number ->
    [0] Personne n’y est encore.
   *[other] Là, depuis la gauche : { $names }.
}
board-in-silver = { $name }
board-in-gold = { $name } (doré)
board-score-game = En cours de partie
board-score-koku = Kokus
board-score-tiles = Tuiles restantes
board-score-majority = Majorités
board-score-total = Total
board-score-tie = = à égalité ; le kamon le plus à gauche a tranché
board-tab-provinces = Provinces
board-tab-players = Généraux
board-tab-map = Carte
board-tab-sharing = Partage
board-tab-payment = Prix
board-tab-scoring = Décompte

reason-points = rapporte bientôt plus de points
reason-majority = aide davantage à la majorité à { $province }
reason-koku = garde plus de kokus en main
reason-troops = garde plus de troupes en main
reason-tiles = rapporte plus de tuiles bonus
reason-title = apporte un meilleur titre
reason-rival = laisse moins au plus fort des autres joueurs

thing-province = { $province }
thing-kamon = Kamon
thing-secret = Carte secrète
thing-troop-deck = Pioche des troupes
thing-koku-deck = Pioche des kokus
does-title-0 = { $seals } sceaux : le rang le plus élevé. { $points } points de plus par kamon posé.
does-title-1 = { $seals } sceaux. Un point de plus par kamon posé.
does-title-2 = { $seals } sceaux. À la fin du tour, un kamon peut être doré ; il compte pour deux dans la majorité.
does-title-3 = Un sceau : le rang le plus bas. Une fois par tour, le titre lui-même vaut une troupe de n’importe quelle sorte.
does-bonus-0 = Un koku ou une troupe devient une troupe au choix, ou une troupe devient un koku. Sert une fois ; à la fin, change une troupe en main en koku.
does-bonus-1 = Ajoute une troupe pareille à l’une de celles que vous jouez, ou un koku. Sert une fois ; à la fin, ajoute un koku.
does-bonus-2 = Piochez une carte troupe, à tout moment de votre tour. Sert une fois.
does-troop = Paie les provinces, les années impaires. On ne mêle jamais troupes et kokus dans un même prix.
does-double = Deux troupes, pour un seul prix : la moitié qui ne sert pas est perdue.
does-koku = Vaut { $koku } dans un prix en kokus ; on ne rend pas la monnaie. À la fin, chaque koku en main vaut un point.
does-province = Chaque position rapporte aussitôt son nombre. À la fin, celui qui a le plus de kamons ici reçoit { $points } points ; à égalité, le plus à gauche.
costs-province = { $troops } { $troop } et la troupe de la tuile à la porte ; ou des kokus, selon la position : { $positions }
does-kamon = On en pose jusqu’à deux par année impaire, sur la position libre la plus à gauche. Dès que quelqu’un n’en a plus, la partie s’achève après cette année.
does-secret = Piochée : seul son propriétaire la connaît. Les cartes venues d’un lot sont connues de tous.
does-troop-deck = Quand elle est vide, les cartes troupe défaussées sont mélangées et en forment une nouvelle.
does-koku-deck = Elle n’est jamais refaite. Quand elle est vide, la partie s’achève après la prochaine année impaire.
thing-koku = Koku
does-koku-word = Riz et argent à la fois : il paie une position à la place des troupes, jamais avec elles. À la fin, chaque koku en main vaut un point.
does-lot = Des cartes et une tuile de hiérarchie, réunies par le Tairō. Celui qui le prend reçoit les cartes et le titre, et ne participe plus au partage.
