"""A server that answers what a test says, and remembers what it was asked."""

from __future__ import annotations

import json
import threading
from collections import deque
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable


@dataclass
class Asked:
    method: str
    target: str
    headers: dict[str, str]
    body: str

    @property
    def json(self) -> Any:
        return json.loads(self.body) if self.body else None


@dataclass
class Answer:
    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    #: Writes the answer itself.
    write: Callable[[Any], None] | None = None


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64


class Stub:
    """Answers in order; the last answer is repeated."""

    def __init__(self, *answers: Answer) -> None:
        self.answers: deque[Answer] = deque(answers)
        self.asked: list[Asked] = []
        self.connections = 0
        stub = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def setup(self) -> None:
                super().setup()
                stub.connections += 1

            def log_message(self, *_: Any) -> None:
                pass

            def handle_any(self) -> None:
                length = int(self.headers.get("content-length") or 0)
                body = self.rfile.read(length).decode()
                headers = {name.lower(): value for name, value in self.headers.items()}
                stub.asked.append(Asked(self.command, self.path, headers, body))
                answer = stub.answers.popleft() if len(stub.answers) > 1 else stub.answers[0]
                if answer.write is not None:
                    answer.write(self)
                    return
                text = answer.body if isinstance(answer.body, str) else json.dumps(answer.body)
                data = b"" if answer.body is None else text.encode()
                self.send_response(answer.status)
                for name, value in {"content-type": "application/json", **answer.headers}.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_any

        self._server = _Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        # By default the server looks only every half second whether it has been told to stop, and each test waits for that.
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def say(self, *answers: Answer) -> None:
        self.answers = deque(answers)
        self.asked.clear()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def __enter__(self) -> Stub:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def refusal(code: str, status: int, **more: Any) -> Answer:
    return Answer(status, {"statusCode": status, "code": code, "message": f"because of {code}", "requestId": "req_1", **more})
