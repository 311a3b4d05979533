# Last Torch: its table, its replay, its rules and its first expedition.

hook-last-torch = How far down do you dare?
torch-title = Last Torch
torch-round = Round { $round }
torch-homes = Gems at home
torch-carried = { $gems ->
    [one] carries 1 gem
   *[other] carries { $gems } gems
}
torch-ask = Go on or go back?
torch-asked = { $gems ->
    [one] Go on, or go back with 1 gem?
   *[other] Go on, or go back with { $gems } gems?
}
torch-on = Go on
torch-back = { $gems ->
    [one] Go back with 1 gem
   *[other] Go back with { $gems } gems
}
torch-wait = { $name } is down the shaft
torch-watching-note = Players go down one at a time.
torch-over = The game is over
torch-thrown = { $name } rolls a { $die }.
torch-out = { $gems ->
    [one] { $name }’s torch goes out: 1 gem lost.
   *[other] { $name }’s torch goes out: { $gems } gems lost.
}
torch-home = { $gems ->
    [one] { $name } is back with 1 gem.
   *[other] { $name } is back with { $gems } gems.
}
torch-won = { $many ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

torch-graph = Gems at home
torch-knot-home = gems brought home
torch-knot-out = torch out
torch-review-on = going on
torch-review-back = going back
torch-review-made = { $name }, { $choice }

lead-last-torch = One die, one shaft, two to six players. How far down do you dare?
rule-t-players = Two to six players. Everyone starts without gems.
rule-t-throw = On your turn, go down the shaft and roll the die. Unless you roll a one, you pick up that many gems and carry them.
rule-t-one = Roll a one, and a gust blows out your torch. You lose what you carry, and your turn ends.
rule-t-choice = After any other roll, choose: go on and roll again, or go back and take home what you carry.
rule-t-end = Then it’s the next player’s turn. The game ends after a round in which someone has forty gems or more at home. Most gems wins; tied players share the victory.

learn-t-welcome = You’re down the shaft with your first gems. They aren’t safe yet. { $rival } goes down after you.
learn-t-on = Few gems, little to lose: go on.
learn-t-back = That’s enough. Take it home.
learn-t-out = A one, and the torch goes out. Everything carried is lost, but what’s at home is safe.
learn-t-home = What you bring home is safe. Once someone has forty gems at home, that round is the last.
learn-t-watch = { $rival } is down the shaft. Wait and see.
learn-t-end = That’s all there is to it. How far you dare is up to you.
