"""Runs the sample of every operation that the reference shows, and compares what it sends with the contract's example."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from stub import Answer, Stub

from paychart import Paychart, PaychartAdmin

GENERATED = Path(__file__).parents[3] / "generated"
CONTRACT = json.loads((GENERATED / "openapi.json").read_text())
SAMPLES: dict[str, str] = json.loads((GENERATED / "docs/python.json").read_text())


def resolved(node: Any) -> Any:
    while isinstance(node, dict) and "$ref" in node:
        reference = node["$ref"]
        node = CONTRACT
        for key in reference[2:].split("/"):
            node = node[key.replace("~1", "/").replace("~0", "~")]
    return node


def first_example(content: Any) -> Any:
    media: Any = next((value for kind, value in content.items() if "json" in kind), {})
    values = [resolved(example)["value"] for example in media.get("examples", {}).values()]
    return values[0] if values else None


faults: list[str] = []
ran = 0
with Stub(Answer()) as stub:
    client = Paychart(api_key="svc_test_x", base_url=stub.url, max_retries=0)
    admin = PaychartAdmin(admin_key="admin-key", operator="Rosa Lindqvist", base_url=stub.url, max_retries=0)
    for path, item in CONTRACT["paths"].items():
        for verb, operation in item.items():
            if verb not in ("get", "post", "put", "patch", "delete") or operation["operationId"] not in SAMPLES:
                continue
            name = operation["operationId"]
            answers = [(status, resolved(answer)) for status, answer in operation["responses"].items() if status[0] == "2"]
            status, answer = answers[0]
            example = first_example(answer.get("content", {}))
            stub.say(Answer(int(status), example if example is not None else "text"))
            try:
                exec(SAMPLES[name], {"client": client, "admin": admin})
            except Exception as error:
                faults.append(f"{name}: {error!r}\n{SAMPLES[name]}")
                continue
            ran += 1
            body = first_example(resolved(operation["requestBody"])["content"]) if "requestBody" in operation else None
            if body is not None and stub.asked[-1].json != body:
                faults.append(f"{name} sends {stub.asked[-1].body} and not {json.dumps(body)}")

print(ran)
print("\n".join(faults), file=sys.stderr)
sys.exit(1 if faults else 0)
