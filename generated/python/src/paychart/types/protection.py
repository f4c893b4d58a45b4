# Written by codegen from spec/. Do not edit.
"""Types of the contract: protection."""

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
class AnswerChallengeByCode(Model):
    """The code of an EMAIL, SMS or TOTP factor."""

    #: Id of a factor of the challenge.
    factor_id: str
    #: The code of six digits.
    code: str

    _fields_ = (
        ("factor_id", "factorId", True, False, ""),
        ("code", "code", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AnswerChallengeBySignature(Model):
    """The signature of an IDP_MFA factor."""

    #: Id of a factor of the challenge.
    factor_id: str
    #: EIP-191 `personal_sign` over the lines `<Service> transfer approval`, `challenge: <id>`, `amount:
    #: <amountUsd> USD`, `destination: <destinationAddress>`. Without an amount the last two lines are
    #: replaced by one, `change: protection settings`.
    signature: str

    _fields_ = (
        ("factor_id", "factorId", True, False, ""),
        ("signature", "signature", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Contact(Model):
    """A saved payee of the tenant. It never changes."""

    #: The saved payee.
    id: str
    #: A label of your own.
    label: str
    #: The kind of recipient.
    kind: ContactKind
    #: The reference of the payee. Phone numbers and e-mail addresses are masked, the others are complete.
    masked: str
    #: Time from which the payee can be paid under protection: `createdAt` plus the cooling-off period at that
    #: time, or `createdAt` itself if protection was disabled.
    available_at: datetime
    #: Time at which the payee was saved.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("label", "label", True, False, ""),
        ("kind", "kind", True, False, "@protection.ContactKind"),
        ("masked", "masked", True, False, ""),
        ("available_at", "availableAt", True, False, "t"),
        ("created_at", "createdAt", True, False, "t"),
    )


CONTACT_KIND_VALUES = ("PHONE", "EMAIL", "DID", "ADDRESS", "HANDLE")
#: The kind of reference by which a saved payee is paid.
ContactKind: TypeAlias = "Literal['PHONE', 'EMAIL', 'DID', 'ADDRESS', 'HANDLE'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ContactList(Model):
    """Saved payees, newest first."""

    #: The entries of this page.
    contacts: tuple[Contact, ...]

    _fields_ = (
        ("contacts", "contacts", True, False, "[@protection.Contact"),
    )


#: The payee to save: a label and exactly one of `phone`, `email`, `did`, `address` and `handle`.
CreateContactRequest: TypeAlias = "SavePhoneContact | SaveEmailContact | SaveDidContact | SaveAddressContact | SaveHandleContact"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EnrollEmailFactor(Model):
    """A two-factor method that sends codes by e-mail."""

    #: Always EMAIL.
    type: Literal["EMAIL"]
    #: The e-mail address to which codes are sent.
    email: str
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("type", "type", True, False, "=EMAIL"),
        ("email", "email", True, False, ""),
        ("label", "label", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EnrollIdpMfaFactor(Model):
    """A two-factor method that uses the identity provider's signer, which is registered for the member."""

    #: Always IDP_MFA.
    type: Literal["IDP_MFA"]
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("type", "type", True, False, "=IDP_MFA"),
        ("label", "label", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EnrollSmsFactor(Model):
    """A two-factor method that sends codes by text message."""

    #: Always SMS.
    type: Literal["SMS"]
    #: The phone number to which codes are sent, in E.164 form.
    phone_e164: str
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("type", "type", True, False, "=SMS"),
        ("phone_e164", "phoneE164", True, False, ""),
        ("label", "label", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EnrollTotpFactor(Model):
    """A two-factor method that uses an authenticator app."""

    #: Always TOTP.
    type: Literal["TOTP"]
    #: A label of your own.
    label: str | None = None

    _fields_ = (
        ("type", "type", True, False, "=TOTP"),
        ("label", "label", False, False, ""),
    )


#: The two-factor method to add. Its fields depend on `type`.
EnrollTwoFactorFactorRequest: TypeAlias = "EnrollEmailFactor | EnrollSmsFactor | EnrollTotpFactor | EnrollIdpMfaFactor"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ProtectionRemoval(Model):
    """Confirms that the factor or saved payee was deleted."""

    #: Id of the deleted factor or saved payee.
    id: str
    #: Always true.
    deleted: Literal[True]

    _fields_ = (
        ("id", "id", True, False, ""),
        ("deleted", "deleted", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ProtectionSettings(Model):
    """The settings for the two-factor protection of the tenant's transfers."""

    #: True if protection is enabled; false by default.
    enabled: bool
    #: The cooling-off period of new payees and two-factor methods, in seconds; at least 86400 while
    #: protection is enabled.
    cooling_off_seconds: int
    #: Transfers of this amount or more, in USD, need two-factor approval; 0.00 for all transfers.
    threshold_usd: Decimal
    #: The number of two-factor methods that a transfer needs.
    required_factors: int
    #: Time of the last change; the time at which the tenant was created if there was none.
    updated_at: datetime

    _fields_ = (
        ("enabled", "enabled", True, False, ""),
        ("cooling_off_seconds", "coolingOffSeconds", True, False, ""),
        ("threshold_usd", "thresholdUsd", True, False, "d"),
        ("required_factors", "requiredFactors", True, False, ""),
        ("updated_at", "updatedAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SaveAddressContact(Model):
    """A payee given by EVM address."""

    #: A label of your own.
    label: str
    #: The payee's EVM address. Mixed case has to pass the EIP-55 checksum.
    address: str
    #: EIP-155 id of the chain on which the payee is paid; the deployment's chain by default.
    chain_id: int | None = None

    _fields_ = (
        ("label", "label", True, False, ""),
        ("address", "address", True, False, ""),
        ("chain_id", "chainId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SaveDidContact(Model):
    """A payee given by DID."""

    #: A label of your own.
    label: str
    #: The payee's DID: `did:payid:` and 64 hex digits in lower case, or a `did:web` of this service.
    did: str

    _fields_ = (
        ("label", "label", True, False, ""),
        ("did", "did", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SaveEmailContact(Model):
    """A payee given by e-mail address."""

    #: A label of your own.
    label: str
    #: The payee's e-mail address, in any letter case.
    email: str

    _fields_ = (
        ("label", "label", True, False, ""),
        ("email", "email", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SaveHandleContact(Model):
    """A payee given by handle."""

    #: A label of your own.
    label: str
    #: The payee's handle. A leading `@` is removed.
    handle: str

    _fields_ = (
        ("label", "label", True, False, ""),
        ("handle", "handle", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SavePhoneContact(Model):
    """A payee given by phone number."""

    #: A label of your own.
    label: str
    #: The payee's phone number in E.164 form.
    phone: str

    _fields_ = (
        ("label", "label", True, False, ""),
        ("phone", "phone", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SendTwoFactorCodeRequest(Model):
    """The factor to which to send a code."""

    #: Id of an EMAIL or SMS factor of the challenge.
    factor_id: str

    _fields_ = (
        ("factor_id", "factorId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorChallengeProgress(Model):
    """The progress of a two-factor approval."""

    #: An opaque id that begins with `tfc_`.
    challenge_id: str
    #: The status of the challenge. It is SATISFIED once enough factors have answered.
    status: TwoFactorChallengeStatus
    #: The number of methods that have answered.
    satisfied_factors: int
    #: The number of methods that have to answer.
    required_factors: int

    _fields_ = (
        ("challenge_id", "challengeId", True, False, ""),
        ("status", "status", True, False, "@protection.TwoFactorChallengeStatus"),
        ("satisfied_factors", "satisfiedFactors", True, False, ""),
        ("required_factors", "requiredFactors", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorChallengeRecord(Model):
    """A request that needs two-factor approval, with what it would do."""

    #: An opaque id that begins with `tfc_`.
    challenge_id: str
    #: The status of the challenge.
    status: TwoFactorChallengeStatus
    #: The number of methods that have to answer.
    required_factors: int
    #: The number of methods that have answered.
    satisfied_factors: int
    #: The member's usable two-factor methods.
    factors: tuple[TwoFactorFactorRef, ...]
    #: The amount that the challenge is bound to, in USD: 0.00 for a wallet transaction, which has no amount
    #: in USD, null for a change of settings, rights or cards.
    amount_usd: Decimal | None
    #: The destination that the challenge is bound to: a masked phone number or e-mail address, a DID or an
    #: address; null for a change of settings.
    destination_address: str | None
    #: The change that the challenge is bound to if it has no amount: `protection settings`, or the words of
    #: the operation, such as `create member`; null otherwise.
    change: str | None
    #: The label of the saved payee; null if the destination is not saved.
    destination_label: str | None
    #: Time at which the challenge expires: 10 minutes to satisfy it, then 10 minutes to redeem it.
    expires_at: datetime

    _fields_ = (
        ("challenge_id", "challengeId", True, False, ""),
        ("status", "status", True, False, "@protection.TwoFactorChallengeStatus"),
        ("required_factors", "requiredFactors", True, False, ""),
        ("satisfied_factors", "satisfiedFactors", True, False, ""),
        ("factors", "factors", True, False, "[@protection.TwoFactorFactorRef"),
        ("amount_usd", "amountUsd", True, False, "?d"),
        ("destination_address", "destinationAddress", True, False, ""),
        ("change", "change", True, False, ""),
        ("destination_label", "destinationLabel", True, False, ""),
        ("expires_at", "expiresAt", True, False, "t"),
    )


TWO_FACTOR_CHALLENGE_STATUS_VALUES = ("PENDING", "SATISFIED", "REDEEMED", "CANCELLED", "EXPIRED")
#: The status of a two-factor challenge: PENDING until enough methods have answered, SATISFIED until the
#: request is sent again. REDEEMED, CANCELLED and EXPIRED are final.
TwoFactorChallengeStatus: TypeAlias = "Literal['PENDING', 'SATISFIED', 'REDEEMED', 'CANCELLED', 'EXPIRED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorCodeAnswer(Model):
    """A code from a message or an authenticator app."""

    #: The code of six digits.
    code: str

    _fields_ = (
        ("code", "code", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorCodeSent(Model):
    """Confirms that a code was sent."""

    #: An opaque id that begins with `tfc_`.
    challenge_id: str
    #: Id of the factor, `fac_…`.
    factor_id: str
    #: Time at which the code was sent.
    sent_at: datetime
    #: Time at which the code expires, 10 minutes after it was sent.
    expires_at: datetime

    _fields_ = (
        ("challenge_id", "challengeId", True, False, ""),
        ("factor_id", "factorId", True, False, ""),
        ("sent_at", "sentAt", True, False, "t"),
        ("expires_at", "expiresAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorEnrollment(Model):
    """The new factor and, shown only once, the data to set it up."""

    #: Id of the two-factor method.
    id: str
    #: Id of the factor, the same as `id`.
    factor_id: str
    #: The type of the method: TOTP, EMAIL, SMS or IDP_MFA.
    type: TwoFactorFactorType
    #: Always PENDING.
    status: TwoFactorFactorStatus
    #: The member's own label for the method.
    label: str | None
    #: The masked e-mail address, phone number or signing address; null for TOTP.
    hint: str | None
    #: Always null, because the method is not verified yet.
    verified_at: datetime | None
    #: Always null, because the method is not verified yet.
    usable_at: datetime | None
    #: Always false, because the method is not verified yet.
    usable_now: bool
    #: Always null, because the method has not been used yet.
    last_used_at: datetime | None
    #: Time at which the method was added.
    created_at: datetime
    #: For TOTP: the shared secret, 20 bytes in base32 without padding. Null for other types.
    secret_base32: str | None
    #: For TOTP: the URI with the shared secret, to be shown as a QR code. Null for other types.
    otpauth_uri: str | None
    #: For IDP_MFA: the EVM address whose signature verifies the method, with EIP-55 checksum. Null for other
    #: types.
    signer_address: str | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("factor_id", "factorId", True, False, ""),
        ("type", "type", True, False, "@protection.TwoFactorFactorType"),
        ("status", "status", True, False, "@protection.TwoFactorFactorStatus"),
        ("label", "label", True, False, ""),
        ("hint", "hint", True, False, ""),
        ("verified_at", "verifiedAt", True, False, "?t"),
        ("usable_at", "usableAt", True, False, "?t"),
        ("usable_now", "usableNow", True, False, ""),
        ("last_used_at", "lastUsedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
        ("secret_base32", "secretBase32", True, True, ""),
        ("otpauth_uri", "otpauthUri", True, True, ""),
        ("signer_address", "signerAddress", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorFactor(Model):
    """A two-factor method of the calling member."""

    #: Id of the two-factor method.
    id: str
    #: The type of the method: TOTP, EMAIL, SMS or IDP_MFA.
    type: TwoFactorFactorType
    #: The status of the method: PENDING until it is verified, then VERIFIED.
    status: TwoFactorFactorStatus
    #: The member's own label for the method.
    label: str | None
    #: The masked e-mail address, phone number or signing address; null for TOTP.
    hint: str | None
    #: Time of the verification; null while the method is PENDING.
    verified_at: datetime | None
    #: Time from which the method can be used: at once for the member's first verified method while protection
    #: is disabled, otherwise after the cooling-off period; null until it is verified.
    usable_at: datetime | None
    #: True if the method can be used now.
    usable_now: bool
    #: Time at which the method last approved a request; null before.
    last_used_at: datetime | None
    #: Time at which the method was added.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "@protection.TwoFactorFactorType"),
        ("status", "status", True, False, "@protection.TwoFactorFactorStatus"),
        ("label", "label", True, False, ""),
        ("hint", "hint", True, False, ""),
        ("verified_at", "verifiedAt", True, False, "?t"),
        ("usable_at", "usableAt", True, False, "?t"),
        ("usable_now", "usableNow", True, False, ""),
        ("last_used_at", "lastUsedAt", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorFactorList(Model):
    """The calling member's two-factor methods, newest first, and the number that is required."""

    #: The entries of this page.
    factors: tuple[TwoFactorFactor, ...]
    #: The number of methods that the tenant requires.
    required_factors: int
    #: The number of the member's methods that can be used now, on all pages.
    usable_factors: int

    _fields_ = (
        ("factors", "factors", True, False, "[@protection.TwoFactorFactor"),
        ("required_factors", "requiredFactors", True, False, ""),
        ("usable_factors", "usableFactors", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorFactorRef(Model):
    """A usable two-factor method, as a challenge contains it."""

    #: Id of the two-factor method.
    id: str
    #: The type of the method: TOTP, EMAIL, SMS or IDP_MFA.
    type: TwoFactorFactorType
    #: The masked e-mail address, phone number or signing address; null for TOTP.
    hint: str | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "@protection.TwoFactorFactorType"),
        ("hint", "hint", True, False, ""),
    )


TWO_FACTOR_FACTOR_STATUS_VALUES = ("PENDING", "VERIFIED")
#: The status of a two-factor method. It is PENDING until it is verified. Removed methods are never returned.
TwoFactorFactorStatus: TypeAlias = "Literal['PENDING', 'VERIFIED'] | Unknown"

TWO_FACTOR_FACTOR_TYPE_VALUES = ("EMAIL", "SMS", "IDP_MFA", "TOTP")
#: The type of a two-factor method: EMAIL and SMS for a code by e-mail or text message, IDP_MFA for a
#: signature of the identity provider's signer, TOTP for an authenticator app.
TwoFactorFactorType: TypeAlias = "Literal['EMAIL', 'SMS', 'IDP_MFA', 'TOTP'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class TwoFactorSignatureAnswer(Model):
    """A signature of the method's signing address."""

    #: EIP-191 `personal_sign` over three lines: `<Service> factor enrollment`, `factor: <id>`, `signer:
    #: <checksummed address>`.
    signature: str

    _fields_ = (
        ("signature", "signature", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class UpdateProtectionSettingsRequest(Model):
    """The settings to update. A field that is absent or null does not change."""

    #: True to enable protection, false to disable it.
    enabled: bool | None = None
    #: The cooling-off period of new payees and two-factor methods, in seconds; at least 86400 if protection
    #: is enabled after this request.
    cooling_off_seconds: int | None = None
    #: Transfers of this amount or more, in USD, need two-factor approval: zero to 1000000000.
    threshold_usd: Decimal | None = None
    #: The number of two-factor methods that a transfer needs.
    required_factors: int | None = None

    _fields_ = (
        ("enabled", "enabled", False, False, ""),
        ("cooling_off_seconds", "coolingOffSeconds", False, False, ""),
        ("threshold_usd", "thresholdUsd", False, False, "d"),
        ("required_factors", "requiredFactors", False, False, ""),
    )


#: A factor and its code or its signature. Send exactly one of the two.
VerifyTwoFactorChallengeRequest: TypeAlias = "AnswerChallengeByCode | AnswerChallengeBySignature"

#: A code for EMAIL, SMS and TOTP, or a signature for IDP_MFA. Send exactly one of them.
VerifyTwoFactorFactorRequest: TypeAlias = "TwoFactorCodeAnswer | TwoFactorSignatureAnswer"

SHAPES_: Mapping[str, Any] = {
    "ContactKind": Choice(*CONTACT_KIND_VALUES),
    "CreateContactRequest": OneOf(None, {"phone": "@protection.SavePhoneContact", "email": "@protection.SaveEmailContact", "did": "@protection.SaveDidContact", "address": "@protection.SaveAddressContact", "handle": "@protection.SaveHandleContact"}),
    "EnrollTwoFactorFactorRequest": OneOf("type", {"EMAIL": "@protection.EnrollEmailFactor", "SMS": "@protection.EnrollSmsFactor", "TOTP": "@protection.EnrollTotpFactor", "IDP_MFA": "@protection.EnrollIdpMfaFactor"}),
    "TwoFactorChallengeStatus": Choice(*TWO_FACTOR_CHALLENGE_STATUS_VALUES),
    "TwoFactorFactorStatus": Choice(*TWO_FACTOR_FACTOR_STATUS_VALUES),
    "TwoFactorFactorType": Choice(*TWO_FACTOR_FACTOR_TYPE_VALUES),
    "VerifyTwoFactorChallengeRequest": OneOf(None, {"code": "@protection.AnswerChallengeByCode", "signature": "@protection.AnswerChallengeBySignature"}),
    "VerifyTwoFactorFactorRequest": OneOf(None, {"code": "@protection.TwoFactorCodeAnswer", "signature": "@protection.TwoFactorSignatureAnswer"}),
}
