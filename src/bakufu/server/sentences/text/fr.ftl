waiting-for = On attend { $players }.
over = La partie est finie.
closed = L’administrateur de ce serveur a fermé cette table. On n’y joue plus.
ended = Les joueurs ont mis fin à cette partie. On n’y joue plus.
onlooker = un spectateur

refused-not-seated = Les spectateurs ne le peuvent pas.
refused-race-not-open = Pas encore : la course n’a pas commencé.
refused-luck-not-drawn = Pas encore : rien n’a été tiré.
refused-too-long = Cette partie est devenue trop longue : cela n’y est plus accepté.
refused-closed = Cette table a été fermée : elle n’accepte plus de réponses.
refused-not-gone = On ne peut remplacer qu’un joueur absent que la table attend depuis longtemps.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-nothing-to-hint = Vous n’avez rien à décider en ce moment.
refused-hint-under-way = On réfléchit déjà à un conseil.
overtaken = Quelqu’un a été plus rapide. Décidez de nouveau.

problem-malformed = Cela n’a pas pu être compris : { $why }
problem-hello-first = Le premier message doit être Hello.
problem-hello-again = Vous avez déjà été accueilli ici.
problem-too-big = C’est trop long : un message peut avoir { $most } octets.
problem-too-long = C’est trop long : une partie peut avoir { $most } réponses.
problem-too-often = Pas si vite. Attendez un instant.
problem-too-many-tables = Trop de tables ont été créées aujourd’hui depuis votre adresse.
problem-too-many-reviews = Vous avez assez d’analyses en cours. Attendez que l’une soit prête.
problem-no-reviews = Ce serveur n’analyse pas de parties.
problem-no-such-moment = À ce moment, personne ne pouvait continuer avec cette place.
problem-no-such-problem = Ce problème n’existe pas.
problem-wrong-answer = On ne peut pas répondre cela ici.
problem-not-yours = Vous n’occupez pas cette place.
problem-no-onlookers = Cette table est fermée aux spectateurs.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-no-such-table = Cette table n’existe pas.
problem-table-closed = L’administrateur de ce serveur a fermé cette table.
problem-broken-table = Cette table ne peut pas être ouverte : ce qui en est conservé est incohérent. L’administrateur de ce serveur l’apprend par le journal ; toutes les autres tables continuent.
problem-table-deleted = L’administrateur de ce serveur a supprimé cette table.
problem-table-lapsed = Personne n’est venu : cette table a été supprimée.
problem-replaced = Un robot joue maintenant à votre place : elle a été abandonnée.
problem-no-free-seat = Il n’y a pas de place libre pour vous à cette table.
problem-not-invited = Aucune place ne vous est gardée à cette table.
problem-seat-held = Quelqu’un occupe cette place.
problem-game-over = La partie est finie.
problem-not-begun = La partie n’a pas encore commencé.
problem-not-allowed = { $sentence }
problem-no-such-page = Il n’y a rien ici.
problem-no-such-game = Ce jeu n’existe pas.
problem-no-such-bot = Ce robot n’existe pas.
problem-wrong-method = Cela ne se fait pas ici.
problem-wrong-origin = Cette demande vient d’un autre site.
problem-banned = Votre adresse est bloquée jusqu’au { $when } (UTC).
problem-wrong-code = Ce code ne marche pas, ou a déjà servi.
problem-wrong-table = { $why }
problem-seat-without-bot = La place d’un robot doit nommer le robot.
problem-not-over = La partie n’est pas finie ; son fichier sera disponible à la fin.
problem-wrong-record = { $why }
problem-not-whole = On ne peut revoir ici qu’une partie entière : de sa mise en place à sa fin.
problem-race-not-open = Pas maintenant : une course va commencer.
problem-luck-not-drawn = Pas encore : rien n’a été tiré à cette table.
problem-luck-drawn = Il est trop tard pour ajouter au hasard de cette table.
problem-luck-added = Autre chose a déjà été ajouté au hasard depuis cette place, et cela reste.
problem-empty-name = Un nom a besoin d’au moins une lettre.
problem-other-rules = Cette partie a commencé avec d’autres règles (version { $version }), que ce serveur ne connaît pas.
problem-server-error = Quelque chose a mal tourné sur le serveur. Rien n’a changé.
problem-stopping = Ce serveur redémarre. Réessayez dans un instant.
problem-database = { $what ->
    [full] Impossible d’écrire dans la base de données : il n’y a plus de place sur le disque.
    [away] La base de données ne répond pas.
   *[other] Impossible d’écrire dans la base de données.
  } Réessayez dans un instant.

database-newer = La base de données est plus récente (révision { $found }) que ce programme (qui va jusqu’à { $known }). Rien n’a changé ; prenez un Bakufu plus récent.
database-not-changed = La base de données n’a pas pu passer de la révision { $found } à { $known } : { $why }. Elle est comme avant.
database-away = La base de données est inutilisable : { $why }
database-older = La base de données est plus ancienne (révision { $found }) que ce programme ({ $known }). Démarrez le serveur une fois : il la mettra à jour.
database-not-ours = Ce n’est pas une base de données de Bakufu.
database-missing = Il n’y a pas de base de données à { $file }.

backup-there = { $file } existe déjà ; avec --force, il est remplacé.
backup-not-ours = Ce n’est pas une sauvegarde d’une base de données de Bakufu de ce genre.
restore-there = Il y a déjà une base de données : { $database }. Avec --force, la sauvegarde prend sa place.
restore-served = Un serveur tourne sur cette base de données. Arrêtez-le d’abord.
program-missing = { $program } n’est pas installé ; il vient avec PostgreSQL (Debian : apt-get install postgresql-client).
program-failed = { $program } a échoué : { $why }

page-missing = La page n’a pas été construite
page-missing-why = Le serveur tourne, mais le dossier de sa page n’est pas là. Dans une copie du dépôt : « make play » la construit. Les programmes peuvent se servir du serveur quand même : /api/schema.

told-turn = { $game } : c’est à vous de jouer.
told-turn-of = { $game } : c’est à { $name } de jouer.

somebody = Quelqu’un
problem-nobody = Rien n’est gardé sur vous ici : vous ne vous êtes encore assis à aucune table.
problem-no-such-target = Vous n’avez ni appareil ni webhook de ce nom.
problem-too-many-targets = Vous en avez autant qu’il est permis. Retirez-en un d’abord.
problem-wrong-address = Rien ne peut être envoyé à cette adresse : { $why }
problem-on-vacation = Vous êtes déjà en congé.
problem-no-vacation-left = { $left ->
    [0] Il ne vous reste aucun jour de congé cette année.
    [one] Il ne vous reste que { $left } jour de congé cette année.
   *[other] Il ne vous reste que { $left } jours de congé cette année.
}
hook-address = ce n’est pas une adresse.
hook-https = elle doit commencer par https://.
hook-private = elle appartient à un réseau privé, et l’on n’envoie qu’à des adresses publiques.
hook-redirect = elle renvoie vers une autre adresse ({ $about }), et nous ne suivons pas.
hook-status = le serveur à cette adresse a répondu { $about }.
hook-silent = le serveur à cette adresse ne répond pas.
