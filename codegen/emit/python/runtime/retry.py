"""Which attempts are repeated, and when."""

from __future__ import annotations

import random
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

from .options import ClientOptions, Limits

#: A server that asks for a longer wait than this gets no retry: the caller decides.
MAX_RETRY_AFTER = 60.0


def is_transient(outcome: int | str, replay: str) -> bool:
    """Retried are 429, 502, 503, 504 and network errors; and never twice what might then happen twice."""
    if outcome == "SESSION":
        return False
    if outcome in (429, 503):
        return True
    if isinstance(outcome, int) and outcome not in (502, 504):
        return False
    return replay != "refused"


def retry_after(header: str | None, now: float) -> float | None:
    """Seconds from a Retry-After of seconds or of an HTTP date; None where it is absent or neither."""
    if header is None:
        return None
    if header.isascii() and header.isdigit():
        return float(header)
    if not header.endswith("GMT"):
        return None
    try:
        at = parsedate_to_datetime(header)
    except (TypeError, ValueError):
        return None
    at = at if at.tzinfo is not None else at.replace(tzinfo=timezone.utc)
    return max(0.0, (at - datetime.fromtimestamp(now, timezone.utc)).total_seconds())


def retry_delay(attempt: int, after: float | None, drawn: float, limits: Limits) -> float:
    """Anywhere between nothing and a ceiling that doubles with each attempt, behind what the server asked for."""
    ceiling = min(limits.retry_max, limits.retry_base * 2.0 ** min(attempt - 1, 60))
    return (after or 0.0) + drawn * ceiling


def jitter(options: ClientOptions) -> float:
    """A number from 0 to 1 from the caller's source, or from the platform's where that one fails."""
    if options.random is not None:
        try:
            drawn = options.random()
            if 0 <= drawn <= 1:
                return drawn
        except Exception:  # The call goes on, whatever the hook does.
            pass
    return random.random()
