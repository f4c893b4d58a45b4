# Written by codegen from codegen/emit/python/runtime/contract.py: edit that file.
"""What the runtime knows of the contract that this package was made from."""

from __future__ import annotations

from typing import Mapping

#: The version of this package, and of the contract that it was made from.
VERSION: str = "0.2.0"

#: Where the keys of each environment lead; None while no service is published for them.
SERVERS: Mapping[str, str | None] = {"svc_test_": None, "svc_live_": None}

#: The headers that tell the service which version of the contract this package speaks.
VERSION_HEADERS: Mapping[str, str] = {"user-agent": f"paychart-python/{VERSION}", "x-service-api-version": "2026-12-01"}
