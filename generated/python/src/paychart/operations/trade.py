# Written by codegen from spec/. Do not edit.
"""The operations of the namespace trade, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import trade as _trade
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CreateUploadCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY'] | Shared1Code"


class CreateUploadError(PaychartError):
    """What `trade.create_upload` fails with."""

    code: CreateUploadCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetAgreementCode: TypeAlias = "Literal['SANDBOX_ONLY', 'AGREEMENT_NOT_FOUND'] | Shared10Code"


class GetAgreementError(PaychartError):
    """What `trade.get_agreement` fails with."""

    code: GetAgreementCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CREATE_UPLOAD: Operation[_trade.Upload, CreateUploadError] = Operation(
    name="createUpload",
    method="POST",
    path="/v1/uploads",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@trade.Upload",
    error=CreateUploadError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY"),
    shared=SHARED1,
)

GET_AGREEMENT: Operation[_trade.Agreement, GetAgreementError] = Operation(
    name="getAgreement",
    method="GET",
    path="/v1/trade/agreements/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@trade.Agreement",
    error=GetAgreementError,
    codes=("SANDBOX_ONLY", "AGREEMENT_NOT_FOUND"),
    shared=SHARED10,
)
