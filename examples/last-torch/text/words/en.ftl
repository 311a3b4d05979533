# Last Torch: its table, its replay, its rules and its first expedition.

hook-last-torch = How far down do you dare?
torch-title = Last Torch
torch-round = Round { $round }
torch-homes = Gems at home
torch-carried = { $gems ->
    [one] carries 1 gem
   *[other] carries { $gems } gems
}
torch-ask = On or back?
torch-asked = { $gems ->
    [one] On, or back with 1 gem?
   *[other] On, or back with { $gems } gems?
}
torch-on = On
torch-back = { $gems ->
    [one] Back with 1 gem
   *[other] Back with { $gems } gems
}
torch-wait = { $name } is down the shaft
torch-watching-note = Those who play go down one after another.
torch-over = The game is over
torch-thrown = { $name } rolls a { $die }.
torch-out = { $gems ->
    [one] { $name }’s torch is out: 1 gem lost.
   *[other] { $name }’s torch is out: { $gems } gems lost.
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

lead-last-torch = One die, one shaft, two to six explorers. How far down do you dare?
rule-t-players = Two to six players. Everyone begins without gems.
rule-t-throw = On your turn, go down the shaft and roll the die. Any roll but a one is that many gems, which you carry.
rule-t-one = A one: a gust, and your torch is out. You lose what you carry, and your turn ends.
rule-t-choice = After any other roll, choose: go on and roll again, or go back and bring home what you carry.
rule-t-end = Then it is the next player’s turn. The game ends after a round in which someone has forty gems or more at home. Most gems win; players with equally many share the victory.

learn-t-welcome = You are down the shaft, and these are your first gems. They are not safe yet. { $rival } goes down after you.
learn-t-on = Few gems, little to lose: go on.
learn-t-back = That is enough. Bring it home.
learn-t-out = A one, and the torch is out: all that was carried is lost, but nothing of what is at home.
learn-t-home = What was brought home is safe. Forty gems at home, and this round is the last.
learn-t-watch = { $rival } is down the shaft. Wait and see.
learn-t-end = That is all there is to it. How far you dare is up to you.
