# Written by codegen from spec/. Do not edit.
"""The namespace trade of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.trade import (CREATE_UPLOAD, GET_AGREEMENT)

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from .._runtime.errors import WaitEnded, WaitTimeout
    from .._runtime.options import CallOptions
    from .._runtime.pages import AsyncPage, AsyncPages
    from .._runtime.results import Failure, Success
    from .._runtime.streams import AsyncEventStream
    from .._runtime.values import Amount
    from ..operations.trade import (CreateUploadError, GetAgreementError)
    from ..types import trade as _trade


class AsyncTradeNamespace:
    """The operations of `trade`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create_upload(
        self,
        *,
        filename: str,
        content_type: _trade.UploadContentType,
        content_base64: str,
        options: CallOptions | None = None,
    ) -> _trade.Upload:
        """Upload a file.

        Uploads a file of up to 5 MiB, as evidence of a delivery or for an extraction. The content is sent in
        base64. Invalid base64, and content of another type than `contentType`, are refused with
        VALIDATION_FAILED. JSON may be nested at most 64 levels deep. The same bytes are the same document: if
        the tenant has uploaded them before, the response is 200 with the first upload, unchanged.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/uploads`, scope trade:write

        Args:
            filename: The name of the file.
            content_type: Media type of the file.
            content_base64: The content of the file in padded base64; at most 5 MiB decoded.

        Raises:
            CreateUploadError: `code` says why.
        """
        return await self._calls.give(
            CREATE_UPLOAD,
            {"filename": filename, "contentType": content_type, "contentBase64": content_base64},
            options,
        )

    async def try_create_upload(
        self,
        *,
        filename: str,
        content_type: _trade.UploadContentType,
        content_base64: str,
        options: CallOptions | None = None,
    ) -> Success[_trade.Upload] | Failure[CreateUploadError]:
        """Upload a file: `create_upload` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            CREATE_UPLOAD,
            {"filename": filename, "contentType": content_type, "contentBase64": content_base64},
            options,
        )

    async def get_agreement(self, id: str, *, options: CallOptions | None = None) -> _trade.Agreement:
        """Get an agreement.

        Returns one of the tenant's agreements. An agreement never changes.

        `GET /v1/trade/agreements/{id}`, scope trade:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.

        Raises:
            GetAgreementError: `code` says why.
        """
        return await self._calls.give(GET_AGREEMENT, {"id": id}, options)

    async def try_get_agreement(
        self,
        id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_trade.Agreement] | Failure[GetAgreementError]:
        """Get an agreement: `get_agreement` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(GET_AGREEMENT, {"id": id}, options)
