tagline = Prenez une carte, posez-la dans votre maison, marquez les lignes qu’elle forme.

# Sol, tatami, bassin, jardin : une lettre chacun, dans cet ordre.
letters = STBJ
kind-1 = sol
kind-2 = tatami
kind-3 = bassin
kind-4 = jardin

option-taking = La façon de prendre les cartes
option-taking-race = course : au plus rapide
option-taking-sealed = secret : chacun nomme une carte en secret
option-taking-draft = tour à tour
option-specialists = Spécialistes : une sorte ne marque que si son spécialiste est là

decision-claim = Prenez une carte avant les autres.
decision-take = Prenez une carte.
decision-name = Nommez une carte en secret.
decision-lay = Posez votre carte.
decision-score = Quelle ligne marque ensuite ?

action-claim = prendre { $card }
action-name = nommer { $card }
action-lay = poser en colonne { $x }, rangée { $y }{ $turned ->
    [yes] , retournée
   *[no] {""}
}
action-score-next = marquer { $length } × { $kind }

turned-True = yes
turned-False = no
down-True = colonne
down-False = ligne
why-too-long = six cases ou plus en ligne
why-specialist-away = son spécialiste est absent
ended-points = quelqu’un a 25 points
ended-deck = il n’y a plus assez de cartes pour une manche

event-dealt = { $seat } commence avec { $card }.
event-turned-up = Hajime ! Les cartes : { $cards }.
event-named = { $seat } a nommé une carte.
event-named-card = Vous avez nommé { $card }.
event-names-opened = { $card } a été nommée par { $seats }.
event-took = { $seat } prend { $card }.
event-laid = { $seat } pose { $card } en { $x }, { $y }{ $turned ->
    [yes] , retournée
   *[no] {""}
}{ $covered ->
    [0] .
    [one] , sur une case.
   *[other] , sur { $covered } cases.
}
event-line-scored = { $seat } : une { $down } de { $length } { $kind } rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-line-failed = { $seat } : une { $down } de { $length } { $kind } ne rapporte rien, { $why }.
event-kinds-scored = { $seat } : { $kinds } sortes rapportent { $points } de plus.
event-specialists-back = Les spécialistes de { $seat } sont tous de retour.
event-score = { $seat } a { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-ended = La partie est finie : { $why }.

refused-not-in-row = Cette carte n’est pas à prendre.
refused-same-turned = Retournée, cette carte est la même : posez-la à l’endroit.
refused-covers-line = Une carte ne peut couvrir aucune case d’une ligne de trois ou plus.
refused-does-not-touch = Une carte doit recouvrir la maison ou la toucher par un côté.
refused-no-such-line = Votre carte n’a pas formé cette ligne.
refused-too-long = Six cases ou plus en ligne ne rapportent rien.
refused-specialist-away = Le spécialiste de cette ligne est absent.

terminal-race = À un seul clavier, pas de course : le sort dit quelle main est la première. Plus calme : --option taking=draft
terminal-row = À prendre
terminal-deck = { $cards ->
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
terminal-in-hand = à poser
terminal-has-named = a nommé une carte
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-first = premier joueur
terminal-you = vous
terminal-specialists = spécialistes présents : { $kinds }
terminal-lay-hint = Tapez la place de la case en haut à gauche de la carte, par exemple d5, ou d5t pour retourner la carte. Les points sont les places permises.
terminal-claim-hint = Tapez le numéro d’une carte.
terminal-would-score = Ici elle marque { $points }.
terminal-would-cover = Elle couvre { $covered }.
terminal-no-such-place = Il n’y a pas de place { $place } ici : une lettre pour la colonne, un nombre pour la rangée, t pour retourner la carte (d5, d5t).

board-help = Edo Yashiki : promenez la carte sur votre maison ; les points sont les places permises. R ou espace la retourne, les flèches la portent de place en place, Entrée la pose. Les cartes à prendre ont des numéros : tapez-en un.
board-row = À prendre
board-deck = { $cards ->
    [one] une carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
board-house-of = Maison de { $name }
board-first = premier joueur
board-turn = Retourner
board-lay-here = Poser ici
board-letters = Lettres
board-scores = { $points ->
    [0] aucun point
    [one] + { $points } point
   *[other] + { $points } points
}
board-covers = { $covered ->
    [0] ne couvre rien
    [one] couvre une case
   *[other] couvre { $covered } cases
}
board-not-here = pas ici – pourquoi ?
board-named = a nommé une carte
board-specialist-here = { $kind } : présent
board-specialist-away = { $kind } : absent
