# Written by codegen from spec/. Do not edit.
"""Types of the contract: identity."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Mapping, Sequence

from .._runtime.values import UNSET, Choice, Model, OneOf, Unknown, Unset

if TYPE_CHECKING:
    from datetime import datetime
    from decimal import Decimal

    from typing_extensions import TypeAlias

    from .._runtime.values import Amount
    from . import accounts as _accounts


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityCredentialDocument(Model):
    """The document of an attested authority grant, which the organization signs."""

    #: The kind of credential.
    kind: Literal["AUTHORITY_DELEGATION"]
    #: The schema version of the document.
    schema_version: Literal["service/credential/AUTHORITY_DELEGATION/v1"]
    #: The member's DID.
    subject_did: str
    #: The DID of the tenant.
    org_did: str
    #: The grant in the attested version, without status and credentialId. Fields without a value are absent.
    grant: AuthorityCredentialDocumentGrant

    _fields_ = (
        ("kind", "kind", True, False, "=AUTHORITY_DELEGATION"),
        ("schema_version", "schemaVersion", True, False, "=service/credential/AUTHORITY_DELEGATION/v1"),
        ("subject_did", "subjectDid", True, False, ""),
        ("org_did", "orgDid", True, False, ""),
        ("grant", "grant", True, False, "@identity.AuthorityCredentialDocumentGrant"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class AuthorityCredentialDocumentGrant(Model):
    """The grant in the attested version, without status and credentialId. Fields without a value are absent."""

    #: Id of the authority grant.
    id: str
    #: Id of the member who has the grant.
    member_id: str
    #: The actions that the grant allows, sorted.
    allowed_actions: tuple[str, ...]
    #: The limit of one payment, in USD.
    per_tx_limit_usd: Decimal | None = None
    #: The limit of 24 hours, in USD.
    daily_limit_usd: Decimal | None = None
    #: The limit of 30 days, in USD.
    monthly_limit_usd: Decimal | None = None
    #: Only these values are allowed; an empty list allows any.
    allowed_currencies: tuple[str, ...]
    #: Only these values are allowed; an empty list allows any.
    allowed_assets: tuple[str, ...]
    #: Only these values are allowed; an empty list allows any.
    allowed_chains: tuple[str, ...]
    #: Only these values are allowed; an empty list allows any.
    allowed_destination_ids: tuple[str, ...]
    #: The weight of the member's vote.
    approval_weight: int
    #: True if every payment needs approval.
    requires_countersignature: bool
    #: Payments above this amount, in USD, need approval.
    countersign_above_usd: Decimal | None = None
    #: The version of the grant.
    version: int

    _fields_ = (
        ("id", "id", True, False, ""),
        ("member_id", "memberId", True, False, ""),
        ("allowed_actions", "allowedActions", True, False, "["),
        ("per_tx_limit_usd", "perTxLimitUsd", False, False, "d"),
        ("daily_limit_usd", "dailyLimitUsd", False, False, "d"),
        ("monthly_limit_usd", "monthlyLimitUsd", False, False, "d"),
        ("allowed_currencies", "allowedCurrencies", True, False, "["),
        ("allowed_assets", "allowedAssets", True, False, "["),
        ("allowed_chains", "allowedChains", True, False, "["),
        ("allowed_destination_ids", "allowedDestinationIds", True, False, "["),
        ("approval_weight", "approvalWeight", True, False, ""),
        ("requires_countersignature", "requiresCountersignature", True, False, ""),
        ("countersign_above_usd", "countersignAboveUsd", False, False, "d"),
        ("version", "version", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateDidReservationRequest(Model):
    """The contact to reserve a payment DID for. Send exactly one of `email` and `phone`."""

    #: The e-mail address of the contact.
    email: str | None = None
    #: The phone number of the contact in E.164 form.
    phone: str | None = None
    #: A handle to reserve with the DID. A leading `@` is removed.
    handle: str | None = None

    _fields_ = (
        ("email", "email", False, False, ""),
        ("phone", "phone", False, False, ""),
        ("handle", "handle", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateEmailAliasRequest(Model):
    """Empty. The address is the one that the session proves."""


    _fields_ = (
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateIdentityRequest(Model):
    """The subject of the new identity."""

    #: TENANT for the caller's tenant, TENANT_MEMBER for one of its members.
    subject_type: SubjectType
    #: Id of the member; required for TENANT_MEMBER, not allowed for TENANT.
    member_id: str | None = None

    _fields_ = (
        ("subject_type", "subjectType", True, False, "@identity.SubjectType"),
        ("member_id", "memberId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreatePhoneAliasRequest(Model):
    """The phone number to add."""

    #: The phone number in E.164 form.
    phone: str

    _fields_ = (
        ("phone", "phone", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreatePresentationChallengeRequest(Model):
    """The intended use of the presentation."""

    #: Your own description of the purpose. It is part of the signed message.
    purpose: str
    #: Id of the only identity that may present; any identity by default.
    identity_id: str | None = None
    #: Id of the payment that the presentation is for.
    payment_id: str | None = None

    _fields_ = (
        ("purpose", "purpose", True, False, ""),
        ("identity_id", "identityId", False, False, ""),
        ("payment_id", "paymentId", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CreateVerificationSessionRequest(Model):
    """The subject of the verification."""

    #: KYC for a member, KYB for the business.
    kind: VerificationKind
    #: Id of the member to verify; required for KYC, not allowed for KYB.
    member_id: str | None = None
    #: ISO 3166-1 alpha-2 country code; the tenant's by default.
    country: str | None = None

    _fields_ = (
        ("kind", "kind", True, False, "@identity.VerificationKind"),
        ("member_id", "memberId", False, False, ""),
        ("country", "country", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Credential(Model):
    """A signed statement about a tenant or a member."""

    #: Id of the credential.
    id: str
    #: What the credential certifies.
    kind: CredentialKind
    #: TENANT for a business, TENANT_MEMBER for a person in it.
    subject_type: SubjectType
    #: Id of the tenant or the member.
    subject_id: str
    #: The current status. Only ACTIVE credentials are accepted.
    status: CredentialStatus
    #: The verified name; null for kinds without one.
    legal_name: str | None
    #: Time at which the issuer signed.
    issued_at: datetime
    #: Time at which the credential expires; null if it never expires.
    expires_at: datetime | None
    #: Time of the revocation; null unless the credential is REVOKED.
    revoked_at: datetime | None
    #: The reason of the revocation; null unless the credential is REVOKED.
    revoked_reason: RevokedReason
    #: The subject's DID.
    subject_did: str
    #: `0x` and the SHA-256 of the signed document; null for an unsigned credential.
    credential_hash: str | None
    #: The kind of issuer: PLATFORM if the service has signed the credential, ORGANIZATION if the tenant's
    #: multisig wallet has.
    issuer_kind: Literal["PLATFORM", "ORGANIZATION"] | Unknown

    _fields_ = (
        ("id", "id", True, False, ""),
        ("kind", "kind", True, False, "@identity.CredentialKind"),
        ("subject_type", "subjectType", True, False, "@identity.SubjectType"),
        ("subject_id", "subjectId", True, False, ""),
        ("status", "status", True, False, "@identity.CredentialStatus"),
        ("legal_name", "legalName", True, False, ""),
        ("issued_at", "issuedAt", True, False, "t"),
        ("expires_at", "expiresAt", True, False, "?t"),
        ("revoked_at", "revokedAt", True, False, "?t"),
        ("revoked_reason", "revokedReason", True, False, "?=OPERATOR|SUPERSEDED|AUTHORITY_REVOKED|AUTHORITY_CHANGED|POLICY_CHANGED|MEMBER_REMOVED|PROVIDER"),
        ("subject_did", "subjectDid", True, False, ""),
        ("credential_hash", "credentialHash", True, False, ""),
        ("issuer_kind", "issuerKind", True, False, "=PLATFORM|ORGANIZATION"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CredentialArtifact(Model):
    """A signed document, with everything that is needed to verify it without this service. `signature` is over
    the EIP-712 type CredentialAttestation(string subjectDid,string orgDid,string kind,string
    schemaVersion,bytes32 docHash,uint64 issuedAt,uint64 expiresAt,uint256 nonce), with times in Unix seconds
    and expiresAt 0 for none. The domain has the service's name, version 1, the chain in use, and
    verifyingContract 0x5afeba0000000000000000000000000000000002, which is not a deployed contract.
    """

    #: Id of the credential.
    id: str
    #: The document that is signed.
    document: CredentialDocument
    #: The signature of the issuer's key. For issuerKind ORGANIZATION it is a signature that the multisig
    #: wallet accepts according to EIP-1271.
    signature: str
    #: The `docHash`: `0x` and the SHA-256 of the canonical JSON of the document, with sorted keys and without
    #: absent ones.
    credential_hash: str
    #: The nonce of the attestation, a uint256 in decimal.
    nonce: str
    #: The address of the platform's issuer or of the tenant's multisig wallet.
    issuer_ref: str
    #: The schema of the document: `service/credential/<KIND>/v1`.
    schema_version: str

    _fields_ = (
        ("id", "id", True, False, ""),
        ("document", "document", True, False, "@identity.CredentialDocument"),
        ("signature", "signature", True, False, ""),
        ("credential_hash", "credentialHash", True, False, ""),
        ("nonce", "nonce", True, False, ""),
        ("issuer_ref", "issuerRef", True, False, ""),
        ("schema_version", "schemaVersion", True, False, ""),
    )


#: The signed document, verbatim. Its schema depends on `kind`.
CredentialDocument: TypeAlias = "PlatformCredentialDocument | AuthorityCredentialDocument | PaymentPolicyCredentialDocument"

CREDENTIAL_KIND_VALUES = ("PERSON_IDENTITY", "BUSINESS_IDENTITY", "DESTINATION_OWNERSHIP", "AUTHORITY_DELEGATION", "PAYMENT_POLICY", "TENANT_MEMBERSHIP")
#: What the credential certifies.
CredentialKind: TypeAlias = "Literal['PERSON_IDENTITY', 'BUSINESS_IDENTITY', 'DESTINATION_OWNERSHIP', 'AUTHORITY_DELEGATION', 'PAYMENT_POLICY', 'TENANT_MEMBERSHIP'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CredentialList(Model):
    """Credentials, newest first."""

    #: The entries of this page.
    credentials: tuple[Credential, ...]

    _fields_ = (
        ("credentials", "credentials", True, False, "[@identity.Credential"),
    )


CREDENTIAL_STATUS_VALUES = ("ACTIVE", "SUSPENDED", "REVOKED", "EXPIRED")
#: The status of a credential. Only ACTIVE credentials are accepted.
CredentialStatus: TypeAlias = "Literal['ACTIVE', 'SUSPENDED', 'REVOKED', 'EXPIRED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class CredentialStatusRead(Model):
    """The status of a credential, and how it was confirmed."""

    #: Id of the credential.
    id: str
    #: The current status. Only ACTIVE credentials are accepted.
    status: CredentialStatus
    #: The reason of the revocation; null unless the credential is REVOKED.
    revoked_reason: RevokedReason
    #: When the status was last confirmed; null before the first time.
    status_refreshed_at: datetime | None
    #: The source that last confirmed the status.
    status_source: Literal["PROVIDER", "PLATFORM", "ONCHAIN"] | Unknown

    _fields_ = (
        ("id", "id", True, False, ""),
        ("status", "status", True, False, "@identity.CredentialStatus"),
        ("revoked_reason", "revokedReason", True, False, "?=OPERATOR|SUPERSEDED|AUTHORITY_REVOKED|AUTHORITY_CHANGED|POLICY_CHANGED|MEMBER_REMOVED|PROVIDER"),
        ("status_refreshed_at", "statusRefreshedAt", True, False, "?t"),
        ("status_source", "statusSource", True, False, "=PROVIDER|PLATFORM|ONCHAIN"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidDocument(Model):
    """The public document of a payment DID. It contains no payment endpoint and no personal data."""

    #: Always `https://www.w3.org/ns/did/v1` alone.
    context: tuple[str, ...]
    #: The payment DID.
    id: str
    #: The DID of the tenant's identity, `did:subject:<id>`.
    also_known_as: tuple[str, ...]

    _fields_ = (
        ("context", "@context", True, False, "["),
        ("id", "id", True, False, ""),
        ("also_known_as", "alsoKnownAs", True, False, "["),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidReservation(Model):
    """A payment DID that is reserved for a contact. A contact has one reservation, for all tenants."""

    #: The reserved payment DID, which can already be paid.
    did: str
    #: The status of the reservation.
    status: DidReservationStatus
    #: The contact, masked: a phone number except for its last four digits, or the first character of an
    #: e-mail address, `***` and the domain.
    contact_masked: str
    #: The handle that is reserved with the DID; null if there is none.
    handle: str | None
    #: Time of the first reservation.
    created_at: datetime

    _fields_ = (
        ("did", "did", True, False, ""),
        ("status", "status", True, False, "@identity.DidReservationStatus"),
        ("contact_masked", "contactMasked", True, False, ""),
        ("handle", "handle", True, False, ""),
        ("created_at", "createdAt", True, False, "t"),
    )


DID_RESERVATION_STATUS_VALUES = ("RESERVED", "CLAIMED")
#: The status of a reservation. It is CLAIMED once somebody has proved control of the contact.
DidReservationStatus: TypeAlias = "Literal['RESERVED', 'CLAIMED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidResolution(Model):
    """Whether a payment DID can be paid."""

    #: The DID that was asked for.
    did: str
    #: True if a tenant can be paid by this DID.
    resolvable: bool
    #: The legal name of the tenant that has the DID; null if the DID cannot be paid.
    display_name: str | None

    _fields_ = (
        ("did", "did", True, False, ""),
        ("resolvable", "resolvable", True, False, ""),
        ("display_name", "displayName", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidResolutionResult(Model):
    """The result of the resolution, as the W3C standard defines it."""

    #: The JSON-LD context of the result.
    context: Literal["https://w3id.org/did-resolution/v1"]
    #: The DID document of the W3C standard.
    did_document: DidDocument
    #: Metadata about the resolution.
    did_resolution_metadata: DidResolutionResultDidResolutionMetadata
    #: Metadata about the document.
    did_document_metadata: DidResolutionResultDidDocumentMetadata

    _fields_ = (
        ("context", "@context", True, False, "=https://w3id.org/did-resolution/v1"),
        ("did_document", "didDocument", True, False, "@identity.DidDocument"),
        ("did_resolution_metadata", "didResolutionMetadata", True, False, "@identity.DidResolutionResultDidResolutionMetadata"),
        ("did_document_metadata", "didDocumentMetadata", True, False, "@identity.DidResolutionResultDidDocumentMetadata"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidResolutionResultDidDocumentMetadata(Model):
    """Metadata about the document."""

    #: Time at which the DID was created.
    created: datetime
    #: Time at which the DID became payable.
    updated: datetime

    _fields_ = (
        ("created", "created", True, False, "t"),
        ("updated", "updated", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class DidResolutionResultDidResolutionMetadata(Model):
    """Metadata about the resolution."""

    #: The media type of the document.
    content_type: Literal["application/did+json"]

    _fields_ = (
        ("content_type", "contentType", True, False, "=application/did+json"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Eligibility(Model):
    """Whether the tenant has the credentials that an action needs."""

    #: The action that was evaluated.
    action: EligibilityAction
    #: True if no credential is missing.
    eligible: bool
    #: The kinds of credential that the action needs and the tenant does not have ACTIVE.
    missing: tuple[CredentialKind, ...]
    #: The reason for each missing kind, in the same order: there never was a credential, or what happened to
    #: the latest one.
    reasons: tuple[Literal["CREDENTIAL_MISSING", "CREDENTIAL_EXPIRED", "CREDENTIAL_REVOKED", "CREDENTIAL_SUSPENDED"] | Unknown, ...]

    _fields_ = (
        ("action", "action", True, False, "@identity.EligibilityAction"),
        ("eligible", "eligible", True, False, ""),
        ("missing", "missing", True, False, "[@identity.CredentialKind"),
        ("reasons", "reasons", True, False, "[=CREDENTIAL_MISSING|CREDENTIAL_EXPIRED|CREDENTIAL_REVOKED|CREDENTIAL_SUSPENDED"),
    )


ELIGIBILITY_ACTION_VALUES = ("payments.create", "invoices.pay", "ramps.offramp", "claims.claim")
#: An action whose required credentials can be evaluated.
EligibilityAction: TypeAlias = "Literal['payments.create', 'invoices.pay', 'ramps.offramp', 'claims.claim'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EmailAlias(Model):
    """An e-mail address of a tenant. Payments to the address reach the tenant while the alias is ACTIVE."""

    #: Id of the e-mail alias.
    id: str
    #: The e-mail address, masked except for its first character and its domain.
    email_masked: str
    #: The status of the alias.
    status: EmailAliasStatus
    #: Time at which a session proved the address.
    verified_at: datetime
    #: Time at which the address was added.
    created_at: datetime
    #: Time at which the address was removed; null before.
    revoked_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("email_masked", "emailMasked", True, False, ""),
        ("status", "status", True, False, "@identity.EmailAliasStatus"),
        ("verified_at", "verifiedAt", True, False, "t"),
        ("created_at", "createdAt", True, False, "t"),
        ("revoked_at", "revokedAt", True, False, "?t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EmailAliasList(Model):
    """E-mail aliases, newest first."""

    #: The entries of this page.
    email_aliases: tuple[EmailAlias, ...]

    _fields_ = (
        ("email_aliases", "emailAliases", True, False, "[@identity.EmailAlias"),
    )


EMAIL_ALIAS_STATUS_VALUES = ("ACTIVE", "REVOKED")
#: The status of an e-mail alias. Payments to the address reach the tenant while it is ACTIVE.
EmailAliasStatus: TypeAlias = "Literal['ACTIVE', 'REVOKED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class EvaluateEligibilityRequest(Model):
    """The action to evaluate."""

    #: The action to evaluate.
    action: EligibilityAction

    _fields_ = (
        ("action", "action", True, False, "@identity.EligibilityAction"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Identity(Model):
    """The identity of a tenant or a member, independent of its wallets. Its DID is the subject of credentials."""

    #: The identity.
    id: str
    #: The DID of the identity: `did:subject:` and the id.
    did: str
    #: PERSON for members, BUSINESS for tenants.
    identity_type: Literal["PERSON", "BUSINESS"] | Unknown
    #: The current status. Only an ACTIVE identity can be used.
    status: IdentityStatus
    #: TENANT for a business, TENANT_MEMBER for a person in it.
    subject_type: SubjectType
    #: Id of the tenant or the member.
    subject_id: str
    #: Id of the member's smart account, or of the tenant's organization account; null if there is none.
    primary_smart_account_id: str | None
    #: BASIC with an ACTIVE identity credential of the mock provider, SUBSTANTIAL with one of a live provider,
    #: HIGH if the identity also has an ACTIVE wallet binding.
    credential_assurance_level: Literal["NONE", "BASIC", "SUBSTANTIAL", "HIGH"] | Unknown
    #: Time at which the identity was created.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("did", "did", True, False, ""),
        ("identity_type", "identityType", True, False, "=PERSON|BUSINESS"),
        ("status", "status", True, False, "@identity.IdentityStatus"),
        ("subject_type", "subjectType", True, False, "@identity.SubjectType"),
        ("subject_id", "subjectId", True, False, ""),
        ("primary_smart_account_id", "primarySmartAccountId", True, False, ""),
        ("credential_assurance_level", "credentialAssuranceLevel", True, False, "=NONE|BASIC|SUBSTANTIAL|HIGH"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class IdentityList(Model):
    """Identities, newest first."""

    #: The entries of this page.
    identities: tuple[Identity, ...]

    _fields_ = (
        ("identities", "identities", True, False, "[@identity.Identity"),
    )


IDENTITY_STATUS_VALUES = ("ACTIVE", "SUSPENDED", "CLOSED")
#: The status of an identity. A new identity is ACTIVE.
IdentityStatus: TypeAlias = "Literal['ACTIVE', 'SUSPENDED', 'CLOSED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OwnDid(Model):
    """A DID of the caller."""

    #: The decentralized identifier, `did:payid:…` or `did:subject:…`.
    did: str
    #: PAYMENT for a DID that receives payments, SUBJECT for one that is the subject of credentials.
    kind: Literal["PAYMENT", "SUBJECT"] | Unknown
    #: The current status. Only an ACTIVE identity can be used.
    status: IdentityStatus
    #: Whether payments can be sent to it; false for a SUBJECT.
    payable: bool

    _fields_ = (
        ("did", "did", True, False, ""),
        ("kind", "kind", True, False, "=PAYMENT|SUBJECT"),
        ("status", "status", True, False, "@identity.IdentityStatus"),
        ("payable", "payable", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class OwnDids(Model):
    """The caller's DIDs."""

    #: All entries; the list has no pages.
    identities: tuple[OwnDid, ...]

    _fields_ = (
        ("identities", "identities", True, False, "[@identity.OwnDid"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PaymentPolicyCredentialDocument(Model):
    """The document of an attested payment policy, which the organization signs."""

    #: The kind of credential.
    kind: Literal["PAYMENT_POLICY"]
    #: The schema version of the document.
    schema_version: Literal["service/credential/PAYMENT_POLICY/v1"]
    #: The DID of the tenant.
    subject_did: str
    #: The DID of the tenant.
    org_did: str
    #: The rules and the version of the policy.
    policy: Mapping[str, Any]

    _fields_ = (
        ("kind", "kind", True, False, "=PAYMENT_POLICY"),
        ("schema_version", "schemaVersion", True, False, "=service/credential/PAYMENT_POLICY/v1"),
        ("subject_did", "subjectDid", True, False, ""),
        ("org_did", "orgDid", True, False, ""),
        ("policy", "policy", True, False, "{"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PhoneAlias(Model):
    """A phone number of a tenant. Payments to the number reach the tenant once it is verified."""

    #: Id of the phone alias.
    id: str
    #: The phone number, masked except for its last four digits. The full number is never returned.
    phone_masked: str
    #: The status of the verification.
    status: PhoneAliasStatus
    #: Time of the last verification; null before the first.
    verified_at: datetime | None
    #: Time at which the number has to be verified again, 365 days after the last verification.
    reverify_by: datetime | None
    #: Time at which the phone number was added.
    created_at: datetime

    _fields_ = (
        ("id", "id", True, False, ""),
        ("phone_masked", "phoneMasked", True, False, ""),
        ("status", "status", True, False, "@identity.PhoneAliasStatus"),
        ("verified_at", "verifiedAt", True, False, "?t"),
        ("reverify_by", "reverifyBy", True, False, "?t"),
        ("created_at", "createdAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PhoneAliasList(Model):
    """Phone aliases, newest first."""

    #: The entries of this page.
    phone_aliases: tuple[PhoneAlias, ...]

    _fields_ = (
        ("phone_aliases", "phoneAliases", True, False, "[@identity.PhoneAlias"),
    )


PHONE_ALIAS_STATUS_VALUES = ("PENDING", "ACTIVE", "REVERIFICATION_REQUIRED", "REPLACED", "REVOKED")
#: The status of a phone alias. Payments reach the tenant while it is ACTIVE or REVERIFICATION_REQUIRED.
PhoneAliasStatus: TypeAlias = "Literal['PENDING', 'ACTIVE', 'REVERIFICATION_REQUIRED', 'REPLACED', 'REVOKED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PlatformCredentialDocument(Model):
    """The document of a credential that the platform issues. Fields without a value are absent, never null."""

    #: The kind of credential.
    kind: Literal["PERSON_IDENTITY", "BUSINESS_IDENTITY", "DESTINATION_OWNERSHIP", "TENANT_MEMBERSHIP"]
    #: The schema of the document: `service/credential/<KIND>/v1`.
    schema_version: str
    #: The subject's DID.
    subject_did: str
    #: The DID of the subject's tenant.
    org_did: str
    #: The verified name; absent for the kinds without one.
    legal_name: str | None = None
    #: ISO 3166-1 alpha-2 country code; absent if it is not known.
    country: str | None = None
    #: The certified statements, by key. Together with legalName and country they can be disclosed one by one.
    claims: Mapping[str, str]
    #: Time at which the issuer signed.
    issued_at: datetime
    #: Time at which the credential expires; absent if it never expires.
    expires_at: datetime | None = None

    _fields_ = (
        ("kind", "kind", True, False, "=PERSON_IDENTITY|BUSINESS_IDENTITY|DESTINATION_OWNERSHIP|TENANT_MEMBERSHIP"),
        ("schema_version", "schemaVersion", True, False, ""),
        ("subject_did", "subjectDid", True, False, ""),
        ("org_did", "orgDid", True, False, ""),
        ("legal_name", "legalName", False, False, ""),
        ("country", "country", False, False, ""),
        ("claims", "claims", True, False, "{"),
        ("issued_at", "issuedAt", True, False, "t"),
        ("expires_at", "expiresAt", False, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PresentationChallenge(Model):
    """A challenge that can be used for one presentation."""

    #: 32 random bytes, which are a string in the typed data.
    nonce: str
    #: The verifier that asks: the setting AUDIENCE, by default the host of the base URL.
    audience: str
    #: The verifyingContract of the typed data. It is not a deployed contract.
    domain_tag: Literal["0x5afeba0000000000000000000000000000000003"]
    #: The reason why the verifier asks, 1 to 64 of `a-z 0-9 _ . -`.
    purpose: str
    #: Time at which the challenge expires, 5 minutes after it was created.
    expires_at: datetime

    _fields_ = (
        ("nonce", "nonce", True, False, ""),
        ("audience", "audience", True, False, ""),
        ("domain_tag", "domainTag", True, False, "=0x5afeba0000000000000000000000000000000003"),
        ("purpose", "purpose", True, False, ""),
        ("expires_at", "expiresAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PresentationResult(Model):
    """The result of a presentation. One invalid credential makes the whole presentation invalid."""

    #: True if the presentation is valid.
    verified: bool
    #: The id that was sent.
    holder_did: str
    #: The result for each credential, in the order of credentialIds; empty if the holder is unknown.
    credential_results: tuple[PresentedCredential, ...]
    #: All reasons that apply, in this order; after HOLDER_UNKNOWN nothing else is checked. CHALLENGE_EXPIRED:
    #: the challenge or the signature's expiresAt has passed. HOLDER_UNKNOWN: no identity has this DID.
    #: HOLDER_MISMATCH: the challenge is for another identity. SIGNER_NOT_BOUND: signerAddress has no ACTIVE
    #: binding to the holder. PRESENTATION_SIGNATURE_INVALID: the signature was not made by signerAddress over
    #: these values. CREDENTIAL_INVALID: a verdict is not VALID.
    reason_codes: tuple[Literal["CHALLENGE_EXPIRED", "HOLDER_UNKNOWN", "HOLDER_MISMATCH", "SIGNER_NOT_BOUND", "PRESENTATION_SIGNATURE_INVALID", "CREDENTIAL_INVALID"] | Unknown, ...]
    #: Id of this verification. It is never null.
    presentation_id: str

    _fields_ = (
        ("verified", "verified", True, False, ""),
        ("holder_did", "holderDid", True, False, ""),
        ("credential_results", "credentialResults", True, False, "[@identity.PresentedCredential"),
        ("reason_codes", "reasonCodes", True, False, "[=CHALLENGE_EXPIRED|HOLDER_UNKNOWN|HOLDER_MISMATCH|SIGNER_NOT_BOUND|PRESENTATION_SIGNATURE_INVALID|CREDENTIAL_INVALID"),
        ("presentation_id", "presentationId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class PresentedCredential(Model):
    """The result for one credential."""

    #: The id that was sent.
    credential_id: str
    #: The hash of the credential; null if it is not found or unsigned.
    credential_hash: str | None
    #: The result of the checks. NOT_FOUND is also returned for a credential of another holder, REVOKED also
    #: for a suspended one, SIGNATURE_INVALID also for an unsigned one and for a document that no longer
    #: matches its hash.
    verdict: Literal["VALID", "EXPIRED", "REVOKED", "UNTRUSTED_ISSUER", "SIGNATURE_INVALID", "NOT_FOUND"] | Unknown

    _fields_ = (
        ("credential_id", "credentialId", True, False, ""),
        ("credential_hash", "credentialHash", True, False, ""),
        ("verdict", "verdict", True, False, "=VALID|EXPIRED|REVOKED|UNTRUSTED_ISSUER|SIGNATURE_INVALID|NOT_FOUND"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ProofStep(Model):
    """A sibling hash on the path from the leaf to the root."""

    #: The side on which the sibling is.
    position: Literal["left", "right"] | Unknown
    #: The hash of the sibling.
    hash: str

    _fields_ = (
        ("position", "position", True, False, "=left|right"),
        ("hash", "hash", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class ReceiveVerificationWebhookRequest(Model):
    """A notification that a session has changed."""

    #: The provider's id of the event.
    event_id: str
    #: The provider's id of the session.
    session_ref: str
    #: The reference under which the service has started the session at the provider.
    reference: str

    _fields_ = (
        ("event_id", "eventId", True, False, ""),
        ("session_ref", "sessionRef", True, False, ""),
        ("reference", "reference", True, False, ""),
    )


REVOKED_REASON_VALUES = ("OPERATOR", "SUPERSEDED", "AUTHORITY_REVOKED", "AUTHORITY_CHANGED", "POLICY_CHANGED", "MEMBER_REMOVED", "PROVIDER")
#: The reason of the revocation; null unless the credential is REVOKED.
RevokedReason: TypeAlias = "Literal['OPERATOR', 'SUPERSEDED', 'AUTHORITY_REVOKED', 'AUTHORITY_CHANGED', 'POLICY_CHANGED', 'MEMBER_REMOVED', 'PROVIDER'] | Unknown | None"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RotateWalletBindingRequest(Model):
    """The wallet that replaces the bound wallet."""

    #: The EVM address of the new wallet. Mixed case has to pass the EIP-55 checksum. Chain and type are those
    #: of the bound wallet.
    new_wallet_address: str

    _fields_ = (
        ("new_wallet_address", "newWalletAddress", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SelectiveDisclosure(Model):
    """One claim of a credential, and the proof that it belongs to the anchored root, without the other claims.
    The leaf is the SHA-256 of the byte 0x00 and the canonical JSON [salt, key, value], a node is the SHA-256
    of the byte 0x01, left and right. Leaves are sorted by key, and an odd node moves up unchanged.
    """

    #: The key of the claim.
    key: str
    #: The value of the claim.
    value: Any
    #: 32 random bytes that are used for this claim only.
    salt: str
    #: The hash of the claim.
    leaf: str
    #: The sibling hashes from the leaf to the root.
    proof: tuple[ProofStep, ...]
    #: The Merkle root that is anchored on chain.
    root: str

    _fields_ = (
        ("key", "key", True, False, ""),
        ("value", "value", True, False, ""),
        ("salt", "salt", True, False, ""),
        ("leaf", "leaf", True, False, ""),
        ("proof", "proof", True, False, "[@identity.ProofStep"),
        ("root", "root", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class SimulateVerificationSessionRequest(Model):
    """The step to simulate. An empty body satisfies the next requirement."""

    #: Ends the session at once with this status.
    outcome: Literal["REJECTED", "EXPIRED", "CANCELED", "ERROR"] | Unknown | None = None

    _fields_ = (
        ("outcome", "outcome", False, False, "=REJECTED|EXPIRED|CANCELED|ERROR"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class StartWalletBindingRequest(Model):
    """The wallet to bind."""

    #: The EVM address to bind. Mixed case has to pass the EIP-55 checksum.
    wallet_address: str
    #: EIP-155 id of the deployment's chain, which is also the default: 84532 in the sandbox, 8453 in live.
    chain_id: int | None = None
    #: How the wallet signs; EOA by default.
    wallet_type: WalletType | None = None

    _fields_ = (
        ("wallet_address", "walletAddress", True, False, ""),
        ("chain_id", "chainId", False, False, ""),
        ("wallet_type", "walletType", False, False, "@identity.WalletType"),
    )


SUBJECT_TYPE_VALUES = ("TENANT", "TENANT_MEMBER")
#: The type of the subject: a tenant or one of its members.
SubjectType: TypeAlias = "Literal['TENANT', 'TENANT_MEMBER'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationClient(Model):
    """The data that a front end needs to run the session at the provider."""

    #: The provider's name; `mock` in the sandbox.
    provider: str
    #: The provider's id of the session.
    session_ref: str
    #: A short-lived token for the provider's widget.
    token: str
    #: Id of the provider's template for the verification flow.
    template_id: str
    #: Id of the environment at the provider.
    environment_id: str

    _fields_ = (
        ("provider", "provider", True, False, ""),
        ("session_ref", "sessionRef", True, False, ""),
        ("token", "token", True, False, ""),
        ("template_id", "templateId", True, False, ""),
        ("environment_id", "environmentId", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationHandoff(Model):
    """A link for continuing the verification on another device. It is shown only once."""

    #: The link, short enough for a QR code: `<base URL>/v1/verification-handoffs/<token>`.
    url: str
    #: The token in the link, which `getVerificationHandoff` takes.
    token: str
    #: Time at which the link expires, 15 minutes after it was created.
    expires_at: datetime

    _fields_ = (
        ("url", "url", True, True, ""),
        ("token", "token", True, True, ""),
        ("expires_at", "expiresAt", True, False, "t"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationHandoffRead(Model):
    """The data that the other device needs to continue. It contains nothing about the subject."""

    #: The kind of subject: a member or the tenant.
    kind: VerificationKind
    #: The data for the provider's widget.
    client: VerificationClient

    _fields_ = (
        ("kind", "kind", True, False, "@identity.VerificationKind"),
        ("client", "client", True, False, "@identity.VerificationClient"),
    )


VERIFICATION_KIND_VALUES = ("KYC", "KYB")
#: KYC verifies a member, KYB the business.
VerificationKind: TypeAlias = "Literal['KYC', 'KYB'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationRequirement(Model):
    """One check of the provider."""

    #: The type of the check.
    type: Literal["identity_document", "liveness", "business_registry", "authorized_representative_kyc", "beneficial_ownership"] | Unknown
    #: The status of the requirement.
    status: Literal["PENDING", "SATISFIED", "FAILED"] | Unknown
    #: Id of the tenant or member that the check is about.
    subject_ref: str

    _fields_ = (
        ("type", "type", True, False, "=identity_document|liveness|business_registry|authorized_representative_kyc|beneficial_ownership"),
        ("status", "status", True, False, "=PENDING|SATISFIED|FAILED"),
        ("subject_ref", "subjectRef", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationSession(Model):
    """One verification of a member (KYC) or of the business (KYB)."""

    #: The session.
    id: str
    #: KYC for a member, KYB for the business.
    kind: VerificationKind
    #: TENANT for a business, TENANT_MEMBER for a person in it.
    subject_type: SubjectType
    #: Id of the tenant or the member.
    subject_id: str
    #: The legal name under which the subject is verified.
    legal_name: str
    #: The status of the session.
    status: VerificationSessionStatus
    #: The checks of the provider, in order.
    requirements: tuple[VerificationRequirement, ...]
    #: Id of the credential that was issued; null until the session is VERIFIED.
    credential_id: str | None
    #: The data that a front end needs to run the verification; null while the provider is disabled, and in
    #: events.
    client: VerificationClient | None
    #: Time at which the session was started.
    created_at: datetime
    #: Time of the last change.
    updated_at: datetime
    #: Time at which the session ended; null before.
    completed_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("kind", "kind", True, False, "@identity.VerificationKind"),
        ("subject_type", "subjectType", True, False, "@identity.SubjectType"),
        ("subject_id", "subjectId", True, False, ""),
        ("legal_name", "legalName", True, False, ""),
        ("status", "status", True, False, "@identity.VerificationSessionStatus"),
        ("requirements", "requirements", True, False, "[@identity.VerificationRequirement"),
        ("credential_id", "credentialId", True, False, ""),
        ("client", "client", True, False, "?@identity.VerificationClient"),
        ("created_at", "createdAt", True, False, "t"),
        ("updated_at", "updatedAt", True, False, "t"),
        ("completed_at", "completedAt", True, False, "?t"),
    )


VERIFICATION_SESSION_STATUS_VALUES = ("CREATED", "VERIFIED", "REJECTED", "EXPIRED", "CANCELED", "ERROR")
#: The status of a verification session. Every status except CREATED is final.
VerificationSessionStatus: TypeAlias = "Literal['CREATED', 'VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerificationWebhookReceipt(Model):
    """The result of receiving the notification."""

    #: Always true.
    received: Literal[True]
    #: False if no session with this reference was started here.
    matched: bool

    _fields_ = (
        ("received", "received", True, False, ""),
        ("matched", "matched", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerifyPhoneAliasRequest(Model):
    """The code that was sent to the phone."""

    #: The code of six digits.
    code: str

    _fields_ = (
        ("code", "code", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerifyPresentationRequest(Model):
    """Credentials that are presented with a signature over the EIP-712 type CredentialPresentation(string
    holderDid,string audience,string purpose,string nonce,bytes32[] credentialHashes,uint64 expiresAt). The
    domain has the service's name, version 1, the chain in use, and the challenge's domainTag as
    verifyingContract. credentialHashes have the order of credentialIds, with 32 zero bytes for a credential
    without a signed document.
    """

    #: The nonce of the challenge.
    nonce: str
    #: The DID of the identity that presents.
    holder_did: str
    #: The signature of the presentation, `0x` and hex digits.
    signature: str
    #: The EVM address of the signing wallet, which needs an ACTIVE binding to the holder's identity. Mixed
    #: case has to pass the EIP-55 checksum.
    signer_address: str
    #: Ids of the credentials, in the order in which their hashes are signed.
    credential_ids: tuple[str, ...]
    #: Time at which the signature expires, in Unix seconds. A time in the past is reported as
    #: CHALLENGE_EXPIRED.
    expires_at: int

    _fields_ = (
        ("nonce", "nonce", True, False, ""),
        ("holder_did", "holderDid", True, False, ""),
        ("signature", "signature", True, False, ""),
        ("signer_address", "signerAddress", True, False, ""),
        ("credential_ids", "credentialIds", True, False, "["),
        ("expires_at", "expiresAt", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class VerifyWalletBindingRequest(Model):
    """The signature over the challenge."""

    #: EIP-191 `personal_sign` (signMessage, not typed data) over the challenge: 65 bytes for an EOA; for a
    #: contract wallet the bytes that its `isValidSignature` accepts.
    signature: str

    _fields_ = (
        ("signature", "signature", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBinding(Model):
    """The binding of a wallet to an identity. A wallet can have an ACTIVE binding to only one identity at a
    time.
    """

    #: Id of the wallet binding.
    id: str
    #: An opaque id that begins with `idn_`.
    identity_id: str
    #: The kind of blockchain. Always EVM.
    chain_family: Literal["EVM"]
    #: EIP-155 id of the chain, such as 84532.
    chain_id: int
    #: The address of the wallet, with EIP-55 checksum.
    wallet_address: str
    #: How the wallet signs: with its key or through its contract.
    wallet_type: WalletType
    #: Who controls the wallet: ORGANIZATION for the identity of a tenant, otherwise SELF.
    controller_type: Literal["SELF", "DELEGATED", "ORGANIZATION"] | Unknown
    #: How control of the wallet is proved.
    verification_method: Literal["SIGNATURE_CHALLENGE"]
    #: The status of the binding.
    status: WalletBindingStatus
    #: Time at which the binding became ACTIVE; null before.
    valid_from: datetime | None
    #: Time at which the binding was rotated or revoked; null before.
    valid_until: datetime | None
    #: Time at which the signature was verified; null before.
    verified_at: datetime | None
    #: The text to sign, exactly as it is, valid for 15 minutes: four lines joined by \n, which are `<service
    #: name> wallet binding`, `did: <did>`, `wallet: <checksummed address>`, `nonce: <32 hex digits>`. Present
    #: only in the responses to starting a binding and a rotation; null otherwise.
    challenge: str | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("identity_id", "identityId", True, False, ""),
        ("chain_family", "chainFamily", True, False, "=EVM"),
        ("chain_id", "chainId", True, False, ""),
        ("wallet_address", "walletAddress", True, False, ""),
        ("wallet_type", "walletType", True, False, "@identity.WalletType"),
        ("controller_type", "controllerType", True, False, "=SELF|DELEGATED|ORGANIZATION"),
        ("verification_method", "verificationMethod", True, False, "=SIGNATURE_CHALLENGE"),
        ("status", "status", True, False, "@identity.WalletBindingStatus"),
        ("valid_from", "validFrom", True, False, "?t"),
        ("valid_until", "validUntil", True, False, "?t"),
        ("verified_at", "verifiedAt", True, False, "?t"),
        ("challenge", "challenge", True, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingEvent(Model):
    """The event that is sent when a wallet binding becomes ACTIVE, ROTATED or REVOKED. `challenge` is null. It
    never contains phone numbers, e-mail addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["wallet_binding.active", "wallet_binding.rotated", "wallet_binding.revoked"]
    #: Time at which the change was committed.
    created_at: datetime
    #: The environment: `sandbox` or `live`.
    environment: _accounts.Environment
    #: Id of the tenant that receives the event.
    tenant_id: str
    #: Version of the payload, always `v1`.
    api_version: Literal["v1"]
    #: Number of the event in this tenant's feed. The numbers increase by one, without gaps.
    sequence: str
    #: Id of the resource that changed.
    resource_id: str
    #: Position of the change among the changes of the same resource. It always increases, but may skip
    #: numbers.
    resource_sequence: int
    #: The resource that changed.
    data: WalletBindingEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=wallet_binding.active|wallet_binding.rotated|wallet_binding.revoked"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@identity.WalletBindingEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingEventData(Model):
    """The resource that changed."""

    #: The resource as it was at the moment of the change, as this tenant may read it.
    object: WalletBinding
    #: The status before the change; absent if the resource was created.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@identity.WalletBinding"),
        ("previous_status", "previousStatus", False, False, ""),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class WalletBindingList(Model):
    """Wallet bindings, newest first."""

    #: The entries of this page.
    wallets: tuple[WalletBinding, ...]

    _fields_ = (
        ("wallets", "wallets", True, False, "[@identity.WalletBinding"),
    )


WALLET_BINDING_STATUS_VALUES = ("PENDING", "ACTIVE", "ROTATED", "REVOKED")
#: The status of a wallet binding. The wallet can sign for the identity only while the binding is ACTIVE.
WalletBindingStatus: TypeAlias = "Literal['PENDING', 'ACTIVE', 'ROTATED', 'REVOKED'] | Unknown"

WALLET_TYPE_VALUES = ("EOA", "SMART_ACCOUNT", "MULTISIG_WALLET")
#: How the wallet signs: with its key (EOA), or through its contract according to EIP-1271.
WalletType: TypeAlias = "Literal['EOA', 'SMART_ACCOUNT', 'MULTISIG_WALLET'] | Unknown"

SHAPES_: Mapping[str, Any] = {
    "CredentialDocument": OneOf("kind", {"PERSON_IDENTITY": "@identity.PlatformCredentialDocument", "BUSINESS_IDENTITY": "@identity.PlatformCredentialDocument", "DESTINATION_OWNERSHIP": "@identity.PlatformCredentialDocument", "TENANT_MEMBERSHIP": "@identity.PlatformCredentialDocument", "AUTHORITY_DELEGATION": "@identity.AuthorityCredentialDocument", "PAYMENT_POLICY": "@identity.PaymentPolicyCredentialDocument"}),
    "CredentialKind": Choice(*CREDENTIAL_KIND_VALUES),
    "CredentialStatus": Choice(*CREDENTIAL_STATUS_VALUES),
    "DidReservationStatus": Choice(*DID_RESERVATION_STATUS_VALUES),
    "EligibilityAction": Choice(*ELIGIBILITY_ACTION_VALUES),
    "EmailAliasStatus": Choice(*EMAIL_ALIAS_STATUS_VALUES),
    "IdentityStatus": Choice(*IDENTITY_STATUS_VALUES),
    "PhoneAliasStatus": Choice(*PHONE_ALIAS_STATUS_VALUES),
    "RevokedReason": Choice(*REVOKED_REASON_VALUES),
    "SubjectType": Choice(*SUBJECT_TYPE_VALUES),
    "VerificationKind": Choice(*VERIFICATION_KIND_VALUES),
    "VerificationSessionStatus": Choice(*VERIFICATION_SESSION_STATUS_VALUES),
    "WalletBindingStatus": Choice(*WALLET_BINDING_STATUS_VALUES),
    "WalletType": Choice(*WALLET_TYPE_VALUES),
}
