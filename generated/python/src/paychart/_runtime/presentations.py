# Written by codegen from codegen/emit/python/runtime/presentations.py: edit that file.
"""Credentials that a holder presents to a verifier."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Mapping, Protocol, Sequence

#: The hash of a credential that has none.
_NO_HASH = "0x" + "00" * 32


class _Challenge(Protocol):
    @property
    def nonce(self) -> str: ...
    @property
    def audience(self) -> str: ...
    @property
    def domain_tag(self) -> str: ...
    @property
    def purpose(self) -> str: ...
    @property
    def expires_at(self) -> Any: ...


class _Credential(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def credential_hash(self) -> str | None: ...


@dataclass(frozen=True)
class PresentationOffer:
    """The credentials that a holder presents, in the order in which they are signed, and the verifier's challenge."""

    challenge: _Challenge
    #: `did:subject:…` of the identity that presents.
    holder_did: str
    credentials: Sequence[_Credential]
    #: The chain of the wallet's binding.
    chain_id: int
    #: The name of the service in the typed data.
    service_name: str = "Service"
    #: When the signature ends, in Unix seconds; by default with the challenge.
    expires_at: int | None = None

    @property
    def ends_at(self) -> int:
        """When the signature ends, in Unix seconds."""
        return int(self.challenge.expires_at.timestamp()) if self.expires_at is None else self.expires_at


@dataclass(frozen=True)
class SignedPresentation:
    """The input of `verify_presentation`: `client.identity.verify_presentation(**signed.fields())`."""

    nonce: str
    holder_did: str
    signature: str
    signer_address: str
    credential_ids: tuple[str, ...]
    expires_at: int

    def fields(self) -> dict[str, Any]:
        """The fields as `verify_presentation` takes them."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def presentation_typed_data(offer: PresentationOffer) -> dict[str, Any]:
    """The typed data (EIP-712) that the holder's wallet signs. `EIP712Domain` is not among the types."""
    names = ("holderDid", "audience", "purpose", "nonce", "credentialHashes", "expiresAt")
    kinds = ("string", "string", "string", "string", "bytes32[]", "uint64")
    hashes = [credential.credential_hash or _NO_HASH for credential in offer.credentials]
    challenge = offer.challenge
    message: Mapping[str, Any] = {
        "holderDid": offer.holder_did,
        "audience": challenge.audience,
        "purpose": challenge.purpose,
        "nonce": challenge.nonce,
        "credentialHashes": hashes,
        "expiresAt": offer.ends_at,
    }
    return {
        "domain": {
            "name": offer.service_name,
            "version": "1",
            "chainId": offer.chain_id,
            "verifyingContract": challenge.domain_tag,
        },
        "types": {"CredentialPresentation": [{"name": name, "type": kind} for name, kind in zip(names, kinds)]},
        "primaryType": "CredentialPresentation",
        "message": message,
    }


def sign_presentation(
    offer: PresentationOffer, address: str, sign: Callable[[dict[str, Any]], str]
) -> SignedPresentation:
    """Has a wallet sign an offer: what the holder sends back to whoever asked. `sign` signs typed data."""
    return SignedPresentation(
        nonce=offer.challenge.nonce,
        holder_did=offer.holder_did,
        signature=sign(presentation_typed_data(offer)),
        signer_address=address,
        credential_ids=tuple(credential.id for credential in offer.credentials),
        expires_at=offer.ends_at,
    )
