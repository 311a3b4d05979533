# Puzzles, and practicing your own mistakes.

# All puzzles.
puzzles-title = Puzzles
puzzles-what = Find the best choice in positions from real games. Each right choice is clearly better than all others.
puzzles-all = All puzzles
puzzles-coming = Loading…
puzzles-none = Can’t load the puzzles of this game. Connect to the internet and try again.
puzzles-new = You haven’t solved any yet.
puzzles-standing = Your rating: { $rating }. Solved: { $solved } of { $tried }. In a row: { $streak }, at best { $longest }.
puzzles-provisional = It’s still a first guess.
puzzles-lately = { $right } of the last { $of } solved
puzzles-reset = Start over
puzzles-reset-sure = Delete rating and history

# One puzzle.
puzzle-ask = What’s your best choice?
puzzle-level = Puzzle rating { $rating }
puzzle-own-rating = Your rating: { $rating }
puzzle-own-mistake = From one of your games
puzzle-memory = Cards everyone has seen
puzzle-broken = Can’t show this puzzle. { $problem }
puzzle-right = Right!
puzzle-wrong = There’s a better choice
puzzle-cost = It costs { $points } points of your win chance.
puzzle-rated = Rating: { $before } → { $after }
puzzle-worth = Win chance of each choice
puzzle-chance = { $percent }%
puzzle-number = { $whole }.{ $tenth }
puzzle-yours = your choice
puzzle-more = { $names } and { $n } more
puzzle-next = Next
puzzle-again = Try again
puzzle-play-on = Play on from here

# Your own mistakes.
mistakes-title = Your mistakes
mistakes-what = Practice the choices that cost you most in your own games. They come back after 1, 3 and 7 days.
mistakes-due = { $n ->
    [one] 1 choice from your games is waiting.
   *[other] { $n } choices from your games are waiting.
}
mistakes-go = Practice your mistakes
mistakes-looking = Looking through your games… { $n ->
    [one] 1 done.
   *[other] { $n } done.
}
mistakes-none = No mistakes found in the games on this device. Finish a game, then come back.
mistakes-later = Nothing to practice today. Mistakes so far: { $all }, learned: { $learned }.
