# Ce que dit l’entraîneur, au terminal et aux tables.
hint-best = Un maître choisirait : { $plan }.
hint-rather = Mieux que : { $plan } ; cela { $why }.
hint-close = Presque aussi bon : { $plan }.
