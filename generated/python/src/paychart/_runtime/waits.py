# Written by codegen from codegen/emit/python/runtime/waits.py: edit that file.
"""Waits for the status of a resource."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Mapping, Sequence

from .calls import Flow, Pause, call_flow, plan_of
from .errors import WaitEnded, WaitError, WaitTimeout
from .operation import Operation
from .options import CallOptions, ClientOptions, require_amount
from .results import Failure, Success
from .retry import retry_after
from .values import to_json

DEFAULT_TIMEOUT = 60.0
_FIRST_PAUSE = 0.25
_LONGEST_PAUSE = 2.0
#: The last look begins so long before the end, so that it can be answered.
_LAST_LOOK = 0.25
#: The response of a list of events.
_LONGEST_LOOK = 5.0
#: Without news the resource is read at every fourth look: an event is written a moment after its change.
_READ_EVERY = 4

#: Statuses, each with those that a resource may have at any later time.
Steps = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Waiting:
    """The contract's facts about a resource that can be waited for."""

    read: Operation[Any, Any]
    #: The one parameter of its path.
    parameter: str
    #: Lists the tenant's events.
    events: Operation[Any, Any] | None
    #: By the value of the field `by`; under `` where there is one kind.
    steps: Mapping[str, Steps]
    by: str | None = None

    def can_come(self, resource: Mapping[str, Any], wanted: frozenset[str]) -> bool:
        """Whether the resource can still reach one of these statuses; true for one that this package does not know."""
        steps = self.steps.get("" if self.by is None else str(resource.get(self.by)))
        later = None if steps is None else steps.get(str(resource.get("status")))
        if steps is None or later is None:
            return True
        return any(bool(later) if status not in steps else status in later for status in wanted)


def wait_flow(
    client: ClientOptions,
    waiting: Waiting,
    id: str,
    until: str | Sequence[str],
    timeout: float,
    given: CallOptions | None,
) -> Flow[Success[Any] | Failure[Any]]:
    """Looks at the events of the resource, and reads it when there are new ones, until it has or has had the status."""
    wanted = frozenset([until] if isinstance(until, str) else until)
    if not wanted:
        raise TypeError(f"wait needs the status to wait for, such as wait({id!r}, until='DELIVERED')")
    require_amount("timeout", timeout)
    options = given or CallOptions()
    ends_at = time.monotonic() + timeout
    last_look_at = ends_at - min(_LAST_LOOK, timeout / 4)
    feed = _Feed(client, waiting, id, options, ends_at)
    yield from feed.next()
    pause = _FIRST_PAUSE
    has_ended = False
    known: Success[Any] | None = None
    look = 0
    while True:
        is_last = time.monotonic() >= last_look_at
        news = yield from feed.next()
        if has_ended or is_last or news != "none" or look % _READ_EVERY == 0:
            left = max(0.0, ends_at - time.monotonic())
            params = {waiting.parameter: id}
            sent = yield from call_flow(plan_of(client, waiting.read, params, replace(options, deadline=left)))
            if isinstance(sent, Failure):
                is_over = known is not None and time.monotonic() >= ends_at
                return _late(known, id, timeout) if known is not None and is_over else sent
            known = sent
            resource = to_json(sent.data)
            if resource.get("status") in wanted or not feed.seen.isdisjoint(wanted):
                return sent
            if has_ended:
                return _unmet(WaitEnded, "WAIT_ENDED", sent, f"{id} is {resource['status']}, from which it cannot become {_or(wanted)}")
            if is_last:
                return _late(sent, id, timeout)
            # The event of a status that lasted for a moment may come after the end: one more look.
            has_ended = not waiting.can_come(resource, wanted)
        until_last = max(0.0, last_look_at - time.monotonic())
        yield Pause(min(pause, until_last))
        pause = min(pause * 1.5, _LONGEST_PAUSE)
        look += 1


def _or(statuses: frozenset[str]) -> str:
    return " or ".join(sorted(statuses))


def _status(known: Success[Any]) -> str:
    return str(known.data.status)


def _late(known: Success[Any], id: str, timeout: float) -> Failure[Any]:
    return _unmet(WaitTimeout, "WAIT_TIMEOUT", known, f"{id} is still {_status(known)} after {timeout:g} s")


def _unmet(kind: type[WaitError], code: str, known: Success[Any], message: str) -> Failure[Any]:
    error = kind(code, message, status=known.response.status, attempts=known.attempts, response=known.response)
    error.resource_status = _status(known)
    return Failure(error)


class _Feed:
    """The statuses of a resource that events have told of since the call."""

    def __init__(
        self, client: ClientOptions, waiting: Waiting, resource_id: str, options: CallOptions, ends_at: float
    ) -> None:
        self._client = client
        self._events = waiting.events
        self._resource_id = resource_id
        self._options = options
        self._ends_at = ends_at
        self.seen: set[str] = set()
        #: The newest event that is known; none until a list has been read.
        self._last: int | None = None
        self._asks_again_at = 0.0

    def next(self) -> Flow[str]:
        if self._events is None or time.monotonic() < self._asks_again_at:
            return "unknown"
        # Events that are not answered leave time to read the resource itself.
        left = max(0.0, self._ends_at - time.monotonic())
        options = replace(self._options, max_retries=0, deadline=min(_LONGEST_LOOK, left / 2), idempotency_key=None)
        plan = plan_of(self._client, self._events, {"resourceId": self._resource_id}, options)
        sent = yield from call_flow(plan)
        if isinstance(sent, Failure):
            self._heed(sent)
            return "unknown"
        events = to_json(sent.data)["events"]
        before = self._last
        self._last = max([before or 0, *(int(event["sequence"]) for event in events)])
        # Where no earlier look has succeeded, nobody knows which of these happened before the call.
        if before is None:
            return "unknown"
        news = [event for event in events if int(event["sequence"]) > before]
        for event in news:
            # A resource may have two statuses, its own and the one of its family: either may be waited for.
            resource = event["data"]["object"]
            statuses = (resource.get("status"), resource.get("internalStatus"))
            self.seen.update(status for status in statuses if isinstance(status, str))
        return "some" if news else "none"

    def _heed(self, failure: Failure[Any]) -> None:
        """Only a refusal that will be repeated ends the feed; anything else may be over at the next look."""
        response = failure.error.response
        if response is None:
            return
        if response.status in (403, 404):
            self._events = None
        after = retry_after(response.headers.get("retry-after"), time.time())
        self._asks_again_at = time.monotonic() + (after or 0.0)
