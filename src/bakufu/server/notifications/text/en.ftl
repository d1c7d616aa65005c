# What the page says about a person; loaded there alone.
page-me = About you
page-me-more = What is kept about you here, besides your seats. Nobody else can see it.
page-me-games = Your games
page-me-no-games = You have not finished a game here yet.
page-me-played = Played
page-me-won = Won
page-me-mean = Average
page-me-best = Best
page-me-history = Games you have finished
page-me-ended = Ended
page-me-older = Older games
page-me-ratings = Your rating
page-me-ratings-more = Everybody starts at 1500. The number after ± says how far off it may still be.
page-me-against-people = against people:
page-me-against-bots = against bots:
page-me-rated-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}

page-told = Notifications
page-told-more = A message when it is your turn, even when the page is closed. Switch it on in each browser. A message names the game and the table, nothing else.
page-told-start = Notify this browser
page-told-device = A browser
page-told-this = this one
page-told-since = since { $date }
page-told-every = At most one message
page-told-minutes = { $count ->
    [0] for each turn
    [60] an hour
    [240] every 4 hours
   *[other] every { $count } minutes
}
page-told-quiet = Quiet hours
page-told-quiet-from = Quiet from
page-told-quiet-until = Quiet until
page-told-stop = Stop notifying it

page-hooks = Webhooks
page-hooks-more = A message to Discord, Slack or ntfy: for all your turns, or for everybody’s at one table. Only public addresses with https.
page-hook-table = everybody’s turns at this table
page-hook-own = all your turns
page-hook-trouble = The last message did not arrive: { $why } It will be tried again.
page-hook-given-up = Nothing more is sent there: { $why }
page-hook-again = Try again
page-hook-forget = Remove
page-hook-secret = Every message is signed with this secret. It is shown only once, now.
page-hook-form = Service
page-hook-address = Address
page-hook-which = For one table only
page-hook-which-all = its link; leave empty for all your turns
page-hook-make = Add

page-vacation = Vacation
page-vacation-more = While you are on vacation your clocks stand still at tables that give 12 hours or more for a decision. The others at the table see it.
page-vacation-until = You are on vacation until { $date }.
page-vacation-end = I am back
page-vacation-days = How long
page-vacation-take = Start now
page-vacation-left = { $count ->
    [0] No days are left this year.
    [one] One day is left this year.
   *[other] { $count } days are left this year.
}

page-forget = Delete everything about you
page-forget-more = Removes your statistics and ratings, your devices, webhooks and vacations, and your name at all finished tables. The games themselves stay, without your name.
page-forget-running = { $count ->
    [one] One game is still being played: your seat there stays until it is over.
   *[other] { $count } games are still being played: your seats there stay until they are over.
}
page-forget-sure = I know that this cannot be undone.
page-forget-do = Forget me
page-forgotten = Done. Nothing is kept about you any more.
