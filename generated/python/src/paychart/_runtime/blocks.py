# Written by codegen from codegen/emit/python/runtime/blocks.py: edit that file.
"""Server-sent events, put together from the pieces in which a stream comes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """One block of a stream."""

    #: The last id that the stream has named, in this block or before.
    id: str | None
    #: None where the block is no event, such as one that moves the id alone.
    data: str | None


class Blocks:
    """Puts blocks together from pieces that are cut anywhere.

    Lines end with CR, LF or both, and nothing else does: U+2028 within a line is a part of it. So lines are cut as bytes.
    """

    def __init__(self) -> None:
        self._rest = b""
        self._id: str | None = None
        self._data: list[str] = []
        self._is_first = True

    def add(self, piece: bytes) -> list[Block]:
        """The blocks that this piece completes."""
        text = self._rest + piece
        # A piece may end between the two characters of a line's end.
        held = b"\r" if text.endswith(b"\r") else b""
        text = text[: len(text) - len(held)]
        lines = text.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
        self._rest = lines.pop() + held
        found = [self._line(line) for line in lines]
        return [block for block in found if block is not None]

    def _line(self, raw: bytes) -> Block | None:
        line = raw.decode("utf-8", "replace")
        if self._is_first:
            self._is_first = False
            line = line.removeprefix("\ufeff")
        if line == "":
            return self._end()
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "id" and "\0" not in value:
            self._id = value
        elif name == "data":
            self._data.append(value)
        return None

    def _end(self) -> Block:
        data, self._data = self._data, []
        return Block(self._id, "\n".join(data) if data else None)
