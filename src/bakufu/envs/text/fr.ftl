missing-extra = Il manque une bibliothèque ({ $library }) : pip install "bakufu[{ $extra }]"
wrong-reward = La récompense « { $name } » n’existe pas ; il y a { $rewards }.
wrong-render-mode = Le mode d’affichage « { $name } » n’existe pas ; il y a { $modes }.
wrong-seat = Il n’y a pas de place { $seat } à une table de { $players } : les places se comptent à partir de 0.
