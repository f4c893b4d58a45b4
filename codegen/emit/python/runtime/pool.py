"""Connections that are kept, shared by threads and safe over a fork."""

from __future__ import annotations

import http.client
import io
import os
import select
import socket
import threading
import time
import weakref
from typing import Any
from urllib.parse import urlsplit

from .proxies import Proxy

#: A connection that nobody used for so long is closed: the service closes its own after five seconds.
_IDLE = 4.0
_MAX_IDLE = 32


class _Deadline:
    """The time until which an exchange may last."""

    def __init__(self) -> None:
        self.ends_at = 0.0

    def left(self) -> float:
        left = self.ends_at - time.monotonic()
        if left <= 0:
            raise TimeoutError("time is up")
        return left


class _TimedReader(io.RawIOBase):
    """Reads a socket, each time for no longer than what is left of the exchange."""

    def __init__(self, sock: socket.socket, deadline: _Deadline) -> None:
        self._sock = sock
        self._raw = sock.makefile("rb", buffering=0)
        self._deadline = deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:
        self._sock.settimeout(self._deadline.left())
        return self._raw.readinto(buffer)

    def close(self) -> None:
        if not self.closed:
            self._raw.close()
        super().close()


class _Answer(io.BufferedReader):
    """An answer as it is read. One that ends within its head is none: `http.client` would take that head for whole."""

    def __init__(self, raw: io.RawIOBase) -> None:
        super().__init__(raw)
        self._is_in_head = True

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        if self._is_in_head and line == b"":
            raise http.client.RemoteDisconnected("the connection ended within the head of the answer")
        if line in (b"\r\n", b"\n"):
            self._is_in_head = False
        return line


class _Source:
    """What `http.client` reads an answer from."""

    def __init__(self, sock: socket.socket, deadline: _Deadline) -> None:
        self._sock = sock
        self._deadline = deadline

    def makefile(self, mode: str) -> io.BufferedReader:
        return _Answer(_TimedReader(self._sock, self._deadline))


class Connection:
    """One connection. One thread at a time has it."""

    def __init__(self, base_url: str, ssl_context: Any, proxy: Proxy | None = None) -> None:
        parts = urlsplit(base_url)
        host, port = parts.hostname or "", parts.port
        at = (host, port) if proxy is None else (proxy.host, proxy.port)
        #: What a proxy that forwards has to be told with every request.
        self._origin = ""
        self._proxy_headers: dict[str, str] = {}
        self.is_used = False
        self.idle_since = 0.0
        self._deadline = _Deadline()
        self._http: http.client.HTTPConnection
        if parts.scheme == "https":
            import ssl

            context = ssl_context or ssl.create_default_context()
            self._http = http.client.HTTPSConnection(*at, context=context)
            if proxy is not None:
                self._http.set_tunnel(host, port, proxy.headers)
        else:
            self._http = http.client.HTTPConnection(*at)
            if proxy is not None:
                self._origin = f"http://{parts.netloc}"
                self._proxy_headers = proxy.headers
        self._http.response_class = self._response  # type: ignore[assignment]

    def _response(self, sock: socket.socket, *args: Any, **named: Any) -> http.client.HTTPResponse:
        return http.client.HTTPResponse(_Source(sock, self._deadline), *args, **named)  # type: ignore[arg-type]

    def request(
        self, method: str, target: str, body: str | None, headers: dict[str, str], timeout: float
    ) -> http.client.HTTPResponse:
        """Sends a request, and reads the head of its answer. All of it, body included, has to end within the time."""
        self.extend(timeout)
        self._http.timeout = timeout
        if self._http.sock is not None:
            self._http.sock.settimeout(self._deadline.left())
        sent = {**headers, **self._proxy_headers}
        self._http.request(method, self._origin + target, None if body is None else body.encode(), sent)
        return self._http.getresponse()

    def extend(self, timeout: float) -> None:
        """Gives what is read next so much time."""
        self._deadline.ends_at = time.monotonic() + timeout

    def is_fresh(self) -> bool:
        """Nothing has arrived since the last answer: what can be read there is the end of the connection."""
        sock = self._http.sock
        if sock is None or time.monotonic() - self.idle_since > _IDLE:
            return False
        try:
            readable, _, _ = select.select([sock], [], [], 0)
        except (OSError, ValueError):
            return False
        return not readable

    def shut(self) -> None:
        """Ends what another thread reads."""
        sock = self._http.sock
        if sock is not None:
            try:
                sock.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def close(self) -> None:
        self._http.close()


class Pool:
    """The connections of a client that nobody uses now."""

    def __init__(self, base_url: str, ssl_context: Any, proxy: Proxy | None = None) -> None:
        self._base_url = base_url
        self._ssl_context = ssl_context
        self._proxy = proxy
        self._idle: list[Connection] = []
        self._reset()
        _pools.add(self)

    def _reset(self) -> None:
        self._lock = threading.Lock()
        self._idle = []

    def forget(self) -> None:
        """After a fork: the connections are the parent's, and so might be the lock."""
        # Their file descriptors are copies: closing them ends nothing of the parent's.
        for connection in self._idle:
            connection.close()
        self._reset()

    def take(self, is_new: bool = False) -> Connection:
        while not is_new:
            with self._lock:
                connection = self._idle.pop() if self._idle else None
            if connection is None:
                break
            if connection.is_fresh():
                connection.is_used = True
                return connection
            connection.close()
        return Connection(self._base_url, self._ssl_context, self._proxy)

    def give(self, connection: Connection) -> None:
        connection.idle_since = time.monotonic()
        with self._lock:
            is_kept = len(self._idle) < _MAX_IDLE
            if is_kept:
                self._idle.append(connection)
        if not is_kept:
            connection.close()

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def __del__(self) -> None:
        for connection in self._idle:
            connection.close()


_pools: weakref.WeakSet[Pool] = weakref.WeakSet()


def _forget_all() -> None:
    for pool in list(_pools):
        pool.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
