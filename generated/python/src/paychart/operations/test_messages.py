# Written by codegen from spec/. Do not edit.
"""The operations of the namespace test_messages, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED3

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import sandbox as _sandbox
    from ._shared import Shared3Code

if TYPE_CHECKING:
    SetTestMessageGatewayCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared3Code"


class SetTestMessageGatewayError(PaychartError):
    """What `test_messages.set_gateway` fails with."""

    code: SetTestMessageGatewayCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


SET_TEST_MESSAGE_GATEWAY: Operation[_sandbox.TestMessageGateway, SetTestMessageGatewayError] = Operation(
    name="setTestMessageGateway",
    method="POST",
    path="/v1/test/message-gateway",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@sandbox.TestMessageGateway",
    error=SetTestMessageGatewayError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED3,
)
