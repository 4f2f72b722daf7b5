# Lessons: the tasks, and the screens of lessons and rules.

## The screens of lessons and rules

# $game
learn-ui-rules-of = Rules · { $game }
learn-ui-games = Games
learn-ui-search = Search the rules
# $n: clauses
learn-ui-found = { $n ->
    [0] Nothing found
    [one] { $n } rule found
   *[other] { $n } rules found
}
learn-ui-nothing-found = No rule has these words.
learn-ui-contents = Contents
learn-ui-to-lessons = Lessons
learn-ui-to-aid = Player aid
learn-ui-not-loaded = The server can’t be reached. Try again in a moment.
learn-ui-title = Learn
learn-ui-to-rules = Rules
learn-ui-start = Begin
learn-ui-go-on = Go on
learn-ui-lesson-done = done
# $done of $n tasks
learn-ui-tasks-done = { $done } of { $n }
# $game, $title
learn-ui-lesson-of = { $game } · { $title }
# The learner's seat.
learn-ui-you = You
learn-ui-tasks = Tasks
# $n
learn-ui-task = Task { $n }
# $n
learn-ui-task-solved = Task { $n }, solved
learn-ui-well-done = Well done!
learn-ui-shown = That is how.
learn-ui-showing = Watch: the solution, step by step.
learn-ui-show-me = Show me
learn-ui-again = Try again
learn-ui-next = Next
learn-ui-next-lesson = Next lesson
learn-ui-all-lessons = All lessons
