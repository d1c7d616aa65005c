balance-values = { $file } ne convient pas au matériel : { $why }.
balance-title = { $game } : est-ce équilibré ?
balance-about = { $bot } à toutes les places, graine { $seed }, règles { $rules }. La place 1 commence, sauf si le premier joueur est tiré au sort.
balance-how = Les chiffres entre parenthèses valent 95 fois sur 100. Les minutes sont un modèle, pas une mesure : { NUMBER($glance) } secondes par décision, et { NUMBER($thought) } de plus chaque fois que ses réponses doublent ; ceux qui décident en même temps réfléchissent en même temps. Ce que font les robots n’est pas forcément ce que font les gens.
balance-other-values = Joué avec d’autres valeurs que celles du matériel :
balance-usual = habituelles
balance-seat = place { $seat }
balance-players = { $players } joueurs
balance-usual-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, options : { $options }
balance-by-seat = Victoires par place
balance-length = Combien de temps cela dure
balance-minutes = minutes
balance-options = options
balance-games = parties
balance-wins = victoires par place
balance-unfair = par hasard
balance-decisions = décisions
balance-spread = écart des scores
balance-margin = avance du vainqueur
balance-half = en tête à mi-partie, gagne
balance-luck = chance, parties
balance-goes = Ce qui va de pair avec la victoire
balance-goes-how = Ceux qui le font plus souvent que la moyenne de la table, à côté de ceux qui le font moins souvent ; les noms sont ceux du protocole. Ce n’est pas forcément la cause : celui qui est en tête peut faire autre chose. Un point d’interrogation : le hasard pourrait en montrer autant parmi tant de choses.
balance-each = par place et partie
balance-more = gagne avec plus
balance-less = avec moins
balance-difference = différence
balance-happens = Dans quelle part des parties cela arrive
