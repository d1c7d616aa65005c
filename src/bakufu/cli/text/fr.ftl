help = Quatre jeux de plateau du Japon ancien, au terminal : y jouer, y faire jouer des robots, revoir et vérifier des parties, lire les règles.

    Exemples : `bakufu games` · `bakufu play edo_yashiki` · `bakufu rules edo_yashiki 2.6`
help-games = Lister les jeux, le nombre de joueurs et ce que l’on peut choisir.
help-play = Jouer au terminal, seul contre des robots ou à plusieurs au même clavier.

    Exemples : `bakufu play edo_yashiki` · `bakufu play edo_yashiki --seats me:Anna,me:Ben,greedy --option taking=draft` ·
    `bakufu play --resume edo_yashiki.jsonl`
help-serve = Ouvrir des tables aux navigateurs ; sans compte et, par défaut, sans serveur de base de données.

    Exemples : `bakufu serve` · `bakufu serve --host 0.0.0.0 --port 8080` · `bakufu serve --database postgresql://user@host/bakufu`
help-host = L’adresse où écouter ; 0.0.0.0 pour tous ceux qui peuvent joindre cette machine.
help-port = Le port où écouter.
help-database = sqlite:///FICHIER ou postgresql://... ; par défaut SQLite dans le dossier des données. Plusieurs serveurs peuvent partager un PostgreSQL.
help-data = Le dossier de la base SQLite ; par défaut le dossier des données de l’utilisateur.
help-limits = Un facteur pour toutes les limites de fréquence ; 0 les lève.
help-ready = Les secondes entre l’annonce d’une course et son début.
help-reaction = Les secondes que prennent les robots dans une course, en moyenne.
help-unvisited = Une table que personne n’a finie est supprimée après tant de jours sans visite ; 0 : elle reste.
help-open = Ouvrir la page dans un navigateur, s’il y a un écran.
help-unjoined = Une table ouverte qui n’est pas complète est supprimée quand personne ne s’y est assis depuis tant de minutes ; 0 : elle reste.
help-bots-after = Secondes après lesquelles des robots prennent les places libres d’une table ouverte par « Jouer tout de suite ».
help-gone = Heures d’absence, pendant lesquelles la table attend, après lesquelles les autres peuvent remplacer un joueur.
help-serve-luck = Secondes, après s’être assis, pendant lesquelles les navigateurs peuvent ajouter au hasard (docs/fairness.md) ; 0 : le serveur le tire seul.
help-serve-reviews = Combien de fois chaque moment d’une partie analysée est joué jusqu’au bout ; 0 : ce serveur n’analyse pas de parties.
help-serve-review-nice = À quel point le processus qui analyse les parties s’efface ; 19 : il ne tourne que quand personne d’autre ne le veut.
help-serve-hint-seconds = Combien de temps on réfléchit à un conseil demandé à une table.
help-metrics-port = Un port de cette machine où Prometheus trouve /metrics.
help-log = Le journal : des lignes à lire, ou du JSON, une ligne par évènement et par requête.
help-tell-after = Secondes de réflexion avant que ceux qui le veulent soient prévenus d’un tour (docs/notifications.md).
help-tell-private = Prévenir aussi des adresses de réseaux privés, et sans TLS : pour un serveur chez soi. Tous ceux qui jouent ici peuvent alors atteindre ce réseau.
help-contact = mailto:... ou https://... : à qui les services de notification peuvent écrire au sujet de ce serveur.
help-proxy = L’adresse d’un mandataire devant le serveur, qu’on croit sur l’adresse des clients.
help-sim = Faire jouer beaucoup de parties à des robots, et compter.

    Exemples : `bakufu sim edo_yashiki --games 1000` · `bakufu sim edo_yashiki --players 4 --bots greedy,random,random,random --rotate --json`
help-balance = Un jeu est-il équilibré ? Le même robot joue à toutes les places, avec chaque nombre de joueurs et chaque option ; une page et un JSON disent qui gagne d’où, combien de temps cela dure, ce qui va de pair avec la victoire, et quelle part tient à la chance.

    Tout ce qui est joué est gardé : en cas d’interruption, la même commande reprend où elle en était.

    Exemples : `bakufu balance edo_yashiki --games 200 --workers 2` · `bakufu balance bushido -p 3 --only --bot search@40 --values other.toml --name trial`
help-balance-only = Seulement les options nommées (ou les habituelles), pas en plus chaque autre valeur de chaque option.
help-balance-games = Le nombre de parties pour chaque nombre de joueurs et chaque option.
help-balance-luck = Dans combien de parties aux options habituelles la chance est pesée ; cela dure bien plus longtemps que de jouer.
help-balance-samples = Combien de fois chaque moment est joué jusqu’au bout pour peser la chance.
help-balance-values = Jouer avec d’autres valeurs que celles imprimées sur le matériel : un fichier disposé comme le components.toml du jeu, avec ce qui doit changer.
help-balance-into = Le dossier pour les parties, la page et le JSON.
help-balance-name = Le nom de ces fichiers ; par défaut celui du jeu.
help-arena = Faire se rencontrer des robots : des tournois que l’on peut interrompre et reprendre, et des tests qui s’arrêtent dès que la réponse est sûre.

    Exemples : `bakufu arena run greedy easy first -g edo_yashiki --results edo.sqlite` · `bakufu arena compare fair easy -g shitenno`
help-arena-run = Faire jouer un tournoi à des robots : toutes les compositions, chaque donne rejouée en échangeant les places. En cas d’interruption, la même commande le reprend où il en était.

    Un robot qui anticipe peut porter son propre budget derrière son nom : search@40 réfléchit quarante parties simulées par décision, search@0.5s une demi-seconde. Avec des
    parties simulées, les parties sont les mêmes sur toute machine et avec tout nombre de processus ; à l’horloge, non, et une telle partie ne peut pas être rejouée.

    Exemples : `bakufu arena run greedy easy first -g edo_yashiki -p 2 --games 300 --workers 2 --results edo.sqlite` ·
    `bakufu arena run search@20 search@80 greedy -g shogun -p 3 --results shogun.sqlite`
help-arena-show = Montrer où en sont les robots d’un tournoi : cotes et parts de victoires avec leurs intervalles, rangs, scores, et qui bat qui. Même pendant qu’il se joue.

    Exemples : `bakufu arena show edo.sqlite` · `bakufu arena show edo.sqlite --json`
help-arena-replay = Rejouer une partie d’un tournoi à partir de sa graine, et en écrire le fichier.

    Exemple : `bakufu arena replay edo.sqlite 17 -o game.jsonl`, puis `bakufu verify game.jsonl`
help-arena-compare = NEW est-il plus fort que OLD ? Des donnes sont jouées en échangeant les places jusqu’à ce que ce soit sûr : H1, d’au moins HIGH Elo, ou H0, d’au plus LOW. Code de sortie 1 si ce n’est pas H1.

    Les Elo valent entre deux places : combien de fois un NEW finit devant un OLD.
    Avec des parties simulées, ou des robots qui n’anticipent pas, la réponse est la même avec tout nombre de processus ; à l’horloge, non.

    Exemples : `bakufu arena compare fair easy -g shitenno -p 2 --elo 0,20` · `bakufu arena compare search@80 search@20 -g edo_yashiki --workers 2 --max-games 2000`
help-arena-seats = SEAT est-elle une meilleure place que THAN, quand le même robot est assis partout ? La place 1 commence, sauf avec `--option draw_first=true`. Code de sortie 1 si ce n’est pas H1.

    Exemples : `bakufu arena seats 1 4 -g shitenno -p 4 --elo 0,20` · `bakufu arena seats 2 1 -g bushido -p 3 --bot fair`
help-arena-lengths = Les parties avec ces options demandent-elles plus de décisions ? Chaque donne est jouée avec et sans. Code de sortie 1 si ce n’est pas H1.

    Exemples : `bakufu arena lengths specialists=true -g edo_yashiki --percent 0,5` · `bakufu arena lengths taking=draft --than taking=sealed -g edo_yashiki -p 3`
help-arena-game = Le jeu auquel on joue.
help-arena-games = Le nombre de parties en tout, arrondi à des donnes entières, chacune avec toutes les compositions à partir de chaque place.
help-arena-results = Ce qui garde les parties : un fichier (SQLite), ou, si le nom finit par .parquet, un dossier, pour un très grand nombre.
help-arena-kept = Garder les parties dans ce fichier (SQLite), ou dans un dossier si le nom finit par .parquet : la même commande reprend alors où l’on en était.
help-arena-resamples = Combien de fois les donnes sont de nouveau tirées au sort pour les intervalles ; par défaut, autant que possible sans longue attente.
help-arena-output = Le fichier de la partie.
help-arena-program = Un programme avec lequel cette partie a été jouée et qui peut être lancé ; autant de fois qu’il faut.
help-arena-bot = Qui est assis à toutes les places.
help-arena-elo = Ce qu’il faut distinguer : H0 dit LOW, H1 dit HIGH. Plus ils sont proches, plus il faut de parties.
help-arena-percent = Ce qu’il faut distinguer, en pour cent : H0 dit LOW, H1 dit HIGH.
help-arena-alpha = Combien de fois il peut dire H1 alors que H0 est vraie.
help-arena-beta = Combien de fois il peut dire H0 alors que H1 est vraie.
help-arena-max-games = Au bout de tant de parties, la question reste ouverte.
help-arena-by = Ce qui compte : tous les rangs, ou seulement qui gagne.
help-arena-than = Les options auxquelles comparer ; par défaut les habituelles.
help-arena-ray = Jouer sur la grappe Ray à cette adresse (`auto` pour celle de cette machine) plutôt qu’ici ; docs/cluster.md dit comment.
help-arena-form = Qui rencontre qui : toutes les compositions (`all`), ou sur une échelle (`ladder`) chacun ses voisins, que l’on peut dépasser ; nommez d’abord le plus bas.
help-arena-export = Écrire les parties d’un tournoi sous une autre forme : un dossier dont le nom finit par .parquet, ou un fichier SQLite. En cas d’interruption, la même commande reprend où elle en était.

    Exemples : `bakufu arena export edo.sqlite edo.parquet` · `bakufu arena export edo.parquet edo.sqlite`
help-chances = Les chances de gagner de chacun à un moment d’une partie, telles qu’un spectateur ou un joueur peut les connaître : ce que ces yeux ne voient pas est tiré au hasard, puis joué jusqu’au bout, de nombreuses fois. docs/coach.md

    Exemples : `bakufu chances partie.jsonl --at 40` · `bakufu chances partie.jsonl --at 40 --eyes 2 --samples 1000 --workers 2`
help-chances-at = Après tant de coups ; par défaut après le dernier.
help-chances-eyes = Avec quels yeux : ceux d’un spectateur (onlooker) ou d’un joueur (1 est le premier).
help-samples = Combien de positions possibles sont jouées jusqu’au bout. Quatre fois plus rendent le résultat deux fois plus sûr.
help-coach-bot = Qui joue la suite : quick est la façon rapide de jouer raisonnablement, propre à chaque jeu ; tout robot peut être nommé, ou un par joueur : fair,easy.
help-coach-seed = Un mot ou un nombre quelconque : la même graine donne les mêmes chiffres.
help-luck = La part de chance d’une partie finie : pour chaque joueur, départ + choix + chance = résultat ; et les cartes, les tuiles ou les lancers dans la tour qui ont le plus changé. docs/coach.md

    Exemples : `bakufu luck partie.jsonl` · `bakufu luck partie.jsonl --samples 400 --workers 2 --json`
help-luck-samples = Combien de fois la partie est rejouée jusqu’au bout depuis chacun de ses moments.
help-luck-most = Combien de coups de chance ou de malchance sont cités.
help-review = Revenir sur une partie finie : l’évolution des chances de chacun, et ce que chaque choix a rapporté ou coûté par rapport au meilleur trouvé, d’après ce que le joueur savait alors. Seul ce que les échantillons confirment est appelé erreur. docs/coach.md

    Exemples : `bakufu review partie.jsonl --seat 1 --workers 2` · `bakufu review partie.jsonl --html bilan.html`
help-review-seat = Seulement les choix de ce joueur (1 est le premier), et les chances vues par ses yeux ; sinon les choix de tous, et les yeux d’un spectateur.
help-review-samples = Combien de fois un choix et ce qui pourrait être meilleur sont joués jusqu’au bout, côte à côte.
help-review-html = Écrire aussi une page que tout navigateur affiche.
help-problems = Des moments de parties jouées où une réponse est de loin meilleure que toutes les autres dignes d’intérêt : les lister, en poser un, ou en chercher de nouveaux. docs/coach.md

    Exemples : `bakufu problems shitenno --find 5 --file miens.json --workers 2` · `bakufu problems shitenno --file miens.json` · `bakufu problems shitenno --file miens.json --show 3`
help-problems-show = Poser celui-ci : la table telle que le joueur la voit puis, après Entrée, la réponse et pourquoi.
help-problems-find = Laisser jouer des robots jusqu’à en trouver autant. Cela prend du temps ; en cas d’interruption, la même commande reprend où elle en était.
help-problems-file = Le fichier qui les garde (JSON) ; sans lui, ceux livrés avec le jeu.
help-train = Apprendre les chances de gagner à partir de parties que des robots jouent entre eux. En cas d’interruption, la même commande reprend où elle en était.

    Une génération n’est gardée que si un test séquentiel est sûr que celui qui s’y fie bat ceux qui se fient à la précédente ; la première doit battre le jugement écrit à la main.
    Code de sortie 1 si aucune ne l’a fait.

    Exemples : `bakufu train bushido -p 3 --games 4000 --generations 1 --seed 7` · `bakufu train shitenno --workers 2 --into build/shitenno --ship`
help-train-games = Le nombre de parties d’entraînement à chaque génération.
help-train-generations = Le nombre de générations.
help-train-slips = La part des réponses, en moyenne, prises au hasard parmi celles que les règles permettent.
help-train-playouts = Les parties simulées par décision, à partir de la deuxième génération ; la première ne regarde pas plus loin.
help-train-test-playouts = Les parties simulées par décision pendant le test.
help-train-test-deals = Le nombre de donnes au bout duquel un test reste indécis ; chacune avec la nouvelle à chaque place.
help-train-better = Ce que le test cherche au-delà de la part de victoires due au hasard ; moins il y en a, plus il faut de donnes.
help-train-into = Le dossier qui garde parties, journal et valeurs ; par défaut build/train/JEU-N.
help-train-ship = Mettre les valeurs retenues dans le dossier du jeu, où les robots les trouvent.
train-playing = parties d’entraînement
train-testing = test
train-generation = Génération { $number } : { $positions } positions de { $games } parties ; perte { $learned } (à la main { $by_hand }, au hasard { $by_chance }). Contre la précédente, elle prend { $share } % ({ $low }–{ $high } %) des victoires en { $deals } donnes : { $accepted ->
        [true] retenue
       *[other] non retenue ({ $verdict })
    }.
train-none = Aucune génération n’a été retenue : le jugement reste ce qu’il était.
train-kept = Les valeurs : { $file }
train-shipped = Livrées : { $file }
help-replay = Relire une partie coup par coup, ou voir la table après un coup.

    Exemples : `bakufu replay game.jsonl` · `bakufu replay game.jsonl --step 12 --seat 1`
help-verify = Recalculer un fichier de partie : la promesse sur le hasard, chaque coup, le résultat. Code de sortie 1 si quelque chose ne va pas.

    Exemples : `bakufu verify game.jsonl` · `bakufu verify parties/*.jsonl`
help-rules = Lire les règles d’un jeu, un article ou un chapitre.

    Exemples : `bakufu rules edo_yashiki` · `bakufu rules edo_yashiki EDO-2.6` · `bakufu rules edo_yashiki --rulings` · `bakufu rules edo_yashiki --changes`
help-check = Voir si un jeu tient ce que tout jeu doit tenir : coups permis, fins, relecture, copies, secrets, phrases, articles. Vaut aussi pour un jeu
    d’un autre paquet. Code de sortie 1 si quelque chose ne tient pas.

    Exemples : `bakufu check edo_yashiki` · `bakufu check edo_yashiki --games 100`
help-bot-host = Faire parler à l’un de nos robots le protocole par lignes de docs/bots.md : les décisions arrivent en lignes de JSON, les réponses partent par numéro.

    Exemple : `bakufu sim edo_yashiki --bots "exec:bakufu bot-host greedy,random"`
help-admin = Ce que fait l’administrateur d’un serveur, même pendant qu’il tourne : tables, noms, bannissements, sauvegardes. docs/operating.md

    Exemples : `bakufu admin list` · `bakufu admin backup bakufu.backup` · `bakufu admin doctor`
help-admin-database = sqlite:///FICHIER ou postgresql://..., comme pour bakufu serve ; par défaut SQLite dans le dossier des données.
help-admin-json = Afficher du JSON.
help-admin-list = Lister les tables : jeu, joueurs, état, dernière réponse, horloge.

    Exemples : `bakufu admin list` · `bakufu admin list --game shogun --older-than 90d` · `bakufu admin list --finished --json`
help-admin-game = Seulement les tables de ce jeu.
help-admin-older-than = Seulement celles où personne n’a répondu depuis tout ce temps : s, m, h, d (jours) ou w (semaines).
help-admin-finished = Seulement les parties finies.
help-admin-ids = N’afficher que les noms des tables, un par ligne, pour d’autres commandes.
help-admin-show = Montrer une table : places, options, version des règles, longueur du journal. Ni secrets ni codes.

    Exemple : `bakufu admin show QwYvunrdYsVg`
help-admin-export = Écrire le fichier de partie d’une table, que bakufu verify accepte ; sans FILE, il est affiché.

    Exemple : `bakufu admin export QwYvunrdYsVg partie.jsonl`
help-admin-close = Fermer des tables : ceux qui y sont en sont avertis, on n’y joue plus et n’y parle plus, et ce qui a été joué reste.

    Exemple : `bakufu admin close QwYvunrdYsVg`
help-admin-delete = Supprimer des tables avec tout ce qui y a été joué et dit. Un serveur qui tourne les abandonne.

    Exemples : `bakufu admin delete QwYvunrdYsVg` · `bakufu admin list --finished --older-than 365d --ids | xargs -r bakufu admin delete --yes`
help-admin-yes = Ne pas demander confirmation.
help-admin-forget-name = Retirer un nom partout : des places, donc des journaux et des fichiers de partie, et des discussions, où un mot neutre le remplace.

    Exemple : `bakufu admin forget-name "Anna"`
help-admin-as = Le mot qui le remplace.
help-admin-ban = Ne plus servir une adresse ou un réseau pendant un temps ; sans ADDRESS, lister qui est banni.

    Exemples : `bakufu admin ban 192.0.2.7` · `bakufu admin ban 2001:db8::/48 --for 12h` · `bakufu admin ban --json`
help-admin-for = Combien de temps : s, m, h, d (jours) ou w (semaines).
help-admin-unban = Servir de nouveau une adresse ou un réseau.

    Exemple : `bakufu admin unban 192.0.2.7`
help-admin-push = Lister les navigateurs prévenus des tours, par identifiant et service de notification.

    Exemples : `bakufu admin push` · `bakufu admin push --json`
help-admin-drop-push = Retirer une clé de notification : ce navigateur n’est plus prévenu, jusqu’à ce que son propriétaire le veuille de nouveau.

    Exemple : `bakufu admin drop-push 3f5a...`
help-admin-backup = Écrire toute la base de données dans un fichier, sans arrêter les serveurs. Pour PostgreSQL, avec son pg_dump.

    Exemple : `bakufu admin backup bakufu.backup`
help-admin-force = Remplacer ce qui s’y trouve.
help-admin-restore = Mettre une sauvegarde à la place de la base de données, sur laquelle aucun serveur ne doit tourner.

    Exemples : `bakufu admin restore bakufu.backup` · `bakufu admin restore bakufu.backup --database sqlite:///autre.sqlite3`
help-admin-doctor = Voir si tout va bien : base de données, révision, page, moteur, horloges, place libre, chaque table. Code de sortie 1 sinon.

    Exemple : `bakufu admin doctor`
help-bench = Mesurer combien de décisions par seconde font des parties au hasard, et le temps que prend la copie d’une position.

    Exemples : `bakufu bench edo_yashiki` · `bakufu bench --all --seconds 0.3`
help-bench-all = Mesurer aussi ce qu’une recherche demande d’une position : tirages, vues, valeur, indications, réponses du robot greedy ; et le tout aussi en Python pur, si le moteur est compilé. Ce qui est visé est écrit sous le nom des colonnes, ✗ là où c’est manqué.
help-version = La version, et si le moteur est compilé.
engine-compiled = le moteur compilé
engine-plain = le moteur en Python pur
help-lang = La langue. Par défaut celle que demande votre environnement.
help-players = Le nombre de joueurs.
help-option = Une option du jeu, autant de fois qu’il faut ; `bakufu games` les donne.
help-seed = Un mot ou un nombre quelconque : la même graine donne le même hasard.
help-play-luck = Chacun peut ajouter au hasard des mots ou des jets de dés, après la promesse.
help-seats = Qui joue à quelle place : me (ou me:Anna) pour une personne, le nom d’un robot, ou exec: suivi d’une commande.
help-resume = Reprendre une partie enregistrée.
help-sim-games = Le nombre de parties.
help-check-games = Le nombre de parties entières par variante ; un dixième est regardé de près.
help-bot = Qui joue aux places qui ne sont pas les vôtres : le nom d’un robot, ou exec: suivi d’une commande.
help-bots = Les robots, place par place (exec: suivi d’une commande pour un programme) ; s’il y en a moins que de joueurs, ils reviennent à tour de rôle.
help-think = Le temps de réflexion, en secondes, d’un robot qui anticipe, pour chaque décision.
help-playouts = Faire réfléchir les robots qui anticipent par parties simulées et non par l’horloge : la même graine donne alors les mêmes parties.
help-rotate = Décaler les robots d’une place à chaque partie.
help-workers = Le nombre de processus qui jouent à la fois.
help-json = Écrire un objet JSON au lieu d’un tableau.
help-step = Montrer la table après ce nombre de coups.
help-seat = Voir avec les yeux de ce joueur (1 est le premier) ; sinon en spectateur.
help-rulings = Seulement ce qui a été tranché là où le livret se tait.
help-changes = Ce que chaque version des règles a changé, et pourquoi.
help-seconds = La durée de chaque mesure.

option-form = Une option s’écrit nom=valeur, et non « { $given } ».
cannot-save = Impossible d’écrire { $name } : { $why }.
luck-or-seed = Avec --seed, le hasard est connu : personne ne peut y ajouter (--luck).
resume-alone = Une partie reprise apporte son jeu, ses joueurs, ses options et son hasard : n’en nommez aucun avec --resume.
no-such-clause = { $game } n’a pas d’article « { $name } » ; ils vont de { $first } à { $last }.
resume-program = Cette partie a été jouée avec le programme de quelqu’un ; dites avec --seats qui joue désormais à quelle place.
too-many-bots = { $bots } robots ne tiennent pas sur { $players } places.
wrong-seats = { $seats ->
    [1] Une place est nommée
   *[other] { $seats } places sont nommées
} pour { $players } joueurs.
no-such-sitter = « { $name } » ne peut pas s’asseoir là : une place est pour me ou pour un des robots { $bots }.
no-such-seat = Il n’y a pas de joueur { $seat } ; ils étaient { $players }.
no-such-step = Il n’y a pas de coup { $step } ; le fichier de partie en a { $moves }.

no-such-eyes = Il n’y a pas de point de vue « { $name } » : nommez onlooker, ou un joueur de 1 à { $players }.
coach-worker-died = Un processus a été arrêté de l’extérieur ; ce qu’il calculait est perdu. Redemandez.

chances-summary = { $game } après le coup { $move } sur { $moves }, d’après ce que peut savoir { $seen ->
    [onlooker] un spectateur
   *[seat] { $player }
} : { $samples ->
    [1] un échantillon joué
   *[other] { $samples } échantillons joués
} jusqu’au bout par { $bot }. Chances de gagner, avec leur erreur type :
chances-over = { $game } après le coup { $move } sur { $moves } : la partie est finie.
chances-share = { $share } %
coach-unfinished = Cette partie n’est pas finie : on pourra y revenir quand elle le sera.

luck-summary = { $game }, en centièmes de victoire ; { $samples ->
    [1] une partie jouée
   *[other] { $samples } parties jouées
} jusqu’au bout depuis chaque moment.
luck-start = départ
luck-own-choices = ses choix
luck-others-choices = choix des autres
luck-luck = chance
luck-result = résultat
luck-most = Les coups de chance qui ont le plus changé :

review-title = { $game } : retour sur la partie
review-summary = { $game }, { $moves } coups, d’après ce que pouvait savoir { $seen ->
    [onlooker] un spectateur
   *[seat] { $player }
} ; { $samples } échantillons.
review-mistakes = { $number ->
    [0] Aucun des { $choices } choix ne se révèle être une erreur.
    [1] Un des { $choices } choix a coûté quelque chose, sans aucun doute :
   *[other] { $number } des { $choices } choix ont coûté quelque chose, sans aucun doute :
}
review-better = { $player } : { $chosen }. Coût : { $cost } ± { $error } centièmes de victoire ; mieux : { $better }.
review-honest = Chances de gagner, avec leur erreur type ; un anneau marque une erreur. Les coûts sont en centièmes de victoire, par rapport à la meilleure autre réponse trouvée, d’après ce que le joueur savait alors. N’est appelé erreur, avec ce qui aurait été mieux, que ce qui reste moins bon sur de nouveaux échantillons, sans aucun doute sur toute la partie.
review-move = coup
review-player = joueur
review-chosen = choix
review-cost = coût
review-instead = mieux

no-problems = Aucun problème n’est encore livré avec { $game } ; bakufu problems --find en cherche.
no-such-problem = Il n’y a pas de problème { $number } ; il y en a { $most }.
problems-unreadable = { $file } ne contient pas de problèmes.
problems-other = { $file } contient des problèmes d’un autre jeu, ou trouvés avec une autre graine.
problems-found = { $number ->
    [1] Un problème
   *[other] { $number } problèmes
} dans { $file } ; { $games ->
    [1] une partie examinée
   *[other] { $games } parties examinées
} cette fois.
problems-line = { $players } joueurs : { $asked }
problems-think = Une réponse est de loin meilleure que les autres. Entrée la montre…
problems-best = La meilleure : { $plan }.
problems-rest = Il en coûte { $cost } ± { $error } centièmes de victoire de choisir : { $plan }.

games-game = jeu
games-players = joueurs
games-options = options, la valeur par défaut d’abord
games-about = en bref

sim-summary = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s, { $speed } par seconde.
sim-seat = place
sim-bot = robot
sim-wins = victoires
sim-share = part
sim-score = score moyen
sim-bot-wins = victoires du robot
sim-faults = Le programme { $bot } a perdu { $faults ->
    [1] une décision
   *[other] { $faults } décisions
} : une réponse raisonnable a été donnée à la place.

arena-clock = À l’horloge : { $bots }. Un autre essai donne d’autres parties, et aucune ne peut être rejouée ; --playouts les rend reproductibles.
arena-ran = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
} dans { $file }, dont { $played } à l’instant. Où en sont les robots : bakufu arena show { $file }
arena-summary = { $game }, { $players } joueurs, règles { $rules }, graine { $seed } : { $games ->
    [1] une partie
   *[other] { $games } parties
} en { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}.
arena-bot = robot
arena-rating = cote
arena-interval = 95 %
arena-share = victoires
arena-place = rang
arena-score = score
arena-seats = places
arena-matrix = Combien de fois la ligne finit devant la colonne (l’égalité compte pour moitié) :
arena-replayed = Partie { $number }, { $moves ->
    [1] un coup
   *[other] { $moves } coups
} : { $file }
arena-exported = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $file }.
arena-ladder = L’échelle après { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, du plus haut au plus bas : { $bots }
balance-written = Le rapport : { $page } ; le même en JSON : { $json }
arena-live = LLR { $llr }  { $estimate }{ $unit ->
    [elo] { " Elo" }
   *[percent] { "" }
} ({ $least } à { $most })  { $games ->
    [1] une partie
   *[other] { $games } parties
}
arena-usual = les options habituelles
arena-compare-H1 = { $new } est plus fort que { $old } : H1 ({ $high } Elo), et non H0 ({ $low } Elo).
arena-compare-H0 = { $new } n’est pas plus fort que { $old } à ce point : H0 ({ $low } Elo), et non H1 ({ $high } Elo).
arena-compare-undecided = On ne sait pas encore si { $new } est plus fort que { $old } : ni H0 ({ $low } Elo) ni H1 ({ $high } Elo) n’est sûre.
arena-seats-H1 = La place { $seat } est meilleure que la place { $than } : H1 ({ $high } Elo), et non H0 ({ $low } Elo).
arena-seats-H0 = La place { $seat } n’est pas meilleure que la place { $than } à ce point : H0 ({ $low } Elo), et non H1 ({ $high } Elo).
arena-seats-undecided = On ne sait pas encore si la place { $seat } est meilleure que la place { $than } : ni H0 ({ $low } Elo) ni H1 ({ $high } Elo) n’est sûre.
arena-lengths-H1 = Avec { $options }, les parties sont plus longues qu’avec { $than } : H1 ({ $high }), et non H0 ({ $low }).
arena-lengths-H0 = Avec { $options }, les parties ne sont pas plus longues à ce point qu’avec { $than } : H0 ({ $low }), et non H1 ({ $high }).
arena-lengths-undecided = On ne sait pas encore si les parties sont plus longues avec { $options } qu’avec { $than } : ni H0 ({ $low }) ni H1 ({ $high }) n’est sûre.
arena-figures = Logarithme du rapport de vraisemblance { $llr } (H0 jusqu’à { $lower }, H1 à partir de { $upper }) ; { $games ->
    [1] une partie
   *[other] { $games } parties
} en { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}. Estimation { $estimate }{ $unit ->
    [elo] { " Elo" }
   *[percent] { "" }
}, à 95 % entre { $least } et { $most }.

check-begins = { $game }, { $variants ->
    [1] une variante
   *[other] { $variants } variantes
}, { $games ->
    [1] une partie
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
bench-engine = moteur
bench-compiled = compilé
bench-plain = Python pur
bench-times = fois Python pur
bench-decisions = décisions/s
bench-games = parties/s
bench-clone = copie
bench-determinize = tirage plausible
bench-view = vue en JSON
bench-worth = valeur
bench-hint = indications en JSON
bench-greedy = décisions de greedy/s

replay-unfinished = La partie a été interrompue ici.
verify-promise = La promesse tient : la graine { $seed } correspond à { $commitment }.
verify-joint = La promesse tient : { $secret } correspond à { $commitment }.
verify-parts = La graine { $seed } en découle, avec ce qu’y ont ajouté { $players }.
verify-no-part = N’ont rien ajouté : { $players }.
verify-moves = { $moves ->
    [1] Le seul coup est permis
   *[other] Les { $moves } coups sont permis
} par les règles { DE($game) }, version { $rules }.
verify-result = Le résultat tient : { $scores } ; victoire { DE($winners) }.
verify-unfinished = La partie a été interrompue : il n’y a pas de résultat à vérifier.
verify-holds = { $file } : { $game }, règles { $rules }, { $moves ->
    [1] un coup
   *[other] { $moves } coups
} : c’est juste.
verify-all = { $bad ->
    [0] Les { $files } fichiers de partie sont justes.
    [1] Un des { $files } fichiers de partie ne tient pas.
   *[other] { $bad } fichiers de partie sur { $files } ne tiennent pas.
}
verify-some = { $bad ->
    [1] Un fichier de partie ne tient pas.
   *[other] { $bad } fichiers de partie ne tiennent pas.
}

rules-version = Depuis la version { $version } ({ $date })
rules-first = Les règles { DE($game) } n’ont jamais changé.

play-which = Quel jeu ?
play-no-game = Tapez un nombre de 1 à { $most }, ou nommez le jeu : bakufu play JEU.
play-promise = Promesse sur le hasard de cette partie : { $commitment }
play-luck = { $player }, ajoutez au hasard : des mots, ou des jets de dés (Entrée : rien).{" "}
play-hand-over = À { $player } de décider. Appuyez sur Entrée quand personne d’autre ne regarde.
play-confirm = Entrée pour le faire, ou autre chose pour changer d’avis :{" "}
play-try-help = (? pour l’aide)
play-taken-back = Annulé : { $action }.
play-saved = Enregistré sous { $file }.
play-go-on = Pour reprendre : bakufu play --resume { $file }
play-save-as = Nom du fichier de partie à enregistrer, ou Entrée pour partir :{" "}
play-place = rang
play-player = joueur
play-points = points
play-commands =
    ?            cette explication
    hint         ce que ferait un maître, et pourquoi
    u            annuler votre dernière réponse, tant que c’est permis
    board        redessiner la table
    log          tout ce qui s’est passé
    save FICHIER écrire le fichier de la partie
    quit         partir ; la partie est enregistrée
    Les règles : bakufu rules { $game }

hint-thinking = Un maître y réfléchit…
hint-not-among-people = Il n’y a pas de conseils quand des personnes jouent les unes contre les autres.
hint-count = { $hints ->
    [1] Un conseil a été demandé.
   *[other] { $hints } conseils ont été demandés.
}

serve-address = Les tables sont ouvertes sur { $address } (Ctrl-C les ferme).
serve-network = Les autres, sur votre réseau, ouvrent { $address }
serve-contact = « { $given } » n’est pas un contact : il doit commencer par mailto:… ou https://…
serve-only-here = Seule cette machine peut les ouvrir ; avec --host 0.0.0.0, les autres sur votre réseau aussi.
serve-no-page = La page n’a pas été construite ; les programmes peuvent se servir du serveur quand même.
serve-port = Impossible d’écouter sur { $host }:{ $port } : { $why }. Choisissez un autre port avec --port.
serve-extra = Il manque au serveur des bibliothèques ({ $missing }) : pip install "bakufu[server]"
serve-database = « { $url } » n’est pas une base de données : elle doit commencer par sqlite:/// ou postgresql://.

admin-time = « { $given } » n’est pas une durée : écrivez 90d (jours), 12h, 30m, 45s ou 2w (semaines).
admin-no-push = Aucun navigateur n’est prévenu des tours.
admin-push-id = identifiant
admin-push-service = service de notification
admin-push-since = depuis
admin-push-told = prévenu
admin-no-such-push = Il n’y a pas de clé de notification { $id }. bakufu admin push les liste toutes.
admin-push-dropped = { $id } n’est plus prévenu.
admin-no-such-table = Il n’y a pas de table { $table }. bakufu admin list les nomme toutes.
admin-no-tables = Aucune table.
admin-table = table
admin-game = jeu
admin-players = joueurs
admin-state = état
admin-last-answer = dernière réponse
admin-clock = horloge
admin-rules = règles
admin-options = options
admin-made = créée
admin-log-length = lignes du journal
admin-onlookers = spectateurs
admin-yes = oui
admin-no = non
admin-free = libre
admin-seat = place { $seat }
admin-state-running = en cours
admin-state-finished = finie
admin-state-waiting = attend des joueurs
admin-state-closed = fermée
admin-clock-none = aucune
admin-clock-decision = { $seconds } s par décision
admin-clock-game = { $seconds } s par partie
admin-not-begun = Rien n’a encore été tiré à la table { $table } : il n’y a rien à écrire.
admin-other-rules = La table { $table } a commencé avec la version { $rules } de ses règles, inconnue ici.
admin-export-running = Cette partie n’est pas finie : son fichier contient ce que les autres ne doivent pas savoir, et ne peut pas encore être vérifié. Ne le montrez à personne qui y joue.
admin-already-closed = La table { $table } est déjà fermée.
admin-already-finished = La partie de la table { $table } est finie : il n’y a rien à fermer.
admin-closed = La table { $table } est fermée.
admin-sure = { $tables ->
    [1] Supprimer cette table pour toujours ?
   *[other] Supprimer ces { $tables } tables pour toujours ?
}
admin-not-sure = Il n’y a personne à qui demander confirmation : confirmez avec --yes.
admin-deleted = La table { $table } est supprimée.
admin-somebody = Quelqu’un
admin-name = Un nom a besoin d’au moins une lettre, et le mot qui le remplace en a au plus { $most }.
admin-nobody = Personne ne s’appelle « { $name } », et ce nom n’est dans aucune discussion.
admin-forgotten = « { $word } » figure maintenant à { $seats ->
    [1] une place
   *[other] { $seats } places
} et dans { $lines ->
    [1] une ligne
   *[other] { $lines } lignes
} de discussion, à { $tables ->
    [1] une table
   *[other] { $tables } tables
}. Dans les sauvegardes, le nom y est encore.
admin-address = « { $given } » n’est ni une adresse ni un réseau.
admin-no-bans = Personne n’est banni.
admin-network = réseau
admin-until = jusqu’à
admin-banned = { $network } n’est plus servi avant le { $until }.
admin-unbanned = { $network } est de nouveau servi.
admin-not-banned = { $network } n’est pas banni.
admin-backed-up = { $file } : { $size } Mio, révision { $revision }.
admin-restored = La base de données est maintenant celle de { $file }.
admin-before = Ce qu’elle était avant se trouve dans { $file }.
admin-doctor-well = Tout va bien.
admin-doctor-wrong = { $wrong ->
    [1] Une chose ne va pas.
   *[other] { $wrong } choses ne vont pas.
}
admin-doctor-page = { $well ->
    [yes] La page est construite.
   *[no] La page n’est pas construite : make web.
}
admin-doctor-engine-compiled = Le moteur compilé tourne.
admin-doctor-engine-plain = Le moteur tourne en Python pur ; make fast le compile.
admin-doctor-reachable = La base de données répond.
admin-doctor-database = { $why }
admin-doctor-not-ours = La base de données n’est pas de Bakufu, ou date d’avant les révisions.
admin-doctor-newer = La base de données a la révision { $found }, et ce programme va jusqu’à { $known } : prenez un Bakufu plus récent.
admin-doctor-older = La base de données a la révision { $found } ; le prochain démarrage du serveur l’amènera à { $known }. Ses tables n’ont pas été examinées.
admin-doctor-revision = La base de données a la révision { $found }, la plus récente.
admin-doctor-writable = On peut écrire dans la base de données.
admin-doctor-not-writable = On ne peut pas écrire dans la base de données : { $why }
admin-doctor-clock = { $well ->
    [yes] L’horloge de cette machine et celle de la base de données diffèrent de { $seconds } s.
   *[no] L’horloge de cette machine et celle de la base de données diffèrent de { $seconds } s : l’une des deux est fausse.
}
admin-doctor-clock-file = { $well ->
    [yes] Rien dans la base de données n’est daté du futur.
   *[no] Quelque chose dans la base de données est daté de { $seconds } s dans le futur : l’horloge de cette machine est fausse, ou l’a été.
}
admin-doctor-room = { $well ->
    [yes] { $free } Mio sont libres ; la base de données en occupe { $size }.
   *[no] Il ne reste que { $free } Mio libres ; la base de données en occupe { $size }, et autant pour être copiée.
}
admin-doctor-other-rules = La table { $table } est arrêtée : la version { $rules } de ses règles est inconnue ici.
admin-doctor-broken = La table { $table } ne peut pas être chargée : { $why }
admin-doctor-tables = { $well ->
    [yes] Toutes les tables peuvent être chargées : { $tables }.
   *[no] Tables qui ne peuvent pas être chargées : { $broken } sur { $tables }.
}

help-actions = Dire ce que signifient les nombres par lesquels répondent les programmes qui apprennent (docs/research.md).

    Exemple : `bakufu actions shogun`
help-observation = Dire ce que signifient les nombres que voient les programmes qui apprennent (docs/research.md).

    Exemples : `bakufu observation edo_yashiki` · `bakufu observation shogun --players 4`
actions-numbers = nombres
actions-action = action
actions-fields = ce qu’ils disent
actions-part = (une partie de la réponse ; la suite est demandée)
actions-in-all = { $game } : { $count } nombres en tout, les mêmes quels que soient le nombre de joueurs et les options.
observation-numbers = nombres
observation-plane = plan
observation-shape = forme
observation-meaning = ce qu’ils signifient
observation-in-all = { $game } à { $players } joueurs : { $count } nombres en tout, de 0 à 127.
