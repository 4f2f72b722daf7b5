# The score sheet for a game played with the real box.

score-title = Score sheet
score-heading = Count a game played with the physical game
score-intro = Enter what everybody has at the end. The points of all players are counted at once.
score-game = Game
score-seats = Players
score-whose = Whose pieces
# $n
score-player = Player { $n }
# $n
score-name-of = Name of player { $n }
# $what
score-less = One less: { $what }
# $what
score-more = One more: { $what }

score-piece-coins = coins
score-piece-viziers = viziers
score-piece-elders = elders
score-piece-palms = palms on your tiles
score-piece-palaces = palaces on your tiles
score-piece-tiles = value of your tiles
score-piece-fakirs = fakirs
score-piece-djinns = djinns
score-piece-score = running score, from magic
score-goods = Goods
score-treasures = Treasures behind the screen
score-djinns = Djinns

score-sheet = Points
# $n: how many have won, $names
score-winner = { $n ->
    [one] Win: { $names }
   *[other] Shared win: { $names }
}
# $n: how many there are
score-box-has = all together the box has only { $n }
# $name, $what, $n: how many there are
score-wrong = { $name }, { $what }: { score-box-has }
score-offline = The server that counts can’t be reached just now.
score-clear = Clear
score-undo = Take the clearing back
score-cleared = The sheet is cleared
score-kept = Kept in this browser until you clear it.
