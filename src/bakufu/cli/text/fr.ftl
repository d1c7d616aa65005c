help = Quatre jeux de plateau du Japon ancien, au terminal : y jouer, y faire jouer des robots, revoir et vérifier des parties, lire les règles.

    Exemples : `bakufu games` · `bakufu play edo_yashiki` · `bakufu rules edo_yashiki 2.6`
help-games = Lister les jeux, le nombre de joueurs et ce que l’on peut choisir.
help-play = Jouer au terminal, seul contre des robots ou à plusieurs au même clavier.

    Exemples : `bakufu play edo_yashiki` · `bakufu play edo_yashiki --seats me:Anna,me:Ben,greedy --option taking=draft` ·
    `bakufu play --resume edo_yashiki.jsonl`
help-serve = Ouvre des tables aux navigateurs ; sans compte et, par défaut, sans serveur de base de données.

    Exemples : `bakufu serve` · `bakufu serve --host 0.0.0.0 --port 8080` · `bakufu serve --database postgresql://user@host/bakufu`
help-host = L’adresse où écouter ; 0.0.0.0 pour tous ceux qui peuvent joindre cette machine.
help-port = Le port où écouter.
help-database = sqlite:///FICHIER ou postgresql://... ; par défaut SQLite dans le dossier des données. Plusieurs serveurs peuvent partager un PostgreSQL.
help-data = Le dossier de la base SQLite ; par défaut le dossier des données de l’utilisateur.
help-limits = Un facteur pour toutes les limites de fréquence ; 0 les lève.
help-ready = Les secondes entre l’annonce d’une course et son début.
help-reaction = Les secondes que prennent les robots dans une course, en moyenne.
help-open = Ouvrir la page dans un navigateur, s’il y a un écran.
help-proxy = L’adresse d’un mandataire devant le serveur, qu’on croit sur l’adresse des clients.
help-sim = Faire jouer beaucoup de parties à des robots, et compter.

    Exemples : `bakufu sim edo_yashiki --games 1000` · `bakufu sim edo_yashiki --players 4 --bots greedy,random,random,random --rotate --json`
help-replay = Relire une partie coup par coup, ou voir la table après un coup.

    Exemples : `bakufu replay game.jsonl` · `bakufu replay game.jsonl --step 12 --seat 1`
help-verify = Recalculer un fichier de partie : la promesse sur le hasard, chaque coup, le résultat. Code de sortie 1 si quelque chose cloche.

    Exemples : `bakufu verify game.jsonl` · `bakufu verify parties/*.jsonl`
help-rules = Lire les règles d’un jeu, un article ou un chapitre.

    Exemples : `bakufu rules edo_yashiki` · `bakufu rules edo_yashiki EDO-2.6` · `bakufu rules edo_yashiki --rulings` · `bakufu rules edo_yashiki --changes`
help-check = Voir si un jeu tient ce que tout jeu doit tenir : coups permis, fins, relecture, copies, secrets, paroles, articles. Aussi pour un jeu
    d’un autre paquet. Code de sortie 1 si quelque chose ne tient pas.

    Exemples : `bakufu check edo_yashiki` · `bakufu check edo_yashiki --games 100`
help-bot-host = Faire parler à l’un de nos robots le protocole par lignes de docs/bots.md : les décisions arrivent en lignes de JSON, les réponses partent par numéro.

    Exemple : `bakufu sim edo_yashiki --bots "exec:bakufu bot-host greedy,random"`
help-bench = Mesurer combien de décisions par seconde font des parties au hasard, et le temps que prend la copie d’une position.

    Exemples : `bakufu bench edo_yashiki` · `bakufu bench --all --seconds 0.3`
help-bench-all = Mesurer aussi ce qu’une recherche demande d’une position : tirages, vues, valeur, indications, réponses du bot greedy.
help-version = La version, et si le moteur est compilé.
engine-compiled = le moteur compilé
engine-plain = le moteur en Python pur
help-lang = La langue. Par défaut celle que demande votre environnement.
help-players = Le nombre de joueurs.
help-option = Une option du jeu, autant de fois qu’il faut ; `bakufu games` les donne.
help-seed = Un mot ou un nombre quelconque : la même graine donne le même hasard.
help-seats = Qui s’assied où : me (ou me:Anna) pour une personne, le nom d’un robot, ou exec: suivi d’une commande.
help-resume = Reprendre une partie enregistrée.
help-sim-games = Le nombre de parties.
help-check-games = Le nombre de parties entières par variante ; un dixième est regardé de près.
help-bot = Qui joue aux places qui ne sont pas les vôtres : le nom d’un robot, ou exec: suivi d’une commande.
help-bots = Les robots, place par place (exec: suivi d’une commande pour un programme) ; s’il y en a moins que de joueurs, ils reviennent à tour de rôle.
help-think = Le temps de réflexion, en secondes, d’un robot qui anticipe, pour chaque décision.
help-playouts = Faire réfléchir les robots qui anticipent par parties simulées et non par l’horloge : la même graine donne alors les mêmes parties.
help-rotate = Décaler les robots d’une place à chaque partie.
help-workers = Le nombre de processus qui jouent à la fois.
help-json = Écrire un objet JSON au lieu d’un tableau.
help-step = Montrer la table après ce nombre de coups.
help-seat = Voir avec les yeux de ce joueur (1 est le premier) ; sinon en spectateur.
help-rulings = Seulement ce qui a été tranché là où le livret se tait.
help-changes = Ce qui se joue autrement depuis quelle version des règles, et pourquoi.
help-seconds = La durée de chaque mesure.

option-form = Une option s’écrit nom=valeur, et non « { $given } ».
cannot-save = Impossible d’écrire { $name } : { $why }.
resume-alone = Une partie reprise apporte son jeu, ses joueurs, ses options et son hasard : n’en nommez aucun avec --resume.
no-such-clause = { $game } n’a pas d’article « { $name } » ; ils vont de { $first } à { $last }.
resume-program = Cette partie a été jouée avec le programme de quelqu’un ; dites avec --seats qui s’assied où désormais.
too-many-bots = { $bots } robots ne tiennent pas sur { $players } places.
wrong-seats = { $seats ->
    [one] Une place est nommée
   *[other] { $seats } places sont nommées
} pour { $players } joueurs.
no-such-sitter = « { $name } » ne peut pas s’asseoir là : une place est pour me ou pour un des robots { $bots }.
no-such-seat = Il n’y a pas de joueur { $seat } ; ils étaient { $players }.
no-such-step = Il n’y a pas de coup { $step } ; le fichier de partie en a { $moves }.

games-game = jeu
games-players = joueurs
games-options = options, la valeur par défaut d’abord
games-about = en bref

sim-summary = { $game } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s, { $speed } par seconde.
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-share = part
sim-score = score moyen
sim-bot-wins = victoires du robot
sim-faults = Le programme { $bot } a perdu { $faults ->
    [one] une décision
   *[other] { $faults } décisions
} : une réponse raisonnable a été donnée à la place.

check-begins = { $game }, { $variants ->
    [one] une variante
   *[other] { $variants } variantes
}, { $games ->
    [one] une partie
   *[other] { $games } parties
} de chacune.
check-legality = Toute réponse proposée est acceptée, toute autre est refusée avec son article, et ne change rien.
check-endings = Toute partie finit par un résultat complet, et aucune pièce n’apparaît ni ne se perd.
check-replay = Une position est la même depuis son JSON, un fichier de partie mène à la même fin, une graine à la même partie.
check-clones = Une copie ne partage rien, et regarder ne change rien.
check-secrets = Ce qui parvient à une place ne dépend pas de ce qu’elle ne peut savoir.
check-telling = Tout ce qui arrive peut se dire, dans toutes les langues du jeu.
check-clauses = Tous les articles sont là, dans toutes les langues du jeu.
check-good = Les { $points } points tiennent pour { $game }.
check-bad = { $bad ->
    [one] Un des { $points } points ne tient pas
   *[other] { $bad } des { $points } points ne tiennent pas
} pour { $game }.

bench-game = jeu
bench-players = joueurs
bench-decisions = décisions/s
bench-games = parties/s
bench-clone = copie
bench-determinize = tirage plausible
bench-view = vue en JSON
bench-worth = valeur
bench-hint = indications en JSON
bench-greedy = décisions de greedy/s

replay-unfinished = Ici la partie fut interrompue.
verify-promise = La promesse tient : la graine { $seed } correspond à { $commitment }.
verify-moves = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont permis
} par les règles de { $game }, version { $rules }.
verify-result = Le résultat tient : { $scores } ; victoire de { $winners }.
verify-unfinished = La partie fut interrompue : il n’y a pas de résultat à vérifier.
verify-holds = { $file } : { $game }, règles { $rules }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
} : c’est juste.
verify-all = { $bad ->
    [0] Les { $files } fichiers de partie sont justes.
   *[other] { $bad } fichiers de partie sur { $files } ne tiennent pas.
}
verify-some = { $bad ->
    [one] Un fichier de partie ne tient pas.
   *[other] { $bad } fichiers de partie ne tiennent pas.
}

rules-version = Depuis la version { $version } ({ $date })
rules-first = Les règles de { $game } sont restées les premières.

play-which = Quel jeu ?
play-no-game = Tapez un nombre de 1 à { $most }, ou nommez le jeu : bakufu play JEU.
play-promise = Promesse sur le hasard de cette partie : { $commitment }
play-hand-over = À { $player } de décider. Appuyez sur Entrée quand personne d’autre ne regarde.
play-confirm = Entrée pour le faire, ou tapez autre chose pour y repenser :{" "}
play-try-help = (? explique)
play-taken-back = Repris : { $action }.
play-saved = Enregistré sous { $file }.
play-go-on = Pour reprendre : bakufu play --resume { $file }
play-save-as = Nom de fichier pour garder le fichier de partie, ou Entrée pour partir :{" "}
play-place = place
play-player = joueur
play-points = points
play-commands =
    ?            cette explication
    u            reprendre votre dernière réponse, tant que c’est permis
    board        redessiner la table
    log          tout ce qui s’est passé
    save FICHIER écrire le fichier de la partie
    quit         partir ; la partie est enregistrée
    Les règles : bakufu rules { $game }

serve-address = Les tables sont ouvertes sur { $address } (Ctrl-C les ferme).
serve-network = Les autres, sur votre réseau, ouvrent { $address }
serve-only-here = Seule cette machine peut les ouvrir ; avec --host 0.0.0.0, les autres sur votre réseau aussi.
serve-no-page = La page n’a pas été construite ; les programmes peuvent se servir du serveur quand même.
serve-port = Impossible d’écouter sur { $host }:{ $port } : { $why }. Choisissez un autre port avec --port.
serve-extra = Il manque au serveur des bibliothèques ({ $missing }) : pip install "bakufu[server]"
serve-database = « { $url } » n’est pas une base de données : elle doit commencer par sqlite:/// ou postgresql://.
