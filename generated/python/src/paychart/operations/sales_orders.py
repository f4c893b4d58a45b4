# Written by codegen from spec/. Do not edit.
"""The operations of the namespace sales_orders, and what they fail with."""

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
    AcceptSalesOrderDeliveryCode: TypeAlias = "Literal['INVALID_TRANSITION', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND', 'DELIVERY_RECORD_NOT_FOUND'] | Shared1Code"


class AcceptSalesOrderDeliveryError(PaychartError):
    """What `sales_orders.accept_delivery` fails with."""

    code: AcceptSalesOrderDeliveryCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CancelSalesOrderCode: TypeAlias = "Literal['INVALID_TRANSITION', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'] | Shared1Code"


class CancelSalesOrderError(PaychartError):
    """What `sales_orders.cancel` fails with."""

    code: CancelSalesOrderCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CheckSalesOrderSettlementCode: TypeAlias = "Literal['SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'] | Shared1Code"


class CheckSalesOrderSettlementError(PaychartError):
    """What `sales_orders.check_settlement` fails with."""

    code: CheckSalesOrderSettlementCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    CreateSalesOrderCode: TypeAlias = "Literal['BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'SANDBOX_ONLY', 'TENANT_NOT_FOUND', 'EXTRACTION_NOT_FOUND', 'AGREEMENT_NOT_FOUND'] | Shared1Code"


class CreateSalesOrderError(PaychartError):
    """What `sales_orders.create` fails with."""

    code: CreateSalesOrderCode
    details: _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetSalesOrderCode: TypeAlias = "Literal['SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'] | Shared10Code"


class GetSalesOrderError(PaychartError):
    """What `sales_orders.get` fails with."""

    code: GetSalesOrderCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    GetSalesOrderDeliveryCode: TypeAlias = "Literal['SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND', 'DELIVERY_RECORD_NOT_FOUND'] | Shared10Code"


class GetSalesOrderDeliveryError(PaychartError):
    """What `sales_orders.get_delivery` fails with."""

    code: GetSalesOrderDeliveryCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListSalesOrdersCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListSalesOrdersError(PaychartError):
    """What `sales_orders.list` fails with."""

    code: ListSalesOrdersCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RecordSalesOrderDeliveryCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND', 'UPLOAD_NOT_FOUND'] | Shared1Code"


class RecordSalesOrderDeliveryError(PaychartError):
    """What `sales_orders.record_delivery` fails with."""

    code: RecordSalesOrderDeliveryCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RespondToSalesOrderCode: TypeAlias = "Literal['NOTE_REQUIRED', 'INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'] | Shared1Code"


class RespondToSalesOrderError(PaychartError):
    """What `sales_orders.respond_to` fails with."""

    code: RespondToSalesOrderCode
    details: _errors.NoteRequiredDetails | _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    SubmitSalesOrderCode: TypeAlias = "Literal['INVALID_TRANSITION', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'] | Shared1Code"


class SubmitSalesOrderError(PaychartError):
    """What `sales_orders.submit` fails with."""

    code: SubmitSalesOrderCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    UpdateSalesOrderTermsCode: TypeAlias = "Literal['INVALID_TRANSITION', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'SALES_ORDER_NOT_FOUND'] | Shared10Code"


class UpdateSalesOrderTermsError(PaychartError):
    """What `sales_orders.update_terms` fails with."""

    code: UpdateSalesOrderTermsCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ACCEPT_SALES_ORDER_DELIVERY: Operation[_trade.DeliveryRecord, AcceptSalesOrderDeliveryError] = Operation(
    name="acceptSalesOrderDelivery",
    method="POST",
    path="/v1/trade/sales-orders/{id}/delivery/accept",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@trade.DeliveryRecord",
    error=AcceptSalesOrderDeliveryError,
    codes=("INVALID_TRANSITION", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND", "DELIVERY_RECORD_NOT_FOUND"),
    shared=SHARED1,
)

CANCEL_SALES_ORDER: Operation[_trade.SalesOrder, CancelSalesOrderError] = Operation(
    name="cancelSalesOrder",
    method="POST",
    path="/v1/trade/sales-orders/{id}/cancel",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@trade.SalesOrder",
    error=CancelSalesOrderError,
    codes=("INVALID_TRANSITION", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND"),
    shared=SHARED1,
)

CHECK_SALES_ORDER_SETTLEMENT: Operation[_trade.SettlementCheck, CheckSalesOrderSettlementError] = Operation(
    name="checkSalesOrderSettlement",
    method="POST",
    path="/v1/trade/sales-orders/{id}/settlement-check",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@trade.SettlementCheck",
    error=CheckSalesOrderSettlementError,
    codes=("SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND"),
    shared=SHARED1,
)

CREATE_SALES_ORDER: Operation[_trade.SalesOrder, CreateSalesOrderError] = Operation(
    name="createSalesOrder",
    method="POST",
    path="/v1/trade/sales-orders",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@trade.SalesOrder",
    error=CreateSalesOrderError,
    codes=("BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "SANDBOX_ONLY", "TENANT_NOT_FOUND", "EXTRACTION_NOT_FOUND", "AGREEMENT_NOT_FOUND"),
    shared=SHARED1,
)

GET_SALES_ORDER: Operation[_trade.SalesOrder, GetSalesOrderError] = Operation(
    name="getSalesOrder",
    method="GET",
    path="/v1/trade/sales-orders/{id}",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@trade.SalesOrder",
    error=GetSalesOrderError,
    codes=("SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND"),
    shared=SHARED10,
)

GET_SALES_ORDER_DELIVERY: Operation[_trade.DeliveryRecord, GetSalesOrderDeliveryError] = Operation(
    name="getSalesOrderDelivery",
    method="GET",
    path="/v1/trade/sales-orders/{id}/delivery",
    query=(),
    body="none",
    replay="always",
    result="json",
    form="@trade.DeliveryRecord",
    error=GetSalesOrderDeliveryError,
    codes=("SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND", "DELIVERY_RECORD_NOT_FOUND"),
    shared=SHARED10,
)

LIST_SALES_ORDERS: Operation[_trade.SalesOrderList, ListSalesOrdersError] = Operation(
    name="listSalesOrders",
    method="GET",
    path="/v1/trade/sales-orders",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@trade.SalesOrderList",
    error=ListSalesOrdersError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("salesOrders", "sales_orders"),
)

RECORD_SALES_ORDER_DELIVERY: Operation[_trade.DeliveryRecord, RecordSalesOrderDeliveryError] = Operation(
    name="recordSalesOrderDelivery",
    method="POST",
    path="/v1/trade/sales-orders/{id}/delivery",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@trade.DeliveryRecord",
    error=RecordSalesOrderDeliveryError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND", "UPLOAD_NOT_FOUND"),
    shared=SHARED1,
)

RESPOND_TO_SALES_ORDER: Operation[_trade.SalesOrder, RespondToSalesOrderError] = Operation(
    name="respondToSalesOrder",
    method="POST",
    path="/v1/trade/sales-orders/{id}/respond",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@trade.SalesOrder",
    error=RespondToSalesOrderError,
    codes=("NOTE_REQUIRED", "INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND"),
    shared=SHARED1,
)

SUBMIT_SALES_ORDER: Operation[_trade.SalesOrder, SubmitSalesOrderError] = Operation(
    name="submitSalesOrder",
    method="POST",
    path="/v1/trade/sales-orders/{id}/submit",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@trade.SalesOrder",
    error=SubmitSalesOrderError,
    codes=("INVALID_TRANSITION", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND"),
    shared=SHARED1,
)

UPDATE_SALES_ORDER_TERMS: Operation[_trade.SalesOrder, UpdateSalesOrderTermsError] = Operation(
    name="updateSalesOrderTerms",
    method="PUT",
    path="/v1/trade/sales-orders/{id}/terms",
    query=(),
    body="rest",
    replay="always",
    result="json",
    form="@trade.SalesOrder",
    error=UpdateSalesOrderTermsError,
    codes=("INVALID_TRANSITION", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "SALES_ORDER_NOT_FOUND"),
    shared=SHARED10,
)


def get_sales_order_waiting() -> Waiting:
    from .._runtime.waits import Waiting
    from ..lifecycles import WAY_19
    from .events import LIST_EVENTS

    steps = {"": WAY_19}
    return Waiting(GET_SALES_ORDER, "id", LIST_EVENTS, steps, None)
