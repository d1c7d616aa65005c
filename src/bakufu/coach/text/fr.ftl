# Ce que dit l’entraîneur, au terminal et aux tables.
hint-best = Un maître choisirait : { $plan }.
hint-rather = Mieux que : { $plan } ; cela { $why }.
hint-close = Presque aussi bon : { $plan }.

luck-luckier = { $tenths ->
    [0] Personne n’a eu beaucoup plus de chance qu’un autre.
   *[other] { $lucky } a eu plus de chance que { $unlucky } : { $tenths ->
        [1] une victoire
       *[other] { $tenths } victoires
    } sur 10.
}
luck-much-luckier = { $lucky } a eu plus de chance que { $unlucky } : plus d’une victoire entière.
luck-unsure = Si peu d’échantillons ne disent pas qui a eu plus de chance.
luck-untold = (tiré en secret)
luck-you-luckier = { $tenths ->
    [0] Personne n’a eu beaucoup plus de chance que vous, ni vous que les autres.
    [1] Vous avez eu plus de chance que { $player } : une victoire sur 10.
   *[other] Vous avez eu plus de chance que { $player } : { $tenths } victoires sur 10.
}
luck-you-unluckier = { $tenths ->
    [1] { $player } a eu plus de chance que vous : une victoire sur 10.
   *[other] { $player } a eu plus de chance que vous : { $tenths } victoires sur 10.
}

problem-why = Cela { $why }.

one-bot-each = Il y a { $players } joueurs, mais { $bots } robots pour jouer la suite : nommez-en un pour tous, ou un pour chacun.
