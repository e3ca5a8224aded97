# What a page says of itself to search engines and in the preview of a link, in English.

preview-locale = en_GB
preview-lobby-title = Orrery: board games in your browser
preview-lobby = { $games }: play right away against bots, or send a friend the link. No account, nothing to install.
preview-rules = The rules of { $game } in plain words, numbered and easy to search, with our rulings where the rulebook is silent.
preview-cards = Every card of { $game }: what it does in plain words, the rule behind it, and how we know it.
preview-learn = A first game against a bot, explained step by step as you play. No account, nothing to install.
preview-about = The keys, the printed games and their authors, and the work of others that Orrery is built on.
preview-free = { $count ->
    [one] { $game }: a seat is free
   *[other] { $game }: { $count } seats are free
 }
preview-free-text = Sit down and play in your browser. No account, nothing to install.
preview-full = { $game }: about to begin
preview-full-text = Every seat is taken. Come and watch in your browser.
preview-running = { $game }: a game in progress
preview-running-text = Watch it live in your browser. Spectators see only what is face up on the table.
preview-over = { $game }: a finished game
preview-over-text = Replay it move by move, from any player’s point of view, or play on from any moment.
preview-take = A seat for this device
preview-take-text = Open this link on the device you want to play on. It moves one player’s seat there and works once.
