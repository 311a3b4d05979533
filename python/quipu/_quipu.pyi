from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal, SupportsIndex, final

import numpy as np
import numpy.typing as npt

from quipu._types import Action, Chance, Record

class SetupError(ValueError):
    """A game that cannot be set up: its name, players or options."""

class IllegalStep(ValueError):
    """A step that the rules do not allow. The state has not changed."""

class RecordError(ValueError):
    """A record that is wrong."""

    line: int
    """The first wrong line. The header is line 1."""

class InternalError(RuntimeError):
    """A mistake in quipu itself. Please report it."""

def games() -> list[str]:
    """The names of the games."""

def game(name: str, players: int = 4, **options: Any) -> State:
    """A new game. Options are those of a record's header (docs/record.md). One that you leave out has the value of a new table, as in
    `quipu sim`. Raises `SetupError`."""

@final
class State:
    """A game in progress. It changes in place; `clone()` is cheap.

    Two states are equal if the same can happen from now on, with the same results, however they came about. Don't change a state that
    is a key of a dict. A state can be copied and pickled.
    """

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def players(self) -> int:
        """How many players there are. Seats count from 0; the left neighbor of seat n is n + 1."""

    @property
    def options(self) -> dict[str, Any]:
        """The options, without those that have the default of a record."""

    @property
    def names(self) -> list[str]:
        """The names of the players."""

    @property
    def turn(self) -> Turn:
        """What the game waits for."""

    def legal_actions(self, seat: int) -> list[Action]:
        """What a seat may do now, in ascending order; nothing unless it is due. An action is what a record has after `do`."""

    def chance_outcomes(self) -> list[tuple[Chance, int]]:
        """What chance may bring now, each with its weight: how many equal cards bring it. Nothing unless chance is due."""

    def apply(self, seat: int, action: Action) -> None:
        """Make a choice. Where several seats are due, choices are sealed until the last one is in. Raises `IllegalStep`."""

    def apply_chance(self, outcome: Chance) -> None:
        """Let chance bring this. Raises `IllegalStep`."""

    def draw(self, random: SupportsIndex | Random | np.random.Generator | np.random.RandomState) -> Chance:
        """Draw what chance brings by its weights, apply it, and return it.

        With a number, the outcome follows from it and from how many steps were made: drawing every chance step of a game with one seed
        gives one game. A generator is asked for 64 bits.
        """

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a player sees on the table now; without a seat, what everyone sees."""

    def knowledge(self, seat: int) -> Knowledge:
        """All that a player with a perfect memory knows."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action that a table with these options has, legal or not. Its place here is its index. Don't change what is in it."""

    def action_index(self, action: Action) -> int:
        """The place of an action in `actions`."""

    def legal_mask(self, seat: int) -> npt.NDArray[np.bool_]:
        """By index: whether a seat may do it now."""

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a player with a perfect memory knows, in bytes: a function of `knowledge(seat)`. The size depends on game, options and players."""

    @property
    def fields(self) -> dict[str, slice]:
        """The parts of an observation by name, each with its bytes. What belongs to several players begins with the own seat and
        continues to the left."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None until it is over."""

    @property
    def steps(self) -> list[dict[str, Any]]:
        """Everything that has happened, as the lines of a record: `{"seat": 0, "do": …}` and `{"chance": …}`."""

    def record(self, names: Sequence[str] | None = None) -> str:
        """The game as a record (docs/record.md): equal games give equal text. `names` replaces the names of the players."""

    def clone(self) -> State:
        """A copy that goes its own way."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: Any) -> State: ...
    def __reduce__(self) -> tuple[Any, tuple[str]]: ...
    @staticmethod
    def _restore(record: str) -> State: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Turn:
    """What a game waits for."""

    @property
    def kind(self) -> Literal["chance", "act", "over"]:
        """`chance`: something is drawn. `act`: the seats choose. `over`: nothing."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that owe a choice, ascending. With several, they choose at the same time."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Knowledge:
    """All that a player with a perfect memory knows. It can be compared, and can be a key of a dict: equal if the player knows the same."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Outcome:
    """How a game ended, by seat."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points. In Lost Temple, positions on the track."""

    @property
    def ranks(self) -> tuple[int, ...]:
        """1 is best; equals share a rank, and the next is skipped. Ties are broken as the rules say."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Every seat's share of the win: 1/n if n seats share it."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

def read_record(record: Record) -> State:
    """The game after the last step of a record: its text, its bytes, or the path of its file. A text that begins with `{` is a record.
    Raises `RecordError`, with the line."""

def replay(record: Record | State) -> Replay:
    """Every moment of a game: pairs of a state and the step that led to it. The first has no step."""

@final
class Replay(Iterator[tuple[State, dict[str, Any] | None]]):
    """The moments of a game, one after another."""

    def __iter__(self) -> Replay: ...
    def __next__(self) -> tuple[State, dict[str, Any] | None]: ...

def bot(
    game: str | State, name: str, seat: int, *, seed: SupportsIndex | None = None, iterations: int | None = None
) -> Bot:
    """A bot for one seat: `porter`, `guide`, `pathfinder`, `oracle`, `companion:STRENGTH`, `random`, or one of the game's simple bots
    (`quipu arena GAME --list`). `iterations` is how much a searching bot may think for each decision."""

@final
class Bot:
    """A bot in a seat. It uses only what a player in its seat knows, and remembers what it has seen. It may play one game after another:
    a state that does not continue the last one begins a new game."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def name(self) -> str:
        """Which bot it is."""

    @property
    def seat(self) -> int:
        """Its seat."""

    def choose(self, state: State) -> Action:
        """Its choice. It sees everything that has happened since it last looked, as far as its seat may. Raises `IllegalStep` if its seat
        is not due."""

    def observe(self, state: State) -> None:
        """Let it see what has happened without asking it for a choice. You need this only where it matters when it looks."""

def play(
    game: str | State,
    bots: Sequence[str],
    *,
    seed: SupportsIndex | None = None,
    iterations: int | None = None,
    most_steps: int = 100000,
    **options: Any,
) -> State:
    """A game between bots, one for each seat, to its end: a new one, or one that goes on from a state. The same seed gives the same game."""

def simulate(
    game: str,
    players: int,
    games: int,
    policy: str | Sequence[str] | None = None,
    *,
    seed: SupportsIndex | None = None,
    threads: int | None = None,
    columns: Sequence[str] | None = None,
    most_steps: int = 100000,
    **options: Any,
) -> dict[str, npt.NDArray[Any]]:
    """Many games with simple policies (`random`, and those that `quipu sim --help` lists), as arrays.

    | column | type | shape | what |
    | --- | --- | --- | --- |
    | `scores` | int32 | games, players | points |
    | `ranks` | uint8 | games, players | 1 is best |
    | `shares` | float32 | games, players | shares of the win |
    | `decisions` | uint32 | games | choices of all players |
    | `steps` | uint32 | games | choices and chance steps |

    `policy` is one for all seats, or a list with one for each. The same seed gives the same games on any number of threads.
    """

def review(
    record: Record | State,
    *,
    effort: Literal["quick", "normal", "deep"] = "normal",
    lens: Literal["table", "equilibrium"] | None = None,
) -> dict[str, Any]:
    """What was luck in a finished game, and what each choice cost: the object that `quipu review --json` prints (docs/review.md).
    `lens` says with whom to compare; without it, with perfect play where a game is solved."""

def solved(game: str, **options: Any) -> dict[str, npt.NDArray[Any]]:
    """What is known exactly (docs/solved.md), as columns of a table.

    For Incan Gold with two players, in the editions that are solved: `win` is the chance to win when a round begins, and the other columns
    say what it begins with: `round`, how many kinds of hazard have 1, 2 and 3 cards left (`hazards_with_1_card` …), `artifacts_in_deck`,
    `artifacts_owned` by both together, `artifacts_ahead` and `lead`: how many more artifacts and points are one's own.
    """

def _arena(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None,
    deals: int,
    orders: str,
    mirror: bool,
    luck: bool,
    seed: SupportsIndex,
    iterations: int | None,
    threads: int | None,
    patience: float,
    most_steps: int,
    options: Mapping[str, Any],
) -> list[dict[str, Any]]: ...
def _panic() -> None: ...

@final
class Lanes:
    """Many games side by side, in arrays that are made once and filled in place:
    `Lanes(game, players=4, lanes=1, *, autoreset="next-step", reward="win", learner=None, most_steps=0, **options)`.

    Chance is played automatically. `autoreset` is "next-step", "same-step" or "disabled", as in Gymnasium. All rewards come when a game
    ends: "win" is the share of the win, "score" the score. A game is truncated after `most_steps` steps of its lane; 0 for never. Options
    that are not listed are the game's, as in records.

    With `learner=None` the arrays have an axis for the seats: observations [lanes, players, size], masks [lanes, players, actions], and so on.
    With a seat number, or "each" (seat 0 in lane 0, seat 1 in lane 1, …), there is one learner in each lane, the others choose at random, and
    the axis is missing.
    """

    def __new__(
        cls,
        game: str,
        players: int = 4,
        lanes: int = 1,
        *,
        autoreset: Literal["next-step", "same-step", "disabled"] = "next-step",
        reward: Literal["win", "score"] = "win",
        learner: int | Literal["each"] | None = None,
        most_steps: int = 0,
        **options: Any,
    ) -> Lanes: ...
    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What each player knows, in bytes: see `fields`."""

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now; none for a seat that does not have to choose."""

    @property
    def due(self) -> npt.NDArray[np.bool_]:
        """Who has to choose now."""

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the last step brought."""

    @property
    def terminated(self) -> npt.NDArray[np.bool_]:
        """Whether the game of each lane is over."""

    @property
    def truncated(self) -> npt.NDArray[np.bool_]:
        """Whether the game of each lane was cut off after `most_steps`."""

    @property
    def final_observations(self) -> npt.NDArray[np.uint8]:
        """With "same-step": the last observations of games that the last step ended. Other lanes hold older ones."""

    @property
    def actions(self) -> npt.NDArray[np.int64]:
        """What `sample` wrote last."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def players(self) -> int:
        """How many play in each game."""

    @property
    def action_count(self) -> int:
        """How many actions there are."""

    @property
    def size(self) -> int:
        """The number of bytes of an observation."""

    @property
    def action_list(self) -> list[Action]:
        """The actions by index, as records have them."""

    @property
    def fields(self) -> list[tuple[str, int, int, str]]:
        """Name, first byte, number of bytes and meaning of each part of an observation."""

    def __len__(self) -> int: ...
    def reset(
        self, seeds: npt.NDArray[np.uint64] | None = None, chosen: npt.NDArray[np.bool_] | None = None
    ) -> None:
        """Begins new games: in every lane, or where `chosen` is true; with a seed for each lane, or with the next game of each lane."""

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Applies an action for every seat that is due; others are ignored. If one is illegal, IllegalStep names it and nothing changes."""

    def sample(self, masks: npt.NDArray[np.bool_] | None = None) -> npt.NDArray[np.int64]:
        """A random action for every seat that is due, among those that the masks allow; written into `actions`, which is returned."""
