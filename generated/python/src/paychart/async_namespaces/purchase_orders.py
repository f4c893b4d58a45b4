# Written by codegen from spec/. Do not edit.
"""The namespace purchase_orders of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.purchase_orders import (
    ACCEPT_PURCHASE_ORDER,
    LIST_PURCHASE_ORDERS,
    REGISTER_PURCHASE_ORDER,
)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.purchase_orders import (
    AcceptPurchaseOrderError,
    ListPurchaseOrdersError,
    RegisterPurchaseOrderError,
)
    from ..types import lending as _lending


class AsyncPurchaseOrdersNamespace:
    """The operations of `purchase_orders`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def accept(
        self,
        id: str,
        *,
        min_principal: str,
        options: CallOptions | None = None,
    ) -> _lending.PurchaseOrder:
        """Accept a purchase order.

        Accepts a purchase order. The supplier's tenant may, or the borrower's tenant if the supplier is only
        a wallet. A `minPrincipal` above the face amount is refused with INVALID_AMOUNT.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/purchase-orders/{id}/accept`, scope lending:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            min_principal: The lowest principal that the supplier accepts, in atoms; at most the face amount.

        Raises:
            AcceptPurchaseOrderError: `code` says why.
        """
        return await self._calls.give(
            ACCEPT_PURCHASE_ORDER,
            {"id": id, "minPrincipal": min_principal},
            options,
        )

    async def try_accept(
        self,
        id: str,
        *,
        min_principal: str,
        options: CallOptions | None = None,
    ) -> Success[_lending.PurchaseOrder] | Failure[AcceptPurchaseOrderError]:
        """Accept a purchase order: `accept` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            ACCEPT_PURCHASE_ORDER,
            {"id": id, "minPrincipal": min_principal},
            options,
        )

    def list(
        self,
        *,
        status: _lending.PurchaseOrderStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_lending.PurchaseOrder]:
        """List purchase orders.

        Lists the purchase orders in which the tenant is borrower, supplier or lender, newest first.

        `GET /v1/lending/purchase-orders`, scope lending:read

        Args:
            status: Only purchase orders of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListPurchaseOrdersError: `code` says why.
        """
        return self._calls.pages(
            LIST_PURCHASE_ORDERS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: _lending.PurchaseOrderStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_lending.PurchaseOrder]] | Failure[ListPurchaseOrdersError]:
        """List purchase orders: `list` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt_page(
            LIST_PURCHASE_ORDERS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def register(
        self,
        *,
        pool_id: str,
        face_amount: str,
        trade_order_id: str | None = None,
        extraction_id: str | None = None,
        supplier_tenant_id: str | None = None,
        supplier_wallet: str | None = None,
        options: CallOptions | None = None,
    ) -> _lending.PurchaseOrder:
        """Register a purchase order.

        Registers a purchase order with a pool. The caller becomes the borrower, and its organization account
        the
        borrower's address. The purchase order is based on a sales order or on an extraction.

        - **Sales order**: the caller has to be its buyer; the seller is refused with NOT_ORDER_PARTY. The
          supplier is
          the seller, given by `supplierTenantId`. A repaid loan settles the order, so the seller itself has
          to accept to
          be paid by a loan. The order has to be financeable.
        - **Extraction**: it has to be the caller's own, APPROVED and without another purchase order. The
          supplier is
          any other tenant, or a `supplierWallet` alone. For a wallet alone, the borrower accepts later.

        An order or extraction that does not qualify is refused with ORDER_NOT_FINANCEABLE, any other supplier
        with
        VALIDATION_FAILED, and a face amount above the total with INVALID_AMOUNT. One document finances at
        most one open
        loan: while the loan of another purchase order for it is not repaid, the request is refused with
        DOCUMENT_IN_USE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/lending/purchase-orders`, scope lending:write

        Args:
            pool_id: Id of the pool, which may belong to any tenant.
            trade_order_id: Id of a sales order in which the caller is the buyer.
            extraction_id: Id of an APPROVED extraction of the caller's tenant.
            supplier_tenant_id: Id of the supplier's tenant, which is another tenant; for a sales order its
            seller.
            supplier_wallet: The supplier's EVM address. Payments to it are only recorded.
            face_amount: The face amount, in atoms.

        Raises:
            RegisterPurchaseOrderError: `code` says why.
        """
        return await self._calls.give(
            REGISTER_PURCHASE_ORDER,
            {"poolId": pool_id, "tradeOrderId": trade_order_id, "extractionId": extraction_id, "supplierTenantId": supplier_tenant_id, "supplierWallet": supplier_wallet, "faceAmount": face_amount},
            options,
        )

    async def try_register(
        self,
        *,
        pool_id: str,
        face_amount: str,
        trade_order_id: str | None = None,
        extraction_id: str | None = None,
        supplier_tenant_id: str | None = None,
        supplier_wallet: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_lending.PurchaseOrder] | Failure[RegisterPurchaseOrderError]:
        """Register a purchase order: `register` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            REGISTER_PURCHASE_ORDER,
            {"poolId": pool_id, "tradeOrderId": trade_order_id, "extractionId": extraction_id, "supplierTenantId": supplier_tenant_id, "supplierWallet": supplier_wallet, "faceAmount": face_amount},
            options,
        )
