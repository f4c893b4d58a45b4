# Written by codegen from spec/. Do not edit.
"""A mirror of your resources, kept by their events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Mapping, overload

from . import lifecycles
from ._runtime.mirror import MirrorBase, Mirrored, MirrorStore
from ._runtime.values import reader

if TYPE_CHECKING:
    from .client import Paychart
    from .types import accounts as _accounts
    from .types import approvals as _approvals
    from .types import cards as _cards
    from .types import claims as _claims
    from .types import destinations as _destinations
    from .types import identity as _identity
    from .types import invoices as _invoices
    from .types import lending as _lending
    from .types import payments as _payments
    from .types import policies as _policies
    from .types import ramps as _ramps
    from .types import sandbox as _sandbox
    from .types import trade as _trade
    from .types import treasury as _treasury
    from .types import wallets as _wallets
    from .types import webhooks as _webhooks

#: The kind of a resource by the type of an event, or by the type without its last part.
KIND_OF: Mapping[str, str] = {"authority": "authority", "approval": "approval", "payment_policy": "paymentPolicy", "card": "card", "card.authorization": "cardAuthorization", "wallet_binding": "walletBinding", "invoice": "invoice", "purchase_order": "purchaseOrder", "offer": "lendingOffer", "loan": "loan", "multisig_payment": "multisigPayment", "policy": "policy", "ramp": "ramp", "sales_order": "salesOrder", "delivery": "deliveryRecord", "treasury.sweep": "treasurySweep", "wallet": "wallet", "drip": "drip", "payment": "payment", "claim": "claim", "payout_destination": "payoutDestination", "phone_alias": "phoneAlias", "verification_session": "verificationSession", "credential": "credential", "member": "member", "api_key": "apiKey", "review_case": "reviewCase", "endpoint": "endpoint", "policy.attached": "policyAttachment", "policy.detached": "policyAttachment"}

KINDS: Mapping[str, Mirrored] = {
    "authority": Mirrored(None, lifecycles.WAY_27, "@approvals.Authority"),
    "approval": Mirrored(("approvals", "get"), lifecycles.WAY_3, "@approvals.ApprovalRequest"),
    "paymentPolicy": Mirrored(None, None, "@approvals.PaymentPolicy"),
    "card": Mirrored(("cards", "get"), lifecycles.WAY_4, "@cards.Card"),
    "cardAuthorization": Mirrored(None, None, "@cards.CardAuthorization"),
    "walletBinding": Mirrored(None, lifecycles.WAY_28, "@identity.WalletBinding"),
    "invoice": Mirrored(("invoices", "get"), lifecycles.WAY_9, "@invoices.Invoice"),
    "purchaseOrder": Mirrored(None, lifecycles.WAY_29, "@lending.PurchaseOrder"),
    "lendingOffer": Mirrored(("lending", "get_offer"), lifecycles.WAY_10, "@lending.LendingOffer"),
    "loan": Mirrored(("loans", "get"), lifecycles.WAY_11, "@lending.Loan"),
    "multisigPayment": Mirrored(("payments", "get"), lifecycles.WAY_15, "@payments.LegacyPayment"),
    "policy": Mirrored(("policies", "get"), lifecycles.WAY_17, "@policies.Policy"),
    "policyAttachment": Mirrored(None, None, "@policies.PolicyAttachment"),
    "ramp": Mirrored(("ramps", "get"), lifecycles.WAY_6, "@ramps.Ramp"),
    "salesOrder": Mirrored(("sales_orders", "get"), lifecycles.WAY_19, "@trade.SalesOrder"),
    "deliveryRecord": Mirrored(None, lifecycles.WAY_30, "@trade.DeliveryRecord"),
    "treasurySweep": Mirrored(("treasury_sweeps", "get"), lifecycles.WAY_21, "@treasury.TreasurySweep"),
    "wallet": Mirrored(None, lifecycles.WAY_24, "@wallets.Wallet"),
    "drip": Mirrored(("wallets", "get_drip"), lifecycles.WAY_6, "@wallets.Drip"),
    "payment": Mirrored(("payments", "get"), lifecycles.WAY_14, "@payments.UnifiedPayment"),
    "claim": Mirrored(None, lifecycles.WAY_31, "@claims.Claim"),
    "payoutDestination": Mirrored(("payout_destinations", "get"), lifecycles.WAY_16, "@destinations.PayoutDestination"),
    "phoneAlias": Mirrored(None, lifecycles.WAY_32, "@identity.PhoneAlias"),
    "verificationSession": Mirrored(("identity", "get_verification_session"), lifecycles.WAY_23, "@identity.VerificationSession"),
    "credential": Mirrored(("credentials", "get"), lifecycles.WAY_5, "@identity.Credential"),
    "member": Mirrored(None, lifecycles.WAY_12, "@accounts.MemberInEvent"),
    "apiKey": Mirrored(("api_keys", "get"), lifecycles.WAY_2, "@accounts.ApiKey"),
    "reviewCase": Mirrored(None, lifecycles.WAY_18, "@sandbox.ReviewCase"),
    "endpoint": Mirrored(("webhook_endpoints", "get"), lifecycles.WAY_26, "@webhooks.WebhookEndpoint"),
}


class Mirror(MirrorBase):
    """Keeps the present state of your resources by their events, which may come twice, late, or in any order.

    Give it events that `verify_webhook` has checked, and call `catch_up` for those that were never delivered:
    it reads the feed
    with the client, whose key needs the scope `webhooks:read`.
    """

    def __init__(self, client: Paychart, store: MirrorStore | None = None) -> None:
        super().__init__(client, store, KIND_OF, KINDS)

    @overload
    def get(self, kind: Literal["authority"], resource_id: str) -> _approvals.Authority | None: ...

    @overload
    def get(self, kind: Literal["approval"], resource_id: str) -> _approvals.ApprovalRequest | None: ...

    @overload
    def get(self, kind: Literal["paymentPolicy"], resource_id: str) -> _approvals.PaymentPolicy | None: ...

    @overload
    def get(self, kind: Literal["card"], resource_id: str) -> _cards.Card | None: ...

    @overload
    def get(self, kind: Literal["cardAuthorization"], resource_id: str) -> _cards.CardAuthorization | None: ...

    @overload
    def get(self, kind: Literal["walletBinding"], resource_id: str) -> _identity.WalletBinding | None: ...

    @overload
    def get(self, kind: Literal["invoice"], resource_id: str) -> _invoices.Invoice | None: ...

    @overload
    def get(self, kind: Literal["purchaseOrder"], resource_id: str) -> _lending.PurchaseOrder | None: ...

    @overload
    def get(self, kind: Literal["lendingOffer"], resource_id: str) -> _lending.LendingOffer | None: ...

    @overload
    def get(self, kind: Literal["loan"], resource_id: str) -> _lending.Loan | None: ...

    @overload
    def get(self, kind: Literal["multisigPayment"], resource_id: str) -> _payments.LegacyPayment | None: ...

    @overload
    def get(self, kind: Literal["policy"], resource_id: str) -> _policies.Policy | None: ...

    @overload
    def get(self, kind: Literal["policyAttachment"], resource_id: str) -> _policies.PolicyAttachment | None: ...

    @overload
    def get(self, kind: Literal["ramp"], resource_id: str) -> _ramps.Ramp | None: ...

    @overload
    def get(self, kind: Literal["salesOrder"], resource_id: str) -> _trade.SalesOrder | None: ...

    @overload
    def get(self, kind: Literal["deliveryRecord"], resource_id: str) -> _trade.DeliveryRecord | None: ...

    @overload
    def get(self, kind: Literal["treasurySweep"], resource_id: str) -> _treasury.TreasurySweep | None: ...

    @overload
    def get(self, kind: Literal["wallet"], resource_id: str) -> _wallets.Wallet | None: ...

    @overload
    def get(self, kind: Literal["drip"], resource_id: str) -> _wallets.Drip | None: ...

    @overload
    def get(self, kind: Literal["payment"], resource_id: str) -> _payments.UnifiedPayment | None: ...

    @overload
    def get(self, kind: Literal["claim"], resource_id: str) -> _claims.Claim | None: ...

    @overload
    def get(self, kind: Literal["payoutDestination"], resource_id: str) -> _destinations.PayoutDestination | None: ...

    @overload
    def get(self, kind: Literal["phoneAlias"], resource_id: str) -> _identity.PhoneAlias | None: ...

    @overload
    def get(self, kind: Literal["verificationSession"], resource_id: str) -> _identity.VerificationSession | None: ...

    @overload
    def get(self, kind: Literal["credential"], resource_id: str) -> _identity.Credential | None: ...

    @overload
    def get(self, kind: Literal["member"], resource_id: str) -> _accounts.MemberInEvent | None: ...

    @overload
    def get(self, kind: Literal["apiKey"], resource_id: str) -> _accounts.ApiKey | None: ...

    @overload
    def get(self, kind: Literal["reviewCase"], resource_id: str) -> _sandbox.ReviewCase | None: ...

    @overload
    def get(self, kind: Literal["endpoint"], resource_id: str) -> _webhooks.WebhookEndpoint | None: ...

    def get(self, kind: str, resource_id: str) -> Any:
        """The resource as the newest known event shows it; None where no event has told of it."""
        entry = self._entry(kind, resource_id)
        return None if entry is None else reader(KINDS[kind].form)(entry.resource)
