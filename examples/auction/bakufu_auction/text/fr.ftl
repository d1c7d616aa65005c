tagline = Misez en secret, surenchérissez à tour de rôle, et voyez ce que vaut le trésor.

decision-bid = Misez pour le trésor ; personne ne le voit encore.
decision-outbid = Surenchérissez, ou passez.

action-bid = miser { $amount }
action-raise = miser un de plus
action-pass = passer

event-own-bid = Vous misez { $amount }.
event-opened = Les mises sont révélées : { $bids }.
event-raised = { $seat } monte à { $bid }.
event-sold = { $seat } paie { $price } pour un trésor de { $treasure }.

refused-no-coins = Personne ne peut miser plus de { $coins }.
