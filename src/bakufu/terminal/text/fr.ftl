wrong-language = Il n’y a pas de langue « { $name } » ici ; il y a { $languages }.
no-such-file = Il n’y a pas de fichier { $name }.
cannot-open = Impossible d’ouvrir { $name } : { $why }.
