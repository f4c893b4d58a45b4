# Written by codegen from spec/. Do not edit.
"""The namespace wallet_bindings of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence, overload

from .._runtime.clients import AsyncCalls, renamed
from .._runtime.values import UNSET, Unknown, Unset
from ..operations.wallet_bindings import (
    CANCEL_WALLET_ROTATION,
    LIST_WALLET_BINDINGS,
    REVOKE_WALLET_BINDING,
    ROTATE_WALLET_BINDING,
    START_WALLET_BINDING,
    VERIFY_WALLET_BINDING,
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
    from ..operations.wallet_bindings import (
    CancelWalletRotationError,
    ListWalletBindingsError,
    RevokeWalletBindingError,
    RotateWalletBindingError,
    StartWalletBindingError,
    VerifyWalletBindingError,
)
    from ..types import identity as _identity


class AsyncWalletBindingsNamespace:
    """The operations of `wallet_bindings`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def cancel_rotation(
        self,
        id: str,
        binding_id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.WalletBinding:
        """Cancel a wallet rotation.

        Cancels a rotation. `bindingId` is the id of the PENDING binding that the rotation created. That
        binding becomes REVOKED, and the current wallet stays ACTIVE. Any other binding is refused.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/identities/{id}/wallets/{bindingId}/cancel-rotation`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            binding_id: Id of the wallet binding.

        Raises:
            CancelWalletRotationError: `code` says why.
        """
        return await self._calls.give(CANCEL_WALLET_ROTATION, {"id": id, "bindingId": binding_id}, options)

    async def try_cancel_rotation(
        self,
        id: str,
        binding_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.WalletBinding] | Failure[CancelWalletRotationError]:
        """Cancel a wallet rotation: `cancel_rotation` with its result as a value, which never raises for what
        the service answers.
        """
        return await self._calls.attempt(CANCEL_WALLET_ROTATION, {"id": id, "bindingId": binding_id}, options)

    def list(
        self,
        id: str,
        *,
        status: _identity.WalletBindingStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> AsyncPages[_identity.WalletBinding]:
        """List the wallet bindings of an identity.

        Lists the wallet bindings of an identity in every status, newest first, without their challenges.

        `GET /v1/identities/{id}/wallets`, scope identity:read

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            status: Only bindings of this status.
            skip: Number of entries to skip, for use in a user interface. Programs should follow the Link
            header instead. It cannot be combined with `cursor`.
            take: The highest number of entries on the page.
            cursor: The cursor from the Link header of the previous page. Pages by cursor neither repeat nor
            skip an entry.
            created_after: Only entries that were created at this time or later. With `createdBefore` of one
            request as `createdAfter` of the next, no entry is missed or listed twice.
            created_before: Only entries that were created before this time.

        Raises:
            ListWalletBindingsError: `code` says why.
        """
        return self._calls.pages(
            LIST_WALLET_BINDINGS,
            {"id": id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def try_list(
        self,
        id: str,
        *,
        status: _identity.WalletBindingStatus | None = None,
        skip: int | None = None,
        take: int | None = None,
        cursor: str | None = None,
        created_after: datetime | None = None,
        created_before: datetime | None = None,
        options: CallOptions | None = None,
    ) -> Success[AsyncPage[_identity.WalletBinding]] | Failure[ListWalletBindingsError]:
        """List the wallet bindings of an identity: `list` with its result as a value, which never raises for
        what the service answers.
        """
        return await self._calls.attempt_page(
            LIST_WALLET_BINDINGS,
            {"id": id, "status": status, "skip": skip, "take": take, "cursor": cursor, "createdAfter": created_after, "createdBefore": created_before},
            options,
        )

    async def revoke(
        self,
        id: str,
        binding_id: str,
        *,
        options: CallOptions | None = None,
    ) -> _identity.WalletBinding:
        """Revoke a wallet binding.

        Revokes a PENDING or ACTIVE wallet binding permanently. The wallet can no longer sign for the
        identity, and can be bound again. Pending rotations of the binding become stale.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/identities/{id}/wallets/{bindingId}/revoke`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            binding_id: Id of the wallet binding.

        Raises:
            RevokeWalletBindingError: `code` says why.
        """
        return await self._calls.give(REVOKE_WALLET_BINDING, {"id": id, "bindingId": binding_id}, options)

    async def try_revoke(
        self,
        id: str,
        binding_id: str,
        *,
        options: CallOptions | None = None,
    ) -> Success[_identity.WalletBinding] | Failure[RevokeWalletBindingError]:
        """Revoke a wallet binding: `revoke` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(REVOKE_WALLET_BINDING, {"id": id, "bindingId": binding_id}, options)

    async def rotate(
        self,
        id: str,
        binding_id: str,
        *,
        new_wallet_address: str,
        options: CallOptions | None = None,
    ) -> _identity.WalletBinding:
        """Start a wallet rotation.

        Starts the replacement of the wallet of a binding. The response is a new PENDING binding of the same
        identity, chain and type, with its challenge. The current wallet stays ACTIVE until the new one is
        verified. Several rotations can be pending at once. The first one that is verified makes the others
        stale.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/identities/{id}/wallets/{bindingId}/rotate`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            binding_id: Id of the wallet binding.
            new_wallet_address: The EVM address of the new wallet. Mixed case has to pass the EIP-55 checksum.
            Chain and type are those of the bound wallet.

        Raises:
            RotateWalletBindingError: `code` says why.
        """
        return await self._calls.give(
            ROTATE_WALLET_BINDING,
            {"id": id, "bindingId": binding_id, "newWalletAddress": new_wallet_address},
            options,
        )

    async def try_rotate(
        self,
        id: str,
        binding_id: str,
        *,
        new_wallet_address: str,
        options: CallOptions | None = None,
    ) -> Success[_identity.WalletBinding] | Failure[RotateWalletBindingError]:
        """Start a wallet rotation: `rotate` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            ROTATE_WALLET_BINDING,
            {"id": id, "bindingId": binding_id, "newWalletAddress": new_wallet_address},
            options,
        )

    async def start(
        self,
        id: str,
        *,
        wallet_address: str,
        chain_id: int | None = None,
        wallet_type: _identity.WalletType | None = None,
        options: CallOptions | None = None,
    ) -> _identity.WalletBinding:
        """Start a wallet binding.

        Starts the binding of a wallet to an identity. The response is a PENDING binding with a challenge,
        which the wallet has to sign within 15 minutes. After that, start again. A wallet that is already
        bound to any identity is refused, both here and at the verification. Only wallets on the chain of this
        deployment can be bound.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/identities/{id}/wallets`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            wallet_address: The EVM address to bind. Mixed case has to pass the EIP-55 checksum.
            chain_id: EIP-155 id of the deployment's chain, which is also the default: 84532 in the sandbox,
            8453 in live.
            wallet_type: How the wallet signs; EOA by default.

        Raises:
            StartWalletBindingError: `code` says why.
        """
        return await self._calls.give(
            START_WALLET_BINDING,
            {"id": id, "walletAddress": wallet_address, "chainId": chain_id, "walletType": wallet_type},
            options,
        )

    async def try_start(
        self,
        id: str,
        *,
        wallet_address: str,
        chain_id: int | None = None,
        wallet_type: _identity.WalletType | None = None,
        options: CallOptions | None = None,
    ) -> Success[_identity.WalletBinding] | Failure[StartWalletBindingError]:
        """Start a wallet binding: `start` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            START_WALLET_BINDING,
            {"id": id, "walletAddress": wallet_address, "chainId": chain_id, "walletType": wallet_type},
            options,
        )

    async def verify(
        self,
        id: str,
        binding_id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> _identity.WalletBinding:
        """Verify a wallet binding.

        Verifies the signature over the challenge and makes the binding ACTIVE. If the binding is a rotation,
        the previous wallet becomes ROTATED in the same transaction. The signature is EIP-191 `personal_sign`
        over exactly the challenge. The signature of a contract wallet is verified according to EIP-1271; if
        the chain does not respond, the request is refused with CHAIN_UNAVAILABLE. A wrong signature does not
        use up the challenge. A rotation whose previous wallet is no longer ACTIVE is refused with
        WALLET_BINDING_ROTATION_STALE.

        **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first
        response. A different body under the same key is refused with 422.

        `POST /v1/identities/{id}/wallets/{bindingId}/verify`, scope identity:write

        Args:
            id: Id of the resource. Ids are opaque: a malformed one is refused like one that does not exist.
            binding_id: Id of the wallet binding.
            signature: EIP-191 `personal_sign` (signMessage, not typed data) over the challenge: 65 bytes for
            an EOA; for a contract wallet the bytes that its `isValidSignature` accepts.

        Raises:
            VerifyWalletBindingError: `code` says why.
        """
        return await self._calls.give(
            VERIFY_WALLET_BINDING,
            {"id": id, "bindingId": binding_id, "signature": signature},
            options,
        )

    async def try_verify(
        self,
        id: str,
        binding_id: str,
        *,
        signature: str,
        options: CallOptions | None = None,
    ) -> Success[_identity.WalletBinding] | Failure[VerifyWalletBindingError]:
        """Verify a wallet binding: `verify` with its result as a value, which never raises for what the service
        answers.
        """
        return await self._calls.attempt(
            VERIFY_WALLET_BINDING,
            {"id": id, "bindingId": binding_id, "signature": signature},
            options,
        )
