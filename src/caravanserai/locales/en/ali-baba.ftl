# The table of Ali Baba: the cave, the tray under it, the seats, what lies behind a screen.

ali-baba-table = The table
ali-baba-cave = The cave. Arrow keys lead from tile to tile, PageUp and PageDown through all that lie face up, with Shift also to those face down. Enter chooses.
ali-baba-choices = What may be chosen
ali-baba-panels = Treasures, magic and log
ali-baba-over = The game is over

## Tiles

# A tile in the cave, read aloud. $tile, $layer, $column, $row, $state: open, banned or other
ali-baba-tile-in-cave = { $state ->
    [open] { $tile }, layer { $layer }, column { $column }, row { $row }
    [banned] { $tile }, banned, layer { $layer }, column { $column }, row { $row }
   *[other] { $tile }, not to be taken now, layer { $layer }, column { $column }, row { $row }
}
# $tile
ali-baba-tile-beside = { $tile }, beside the cave
# $layer
ali-baba-layer = layer { $layer }
ali-baba-face-down = face down
# A gain, with its sign. $n
ali-baba-plus = { $n ->
    [0] 0
   *[other] +{ $n }
}

## What is asked

# $step
ali-baba-ask = { $step ->
    [take] Take a glowing tile from the cave
    [also] Take a neighbour of the emptied place as well
    [magic] Use the lamp’s own magic or swap the lamp
    [show] Choose a tile to show
    [steal] Take one of the tiles shown
   *[ban] Choose a treasure or a colour to ban
}
# $step, $name
ali-baba-other = { $step ->
    [take] { $name } is choosing a tile in the cave
    [also] { $name } is choosing a neighbour
    [magic] { $name } is choosing what the lamp does
    [show] { $name } is choosing a tile to show
    [steal] { $name } is choosing one of the tiles shown
    [choosing] { $name } is choosing
   *[ban] { $name } is choosing what to ban
}
# $name: who takes one
ali-baba-help-show = { $name } will take one of the tiles shown; the others go back.
ali-baba-help-steal = The others go back behind their screens.
ali-baba-help-ban = Until your next turn no rival may take it from the cave.
ali-baba-help-magic = Tiles beside the cave glow: the magic of the one you take happens.
# $name, $banned
ali-baba-help-banned = { $name } has banned { banned-thing }.
# $n
ali-baba-turns-left = { $n ->
    [one] { $n } turn is left.
   *[other] { $n } turns are left.
}
# $reason
ali-baba-refused = Not allowed: { $reason }
ali-baba-type = Type an action
ali-baba-back = Undo
ali-baba-by-gain = Best moves
ali-baba-plan = Plan
ali-baba-plan-ask = Your plan: nothing of it is played
ali-baba-plan-help = What each tile brings if the cave stays as it is.
ali-baba-plan-none = You have no turn left to plan.

## Choices in words

# $tile, $place
ali-baba-do-take = { $tile } ({ $place })
# $tile
ali-baba-do-swap = swap for the { $tile }
# $tile
ali-baba-do-show = show the { $tile }
# $name
ali-baba-do-steal = take from { $name }
# $banned
ali-baba-do-ban = ban { banned-thing }
ali-baba-do-magic = its own magic
# $what, $n
ali-baba-with-gain = { $what }, gain { $n }

## What it would bring

# $place, $tile
ali-baba-preview-title = { $place }, { $tile }
# $treasures, $before, $after
ali-baba-preview-set = { $treasures }: { $before } → { $after }
ali-baba-preview-sets = your sets
# Read aloud. $n
ali-baba-brings = Brings { n-points-acc }.
# Read aloud. $n
ali-baba-uncovers = Turns up { n-cave-tiles }.

## Magic

ali-baba-magic = Magic
ali-baba-magic-pink = 5 points
ali-baba-magic-blue = 2 for each tile turned up; 2 from layer 1
ali-baba-magic-brown = 2 for each of that treasure you hold
ali-baba-magic-green = take a neighbour as well
ali-baba-magic-yellow = rivals show, you take one
ali-baba-magic-white = ban a treasure or a colour
ali-baba-magic-nothing = the magic does nothing

## Seats and screens

ali-baba-you = you
ali-baba-bot = bot
ali-baba-playing = playing
ali-baba-waits = waits
ali-baba-shows = shows this tile
ali-baba-has-chosen = has chosen a tile
# $banned
ali-baba-ban = Banned until the next turn here: { banned-thing }
# $banned, $name
ali-baba-ban-of = Banned until { $name } plays: { banned-thing }
ali-baba-behind-your-screen = Behind your screen
ali-baba-behind-screen = Treasures
# $name
ali-baba-behind-screen-of = Behind the screen of { $name }
ali-baba-worth-next = points · +1 more
# $n
ali-baba-worth-points = worth { n-points }
# $n
ali-baba-next-brings = the next brings { n-points }
ali-baba-score = magic
# $n: points
ali-baba-magic-so-far = magic { $n }
# $n: points
ali-baba-treasures-so-far = treasures +{ $n }
ali-baba-treasures-hidden = treasures hidden
ali-baba-sets = sets
ali-baba-in-all = in all
ali-baba-tab-treasures = Treasures
ali-baba-tab-magic = Magic
ali-baba-tab-story = Log

## Keys

ali-baba-keys-next = the next tile that can be seen
ali-baba-keys-all = also tiles that lie face down
