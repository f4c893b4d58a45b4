# Written by codegen from spec/. Do not edit.
"""The namespace test_messages of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import Calls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.test_messages import (SET_TEST_MESSAGE_GATEWAY)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import Page
    from .._runtime.results import Failure, Success
    from .._runtime.streams import EventStream
    from .._runtime.values import Amount
    from ..operations.test_messages import (SetTestMessageGatewayError)
    from ..types import sandbox as _sandbox


class TestMessagesNamespace:
    """The operations of `test_messages`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def set_gateway(
        self,
        *,
        available: bool,
        options: CallOptions | None = None,
    ) -> _sandbox.TestMessageGateway:
        """Turn the message gateway on or off.

        Makes the gateway for texts and e-mails refuse, or take again, what the caller's tenant sends. What it
        refuses is sent again until the gateway takes it, so that it is in `GET /v1/test/messages` within a
        few seconds after the gateway is back. Sandbox only. Any test key or session may call it; no scope is
        needed, and it acts on the caller's tenant only.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/test/message-gateway`

        Args:
            available: False makes the gateway refuse the messages of the tenant.

        Raises:
            SetTestMessageGatewayError: `code` says why.
        """
        return self._calls.give(SET_TEST_MESSAGE_GATEWAY, {"available": available}, options)

    def try_set_gateway(
        self,
        *,
        available: bool,
        options: CallOptions | None = None,
    ) -> Success[_sandbox.TestMessageGateway] | Failure[SetTestMessageGatewayError]:
        """Turn the message gateway on or off: `set_gateway` with its result as a value, which never raises for
        what the service answers.
        """
        return self._calls.attempt(SET_TEST_MESSAGE_GATEWAY, {"available": available}, options)
