train-other-course = { $folder } contient un autre entraînement. Nommez un autre dossier avec --into, ou répétez la même commande.
train-extra = L’entraînement a besoin d’une bibliothèque qui n’est pas installée (numpy) : pip install "bakufu[train]"
