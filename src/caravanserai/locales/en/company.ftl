# Company: quick matches, friends, who is blocked, notes and comments on games.

company-match = Quick match
company-match-help = You are seated where somebody waits for the same game, or others find you. It starts by itself.
company-pace = Pace
company-pace-none = no clock
company-pace-fast = fast
company-pace-live = real time
company-pace-slow = turn-based
company-pace-none-more = Everybody takes the time they need.
company-pace-fast-more = 30 s for a turn, 5 min in reserve.
company-pace-live-more = 60 s for a turn, 10 min in reserve.
company-pace-slow-more = 3 days for a turn; nobody need be here at the same time.
company-rated = rated
company-rated-game = Rated game
company-rated-more = It counts for your rating; who leaves has lost.
company-find = Find a table
company-searching = You are already waiting for others to come.
company-to-table = To the table
company-who-waits = Who is waiting
company-nobody-waits = Nobody just now. Whoever comes next will find you.
# $n: seats in all
company-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
company-play = Play
# $names: who waits there
company-play-with = Play with { $names }

## Friends

company-friends = Friends
company-friends-help = Give this link to somebody: whoever opens it and agrees is your friend.
company-link = Your link
company-make-link = Make a link
company-new-link = New link
company-new-link-help = The old one stops working.
company-no-friends = No friends here yet.
company-here = here now
# $date
company-last-here = last here: { $date }
company-challenge = Challenge
# $name: the friend
company-challenge-name = Challenge { $name }
company-with = With
company-invite = Invite
company-more-about = More about { $name }
company-unfriend = Remove from friends
company-block = Block
# $name: whom
company-block-name = Block { $name }
company-block-sure = Block { $name }?
company-block-means = No quick match will bring you together, they can’t challenge you or sit down at your tables, and you won’t see what they write. They are not told.
company-cancel = Cancel
company-blocked = Blocked
company-nobody-blocked = You have blocked nobody.
company-unblock = Unblock
company-unblock-name = Unblock { $name }
company-people-here = People at this table
# $name: whose link it is
company-befriend-ask = { $name } would like to be friends
company-befriend-help = Friends see when the other is here, and can challenge each other.
company-befriend = Be friends
company-befriended = { $name } and you are friends.
company-own-link = This is your own link: give it to somebody else.
company-bad-link = This link is old or wrong; ask for a new one.
company-to-friends = To your friends

## Notes and comments

company-note = Your note
company-note-help = Only you see it.
company-note-save = Save
company-comments = Comments
company-comments-help = Whoever has the link to this review can read them.
company-no-comments = Nobody has said anything yet.
company-comment = What do you think of this moment?
company-comment-send = Comment
company-comment-delete = Delete
# $name: who said it
company-comment-delete-of = Delete the comment by { $name }

## Why something is refused

reason-not-yourself = This is about others, not about yourself.
reason-no-such-friend = You have no such friend.
reason-no-such-friend-link = This link is old or wrong; ask for a new one.
reason-no-such-comment = There is no such comment, or it is gone.
reason-notes-are-for-players = Notes are for games that you have played.
