# Written by codegen from codegen/emit/python/runtime/reading.py: edit that file.
"""Answers, read by the contract."""

from __future__ import annotations

import json
from typing import Any

from .errors import PaychartError
from .operation import Operation
from .results import Response
from .values import InvalidValue, reader

_EXCERPT = 2_048


def read_success(operation: Operation[Any, Any], response: Response) -> Any:
    """The data of a success; raises an InvalidValue for what is not of the contract's form."""
    if operation.result == "none":
        return None
    if operation.result == "text":
        return response.text
    if operation.may_be_empty and response.text == "":
        return None
    if operation.result == "value":
        return reader(operation.form)(_json_of(response.text))
    value = parsed(response.text)
    if not isinstance(value, dict):
        raise InvalidValue("it is no object")
    return reader(operation.form)(value)


def _json_of(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise InvalidValue("it is not JSON") from None


def parsed(text: str) -> Any:
    """JSON, or None where the text is none."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def is_in_progress(response: Response) -> bool:
    """Is the first request with the same idempotency key still running? The answer to it is not known yet."""
    if response.status != 409:
        return False
    envelope = parsed(response.text)
    return _is_envelope(envelope) and envelope["code"] == "IDEMPOTENCY_IN_PROGRESS"


def _is_envelope(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and isinstance(value.get("statusCode"), int)
        and isinstance(value.get("code"), str)
        and isinstance(value.get("message"), str)
    )


def error_of(operation: Operation[Any, Any], response: Response, attempts: int, key: str | None) -> PaychartError:
    """The exception for an answer that is no success."""
    envelope = parsed(response.text)
    if not _is_envelope(envelope):
        return invalid_response(operation, response, attempts, key, "a body that is not of the contract")
    code = envelope["code"]
    is_known = code in operation.codes or code in operation.shared
    error: PaychartError = operation.error(
        code if is_known else "UNKNOWN",
        envelope["message"],
        status=response.status,
        request_id=_text(envelope.get("requestId")),
        details=_details(code, envelope.get("details")) if is_known else envelope.get("details"),
        idempotency_key=key,
        attempts=attempts,
        raw_code=None if is_known else code,
        response=response,
    )
    return error


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _details(code: str, details: Any) -> Any:
    from ..details import DETAILS

    form = DETAILS.get(code)
    if form is None or details is None:
        return details
    try:
        return reader(form)(details)
    except InvalidValue:
        return details


def invalid_response(
    operation: Operation[Any, Any], response: Response, attempts: int, key: str | None, fault: str
) -> PaychartError:
    """An answer that is not of the contract's form, such as a proxy's page. `details` has the beginning of it."""
    error: PaychartError = operation.error(
        "INVALID_RESPONSE",
        f"status {response.status} with {fault}",
        status=response.status,
        details={"body": response.text[:_EXCERPT]},
        idempotency_key=key,
        attempts=attempts,
        response=response,
    )
    return error
