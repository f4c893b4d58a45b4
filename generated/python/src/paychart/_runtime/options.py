# Written by codegen from codegen/emit/python/runtime/options.py: edit that file.
"""Options of a client and of a call."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Awaitable, Callable, Mapping, Union
from urllib.parse import urlsplit

from .contract import SERVERS

Session = Union[str, Callable[[], Union[str, Awaitable[str]]]]

DEFAULT_MAX_RETRIES = 2
DEFAULT_TIMEOUT = 30.0
DEFAULT_DEADLINE = 120.0
DEFAULT_RETRY_BASE = 0.5
DEFAULT_RETRY_MAX = 8.0


@dataclass(frozen=True)
class CallEvent:
    """A step of a call, for logs and metrics. It holds no credential, no query and no body."""

    #: `request`, `response`, `failure` or `retry`.
    type: str
    operation: str
    method: str
    #: The path as in the contract, without the values in it.
    path: str
    #: From 1.
    attempt: int
    status: int | None = None
    duration: float | None = None
    request_id: str | None = None
    reason: str | None = None
    delay: float | None = None


@dataclass(frozen=True)
class CallOptions:
    """Options of a single call. Times are in seconds."""

    #: The key of a call that changes something; by default a new one. Pass the same key to repeat a call whose outcome is unknown.
    idempotency_key: str | None = None
    #: The tenant to act in, for a session of a member of several tenants.
    tenant_id: str | None = None
    headers: Mapping[str, str | None] | None = None
    max_retries: int | None = None
    #: Of one attempt, with its body.
    timeout: float | None = None
    #: Of all attempts and pauses together.
    deadline: float | None = None


@dataclass(frozen=True)
class ClientOptions:
    """What a client was made with."""

    api_key: str | None = field(default=None, repr=False)
    session: Session | None = field(default=None, repr=False)
    base_url: str | None = None
    signing_secret: str | None = field(default=None, repr=False)
    admin_key: str | None = field(default=None, repr=False)
    #: The name of the person who acts with the admin key.
    operator: str | None = None
    tenant_id: str | None = None
    max_retries: int = DEFAULT_MAX_RETRIES
    timeout: float = DEFAULT_TIMEOUT
    deadline: float | None = None
    retry_base: float = DEFAULT_RETRY_BASE
    retry_max: float = DEFAULT_RETRY_MAX
    headers: Mapping[str, str | None] | None = field(default=None, repr=False)
    on_event: Callable[[CallEvent], Any] | None = field(default=None, repr=False)
    #: `ssl.SSLContext`, for a certificate authority of your own.
    ssl_context: Any = field(default=None, repr=False)
    #: `http://proxy.example:3128`; by default that of the environment. An empty text means none.
    proxy: str | None = field(default=None, repr=False)
    #: Used instead of `random.random` for the jitter, for tests.
    random: Callable[[], float] | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Limits:
    max_retries: float
    timeout: float
    deadline: float
    retry_base: float
    retry_max: float


def limits_of(client: ClientOptions, call: CallOptions) -> Limits:
    """The number and the duration of a call's attempts. Raises a TypeError for a value that is not a number of at least 0."""
    timeout = client.timeout if call.timeout is None else call.timeout
    deadline = client.deadline if call.deadline is None else call.deadline
    limits = Limits(
        max_retries=client.max_retries if call.max_retries is None else call.max_retries,
        timeout=timeout,
        deadline=max(DEFAULT_DEADLINE, timeout) if deadline is None else deadline,
        retry_base=client.retry_base,
        retry_max=client.retry_max,
    )
    for name in ("max_retries", "timeout", "deadline", "retry_base", "retry_max"):
        require_amount(name, getattr(limits, name))
    return limits


def require_amount(name: str, value: object) -> None:
    """Refuses what no comparison would stop at."""
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not is_number or math.isnan(value) or value < 0:  # type: ignore[arg-type,operator]
        raise TypeError(f"{name} must be a number of at least 0: {value!r}")


def base_url_of(options: ClientOptions, servers: Mapping[str, str | None] = SERVERS) -> str:
    """The base URL of these options, without a slash at its end; raises a TypeError where nothing tells it."""
    if options.api_key == "":
        raise TypeError("api_key is empty: is the environment variable that holds it set?")
    if options.api_key is not None and options.session is not None:
        raise TypeError("pass an api_key or a session, not both")
    if options.admin_key == "":
        raise TypeError("admin_key is empty: is the environment variable that holds it set?")
    if options.operator is not None and not _is_header(options.operator):
        raise TypeError(f"operator must be a name that a header can hold: {options.operator!r}")
    url = options.base_url if options.base_url is not None else _url_of_key(options.api_key, servers)
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise TypeError(f"base_url is not an http or https URL: {url}")
    if "?" in url or "#" in url:
        raise TypeError(f"base_url must end with its path, without ? and #: {url}")
    if parts.username is not None or parts.password is not None:
        # The URL is not repeated: what it holds is a secret.
        raise TypeError("base_url must not hold a user name or password")
    # The paths of operations begin with /v1 themselves.
    return url.rstrip("/").removesuffix("/v1").rstrip("/")


def _is_header(text: str) -> bool:
    return text.strip() != "" and text.isprintable() and all(ord(letter) < 256 for letter in text)


def _url_of_key(api_key: str | None, servers: Mapping[str, str | None]) -> str:
    if api_key is None:
        raise TypeError("base_url is required without an api_key")
    prefix = next((prefix for prefix in servers if api_key.startswith(prefix)), None)
    if prefix is None:
        raise TypeError("api_key must start with svc_test_ or svc_live_")
    url = servers[prefix]
    if url is None:
        raise TypeError(
            f"base_url is required: no service for {prefix} keys is published. "
            "On your own machine it is http://localhost:8080"
        )
    return url
