# Written by codegen from codegen/emit/python/runtime/errors.py: edit that file.
"""What a call fails with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping

if TYPE_CHECKING:
    from .results import Response


class PaychartError(Exception):
    """The refusal of a call, or its failure on the way. `code` says which; the message is for people."""

    #: The code of the refusal, `NETWORK_ERROR`, `INVALID_RESPONSE` or `UNKNOWN`.
    code: str
    #: What happened, for people.
    message: str
    #: The HTTP status. None where no answer arrived.
    status: int | None
    #: Name it to support: it finds the request in the service's log.
    request_id: str | None
    #: What the code says beside its message; its class follows from the code.
    details: Any
    #: The key of a call that changes something. Repeat the call with it if the outcome is not known.
    idempotency_key: str | None
    #: The number of times that the request was sent.
    attempts: int
    #: The code that the service sent, if this package does not know it for the operation.
    raw_code: str | None
    #: Why no answer arrived: `TIMEOUT`, `CONNECTION`, or `SESSION` where `session` failed.
    reason: str | None
    #: The answer, if one arrived.
    response: Response | None

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int | None = None,
        request_id: str | None = None,
        details: Any = None,
        idempotency_key: str | None = None,
        attempts: int = 1,
        raw_code: str | None = None,
        reason: str | None = None,
        response: Response | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.request_id = request_id
        self.details = details
        self.idempotency_key = idempotency_key
        self.attempts = attempts
        self.raw_code = raw_code
        self.reason = reason
        self.response = response

    def __str__(self) -> str:
        about = {"request_id": self.request_id, "idempotency_key": self.idempotency_key}
        shown = ", ".join(f"{name} {value}" for name, value in about.items() if value is not None)
        code = self.code if self.raw_code is None else f"{self.code} ({self.raw_code})"
        return f"{code}: {self.message}" + (f" ({shown})" if shown else "")

    def __reduce__(self) -> tuple[Any, ...]:
        """Exceptions travel between processes: all but the answer itself."""
        fields: Mapping[str, Any] = {**self.__dict__, "response": None}
        return (_restored, (type(self), fields))


def _restored(kind: type[PaychartError], fields: Mapping[str, Any]) -> PaychartError:
    error = kind.__new__(kind)
    error.args = (fields["message"],)
    error.__dict__.update(fields)
    return error


class WaitError(PaychartError):
    """The status that was waited for did not come."""

    #: The status of the resource as it was read last.
    resource_status: str


class WaitTimeout(WaitError):
    """Time is up. The resource goes on: wait again."""


class WaitEnded(WaitError):
    """The resource has a status from which it can no longer have the one that was waited for."""


class WebhookVerificationError(Exception):
    """A delivery that cannot be verified."""

    #: `HEADERS`, `SECRET`, `STALE`, `SIGNATURE` or `BODY`.
    reason: str

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
