"""Makes the calls that it is told of, a line of JSON each, and says what the SDK gave.

A call has an `operation`, `credential`, `input` with the names of the contract, and `headers`; the first line of the input is
the base URL. The answer has the `status`, the `body` as the SDK read it and writes it again, and the `link` of a list.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import paychart.operations
from paychart import CallOptions, Model, Paychart
from paychart._runtime.operation import Operation
from paychart._runtime.values import to_json

BASE_URL = sys.stdin.readline().strip()
ROWS: dict[str, Operation[Any, Any]] = {
    row.name: row
    for module in pkgutil.iter_modules(paychart.operations.__path__)
    for row in vars(importlib.import_module(f"paychart.operations.{module.name}")).values()
    if isinstance(row, Operation)
}
clients: dict[str, Paychart] = {}
lock = threading.Lock()


def client_for(credential: str | None) -> Paychart:
    with lock:
        key = credential or ""
        if key not in clients:
            is_key = key.startswith("svc_")
            given: dict[str, Any] = {"api_key": key} if is_key else {"session": key} if key else {}
            clients[key] = Paychart(base_url=BASE_URL, **given)
        return clients[key]


def answer(call: dict[str, Any]) -> dict[str, Any]:
    client = client_for(call["credential"])
    row = ROWS[call["operation"]]
    options = CallOptions(headers=call["headers"], max_retries=20)
    result = client._calls.attempt(row, call["input"], options)
    if result.ok:
        body = result.data if isinstance(result.data, (str, type(None))) else to_json(result.data)
        raw = json.loads(result.response.text) if isinstance(result.data, Model) else body
        return {"status": result.response.status, "body": body, "same": body == raw, "link": result.response.headers.get("link")}
    error = result.error
    if error.response is None or error.code in ("UNKNOWN", "INVALID_RESPONSE"):
        return {"status": 599, "body": {"code": error.code, "message": str(error)}, "same": False, "link": None}
    details = error.details.to_json() if isinstance(error.details, Model) else error.details
    body = {"statusCode": error.status, "code": error.code, "message": error.message, "requestId": error.request_id}
    body = {**body, "details": details} if details is not None else body
    return {"status": error.status, "body": body, "same": body == json.loads(error.response.text), "link": None}


def work(line: str) -> None:
    call = json.loads(line)
    try:
        given = answer(call)
    except Exception as error:
        given = {"status": 599, "body": {"code": "RAISED", "message": repr(error)}, "same": False, "link": None}
    with lock:
        print(json.dumps({"id": call["id"], **given}), flush=True)


with ThreadPoolExecutor(8) as pool:
    for line in sys.stdin:
        pool.submit(work, line)
