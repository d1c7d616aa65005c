# Ce que dit la page elle-même.
page-home = Retour à l’accueil
page-nearer = Agrandir
page-farther = Réduire
page-language = Langue
page-theme = Clair ou sombre
page-close = Fermer
page-copy = Copier
page-copied = Copié
page-offline = Le serveur ne répond pas.
page-help = Aide

page-welcome = Une table en une minute
page-welcome-more = Choisissez un jeu, placez des amis ou des robots, envoyez les liens, jouez. Personne n’a besoin d’un compte.
page-which-game = Le jeu
page-who-sits = Qui joue
page-players = joueurs
page-players-range = { $from } à { $to } joueurs
page-sitter = Place { $number }
page-sitter-me = moi
page-sitter-person = un ami, par lien
page-sitter-bot = un robot
page-which-bot = Quel robot à la place { $number }
page-name-of = Nom à la place { $number }
page-your-name = Votre nom
page-their-name = Son nom
page-options = Comment on joue
page-clock = Temps de réflexion
page-clock-none = sans limite
page-clock-decision = pour chaque décision
page-clock-game = pour toute la partie
page-clock-time = Durée
page-seconds = { $count } secondes
page-minutes = { $count ->
    [1] une minute
   *[other] { $count } minutes
}
page-tempo = Les robots dans une course
page-tempo-calm = calmes : environ 12 secondes
page-tempo-brisk = vifs : environ 8 secondes
page-tempo-fierce = redoutables : environ 3 secondes
page-onlookers = D’autres peuvent regarder
page-make = Créer la partie

page-made = Votre partie est prête
page-invitations = Envoyez ces liens
page-invitations-more = Chaque lien donne une place, une seule fois. Le premier qui l’ouvre l’obtient.
page-link-for = Lien pour { $name }
page-links = Liens et codes
page-links-short = Liens
page-only-here = Ces liens ne fonctionnent que sur cette machine. Pour des amis sur votre réseau, lancez le serveur avec
page-trouble = Quelque chose ne va pas
page-recovery = Le code de votre place
page-program = Confier cette place à un programme
page-program-more = Il joue par le réseau, et tout le monde voit que c’est un programme. Vous n’occupez plus la place ; son code de récupération permet de la reprendre.
page-program-give = La confier, et montrer le jeton
page-program-token = Le programme s’identifie avec ce jeton. Il ne vaut que pour cette place, et n’est affiché qu’une fois, maintenant.
page-program-back = Ce code permet de reprendre la place.
page-program-token-label = Jeton
page-recovery-more = Il vous rend votre place sur une autre machine.
page-onlookers-link = Pour ceux qui veulent seulement regarder
page-to-table = Aller à la table
page-to-lobby = Retour à l’accueil

page-take-seat = Prendre votre place ?
page-take-seat-of = Prendre la place { DE($name) } ?
page-table-of = { $game }, avec { $names }.
page-take = Prendre la place
page-recover = Retrouver votre place
page-recover-short = Ma place
page-recover-do = La retrouver
page-recovery-code = Le code que vous avez reçu

page-nowhere = Il n’y a rien ici
page-nowhere-more = Cette adresse ne mène à aucune table.
page-no-table = Cette table n’existe pas
page-no-table-more = Elle a peut-être été supprimée, ou l’adresse est incomplète.
page-lost = La connexion est perdue ; rien de ce que vous avez fait ne l’est. Nouvel essai…
page-halted = Rien de ce qui a été accepté n’est perdu ; la partie reprendra d’elle-même dès que possible.
page-closed = L’administrateur de ce serveur a fermé cette table. On peut encore la regarder, mais plus y jouer.
page-retry = Essayer maintenant

page-seats = Places
page-you = vous
page-bot = robot
page-bot-level = robot, { $level }
page-level-first = première partie
page-level-easy = facile
page-level-fair = moyen
page-level-strong = fort
page-level-expert = expert
page-level-master = maître
page-level-random = débutant
page-level-program = un programme
page-level-greedy = aguerri
page-seat-free = pas encore là
page-away = absent
page-caretaker = un robot joue
page-caretaker-plays = Votre temps de réflexion s’est écoulé deux fois : un robot joue pour vous.
page-resume = Reprendre la main
page-time-out = Votre temps s’est écoulé : un robot a pris cette décision. La prochaine fois, il continuera à votre place.
page-sit-here = Voir la table de cette place
page-score = Points
page-thinks = doit décider
page-onlooker = un spectateur

page-let-go = Reposer
page-take-back = Annuler
page-as-list = En liste
page-on-board = Sur le plateau
page-filter = Chercher une réponse
page-show-all = Montrer les { $count }
page-read-clause = Lire l’article
page-decide-as = Décider pour { $name }

page-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
page-you-won = { $count ->
    [1] Vous gagnez
   *[other] Vous partagez la victoire : { $names }
}
page-you-lost = Victoire { DE($names) } ; vous finissez { $place ->
    [1] 1er
   *[other] { $place }e
}, { $points ->
    [0] à égalité de points
    [1] à un point
   *[other] à { $points } points
}
page-best-turn = Meilleur tour : { $name }, +{ $points }.
page-look-there = Revoir
page-again = Rejouer
page-place = Rang
page-player = Joueur
page-why = D’où viennent les points
page-record = Le fichier de partie, pour vérifier la partie
page-new-table = Une nouvelle table

page-log = Journal
page-chat = Discussion
page-rules = Règles
page-chat-say = Dites quelque chose
page-send = Envoyer
page-filter-rules = Chercher dans les règles
page-rulings = seulement nos interprétations

page-help-decision = Ce que vous devez décider, et ce que vous pouvez choisir, apparaît en turquoise. Répondez sur le plateau, ou avec les boutons sous la phrase.
page-help-list = « En liste » montre toutes les réponses possibles en mots ; cela marche pour tous les jeux, et au clavier seul.
page-help-rules = Règles et interprétations sont à côté du journal et de la discussion. Un refus cite l’article qui l’impose.
page-help-gloss = Pointez n’importe quel élément du plateau, ou appuyez longuement dessus : une fiche dit ce que c’est et à quoi il sert. Au clavier, « ? » mène d’une chose à l’autre, et Entrée ouvre la règle.
page-help-movement = Tout s’affiche coup par coup ; Échap ramène au présent. Au-dessus du journal, on revoit chaque moment.
page-promise-joint = Le serveur a promis sa part du hasard avant que chacun ajoute la sienne : personne n’a pu choisir la graine. Voici la promesse ; à la fin, le fichier de partie montre qu’elle a été tenue.
page-promise = Tout le hasard a été fixé avant le premier coup. Voici la promesse ; à la fin, le fichier de partie montre qu’elle a été tenue.

page-answered = Envoi…
page-happening = Voici ce qui se passe…
page-ready = Je suis prêt
page-ready-ask = Prêt pour la course ?
page-ready-more = Elle commence quand tout le monde est prêt : le premier qui répond obtient ce qui est révélé.
page-luck-waiting = On attend la part de hasard { DE($names) }.
page-luck-without = N’ont rien ajouté au hasard : { $names }.
page-luck-not-mine = Ce que votre navigateur a ajouté au hasard de cette table n’y est pas. Ne vous fiez pas à ce serveur.
page-waiting-for-all = On commence quand tout le monde est là
page-race-soon = Hajime dans { $seconds }…

page-skip = Aller au présent ({ $count })
page-sound = Son
page-speed = Vitesse des animations
page-speed-slow = lente
page-speed-normal = normale
page-speed-fast = rapide
page-speed-at-once = immédiate
page-speed-still = Votre système demande moins de mouvement : tout s’affiche aussitôt.

page-look-back = Revoir la partie
page-moment = Moment de la partie
page-moment-of = { $number } sur { $count }
page-eyes = Vu par
page-eyes-of = { $name }
page-eyes-onlooker = un spectateur
page-to-past = Revoir la partie
page-copy-link = Copier un lien vers ce moment
page-no-past = Tant que la partie dure, seuls ceux qui jouent ou peuvent regarder peuvent la revoir.
page-film-first = Au début
page-film-back = Un pas en arrière
page-film-play = Lecture
page-film-pause = Pause
page-film-on = Un pas en avant
page-film-last = À la fin
page-luck = Hasard
page-luck-here = Le hasard à ce moment
page-luck-none = Rien n’a été tiré ici : tout vient des joueurs.
page-luck-draws = { $count ->
    [one] Un tirage a eu lieu à ce moment, le numéro { $from } sur { $all } :
   *[other] { $count } tirages ont eu lieu à ce moment, les numéros { $from } à { $to } sur { $all } :
}
page-luck-draw = { $which } sur { $of }
page-luck-draws-why = Ils viennent de la graine ci-dessous, promise avant le premier coup.
page-luck-next = Au prochain tirage
page-luck-proof = Le hasard était-il honnête ?
page-luck-promise = Avant le premier coup, cette promesse a été faite :
page-luck-parts = Puis le navigateur de chacun y a ajouté quelque chose :
page-luck-nothing = rien
page-luck-mine = Ce que ce navigateur a ajouté y est :
page-luck-secret = Après le dernier coup, le serveur a dévoilé ce qu’il avait promis :
page-luck-joint = La graine est l’empreinte de tout cela, calculée ici dans votre navigateur :
page-luck-seed = Après le dernier coup, la graine a été dévoilée :
page-luck-hash = Son empreinte (BLAKE2b), calculée ici dans votre navigateur, est la promesse :
page-luck-all = Les { $count } tirages de la partie, refaits à partir de la graine dans votre navigateur :
page-luck-record = Le fichier de partie, rejoué par le serveur, mène aux mêmes vues et au même résultat :
page-luck-yourself = Si vous ne vous fiez à aucun serveur, vérifiez chez vous : bakufu verify.
page-luck-later = Quand la partie sera finie, la graine sera dévoilée ici, et chaque tirage avec elle.
page-luck-yes = c’est exact
page-luck-no = c’est faux
page-away-count = { $count ->
    [1] Il s’est passé une chose en votre absence.
   *[other] Il s’est passé { $count } choses en votre absence.
}
page-away-show = Montrer
page-away-steps = Pas à pas
page-away-enough = Arrêter
page-board = La table
page-decision = La décision
page-to-decision = Aller à la décision
page-panels = Journal, discussion et règles
page-seat-lost = Votre place est maintenant occupée par un autre navigateur.

page-old-game = Revoir une partie
page-old-game-more = D’ici ou d’ailleurs : le fichier d’une partie finie est vérifié, puis montré coup par coup.
page-open-record = Ouvrir un fichier de partie…
page-biggest-fight = Le plus grand combat : { $fight }
page-board-of = Le plateau { DE($game) }
page-gloss-costs = Coûte { $costs }.
page-gloss-player = { $level ->
    [none] Le blason d’un joueur.
   *[other] Le blason d’un joueur ({ $level }).
}
page-learn = Apprendre à jouer
page-learn-game = { $game } : apprendre à jouer
page-learn-title = { $game } : le guide
page-learn-part-0 = Le premier tour
page-learn-part-1 = La fin d’une partie
page-learn-to-the-end = Voir la fin
page-learn-step = Étape { $number } sur { $count }
page-learn-steps = Étapes
page-learn-back = Retour
page-learn-fold = Les mots du guide
page-learn-on = Continuer
page-learn-skip = Passer
page-learn-show = Montrez-moi
page-learn-show-what = Montrez-moi : { $label }
page-learn-play = Jouer maintenant
page-learn-other = C’est permis (« { $label } »), et à votre table vous pourrez le faire. Ici, le guide prend un autre chemin.
page-learn-not-allowed = Ce n’est pas permis ici.
page-learn-none = Il n’y a pas de guide ici
page-learn-none-more = Cette adresse ne mène à aucun jeu à apprendre.

page-mine = Mes tables
page-mine-turn = à vous de jouer
page-mine-invited = une place vous est gardée
page-mine-waiting = d’autres doivent décider
page-mine-waits-for = on attend { $names }
page-mine-gathering = il manque encore du monde
page-mine-finished = finie
page-mine-closed = interrompue
page-mine-place = finie : { $place ->
    [1] vous avez gagné
   *[other] { $place }e place
}
page-mine-all = Montrer les { $count } parties finies
page-ago-now = à l’instant
page-ago-minutes = { $count ->
    [1] il y a une minute
   *[other] il y a { $count } minutes
}
page-ago-hours = { $count ->
    [1] il y a une heure
   *[other] il y a { $count } heures
}
page-ago-days = { $count ->
    [1] hier
   *[other] il y a { $count } jours
}
page-open = Table ouverte : tout le monde peut prendre les places des amis
page-open-tables = Tables ouvertes
page-open-missing = { $count ->
    [1] une place est libre
   *[other] { $count } places sont libres
}
page-open-full = partie en cours
page-seat-empty = libre
page-sit-down = S’asseoir
page-watch = Regarder
page-play-now = Jouer tout de suite
page-play-now-more = { $game } avec ceux qui cherchent une partie ; s’il n’y a personne, des robots prendront bientôt place.
page-place-free = Il y a une place libre pour vous à cette table.
page-bots-in = Si personne d’autre ne vient, des robots prendront place dans { $seconds } s.
page-bots-now = Laisser les places libres à des robots
page-again-waits = Rejouer : la table est prête
page-move = Transférer mes places sur un autre appareil
page-move-more = Scannez ceci, ou ouvrez le lien sur l’autre appareil. Il marche une fois, pendant { $count } minutes, et y transfère toutes vos places ; ce navigateur ne les occupe alors plus.
page-move-picture = Le lien en code QR
page-move-link = Le lien pour l’autre appareil
page-move-here = Prendre vos places ici ?
page-move-here-more = Toutes les places du navigateur qui a fait ce lien seront occupées par celui-ci.
page-move-take = Les prendre ici
page-move-incomplete = Ce lien n’est pas complet.
page-leaving = Partir, remplacer, arrêter
page-leaving-short = Partir
page-leave = Abandonner votre place
page-leave-more = Un robot joue pour vous, et vous ne pouvez pas revenir de vous-même. Les autres peuvent envoyer à quelqu’un un lien pour prendre la suite.
page-leave-before = Rien n’a commencé : votre place redevient libre.
page-leave-do = L’abandonner…
page-leave-sure = Oui, l’abandonner
page-stay = Rester
page-end = Arrêter la partie
page-end-more = Sans résultat, dès que tous ceux qui restent sont d’accord.
page-end-by = Proposé par { $names }. La partie s’arrête quand tous ceux qui restent sont d’accord.
page-end-do = Je suis d’accord pour l’arrêter
page-vote-withdraw = Retirer
page-replace = Remplacer { $name }
page-replace-more = La table attend depuis longtemps. Si tous ceux qui restent sont d’accord, un robot joue à cette place.
page-replace-by = Proposé par { $names }. C’est fait quand tous ceux qui restent sont d’accord.
page-replace-do = Je suis d’accord
page-replaced = La place que vous occupiez a été abandonnée : un robot y joue.
page-takeover = Un robot joue pour { $name }
page-takeover-do = Créer un lien pour que quelqu’un prenne la suite
page-proposal-end = Proposé par { $names } : arrêter la partie.
page-proposal-replace = Proposé par { $names } : remplacer { $name }.
page-proposal-look = Voir

page-about-me = Vos parties, notifications, congés
page-your-turn = C’est à vous de jouer.
page-tell-ask = Ce navigateur doit-il vous prévenir quand c’est à vous de jouer, même quand cette page est fermée ?
page-tell-yes = Oui, prévenez-moi
page-tell-no = Non, merci
page-tell-here = Me prévenir dans ce navigateur quand c’est à moi de jouer à cette table
page-tell-more = Notifications, vos parties, congés
page-tell-cannot = Ce navigateur ne peut pas afficher de notifications : il ne les permet pas ici, ou n’a pas de service pour cela.

page-clock-days = par correspondance, pour chaque décision
page-clock-long = { $days } j { $hours } h
page-hours = { $count } heures
page-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
page-pace-decision = { $time } pour chaque décision
page-pace-game = { $time } pour toute la partie
page-on-vacation = en congé jusqu’au { $date }
page-review = Analyse
page-review-graph = Les chances de gagner de chacun, du premier coup au dernier. Un clic mène à ce moment.
page-review-share = { $share } % ± { $error }
page-review-at = Coup { $move }, { $name } décide.
page-review-end = La fin.
page-review-offer = { $name } : qu’a rapporté ou coûté chaque choix, et quelle part revient à la chance ? La partie est rejouée de nombreuses fois à partir de chaque moment. Cela prend du temps ; inutile d’attendre ici.
page-review-offer-onlooker = Comment ont évolué les chances de chacun, et quelle part revient à la chance ? La partie est rejouée de nombreuses fois à partir de chaque moment. Pour savoir ce qu’ont rapporté ou coûté les choix d’un joueur, choisissez son point de vue.
page-review-ask = Analyser cette partie
page-review-waiting = { $ahead ->
    [0] Votre analyse est la suivante…
    [1] Une analyse passe avant…
   *[other] { $ahead } analyses passent avant…
}
page-review-running = On rejoue à partir de chaque moment…
page-review-failed = Cela n’a pas marché. On peut redemander l’analyse.
page-review-choices = Choix
page-review-mistakes = { $number ->
    [0] Aucun des { $choices } choix ne se révèle être une erreur.
    [1] Un des { $choices } choix a coûté quelque chose, sans aucun doute :
   *[other] { $number } des { $choices } choix ont coûté quelque chose, sans aucun doute :
}
page-review-move = { $move ->
    [0] Mise en place
   *[other] Coup { $move }
}
page-review-cost = A coûté { $cost } ± { $error } centièmes de victoire.
page-review-better = Mieux : { $better }
page-review-unsure = Autre chose semblait meilleur de { $cost } ± { $error } centièmes : trop peu pour en être sûr.
page-review-fine = Rien de mieux n’a été trouvé.
page-review-all = Les { $count } choix
page-review-only-mistakes = Seulement ceux qui ont coûté quelque chose
page-review-honest = À partir de { $samples } échantillons chacun : ce que le joueur ne pouvait pas voir est tiré au hasard, et tous continuent comme jouerait notre robot rapide. « Mieux » veut dire mieux si tous continuent ainsi. Seul ce qui reste meilleur sur de nouveaux échantillons, sans aucun doute sur toute la partie, est appelé une erreur ; il se peut qu’on n’ait pas trouvé mieux encore.
page-what-if = Continuer à partir d’ici contre des robots
page-what-if-notice = Et si… : cette table continue à partir du coup { $move } d’une autre partie, avec son propre hasard.
page-what-if-origin = Vers cette partie
page-ledger = La chance
page-ledger-start = départ
page-ledger-own-choices = ses choix
page-ledger-others-choices = choix des autres
page-ledger-luck = chance
page-ledger-result = résultat
page-ledger-most = Les coups de chance qui ont le plus changé

page-hint = Conseil
page-hint-thinking = Un maître y réfléchit…
page-hint-told = Le conseil
page-hint-shown = Chacun voit combien de conseils ont été demandés.
page-hints-allowed = On peut demander des conseils
page-hints-count = { $count ->
    [1] un conseil
   *[other] { $count } conseils
}

page-problems = Problèmes
page-problems-game = { $game } : problèmes
page-problems-none = Il n’y a pas de problèmes ici
page-problems-none-more = Cette adresse ne mène à aucun jeu qui en ait.
page-problem-of = Problème { $number } sur { $count }
page-problem-task = Une réponse est de loin meilleure que toutes les autres. Laquelle ?
page-problem-more = C’est juste jusqu’ici. Continuez.
page-problem-solved = Résolu.
page-problem-wrong = Il y a mieux.
page-problem-cost = « { $tried } » coûte { $cost ->
    [one] { $cost } centième
   *[other] { $cost } centièmes
} de victoire.
page-problem-unweighed = « { $tried } » n’était pas parmi les réponses évaluées.
page-problem-best = La meilleure : { $best }
page-problem-others = Ce que coûtent les autres, en centièmes de victoire
page-problem-again = Réessayer
page-problem-next = Suivant
page-problem-before = Précédent
page-problem-all = Tous les problèmes
page-problem-honest = Trouvé en jouant la suite 100 fois pour chaque réponse ; ce que le joueur ne pouvait pas voir est tiré de nouveau à chaque fois.
