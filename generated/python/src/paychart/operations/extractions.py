# Written by codegen from spec/. Do not edit.
"""The operations of the namespace extractions, and what they fail with."""

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
    ApproveExtractionCode: TypeAlias = "Literal['INVALID_TRANSITION', 'SANDBOX_ONLY', 'EXTRACTION_NOT_FOUND', 'EXTRACTION_FLAGS_OPEN', 'EXTRACTION_FIELDS_MISSING'] | Shared1Code"


class ApproveExtractionError(PaychartError):
    """What `extractions.approve` fails with."""

    code: ApproveExtractionCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CorrectExtractionCode: TypeAlias = "Literal['FIELD_NOT_CORRECTABLE', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'EXTRACTION_NOT_FOUND'] | Shared1Code"


class CorrectExtractionError(PaychartError):
    """What `extractions.correct` fails with."""

    code: CorrectExtractionCode
    details: _errors.FieldNotCorrectableDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateExtractionCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'UPLOAD_NOT_FOUND'] | Shared1Code"


class CreateExtractionError(PaychartError):
    """What `extractions.create` fails with."""

    code: CreateExtractionCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetExtractionCode: TypeAlias = "Literal['SANDBOX_ONLY', 'EXTRACTION_NOT_FOUND'] | Shared10Code"


class GetExtractionError(PaychartError):
    """What `extractions.get` fails with."""

    code: GetExtractionCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListExtractionsCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListExtractionsError(PaychartError):
    """What `extractions.list` fails with."""

    code: ListExtractionsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


APPROVE_EXTRACTION: Operation[_trade.Extraction, ApproveExtractionError] = Operation(
    name="approveExtraction",
    method="POST",
    path="/v1/trade/extractions/{id}/approve",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@trade.Extraction",
    error=ApproveExtractionError,
    codes=("INVALID_TRANSITION", "SANDBOX_ONLY", "EXTRACTION_NOT_FOUND", "EXTRACTION_FLAGS_OPEN", "EXTRACTION_FIELDS_MISSING"),
    shared=SHARED1,
)

CORRECT_EXTRACTION: Operation[_trade.Extraction, CorrectExtractionError] = Operation(
    name="correctExtraction",
    method="POST",
    path="/v1/trade/extractions/{id}/corrections",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@trade.Extraction",
    error=CorrectExtractionError,
    codes=("FIELD_NOT_CORRECTABLE", "INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "EXTRACTION_NOT_FOUND"),
    shared=SHARED1,
)

CREATE_EXTRACTION: Operation[_trade.Extraction, CreateExtractionError] = Operation(
    name="createExtraction",
    method="POST",
    path="/v1/trade/extractions",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@trade.Extraction",
    error=CreateExtractionError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "UPLOAD_NOT_FOUND"),
    shared=SHARED1,
)

GET_EXTRACTION: Operation[_trade.Extraction, GetExtractionError] = Operation(
    name="getExtraction",
    method="GET",
    path="/v1/trade/extractions/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@trade.Extraction",
    error=GetExtractionError,
    codes=("SANDBOX_ONLY", "EXTRACTION_NOT_FOUND"),
    shared=SHARED10,
)

LIST_EXTRACTIONS: Operation[_trade.ExtractionList, ListExtractionsError] = Operation(
    name="listExtractions",
    method="GET",
    path="/v1/trade/extractions",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@trade.ExtractionList",
    error=ListExtractionsError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("extractions", "extractions"),
)


def get_extraction_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_8
    from .events import LIST_EVENTS

    steps = {"": WAY_8}
    return Waiting(GET_EXTRACTION, "id", LIST_EVENTS, steps, None)
