tagline = Planifiez en secret, fiez-vous à la tour et régnez deux ans sur le Japon.
about = deux heures et plus · une demi-heure pour l’apprendre · plans, bluff et guerre

option-side = Côté du plateau
option-side-sun = soleil
option-side-moon = lune
option-start = La répartition des provinces
option-start-preset = toute prête, côté soleil
option-start-draft = à tour de rôle
option-modules = Modules
option-modules-court = Cour impériale : courtisans et faveurs
option-modules-samurai = Samouraïs : des bonus pour quatre régions
option-modules-leaders = Chefs militaires : chefs et statues
option-modules-chambers = Chambres : des marqueurs en lignes et colonnes
option-tower = Le modèle de la tour
option-tower-shelves = étagères : les cubes s’y posent et s’en font déloger
option-tower-thirds = tiers : deux tiers traversent, un tiers des autres se détache

season-0 = printemps
season-1 = été
season-2 = automne
season-3 = hiver
region-brown = brune
region-yellow = jaune
region-red = rouge
region-purple = violette
region-green = verte
village = villageois
building-0 = château
building-1 = temple
building-2 = théâtre
building-castle = château
building-temple = temple
building-theatre = théâtre
space-0 = château
space-1 = temple
space-2 = théâtre
space-3 = riz
space-4 = impôt
space-5 = déployer 5
space-6 = déployer 3
space-7 = déployer 1
space-8 = déplacement A
space-9 = déplacement B
space-10 = convertir 3
space-11 = convertir 2
space-12 = convertir 1
space-13 = enchère
special-0 = +1 coffre
special-1 = +1 riz
special-2 = 6 armées
special-3 = +1 à l’attaque
special-4 = +1 en défense
special--1 = aucune
card-none = aucune carte
card-tower = carte tour
card-chest = carte coffre { $chests }
cubes-of = { $count ->
    [1] une armée { DE($name) }
   *[other] { $count } armées { DE($name) }
}
cubes-village = { $count ->
    [1] une armée de villageois
   *[other] { $count } armées de villageois
}
gift-chests = coffres
gift-armies_in_bowl = armées dans le réceptacle
gift-rice = riz
gift-points = points

no-event = aucun évènement
effect-theatre-calms = un nouveau théâtre retire un marqueur de révolte (hiver −{ $winter })
effect-temple-shields = une province qui a un temple ne peut pas être attaquée (hiver −{ $winter })
effect-castle-defends = un château ajoute une armée à la défense (hiver −{ $winter })
effect-tax-at-most = l’impôt rapporte au plus { $amount } (hiver −{ $winter })
effect-tax-at-least = l’impôt rapporte au moins { $amount } (hiver −{ $winter })
effect-rice-at-most = le riz rapporte au plus { $amount } (hiver −{ $winter })
effect-rice-at-least = le riz rapporte au moins { $amount } (hiver −{ $winter })
effect-neutral-defends = une province neutre jette deux armées de villageois (hiver −{ $winter })
effect-short-levy = « déployer 5 » et « déployer 3 » n’en déploient que 3 et 2 (hiver −{ $winter })

favour-cancel-event = { $number } (annuler l’évènement)
favour-chests = { $number } ({ $amount } coffres)
favour-armies-in-bowl = { $number } ({ $amount } armées dans le réceptacle)
favour-calm = { $number } (un marqueur de révolte en moins)
favour-rice = { $number } ({ $amount } riz)
favour-points = { $number } ({ $amount ->
    [one] { $amount } point
   *[other] { $amount } points
})
favour-build = { $number } (un { $building } gratuit)
favour-peace = { $number } (pas d’attaque par déplacement { $against })
favour-levy = { $number } ({ $amount } armées gratuites)

decision-take-province = Prenez une province.
decision-place-group = Quel groupe y va ?
decision-plan = Posez une carte sur votre plan.
decision-lift = Quelle carte revient dans votre main ?
decision-confirm-plan = Votre plan est complet. Le confirmez-vous ?
decision-special = Prenez une carte spéciale et votre place dans l’ordre du tour.
decision-deploy = Combien d’armées déployez-vous ?
decision-move = Où vont vos armées ?
decision-move-own = Déplacer des armées vers une de vos provinces voisines ?
decision-revolt = Quelle révolte a lieu d’abord ?
decision-favour = Prenez-vous une faveur ?
decision-cancel-event = Annulez-vous l’évènement ?
decision-use-favour = Pour quelle province est la faveur ?
decision-bonus = Quel bonus prenez-vous ?
decision-place-leader = Où commence votre chef ?
decision-move-leader = Où va votre chef ?
decision-return-leader = Votre chef revient-il ?
decision-chamber = Quelle tuile remplacez-vous par un marqueur ?

action-take-province = prendre { $province }
action-take-top = prendre la carte du dessus, sans la voir
action-replace-open = glisser les deux cartes visibles sous la pile
action-place-group = un groupe de { $armies }{ $leader ->
    [yes] {" "}avec le chef
   *[no] {""}
}
action-lay = { $card } sur « { $space } »
action-rethink = reprendre une carte
action-lift = la carte posée sur « { $space } »
action-confirm = confirmer le plan
action-take-special = place { $place }
action-deploy = déployer { $armies }
action-march = { $armies ->
    [1] une armée
   *[other] { $armies } armées
} vers { $to }
action-stay = rester
action-revolt-next = { $province } d’abord
action-take-favour = prendre la faveur { $favour }
action-decline = ne rien prendre
action-use-favour-at = { $province }
action-cancel-event = annuler l’évènement
action-keep-event = ne pas annuler l’évènement
action-take-bonus = { $kind } : { $amount }
action-place-leader = chef à { $province }
action-move-leader = chef à { $to }{ $statue ->
    [yes] , en laissant une statue
   *[no] {""}
}
action-take-chamber = tuile { $tile }

leader-True = yes
leader-False = no
statue-True = yes
statue-False = no
unseen-True = yes
unseen-False = no
down-True = colonne
down-False = ligne
why-there-already = il y en a déjà un
why-no-space = il n’y a plus de case bâtiment
why-no-tiles = il n’y a plus de tuile de ce type
why-no-chests = il n’y a pas assez de coffres
why-no-armies = il n’y a pas assez d’armées
why-no-courtiers = il n’y a pas assez de courtisans
why-one-army = une armée doit rester
why-nowhere = il n’y a nulle part où aller
added-attack = carte spéciale
added-defence = carte spéciale
added-castle = château

event-first-player = { $seat } commence.
event-starts-with = { $seat } débute à { $province } avec { $armies ->
    [1] une armée
   *[other] { $armies } armées
}.
event-provinces-opened = Visibles : { $provinces }.
event-put-under = { $seat } glisse { $provinces } sous la pile.
event-took-province = { $seat } prend { $province }{ $unseen ->
    [yes] {" "}sur la pile.
   *[no] .
}
event-group-placed = { $seat } : { $armies ->
    [1] une armée
   *[other] { $armies } armées
} à { $province }.
event-thrown = Dans la tour : { $thrown }. Dans le réceptacle : { $bowl }. À l’intérieur : { $inside }.
event-tower-seeded = Ce qui est tombé retourne aux réserves.
event-events-opened = Année { $year }. Évènements : { $events }.
event-season-began = Année { $year }, { $season }.
event-actions-opened = Actions 1 à 5 : { $actions }.
event-action-opened = Action { $place } : { $action }.
event-specials-opened = Cartes spéciales : { $specials }.
event-laid = Vous posez « { $card } » sur « { $space } ».
event-lifted = Vous reprenez « { $card } », posée sur « { $space } ».
event-planned = { $seat } a fini de planifier.
event-event-drawn = L’évènement : { $drawn }.
event-bid-opened = { $seat } mise « { $card } » et { $chests ->
    [0] ne paie rien
    [1] paie un coffre
   *[other] paie { $chests } coffres
}.
event-choice-ordered = On choisit les cartes spéciales dans cet ordre : { $seats }.
event-special-taken = { $seat } prend « { $special } » et la place { $place }.
event-shown = { $seat }, { $space } : { $card }.
event-card-lost = { $province } quitte le plan { DE($seat) } : « { $space } » n’a pas lieu.
event-not-done = { $seat }, { $space } ({ $card }) : sans effet ; { $why }.
event-built = { $seat } construit un { $building } à { $province } { $chests ->
    [0] sans rien payer
    [1] pour un coffre
   *[other] pour { $chests } coffres
}.
event-rice-gathered = { $seat } récolte { $rice } riz à { $province }.
event-tax-gathered = { $seat } { $chests ->
    [0] ne perçoit aucun coffre
    [1] perçoit un coffre
   *[other] perçoit { $chests } coffres
} à { $province }.
event-marker-added = { $province } a { $markers ->
    [1] un marqueur de révolte.
   *[other] { $markers } marqueurs de révolte.
}
event-marker-off = Un marqueur de révolte quitte { $province }.
event-deployed = { $seat } déploie { $armies ->
    [1] une armée
   *[other] { $armies } armées
} à { $province } { $chests ->
    [0] sans rien payer
    [1] pour un coffre
   *[other] pour { $chests } coffres
}.
event-moved = { $seat } déplace { $armies ->
    [1] une armée
   *[other] { $armies } armées
} { DE($province) } à { $to }.
event-stayed = { $seat } ne déplace aucune armée { DE($province) }.
event-attacked = { $seat } attaque { $to } depuis { $province } avec { $armies ->
    [1] une armée
   *[other] { $armies } armées
}, contre { $defenders } ({ $defender }).
event-army-added = { $seat } ajoute une armée ({ $why }).
event-revolted = Révolte à { $province } : { $villagers ->
    [1] une armée de villageois
   *[other] { $villagers } armées de villageois
} contre { $armies } { DE($seat) }.
event-conquered = { $attack } à { $defence } : { $seat } prend { $province } avec { $armies ->
    [1] une armée
   *[other] { $armies } armées
}.
event-defended = { $attack } à { $defence } : { $seat } garde { $province } avec { $armies ->
    [1] une armée
   *[other] { $armies } armées
}.
event-cleared = { $attack } à { $defence } : { $province } devient neutre.
event-put-down = { $village } à { $defence } : { $seat } réprime la révolte à { $province } et garde { $armies ->
    [1] une armée
   *[other] { $armies } armées
}.
event-winter-came = { $rice ->
    [0] L’hiver arrive et ne prend pas de riz.
   *[other] L’hiver prend { $rice } riz à chacun.
}
event-fed = { $seat } a { $rice } riz pour { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}{ $missing ->
    [0] .
   *[other]  : il en manque { $missing }.
}
event-revolts-drawn = { $seat } : famine à { $provinces }.
event-land-scored = { $seat } : { $provinces } pour les provinces, { $buildings } pour les bâtiments.
event-majority-scored = Région { $region }, majorité ({ $building }) : { $points } pour { $seats }.
event-score = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $chests ->
    [one] { $chests } coffre.
   *[other] { $chests } coffres.
}
event-courtiers-came = { $seat } : { $courtiers ->
    [1] un courtisan entre
   *[other] { $courtiers } courtisans entrent
} dans le hall.
event-favours-opened = Faveurs : { $favours }.
event-armies-converted = { $seat } envoie { $armies ->
    [1] une armée
   *[other] { $armies } armées
} à la Cour ({ $card }).
event-favour-taken = { $seat } prend la faveur { $favour } pour { $courtiers } courtisans.
event-favour-declined = { $seat } ne prend pas de faveur.
event-event-cancelled = { $seat } annule l’évènement.
event-chests-got = { $seat } { $chests ->
    [0] ne reçoit aucun coffre
    [1] reçoit un coffre
   *[other] reçoit { $chests } coffres
}.
event-rice-got = { $seat } reçoit { $rice } riz.
event-points-got = { $seat } reçoit { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-armies-in-bowl = { $seat } met { $armies ->
    [1] une armée
   *[other] { $armies } armées
} dans le réceptacle.
event-calm-kept = { $seat } garde la faveur pour le prochain marqueur de révolte.
event-peace-made = Personne ne peut attaquer { $seat } par { $spaces } cette saison.
event-levied = { $seat } : { $armies } armées gratuites à { $province }.
event-banner-turned = { $seat } passe à la carte samouraï { $number }.
event-leader-placed = Le chef { DE($seat) } arrive à { $province }.
event-leader-moved = Le chef { DE($seat) } va { DE($province) } à { $to }.
event-statue-placed = { $seat } dresse une statue à { $province }.
event-trophy-taken = { $seat } prend la statue { DE($of) } à { $province } comme trophée.
event-leader-lost = Le chef { DE($seat) } est chassé { DE($province) }.
event-statues-scored = { $seat } : { $points } pour les statues et les trophées.
event-chambers-opened = Chambres : { $tiles }.
event-chamber-taken = { $seat }, pour la région { $region } : un marqueur en { $tile }.
event-chamber-scored = Chambres, { $down } { $line } : { $points } pour { $seats }.

wrong-start = Le départ tout prêt de Shogun est pour le côté soleil ; côté lune, choisissez start=draft.
refused-not-open = { $province } n’est pas visible.
refused-not-the-same-cards = On ne remplace les deux cartes visibles que si ce sont les mêmes qu’à son tour précédent.
refused-no-such-group = Vous n’avez pas de groupe de { $armies }.
refused-no-leader-now = Le chef vient avec un seul de vos groupes, au plus tard le dernier.
refused-lift-first = Dites d’abord quelle carte revient dans votre main.
refused-rethink-first = Pour reprendre une carte, choisissez d’abord « reprendre une carte ».
refused-plan-not-full = Il faut remplir autant de cases que possible avant de confirmer.
refused-not-in-hand = Vous n’avez pas « { $card } » en main.
refused-space-taken = Il n’y a pas de case libre pour « { $space } ».
refused-bid-too-high = Vous ne pouvez pas miser plus que ce que vous avez : { $chests ->
    [0] aucun coffre.
    [1] un coffre.
   *[other] { $chests } coffres.
}
refused-kept-for-bid = Toutes les cases doivent être remplies, et « { $card } » est la seule carte que vous pouvez encore miser.
refused-special-taken = Cette carte spéciale est prise.
refused-not-adjacent = Cette province n’est pas adjacente à { $province }.
refused-armies = { $most ->
    [1] Vous pouvez déplacer une armée ; une reste sur place.
   *[other] Vous pouvez déplacer 1 à { $most } armées ; une reste sur place.
}
refused-not-yours = { $province } n’est pas à vous.
refused-not-yours-here = Votre chef ne peut venir que dans une de vos provinces.
refused-closed = { $province } est fermée à trois joueurs.
refused-temple = { $province } a un temple, que l’évènement de cette saison protège.
refused-peace = Le propriétaire { DE($province) } est à l’abri de ce déplacement.
refused-no-revolt-there = Il n’y a pas de révolte à y résoudre.
refused-no-such-favour = Cette faveur n’est pas disponible.
refused-too-few-courtiers = Vous n’avez pas assez de courtisans dans le hall : { $courtiers }.
refused-leader-on-board = Votre chef est déjà sur le plateau.
refused-leader-lost = Votre chef n’est pas sur le plateau.
refused-same-province = Votre chef doit aller dans une autre province.
refused-no-statue = Impossible de laisser une statue : il vous en faut une en réserve, le chef doit aller dans une province adjacente, et celle qu’il quitte ne doit pas encore avoir de statue à vous.
refused-no-open-tile = Il n’y a pas de tuile visible ici.

# Un château, un temple, un théâtre : une lettre chacun, dans cet ordre.
terminal-buildings = CTN
terminal-none = rien
terminal-intro = Posez les cartes par nom et case : « kai a », « c2 n » ; marchez avec « kozuke 4 » ; le reste par son numéro. « ? » montre une carte du Japon.
terminal-season = Année { $year }, { $season }
terminal-event = Évènement : { $card }
terminal-to-come = Encore à venir cette année : { $cards }
terminal-region = { $region }
terminal-bowl = Dans le réceptacle
terminal-tower = Dans la tour
terminal-village-stock = villageois : { $villagers }
terminal-tiles = tuiles : { $castles } C { $temples } T { $theatres } N
terminal-key =
    C château, T temple,
    N théâtre, · case libre,
    !1 révolte, 54 impôt, riz
terminal-col-player = joueur
terminal-col-points = points
terminal-col-chests = coffres
terminal-col-rice = riz
terminal-col-provinces = prov.
terminal-col-reserve = rés.
terminal-col-special = ordre
terminal-col-hall = hall
terminal-col-samurai = carte
terminal-col-statues = stat.
terminal-has-planned = a planifié
terminal-is-planning = planifie
terminal-specials = Cartes spéciales
terminal-choosing = Choisissent encore, dans cet ordre : { $seats }
terminal-favours = Faveurs
terminal-favour = { $favour } pour { $price }
terminal-chambers = Chambres ; régions : { $regions }
terminal-hand = En main : { $cards }
terminal-plan-hint = Tapez une carte et la lettre d’une case : « kai a », « c0 n ». « r » reprend une carte.
terminal-lift-hint = Tapez la lettre de la case dont la carte revient.
terminal-confirm-hint = « ok » confirme le plan, « r » reprend une carte.
terminal-move-hint = Tapez une province et un nombre d’armées : « kozuke 4 ». « 0 » reste sur place.
terminal-odds-short = à { $armies } : { $percent } % de chances
terminal-odds = { $province } à { $armies } : victoire { $attacker } %, province neutre { $nobody } %, défense tenue { $defender } %.
terminal-no-such-space = Il n’y a pas de case « { $typed } » sur votre plan ; les lettres précèdent les cases.
terminal-which-province = Laquelle : { $names } ?
terminal-no-such-province = Il n’y a pas de province « { $typed } ».

command-odds = Les chances d’une attaque à Shogun.

    Exemples : `bakufu odds --attack 4 --defend 3` · `bakufu odds --attack 3 --neutral --tower 2,0,3,7`
command-odds-attack = Combien d’armées attaquent.
command-odds-defend = Combien d’armées défendent.
command-odds-neutral = La province est neutre : une armée de villageois la défend.
command-odds-marker = La province a un marqueur de révolte : les villageois restent à l’écart.
command-odds-bowl = Cubes du réceptacle : de l’attaquant, du défenseur, des villageois, des autres.
command-odds-tower = Cubes dans la tour, dans le même ordre.
command-odds-model = Le modèle de la tour : shelves ou thirds.
command-odds-throws = Combien de jets (shelves).
command-odds-attacker = l’attaquant prend la province
command-odds-nobody = personne ne la garde : elle est neutre
command-odds-defender = le défenseur la tient
command-odds-cubes = Les cubes sont au plus quatre nombres séparés par des virgules, comme 1,0,2,3 ; pas « { $given } ».
command-odds-no-model = Il n’y a pas de modèle de tour « { $given } » ; il y a shelves et thirds.

guide-aim =
    Bienvenue dans le Japon en guerre. Vous êtes { $you }, un daimyō qui veut devenir shogun. Neuf provinces sont déjà à vous, avec vos armées ; vos deux rivaux en ont neuf chacun. À trois joueurs, huit ne servent pas ; les autres ne sont encore à personne.

    La partie dure deux ans. Au printemps, en été et en automne, on planifie et on agit ; en hiver, il faut nourrir le peuple, et l’on compte les points : pour les provinces, pour les bâtiments, et pour celui qui en a le plus dans une région.
guide-means =
    Vous avez { $chests } coffres pour payer, { $rice } riz, et { $reserve } armées en réserve. Les coffres paient presque tout ; le riz ne sert qu’en hiver, mais alors il est vital.

    Et voici la tour. Tous les combats se livrent en y jetant des armées. Des cubes restent coincés à l’intérieur, et personne ne sait quand ils en tomberont.
guide-actions =
    Dix actions auront lieu ce printemps, chacune une fois. L’ordre des cinq premières est connu : { $open }. Les { $closed } autres sont encore face cachée.

    Chacun les planifie maintenant toutes les dix, en secret. Posez la carte d’une province sur une action : c’est là que vous l’exécuterez. Une carte coffre veut dire : pas cette fois.
guide-castle =
    Commencez par bâtir. Un château coûte 3 coffres, et c’est lui qui vaut le plus quand on compte les majorités. Choisissez un lieu que personne ne vous prendra de sitôt. Sagami, à l’est, est entourée de provinces à vous ; aucun rival n’en est voisin, et il y a de la place pour trois bâtiments. Posez Sagami sur « château ».
guide-tax =
    Il vous faut des revenus. Izu, la presqu’île au sud-est, rapporte 6 coffres. Mais on se souvient d’un impôt : la province reçoit un marqueur de révolte, et la prochaine fois qu’on y lève l’impôt ou le riz dans l’année, elle se révolte.

    Une fois, c’est sans danger. Posez Izu sur « impôt ».
guide-movement =
    Et maintenant, de l’audace. À Tamba, à l’ouest, vous avez { $armies } armées, et juste au nord se trouve Wakasa, qui n’est à personne. Le déplacement A est la toute première action de la saison.

    Posez Tamba sur « déplacement A ». Vers où et avec combien d’armées, vous ne le direz qu’à ce moment-là.
guide-bid =
    Nous avons posé le reste pour vous. Sur « { $idle } » se trouve une carte coffre : pas de second déplacement cette fois, et personne n’en sait rien.

    Il reste une case, l’enchère. Plus on mise de coffres, plus tôt on choisit une carte spéciale, et avec elle sa place dans l’ordre du tour. Misez peu : la carte coffre 1.
guide-confirm =
    Votre plan est complet. Les autres réfléchissent au leur, et personne ne voit celui d’un autre. Tant que vous n’avez pas confirmé, vous pouvez reprendre des cartes. Confirmez-le.
guide-special =
    Tous les plans sont faits. On tire d’abord l’évènement de la saison : { $event }. Puis on révèle les enchères. Tous les trois, vous avez misé { $bid } ; l’ordre du choix a donc été tiré au sort : { $order }.

    Les autres ont pris les places { $place } et { $place2 } dans l’ordre du tour. Prenez la place 2 : vous jouerez en premier, et votre « déployer 5 » amènera 6 armées.
guide-march =
    La première action : déplacement A, et l’on découvre votre carte Tamba. Une armée doit toujours rester ; sur { $armies }, vous pouvez donc en déplacer trois. Une province qui n’est à personne est défendue par une armée de villageois.

    Déplacez 3 armées vers Wakasa.
guide-tower =
    Vos { $armies } armées et { $defenders } armée de villageois vont dans la tour. Ce qui en tombe est dans le réceptacle : { $bowl }. Seuls vos cubes et ceux des villageois comptent dans ce combat : { $attack } à { $defence }. Vous en perdez autant que la défense en avait, et tenez Wakasa avec { $left }.

    Le cube { DE($stray) } était resté coincé à l’intérieur. Il reste dans le réceptacle et sera jeté avec le prochain combat.
guide-others =
    Grâce à ce cube égaré, { $attacker } a jeté une armée de plus en attaquant { $province }, et l’a prise. C’est un double coup pour { $loser } : la carte { DE($province) } était sur son plan, et « { $lost } » n’a pas eu lieu.

    Puis les actions se sont suivies. Votre château se dresse à { $built } et a coûté { $chests } coffres. À chaque action, chacun découvre une carte, dans l’ordre du tour.
guide-deploy =
    « Déployer 5 » : de nouvelles armées pour Owari, pour 3 coffres. L’évènement n’en permet que 3 cette saison. Mais votre carte spéciale s’applique après l’évènement et dit 6. Prenez les 6.
guide-end =
    Le printemps est fini. { $field } vous a donné { $rice } riz, { $taxed } { $chests } coffres, et les deux ont maintenant un marqueur de révolte. Vos cartes sont revenues dans votre main, et l’on planifie l’été.

    En hiver, chacun perd un peu de riz, puis il en faut un par province ; les provinces affamées se révoltent. Ensuite on compte : 1 point par province et par bâtiment, et dans chaque région 3, 2 et 1 pour celui qui a le plus de châteaux, de temples et de théâtres. Après le second hiver, celui qui a le plus de points l’emporte. Toutes les règles se lisent à côté de la table.
guide-last-autumn =
    Une autre partie, à l’automne de l’année { $year } : la dernière saison où l’on agit. Un hiver a déjà été compté ; vous avez { $mine } points, Botan { $second }, Chiyo { $third }.

    Ce qui est bâti, tenu ou perdu maintenant sera compté dans un instant. Jouons donc cette saison jusqu’au bout.
guide-last-plan =
    Votre plan est posé. Il contient trois choses : des revenus (l’impôt à Izu), de quoi manger (le riz de Kii ; vous avez { $rice } riz, et l’hiver en demandera un par province), et des points : un temple à Suruga, un théâtre à Owari. Sagami peut marcher.

    On n’économise plus rien, car ce qui reste à la fin ne fait que départager les ex æquo. Confirmez le plan.
guide-last-special =
    L’évènement : { $event }. { $first } a misé le plus et choisi en premier.

    Prenez la place 2, et agissez avant Botan.
guide-last-losses =
    Une saison comme bien d’autres. { $taxed } a levé l’impôt à { $revolt }, qui avait déjà un marqueur de révolte : une révolte, et des armées perdues. { $attacker } vous a pris { $province }, et avec elle la carte posée sur « { $lost } ». { $second } a pris { $province2 }.

    De telles pertes comptent double à la fin : un point de moins pour vous, un de plus pour l’autre.
guide-last-march =
    Mais le déplacement A est à vous. À Sagami, vous avez { $armies } armées ; à côté se trouve Kai, qui n’est à personne.

    Une province de plus, c’est un point de plus, et une bouche de plus à nourrir. Marchez avec 4.
guide-winter =
    L’hiver. Le dernier évènement de l’année prend { $gone } riz à chacun ; puis il en faut un par province. Vous en avez { $rice } pour { $provinces } : il en manque { $missing }. C’est donc la famine à { $hunger }, et une révolte : { $villagers } armées de villageois contre vos { $armies }. Vous la réprimez, et il vous en reste { $left }.

    Si vous l’aviez perdue, la province ne serait plus à personne et ses bâtiments auraient disparu, juste avant le décompte.
guide-count =
    On compte maintenant. Un point par province : { $provinces } pour vous. Un par bâtiment : { $buildings }.

    Pour tous, c’est à peu près pareil. Ce qui décide vient maintenant.
guide-majorities =
    Dans chacune des cinq régions, celui qui a le plus de châteaux reçoit 3 points, le plus de temples 2, le plus de théâtres 1. Dans la région rouge, les châteaux vous en donnent { $red }. Dans la violette, égalité : { $tied } reçoivent chacun un point de moins, { $shared }.

    Un bâtiment au bon endroit vaut donc jusqu’à 4 points, et le même, là où vous êtes loin devant ou loin derrière, un seul.
guide-what-wins =
    { $mine } à { $second } et { $third }, après deux hivers : la victoire est à vous. (À égalité, les coffres décideraient.)

    Voilà donc ce qui fait gagner : assez de provinces, et du riz pour elles ; des bâtiments là où ils font basculer une majorité ; et des armées là où un voisin pourrait vous prendre les deux au dernier automne. Toutes les règles se lisent à côté de la table.
# Le plateau dans le navigateur
board-help = Planifier : la case cernée de turquoise est la suivante. Cliquez sur une carte, ou sur sa province sur la carte du Japon, pour l’y poser ; cliquez sur une case pour la choisir, une carte posée pour la reprendre ; ou faites glisser les cartes. Au clavier : les flèches choisissent la case, Tab et Entrée la carte. Se déplacer : choisissez une province sur la carte ou dans la liste, réglez le nombre d’armées, voyez les chances, puis donnez l’ordre. Un combat se joue dans la tour ; un clic ou Échap passe à la suite. La carte se déplace à la souris ou au doigt et se rapproche avec la molette, deux doigts ou + et −.
board-map = La carte du Japon
board-neutral = neutre
board-closed = fermée à trois joueurs
board-map-next = À remplir : { $space }
board-tab-map = Carte
board-tab-desk = Plans
board-tab-clans = Clans
board-tab-tower = Tour
board-tab-court = Cour
board-tab-samurai = Samouraïs
board-tab-leaders = Chefs
board-tab-chambers = Chambres
board-tab-points = Points
board-time = Année { $year }, { $season }
board-year = Année { $year }
board-events = Les évènements de l’année
board-order = Ordre du tour et cartes spéciales
board-effect-theatre-calms = Les théâtres apaisent
board-effect-temple-shields = Les temples protègent
board-effect-castle-defends = Châteaux : défense +1
board-effect-tax-at-most = Impôt : { $amount } au plus
board-effect-tax-at-least = Impôt : { $amount } au moins
board-effect-rice-at-most = Riz : { $amount } au plus
board-effect-rice-at-least = Riz : { $amount } au moins
board-effect-neutral-defends = Villages : 2 armées
board-effect-short-levy = Levées de 3 et 2
board-clan = Joueur
board-chests = Coffres
board-rice = Riz
board-land = Provinces
board-buildings = Bâtiments
board-reserve = Armées en réserve
board-hall = Courtisans dans le hall
board-samurai-card = Carte samouraï
board-statues = Statues et trophées
board-peace = à l’abri du déplacement { $against }
board-calm = à l’abri du prochain marqueur de révolte
board-nothing = rien
board-inside = Dans la tour : { $cubes }
board-in-tower = Tour
board-in-bowl = Réceptacle
board-tower-seeded = La tour est remplie pour la première fois.
board-skip = Un clic ou Échap pour continuer
board-face-down = face cachée
board-hand = Vos cartes
board-slot-empty = { $space }, vide
board-slot-filled = { $space } : { $card } ; la reprendre
board-short-8 = dépl. A
board-short-9 = dépl. B
board-card-to = { $card } sur { $space }
board-confirm-plan = Confirmer le plan
board-plan-made = Votre plan est confirmé. Les autres planifient encore.
board-budget = Sans évènement :
board-budget-chests = coffres { $more }, reste { $left }
board-budget-rice = riz { $more }, reste { $left }
board-budget-armies = armées { $more }
board-targets = Où aller
board-target = Vers { $province }
board-own = à vous
board-from = Depuis { $province } : { $armies ->
    [1] une armée
   *[other] { $armies } armées
}, une reste.
board-how-many = Combien
board-fewer = moins
board-more = plus
board-choose-target = Choisissez où aller, ici ou sur la carte.
board-choose-province = Choisissez une province, ici ou sur la carte.
board-odds = Victoire { $attacker } %, province neutre { $nobody } %, défense tenue { $defender } %.
board-attack = Attaquer { $province } avec { $armies }
board-march = { $armies } vers { $province }
board-stay = Rester
board-special-label = Place { $place } : { $special }
board-choosing = Choisissent ensuite :
board-replace = Mettre les deux sous la pile
board-settle = Quel groupe va à { $province } ?
board-groups = Groupes d’armées
board-favours = Les faveurs de la saison
board-favour-cancel-event = annuler l’évènement
board-favour-chests = { $amount } coffres
board-favour-armies-in-bowl = { $amount } armées dans le réceptacle
board-favour-calm = un marqueur de révolte en moins
board-favour-rice = { $amount } riz
board-favour-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
board-favour-build = un { $building } gratuit
board-favour-peace = pas d’attaque par déplacement { $against }
board-favour-levy = { $amount } armées gratuites
board-favour-label = Faveur { $number } : { $favour }, pour { $price } courtisans
board-gone = prise
board-no-favours = Aucune faveur n’est visible.
board-hall-title = Dans le hall
board-decline = Ne rien prendre
board-regions-held = Régions où ils ont une province ; il en faut { $needed }
board-chambers = Les Chambres
board-tile-open = visible
board-tile-turned = retournée
board-tile-bag = pas encore tirée
board-region-row = Les régions, dans l’ordre où leurs maîtres choisissent
board-chamber-for = Vous choisissez comme maître de la région { $region }.
board-leader-off = hors du plateau
board-statue-words = statues : { $up } sur le plateau, { $left } en réserve ; trophées : { $trophies }
board-count = Le décompte de l’année { $year }
board-count-provinces = provinces
board-count-buildings = bâtiments
board-count-castles = majorité de châteaux
board-count-temples = majorité de temples
board-count-theatres = majorité de théâtres
board-count-statues = statues, trophées
board-count-chambers = chambres
board-count-winter = cet hiver
board-count-all = en tout

reason-points = rapporte plus de points cet hiver
reason-province = tient plus souvent { $province }, ou lui donne plus de valeur
reason-majority = obtient plus souvent la majorité ({ $building }) dans la région { $region }
reason-chests = laisse plus de coffres
reason-rice = laisse plus de riz pour l’hiver
reason-armies = garde plus d’armées
reason-rival = laisse moins au plus fort des autres joueurs
plane-colours = les cubes de la couleur de chaque place, la sienne d’abord, puis ceux du village

thing-favour = Faveur
thing-leader = Chef militaire
thing-chamber = Tuile des Chambres
thing-marker = Marqueur de révolte
costs-chests = { $chests ->
    [one] { $chests } coffre
   *[other] { $chests } coffres
}
costs-winter = { $winter } riz à chacun, s’il reste pour l’hiver
does-building = Se construit dans la province dont la carte est posée ici, sur une case bâtiment libre ; jamais deux pareils dans une province. Un point chaque hiver, et { $points ->
    [1] un de plus
   *[other] { $points } de plus
} pour celui qui en a le plus dans une région.
does-space-3 = Le riz de la province est à vous. Si elle a un marqueur de révolte, elle se révolte ; sinon elle en reçoit un.
does-space-4 = Les coffres de la province sont à vous. Si elle a un marqueur de révolte, elle se révolte ; sinon elle en reçoit un.
does-deploy = { $armies } armées de votre réserve vers la province ; toutes ou aucune.
does-deploy-1 = Une armée de votre réserve vers la province ; ensuite, autant d’armées que vous voulez peuvent aller de là dans une de vos provinces voisines.
does-movement = Des armées vont de la province dans une province voisine. Si elle est à un autre ou à personne, on combat. Une armée reste toujours sur place.
does-convert = { $armies ->
    [1] Une armée de la province retourne
   *[other] { $armies } armées de la province retournent
} dans votre réserve, et autant de courtisans entrent dans le hall. Avec une carte tour, les cubes sont pris dans le réceptacle.
does-space-13 = Plus on mise de coffres, plus tôt on choisit une carte spéciale, et avec elle sa place dans l’ordre du tour. La mise est payée.
does-special-0 = Un coffre de plus à l’impôt, toute la saison.
does-special-1 = Un riz de plus à la récolte, toute la saison.
does-special-2 = Votre « déployer 5 » peut en déployer six, quoi que dise l’évènement.
does-special-3 = Une armée de plus de votre réserve quand vous attaquez un joueur.
does-special-4 = Une armée de plus de votre réserve quand un joueur vous attaque.
does-season-0 = Dix actions sont planifiées en secret, puis exécutées.
does-season-1 = Dix actions sont planifiées en secret, puis exécutées.
does-season-2 = Dix actions sont planifiées en secret, puis exécutées ; vient ensuite l’hiver.
does-season-3 = Le dernier évènement de l’année prend du riz à chacun, chaque province en demande un, les affamées se révoltent. Puis on compte les points.
does-favour = { $favour }. Elle se paie en courtisans : la plus chère des trois en coûte 4, la suivante 3, la moins chère 2.
does-chest-card = Sur une action : pas d’action. Sur l’enchère : autant de coffres.
does-tower-card = Sur une conversion : les armées sont prises dans le réceptacle. Sur une action : pas d’action. Sur l’enchère : rien.
does-chests = Paient bâtiments, nouvelles armées et enchères. À la fin, ils départagent les ex æquo.
does-rice = En hiver, chaque province en demande un, après que le dernier évènement de l’année en a pris à chacun. Il repart de 0 chaque année.
does-land = Un point chacune en hiver, et un riz pour la nourrir.
does-buildings = Un point chacun en hiver, et plus pour la majorité dans une région : 3 pour les châteaux, 2 pour les temples, 1 pour les théâtres.
does-reserve = Les armées que l’on peut encore déployer. Ce qui tombe au combat y revient.
does-hall = Les courtisans paient les faveurs ; plus on en a, plus tôt on choisit.
does-samurai-card = Celui qui a des provinces dans au moins quatre régions passe chaque saison à la carte suivante et prend l’un de ses bonus.
does-leader = Dans sa province, les bâtiments coûtent un coffre de moins, riz et impôt rapportent un de plus, et « déployer » amène une armée de plus. Après chaque saison, il part pour une autre province de son joueur ; si elle est voisine, il peut laisser une statue derrière lui.
does-statues = Un point chacun à la fin de la partie. Une statue reste quand la province change de main ; un chef qui vient sur la statue d’un autre la prend comme trophée.
does-chamber = Six sont révélées à chaque saison. Ensuite, le maître de chaque région peut en remplacer une par un marqueur ; les autres sont retournées. À la fin de la partie, chaque ligne et chaque colonne donne ses points à celui qui y a le plus de marqueurs.
does-region-row = Après la saison, région par région, celui qui y a le plus de provinces peut remplacer une tuile visible des Chambres par un marqueur. Puis la première région passe au bout de la rangée.
does-tower = On y jette toutes les armées d’un combat, avec ce qui est dans le réceptacle. Des cubes restent coincés, d’autres se détachent.
does-bowl = Ce qui est tombé de la tour. Les cubes de ceux qui ne prennent pas part au combat y restent : ils seront jetés avec le suivant.
does-marker = Y prendre de nouveau riz ou impôt dans l’année provoque une révolte : une armée de villageois par marqueur. Là où il y en a un, le village n’aide pas la défense. L’hiver le retire.
thing-province = { $province }
thing-face-down = Carte face cachée
thing-armies = Armées
thing-protection = À l’abri
does-province = Impôt { $tax }, riz { $rice }, { $spaces ->
    [0] aucune case bâtiment
    [1] une case bâtiment
   *[other] { $spaces } cases bâtiment
}. Provinces voisines : { $neighbours }.
does-face-down = Chacun planifie en secret. Une carte est retournée quand vient son action, l’enchère après l’évènement.
does-built = Un point chaque hiver, et { $points ->
    [1] un de plus
   *[other] { $points } de plus
} pour celui qui en a le plus dans la région. Il reste quand la province change de main, et disparaît quand elle redevient neutre.
does-armies = Elles tiennent une province, marchent et combattent ; il en reste toujours une dans chacune de vos provinces. Les nouvelles viennent par « déployer ».
does-points = On les compte aux deux hivers : provinces, bâtiments et majorités. Après le second hiver, celui qui en a le plus l’emporte ; les coffres départagent les ex æquo.
does-protection = Une faveur de la Cour protège ce joueur pour l’instant ; le journal dit contre quoi.
