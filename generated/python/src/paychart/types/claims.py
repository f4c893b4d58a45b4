# Written by codegen from spec/. Do not edit.
"""Types of the contract: claims."""

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
class AcceptClaimRequest(Model):
    """A ticket that proves control of the contact."""

    #: The claim ticket from the response to verifying the code.
    claim_ticket: str

    _fields_ = (
        ("claim_ticket", "claimTicket", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Claim(Model):
    """Money that is reserved for a phone number or e-mail address that belongs to no tenant yet."""

    #: An opaque id that begins with `clm_`.
    claim_id: str
    #: Id of the payment that opened the claim.
    payment_id: str
    #: 32 random bytes in hex that identify the claim without revealing anything about it.
    opaque_id: str
    #: `0x` and the SHA-256 of `<claimId>:<paymentId>`.
    metadata_hash: str
    #: The status of the claim.
    status: ClaimStatus
    #: True if the money of the claim is secured: by a reservation in the ledger or by a confirmed deposit.
    funded: bool
    #: The phone number that may claim the money, masked; null for an invitation by e-mail.
    phone_masked: str | None
    #: The e-mail address that may claim the money, masked; null for a phone number.
    email_masked: str | None
    #: The amount in base units with 6 decimals: 25 USD is `25000000`.
    amount_base_units: str
    #: Time at which the claim expires if nobody claims it, 14 days after it was opened.
    expires_at: datetime
    #: Time at which a LOCKED claim is refunded if it has not been submitted to a provider.
    grace_ends_at: datetime
    #: Time at which a recipient proved control of the contact; null before.
    claimed_at: datetime | None
    #: Time at which the money was locked for the recipient; null before.
    locked_at: datetime | None
    #: Time at which the money was paid out; null before.
    released_at: datetime | None
    #: Time at which the sender got the money back; null before.
    refunded_at: datetime | None
    #: Null while the claim is not CANCELED.
    canceled_at: datetime | None
    #: Time at which the claim was opened.
    created_at: datetime

    _fields_ = (
        ("claim_id", "claimId", True, False, ""),
        ("payment_id", "paymentId", True, False, ""),
        ("opaque_id", "opaqueId", True, False, ""),
        ("metadata_hash", "metadataHash", True, False, ""),
        ("status", "status", True, False, "@claims.ClaimStatus"),
        ("funded", "funded", True, False, ""),
        ("phone_masked", "phoneMasked", True, False, ""),
        ("email_masked", "emailMasked", True, False, ""),
        ("amount_base_units", "amountBaseUnits", True, False, ""),
        ("expires_at", "expiresAt", True, False, "t"),
        ("grace_ends_at", "graceEndsAt", True, False, "t"),
        ("claimed_at", "claimedAt", True, False, "?t"),
        ("locked_at", "lockedAt", True, False, "?t"),
        ("released_at", "releasedAt", True, False, "?t"),
        ("refunded_at", "refundedAt", True, False, "?t"),
        ("canceled_at", "canceledAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClaimAccepted(Model):
    """The claim, assigned to the caller's tenant."""

    #: An opaque id that begins with `clm_`.
    claim_id: str
    #: The status of the claim.
    status: ClaimStatus
    #: Id of the payment that the tenant will receive.
    payment_id: str
    #: The steps that are missing, in the order in which to complete them; empty if nothing is missing.
    next_steps: tuple[ClaimNextStep, ...]

    _fields_ = (
        ("claim_id", "claimId", True, False, ""),
        ("status", "status", True, False, "@claims.ClaimStatus"),
        ("payment_id", "paymentId", True, False, ""),
        ("next_steps", "nextSteps", True, False, "[@claims.ClaimNextStep"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClaimLink(Model):
    """The next step for a claim link. It contains no amount, no names and no phone number, not even masked."""

    #: The status of the claim.
    status: ClaimStatus
    #: Time at which the link expires: 72 hours after it was sent, or earlier together with the claim.
    expires_at: datetime
    #: Always true: a code has to be verified before the claim can be accepted.
    otp_required: Literal[True]
    #: How the code is sent to the contact of the claim.
    otp_channel: OtpChannel

    _fields_ = (
        ("status", "status", True, False, "@claims.ClaimStatus"),
        ("expires_at", "expiresAt", True, False, "t"),
        ("otp_required", "otpRequired", True, False, ""),
        ("otp_channel", "otpChannel", True, False, "@claims.OtpChannel"),
    )


CLAIM_NEXT_STEP_VALUES = ("COMPLETE_VERIFICATION", "ADD_DESTINATION")
#: A step that the recipient still has to complete before the money is paid out.
ClaimNextStep: TypeAlias = "Literal['COMPLETE_VERIFICATION', 'ADD_DESTINATION'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClaimOtpSent(Model):
    """Confirms that a code was sent."""

    #: Always true.
    sent: Literal[True]
    #: Time at which the code expires, 10 minutes after it was sent.
    expires_at: datetime
    #: Earliest time at which the next code can be sent.
    resend_available_at: datetime

    _fields_ = (
        ("sent", "sent", True, False, ""),
        ("expires_at", "expiresAt", True, False, "t"),
        ("resend_available_at", "resendAvailableAt", True, False, "t"),
    )


CLAIM_STATUS_VALUES = ("OPEN", "LOCKED", "EXPIRED", "RELEASED", "REFUNDED", "CANCELED")
#: The status of a claim. RELEASED, REFUNDED and CANCELED are final, and a claim reaches only one of them.
ClaimStatus: TypeAlias = "Literal['OPEN', 'LOCKED', 'EXPIRED', 'RELEASED', 'REFUNDED', 'CANCELED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ClaimTicket(Model):
    """A ticket that proves control of the contact."""

    #: The ticket for accepting the claim. It works once.
    claim_ticket: str
    #: Time at which the ticket expires, 60 minutes after it was issued.
    expires_at: datetime

    _fields_ = (
        ("claim_ticket", "claimTicket", True, True, ""),
        ("expires_at", "expiresAt", True, False, "t"),
    )


OTP_CHANNEL_VALUES = ("sms", "email")
#: How a one-time code is sent.
OtpChannel: TypeAlias = "Literal['sms', 'email'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerifyClaimOtpRequest(Model):
    """The code that the contact received."""

    #: The code of six digits.
    code: str

    _fields_ = (
        ("code", "code", True, False, ""),
    )


SHAPES_: Mapping[str, Any] = {
    "ClaimNextStep": Choice(*CLAIM_NEXT_STEP_VALUES),
    "ClaimStatus": Choice(*CLAIM_STATUS_VALUES),
    "OtpChannel": Choice(*OTP_CHANNEL_VALUES),
}
