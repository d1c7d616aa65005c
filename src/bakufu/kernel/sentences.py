"""Sentences that something is put into, or that say something else as the case may be: Fluent reads them."""

import re
from collections.abc import Collection, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

_NAMED = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What a message may refer to."""

_PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
"""As text, too, these are what numbers of their kind are."""

ChosenBy = dict[str, frozenset[str] | None]
"""As in kernel/catalogue.py, which reads this module only when a sentence needs Fluent."""


class Sentences:
    """Messages as they are written, by name; each is read when it is asked for."""

    def __init__(self, language: str, written: Mapping[str, str], functions: Mapping[str, Any]) -> None:
        self._written = written
        self._functions = functions
        self._bundle = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._chosen_by: dict[str, ChosenBy | None] = {}
        self._read: set[str] = set()

    def format(self, message: str, about: dict[str, Any]) -> str:
        """A message that there is, with what is put into it."""
        self._read_it(message)
        pattern = self._bundle.get_message(message).value
        return str(self._bundle.format_pattern(pattern, about)[0]) if pattern else ""

    def chosen_by(self, message: str) -> ChosenBy | None:
        """What it chooses by, if that is clear."""
        self._read_it(message)
        return self._chosen_by[message]

    def _read_it(self, name: str) -> None:
        """Once; with whatever it refers to."""
        if name in self._read or name not in self._written:
            return
        self._read.add(name)
        resource = FluentResource(self._written[name])
        self._bundle.add_resource(resource)
        choosing = _Choosing(self._functions)
        choosing.visit(resource)
        self._chosen_by[name] = None if choosing.unclear else choosing.found
        for other in _NAMED.findall(self._written[name]):
            self._read_it(other)


class _Choosing(Visitor):
    """Finds the variables that a message chooses by, or changes; unclear where it calls something that may."""

    def __init__(self, functions: Collection[str]) -> None:
        self._functions = functions
        self.found: dict[str, frozenset[str] | None] = {}
        self.unclear = False

    def visit_SelectExpression(self, node: Any) -> None:
        """A choice, by a variable as a rule."""
        name = getattr(getattr(node.selector, "id", None), "name", "")
        texts = self.found.get(name, _PLURALS)
        if texts is not None:
            self.found[name] = texts | {variant.key.name for variant in node.variants if hasattr(variant.key, "name")}
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:
        """A call: of a function of ours, which looks at what it is given, or of something else."""
        if node.id.name not in self._functions:
            self.unclear = True
        self.found |= {argument.id.name: None for argument in node.arguments.positional if hasattr(argument, "id")}

    def visit_MessageReference(self, node: Any) -> None:
        """Another message."""
        self.unclear = True

    visit_TermReference = visit_MessageReference
