# Written by codegen from spec/. Do not edit.
"""The operations of the namespace events, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import webhooks as _webhooks
    from ._shared import Shared10Code

if TYPE_CHECKING:
    GetEventCode: TypeAlias = "Literal['EVENT_NOT_FOUND'] | Shared10Code"


class GetEventError(PaychartError):
    """What `events.get` fails with."""

    code: GetEventCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListEventsCode: TypeAlias = "Literal['TOO_MANY_STREAMS'] | Shared10Code"


class ListEventsError(PaychartError):
    """What `events.list` fails with."""

    code: ListEventsCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


GET_EVENT: Operation[_webhooks.Event, GetEventError] = Operation(
    name="getEvent",
    method="GET",
    path="/v1/events/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@webhooks.Event",
    error=GetEventError,
    codes=("EVENT_NOT_FOUND",),
    shared=SHARED10,
)

LIST_EVENTS: Operation[_webhooks.EventList, ListEventsError] = Operation(
    name="listEvents",
    method="GET",
    path="/v1/events",
    query=("type", "resourceId", "order", "skip", "take", "cursor"),
    body="none",
    replay="always",
    result="json",
    form="@webhooks.EventList",
    error=ListEventsError,
    codes=("TOO_MANY_STREAMS",),
    shared=SHARED10,
    items=("events", "events"),
)
