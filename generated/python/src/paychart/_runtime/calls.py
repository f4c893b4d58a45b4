# Written by codegen from codegen/emit/python/runtime/calls.py: edit that file.
"""A call with its attempts: what is to be done, for a driver that does it."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, replace
from typing import Any, Generator, TypeVar, Union

from .errors import PaychartError
from .operation import Operation
from .options import CallEvent, CallOptions, ClientOptions, Limits, base_url_of, limits_of
from .reading import error_of, invalid_response, is_in_progress, read_success
from .request import Params, Prepared, headers_of, prepare
from .results import Failure, Response, Success
from .retry import MAX_RETRY_AFTER, is_transient, jitter, retry_after, retry_delay
from .values import InvalidValue

T = TypeVar("T")
E = TypeVar("E", bound=PaychartError)


@dataclass(frozen=True)
class Send:
    """Send this request, and give its answer."""

    request: Prepared
    headers: dict[str, str]
    timeout: float
    #: False where a second request on a new connection might make the same thing happen twice.
    may_repeat: bool


@dataclass(frozen=True)
class Pause:
    """Do nothing for so many seconds."""

    seconds: float


@dataclass(frozen=True)
class AskToken:
    """Ask the caller's `session` for the current token."""

    timeout: float


@dataclass(frozen=True)
class Unanswered:
    """No answer arrived: `TIMEOUT`, `CONNECTION`, or `SESSION`."""

    reason: str
    message: str
    cause: BaseException | None = None


Step = Union[Send, Pause, AskToken]
#: What a driver gives for a step: a Response or an Unanswered for Send, a str or an Unanswered for AskToken.
Flow = Generator[Step, Any, T]


@dataclass(frozen=True)
class Plan:
    """What the attempts of a call share."""

    client: ClientOptions
    operation: Operation[Any, Any]
    options: CallOptions
    request: Prepared
    key: str | None
    own_key: object
    limits: Limits
    #: `time.monotonic()` at the end of the call's time.
    ends_at: float


def plan_of(
    client: ClientOptions,
    operation: Operation[Any, Any],
    params: Params,
    options: CallOptions | None,
    search: str | None = None,
) -> Plan:
    """Raises a TypeError for what cannot be sent, before anything is."""
    call = options or CallOptions()
    request = prepare(base_url_of(client), operation, params)
    if search is not None:
        request = replace(request, search=search)
    limits = limits_of(client, call)
    own_key = params.get("idempotencyKey")
    key = _key(client, operation, call, own_key)
    return Plan(client, operation, call, request, key, own_key, limits, time.monotonic() + limits.deadline)


def _key(client: ClientOptions, operation: Operation[Any, Any], call: CallOptions, own_key: object) -> str | None:
    """One key for all attempts. A key in the body is the caller's own form of it: the header stays away."""
    if call.idempotency_key is not None:
        return call.idempotency_key
    is_signed_change = client.signing_secret is not None and operation.method != "GET"
    if operation.replay != "key" and not is_signed_change:
        return None
    return None if isinstance(own_key, str) else _uuid()


def _uuid() -> str:
    """A random one (RFC 9562, version 4). The module `uuid` costs more to import than all else here to run."""
    number = int.from_bytes(os.urandom(16), "big") & ~(0xF << 76) & ~(3 << 62) | (4 << 76) | (2 << 62)
    text = f"{number:032x}"
    return "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))


def call_flow(plan: Plan) -> Flow[Success[Any] | Failure[Any]]:
    """Sends a call until it has an answer, or its retries or its time are spent."""
    retries = 0
    number = 0
    while True:
        number += 1
        answer = yield from _attempt(plan, number)
        is_running = isinstance(answer, Response) and is_in_progress(answer)
        may_repeat = plan.limits.max_retries > 0 if is_running else retries < plan.limits.max_retries
        delay = _delay(plan, answer, number, is_running) if may_repeat else None
        if delay is None or time.monotonic() + delay >= plan.ends_at:
            return _result(plan, answer, number)
        if not is_running:
            retries += 1
        tell(plan.client, event_of(plan.operation, "retry", number, delay=delay))
        yield Pause(delay)


def _attempt(plan: Plan, number: int) -> Flow[Response | Unanswered]:
    client, operation = plan.client, plan.operation
    tell(client, event_of(operation, "request", number))
    began = time.monotonic()
    timeout = max(0.0, min(plan.limits.timeout, plan.ends_at - began))
    token: str | Unanswered | None = None
    if client.session is not None:
        token = yield AskToken(timeout)
    if isinstance(token, Unanswered):
        answer: Response | Unanswered = token
    else:
        headers = headers_of(client, plan.options, operation, plan.request, plan.key, plan.own_key, token)
        left = max(0.0, timeout - (time.monotonic() - began))
        answer = yield Send(plan.request, headers, left, operation.replay != "refused")
    duration = time.monotonic() - began
    if isinstance(answer, Unanswered):
        tell(client, event_of(operation, "failure", number, reason=answer.reason, duration=duration))
    else:
        request_id = answer.headers.get("x-request-id")
        seen = event_of(operation, "response", number, status=answer.status, request_id=request_id, duration=duration)
        tell(client, seen)
    return answer


def _delay(plan: Plan, answer: Response | Unanswered, number: int, is_running: bool) -> float | None:
    """Seconds until the next attempt; None where there must be none."""
    outcome: int | str = answer.reason if isinstance(answer, Unanswered) else answer.status
    if not is_running and not is_transient(outcome, plan.operation.replay):
        return None
    header = None if isinstance(answer, Unanswered) else answer.headers.get("retry-after")
    after = retry_after(header, time.time())
    if after is not None and after > MAX_RETRY_AFTER:
        return None
    return retry_delay(number, after, jitter(plan.client), plan.limits)


def _result(plan: Plan, answer: Response | Unanswered, attempts: int) -> Success[Any] | Failure[Any]:
    operation, key = plan.operation, plan.key
    if isinstance(answer, Unanswered):
        return Failure(network_error(operation, answer, attempts, key))
    if not 200 <= answer.status < 300:
        return Failure(error_of(operation, answer, attempts, key))
    try:
        data = read_success(operation, answer)
    except InvalidValue as fault:
        return Failure(invalid_response(operation, answer, attempts, key, f"a body that is not of the contract: {fault}"))
    return Success(data, answer, attempts, key)


def network_error(
    operation: Operation[Any, Any], answer: Unanswered, attempts: int, key: str | None
) -> PaychartError:
    """No answer arrived: the outcome of a call that changes something is not known."""
    error: PaychartError = operation.error(
        "NETWORK_ERROR", answer.message, reason=answer.reason, idempotency_key=key, attempts=attempts
    )
    error.__cause__ = answer.cause
    return error


def event_of(operation: Operation[Any, Any], kind: str, attempt: int, **about: Any) -> CallEvent:
    return CallEvent(kind, operation.name, operation.method, operation.path, attempt, **about)


def tell(client: ClientOptions, event: CallEvent) -> None:
    """Tells the caller's hook. A call that has succeeded stays a success when its log line fails."""
    if client.on_event is None:
        return
    try:
        client.on_event(event)
    except Exception:
        pass
