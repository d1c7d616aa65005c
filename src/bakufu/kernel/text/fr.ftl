# Se dit à toutes les tables.
player = Joueur { $number }
nothing = rien
listed = { $most } et { $last }

refused-over = La partie est finie.
refused-not-asked = Vous n’avez rien à décider en ce moment.
refused-does-not-fit = Cette réponse n’est pas de celles que l’on peut donner ici.
refused-unreadable = Ce jeu ne connaît pas cette action.
refused-nothing-to-take-back = Vous n’avez rien fait que l’on puisse reprendre.
refused-revealed = Trop tard pour reprendre : quelque chose a été révélé depuis.
refused-drawn = Trop tard pour reprendre : le hasard est intervenu depuis.
refused-answered = Trop tard pour reprendre : quelqu’un y a répondu.
