tagline = Bid in secret, raise in turn, and see what the treasure holds.

decision-bid = Bid for the treasure; nobody sees it yet.
decision-outbid = Raise your bid, or pass.

action-bid = bid { $amount }
action-raise = bid one more
action-pass = pass

event-own-bid = You bid { $amount }.
event-opened = The bids are opened: { $bids }.
event-raised = { $seat } raises to { $bid }.
event-sold = { $seat } pays { $price } for a treasure of { $treasure }.

refused-no-coins = Nobody may bid more than { $coins }.
