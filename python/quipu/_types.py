"""What the stubs name."""

from __future__ import annotations

import os
from typing import Any, TypeAlias, Union

#: A choice, as a record has it after ``"do"``: ``"camp"``, ``{"flip": 3}``.
Action: TypeAlias = Union[str, dict[str, Any]]

#: What chance brings, as a record has it after ``"chance"``: ``"treasure-11"``, ``{"token": "idol"}``.
Chance: TypeAlias = Union[str, dict[str, Any]]

#: A record: its text, its bytes, or the path of its file.
Record: TypeAlias = Union[str, bytes, "os.PathLike[str]"]
