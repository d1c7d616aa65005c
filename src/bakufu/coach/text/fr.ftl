# Ce que dit l’entraîneur, au terminal et aux tables.
hint-best = Un maître choisirait : { $plan }.
hint-rather = Mieux que : { $plan } ; cela { $why }.
hint-close = Presque aussi bon : { $plan }.

luck-luckier = { $tenths ->
    [0] Personne n’a eu beaucoup plus de chance qu’un autre.
   *[other] La chance a souri à { $lucky } plus qu’à { $unlucky } : { $tenths ->
        [1] une victoire
       *[other] { $tenths } victoires
    } sur 10.
}
luck-much-luckier = La chance a souri à { $lucky } plus qu’à { $unlucky } : plus d’une victoire entière.
luck-unsure = Si peu d’échantillons ne disent pas qui a eu plus de chance.
luck-untold = (tiré en secret)
luck-you-luckier = { $tenths ->
    [0] Personne n’a eu beaucoup plus de chance que vous, ni vous que les autres.
    [1] La chance vous a souri plus qu’à { $player } : une victoire sur 10.
   *[other] La chance vous a souri plus qu’à { $player } : { $tenths } victoires sur 10.
}
luck-you-unluckier = { $tenths ->
    [1] La chance a souri à { $player } plus qu’à vous : une victoire sur 10.
   *[other] La chance a souri à { $player } plus qu’à vous : { $tenths } victoires sur 10.
}

problem-why = Cela { $why }.

one-bot-each = Il y a { $players } joueurs, mais { $bots } robots pour jouer la suite : nommez-en un pour tous, ou un pour chacun.
