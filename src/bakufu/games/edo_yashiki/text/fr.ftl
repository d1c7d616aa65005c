tagline = Prenez une carte, posez-la dans votre maison et marquez des points pour les lignes qu’elle forme.
about = 20 à 30 minutes · cinq minutes pour l’apprendre · paisible : tout le monde construit en même temps

# Sol, tatami, bassin, jardin : une lettre chacun, dans cet ordre.
letters = STBJ
kind-1 = sol
kind-2 = tatami
kind-3 = bassin
kind-4 = jardin

option-taking = La façon de prendre les cartes
option-taking-race = course : au plus rapide
option-taking-sealed = secret : chacun choisit une carte en secret
option-taking-draft = à tour de rôle
option-specialists = Spécialistes : une sorte ne rapporte que si son spécialiste est là

decision-claim = Prenez une carte avant les autres.
decision-take = Prenez une carte.
decision-name = Choisissez une carte en secret.
decision-lay = Posez votre carte.
decision-score = Quelle ligne comptez-vous ensuite ?

action-claim = prendre { $card }
action-name = choisir { $card }
action-lay = poser en colonne { $x }, ligne { $y }{ $turned ->
    [yes] , pivotée
   *[no] {""}
}
action-score-next = compter { $length } × { $kind }

turned-True = yes
turned-False = no
down-True = colonne
down-False = ligne
why-too-long = six cases ou plus en ligne
why-specialist-away = son spécialiste est absent
ended-points = quelqu’un a 25 points
ended-deck = il n’y a plus assez de cartes pour une autre manche

event-dealt = { $seat } commence avec { $card }.
event-turned-up = Hajime ! Les cartes : { $cards }.
event-named = { $seat } a choisi une carte.
event-named-card = Vous avez choisi { $card }.
event-names-opened = { $card } : carte choisie par { $seats }.
event-took = { $seat } prend { $card }.
event-laid = { $seat } pose { $card } en { $x }, { $y }{ $turned ->
    [yes] , pivotée
   *[no] {""}
}{ $covered ->
    [0] .
    [1] , sur une case.
   *[other] , sur { $covered } cases.
}
event-line-scored = { $seat } : une { $down } de { $length } { $kind ->
    [sol] sols
    [tatami] tatamis
    [bassin] bassins
   *[jardin] jardins
} rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-line-failed = { $seat } : une { $down } de { $length } { $kind ->
    [sol] sols
    [tatami] tatamis
    [bassin] bassins
   *[jardin] jardins
} ne rapporte rien ({ $why }).
event-kinds-scored = { $seat } : { $kinds } sortes rapportent { $points } points de plus.
event-specialists-back = Les spécialistes { DE($seat) } sont tous de retour.
event-score = { $seat } a { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-ended = La partie est finie : { $why }.

refused-not-in-row = Cette carte n’est pas à prendre.
refused-same-turned = Pivotée, cette carte reste la même : posez-la sans la pivoter.
refused-covers-line = Une carte ne peut recouvrir aucune case d’une ligne de trois ou plus.
refused-covers-card = Une carte ne peut recouvrir une carte déjà posée qu’en partie, jamais exactement tout entière.
refused-does-not-touch = Une carte doit recouvrir la maison ou la toucher par un côté.
refused-no-such-line = Votre carte n’a pas formé cette ligne.
refused-too-long = Six cases ou plus en ligne ne rapportent rien.
refused-specialist-away = Le spécialiste de cette ligne est absent.

terminal-race = À un seul clavier, pas de course : le sort dit qui est le plus rapide. Plus calme : --option taking=draft
terminal-row = À prendre
terminal-deck = { $cards ->
    [0] aucune carte dans la pioche
    [1] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
terminal-in-hand = à poser
terminal-has-named = a choisi une carte
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-first = premier joueur
terminal-you = vous
terminal-specialists = spécialistes présents : { $kinds }
terminal-lay-hint = Tapez la place de la case en haut à gauche de la carte, par exemple d5, ou d5t pour pivoter la carte. Les points sont les places permises.
terminal-claim-hint = Tapez le numéro d’une carte.
terminal-would-score = Ici, elle rapporte { $points }.
terminal-would-cover = Elle recouvre { $covered }.
terminal-no-such-place = Il n’y a pas de place { $place } ici : une lettre pour la colonne, un nombre pour la ligne, t pour pivoter la carte (d5, d5t).

board-help = Edo Yashiki : déplacez la carte sur votre maison ; les points sont les places permises, un rond est le milieu d’une carte déjà posée, que l’on ne recouvre qu’en partie. R ou espace la fait pivoter, les flèches la mènent de place en place, Entrée la pose. Les cartes à prendre ont des numéros : tapez-en un.
board-row = À prendre
board-deck = { $cards ->
    [0] aucune carte dans la pioche
    [1] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
board-house-of = Maison { DE($name) }
board-first = premier joueur
board-score-1 = Sols
board-score-2 = Tatamis
board-score-3 = Bassins
board-score-4 = Jardins
board-score-kinds = Plusieurs sortes
board-turn = Pivoter
board-lay-here = Poser ici
board-letters = Lettres
board-scores = { $points ->
    [0] aucun point
    [one] + { $points } point
   *[other] + { $points } points
}
board-covers = { $covered ->
    [0] ne recouvre rien
    [1] recouvre une case
   *[other] recouvre { $covered } cases
}
board-not-here = pas ici – pourquoi ?
board-named = a choisi une carte
board-specialist-here = { $kind } : présent
board-specialist-away = { $kind } : absent

guide-aim =
    Bienvenue à Edo. Vous êtes { $you }, et voici votre maison : une carte, six cases. Il y en a de quatre sortes : sol, tatami, bassin et jardin.

    À chaque manche, vous prenez une carte et la posez dans votre maison. Trois cases ou plus d’une même sorte, en ligne ou en colonne, rapportent des points. Dès qu’une manche s’achève et que quelqu’un a 25 points ou plus, la partie est finie ; celui qui en a le plus l’emporte.
guide-row =
    Une manche commence. Il y a { $cards } cartes à prendre, une par joueur.

    À cette table tranquille, on choisit à tour de rôle, et { $first } commence. Dans le livret, tout le monde se jette en même temps sur les cartes.
guide-take =
    { $first } a pris une carte ; il en reste { $left }, et c’est à vous de choisir.

    Regardez votre maison : en bas à gauche, il y a un jardin. L’une des deux cartes porte deux jardins l’un au-dessus de l’autre. Ensemble, cela en fait trois en colonne. Prenez-la.
guide-lay =
    { $other } reçoit la carte qui reste. Maintenant, tout le monde pose.

    Une carte doit recouvrir votre maison ou la toucher par un côté. On peut la faire pivoter d’un demi-tour, et elle peut recouvrir des cases. Faites pivoter la vôtre, ses jardins à droite, et posez-la sur les deux cases au-dessus de votre jardin : trois jardins se suivent alors en colonne.
guide-scored =
    Tout le monde a posé, tout le monde compte. Votre colonne de { $length } jardins rapporte { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } { $other } a fait une ligne de { $longer } et en reçoit { $more } : une ligne plus longue vaut plus.
guide-protected =
    Regardez le mince trait d’or autour de vos jardins. Une ligne de trois cases ou plus est terminée : aucune carte ne pourra plus recouvrir l’une de ses cases. Tout le reste de la maison peut encore disparaître sous de nouvelles cartes, mais jamais une carte d’un seul coup : on ne pose pas une carte exactement sur une autre.

    Mais une ligne peut s’allonger, et elle compte alors de nouveau en entier.
guide-take-again =
    Le premier à choisir change à chaque manche, vers la gauche, et cette fois c’est vous : les { $cards } cartes sont là.

    L’une d’elles commence par deux jardins à gauche et deux bassins à droite. Pensez au bas de votre maison : un jardin et un bassin, côte à côte. Prenez-la.
guide-lay-again =
    Posez-la maintenant juste sous votre maison, sans la pivoter : jardin sous jardin, bassin sous bassin. Elle ne recouvre rien.
guide-two-kinds =
    C’était une bonne carte. La colonne de jardins, longue de { $length }, rapporte { $points } ; une colonne de { $length2 } bassins rapporte { $points2 }.

    Et comme { $kinds } sortes différentes ont compté avec une seule carte, il y a { $bonus } points de plus. Vous avez { $score } points.
guide-scale =
    Retenez ces chiffres : une ligne de trois rapporte 1 point, de quatre 2, de cinq 4. Six cases ou plus ne rapportent rien du tout : mieux vaut laisser votre colonne de jardins comme elle est.

    Deux sortes avec une même carte rapportent 2 points de plus, trois sortes 4, les quatre 6. Deux lignes de trois de sortes différentes (1 + 1 + 2) valent donc autant qu’une ligne de cinq.
guide-end =
    Voilà tout le jeu : prendre, poser, compter. Cela continue jusqu’à ce que quelqu’un ait 25 points, ou qu’il reste trop peu de cartes pour une autre manche.

    Quand vous le connaîtrez bien, essayez la course aux cartes, ou les spécialistes : une sorte ne compte que si le sien est à la maison. Toutes les règles se lisent à côté de la table.

reason-points = rapporte plus de points
reason-halves = laisse davantage de lignes à moitié faites, pour les cartes à venir
reason-rival = laisse moins de points à la meilleure des autres maisons
plane-house = ce que montre chaque case (1 sol, 2 tatami, 3 bassin, 4 jardin) ; puis, à sa case en haut à gauche, le numéro de chaque carte dans l’ordre de pose
plane-line = sorte, longueur, colonne et ligne de la première case (63 est celle de la première carte), 1 si elle descend
plane-card = pour chacune de ses six cases, 1 à la sorte qu’elle montre ; des zéros sans carte

guide-last-round =
    Une autre partie, bien plus tard. Vous avez { $mine } points, les autres { $second } et { $third }. Celui qui atteint 25 met fin à la partie, mais la manche se termine pour tout le monde : celle-ci pourrait bien être la dernière.

    Ce qui compte maintenant n’est donc pas la plus longue ligne, mais le nombre de points qu’une seule carte peut rapporter.
guide-last-card =
    { $first } a pris une carte. À l’extrémité droite de votre maison, un sol et un jardin sont côte à côte. Y a-t-il une carte qui prolonge les deux ?

    Oui : deux sols à gauche, deux jardins à droite. Prenez-la.
guide-last-place =
    Posez-la, sans la pivoter, juste sous ce sol et ce jardin. Trois sols se suivent alors en colonne, et trois jardins dans la colonne voisine.

    Et regardez à gauche de cet endroit : deux sols s’y trouvent déjà. Avec le nouveau, ils font aussi une ligne de trois. Une seule carte, trois alignements.
guide-last-count =
    Le décompte. Chaque ligne ou colonne que votre carte a faite ou allongée compte pour elle-même : { $one } pour la ligne de sols, { $two } pour la colonne de sols, { $three } pour les jardins. Une même case a servi à une ligne et à une colonne.

    Deux de ces alignements sont des sols : cela fait { $kinds } sortes, et elles rapportent { $bonus } de plus. Vous voilà à { $score }.
guide-last-points =
    Tout le monde a compté ; vous avez { $mine } points, les autres { $second } et { $third }. Quelqu’un en a 25 ou plus : la partie est finie. Celui qui a le plus de points l’emporte, et c’est vous ; à égalité en tête, la victoire aurait été partagée.

    S’il était resté trop peu de cartes pour une autre manche, la partie aurait aussi pris fin.
guide-what-wins =
    Voilà donc ce qui fait gagner : des cartes qui forment plusieurs lignes de sortes différentes à la fois, des lignes qui s’allongent jusqu’à quatre et cinq mais jamais à six, et un œil sur ceux qui approchent de 25.

    Le reste s’apprend en jouant. Toutes les règles se lisent à côté de la table.

thing-specialist = Spécialiste : { $kind }
thing-card = Carte de construction
thing-deck = La pioche
thing-first = Premier joueur
does-kind = Trois cases ou plus en ligne ou en colonne comptent quand une carte forme ou allonge la ligne : 3 rapportent 1 point, 4 en rapportent 2, 5 en rapportent 4, six ou plus rien. Aucune carte ne peut recouvrir une case d’une telle ligne.
does-specialist = Une ligne de cette sorte ne compte que si le spécialiste est là, et elle le fait partir. Quand le dernier des quatre est parti, tous reviennent.
does-card = Elle doit recouvrir votre maison ou la toucher par un côté. On peut la faire pivoter d’un demi-tour et recouvrir des cases, mais jamais une ligne de trois ou plus, ni exactement une carte déjà posée.
does-deck = Quand elle contient moins de cartes qu’il n’y a de joueurs, la partie est finie.
does-first = Choisit en premier quand on prend les cartes à tour de rôle. Après chaque manche, c’est le tour du voisin de gauche.
thing-named = A choisi une carte
does-named = Ce joueur a choisi une carte en secret. S’il est le seul, elle est à lui ; sinon, le sort décide.
thing-house = Maison
does-house = Elle commence par une carte et en gagne une à chaque manche. Un clic montre en grand celle d’un autre joueur.
