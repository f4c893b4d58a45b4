# Written by codegen from spec/. Do not edit.
"""The operations of the namespace wallet_bindings, and what they fail with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping

from .._runtime.errors import PaychartError
from .._runtime.operation import Operation
from ._shared import SHARED1, SHARED10

if TYPE_CHECKING:
    from typing_extensions import TypeAlias

    from .._runtime.waits import Waiting
    from ..types import errors as _errors
    from ..types import identity as _identity
    from ._shared import Shared1Code, Shared10Code

if TYPE_CHECKING:
    CancelWalletRotationCode: TypeAlias = "Literal['IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND', 'WALLET_BINDING_NOT_ROTATING'] | Shared1Code"


class CancelWalletRotationError(PaychartError):
    """What `wallet_bindings.cancel_rotation` fails with."""

    code: CancelWalletRotationCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.WalletBindingNotRotatingDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    ListWalletBindingsCode: TypeAlias = "Literal['IDENTITY_NOT_FOUND'] | Shared10Code"


class ListWalletBindingsError(PaychartError):
    """What `wallet_bindings.list` fails with."""

    code: ListWalletBindingsCode
    details: _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RevokeWalletBindingCode: TypeAlias = "Literal['INVALID_TRANSITION', 'IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND'] | Shared1Code"


class RevokeWalletBindingError(PaychartError):
    """What `wallet_bindings.revoke` fails with."""

    code: RevokeWalletBindingCode
    details: _errors.InvalidTransitionDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    RotateWalletBindingCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND', 'WALLET_BINDING_NOT_ACTIVE', 'WALLET_ALREADY_BOUND'] | Shared1Code"


class RotateWalletBindingError(PaychartError):
    """What `wallet_bindings.rotate` fails with."""

    code: RotateWalletBindingCode
    details: _errors.InvalidWalletAddressDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    StartWalletBindingCode: TypeAlias = "Literal['INVALID_WALLET_ADDRESS', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'WALLET_ALREADY_BOUND'] | Shared1Code"


class StartWalletBindingError(PaychartError):
    """What `wallet_bindings.start` fails with."""

    code: StartWalletBindingCode
    details: _errors.InvalidWalletAddressDetails | _errors.ValidationFailedDetails | _errors.ApiVersionUnknownDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


if TYPE_CHECKING:
    VerifyWalletBindingCode: TypeAlias = "Literal['WALLET_BINDING_SIGNATURE_INVALID', 'BODY_TOO_LARGE', 'UNSUPPORTED_CONTENT_TYPE', 'INVALID_JSON', 'IDENTITY_NOT_FOUND', 'WALLET_BINDING_NOT_FOUND', 'WALLET_BINDING_NOT_PENDING', 'WALLET_BINDING_ROTATION_STALE', 'WALLET_BINDING_NO_CHALLENGE', 'WALLET_ALREADY_BOUND', 'CHAIN_UNAVAILABLE'] | Shared1Code"


class VerifyWalletBindingError(PaychartError):
    """What `wallet_bindings.verify` fails with."""

    code: VerifyWalletBindingCode
    details: _errors.WalletBindingSignatureInvalidDetails | _errors.ApiVersionUnknownDetails | _errors.ValidationFailedDetails | _errors.MemberNotActiveDetails | _errors.InsufficientScopeDetails | _errors.IdentityNotFoundDetails | _errors.WalletBindingNotPendingDetails | _errors.WalletBindingRotationStaleDetails | _errors.IdempotencyKeyReusedDetails | _errors.ApiVersionEndedDetails | Mapping[str, Any] | None


CANCEL_WALLET_ROTATION: Operation[_identity.WalletBinding, CancelWalletRotationError] = Operation(
    name="cancelWalletRotation",
    method="POST",
    path="/v1/identities/{id}/wallets/{bindingId}/cancel-rotation",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.WalletBinding",
    error=CancelWalletRotationError,
    codes=("IDENTITY_NOT_FOUND", "WALLET_BINDING_NOT_FOUND", "WALLET_BINDING_NOT_ROTATING"),
    shared=SHARED1,
)

LIST_WALLET_BINDINGS: Operation[_identity.WalletBindingList, ListWalletBindingsError] = Operation(
    name="listWalletBindings",
    method="GET",
    path="/v1/identities/{id}/wallets",
    query=("status", "skip", "take", "cursor", "createdAfter", "createdBefore"),
    body="none",
    replay="always",
    result="json",
    form="@identity.WalletBindingList",
    error=ListWalletBindingsError,
    codes=("IDENTITY_NOT_FOUND",),
    shared=SHARED10,
    items=("wallets", "wallets"),
)

REVOKE_WALLET_BINDING: Operation[_identity.WalletBinding, RevokeWalletBindingError] = Operation(
    name="revokeWalletBinding",
    method="POST",
    path="/v1/identities/{id}/wallets/{bindingId}/revoke",
    query=(),
    body="none",
    replay="key",
    result="json",
    form="@identity.WalletBinding",
    error=RevokeWalletBindingError,
    codes=("INVALID_TRANSITION", "IDENTITY_NOT_FOUND", "WALLET_BINDING_NOT_FOUND"),
    shared=SHARED1,
)

ROTATE_WALLET_BINDING: Operation[_identity.WalletBinding, RotateWalletBindingError] = Operation(
    name="rotateWalletBinding",
    method="POST",
    path="/v1/identities/{id}/wallets/{bindingId}/rotate",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.WalletBinding",
    error=RotateWalletBindingError,
    codes=("INVALID_WALLET_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "IDENTITY_NOT_FOUND", "WALLET_BINDING_NOT_FOUND", "WALLET_BINDING_NOT_ACTIVE", "WALLET_ALREADY_BOUND"),
    shared=SHARED1,
)

START_WALLET_BINDING: Operation[_identity.WalletBinding, StartWalletBindingError] = Operation(
    name="startWalletBinding",
    method="POST",
    path="/v1/identities/{id}/wallets",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.WalletBinding",
    error=StartWalletBindingError,
    codes=("INVALID_WALLET_ADDRESS", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "IDENTITY_NOT_FOUND", "WALLET_ALREADY_BOUND"),
    shared=SHARED1,
)

VERIFY_WALLET_BINDING: Operation[_identity.WalletBinding, VerifyWalletBindingError] = Operation(
    name="verifyWalletBinding",
    method="POST",
    path="/v1/identities/{id}/wallets/{bindingId}/verify",
    query=(),
    body="rest",
    replay="key",
    result="json",
    form="@identity.WalletBinding",
    error=VerifyWalletBindingError,
    codes=("WALLET_BINDING_SIGNATURE_INVALID", "BODY_TOO_LARGE", "UNSUPPORTED_CONTENT_TYPE", "INVALID_JSON", "IDENTITY_NOT_FOUND", "WALLET_BINDING_NOT_FOUND", "WALLET_BINDING_NOT_PENDING", "WALLET_BINDING_ROTATION_STALE", "WALLET_BINDING_NO_CHALLENGE", "WALLET_ALREADY_BOUND", "CHAIN_UNAVAILABLE"),
    shared=SHARED1,
)
