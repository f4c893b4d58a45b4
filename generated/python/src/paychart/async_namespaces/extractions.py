# Written by codegen from spec/. Do not edit.
"""The namespace extractions of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.extractions import (
    APPROVE_EXTRACTION,
    CORRECT_EXTRACTION,
    CREATE_EXTRACTION,
    GET_EXTRACTION,
    LIST_EXTRACTIONS,
    get_extraction_waiting,
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
    from ..operations.extractions import (
    ApproveExtractionError,
    CorrectExtractionError,
    CreateExtractionError,
    GetExtractionError,
    ListExtractionsError,
)
    from ..operations.explanations import ExplainResourceError
    from ..types import explanations as _explanations
    from ..types import trade as _trade


class AsyncExtractionsNamespace:
    """The operations of `extractions`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def approve(self, id: str, *, options: CallOptions | None = None) -> _trade.Extraction:
        """Approve an extraction.

        Approves the facts of an extraction, which creates an agreement. The response contains the id of the
        agreement. The request is refused while a flag is OPEN, and while a critical fact is empty.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/extractions/{id}/approve`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            ApproveExtractionError: `code` says why.
        """
        return await self._calls.give(APPROVE_EXTRACTION, {"id": id}, options)

    async def try_approve(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.Extraction] | Failure[ApproveExtractionError]:
        """Approve an extraction: `approve` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(APPROVE_EXTRACTION, {"id": id}, options)

    async def correct(
        self,
        id: str,
        *,
        field: _trade.ExtractionField,
        value: str,
        options: CallOptions | None = None,
    ) -> _trade.Extraction:
        """Correct an extracted fact.

        Corrects one of the thirteen facts of an extraction in REVIEW. The checks run again: flags whose check
        now passes become RESOLVED, and new flags are raised.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/extractions/{id}/corrections`, scope trade:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            field: The fact to correct.
            value: The correct value. An empty string means that the document does not contain the fact, and
            resolves MISSING_FIELD.

        Raises:
            CorrectExtractionError: `code` says why.
        """
        return await self._calls.give(CORRECT_EXTRACTION, {"id": id, "field": field, "value": value}, options)

    async def try_correct(
        self,
        id: str,
        *,
        field: _trade.ExtractionField,
        value: str,
        options: CallOptions | None = None,
    ) -> Success[_trade.Extraction] | Failure[CorrectExtractionError]:
        """Correct an extracted fact: `correct` with its result as a value, which never raises for what the
        service answers.
        """
        return await self._calls.attempt(
            CORRECT_EXTRACTION,
            {"id": id, "field": field, "value": value},
            options,
        )

    async def create(self, *, upload_id: str, options: CallOptions | None = None) -> _trade.Extraction:
        """Create an extraction.

        Extracts facts from an upload of the tenant. Text, JSON and the text layer of a PDF can contain facts:
        lines such
        as "Invoice No.: BH-2041", or members with the same names. Images and scans contain none. The checks
        raise flags
        if a critical fact is missing, a total does not add up, or a fact does not have the form of its field.

        A document that is malformed or encrypted, or that needs more time or memory than allowed, is refused
        with
        VALIDATION_FAILED, rule `readable`. Documents of all tenants wait for their turn, and tenants take
        turns. If a
        document waits for 10 seconds, or if its tenant has too many waiting, the request is refused with
        TRY_AGAIN and
        Retry-After.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/trade/extractions`, scope trade:write

        Args:
            upload_id: Id of an upload of the caller's tenant, `upl_…`.

        Raises:
            CreateExtractionError: `code` says why.
        """
        return await self._calls.give(CREATE_EXTRACTION, {"uploadId": upload_id}, options)

    async def try_create(
        self,
        *,
        upload_id: str,
        options: CallOptions | None = None,
    ) -> Success[_trade.Extraction] | Failure[CreateExtractionError]:
        """Create an extraction: `create` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(CREATE_EXTRACTION, {"uploadId": upload_id}, options)

    async def get(self, id: str, *, options: CallOptions | None = None) -> _trade.Extraction:
        """Get an extraction.

        Returns one of the tenant's extractions.

        `GET /v1/trade/extractions/{id}`, scope trade:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetExtractionError: `code` says why.
        """
        return await self._calls.give(GET_EXTRACTION, {"id": id}, options)

    async def try_get(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.Extraction] | Failure[GetExtractionError]:
        """Get an extraction: `get` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt(GET_EXTRACTION, {"id": id}, options)

    async def wait(
        self,
        id: str,
        *,
        until: _trade.ExtractionStatus | Sequence[_trade.ExtractionStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> _trade.Extraction:
        """Waits until what `get` reads has a status, or has had it since the call.

        Ends at once with WAIT_ENDED if the resource has a status from which it cannot get there, and with
        WAIT_TIMEOUT after
        `timeout` seconds. The resource is as it is then: a status that lasts for a moment may be over.
        """
        data: _trade.Extraction = (await self._calls.wait(get_extraction_waiting(), id, until, timeout, options)).unwrap()
        return data

    async def try_wait(
        self,
        id: str,
        *,
        until: _trade.ExtractionStatus | Sequence[_trade.ExtractionStatus],
        timeout: float = 60.0,
        options: CallOptions | None = None,
    ) -> Success[_trade.Extraction] | Failure[GetExtractionError | WaitTimeout | WaitEnded]:
        """`wait` with its result as a value."""
        return await self._calls.wait(get_extraction_waiting(), id, until, timeout, options)

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

    def list(
        self,
        *,
        status: _trade.ExtractionStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_trade.Extraction]:
        """List extractions.

        Lists the tenant's extractions, newest first.

        `GET /v1/trade/extractions`, scope trade:read

        Args:
            status: Only extractions of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListExtractionsError: `code` says why.
        """
        return self._calls.pages(
            LIST_EXTRACTIONS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        *,
        status: _trade.ExtractionStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_trade.Extraction]] | Failure[ListExtractionsError]:
        """List extractions: `list` with its result as a value, which never raises for what the service answers."""
        return await self._calls.attempt_page(
            LIST_EXTRACTIONS,
            {"status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )
