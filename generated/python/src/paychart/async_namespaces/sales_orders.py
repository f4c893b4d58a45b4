# Written by codegen from spec/. Do not edit.
"""The namespace sales_orders of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.sales_orders import (
    ACCEPT_SALES_ORDER_DELIVERY,
    CANCEL_SALES_ORDER,
    CHECK_SALES_ORDER_SETTLEMENT,
    CREATE_SALES_ORDER,
    GET_SALES_ORDER,
    GET_SALES_ORDER_DELIVERY,
    LIST_SALES_ORDERS,
    RECORD_SALES_ORDER_DELIVERY,
    RESPOND_TO_SALES_ORDER,
    SUBMIT_SALES_ORDER,
    UPDATE_SALES_ORDER_TERMS,
    get_sales_order_waiting,
)
from ..operations.explanations import EXPLAIN_RESOURCE

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.sales_orders import (
    AcceptSalesOrderDeliveryError,
    CancelSalesOrderError,
    CheckSalesOrderSettlementError,
    CreateSalesOrderError,
    GetSalesOrderDeliveryError,
    GetSalesOrderError,
    ListSalesOrdersError,
    RecordSalesOrderDeliveryError,
    RespondToSalesOrderError,
    SubmitSalesOrderError,
    UpdateSalesOrderTermsError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import trade as _trade


class AsyncSalesOrdersNamespace:
    """The operations of `sales_orders`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def accept_delivery(self, id: str, *, options: CallOptions | None = None) -> _trade.DeliveryRecord:
        """Accept the delivery of a sales order.

        Accepts the delivery of a sales order. Only the buyer may, once. If both tenants have organization
        accounts, a DRAFT invoice for the total of the order is created, with the buyer as payer and the
        seller as payee. Otherwise `invoiceId` stays null.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/sales-orders/{id}/delivery/accept`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            AcceptSalesOrderDeliveryError: `code` says why.
        """
        return await self._calls.give(ACCEPT_SALES_ORDER_DELIVERY, {"id": id}, options)

    async def try_accept_delivery(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.DeliveryRecord] | Failure[AcceptSalesOrderDeliveryError]:
        """Accept the delivery of a sales order: `accept_delivery` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(ACCEPT_SALES_ORDER_DELIVERY, {"id": id}, options)

    async def cancel(self, id: str, *, options: CallOptions | None = None) -> _trade.SalesOrder:
        """Cancel a sales order.

        Cancels an order. Only the buyer may, in DRAFT, SUBMITTED or CHANGES_REQUESTED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/sales-orders/{id}/cancel`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            CancelSalesOrderError: `code` says why.
        """
        return await self._calls.give(CANCEL_SALES_ORDER, {"id": id}, options)

    async def try_cancel(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.SalesOrder] | Failure[CancelSalesOrderError]:
        """Cancel a sales order: `cancel` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(CANCEL_SALES_ORDER, {"id": id}, options)

    async def check_settlement(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> _trade.SettlementCheck:
        """Check the settlement of a sales order.

        Checks whether a sales order is paid. Either party may, in every status. A RELEASED invoice of the
        order settles it with the source INVOICE; otherwise a REPAID loan of its purchase order settles it
        with the source LOAN. A DELIVERED order that is settled becomes COMPLETED.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/sales-orders/{id}/settlement-check`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            CheckSalesOrderSettlementError: `code` says why.
        """
        return await self._calls.give(CHECK_SALES_ORDER_SETTLEMENT, {"id": id}, options)

    async def try_check_settlement(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.SettlementCheck] | Failure[CheckSalesOrderSettlementError]:
        """Check the settlement of a sales order: `check_settlement` with its result as a value, which never
        raises for what the service answers.
        """
        return await self._calls.attempt(CHECK_SALES_ORDER_SETTLEMENT, {"id": id}, options)

    async def create(
        self,
        *,
        seller_tenant_id: str,
        extraction_id: str | None = None,
        agreement_id: str | None = None,
        terms: _trade.SalesOrderTermsInput | None = None,
        options: CallOptions | None = None,
    ) -> _trade.SalesOrder:
        """Create a sales order.

        Creates a DRAFT sales order in version 1, without signatures. The caller is the buyer, and both
        parties can read it. The seller has to be another tenant; otherwise the request is refused with
        VALIDATION_FAILED. `number` is the buyer's next order number.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/sales-orders`, scope trade:write

        Args:
            seller_tenant_id: Id of the seller's tenant, which is another tenant.
            extraction_id: Id of an extraction of the caller's tenant. If it is APPROVED, its agreement
            becomes the agreement of the order.
            agreement_id: Id of an agreement of the caller's tenant, `agr_…`.
            terms: The terms; without them the draft has no line items.

        Raises:
            CreateSalesOrderError: `code` says why.
        """
        return await self._calls.give(
            CREATE_SALES_ORDER,
            {"sellerTenantId": seller_tenant_id, "extractionId": extraction_id, "agreementId": agreement_id, "terms": terms},
            options,
        )

    async def try_create(
        self,
        *,
        seller_tenant_id: str,
        extraction_id: str | None = None,
        agreement_id: str | None = None,
        terms: _trade.SalesOrderTermsInput | None = None,
        options: CallOptions | None = None,
    ) -> Success[_trade.SalesOrder] | Failure[CreateSalesOrderError]:
        """Create a sales order: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            CREATE_SALES_ORDER,
            {"sellerTenantId": seller_tenant_id, "extractionId": extraction_id, "agreementId": agreement_id, "terms": terms},
            options,
        )

    async def get(self, id: str, *, options: CallOptions | None = None) -> _trade.SalesOrder:
        """Get a sales order.

        Returns a sales order in any status. Its buyer and its seller can read it.

        `GET /v1/trade/sales-orders/{id}`, scope trade:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetSalesOrderError: `code` says why.
        """
        return await self._calls.give(GET_SALES_ORDER, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.SalesOrder] | Failure[GetSalesOrderError]:
        """Get a sales order: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_SALES_ORDER, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _trade.SalesOrderStatus | Sequence[_trade.SalesOrderStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _trade.SalesOrder:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _trade.SalesOrder = (await self._calls.wait(get_sales_order_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _trade.SalesOrderStatus | Sequence[_trade.SalesOrderStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_trade.SalesOrder] | Failure[GetSalesOrderError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_sales_order_waiting(), id, until, timeout, options)

    async def next(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> tuple[_explanations.ExplanationNext, ...]:
        """The operations that can move the resource now, each with whether the service would take it from you,
        or the code of its refusal.
        """
        told = await self._calls.give(EXPLAIN_RESOURCE, {"id": id}, options)
        return tuple(step for step in told.next if step.by == "operation" and step.operation_id is not None)

    async def get_delivery(self, id: str, *, options: CallOptions | None = None) -> _trade.DeliveryRecord:
        """Get the delivery of a sales order.

        Returns the delivery record of a sales order. Its buyer and its seller can read it. Before the
        delivery the request is refused with DELIVERY_RECORD_NOT_FOUND.

        `GET /v1/trade/sales-orders/{id}/delivery`, scope trade:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetSalesOrderDeliveryError: `code` says why.
        """
        return await self._calls.give(GET_SALES_ORDER_DELIVERY, {"id": id}, options)

    async def try_get_delivery(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.DeliveryRecord] | Failure[GetSalesOrderDeliveryError]:
        """Get the delivery of a sales order: `get_delivery` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(GET_SALES_ORDER_DELIVERY, {"id": id}, options)

    def list(
        self,
        *,
        status: _trade.SalesOrderStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_trade.SalesOrder]:
        """List sales orders.

        Lists the sales orders in which the tenant is buyer or seller, newest first.

        `GET /v1/trade/sales-orders`, scope trade:read

        Args:
            status: Only orders of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListSalesOrdersError: `code` says why.
        """
        return self._calls.pages(
            LIST_SALES_ORDERS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: _trade.SalesOrderStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_trade.SalesOrder]] | Failure[ListSalesOrdersError]:
        """List sales orders: `list` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt_page(
            LIST_SALES_ORDERS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def record_delivery(
        self,
        id: str,
        *,
        note: str,
        upload_ids: Sequence[str] | None = None,
        options: CallOptions | None = None,
    ) -> _trade.DeliveryRecord:
        """Record the delivery of a sales order.

        Records the delivery of an ACCEPTED sales order, which becomes DELIVERED. Only the seller may, once.
        The uploads have to belong to the seller.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/sales-orders/{id}/delivery`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            note: A description of the delivery.
            upload_ids: Ids of the seller's own uploads that prove the delivery.

        Raises:
            RecordSalesOrderDeliveryError: `code` says why.
        """
        return await self._calls.give(
            RECORD_SALES_ORDER_DELIVERY,
            {"id": id, "note": note, "uploadIds": upload_ids},
            options,
        )

    async def try_record_delivery(
        self,
        id: str,
        *,
        note: str,
        upload_ids: Sequence[str] | None = None,
        options: CallOptions | None = None,
    ) -> Success[_trade.DeliveryRecord] | Failure[RecordSalesOrderDeliveryError]:
        """Record the delivery of a sales order: `record_delivery` with its result as a value, which never raises
        for what the service answers.
        """
        return await self._calls.attempt(
            RECORD_SALES_ORDER_DELIVERY,
            {"id": id, "note": note, "uploadIds": upload_ids},
            options,
        )

    async def respond_to(
        self,
        id: str,
        *,
        action: Literal["accept", "request-changes", "reject"],
        note: str | None = None,
        options: CallOptions | None = None,
    ) -> _trade.SalesOrder:
        """Respond to a sales order.

        Responds to a SUBMITTED sales order. Only the seller may. `accept` sets `sellerSigned` and
        `salesOrderHash`. `request-changes` needs a note, which becomes `changeNote`. `reject` ends the order.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/sales-orders/{id}/respond`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            action: The response: `accept`, `request-changes` or `reject`.
            note: The reason for the response; required for `request-changes`.

        Raises:
            RespondToSalesOrderError: `code` says why.
        """
        return await self._calls.give(
            RESPOND_TO_SALES_ORDER,
            {"id": id, "action": action, "note": note},
            options,
        )

    async def try_respond_to(
        self,
        id: str,
        *,
        action: Literal["accept", "request-changes", "reject"],
        note: str | None = None,
        options: CallOptions | None = None,
    ) -> Success[_trade.SalesOrder] | Failure[RespondToSalesOrderError]:
        """Respond to a sales order: `respond_to` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            RESPOND_TO_SALES_ORDER,
            {"id": id, "action": action, "note": note},
            options,
        )

    async def submit(self, id: str, *, options: CallOptions | None = None) -> _trade.SalesOrder:
        """Submit a sales order.

        Submits a sales order to the seller and sets `buyerSigned`. Only the buyer may, in DRAFT or
        CHANGES_REQUESTED. An order without line items is refused with INVALID_TRANSITION.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/sales-orders/{id}/submit`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            SubmitSalesOrderError: `code` says why.
        """
        return await self._calls.give(SUBMIT_SALES_ORDER, {"id": id}, options)

    async def try_submit(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.SalesOrder] | Failure[SubmitSalesOrderError]:
        """Submit a sales order: `submit` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(SUBMIT_SALES_ORDER, {"id": id}, options)

    async def update_terms(
        self,
        id: str,
        *,
        terms: _trade.SalesOrderTermsInput,
        options: CallOptions | None = None,
    ) -> _trade.SalesOrder:
        """Update the terms of a sales order.

        Replaces all terms of a sales order. Only the buyer may, in DRAFT or CHANGES_REQUESTED. The version
        increases by one, and both signatures are removed.

        **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.

        `PUT /v1/trade/sales-orders/{id}/terms`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            terms: The new terms.

        Raises:
            UpdateSalesOrderTermsError: `code` says why.
        """
        return await self._calls.give(UPDATE_SALES_ORDER_TERMS, {"id": id, "terms": terms}, options)

    async def try_update_terms(
        self,
        id: str,
        *,
        terms: _trade.SalesOrderTermsInput,
        options: CallOptions | None = None,
    ) -> Success[_trade.SalesOrder] | Failure[UpdateSalesOrderTermsError]:
        """Update the terms of a sales order: `update_terms` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt(UPDATE_SALES_ORDER_TERMS, {"id": id, "terms": terms}, options)
