"""A call as a request."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, Mapping
from urllib.parse import quote, urlencode, urlsplit

from .contract import VERSION_HEADERS
from .operation import Operation
from .options import CallOptions, ClientOptions
from .signature import sign_once, sign_request
from .values import UNSET, to_json

Params = Mapping[str, object]


@dataclass(frozen=True)
class Prepared:
    """A request without its headers."""

    method: str
    base_url: str
    #: The path as it is sent, with that of the base URL.
    pathname: str
    #: With its question mark; empty where there is none.
    search: str
    body: str | None
    #: The parameters that are headers.
    headers: tuple[tuple[str, str], ...] = ()

    @property
    def host(self) -> str:
        return urlsplit(self.base_url).netloc


def prepare(base_url: str, operation: Operation[Any, Any], params: Params) -> Prepared:
    """Sorts parameters into path, query and body. A TypeError for a path that could name something else."""
    rest = {name: value for name, value in params.items() if _is_given(operation, name, value)}
    path = "/".join(_segment(part, rest) for part in operation.path.split("/"))
    query = [(name, text) for name in operation.query for text in _texts_of(operation, name, rest.pop(name, None))]
    headers = tuple(
        (header, _header_text(name, rest.pop(name))) for name, header in operation.headers if name in rest
    )
    body = None
    if operation.body == "rest":
        body = _dumped({name: to_json(value) for name, value in rest.items()})
    elif operation.body == "whole" and "body" in rest:
        body = _dumped(to_json(rest["body"]))
    search = f"?{urlencode(query)}" if query else ""
    return Prepared(operation.method, base_url, urlsplit(base_url).path + path, search, body, headers)


def _dumped(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    except ValueError as fault:
        raise TypeError(f"the parameters have no form in JSON: {fault}") from None


def _is_given(operation: Operation[Any, Any], name: str, value: object) -> bool:
    return value is not UNSET and (value is not None or name in operation.nulls)


def _segment(part: str, rest: dict[str, object]) -> str:
    if not part.startswith("{") or "}" not in part:
        return part
    name, tail = part[1:].split("}", 1)
    value = rest.pop(name, None)
    text = str(value) if isinstance(value, (str, int)) and not isinstance(value, bool) else ""
    # `..` would survive encoding and climb; an empty or missing value would name another route.
    if text in ("", ".", ".."):
        raise TypeError(f"parameter {name} must be a non-empty string")
    return quote(text, safe="!'()*-._~") + tail


def _texts_of(operation: Operation[Any, Any], name: str, value: object) -> list[str]:
    texts = _query_texts(value)
    if name not in operation.commas or len(texts) == 0:
        return texts
    # A value with a comma would arrive as two.
    if any("," in text for text in texts):
        raise TypeError(f"parameter {name} has a value with a comma")
    return [",".join(texts)]


def _header_text(name: str, value: object) -> str:
    text = ",".join(_query_texts(value))
    if not text.isprintable() or any(ord(letter) > 255 for letter in text):
        raise TypeError(f"parameter {name} has a character that a header cannot have")
    return text


def _query_texts(value: object) -> list[str]:
    if value is None:
        return []
    if isinstance(value, (list, tuple)):
        return [text for item in value for text in _query_texts(item)]
    if isinstance(value, bool):
        return ["true" if value else "false"]
    if isinstance(value, (str, int, Decimal, datetime)):
        return [str(to_json(value))]
    raise TypeError(f"{type(value).__name__} cannot stand in a query")


def headers_of(
    client: ClientOptions,
    options: CallOptions,
    operation: Operation[Any, Any],
    request: Prepared,
    key: str | None,
    own_key: object,
    token: str | None,
    accept: str | None = None,
) -> dict[str, str]:
    """The headers of an attempt. What the caller has named wins."""
    wanted = accept or operation.accept or ("*/*" if operation.result == "text" else "application/json")
    headers: dict[str, str] = {"accept": wanted, **VERSION_HEADERS}
    tenant = options.tenant_id if options.tenant_id is not None else client.tenant_id
    given: list[tuple[str, str | None]] = [
        ("content-type", None if request.body is None else operation.body_type),
        ("x-service-api-key", client.api_key),
        ("x-service-admin-key", client.admin_key),
        ("x-service-operator", client.operator),
        ("x-service-tenant-id", tenant),
        ("idempotency-key", key),
        *request.headers,
        *(client.headers or {}).items(),
        *(options.headers or {}).items(),
    ]
    for name, value in given:
        if value is not None:
            headers[name.lower()] = value
    if token is not None:
        headers.setdefault("authorization", f"Bearer {token}")
    if client.signing_secret is not None and "x-service-request-signature" not in headers:
        headers["x-service-request-signature"] = _signature(client.signing_secret, request, key or own_key)
    return headers


def _signature(secret: str, request: Prepared, binding: object) -> str:
    body = request.body or ""
    if request.method == "GET":
        return sign_request(secret, int(time.time()), request.method, request.pathname, body)
    return sign_once(secret, request.method, request.pathname, body, json.dumps([binding, request.search]))
