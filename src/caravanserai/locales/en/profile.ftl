## At tables
profile-rating = { $value } ± { $uncertainty }
profile-rating-provisional = Provisional: too few rated games so far
profile-rating-estimate = An estimate, from games between bots
profile-rated = Rated
profile-rated-no = No
profile-rated-people = Between people
profile-rated-with-bots = With bots, too
profile-rated-means = No hints; who leaves, resigns or runs out of time has lost.
profile-rated-table = Rated game
profile-rated-leave = This game is rated: who leaves it has lost.
profile-changes = Ratings after this game

## The profile
profile-title = Profile
profile-summary = Games: { $games } · won: { $won }
profile-ratings = Ratings
profile-no-ratings = No rated game so far. Whoever sets up a table can have it rated.
profile-pace-blitz = blitz
profile-pace-normal = normal
profile-pace-slow = slow
profile-pace-unhurried = no clock
profile-of-kind = { $game } · { $kind }
profile-rated-games = Rated games: { $n }
profile-plot = Rating after each game: from { $first } to { $last }, at best { $best }
profile-how = How ratings are counted
profile-how-range = Everybody begins at 1500. Your strength lies within what follows ± in 95 of 100 cases; each game makes that narrower. A ? means that it is still wide: a provisional rating.
profile-how-moves = A game moves it by how unexpected the result was: who comes first, who is second among the others, and so on. Winning against stronger players brings more. The surer a rating, the less a game moves it: between even players some 60 points at first, some 15 later. (OpenSkill, the Plackett-Luce model.)
profile-how-kinds = Each game has a rating of its own for each pace: blitz is up to 45 seconds a turn, slow is days a turn.
profile-how-bots = Bots have estimates, from games between bots, on the same scale.
profile-results = Results
profile-mean = average score: { $n }
profile-won-of = won { $won } of { $games }
profile-rivals = Opponents
profile-rival = ahead { $ahead }, behind { $behind }
profile-scoring = Points by category
profile-scoring-game = { $game }: the own average, and that of the house
profile-scoring-line = { $line }: { $own }, in the house { $average }
profile-favourites = Favourites
profile-favourite = { $games } × · won { $won }
profile-accuracy = Accuracy
profile-accuracy-means = Games reviewed: { $n }, on average { $mean }
profile-best = Best turns
profile-only-you = Only you can see this.
profile-public = Public profile
profile-public-more = Anybody may see ratings and results; leaderboards show them.
profile-nothing = No game has been finished yet.
profile-bot = Bot, { $strength }

## The leaderboard
profile-leaders = Leaderboard
profile-leaders-none = Nobody yet: it takes some rated games with different people and a public profile.
profile-leaders-bots = Bots, as estimated

## The history
profile-history = History
profile-search = Search names
profile-any-game = All games
profile-any-seats = Any seats
profile-any-result = All results
profile-won = Won
profile-lost = Lost
profile-rated-only = Rated only
profile-place = { $place } of { $n }
# $n: minutes
profile-took = { $n } min
profile-more = Show more
profile-none-found = No game fits.
profile-file = Download as { $kind }
