# Written by codegen from spec/. Do not edit.
"""Types of the contract: ramps."""

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
class CreateRampRequest(Model):
    """The ramp to create: direction, wallet and amount."""

    #: Id of a wallet of the caller's tenant.
    wallet_id: str
    #: `on` from fiat to the wallet, `off` from the wallet to fiat.
    direction: RampDirection
    #: The amount in USD: above zero, at most 1000000000, with at most 6 decimals.
    amount: Decimal
    #: The provider; `simulated` by default. No other provider is available.
    provider: Literal["simulated"] | None = None

    _fields_ = (
        ("wallet_id", "walletId", True, False, ""),
        ("direction", "direction", True, False, "@ramps.RampDirection"),
        ("amount", "amount", True, False, "d"),
        ("provider", "provider", False, False, "=simulated"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class Ramp(Model):
    """A simulated transfer between fiat and the USDC of a wallet."""

    #: The ramp.
    id: str
    #: An opaque id that begins with `wal_`.
    wallet_id: str
    #: `on` from fiat to the wallet, `off` from the wallet to fiat.
    direction: RampDirection
    #: The amount to transfer, in USD.
    amount: Decimal
    #: The provider that moves the money.
    provider: RampProvider
    #: The status of the ramp.
    status: RampStatus
    #: For `on`: hash of the transaction that credited the wallet; null until CONFIRMED. For `off`: always
    #: null.
    tx_hash: str | None
    #: For `off`: id of the payment that the owners sign. For `on`: always null.
    payment_id: str | None
    #: The simulated bank reference; null until CONFIRMED.
    fiat_ref: str | None
    #: The reason of the failure; null unless the ramp is FAILED.
    failure_reason: RampFailureReason | None
    created_at: datetime
    #: Time at which the ramp was confirmed; null before.
    confirmed_at: datetime | None

    _fields_ = (
        ("id", "id", True, False, ""),
        ("wallet_id", "walletId", True, False, ""),
        ("direction", "direction", True, False, "@ramps.RampDirection"),
        ("amount", "amount", True, False, "d"),
        ("provider", "provider", True, False, "@ramps.RampProvider"),
        ("status", "status", True, False, "@ramps.RampStatus"),
        ("tx_hash", "txHash", True, False, ""),
        ("payment_id", "paymentId", True, False, ""),
        ("fiat_ref", "fiatRef", True, False, ""),
        ("failure_reason", "failureReason", True, False, "?@ramps.RampFailureReason"),
        ("created_at", "createdAt", True, False, "t"),
        ("confirmed_at", "confirmedAt", True, False, "?t"),
    )


RAMP_DIRECTION_VALUES = ("on", "off")
#: The direction of a ramp: `on` moves money into the wallet, `off` out of it.
RampDirection: TypeAlias = "Literal['on', 'off'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RampEvent(Model):
    """The event that is sent when a ramp is confirmed or has failed. It never contains phone numbers, e-mail
    addresses, codes or tokens.
    """

    #: Id of the event. It is the same in every delivery of the event.
    id: str
    #: The type of the event.
    type: Literal["ramp.confirmed", "ramp.failed"]
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
    data: RampEventData

    _fields_ = (
        ("id", "id", True, False, ""),
        ("type", "type", True, False, "=ramp.confirmed|ramp.failed"),
        ("created_at", "createdAt", True, False, "t"),
        ("environment", "environment", True, False, "@accounts.Environment"),
        ("tenant_id", "tenantId", True, False, ""),
        ("api_version", "apiVersion", True, False, "=v1"),
        ("sequence", "sequence", True, False, ""),
        ("resource_id", "resourceId", True, False, ""),
        ("resource_sequence", "resourceSequence", True, False, ""),
        ("data", "data", True, False, "@ramps.RampEventData"),
    )


@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RampEventData(Model):
    """The resource that changed."""

    #: The resource at the moment of the change.
    object: Ramp
    #: The status before the change.
    previous_status: str | None = None

    _fields_ = (
        ("object", "object", True, False, "~@ramps.Ramp"),
        ("previous_status", "previousStatus", False, False, ""),
    )


RAMP_FAILURE_REASON_VALUES = ("MINT_FAILED", "PAYMENT_FAILED", "PAYMENT_CANCELED")
#: The reason why a ramp failed: MINT_FAILED for `on`; PAYMENT_FAILED and PAYMENT_CANCELED for `off`.
RampFailureReason: TypeAlias = "Literal['MINT_FAILED', 'PAYMENT_FAILED', 'PAYMENT_CANCELED'] | Unknown"

@dataclass(frozen=True, slots=True, kw_only=True, repr=False, eq=False)
class RampList(Model):
    """Ramps, newest first."""

    #: The entries of this page.
    ramps: tuple[Ramp, ...]

    _fields_ = (
        ("ramps", "ramps", True, False, "[@ramps.Ramp"),
    )


RAMP_PROVIDER_VALUES = ("simulated",)
#: The provider of a ramp. Only `simulated` is available.
RampProvider: TypeAlias = "Literal['simulated']"

RAMP_STATUS_VALUES = ("SUBMITTED", "CONFIRMED", "FAILED")
#: The status of a ramp: SUBMITTED until the money has moved, then CONFIRMED or FAILED.
RampStatus: TypeAlias = "Literal['SUBMITTED', 'CONFIRMED', 'FAILED'] | Unknown"

SHAPES_: Mapping[str, Any] = {
    "RampDirection": Choice(*RAMP_DIRECTION_VALUES),
    "RampFailureReason": Choice(*RAMP_FAILURE_REASON_VALUES),
    "RampProvider": Choice(*RAMP_PROVIDER_VALUES),
    "RampStatus": Choice(*RAMP_STATUS_VALUES),
}
