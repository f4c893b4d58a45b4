"""Deliveries of webhooks, by Standard Webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable, Mapping, Sequence, Union

from .errors import WebhookVerificationError

#: A mapping of names in any case, or pairs, as WSGI and ASGI servers give them.
WebhookHeaders = Union[Mapping[str, Any], Iterable[tuple[Any, Any]]]


def verified_body(
    secret: str | Sequence[str],
    headers: WebhookHeaders,
    body: str | bytes | bytearray | memoryview,
    *,
    tolerance: float = 300.0,
    now: Callable[[], float] = time.time,
) -> Any:
    """The JSON of a delivery whose signature is right."""
    raw = _bytes_of(body)
    secrets = [secret] if isinstance(secret, str) else list(secret)
    keys = [_key_of(one, place, len(secrets)) for place, one in enumerate(secrets)]
    if not keys:
        raise WebhookVerificationError("SECRET", "there is no secret to verify with")
    given = _texts(headers)
    delivery = _one(given, "webhook-id")
    timestamp = _one(given, "webhook-timestamp")
    # A signature may come more than once: any that matches will do.
    signatures = [text for value in _values(given, "webhook-signature") for text in re.split(r"\s+|,\s+", value)]
    is_number = timestamp.isascii() and timestamp.isdigit() and len(timestamp) < 20
    if not is_number or not abs(now() - int(timestamp)) <= tolerance:
        raise WebhookVerificationError("STALE", "webhook-timestamp is too far from now")
    covered = f"{delivery}.{timestamp}.".encode() + raw
    if not any(_matches(key, covered, signatures) for key in keys):
        raise WebhookVerificationError("SIGNATURE", "no signature matches")
    try:
        return json.loads(raw)
    except ValueError:
        raise WebhookVerificationError("BODY", "the body is not JSON") from None


def _bytes_of(body: object) -> bytes:
    if isinstance(body, str):
        return body.encode()
    if isinstance(body, (bytes, bytearray, memoryview)):
        return bytes(body)
    given = "None" if body is None else "what a JSON parser has made of it"
    raise WebhookVerificationError("BODY", f"pass the raw body as it was received, as str or bytes, not {given}")


def _key_of(secret: object, place: int, count: int) -> bytes:
    """The bytes of a `whsec_…` secret. The message says which of a list is wrong, and never repeats it."""
    if isinstance(secret, str) and secret.startswith("whsec_"):
        try:
            key = base64.b64decode(secret.removeprefix("whsec_"), validate=True)
        except (binascii.Error, ValueError):
            key = b""
        if key:
            return key
    which = f"secret {place + 1} of {count}" if count > 1 else "the secret"
    fault = "is not a whsec_ secret" if secret else "is empty: is the environment variable that holds it set?"
    raise WebhookVerificationError("SECRET", f"{which} {fault}")


def _matches(key: bytes, covered: bytes, signatures: Sequence[str]) -> bool:
    expected = hmac.new(key, covered, hashlib.sha256).digest()
    for entry in signatures:
        if not entry.startswith("v1,"):
            continue
        try:
            signature = base64.b64decode(entry[3:], validate=True)
        except (binascii.Error, ValueError):
            continue
        if hmac.compare_digest(signature, expected):
            return True
    return False


def _texts(headers: WebhookHeaders) -> list[tuple[str, str]]:
    """Every value of every header, as text."""
    items = headers.items() if isinstance(headers, Mapping) else headers
    found: list[tuple[str, str]] = []
    for name, value in items:
        values = value if isinstance(value, (list, tuple)) else [value]
        found += [(_text(name).lower(), _text(one)) for one in values if one is not None]
    return found


def _text(value: object) -> str:
    return value.decode("latin-1") if isinstance(value, (bytes, bytearray)) else str(value)


def _values(headers: list[tuple[str, str]], name: str) -> list[str]:
    # WSGI names a header HTTP_WEBHOOK_ID.
    names = (name, "http_" + name.replace("-", "_"))
    values = [value for given, value in headers if given in names and value != ""]
    if not values:
        raise WebhookVerificationError("HEADERS", f"{name} is missing")
    return values


def _one(headers: list[tuple[str, str]], name: str) -> str:
    """The one value of a header; a second value would leave open which of them was signed."""
    values = set(_values(headers, name))
    if len(values) > 1:
        raise WebhookVerificationError("HEADERS", f"{name} has several values")
    return values.pop()




@dataclass(frozen=True)
class TestWebhook:
    """A delivery as the service would send it, for tests of your own receiver."""

    __test__ = False

    headers: Mapping[str, str]
    #: The raw body that the signature covers.
    body: str = field(repr=False)


def sign_test_webhook(
    secret: str,
    payload: Mapping[str, Any],
    *,
    id: str | None = None,
    now: Callable[[], float] = time.time,
) -> TestWebhook:
    """Signs a payload in the same way as the service. Send the same `id` twice to test that duplicates are recognized."""
    body = json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
    own = payload.get("id")
    delivery = id if id is not None else own if isinstance(own, str) else f"evt_{uuid.uuid4().hex}"
    timestamp = str(int(now()))
    signature = hmac.new(_key_of(secret, 0, 1), f"{delivery}.{timestamp}.{body}".encode(), hashlib.sha256).digest()
    headers = {
        "content-type": "application/json",
        "webhook-id": delivery,
        "webhook-timestamp": timestamp,
        "webhook-signature": f"v1,{base64.b64encode(signature).decode()}",
    }
    return TestWebhook(headers, body)
