"""Reads and writes what the contract allows beside its examples: each example with one place changed, by the schema there.

An optional field is left out, a nullable one is null, an enum has a value that this package does not know, an amount and a
time have other digits, a list is empty, and an object has a field more. Prints how many of each were tried, as JSON.
"""

from __future__ import annotations

import copy
import json
import re
import sys
from collections import Counter
from typing import Any, Iterator

from contract import CONTRACT, METHODS, examples, resolved, rows

import paychart
from paychart import Model
from paychart._runtime.values import reader, to_json
from paychart.details import DETAILS

#: What was changed, and the changed value.
Variant = tuple[str, Any]
AMOUNTS = ("0.01", "100", "0.000000000000000001", "123456789012345678901234567890.10")
TIMES = ("2026-03-02T09:05:00.123Z", "1999-12-31T23:59:59.999Z")


def parts(schema: Any, value: Any) -> list[Any]:
    """The schemas that all hold for this value: those of `allOf`, and the branch of a choice that fits."""
    node = resolved(schema)
    found = [node]
    for part in node.get("allOf", []):
        found.extend(parts(part, value))
    for choice in ("oneOf", "anyOf"):
        fitting = [branch for branch in node.get(choice, []) if fits(branch, value)]
        if fitting:
            found.extend(parts(fitting[0], value))
    return found


def fits(schema: Any, value: Any) -> bool:
    node = resolved(schema)
    if node.get("type") == "null":
        return value is None
    for part in (node, *(resolved(one) for one in node.get("allOf", []))):
        if isinstance(value, dict) and not set(part.get("required", [])) <= set(value):
            return False
        for name, property in (part.get("properties") or {}).items():
            told = resolved(property)
            if isinstance(value, dict) and name in value and ("const" in told or len(told.get("enum", ())) == 1):
                if value[name] != told.get("const", (told.get("enum") or [None])[0]):
                    return False
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool}
    kind = node.get("type")
    return kind not in kinds or isinstance(value, kinds[kind])


def is_nullable(schema: Any) -> bool:
    node = resolved(schema)
    kinds = node.get("type")
    choices = [*node.get("oneOf", []), *node.get("anyOf", [])]
    return (isinstance(kinds, list) and "null" in kinds) or any(resolved(one).get("type") == "null" for one in choices)


def tells(schema: Any) -> set[str]:
    """The fields by which the branches of a choice are told apart: another value there is another object."""
    node = resolved(schema)
    branches = [resolved(one) for one in [*node.get("oneOf", []), *node.get("anyOf", [])]]
    objects = [one for one in branches if one.get("type") != "null"]
    inner = set().union(*(tells(one) for one in node.get("allOf", [])), *(tells(one) for one in objects))
    if len(objects) < 2:
        return inner
    own = [{name for part in parts(one, {}) for name in part.get("properties") or {}} for one in objects]
    # The field that only one of them has, and the fields that all have with values of their own.
    shared = set.intersection(*own)
    return inner | {name for names in own for name in names if name not in shared} | {
        name for name in shared if any(enum_of(one, name) for one in objects)
    }


def enum_of(schema: Any, name: str) -> bool:
    found = [part["properties"][name] for part in parts(schema, {}) if name in (part.get("properties") or {})]
    return any("const" in resolved(one) or "enum" in resolved(one) for one in found)


def variants(schema: Any, value: Any) -> Iterator[Variant]:
    if is_nullable(schema) and value is not None:
        yield "null", None
    if value is None:
        return
    told = parts(schema, value)
    if isinstance(value, dict):
        yield from of_object(schema, told, value)
    elif isinstance(value, list):
        yield "empty", []
        items = next((part["items"] for part in told if "items" in part), None)
        for what, changed in variants(items, value[0]) if items is not None and value else ():
            yield what, [changed, *value[1:]]
    elif isinstance(value, str):
        yield from of_text(told, value)


def of_object(schema: Any, told: list[Any], value: dict[str, Any]) -> Iterator[Variant]:
    properties = {name: one for part in told for name, one in (part.get("properties") or {}).items()}
    required = {name for part in told for name in part.get("required", [])}
    apart = tells(schema)
    if properties:
        yield "more", {**value, "fieldOfTomorrow": [1.5, {"x": None}]}
    for name, item in value.items():
        if name not in properties:
            continue
        if name not in required and name not in apart:
            yield "absent", {key: one for key, one in value.items() if key != name}
        for what, changed in variants(properties[name], item) if name not in apart else ():
            yield what, {**value, name: changed}


def of_text(told: list[Any], value: str) -> Iterator[Variant]:
    # A field that has one value says what the object is.
    if any(len(part.get("enum", ())) > 1 for part in told):
        yield "unknown", "SOMETHING_OF_TOMORROW"
    elif any(part.get("format") == "date-time" for part in told):
        yield from (("time", one) for one in TIMES)
    elif re.fullmatch(r"\d+\.\d+", value) and any("pattern" in part for part in told):
        yield from (("amount", one) for one in AMOUNTS)


def without_more(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_more(item) for name, item in value.items() if name != "fieldOfTomorrow"}
    return [without_more(item) for item in value] if isinstance(value, list) else value


def same(a: Any, b: Any) -> bool:
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


counts: Counter[str] = Counter()
faults: list[str] = []
seen: set[str] = set()


def check(name: str, form: str, schema: Any, example: Any) -> None:
    for what, changed in variants(schema, copy.deepcopy(example)):
        key = form + json.dumps(changed, sort_keys=True)
        if key in seen:
            continue
        seen.add(key)
        counts[what] += 1
        try:
            read = reader(form)(changed)
            written = to_json(read)
            # A field that the package does not know is kept where the contract says that there may be any.
            is_right = same(written, changed) or (what == "more" and same(without_more(written), without_more(changed)))
            repr(read), hash(read)
        except Exception as fault:
            is_right, written = False, repr(fault)
        if not is_right:
            faults.append(f"{name} {what}: {json.dumps(changed)[:300]} is written as {json.dumps(written)[:300]}")


def main() -> None:
    forms = {name: row.form for name, (_, row) in rows().items()}
    for item in CONTRACT["paths"].values():
        for verb in METHODS:
            if verb not in item:
                continue
            name = item[verb]["operationId"]
            given = [resolved(answer).get("content", {}) for status, answer in item[verb]["responses"].items() if status[0] == "2"]
            schemas = [media["schema"] for content in given for kind, media in content.items() if "json" in kind]
            # Several successes are one type in the package, told apart by their fields.
            schema = {"oneOf": schemas} if len(schemas) > 1 else {"allOf": schemas}
            for example in (example for content in given for example in examples(content)):
                check(name, forms[name], schema, example)
    for schema in CONTRACT["components"]["schemas"].values():
        properties: Any = schema.get("properties") or {}
        form = DETAILS.get((properties.get("code") or {}).get("const", ""))
        for example in details(properties) if form is not None else ():
            check(f"details of {properties['code']['const']}", form or "", properties["details"], example)
    secret = "whsec_" + "MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE="
    for kind, webhook in CONTRACT["webhooks"].items():
        content = resolved(webhook["post"]["requestBody"])["content"]
        for media in content.values():
            for example in examples(content):
                delivery = paychart.sign_test_webhook(secret, example)
                event = paychart.verify_webhook(secret, delivery.headers, delivery.body)
                assert isinstance(event, Model)
                module = type(event).__module__.rsplit(".", 1)[1]
                check(kind, f"@{module}.{type(event).__name__}", media["schema"], example)
    print(json.dumps(counts))
    for fault in faults[:40]:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


def details(properties: Any) -> Iterator[Any]:
    """The details of a refusal in the contract's examples."""
    code = properties["code"]["const"]
    for example in CONTRACT["components"].get("examples", {}).values():
        value = example.get("value")
        if isinstance(value, dict) and value.get("code") == code and value.get("details") is not None:
            yield value["details"]


if __name__ == "__main__":
    main()
