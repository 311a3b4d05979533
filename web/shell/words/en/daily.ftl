# The daily expeditions.
daily-what = The same deal for everyone, against the same bots. You have one attempt per game and day.
daily-next = Next expedition in { $hours } h { $minutes } min
daily-public = The deal follows from the date, so a determined person can compute it in advance. Play for fun, not for honor.
daily-play = Play
daily-continue = Continue
daily-continue-yesterday = Finish yesterday’s
daily-result = { $score ->
        [one] { $score } point, rank { $rank } of { $seats }
       *[other] { $score } points, rank { $rank } of { $seats }
    }
daily-line = Quipu { $date } · { $game } · { $score } · { $rank }/{ $seats } · { $row } · streak { $streak }
daily-line-label = Your result to share
daily-share = Share
daily-copy = Copy
daily-copied = Copied. No card is given away.
daily-marked = Selected. Copy it with your keyboard or menu.
daily-no-copy = This browser can’t copy it. Open the list of expeditions and copy it there.
daily-all = All expeditions
daily-name = Your name on the leaderboard
daily-name-take = Use name
daily-board = Leaderboard
daily-board-looking = Loading the leaderboard…
daily-board-empty = Nobody is on the leaderboard yet.
daily-board-place = Place
daily-board-name = Name
daily-board-points = Points
daily-board-rank = Rank at the table
daily-send-name = To enter the leaderboard, choose a name on the page of the daily expedition.
daily-send-later = Your result is saved on this device. It goes to the leaderboard when the server can be reached.
daily-send-busy = The server is checking your game…
daily-send-done = Your result is on the leaderboard.
daily-send-place = On the leaderboard: place { $place } of { $players }.
daily-send-lost = The game file is no longer on this device, so the result can’t go to the leaderboard.
daily-send-closed = The leaderboard of that day is closed.
daily-send-refused = The server doesn’t accept this game. Its version may differ from this page: reload the page.
daily-streaks = Daily expeditions
daily-streak = { $game }: { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }, best { $best }
daily-past = { $day }: { $result } · place { $place } of { $players }
