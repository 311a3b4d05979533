"""Writes the reference in docs/python.md from the stubs: python python/reference.py"""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "python.md"
MARK = "<!-- From here on, this page is written by python/reference.py. -->\n"

#: The parts of the reference, with what belongs to each.
PARTS = {
    "Games": ["games", "game", "State", "Turn", "Knowledge", "Outcome"],
    "Records": ["read_record", "replay", "Replay"],
    "Bots and contests": ["bot", "Bot", "play", "arena", "Row", "Interval", "Estimate", "Adjusted", "Times", "Faults"],
    "Simulation, reviews, solved tables": ["simulate", "review", "solved"],
    "Many games side by side": ["Lanes"],
    "Errors": ["SetupError", "IllegalStep", "RecordError", "InternalError"],
}

Definition = ast.FunctionDef | ast.ClassDef


def definitions() -> dict[str, Definition]:
    """Everything that is public, by name."""
    found: dict[str, Definition] = {}
    for file in ["_quipu.pyi", "_contest.py"]:
        for node in ast.parse((HERE / "quipu" / file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
                found[node.name] = node
    return found


def words(node: ast.AST) -> str:
    """The docstring as Markdown."""
    text = ast.get_docstring(node, clean=False) if isinstance(node, ast.FunctionDef | ast.ClassDef) else None
    return inspect.cleandoc(text or "").replace("``", "`")


def signature(node: ast.FunctionDef) -> str:
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    result = ast.unparse(node.returns) if node.returns else "None"
    return f"{node.name}({arguments}) -> {result}"


def is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(it, ast.Name) and it.id == "property" for it in node.decorator_list)


def member(node: ast.stmt) -> str | None:
    """A line for an attribute or a method; none for what is not public."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return f"- `{node.target.id}: {ast.unparse(node.annotation)}`"
    if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
        return None
    head = f"{node.name}: {ast.unparse(node.returns)}" if is_property(node) and node.returns else signature(node)
    text = words(node).replace("\n\n", "\n").replace("\n", "\n  ")
    return f"- `{head}`\n  {text}"


def entry(node: Definition) -> str:
    if isinstance(node, ast.FunctionDef):
        return f"### `{node.name}`\n\n```text\n{signature(node)}\n```\n\n{words(node)}\n"
    members = "\n".join(line for line in map(member, node.body) if line)
    base = next((ast.unparse(it) for it in node.bases if "Error" in ast.unparse(it)), None)
    kind = f" ({base})" if base else ""
    return f"### `{node.name}`{kind}\n\n{words(node)}\n" + (f"\n{members}\n" if members else "")


def reference() -> str:
    known = definitions()
    missing = set(known) - {name for names in PARTS.values() for name in names}
    if missing:
        raise SystemExit(f"reference.py names no part for {', '.join(sorted(missing))}")
    parts = [f"## {part}\n\n" + "\n".join(entry(known[name]) for name in names) for part, names in PARTS.items()]
    return "\n".join(parts)


def page(text: str) -> str:
    """The page with its reference as it should be."""
    return text[: text.index(MARK)] + MARK + "\n" + reference()


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
