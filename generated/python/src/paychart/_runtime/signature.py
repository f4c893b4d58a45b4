# Written by codegen from codegen/emit/python/runtime/signature.py: edit that file.
"""Signatures of requests."""

from __future__ import annotations

import hashlib
import hmac
import os
import threading
import time

#: The largest distance by which a signature is dated ahead of the clock; the service allows 300 s.
_MAX_AHEAD = 200


def sign_request(secret: str, timestamp: int, method: str, pathname: str, body: str) -> str:
    """The value of `x-service-request-signature`: HMAC-SHA256 of `<t>.<METHOD>.<pathname>.<sha256 of the body>`."""
    digest = hashlib.sha256(body.encode()).hexdigest()
    covered = f"{timestamp}.{method.upper()}.{pathname}.{digest}"
    signature = hmac.new(secret.encode(), covered.encode(), hashlib.sha256).hexdigest()
    return f"t={timestamp},v1={signature}"


class _Sent:
    """The signatures of this process in this second, and ahead of it."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.bindings: dict[str, tuple[int, str]] = {}

    def forget(self) -> None:
        # A lock that another thread held when the process forked would never be free.
        self.lock = threading.Lock()


_sent = _Sent()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_sent.forget)


def sign_once(secret: str, method: str, pathname: str, body: str, binding: str) -> str:
    """Signs a request that changes something.

    The service takes a signature for one idempotency key and one query, the `binding`, so that calls which are alike but
    for these are dated a second apart.
    """
    now = int(time.time())
    with _sent.lock:
        for old in [signature for signature, (timestamp, _) in _sent.bindings.items() if timestamp < now]:
            del _sent.bindings[old]
        timestamp = now
        while True:
            signature = sign_request(secret, timestamp, method, pathname, body)
            earlier = _sent.bindings.get(signature)
            is_free = earlier is None or earlier[1] == binding
            if not is_free and timestamp < now + _MAX_AHEAD:
                timestamp += 1
                continue
            _sent.bindings[signature] = (timestamp, binding)
            return signature
