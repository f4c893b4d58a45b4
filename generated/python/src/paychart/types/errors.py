# Written by codegen from spec/. Do not edit.
"""Types of the contract: errors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AccountChainMismatchDetails(Model):
    """AccountChainMismatchDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[AccountChainMismatchDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.AccountChainMismatchDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AccountChainMismatchDetailsErrorsItem(Model):
    """AccountChainMismatchDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AccountNotReadyDetails(Model):
    """AccountNotReadyDetails."""

    #: NOT_PROVISIONED if neither account exists, FAILED if the deployment of an account failed.
    status: Literal["NOT_PROVISIONED", "FAILED"] | Unknown

    _fields_ = (
        ("status", "status", True, False, "=NOT_PROVISIONED|FAILED"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AliasOtpInvalidDetails(Model):
    """AliasOtpInvalidDetails."""

    #: Number of attempts left before the code becomes invalid.
    attempts_remaining: int

    _fields_ = (
        ("attempts_remaining", "attemptsRemaining", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AmbiguousPaymentBodyDetails(Model):
    """AmbiguousPaymentBodyDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[AmbiguousPaymentBodyDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.AmbiguousPaymentBodyDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AmbiguousPaymentBodyDetailsErrorsItem(Model):
    """AmbiguousPaymentBodyDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApiVersionEndedDetails(Model):
    """ApiVersionEndedDetails."""

    #: The version that has ended.
    version: str
    #: The versions that are served, the newest last.
    versions: tuple[str, ...]

    _fields_ = (
        ("version", "version", True, False, ""),
        ("versions", "versions", True, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApiVersionUnknownDetails(Model):
    """ApiVersionUnknownDetails."""

    #: The versions that are served, the newest last.
    versions: tuple[str, ...]

    _fields_ = (
        ("versions", "versions", True, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalNotPendingDetails(Model):
    """ApprovalNotPendingDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalRequiredDetails(Model):
    """ApprovalRequiredDetails."""

    #: The amount that was judged, in USD. Null for ether and unknown calls, which no limit allows.
    amount_usd: str | None
    #: The limit of the member's grant or of the payment policy. `authorityList` stands for a list of the
    #: grant, `paymentPolicy` for a list of the policy. `maximumAmountUsd` and `paymentPolicy` cannot be
    #: approved by anybody.
    limit: Literal["perTxLimitUsd", "dailyLimitUsd", "monthlyLimitUsd", "countersignAboveUsd", "authorityList", "requiresCountersignature", "approvals", "maximumAmountUsd", "paymentPolicy"] | Unknown
    #: The amount up to which the operation is allowed, in USD. Null if the limit is no amount.
    limit_usd: str | None

    _fields_ = (
        ("amount_usd", "amountUsd", True, False, ""),
        ("limit", "limit", True, False, "=perTxLimitUsd|dailyLimitUsd|monthlyLimitUsd|countersignAboveUsd|authorityList|requiresCountersignature|approvals|maximumAmountUsd|paymentPolicy"),
        ("limit_usd", "limitUsd", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalSignatureInvalidDetails(Model):
    """ApprovalSignatureInvalidDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[ApprovalSignatureInvalidDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.ApprovalSignatureInvalidDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ApprovalSignatureInvalidDetailsErrorsItem(Model):
    """ApprovalSignatureInvalidDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityActionsRequiredDetails(Model):
    """AuthorityActionsRequiredDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[AuthorityActionsRequiredDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.AuthorityActionsRequiredDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityActionsRequiredDetailsErrorsItem(Model):
    """AuthorityActionsRequiredDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityAlreadyAttestedDetails(Model):
    """AuthorityAlreadyAttestedDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityMissingDetails(Model):
    """AuthorityMissingDetails."""

    #: The action that a grant has to allow.
    action: Literal["payment.create", "payment.approve"] | Unknown

    _fields_ = (
        ("action", "action", True, False, "=payment.create|payment.approve"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityNotActiveDetails(Model):
    """AuthorityNotActiveDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityRevokedDetails(Model):
    """AuthorityRevokedDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CancelConflictDetails(Model):
    """CancelConflictDetails."""

    #: The current status of the payment.
    status: str
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClaimOtpInvalidDetails(Model):
    """ClaimOtpInvalidDetails."""

    #: Number of attempts left before the code becomes invalid.
    attempts_remaining: int

    _fields_ = (
        ("attempts_remaining", "attemptsRemaining", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClientReferenceTakenDetails(Model):
    """ClientReferenceTakenDetails."""

    #: Id of the payment that has the reference.
    payment_id: str

    _fields_ = (
        ("payment_id", "paymentId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationIdentifierRequiredDetails(Model):
    """DestinationIdentifierRequiredDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[DestinationIdentifierRequiredDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.DestinationIdentifierRequiredDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationIdentifierRequiredDetailsErrorsItem(Model):
    """DestinationIdentifierRequiredDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationNotActiveDetails(Model):
    """DestinationNotActiveDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationNotVerifiedDetails(Model):
    """DestinationNotVerifiedDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationRailConstraintDetails(Model):
    """DestinationRailConstraintDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[DestinationRailConstraintDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.DestinationRailConstraintDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationRailConstraintDetailsErrorsItem(Model):
    """DestinationRailConstraintDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationRailNotAvailableDetails(Model):
    """DestinationRailNotAvailableDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[DestinationRailNotAvailableDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.DestinationRailNotAvailableDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationRailNotAvailableDetailsErrorsItem(Model):
    """DestinationRailNotAvailableDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationRevokedDetails(Model):
    """DestinationRevokedDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationTypeRequiredDetails(Model):
    """DestinationTypeRequiredDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[DestinationTypeRequiredDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.DestinationTypeRequiredDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DestinationTypeRequiredDetailsErrorsItem(Model):
    """DestinationTypeRequiredDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidNotResolvableDetails(Model):
    """DidNotResolvableDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[DidNotResolvableDetailsErrorsItem, ...] | None = None
    #: The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`.
    did_resolution_metadata: DidNotResolvableDetailsDidResolutionMetadata | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.DidNotResolvableDetailsErrorsItem"),
        ("did_resolution_metadata", "didResolutionMetadata", False, False, "@errors.DidNotResolvableDetailsDidResolutionMetadata"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidNotResolvableDetailsDidResolutionMetadata(Model):
    """The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`."""

    #: The W3C error code, such as `notFound`.
    error: Literal["notFound", "invalidDid", "methodNotSupported"] | Unknown

    _fields_ = (
        ("error", "error", True, False, "=notFound|invalidDid|methodNotSupported"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidNotResolvableDetailsErrorsItem(Model):
    """DidNotResolvableDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EndpointDisabledDetails(Model):
    """EndpointDisabledDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EnvelopeInvalidDetails(Model):
    """EnvelopeInvalidDetails."""

    #: What is wrong with the envelope, as a code.
    reason: Literal["SIGNATURE", "PAYER_MISMATCH", "PAYEE_MISMATCH", "AMOUNT_MISMATCH", "EXPIRED", "NONCE_USED", "MEMO_HASH_MISMATCH", "SHAPE"] | Unknown

    _fields_ = (
        ("reason", "reason", True, False, "=SIGNATURE|PAYER_MISMATCH|PAYEE_MISMATCH|AMOUNT_MISMATCH|EXPIRED|NONCE_USED|MEMO_HASH_MISMATCH|SHAPE"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FaucetRateLimitedDetails(Model):
    """FaucetRateLimitedDetails."""

    #: Which limit was reached: that of the funded address, or that of the tenant.
    scope: Literal["address", "tenant"] | Unknown
    #: Time of the reset: the next midnight in UTC on the tenant's clock.
    resets_at: datetime

    _fields_ = (
        ("scope", "scope", True, False, "=address|tenant"),
        ("resets_at", "resetsAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FieldNotCorrectableDetails(Model):
    """FieldNotCorrectableDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[FieldNotCorrectableDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.FieldNotCorrectableDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FieldNotCorrectableDetailsErrorsItem(Model):
    """FieldNotCorrectableDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FundingModeNotAvailableDetails(Model):
    """FundingModeNotAvailableDetails."""

    #: The requested asset; USDC if the request named none.
    asset: str
    #: The requested network; the network of the environment if the request named none.
    network: str
    #: Every failure that was found, at most 50.
    errors: tuple[FundingModeNotAvailableDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("asset", "asset", True, False, ""),
        ("network", "network", True, False, ""),
        ("errors", "errors", False, False, "[@errors.FundingModeNotAvailableDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class FundingModeNotAvailableDetailsErrorsItem(Model):
    """FundingModeNotAvailableDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IdempotencyKeyReusedDetails(Model):
    """IdempotencyKeyReusedDetails."""

    #: `salient` if a field that determines what is paid differs (409). `body` if any other part of the body
    #: differs (422). `caller` if another member or key sent the first request, and its response contains a
    #: secret or your role has fewer rights (409).
    mismatch: Literal["salient", "body", "caller"] | Unknown

    _fields_ = (
        ("mismatch", "mismatch", True, False, "=salient|body|caller"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IdentityNotFoundDetails(Model):
    """IdentityNotFoundDetails."""

    #: The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`.
    did_resolution_metadata: IdentityNotFoundDetailsDidResolutionMetadata | None = None

    _fields_ = (
        ("did_resolution_metadata", "didResolutionMetadata", False, False, "@errors.IdentityNotFoundDetailsDidResolutionMetadata"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IdentityNotFoundDetailsDidResolutionMetadata(Model):
    """The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`."""

    #: The W3C error code, such as `notFound`.
    error: Literal["notFound", "invalidDid", "methodNotSupported"] | Unknown

    _fields_ = (
        ("error", "error", True, False, "=notFound|invalidDid|methodNotSupported"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IdentityRequiredDetails(Model):
    """IdentityRequiredDetails."""

    #: The kinds of credential that the tenant lacks.
    missing: tuple[str, ...]

    _fields_ = (
        ("missing", "missing", True, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InsufficientFundsDetails(Model):
    """InsufficientFundsDetails."""

    #: The amount that is missing, in base units of the asset: 6 decimals for USD and usdc, 18 for eth.
    shortfall_base_units: str
    funding: InsufficientFundsDetailsFunding

    _fields_ = (
        ("shortfall_base_units", "shortfallBaseUnits", True, False, ""),
        ("funding", "funding", True, False, "@errors.InsufficientFundsDetailsFunding"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InsufficientFundsDetailsFunding(Model):
    """InsufficientFundsDetailsFunding."""

    #: INTERNAL_BALANCE for the tenant's balance in the ledger, WALLET for an on-chain wallet.
    mode: Literal["INTERNAL_BALANCE", "WALLET"] | Unknown
    #: The available amount, in the same base units.
    available_base_units: str
    #: Path of the operation that gives test money: /v1/faucet/drips for the ledger, /v1/wallets/{id}/fund for
    #: a wallet; null in live.
    faucet: str | None

    _fields_ = (
        ("mode", "mode", True, False, "=INTERNAL_BALANCE|WALLET"),
        ("available_base_units", "availableBaseUnits", True, False, ""),
        ("faucet", "faucet", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InsufficientScopeDetails(Model):
    """InsufficientScopeDetails."""

    #: The scopes that the credential lacks.
    required: tuple[str, ...]
    #: True if API keys of agents can never hold the scope; absent otherwise.
    agent_forbidden: bool | None = None

    _fields_ = (
        ("required", "required", True, False, "["),
        ("agent_forbidden", "agentForbidden", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidAmountDetails(Model):
    """InvalidAmountDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidAmountDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidAmountDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidAmountDetailsErrorsItem(Model):
    """InvalidAmountDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidApprovalWeightDetails(Model):
    """InvalidApprovalWeightDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidApprovalWeightDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidApprovalWeightDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidApprovalWeightDetailsErrorsItem(Model):
    """InvalidApprovalWeightDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidDestinationAddressDetails(Model):
    """InvalidDestinationAddressDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidDestinationAddressDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidDestinationAddressDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidDestinationAddressDetailsErrorsItem(Model):
    """InvalidDestinationAddressDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidDidDetails(Model):
    """InvalidDidDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidDidDetailsErrorsItem, ...] | None = None
    #: The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`.
    did_resolution_metadata: InvalidDidDetailsDidResolutionMetadata | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidDidDetailsErrorsItem"),
        ("did_resolution_metadata", "didResolutionMetadata", False, False, "@errors.InvalidDidDetailsDidResolutionMetadata"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidDidDetailsDidResolutionMetadata(Model):
    """The failure in the terms of W3C DID Resolution. Present only for `/1.0/identifiers`."""

    #: The W3C error code, such as `notFound`.
    error: Literal["notFound", "invalidDid", "methodNotSupported"] | Unknown

    _fields_ = (
        ("error", "error", True, False, "=notFound|invalidDid|methodNotSupported"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidDidDetailsErrorsItem(Model):
    """InvalidDidDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidPaymentBodyDetails(Model):
    """InvalidPaymentBodyDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidPaymentBodyDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidPaymentBodyDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidPaymentBodyDetailsErrorsItem(Model):
    """InvalidPaymentBodyDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidPhoneDetails(Model):
    """InvalidPhoneDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidPhoneDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidPhoneDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidPhoneDetailsErrorsItem(Model):
    """InvalidPhoneDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidPolicyRuleDetails(Model):
    """InvalidPolicyRuleDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidPolicyRuleDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidPolicyRuleDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidPolicyRuleDetailsErrorsItem(Model):
    """InvalidPolicyRuleDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidTransitionDetails(Model):
    """InvalidTransitionDetails."""

    #: The current status of the resource.
    from_: str
    #: The lifecycle event that was refused.
    event: str
    #: The kind of this payment. Present if the operation applies only to the others: legacy payments, or
    #: those that are not.
    generation: Literal["intent", "offramp", "legacy"] | Unknown | None = None
    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("from_", "from", True, False, ""),
        ("event", "event", True, False, ""),
        ("generation", "generation", False, False, "=intent|offramp|legacy"),
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidUrlDetails(Model):
    """InvalidUrlDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidUrlDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidUrlDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidUrlDetailsErrorsItem(Model):
    """InvalidUrlDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidUsdAmountDetails(Model):
    """InvalidUsdAmountDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidUsdAmountDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidUsdAmountDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidUsdAmountDetailsErrorsItem(Model):
    """InvalidUsdAmountDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidWalletAddressDetails(Model):
    """InvalidWalletAddressDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InvalidWalletAddressDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InvalidWalletAddressDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InvalidWalletAddressDetailsErrorsItem(Model):
    """InvalidWalletAddressDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InviteContactRequiredDetails(Model):
    """InviteContactRequiredDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[InviteContactRequiredDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.InviteContactRequiredDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class InviteContactRequiredDetailsErrorsItem(Model):
    """InviteContactRequiredDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LiquidityBadAmountDetails(Model):
    """LiquidityBadAmountDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[LiquidityBadAmountDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.LiquidityBadAmountDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class LiquidityBadAmountDetailsErrorsItem(Model):
    """LiquidityBadAmountDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MemberIdRequiredDetails(Model):
    """MemberIdRequiredDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[MemberIdRequiredDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.MemberIdRequiredDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MemberIdRequiredDetailsErrorsItem(Model):
    """MemberIdRequiredDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class MemberNotActiveDetails(Model):
    """MemberNotActiveDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class NoteRequiredDetails(Model):
    """NoteRequiredDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[NoteRequiredDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.NoteRequiredDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class NoteRequiredDetailsErrorsItem(Model):
    """NoteRequiredDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OfferExpiredDetails(Model):
    """OfferExpiredDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OrgAccountNotReadyDetails(Model):
    """OrgAccountNotReadyDetails."""

    #: NOT_PROVISIONED if the account does not exist, FAILED if its deployment failed.
    status: Literal["NOT_PROVISIONED", "FAILED"] | Unknown

    _fields_ = (
        ("status", "status", True, False, "=NOT_PROVISIONED|FAILED"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OrgAttestationInvalidDetails(Model):
    """OrgAttestationInvalidDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[OrgAttestationInvalidDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.OrgAttestationInvalidDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OrgAttestationInvalidDetailsErrorsItem(Model):
    """OrgAttestationInvalidDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PayeeCoolingOffDetails(Model):
    """PayeeCoolingOffDetails."""

    #: Time at which the payee can be paid.
    available_at: datetime
    #: Number of seconds until that time.
    seconds_remaining: int

    _fields_ = (
        ("available_at", "availableAt", True, False, "t"),
        ("seconds_remaining", "secondsRemaining", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyUnknownKeyDetails(Model):
    """PaymentPolicyUnknownKeyDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[PaymentPolicyUnknownKeyDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.PaymentPolicyUnknownKeyDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyUnknownKeyDetailsErrorsItem(Model):
    """PaymentPolicyUnknownKeyDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PolicyDeniedDetails(Model):
    """PolicyDeniedDetails."""

    #: Name of the rule that denied the payment.
    reason: str
    #: An opaque id that begins with `pol_`.
    policy_id: str
    #: Number of the policy version that was in force.
    policy_version: int
    #: Id of the entry in the policy decision log.
    decision_log_id: str

    _fields_ = (
        ("reason", "reason", True, False, ""),
        ("policy_id", "policyId", True, False, ""),
        ("policy_version", "policyVersion", True, False, ""),
        ("decision_log_id", "decisionLogId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PoolPhaseDetails(Model):
    """PoolPhaseDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RampDailyCapDetails(Model):
    """RampDailyCapDetails."""

    #: Time at which the amount fits into the 24-hour limit, on the tenant's clock.
    resets_at: datetime

    _fields_ = (
        ("resets_at", "resetsAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RampProviderNotAvailableDetails(Model):
    """RampProviderNotAvailableDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[RampProviderNotAvailableDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.RampProviderNotAvailableDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RampProviderNotAvailableDetailsErrorsItem(Model):
    """RampProviderNotAvailableDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RecipientAmbiguousDetails(Model):
    """RecipientAmbiguousDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[RecipientAmbiguousDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.RecipientAmbiguousDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RecipientAmbiguousDetailsErrorsItem(Model):
    """RecipientAmbiguousDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RecipientRequiredDetails(Model):
    """RecipientRequiredDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[RecipientRequiredDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.RecipientRequiredDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RecipientRequiredDetailsErrorsItem(Model):
    """RecipientRequiredDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReviewCaseNotOpenDetails(Model):
    """ReviewCaseNotOpenDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReviewCaseResolvedDetails(Model):
    """ReviewCaseResolvedDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RouteNotSelectedDetails(Model):
    """RouteNotSelectedDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SignatureInvalidDetails(Model):
    """SignatureInvalidDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[SignatureInvalidDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.SignatureInvalidDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SignatureInvalidDetailsErrorsItem(Model):
    """SignatureInvalidDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SignerSignatureInvalidDetails(Model):
    """SignerSignatureInvalidDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[SignerSignatureInvalidDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.SignerSignatureInvalidDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SignerSignatureInvalidDetailsErrorsItem(Model):
    """SignerSignatureInvalidDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwofaChallengeExpiredDetails(Model):
    """TwofaChallengeExpiredDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwofaInvalidCodeDetails(Model):
    """TwofaInvalidCodeDetails."""

    #: Number of attempts left before the code becomes invalid.
    attempts_remaining: int

    _fields_ = (
        ("attempts_remaining", "attemptsRemaining", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwofaRequiredDetails(Model):
    """TwofaRequiredDetails."""

    #: Id of the two-factor challenge, `tfc_…`.
    challenge_id: str
    #: Time at which the challenge expires.
    expires_at: datetime
    #: Number of factors that have to be verified.
    required_factors: int
    #: The factors that the member can use.
    factors: tuple[TwofaRequiredDetailsFactorsItem, ...]
    #: The amount that the challenge is bound to, in USD: 0.00 for a wallet transaction, null for a change of
    #: settings.
    amount_usd: str | None
    #: The destination that the challenge is bound to: a masked phone number or e-mail address, a DID or an
    #: address. Null for a change of settings.
    destination_address: str | None
    #: Label of the saved payee; null if the destination is not saved.
    destination_label: str | None
    #: The change that the challenge is bound to if it has no amount: `protection settings`, or the words of
    #: the operation, such as `create member`; null otherwise.
    change: str | None

    _fields_ = (
        ("challenge_id", "challengeId", True, False, ""),
        ("expires_at", "expiresAt", True, False, "t"),
        ("required_factors", "requiredFactors", True, False, ""),
        ("factors", "factors", True, False, "[@errors.TwofaRequiredDetailsFactorsItem"),
        ("amount_usd", "amountUsd", True, False, ""),
        ("destination_address", "destinationAddress", True, False, ""),
        ("destination_label", "destinationLabel", True, False, ""),
        ("change", "change", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwofaRequiredDetailsFactorsItem(Model):
    """TwofaRequiredDetailsFactorsItem."""

    #: Id of the factor.
    id: str
    #: Type of the factor: EMAIL, SMS, IDP_MFA or TOTP.
    type: str
    #: Where the code is sent, masked.
    hint: str | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, ""),
        ("hint", "hint", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwofaTooManyAttemptsDetails(Model):
    """TwofaTooManyAttemptsDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnknownEligibilityActionDetails(Model):
    """UnknownEligibilityActionDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[UnknownEligibilityActionDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.UnknownEligibilityActionDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnknownEligibilityActionDetailsErrorsItem(Model):
    """UnknownEligibilityActionDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnknownProviderDetails(Model):
    """UnknownProviderDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[UnknownProviderDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.UnknownProviderDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnknownProviderDetailsErrorsItem(Model):
    """UnknownProviderDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnrecognizedPaymentBodyDetails(Model):
    """UnrecognizedPaymentBodyDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[UnrecognizedPaymentBodyDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.UnrecognizedPaymentBodyDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnrecognizedPaymentBodyDetailsErrorsItem(Model):
    """UnrecognizedPaymentBodyDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnsupportedNetworkDetails(Model):
    """UnsupportedNetworkDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[UnsupportedNetworkDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.UnsupportedNetworkDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnsupportedNetworkDetailsErrorsItem(Model):
    """UnsupportedNetworkDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnsupportedRecipientKindDetails(Model):
    """UnsupportedRecipientKindDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[UnsupportedRecipientKindDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.UnsupportedRecipientKindDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UnsupportedRecipientKindDetailsErrorsItem(Model):
    """UnsupportedRecipientKindDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ValidationFailedDetails(Model):
    """ValidationFailedDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[ValidationFailedDetailsErrorsItem, ...]

    _fields_ = (
        ("errors", "errors", True, False, "[@errors.ValidationFailedDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ValidationFailedDetailsErrorsItem(Model):
    """ValidationFailedDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationSessionTerminalDetails(Model):
    """VerificationSessionTerminalDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingNotPendingDetails(Model):
    """WalletBindingNotPendingDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingNotRotatingDetails(Model):
    """WalletBindingNotRotatingDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingRotationStaleDetails(Model):
    """WalletBindingRotationStaleDetails."""

    #: The current status of the resource.
    status: str | None = None
    #: Ids of the operations that this status allows to the caller.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("status", "status", False, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingSignatureInvalidDetails(Model):
    """WalletBindingSignatureInvalidDetails."""

    #: Every failure that was found, at most 50.
    errors: tuple[WalletBindingSignatureInvalidDetailsErrorsItem, ...] | None = None

    _fields_ = (
        ("errors", "errors", False, False, "[@errors.WalletBindingSignatureInvalidDetailsErrorsItem"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingSignatureInvalidDetailsErrorsItem(Model):
    """WalletBindingSignatureInvalidDetailsErrorsItem."""

    #: JSON pointer into the request. It begins with `/body`, `/query` or `/headers`.
    path: str
    #: What is wrong with this field, in words.
    message: str
    #: The JSON Schema keyword that failed, or the name of another rule.
    rule: str
    #: The values that the field takes, as text, where the contract lists them. A list that several failures
    #: share is in the first of them, and all lists together have at most 200 values.
    allowed: tuple[str, ...] | None = None

    _fields_ = (
        ("path", "path", True, False, ""),
        ("message", "message", True, False, ""),
        ("rule", "rule", True, False, ""),
        ("allowed", "allowed", False, False, "["),
    )


SHAPES_: Mapping[str, Any] = {
}
