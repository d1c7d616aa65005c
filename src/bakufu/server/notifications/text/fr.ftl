# Ce que la page dit d’une personne ; chargé là seulement.
page-me = À votre sujet
page-me-more = Ce qui est gardé sur vous ici, en plus de vos places. Personne d’autre ne peut le voir.
page-me-games = Vos parties
page-me-no-games = Vous n’avez encore terminé aucune partie ici.
page-me-played = Jouées
page-me-won = Gagnées
page-me-mean = Moyenne
page-me-best = Record
page-me-history = Vos parties terminées
page-me-ended = Terminée
page-me-older = Parties plus anciennes
page-me-ratings = Votre classement
page-me-ratings-more = Tout le monde commence à 1500. Le nombre après ± dit de combien il peut encore s’écarter.
page-me-against-people = contre des personnes :
page-me-against-bots = contre des robots :
page-me-rated-games = { $count ->
    [one] après { $count } partie
   *[other] après { $count } parties
}

page-told = Notifications
page-told-more = Un message quand c’est à vous de jouer, même quand la page est fermée. À activer dans chaque navigateur. Un message nomme le jeu et la table, rien d’autre.
page-told-start = Activer dans ce navigateur
page-told-device = Un navigateur
page-told-this = celui-ci
page-told-since = depuis le { $date }
page-told-every = Au plus un message
page-told-minutes = { $count ->
    [0] par tour
    [60] par heure
    [240] toutes les 4 heures
   *[other] toutes les { $count } minutes
}
page-told-quiet = Heures calmes
page-told-quiet-from = Calme à partir de
page-told-quiet-until = Calme jusqu’à
page-told-stop = Désactiver

page-hooks = Webhooks
page-hooks-more = Un message à Discord, Slack ou ntfy : pour tous vos tours, ou pour ceux de tout le monde à une table. Seulement des adresses publiques en https.
page-hook-table = les tours de tout le monde à cette table
page-hook-own = tous vos tours
page-hook-trouble = Le dernier message n’est pas arrivé : { $why } Nouvel essai plus tard.
page-hook-given-up = Plus rien n’y est envoyé : { $why }
page-hook-again = Réessayer
page-hook-forget = Retirer
page-hook-secret = Chaque message est signé avec ce secret. Il n’est affiché qu’une fois, maintenant.
page-hook-form = Service
page-hook-address = Adresse
page-hook-which = Pour une seule table
page-hook-which-all = son lien ; laissez vide pour tous vos tours
page-hook-make = Ajouter

page-vacation = Congés
page-vacation-more = Pendant vos congés, vos horloges s’arrêtent aux tables qui donnent 12 heures ou plus par décision. Les autres à la table le voient.
page-vacation-until = Vous êtes en congé jusqu’au { $date }.
page-vacation-end = Je suis de retour
page-vacation-days = Durée
page-vacation-take = Commencer maintenant
page-vacation-left = { $count ->
    [0] Il ne reste aucun jour cette année.
    [one] Il reste { $count } jour cette année.
   *[other] Il reste { $count } jours cette année.
}

page-forget = Tout effacer sur vous
page-forget-more = Efface vos résultats et votre classement, vos appareils, webhooks et congés, et votre nom à toutes les tables terminées. Les parties elles-mêmes restent, sans votre nom.
page-forget-running = { $count ->
    [one] { $count } partie continue : votre place y reste jusqu’à la fin.
   *[other] { $count } parties continuent : vos places y restent jusqu’à la fin.
}
page-forget-sure = Je sais que cela ne peut pas être annulé.
page-forget-do = Tout effacer
page-forgotten = C’est fait. Plus rien n’est gardé sur vous.
