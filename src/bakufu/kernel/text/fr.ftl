# Comment cette langue s’appelle elle-même.
language-name = Français
# Le mot qui marque un article tranchant ce que le livret laisse ouvert.
rules-ruling = interprétation

# Se dit à toutes les tables.
player = Joueur { $number }
nothing = rien
listed = { $most } et { $last }

refused-over = La partie est finie.
refused-not-asked = Vous n’avez rien à décider en ce moment.
refused-does-not-fit = Cette réponse n’est pas possible ici.
refused-unreadable = Ce jeu ne connaît pas cette action.
refused-nothing-to-take-back = Vous n’avez rien fait que l’on puisse annuler.
refused-revealed = Trop tard pour annuler : quelque chose a été révélé depuis.
refused-drawn = Trop tard pour annuler : le hasard est intervenu depuis.
refused-raced = Ce qui est pris à la course reste pris : ni cela ni rien de ce qui précède ne peut être annulé.
refused-answered = Trop tard pour annuler : quelqu’un y a répondu.
refused-asked-in-secret = Trop tard pour annuler : d’autres, qui le savent, décident en secret.

option-draw_first = Le premier joueur est tiré au sort
wrong-players = { $game } se joue à { $counts } joueurs, pas à { $players }.
wrong-option = { $game } n’a pas d’option « { $option } » ; ses options sont { $options }.
wrong-value = L’option « { $option } » { DE($game) } admet { $allowed }, mais pas « { $value } ».
bad-position = Ce n’est pas une position { DE($game) } : { $why }
no-such-game = Il n’y a pas de jeu « { $name } » ; il y a { $games }.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
}
no-such-bot = Il n’y a pas de robot « { $name } » ; il y a { $bots }.
game-fails = Le jeu « { $name } » ne peut pas être chargé : { $why }
game-unfinished = Le jeu « { $name } » n’est pas fini : il lui manque { $missing }.
game-misnamed = Le jeu « { $name } » s’appelle lui-même « { $id } » ; ce doit être le même nom.
game-crowded = Le jeu « { $name } » se joue jusqu’à { $players }, mais il n’y a de noms et de blasons que pour { $most }.
game-taken = Il y a déjà un jeu « { $name } » ; celui de { $source } est laissé de côté.
bot-fails = Le robot « { $name } » ne peut pas être chargé : { $why }
bot-taken = Il y a déjà un robot « { $name } » ; celui de { $source } est laissé de côté.
program-silent = Le programme « { $command } » n’a rien dit pendant { $seconds } s à sa décision { $number } : une réponse raisonnable est donnée à sa place.
program-gone = Le programme « { $command } » s’est arrêté à sa décision { $number } ({ $why }) : une réponse raisonnable est donnée à sa place.
program-wrong = Le programme « { $command } » a dit « { $said } » à sa décision { $number }, ce qui n’est pas un nombre de 0 à { $most } : une réponse raisonnable est donnée à sa place.
program-left-alone = Le programme « { $command } » a échoué { $faults } fois de suite ; désormais, des réponses raisonnables sont données à sa place.

not-a-record = Ce fichier n’est pas le fichier d’une partie.
record-format = Ce fichier de partie est au format { $found } ; cette version de Bakufu lit les formats jusqu’à { $known }.
record-line = La ligne { $line } du fichier de partie est illisible.
record-after-end = La ligne { $line } du fichier de partie vient après la fin.
record-move-number = La ligne { $line } du fichier de partie porte le coup { $found } au lieu du coup { $expected }.
record-no-seed = Le fichier de partie n’a pas encore de graine : elle s’ajoute à la fin de la partie.
record-seed-unreadable = La graine du fichier de partie n’est pas faite de 64 chiffres hexadécimaux.
record-seed-not-promised = La graine du fichier de partie n’est pas celle qui a été promise avant le premier coup.
record-secret = Le fichier de partie ne dit pas ce qui a été promis sur le hasard, ou quelles parts s’y sont ajoutées.
record-secret-not-promised = Ce que le fichier de partie donne comme promis sur le hasard n’est pas ce qui a été promis.
record-parts = Le fichier de partie n’indique pas la part de hasard de chacun de ses { $players } joueurs.
record-part-unreadable = Dans le fichier de partie, la part de hasard d’un joueur n’est pas faite de 64 chiffres hexadécimaux.
record-seed-not-joint = La graine du fichier de partie ne découle pas de ce qui a été promis et des parts des joueurs.
record-rules = Cette partie s’est jouée avec la version { $found } des règles ; on connaît ici la version { $known } et les précédentes.
record-game = Ce fichier est celui d’une partie { DE($found) }, pas { DE($known) }.
record-position = La position de départ du fichier de partie vient d’une autre table.
record-names = Le fichier de partie ne nomme pas tous ses { $players } joueurs.
record-move-late = Le coup { $move } du fichier de partie est arrivé trop tard pour compter.
record-move-refused = Le coup { $move } du fichier de partie, par le joueur { $seat }, n’est pas permis ({ $clause }).
record-result = Le résultat du fichier de partie n’est pas celui où mènent ses coups.
record-result-early = Le fichier de partie a un résultat, alors que la partie n’est pas finie.

type-a-number = Tapez un nombre de 1 à { $most }.

no-numbers = { $game } ne numérote pas ses réponses : il lui manque un module « numbering ».
no-planes = { $game } ne dit pas comment écrire sa vue en nombres : il lui manque un module « planes ».
wrong-number = { $number } ne désigne aucune réponse de ce jeu ; les nombres vont de 0 à { $last }.

# Ce que veulent dire les nombres d’une observation.
plane-waiting = 1 pour chaque place que la table attend, la sienne d’abord
plane-asked = 1 pour ce qu’on demande à la place : { $names }
plane-chosen = combien de fois chacun des premiers nombres a déjà été donné pour cette réponse
plane-number = combien, ou lequel, à partir de 0
plane-number-from = lequel, compté à partir de { $low }, qui s’écrit 0
plane-large = un nombre : ses centaines, puis le reste
plane-one-of = 1 à l’un des rangs de { $low } à { $high }
plane-word = 1 au rang d’un mot parmi autant
plane-who = 1 à une place comptée depuis la sienne, après celles à partir de { $low } qui ne sont personne
plane-set = 1 pour chaque élément présent
plane-kinds = combien de chaque sorte
plane-up-to = une liste : 1 puis l’entrée, des zéros après la dernière
plane-parts = 1 puis les parties l’une après l’autre ; des zéros s’il n’y a rien
