# Written by codegen from codegen/emit/python/runtime/mirror.py: edit that file.
"""The present state of resources, kept by events that may come twice, late or never."""

from __future__ import annotations

import threading
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, Generator, Iterable, Iterator, Literal, Mapping, Protocol, Sequence

from .errors import PaychartError
from .values import Model, to_json

_PAGE = 200


@dataclass(frozen=True)
class MirrorEntry:
    """A resource as a mirror keeps it."""

    #: The kind of resource, as `KINDS` has it.
    kind: str
    resource_id: str
    #: The number of the newest change that is applied.
    resource_sequence: int
    #: As JSON has it.
    resource: Mapping[str, Any]


class MirrorStore(Protocol):
    """Where a mirror keeps its entries.

    With a database, `write` is one statement, so that several receivers may share the store: `INSERT ... ON CONFLICT
    (resource_id) DO UPDATE ... WHERE mirror.resource_sequence < excluded.resource_sequence`.
    """

    def read(self, resource_id: str) -> MirrorEntry | None: ...

    def write(self, entry: MirrorEntry) -> bool:
        """Stores the entry unless there is one with the same or a higher number. Returns whether it was stored."""
        ...

    def position(self) -> str | None:
        """The `sequence` up to which the feed has been read; None at first."""
        ...

    def advance(self, sequence: str) -> None: ...


class MemoryStore:
    """A store in memory: it is empty whenever the program starts."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._entries: dict[str, MirrorEntry] = {}
        self._position: str | None = None

    def read(self, resource_id: str) -> MirrorEntry | None:
        return self._entries.get(resource_id)

    def write(self, entry: MirrorEntry) -> bool:
        with self._lock:
            known = self._entries.get(entry.resource_id)
            if known is not None and known.resource_sequence >= entry.resource_sequence:
                return False
            self._entries[entry.resource_id] = entry
            return True

    def position(self) -> str | None:
        return self._position

    def advance(self, sequence: str) -> None:
        self._position = sequence


@dataclass(frozen=True)
class MirrorProblem:
    """A delivery that does not fit the lifecycle."""

    #: `UNKNOWN_STATUS`: a newer package may know it. `IMPOSSIBLE_STEP`: the status cannot follow the one that was known.
    #: `UNREADABLE`: the event was too large to carry the resource, and the resource could not be read.
    code: Literal["UNKNOWN_STATUS", "IMPOSSIBLE_STEP", "UNREADABLE"]
    resource_id: str
    event_id: str
    message: str


@dataclass(frozen=True)
class MirrorChange:
    """The result of one delivery."""

    #: `applied`: the mirror shows the change. `known`: it already shows this or a later one. `ignored`: the package does
    #: not know this type of event. `refused`: the mirror goes on showing what it had; `problem` says why.
    outcome: Literal["applied", "known", "ignored", "refused"]
    entry: MirrorEntry | None = None
    problem: MirrorProblem | None = None
    #: Of `follow`: True where events before this one have expired unread. Read the resources that matter to you again.
    missed: bool = False


class FollowedStream(Protocol):
    """A stream of events, which is closed when nobody follows it any longer."""

    def __iter__(self) -> Iterator[Model]: ...

    def close(self) -> None: ...


class OpenStream(Protocol):
    """Opens a stream of events behind a position: `client.events.stream`."""

    def __call__(self, *, after: str) -> FollowedStream: ...


@dataclass(frozen=True)
class CaughtUp:
    """The result of reading the feed."""

    #: The number of events that the mirror did not know.
    applied: int
    #: False where events have expired before they were read: read the resources that matter to you again.
    is_complete: bool
    problems: tuple[MirrorProblem, ...]


@dataclass(frozen=True)
class Mirrored:
    """One kind of resource that events tell of."""

    #: The namespace and the method of the client that read one by its id.
    read: tuple[str, str] | None
    #: The statuses of the lifecycle, each with those that it may lead to; None without a lifecycle.
    steps: Mapping[str, Sequence[str]] | None
    #: The form of the resource.
    form: str


class MirrorBase:
    """Takes events in any order and more than once, and keeps the newest state of each resource."""

    def __init__(
        self,
        client: Any,
        store: MirrorStore | None,
        kind_of: Mapping[str, str],
        kinds: Mapping[str, Mirrored],
    ) -> None:
        self._client = client
        self._store: MirrorStore = MemoryStore() if store is None else store
        self._kind_of = kind_of
        self._kinds = kinds

    def apply(self, event: Model) -> MirrorChange:
        """Takes one event, of a webhook or of the feed."""
        return self._apply(event.to_json())

    def catch_up(self) -> CaughtUp:
        """Reads what is new in the feed. Call it at the start, and every few minutes."""
        since = self._store.position()
        problems: list[MirrorProblem] = []
        applied = 0
        newest: str | None = None
        oldest: str | None = None
        events: Iterable[Model] = self._client.events.list(order="desc", take=_PAGE)
        for read in events:
            event = read.to_json()
            sequence: str = event["sequence"]
            if since is not None and int(sequence) <= int(since):
                break
            newest = sequence if newest is None else newest
            oldest = sequence
            change = self._apply(event)
            applied += change.outcome == "applied"
            problems += [change.problem] if change.problem is not None else []
        if newest is not None:
            self._store.advance(newest)
        is_complete = since is None or oldest is None or int(oldest) == int(since) + 1
        return CaughtUp(applied, is_complete, tuple(problems))

    def follow(self, stream: OpenStream) -> Generator[MirrorChange, None, None]:
        """Applies a stream as it happens, from where the mirror last was: `mirror.follow(client.events.stream)`.

        Without a position it reads the feed first. The position moves when the loop asks for the next change, so that a
        change whose handling failed comes again. It ends with the stream.
        """
        if self._store.position() is None:
            self.catch_up()
        last = self._store.position() or "0"
        with closing(stream(after=last)) as events:
            for read in events:
                event = read.to_json()
                sequence: str = event["sequence"]
                missed = last != "0" and int(sequence) != int(last) + 1
                yield replace(self._apply(event), missed=missed)
                self._store.advance(sequence)
                last = sequence

    def _entry(self, kind: str, resource_id: str) -> MirrorEntry | None:
        entry = self._store.read(resource_id)
        return entry if entry is not None and entry.kind == kind else None

    def _apply(self, event: Mapping[str, Any]) -> MirrorChange:
        kind = self._kind_of.get(event["type"]) or self._kind_of.get(event["type"].rpartition(".")[0])
        mirrored = None if kind is None else self._kinds.get(kind)
        if kind is None or mirrored is None:
            return MirrorChange("ignored")
        resource_id, number = event["resourceId"], event["resourceSequence"]
        known = self._store.read(resource_id)
        if known is not None and known.resource_sequence >= number:
            return MirrorChange("known", known)
        carried: Mapping[str, Any] = event["data"]["object"]
        # An event of more than 64 KiB has the id of its resource alone.
        is_whole = len(carried) > 1
        fault = _fault(mirrored, carried, known)
        resource = carried if is_whole else self._read(mirrored, resource_id) if fault is None else None
        if fault is None and resource is None:
            fault = ("UNREADABLE", "the event carries the id alone, and the resource cannot be read")
        if fault is None and resource is not None and not is_whole:
            fault = _fault(mirrored, resource, known)
        if fault is not None or resource is None:
            code, message = fault or ("UNREADABLE", "")
            return MirrorChange("refused", known, MirrorProblem(code, resource_id, event["id"], message))
        entry = MirrorEntry(kind, resource_id, number, resource)
        # Another receiver may have stored a later change in the meantime.
        if self._store.write(entry):
            return MirrorChange("applied", entry)
        return MirrorChange("known", self._store.read(resource_id))

    def _read(self, mirrored: Mirrored, resource_id: str) -> Mapping[str, Any] | None:
        """Reads what was too large for its event."""
        if mirrored.read is None:
            return None
        namespace, method = mirrored.read
        try:
            resource: Model = getattr(getattr(self._client, namespace), method)(resource_id)
        except PaychartError as error:
            if error.status in (403, 404):
                return None
            # The service may answer later: the receiver must not acknowledge this delivery.
            raise
        written: Mapping[str, Any] = to_json(resource)
        return written


Fault = tuple[Literal["UNKNOWN_STATUS", "IMPOSSIBLE_STEP", "UNREADABLE"], str]


def _fault(mirrored: Mirrored, resource: Mapping[str, Any], known: MirrorEntry | None) -> Fault | None:
    """What is wrong with the status of a change, in the face of the lifecycle and of what is known."""
    status = resource.get("status")
    if mirrored.steps is None or not isinstance(status, str):
        return None
    if status not in mirrored.steps:
        return "UNKNOWN_STATUS", f"the lifecycle has no status {status}"
    before = None if known is None else known.resource.get("status")
    if not isinstance(before, str) or before == status or status in mirrored.steps.get(before, ()):
        return None
    return "IMPOSSIBLE_STEP", f"{status} cannot follow {before}"
