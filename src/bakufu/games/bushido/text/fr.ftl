tagline = Distribuez les rôles, ordonnez l’attaque, amassez l’honneur : à 50, vous êtes shogun.
about = deux heures · une demi-heure pour l’apprendre · intrigues : amis d’un mois, ennemis du suivant

option-campaign = Jeton campagne : une fois par partie, une seconde attaque
option-elite = Jeton d’élite : une fois par partie, trois grandes troupes
option-provinces = Les provinces de la carte
option-provinces-mix = le mélange prévu pour ce nombre de joueurs
option-provinces-drawn = autant, au hasard parmi toutes

terrain--1 = face cachée
terrain-0 = forteresse
terrain-1 = montagne
terrain-2 = rizière
terrain-3 = village
terrain-4 = ville
terrain-5 = cité
terrain-6 = temple

tile-0 = 1 katana
tile-1 = 2 katanas
tile-2 = 3 katanas
tile-3 = chanoyu
tile-4 = geisha
tile-5 = shinobi
tile-6 = ronin
tile-7 = seppuku

disc-0 = bataille
disc-1 = duel
disc-2 = embuscade
disc-3 = traître
disc-4 = kotau

role-daimyo = daimyō
role-samurai = samouraï
role-bushi = bushi
role-sensei = sensei
role-hatamoto = hatamoto

wish-stay = le mois ne change pas
wish-haste = le mois avance de deux
wish-support = cinq tuiles de soutien

decision-build-fortress = Où s’élève la forteresse de votre clan ?
decision-take-province = Prenez une province libre et retournez-la.
decision-place-troops = Placez de nouvelles troupes dans vos provinces.
decision-remove-troops = Vous ne pouvez pas nourrir autant de troupes : retirez-en.
decision-discard = Défaussez les disques dont vous ne voulez pas, puis complétez à quatre.
decision-recruit = Échanger votre jeton campagne contre trois grandes troupes ?
decision-place-elite = Placez une grande troupe.
decision-invite = Qui invitez-vous à une cérémonie du thé ?
decision-tea-answer = Vous êtes invité à une cérémonie du thé.
decision-convert = Combien de points d’honneur de daimyō gagnez-vous, à deux points d’honneur de samouraï chacun ?
decision-buy = Combien de points d’honneur de daimyō achetez-vous, à trois tuiles de 3 katanas chacun ?
decision-give-samurai = Qui est votre samouraï et mène vos troupes ?
decision-give-bushi = Qui est le bushi, que vous pourrez attaquer ?
decision-give-sensei = Qui est le sensei ?
decision-effects = Jouez une tuile d’effet, ou passez.
decision-hatamoto = Placez des ronins, menez une révolte, ou passez.
decision-declare = Déclarer une campagne ? Il y aura une seconde attaque.
decision-regroup = Regroupement : d’où partent des troupes ?
decision-regroup-to = Vers où, et combien ?
decision-order-attack = Quelle province attaquez-vous ?
decision-march = D’où, et avec combien de troupes ?
decision-offer-bonus = Ajoutez-vous des jetons bonus pour le samouraï ?
decision-lay-tiles = Posez en secret des tuiles katana ; la dernière reste au-dessus.
decision-choose-tactic = Choisissez une tactique en secret.
decision-retreat = Où vos troupes se replient-elles ?
decision-seppuku = Exigez-vous le seppuku ?
decision-advice = Quelle perte d’honneur de samouraï proposez-vous ?
decision-verdict = Suivez-vous ce conseil ?
decision-to-arms = Appelez-vous aux armes ?
decision-audience = Jouez-vous un kotau ?

action-pass = passer
action-occupy = prendre { $hex }
action-place = { $hex } : placer { $troops }
action-remove = { $hex } : retirer { $troops }
action-discard = défausser « { $disc } »
action-recruit = recruter de grandes troupes
action-place-elite = { $hex } : placer une grande troupe
action-invite = inviter { $guest }
action-accept = accepter
action-refuse = refuser
action-convert = gagner { $honour }
action-buy = acheter { $honour }
action-give = { $role } : { $to }
action-play-ronin = ronin en { $hex }
action-play-shinobi = shinobi : regarder derrière le paravent { DE($target) }
action-play-chanoyu = chanoyu : offrir une cérémonie du thé
action-play-geisha = geisha : finir le tour
action-lead-revolt = mener une révolte en { $hex }
action-declare = déclarer une campagne
action-move-from = déplacer des troupes de { $hex }
action-move-to = déplacer { $troops } vers { $hex }{ $elite ->
    [0] {""}
    [1] , et une grande
   *[other] , et { $elite } grandes
}
action-attack = attaquer { $hex }
action-march = marcher depuis { $origin } avec { $troops }{ $elite ->
    [0] {""}
    [1] {" "}et une grande
   *[other] {" "}et { $elite } grandes
}
action-offer = ajouter { $honour } points d’honneur
action-lay = poser { $tile }
action-ready = prêt
action-choose = { $disc }
action-retreat = se replier en { $hex }
action-demand-seppuku = exiger le seppuku
action-propose = proposer une perte de { $honour }
action-agree = suivre le conseil
action-overrule = écarter le conseil : une perte de 1
action-call-to-arms = appeler aux armes
action-play-kotau = kotau : { $wish }

event-first-player = { $seat } commence.
event-fortress-built = { $seat } bâtit sa forteresse en { $hex }.
event-province-taken = { $seat } prend { $hex } : { $terrain }.
event-daimyo-honour = Honneur de daimyō { DE($seat) } : { $before } → { $after }.
event-samurai-honour = Honneur de samouraï { DE($seat) } : { $before } → { $after }.
event-troops-placed = { $seat } place { $troops ->
    [1] une troupe
   *[other] { $troops } troupes
} en { $hex }.
event-troops-removed = { $seat } retire { $troops ->
    [1] une troupe
   *[other] { $troops } troupes
} de { $hex }.
event-elite-placed = { $seat } place une grande troupe en { $hex }.
event-elite-left = { $troops ->
    [1] Une grande troupe { DE($seat) } rentre à la cour.
   *[other] { $troops } grandes troupes { DE($seat) } rentrent à la cour.
}
event-left-empty = Il ne reste aucune troupe { DE($seat) } en { $hex }.
event-support-drawn = { $seat } pioche { $number ->
    [1] une tuile.
   *[other] { $number } tuiles.
}
event-tiles-drawn = Vous piochez : { $tiles }.
event-mikado-law = Le sac est vide. Par la loi du Mikado, chacun rend toutes ses tuiles et pioche de nouveau.
event-discs-discarded = { $seat } défausse { $number ->
    [1] un disque.
   *[other] { $number } disques.
}
event-disc-put-away = Vous défaussez « { $disc } ».
event-discs-drawn = { $seat } pioche { $number ->
    [1] un disque.
   *[other] { $number } disques.
}
event-tactics-drawn = Vous piochez : { $discs }.
event-discs-shuffled = Les disques défaussés sont mélangés aux piles.
event-daimyo-named = Mois { $month } : { $seat } est daimyō.
event-elite-recruited = { $seat } recrute de grandes troupes.
event-invited = { $seat } invite { $guest } à une cérémonie du thé.
event-tea-accepted = { $seat } vient prendre le thé.
event-tea-refused = { $seat } refuse.
event-converted = { $seat } change { $samurai } points d’honneur de samouraï en { $daimyo ->
    [one] { $daimyo } point
   *[other] { $daimyo } points
} d’honneur de daimyō.
event-honour-bought = { $seat } rend { $tiles } tuiles de 3 katanas contre { $daimyo ->
    [one] { $daimyo } point
   *[other] { $daimyo } points
} d’honneur de daimyō.
event-role-given = { $seat } est { $role }.
event-ronin-placed = { $seat } place un ronin en { $hex }.
event-shinobi-played = { $seat } joue un shinobi et regarde derrière le paravent { DE($target) }.
event-screen-seen = Vous voyez ce qu’a { $target }, jusqu’à votre prochaine réponse.
event-chanoyu-played = { $seat } joue un chanoyu.
event-geisha-played = { $seat } joue une geisha : le tour est fini.
event-automatic-revolted = Révolte en { $hex } : { $ronin ->
    [1] un ronin
   *[other] { $ronin } ronins
} et toutes les troupes { DE($seat) } disparaissent.
event-revolt-led = { $seat } mène une révolte en { $hex }.
event-became-neutral = { $seat } perd { $hex }, qui devient neutre.
event-campaign-declared = { $seat } déclare une campagne.
event-regrouped = { $seat } déplace { $troops ->
    [1] une troupe
   *[other] { $troops } troupes
}{ $elite ->
    [0] {""}
    [1] {" "}et une grande troupe
   *[other] {" "}et { $elite } grandes troupes
} de { $hex } à { $to }.
event-attack-ordered = { $seat } attaque { $hex } depuis { $origin } avec { $troops ->
    [1] une troupe
   *[other] { $troops } troupes
}{ $elite ->
    [0] .
    [1] {" "}et une grande troupe.
   *[other] {" "}et { $elite } grandes troupes.
}
event-bonus-offered = { $seat } ajoute { $honour } points d’honneur pour le samouraï.
event-neutral-taken = { $seat } prend { $hex }, qui était neutre, depuis { $origin } avec { $troops ->
    [1] une troupe
   *[other] { $troops } troupes
}{ $elite ->
    [0] .
    [1] {" "}et une grande troupe.
   *[other] {" "}et { $elite } grandes troupes.
}
event-no-attack = { $seat } n’attaque pas.
event-kotau-swapped = { $seat } n’a que des kotaus et en échange un.
event-tile-laid = Vous posez une tuile : { $tile }.
event-stack-ready = { $seat } a fini de poser.
event-stack-shown = { $seat } utilise { $number ->
    [1] une tuile : { $tile }.
   *[other] { $number } tuiles, avec { $tile } au-dessus.
}
event-stack-empty = { $seat } n’utilise aucune tuile.
event-tactic-chosen = { $seat } a choisi une tactique.
event-chosen-tactic = Vous avez choisi « { $disc } ».
event-tactic-shown = { $seat } : { $disc } avec { $tiles }, force { $strength }.
event-fight-won = { $seat } gagne le combat ; l’attaque perd { $attackers }, la défense { $defenders }.
event-troops-sacrificed = { $troops ->
    [1] La troupe { DE($seat) } au combat est sacrifiée : elle quitte la partie.
   *[other] Les { $troops } troupes { DE($seat) } au combat sont sacrifiées : elles quittent la partie.
}
event-troops-returned = { $troops ->
    [1] Le dernier attaquant revient
   *[other] Les { $troops } attaquants restants reviennent
} en { $hex }.
event-troops-retreated = { $seat } se replie de { $hex } à { $to }.
event-troops-scattered = Les troupes { DE($seat) } en { $hex } n’ont nulle part où aller et se dispersent.
event-conquered = { $seat } conquiert { $hex } sur { $loser }.
event-seppuku-demanded = { $seat } exige le seppuku.
event-loss-proposed = { $seat } propose une perte de { $honour } points d’honneur de samouraï.
event-advice-taken = { $seat } suit le conseil.
event-advice-overruled = { $seat } écarte le conseil.
event-called-to-arms = { $seat } appelle aux armes : chacun pioche { $number ->
    [1] une tuile.
   *[other] { $number } tuiles.
}
event-temporised = { $seat } n’appelle pas aux armes.
event-kotau-played = { $seat } joue un kotau : { $wish }.
event-month-advanced = C’est maintenant le mois { $month }.
event-month-stays = C’est toujours le mois { $month }.
event-long-wait = Le mois n’a pas changé depuis { $turns } tours : il avance.
event-became-shogun = { $seat } est shogun !
event-year-over = L’année est finie.
event-final-honour = { $seat } a { $honour ->
    [one] { $honour } point
   *[other] { $honour } points
} d’honneur de daimyō.

refused-hex-taken = Cette province est prise.
refused-over-koku = Vos kokus ne nourrissent pas plus de troupes.
refused-under-koku = Vous n’avez pas de troupes en trop.
refused-not-your-hex = Cette province n’est pas à vous.
refused-one-stays = Une troupe doit rester, et il ne peut en partir plus qu’il n’y en a.
refused-isolated = Cette province est isolée : on n’y retire de troupes que si aucune autre des vôtres n’en a de trop.
refused-so-many = C’est trop ; au plus { $most }.
refused-no-such-disc = Vous n’avez pas ce disque.
refused-too-few-threes = Chaque point coûte trois tuiles de 3 katanas, et vous en avez trop peu.
refused-own-guest = On n’est pas son propre invité.
refused-too-little-samurai-honour = Vous avez trop peu d’honneur de samouraï.
refused-role-for-daimyo = Le daimyō ne prend pas d’autre rôle.
refused-bushi-not-next = Le bushi doit tenir, à côté d’une de vos provinces, une province qui n’est pas une forteresse.
refused-role = Ce rôle ne peut pas être donné maintenant, ou pas à ce joueur.
refused-no-such-tile = Vous avez trop peu de ces tuiles ; il en faut { $price }.
refused-ronin-not-others = Un ronin va chez un autre joueur.
refused-fortress = Une forteresse ne peut ni être attaquée ni recevoir de ronins.
refused-ronin-twice = Vous avez déjà mis un ronin là pendant cette phase.
refused-second-tea = Vous avez déjà joué un chanoyu pendant cette phase.
refused-cannot-host = Un hôte doit avoir 5 points d’honneur de samouraï.
refused-own-screen = Vous savez ce qu’il y a derrière votre paravent.
refused-no-revolt = Pour une révolte, il faut des ronins dans une province du daimyō.
refused-has-received = Des troupes viennent d’y arriver ; aucune de cette sorte n’en repart.
refused-nowhere-to-go = Aucune autre province où elles pourraient aller n’est reliée à celle-là.
refused-not-connected = On ne regroupe qu’entre provinces reliées, et pas vers celles que d’autres troupes viennent de quitter.
refused-not-the-bushi = On n’attaque que les provinces du bushi et les neutres.
refused-nobody-marches = Il faut au moins une troupe.
refused-too-many-ronin = Il faut une troupe de plus que de ronins.
refused-not-next = Cette province n’est pas à côté d’une des vôtres d’où des troupes peuvent partir.
refused-no-such-token = Vous n’avez plus ce jeton bonus.
refused-no-such-katana = Vous n’avez pas cette tuile katana.
refused-kotau = Un kotau ne sert jamais dans un combat.
refused-no-haven = On se replie dans une province à soi, voisine de celle qui est perdue.
refused-advice = Le sensei propose une perte de 2 à 10.
refused-no-kotau = Vous n’avez pas de kotau.

terminal-terrain-0 = fort
terminal-terrain-1 = montagne
terminal-terrain-2 = rizière
terminal-terrain-3 = village
terminal-terrain-4 = ville
terminal-terrain-5 = cité
terminal-terrain-6 = temple
terminal-neutral = neutre
terminal-legend = ◇ honneur  ▪ koku  † katana    ✕ ronin  ⬢ grandes troupes  ⚔ attaquants
terminal-months = Mois
terminal-year = aux armes : { $tiles } · sac : { $bag } · disques : { $discs }
terminal-daimyo-ladder = Daimyō
terminal-samurai-ladder = Samouraï
terminal-player = joueur
terminal-role = rôle
terminal-daimyo = daimyō
terminal-samurai = sam.
terminal-troops = troupes
terminal-fallen = hors
terminal-income = rev.
terminal-tiles = tuiles
terminal-discs = disques
terminal-tokens = jetons
terminal-token = campagne
terminal-you = vous
terminal-your-screen = Derrière votre paravent
terminal-spied = Votre shinobi voit derrière le paravent { DE($seat) }, jusqu’à votre réponse
terminal-bonus = Sur la cible : { $honour } points d’honneur en bonus pour un samouraï vainqueur
terminal-stack = { $number ->
    [1] une tuile : { $top }
   *[other] { $number } tuiles, avec { $top } au-dessus
}
terminal-laid = Vous avez posé { $tiles }
terminal-tactic = Vous avez choisi « { $disc } »
terminal-hex-hint = Tapez une province, comme b3, ou le numéro d’une réponse.
terminal-number-hint = Tapez une province et un nombre, comme b3 4.
terminal-big-hint = Tapez une province, un nombre, et celui des grandes troupes, comme b3 4 1.
terminal-rungs = (daimyō { $daimyo }{ $samurai ->
    [none] )
   *[other] , samouraï { $samurai })
}
terminal-no-hex = On ne demande pas de province ici.
terminal-tactics = Le duel l’emporte sur la bataille, la bataille sur l’embuscade, l’embuscade sur le duel : la tactique qui l’emporte double ses katanas.
    Une bataille ajoute les troupes menées. Une embuscade en tue une par deux tuiles de 1 katana, même perdante.
    Duel contre duel : personne ne meurt, le vaincu se replie et la moitié de son honneur de samouraï va au vainqueur.
    Bataille contre bataille : le vaincu perd toutes ses troupes, le vainqueur une par tuile de 3 katanas du vaincu.
    Embuscade contre embuscade : chacun en perd une par tuile de 1 katana de l’autre. Un traître bat tout sauf un traître.
    À égalité, le défenseur l’emporte ; celui qui ne pose aucune tuile perd toutes ses troupes.

guide-aim =
    Bienvenue. Vous êtes { $you }, à la tête d’un clan. Le pays compte { $hexes } provinces, toutes encore face cachée. Vous en tiendrez quelques-unes, et elles donnent de l’honneur.

    Il y a deux sortes d’honneur. L’honneur de daimyō fait gagner : celui qui en a 50 est aussitôt shogun ; sinon, c’est celui qui en a le plus après douze mois. L’honneur de samouraï se gagne au combat, et autour d’une tasse de thé il peut devenir honneur de daimyō.
guide-fortress =
    Chacun bâtit d’abord la forteresse de son clan. Elle reste face cachée, et personne ne peut jamais l’attaquer ; elle donne 5 points d’honneur, nourrit 5 troupes et vous rapporte 5 tuiles chaque fois que vous êtes daimyō. Un coin est un endroit tranquille. Prenez A1, en haut à gauche.
guide-province =
    Les autres ont bâti, eux aussi. Maintenant, on prend des provinces à tour de rôle, une à la fois, jusqu’à ce que chacun en ait six. Une province n’est retournée que lorsqu’elle est prise : personne ne sait ce qui vient.

    Gardez-les groupées : les troupes ne se déplacent qu’entre provinces à vous qui se touchent. Prenez A2, à côté de votre forteresse.
guide-land =
    La vôtre : { $terrain }. Nous avons continué : chacun a six provinces. Chacune montre trois valeurs. L’honneur : les vôtres font { $honour } en tout. Les kokus : elles nourrissent { $koku } troupes, et toutes sont déjà en place. Les katanas : c’est le nombre de tuiles que vous piochez comme daimyō, { $income }.

    Ce que vous piochez se trouve derrière votre paravent : des tuiles pour combattre et ruser, et des disques pour les tactiques.
guide-roles =
    Mois 1, et vous êtes daimyō. Vous avez { $tiles } tuiles et { $discs } disques. Vous pourriez inviter au thé ou rendre des tuiles contre de l’honneur ; nous passons.

    Le daimyō ne combat pas lui-même. Il distribue les rôles : le samouraï mène vos troupes avec ses propres tuiles, le bushi est celui que vous attaquez, le sensei conseille. Botan a une cité près de chez vous : Botan sera donc le bushi. Faites de Chiyo votre samouraï.
guide-attack =
    Le bushi est { $bushi } et, à trois joueurs, quelqu’un a deux rôles : { $sensei } est aussi le sensei. Puis vous avez regroupé vos troupes : il y en a maintenant { $troops } en B1, et chaque autre province en a gardé une ou deux.

    Quelle province attaquez-vous ? La cité C2 vaut 6 points d’honneur et abrite { $theirs } troupes. Attaquez C2.
guide-march =
    Depuis B1, donc ; une troupe doit y rester. Dans une bataille, le nombre compte, et les troupes qui restent tiendront la cité. Marchez avec 12.
guide-fight =
    Samouraï et bushi ont posé des tuiles katana en secret, { $samurai } { $tiles }, { $bushi } { $tiles2 }, puis une tactique chacun : { $disc } contre { $disc2 }. La bataille l’emporte sur l’embuscade : ses katanas comptent double, et ses troupes s’y ajoutent. { $strength } à { $strength2 }.

    La différence, c’est ce que perd le vaincu : les { $killed } défenseurs tombent tous, et la cité est à vous.
guide-honour =
    Son honneur aussi est à vous : vous en avez { $mine }. (Deux marqueurs ne partagent jamais un échelon : celui qui monte va jusqu’au prochain libre.)

    Mais regardez votre samouraï. Pour chaque troupe tuée, chaque tuile utilisée et l’honneur de la province, Chiyo a gagné de l’honneur de samouraï et en a maintenant { $samurai }. Choisissez bien qui vous envoyez au combat.
guide-ronin =
    Mois { $month }. { $daimyo } est daimyō et a fait de vous à la fois le samouraï et le sensei. Le sensei peut d’abord jouer des tuiles d’effet.

    Vous avez { $ronin } ronins. Chez un autre joueur, ils attendent d’être aussi nombreux que les troupes ; alors celles-ci sont toutes chassées. Chiyo est en force : prenez-en un derrière votre paravent et mettez-le en B5, où se trouvent { $troops } troupes.
guide-tea =
    Un seul vous suffit. Mais { $host } joue un chanoyu et invite { $guest } à une cérémonie du thé. L’invité reçoit 5 points d’honneur de samouraï ; puis l’hôte peut changer le reste en honneur de daimyō, deux pour un : { $samurai } deviennent { $daimyo }. { $host } en a maintenant { $honour }, et à 50 on gagne.

    C’est ainsi que les combats mènent à la victoire. Souvenez-vous-en.
guide-tiles =
    Maintenant, { $daimyo } attaque { $hex }, à Chiyo, avec { $troops } troupes, et c’est vous qui les menez. Posez des tuiles katana en secret. Si vous gagnez, chaque tuile utilisée vous vaut 1 point d’honneur de samouraï, et Chiyo n’a que { $few } tuiles. De l’audace : commencez par votre tuile de 3 katanas.
guide-tactic =
    Nous avons posé presque tout ce que vous avez : { $mine } tuiles. { $bushi } en montre { $theirs }. Viennent les tactiques. Le duel l’emporte sur la bataille, la bataille sur l’embuscade, l’embuscade sur le duel : la meilleure double ses katanas. La bataille compte aussi les troupes. Un traître gagne contre toutes, mais il est rare.

    Vous êtes loin devant. Choisissez l’embuscade.
guide-end =
    { $strength } à { $strength2 }. { $killed } défenseurs ont disparu et la province est à { $daimyo }. Vous avez { $samurai } points d’honneur de samouraï : à votre prochaine cérémonie du thé, ils peuvent devenir honneur de daimyō. { $loser } retombe à { $honour }.

    Voilà le jeu : donner les rôles avec sagesse, combattre pour les autres du mieux qu’on peut, et choisir le moment du thé. En règle générale, un tour avec une attaque dure un mois ; après le douzième, ou à 50, c’est décidé. Toutes les règles se lisent à côté de la table.
guide-last-months =
    Une autre partie, au mois { $month }. Sur l’échelle des daimyōs, vous avez { $mine }, Botan { $second }, Chiyo { $third }. À 50, c’est aussitôt fini : tout le monde craint donc Chiyo.

    En dessous, l’autre échelle : vos { $samurai } points d’honneur de samouraï ne font rien gagner à eux seuls. Voyons comment ils deviennent une victoire.
guide-last-fight =
    { $daimyo } est daimyō, vous a nommé samouraï et attaque { $hex }, à Chiyo, avec { $troops } troupes. Vous combattez avec les troupes d’un autre, mais l’honneur de samouraï sera pour vous : pour chaque troupe tuée, chaque tuile utilisée, et l’honneur de la province.

    Posez vos meilleures tuiles, et commencez par une de 3 katanas.
guide-last-tactic =
    { $tiles } tuiles à vous contre { $theirs } { DE($bushi) }. Tous vos disques sont des batailles. Un duel doublerait ses katanas, mais contre tous les vôtres, cela ne suffira guère.

    Choisissez la bataille.
guide-last-victory =
    { $strength } à { $strength2 } : gagné, et la province est conquise. Votre honneur de samouraï est monté de { $before } à { $now }. Et { $loser } retombe à { $fallen } sur l’échelle des daimyōs : quand on perd une province, on perd son honneur.

    Vous n’avez pas une province de plus, et pourtant vous voilà bien plus près de la victoire.
guide-last-revolt =
    Mois { $month }, { $daimyo } est daimyō. { $sensei }, le sensei, met un ronin en { $hex }, chez vous, où se trouvait une seule troupe. Autant de ronins que de troupes, et celles-ci sont chassées : vous tombez de { $before } à { $now }.

    Voilà où mènent trop peu de troupes dans une province précieuse.
guide-last-tea =
    Mois { $month }, et c’est votre tour d’être daimyō. Vous avez { $samurai } points d’honneur de samouraï. C’est le moment du thé : l’hôte en donne 5 à l’invité et peut ensuite changer le reste en honneur de daimyō, deux pour un.

    Invitez quelqu’un qui ne peut pas refuser : avec moins de 10 points d’honneur de samouraï, on est obligé de venir. Chiyo en a { $guest }. Invitez Chiyo.
guide-last-honour =
    Chiyo vient prendre le thé. Il vous reste { $samurai } points d’honneur de samouraï, et vous en avez { $daimyo } de daimyō. Changez tout : gagnez-en 16.
guide-shogun =
    { $honour } ! À 50, la partie est aussitôt finie, au milieu de votre tour, et personne n’a plus rien à dire. Les autres en restent à { $second } et { $third }. Vous êtes shogun.

    Si personne n’atteint 50, l’année s’achève après le mois 12, et celui qui a le plus d’honneur de daimyō l’emporte.
guide-what-wins =
    Voilà donc ce qui fait gagner : l’honneur de daimyō, et rien d’autre. La terre en donne un peu, lentement, et l’on peut vous la prendre. Les combats donnent de l’honneur de samouraï, même ceux que l’on mène pour d’autres ; le thé en fait une victoire, d’un seul coup.

    Celui qui a beaucoup d’honneur de samouraï et sera bientôt daimyō est donc à craindre. Toutes les règles se lisent à côté de la table.
board-honour-won = Honneur gagné
board-honour-lost = Honneur perdu
board-help = Bushido : ce qu’on peut choisir est cerné de turquoise, sur la carte, sur un paravent ou derrière le vôtre. Cliquez dessus (ou allez-y avec les flèches, puis Entrée), puis sur le bouton près de la question, ou Entrée ; rien n’est envoyé avant. Cliquez encore sur la même province pour une troupe de plus. Échap repose tout. La carte s’approche avec la molette, à deux doigts, ou par + et −. Une feuille posée sur la carte se replie, pour voir dessous.
board-map = Carte
board-clans = Clans
board-ladders = Échelles
board-parts = Parties du plateau
board-hex = { $hex }, { $terrain } : honneur { $honour }, koku { $koku }, katana { $katana }
board-choose-hex = { $label }, ou davantage
board-daimyo-honour = Honneur de daimyō
board-samurai-honour = Honneur de samouraï
board-honour-of = { $name } { $honour }
board-months = Mois
board-month = Mois { $month } ; un appel aux armes apporte { $tiles ->
    [1] une tuile
   *[other] { $tiles } tuiles
}
board-bag = { $tiles ->
    [0] aucune tuile dans le sac
    [1] une tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}
board-discs = disques : { $discs } dans les piles, { $discards } à la défausse
board-phase-0 = Mise en place
board-phase-1 = Le daimyō se prépare
board-phase-2 = Cérémonie du thé
board-phase-3 = Le trésor
board-phase-4 = Les rôles
board-phase-5 = Les intrigues du sensei
board-phase-6 = Le hatamoto
board-phase-7 = L’ordre d’attaque
board-phase-8 = Le combat
board-phase-10 = Le conseil
board-phase-11 = Aux armes
board-phase-12 = Audience chez le Tennō
board-clan-tiles = { $tiles ->
    [0] aucune tuile derrière le paravent
    [1] une tuile derrière le paravent
   *[other] { $tiles } tuiles derrière le paravent
}
board-clan-troops = troupes : { $troops }, kokus pour { $koku }
board-clan-fallen = { $fallen ->
    [0] aucune troupe hors de la partie
    [1] une troupe hors de la partie
   *[other] { $fallen } troupes hors de la partie
}
board-clan-income = revenu : { $income ->
    [0] aucune tuile
    [1] une tuile
   *[other] { $income } tuiles
}
board-clan-discs = { $discs ->
    [0] aucun disque
    [1] un disque
   *[other] { $discs } disques
}
board-known-disc = { $disc } : tout le monde l’a vu
board-token = jeton bonus : { $honour } points d’honneur
board-campaign-token = jeton campagne
board-your-screen = Derrière votre paravent
board-nothing-behind = Il n’y a rien derrière le paravent.
board-troops = Troupes
board-elite = Grandes troupes
board-rungs = { $samurai ->
    [none] Honneur de daimyō { $daimyo }
   *[other] Honneur de daimyō { $daimyo }, de samouraï { $samurai }
}
board-fold = Replier
board-unfold = Déplier
board-tea = Une cérémonie du thé
board-host = hôte
board-guest = invité
board-standing = samouraï { $samurai } · daimyō { $daimyo }
board-if-accepted = Acceptée
board-if-refused = Refusée
board-tea-if-accepted = L’hôte donne { $gift } points d’honneur de samouraï à l’invité, et peut changer le reste en honneur de daimyō, { $rate } pour un.
board-tea-if-refused = L’invité perd { $samurai ->
    [one] { $samurai } point
   *[other] { $samurai } points
} d’honneur de samouraï, l’hôte { $daimyo ->
    [one] { $daimyo } point
   *[other] { $daimyo } points
} d’honneur de daimyō.
board-tea-accepted = { $guest } vient prendre le thé et reçoit { $gift } points d’honneur de samouraï { DE($host) }.
board-tea-refused = { $guest } refuse et perd { $samurai ->
    [one] { $samurai } point
   *[other] { $samurai } points
} d’honneur de samouraï ; { $host } perd { $daimyo ->
    [one] { $daimyo } point
   *[other] { $daimyo } points
} d’honneur de daimyō.
board-tea-converted = { $samurai } points d’honneur de samouraï deviennent { $daimyo ->
    [one] { $daimyo } point
   *[other] { $daimyo } points
} d’honneur de daimyō.
board-council = Le conseil
board-beaten = vaincu · honneur de samouraï { $honour }
board-demands-seppuku = exige le seppuku
board-proposes = propose une perte de { $honour }
board-verdict-taken = suit le conseil
board-verdict-overruled = écarte le conseil
board-council-stakes = Le seppuku prend tout l’honneur de samouraï. Si le daimyō écarte le conseil, le samouraï perd { $mild } ; un sensei dont le conseil est suivi gagne { $thanks ->
    [one] { $thanks } point
   *[other] { $thanks } points
} d’honneur de daimyō.
board-fight-at = Combat pour { $hex }
board-revolt-at = Révolte en { $hex }
board-fight-laying = pose des tuiles
board-fight-ready = a fini de poser
board-fight-choosing = choisit une tactique
board-fight-chosen = a choisi
board-lay-from-screen = Cliquez sur des tuiles derrière votre paravent ; la dernière reste au-dessus.
board-katana-laid = { $katana ->
    [one] { $katana } katana
   *[other] { $katana } katanas
}
board-stack = { $number ->
    [0] aucune tuile
    [1] une tuile
   *[other] { $number } tuiles
}
board-back = face cachée
board-no-tile = aucune tuile
board-lost = { $troops ->
    [0] aucune perte
    [1] en perd une
   *[other] en perd { $troops }
}
board-won = victoire
board-tactics = Ce que font les tactiques
board-last-fight = Dernier combat
board-spied = Derrière le paravent { DE($name) }
board-spy-left = { $seconds ->
    [one] encore { $seconds } seconde, ou jusqu’à votre réponse
   *[other] encore { $seconds } secondes, ou jusqu’à votre réponse
}
board-herald-ronin = Révolte
board-herald-geisha = Une geisha
board-herald-shinobi = Un shinobi
board-herald-bag = La loi du Mikado
board-herald-katana-3 = Aux armes
board-herald-kotau = Une audience chez le Tennō
board-herald-campaign = Une campagne
board-herald-elite = De grandes troupes
board-herald-month = L’année
board-herald-shogun = Un nouveau shogun
board-pass-discard = Garder le reste et piocher
board-pass-recruit = Pas maintenant
board-pass-invite = Pas de thé
board-pass-convert = Ne rien convertir
board-pass-buy = Ne rien acheter
board-pass-effects = Ne plus rien jouer
board-pass-hatamoto = Plus rien
board-pass-declare = Pas de campagne
board-pass-regroup = Finir le regroupement
board-pass-order-attack = Ne pas attaquer : le tour finit
board-pass-offer-bonus = Pas de bonus
board-pass-seppuku = Ne pas l’exiger
board-pass-advice = Aucun conseil
board-pass-to-arms = Ne pas appeler aux armes
board-pass-audience = Pas de kotau

reason-daimyo = rapporte plus d’honneur de daimyō
reason-samurai = rapporte plus d’honneur de samouraï
reason-tiles = laisse plus de tuiles et de katanas derrière le paravent
reason-hex = tient { $hex } plus souvent, ou plus sûrement
reason-losses = perd moins de troupes
reason-rival = laisse moins au plus fort des autres joueurs

thing-month = Mois
thing-bag = Le sac
thing-discs = Disques de tactique
thing-tiles = Tuiles derrière le paravent
thing-fallen = Troupes sacrifiées
thing-income = Revenu
costs-effect = une tuile pour le sensei, deux pareilles pour tout autre
does-katana = { $katana ->
    [one] Force { $katana } au combat ; dans une embuscade, deux d’entre elles tuent une troupe.
   *[other] Force { $katana } au combat.
}
does-three = Force { $katana } au combat ; ou, pour le daimyō, { $tiles } d’entre elles contre 1 point d’honneur de daimyō.
does-tile-3 = Organisez une cérémonie du thé : 5 points d’honneur de samouraï vont à l’invité, et le reste peut devenir honneur de daimyō, deux pour un.
does-tile-4 = Le tour du daimyō s’achève aussitôt ; le mois n’avance pas.
does-tile-5 = Vous seul voyez ce qu’il y a derrière un autre paravent, pendant une minute.
does-tile-6 = Mettez-le dans une province d’un autre joueur. Dès qu’il y a autant de ronins que de troupes, celles-ci sont toutes chassées et la province devient neutre.
does-tile-7 = Exigez-le d’un samouraï qui a perdu un combat : si le daimyō accepte, tout son honneur de samouraï est perdu.
does-disc-0 = Vos katanas et vos troupes ensemble. Contre une embuscade, les katanas comptent double ; le duel l’emporte sur elle.
does-disc-1 = Vos katanas seuls ; contre une bataille, ils comptent double. L’embuscade l’emporte sur lui. Duel contre duel : le vaincu se replie, et la moitié de son honneur de samouraï va au vainqueur.
does-disc-2 = Vos katanas seuls ; contre un duel, ils comptent double. La bataille l’emporte sur elle. Deux tuiles de 1 katana tuent une troupe, même si vous perdez.
does-disc-3 = Gagne contre toute autre tactique, et le vaincu perd toutes ses troupes.
does-disc-4 = Jamais au combat. À l’audience, en fin de tour : le mois ne change pas, ou avance de deux, ou vous piochez cinq tuiles.
does-role-daimyo = C’est son tour : il pioche des tuiles, place des troupes, distribue les rôles et ordonne l’attaque.
does-role-samurai = Mène les troupes du daimyō avec ses propres tuiles, et y gagne de l’honneur de samouraï.
does-role-bushi = C’est lui qui peut être attaqué ; il se défend avec ses propres tuiles.
does-role-sensei = Joue une tuile d’effet au lieu de deux, conseille quand le samouraï a perdu, et appelle aux armes.
does-role-hatamoto = Pioche deux tuiles, peut placer des ronins et mener une révolte contre le daimyō.
does-terrain = Honneur { $honour }, nourrit { $koku } troupes, { $katana ->
    [0] ne rapporte aucune tuile
    [1] rapporte une tuile
   *[other] rapporte { $katana } tuiles
} quand vous êtes daimyō. Tout cela va à celui qui la conquiert.
does-fortress = Honneur { $honour }, nourrit { $koku } troupes, rapporte { $katana } tuiles quand vous êtes daimyō. On ne peut ni l’attaquer, ni la prendre, ni y mettre de ronin.
does-face-down = On verra ce que c’est quand quelqu’un la prendra.
does-daimyo-honour = C’est lui qui fait gagner : à { $goal }, on est aussitôt shogun ; sinon, c’est celui qui en a le plus après le mois 12 qui l’emporte. Deux marqueurs ne partagent jamais un échelon.
does-samurai-honour = Se gagne au combat. À une cérémonie du thé, il devient honneur de daimyō, { $rate } pour un.
does-month = Un tour avec une attaque dure un mois. Après le douzième, celui qui a le plus d’honneur de daimyō l’emporte.
does-bag = Quand il est vide, chacun y remet toutes ses tuiles et en pioche d’autres.
does-discs = Chaque daimyō complète à quatre. Quand il en reste quatre ou moins, les disques défaussés y sont mélangés.
does-tiles = Tout le monde en connaît le nombre, mais pas lesquelles.
does-troops = Les troupes sur la carte, et combien vos kokus en nourrissent. Comme daimyō, vous retirez ou placez la différence.
does-fallen = Celui qui ne pose aucune tuile au combat y perd toutes ses troupes, définitivement.
does-income = Autant de tuiles à piocher au début de votre tour de daimyō, 10 au plus.
does-token = Ajouté par le daimyō qui attaque : { $honour } points d’honneur de samouraï de plus pour un samouraï vainqueur. Dépensé dans tous les cas.
does-campaign-token = Une fois par partie : une seconde attaque dans le même tour ; ou trois grandes troupes, si la table joue avec elles.
does-elite = Valent trois troupes chacune, sans koku pour les nourrir. Elles rentrent quand vous êtes de nouveau daimyō.
thing-screen = Paravent
thing-fight = Combat
does-screen = Derrière lui se trouvent les tuiles et les disques d’un joueur. Tout le monde sait combien il y en a ; seuls leur propriétaire et celui qui envoie un shinobi savent lesquels.
does-fight = Samouraï et bushi posent en secret des tuiles katana, puis choisissent chacun une tactique. Le plus fort l’emporte ; à égalité, c’est le défenseur.
