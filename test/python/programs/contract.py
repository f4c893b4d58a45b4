"""Calls every operation of the contract by its examples. Prints what was counted, as JSON."""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import re
import sys
from pathlib import Path
from typing import Any, Sequence, Union

from stub import Answer, Stub

import paychart
import paychart.operations
from paychart import Model, Paychart, PaychartAdmin, PaychartError
from paychart._runtime.operation import Operation

CONTRACT = json.loads((Path(__file__).parents[3] / "generated/openapi.json").read_text())
METHODS = ("get", "post", "put", "patch", "delete")
faults: list[str] = []
counts = {"operations": 0, "called": 0, "requests": 0, "responses": 0, "refusals": 0, "events": 0}


def resolved(node: Any) -> Any:
    while isinstance(node, dict) and "$ref" in node:
        reference = node["$ref"]
        node = CONTRACT
        for key in reference[2:].split("/"):
            node = node[key.replace("~1", "/").replace("~0", "~")]
    return node


def rows() -> dict[str, tuple[str, Operation[Any, Any]]]:
    found: dict[str, tuple[str, Operation[Any, Any]]] = {}
    for module in pkgutil.iter_modules(paychart.operations.__path__):
        loaded = importlib.import_module(f"paychart.operations.{module.name}")
        for value in vars(loaded).values():
            if isinstance(value, Operation):
                # A namespace that waits imports the list of events.
                found.setdefault(value.name, (module.name, value))
                if loaded.__name__.endswith(module.name) and value.error.__module__ == loaded.__name__:
                    found[value.name] = (module.name, value)
    return found


Client = Union[Paychart, PaychartAdmin]


def methods_by_operation(clients: Sequence[Client]) -> dict[str, tuple[Client, str, str]]:
    """Which method of which client calls which operation, as the sources say."""
    found: dict[str, tuple[Client, str, str]] = {}
    names = {row.name: name for name, row in rows().values()}
    constants = {re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).upper(): name for name in names}
    for namespace in sorted(set(names.values())):
        [client] = [one for one in clients if hasattr(type(one), namespace)]
        kind = type(getattr(client, namespace))
        for member, method in inspect.getmembers(kind, inspect.isfunction):
            source = inspect.getsource(method)
            called = re.search(r"self\._calls\.(?:give|page)\(\s*([A-Z0-9_]+),", source)
            if called and not member.startswith(("try_", "next")):
                name = next((row for row in names if constant(row) == called[1]), None)
                if name is not None:
                    found[name] = (client, namespace, member)
    return found


def constant(name: str) -> str:
    words = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name)
    return re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", words).upper()


def python_name(name: str) -> str:
    words = constant(re.sub(r"[^A-Za-z0-9]+", "_", name)).lower().strip("_")
    import keyword

    return f"{words}_" if keyword.iskeyword(words) or words in ("str", "int", "float", "bool", "tuple", "datetime", "self", "options") else words


def examples(content: Any) -> list[Any]:
    media: Any = next((value for kind, value in content.items() if "json" in kind), {})
    return [resolved(example)["value"] for example in media.get("examples", {}).values()]


def arguments(path: str, operation: Any, item: Any) -> tuple[list[str], dict[str, Any]]:
    """The path's values, and what the query requires."""
    parameters = [resolved(one) for one in [*item.get("parameters", []), *operation.get("parameters", [])]]
    values = [f"{name}/ü?" for name in re.findall(r"\{(\w+)\}", path)]
    query = {}
    for one in parameters:
        if one["in"] == "query" and one.get("required"):
            schema = resolved(one["schema"])
            query[python_name(one["name"])] = (schema.get("enum") or ["x"])[0]
    return values, query


def check(what: str, is_right: bool, *about: object) -> None:
    if not is_right:
        faults.append(f"{what}: {' '.join(map(str, about))}"[:600])


def same(a: Any, b: Any) -> bool:
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def call(stub: Stub, path: str, verb: str, operation: Any, item: Any, row: Operation[Any, Any], place: tuple[Client, str, str]) -> None:
    name = operation["operationId"]
    client, namespace, member = place
    method = getattr(getattr(client, namespace), member)
    attempt = getattr(getattr(client, namespace), f"try_{member.rstrip('_')}")
    values, query = arguments(path, operation, item)
    bodies = examples(resolved(operation["requestBody"])["content"]) if "requestBody" in operation else []
    answers = [(status, resolved(answer)) for status, answer in operation["responses"].items()]
    good = [(int(status), example) for status, answer in answers if status[0] == "2" for example in examples(answer.get("content", {})) or [None]]
    first: Any = bodies[0] if bodies else {}
    required = {python_name(key): value for key, value in first.items()}
    for body in bodies or [None]:
        status, example = good[0]
        stub.say(Answer(status, example if example is not None else "text"))
        given = {python_name(key): value for key, value in (body or {}).items()}
        # What the contract's examples leave empty, such as a body without fields, is sent as it is.
        try:
            method(*values, **query, **given)
        except Exception as error:
            check(name, False, "request", body, repr(error))
            continue
        asked = stub.asked[-1]
        counts["requests"] += 1
        check(name, asked.method == verb.upper(), asked.method)
        check(name, is_admitted(asked.headers, operation), "credentials")
        template = re.sub(r"\{\w+\}", lambda found: f"{found[0][1:-1]}%2F%C3%BC%3F", path)
        check(name, asked.target.split("?")[0] == template, asked.target, template)
        check(name, body is None or same(asked.json, body), asked.body, json.dumps(body))
        check(name, ("idempotency-key" in asked.headers) == (row.replay == "key" and "idempotencyKey" not in (body or {})), "key")
    counts["called"] += 1
    for status, example in good:
        stub.say(Answer(status, example if example is not None else "text"))
        result = attempt(*values, **query, **required)
        counts["responses"] += example is not None
        check(name, result.ok, "response", getattr(result, "error", None))
        if not result.ok or example is None:
            continue
        check(name, same(json.loads(result.response.text), example), "the answer")
        if row.items is None:
            check(name, isinstance(result.data, Model) and same(result.data.to_json(), example), "response", json.dumps(example))
        else:
            check(name, same([one.to_json() if isinstance(one, Model) else one for one in result.data.data], example[row.items[0]]), "items")
    for name_of_status, answer in answers:
        if name_of_status[0] == "2":
            continue
        for example in examples(answer.get("content", {})):
            stub.say(Answer(int(name_of_status), example))
            try:
                method(*values, **query, **required)
                check(name, False, "is not refused:", example["code"])
            except PaychartError as error:
                counts["refusals"] += 1
                check(name, type(error) is row.error, type(error), "is not", row.error)
                check(name, error.code == example["code"], error.code, "is not", example["code"])
                check(name, error.status == int(name_of_status) and error.message == example["message"], "status or message")
                check(name, error.request_id == example["requestId"], "request id")
                details = error.details.to_json() if isinstance(error.details, Model) else error.details
                check(name, same(details, example.get("details")), "details", details, example.get("details"))


def is_admitted(headers: Any, operation: Any) -> bool:
    """An operation for operators has the admin key and the operator's name, and any other one has the API key."""
    sent = {name: headers.get(name) for name in ("x-service-admin-key", "x-service-operator", "x-service-api-key")}
    schemes = {key for one in operation.get("security", []) for key in one}
    if schemes == {"adminKey"}:
        return list(sent.values()) == ["admin-key", "Rosa Lindqvist", None]
    return list(sent.values()) == [None, None, "svc_test_key"]


def main() -> None:
    operations = rows()
    counts["operations"] = len(operations)
    with Stub(Answer()) as stub:
        client = Paychart(api_key="svc_test_key", base_url=stub.url, max_retries=0)
        admin = PaychartAdmin(admin_key="admin-key", operator="Rosa Lindqvist", base_url=stub.url, max_retries=0)
        places = methods_by_operation([client, admin])
        for path, item in CONTRACT["paths"].items():
            for verb in METHODS:
                operation = item.get(verb)
                if operation is None:
                    continue
                name = operation["operationId"]
                if name not in operations:
                    check(name, False, "is not in the package")
                    continue
                if name not in places:
                    check(name, False, "has no method")
                    continue
                call(stub, path, verb, operation, item, operations[name][1], places[name])
        connections = stub.connections
    check("pool", connections < 20, connections, "connections")
    events()
    print(json.dumps(counts))
    for fault in faults[:40]:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


def events() -> None:
    """Every example of a webhook, signed, verified, read and written again."""
    secret = "whsec_" + "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE="
    for kind, webhook in CONTRACT["webhooks"].items():
        for example in examples(resolved(webhook["post"]["requestBody"])["content"]):
            delivery = paychart.sign_test_webhook(secret, example)
            event = paychart.verify_webhook(secret, delivery.headers, delivery.body)
            counts["events"] += 1
            check(kind, same(event.to_json(), example), "the event")
            check(kind, not type(event).__name__.startswith("Unknown"), type(event))


if __name__ == "__main__":
    main()
