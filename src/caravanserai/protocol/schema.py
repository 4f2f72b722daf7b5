"""Every type that goes over the wire, in one place: for whoever makes types, or a schema, of them."""

from __future__ import annotations

from . import bodies, keepers, lesson, messages, own_data, reference, review

MESSAGES = messages.AnyMessage
"""What a server says over the WebSocket."""
REQUESTS = messages.AnyRequest
"""What a client asks for over the WebSocket."""
BODIES = (
    bodies.NewGuest,
    bodies.GuestChange,
    bodies.UseLink,
    bodies.NewEmail,
    bodies.NewToken,
    bodies.PushSubscription,
    bodies.NewTable,
    bodies.TableChange,
    bodies.SeatWish,
    bodies.Key,
    bodies.Coming,
    bodies.BotLevel,
    bodies.Whom,
    reference.Score,
    reference.ScoreOfTreasures,
    review.NewReview,
    own_data.Deletion,
    own_data.Recovery,
    lesson.LessonSteps,
    keepers.NewReport,
    keepers.Reason,
    keepers.NewSanction,
    keepers.Settlement,
    keepers.NewHouseInvitation,
)
"""What a client sends over HTTP."""
ANSWERS = (
    bodies.Error,
    bodies.Me,
    bodies.Who,
    bodies.Link,
    bodies.TokenInfo,
    bodies.MadeToken,
    bodies.PushKey,
    bodies.Invitation,
    bodies.Listings,
    bodies.ServerInfo,
    bodies.Health,
    reference.Rules,
    reference.Sheet,
    review.ReviewId,
    review.ReviewInfo,
    review.JudgedTurns,
    own_data.OwnData,
    lesson.LessonInfo,
    lesson.TaskState,
    lesson.TaskWays,
    lesson.Solution,
    keepers.Glance,
    keepers.GuestList,
    keepers.HouseTables,
    keepers.SanctionInfo,
    keepers.SanctionList,
    keepers.ReportList,
    keepers.ActList,
    keepers.HouseInvitations,
    keepers.MadeHouseInvitation,
)
"""What a server answers over HTTP; a table is told as the message `table`."""
WIRE_TYPES = (*MESSAGES.__args__, *REQUESTS.__args__, *BODIES, *ANSWERS)
"""All of them; what is inside them follows from them."""
