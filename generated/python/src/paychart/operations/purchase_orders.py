# Written by codegen from spec/. Do not edit.
"""The operations of the namespace purchase_orders, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import lending as _lending
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    AcceptPurchaseOrderCode: TypeAlias = "Literal['INVALID_TRANSITION', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'PURCHASE_ORDER_NOT_FOUND'] | Shared1Code"


class AcceptPurchaseOrderError(PaychartError):
    """What `purchase_orders.accept` fails with."""

    code: AcceptPurchaseOrderCode
    details: _errors.InvalidTransitionDetails | _errors.InvalidAmountDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListPurchaseOrdersCode: TypeAlias = "Literal['SANDBOX_ONLY'] | Shared10Code"


class ListPurchaseOrdersError(PaychartError):
    """What `purchase_orders.list` fails with."""

    code: ListPurchaseOrdersCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RegisterPurchaseOrderCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'INVALID_AMOUNT', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'NOT_ORDER_PARTY', 'SANDBOX_ONLY', 'POOL_NOT_FOUND', 'SALES_ORDER_NOT_FOUND', 'EXTRACTION_NOT_FOUND', 'TENANT_NOT_FOUND', 'ORG_ACCOUNT_NOT_READY', 'ORDER_NOT_FINANCEABLE', 'DOCUMENT_IN_USE'] | Shared1Code"


class RegisterPurchaseOrderError(PaychartError):
    """What `purchase_orders.register` fails with."""

    code: RegisterPurchaseOrderCode
    details: _errors.InvalidWalletAddressDetails | _errors.ValidationFailedDetails | _errors.InvalidAmountDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.OrgAccountNotReadyDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


ACCEPT_PURCHASE_ORDER: Operation[_lending.PurchaseOrder, AcceptPurchaseOrderError] = Operation(
    name="acceptPurchaseOrder",
    method="POST",
    path="/v1/lending/purchase-orders/{id}/accept",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.PurchaseOrder",
    error=AcceptPurchaseOrderError,
    codes=("INVALID_TRANSITION", "INVALID_AMOUNT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "PURCHASE_ORDER_NOT_FOUND"),
    shared=SHARED1,
)

LIST_PURCHASE_ORDERS: Operation[_lending.PurchaseOrderList, ListPurchaseOrdersError] = Operation(
    name="listPurchaseOrders",
    method="GET",
    path="/v1/lending/purchase-orders",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@lending.PurchaseOrderList",
    error=ListPurchaseOrdersError,
    codes=("SANDBOX_ONLY",),
    shared=SHARED10,
    items=("purchaseOrders", "purchase_orders"),
)

REGISTER_PURCHASE_ORDER: Operation[_lending.PurchaseOrder, RegisterPurchaseOrderError] = Operation(
    name="registerPurchaseOrder",
    method="POST",
    path="/v1/lending/purchase-orders",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@lending.PurchaseOrder",
    error=RegisterPurchaseOrderError,
    codes=("INVALID_WALLET_ADDRESS", "INVALID_AMOUNT", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "NOT_ORDER_PARTY", "SANDBOX_ONLY", "POOL_NOT_FOUND", "SALES_ORDER_NOT_FOUND", "EXTRACTION_NOT_FOUND", "TENANT_NOT_FOUND", "ORG_ACCOUNT_NOT_READY", "ORDER_NOT_FINANCEABLE", "DOCUMENT_IN_USE"),
    shared=SHARED1,
)
