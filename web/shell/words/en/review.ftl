# The review of a finished game. Points are percentage points of the chance to win.
review = Review
review-open = Review
review-note = See how everyone’s chance to win moved, what was luck, and what each choice cost. It’s computed on your device.
review-rough = A first estimate. The exact numbers follow.
review-compared-table = Compared with what could be expected of the players at this table.
review-compared-perfect = Compared with perfect play.
review-start = Review game
review-more = Compute exactly
review-again = Try again
review-stop = Cancel
review-working = Computing the review
review-away = Can’t load the review. Check your connection and try again.
review-fault = Can’t review this game. { $problem }
review-shown = What the graph shows
review-score = Score
review-chance = Win chance
review-waits = The win chances appear here when they’re computed.
review-percent = { $percent }%
review-lens = Compare with
review-lens-perfect = Perfect play
review-lens-table = This table
review-parts = Where it came from
review-sum = { $name }: from the chance at the start to the result, in points
review-begin = Start
review-luck = Luck
review-reading = Reading
review-own = Own
review-rest = Rest
review-result = Result
review-words = What the words mean
review-luck-what = What the cards gave you, compared with what could have come.
review-reading-what = What the others chose, compared with what could be expected of them.
review-own-what = Your choices, compared with what could be expected of you. What each one cost is counted apart.
review-rest-what = What the estimate didn’t foresee.
review-lost = { $n ->
    [0] No decisions
    [one] Lost { $mean } points in 1 decision
   *[other] Lost { $mean } ± { $se } points per decision ({ $n })
}
review-count = { $word }: { $n }
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-keys = Key moments
review-no-keys = No choice was clearly wrong, and luck was even.
review-error = { $did }: { $points } points. { $best } wins { $best_chance }, { $made } { $chance }.
review-swing = Luck for { $name }: { $points } points. { $text }
review-step = Step { $step }
review-look = Show
review-try = Try again
review-try-step = Try again from step { $step }
review-table = Show as a table
review-moment = Moment
review-row = { $step }: { $text }
review-picture = Save as image
review-no-picture = This browser can’t make the image.
