"""Runs programs one below the other in one place, as a reader of a guide does. Takes each as a line of JSON, and says each line
that it prints, and then how it ended: with null, or with the trace of what it raised."""

from __future__ import annotations

import io
import json
import sys
import traceback
from typing import Any

out = sys.stdout


def say(**told: Any) -> None:
    print(json.dumps(told), file=out, flush=True)


class Lines(io.TextIOBase):
    """What a program prints, said line by line."""

    def __init__(self) -> None:
        self.begun = ""

    def write(self, text: str) -> int:
        *lines, self.begun = (self.begun + text).split("\n")
        for line in lines:
            say(line=line)
        return len(text)


sys.stdout = Lines()  # type: ignore[assignment]
place: dict[str, Any] = {"__name__": "__main__"}
for given in sys.stdin:
    trace = None
    try:
        exec(compile(json.loads(given), "guide", "exec"), place)
    except Exception:
        trace = traceback.format_exc()
    say(ended=trace)
