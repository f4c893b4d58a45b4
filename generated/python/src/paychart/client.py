# Written by codegen from spec/. Do not edit.
"""The client that blocks."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Callable, Mapping

from ._runtime.clients import Calls
from ._runtime.options import (
    DEFAULT_MAX_RETRIES,
    DEFAULT_RETRY_BASE,
    DEFAULT_RETRY_MAX,
    DEFAULT_TIMEOUT,
    CallEvent,
    ClientOptions,
    Session,
)

if TYPE_CHECKING:
    from .namespaces.accounts import AccountsNamespace
    from .namespaces.agents import AgentsNamespace
    from .namespaces.api_keys import ApiKeysNamespace
    from .namespaces.approvals import ApprovalsNamespace
    from .namespaces.authorities import AuthoritiesNamespace
    from .namespaces.card_authorizations import CardAuthorizationsNamespace
    from .namespaces.cards import CardsNamespace
    from .namespaces.claims import ClaimsNamespace
    from .namespaces.contacts import ContactsNamespace
    from .namespaces.credentials import CredentialsNamespace
    from .namespaces.email_aliases import EmailAliasesNamespace
    from .namespaces.events import EventsNamespace
    from .namespaces.explanations import ExplanationsNamespace
    from .namespaces.extractions import ExtractionsNamespace
    from .namespaces.financing_pools import FinancingPoolsNamespace
    from .namespaces.identities import IdentitiesNamespace
    from .namespaces.identity import IdentityNamespace
    from .namespaces.invoices import InvoicesNamespace
    from .namespaces.lending import LendingNamespace
    from .namespaces.loans import LoansNamespace
    from .namespaces.members import MembersNamespace
    from .namespaces.offramp import OfframpNamespace
    from .namespaces.offramp_payments import OfframpPaymentsNamespace
    from .namespaces.operations import OperationsNamespace
    from .namespaces.payments import PaymentsNamespace
    from .namespaces.payout_destinations import PayoutDestinationsNamespace
    from .namespaces.permits import PermitsNamespace
    from .namespaces.phone_aliases import PhoneAliasesNamespace
    from .namespaces.policies import PoliciesNamespace
    from .namespaces.policy_attachments import PolicyAttachmentsNamespace
    from .namespaces.policy_decisions import PolicyDecisionsNamespace
    from .namespaces.policy_versions import PolicyVersionsNamespace
    from .namespaces.protection import ProtectionNamespace
    from .namespaces.purchase_orders import PurchaseOrdersNamespace
    from .namespaces.ramps import RampsNamespace
    from .namespaces.sales_orders import SalesOrdersNamespace
    from .namespaces.sandbox import SandboxNamespace
    from .namespaces.test_messages import TestMessagesNamespace
    from .namespaces.trade import TradeNamespace
    from .namespaces.treasury_accounts import TreasuryAccountsNamespace
    from .namespaces.treasury_rules import TreasuryRulesNamespace
    from .namespaces.treasury_sweeps import TreasurySweepsNamespace
    from .namespaces.two_factor_factors import TwoFactorFactorsNamespace
    from .namespaces.wallet_bindings import WalletBindingsNamespace
    from .namespaces.wallets import WalletsNamespace
    from .namespaces.webhook_deliveries import WebhookDeliveriesNamespace
    from .namespaces.webhook_endpoints import WebhookEndpointsNamespace


class Paychart:
    """A client of the service. Threads may share it, and so may a process and its forks.

        client = Paychart(api_key=os.environ["PAYCHART_API_KEY"], base_url="http://localhost:8080")
    """

    def __init__(
        self,
        *,
        api_key: str | None = None,
        session: Session | None = None,
        base_url: str | None = None,
        signing_secret: str | None = None,
        tenant_id: str | None = None,
        max_retries: int = DEFAULT_MAX_RETRIES,
        timeout: float = DEFAULT_TIMEOUT,
        deadline: float | None = None,
        retry_base: float = DEFAULT_RETRY_BASE,
        retry_max: float = DEFAULT_RETRY_MAX,
        headers: Mapping[str, str | None] | None = None,
        on_event: Callable[[CallEvent], Any] | None = None,
        ssl_context: Any = None,
        proxy: str | None = None,
        random: Callable[[], float] | None = None,
    ) -> None:
        """Connects to the service. Raises a TypeError for options that cannot lead anywhere.

        Args:
            api_key: `svc_test_…` or `svc_live_…`.
            session: A member's session token, or a function that returns the current one and is called before
            every attempt.
            base_url: Where the service is. It may be left out if a service is published for the key's prefix.
            signing_secret: `sgs_…`: signs every request.
            tenant_id: The tenant to act in, for a session of a member of several tenants.
            max_retries: Retries after the first attempt.
            timeout: Seconds of one attempt, with its body.
            deadline: Seconds of a call with all its attempts and pauses; 120 by default, or `timeout` if that
            is longer.
            retry_base: Upper limit in seconds of the random pause before the first retry; it doubles with
            each retry.
            retry_max: Upper limit in seconds of the random pause before any retry, in addition to
            Retry-After.
            headers: Sent with every request.
            on_event: Called for every request, answer, failure and retry, without credentials and bodies.
            ssl_context: An `ssl.SSLContext` for a certificate authority of your own, such as
            `ssl.create_default_context(cafile="ca.pem")`. The variable `SSL_CERT_FILE` does the same.
            proxy: `http://proxy.example:3128`, also with a user and a password. By default it is that of the
            environment (`HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`, `NO_PROXY`), but not for your own machine.
            An empty text means none.
            random: Used instead of `random.random` for the pauses, for tests.
        """
        options = ClientOptions(
            api_key=api_key,
            session=session,
            base_url=base_url,
            signing_secret=signing_secret,
            tenant_id=tenant_id,
            max_retries=max_retries,
            timeout=timeout,
            deadline=deadline,
            retry_base=retry_base,
            retry_max=retry_max,
            headers=headers,
            on_event=on_event,
            ssl_context=ssl_context,
            proxy=proxy,
            random=random,
        )
        self._calls = Calls(options)

    def __repr__(self) -> str:
        return f"Paychart(base_url={self._calls.options.base_url!r})"

    def close(self) -> None:
        """Closes the connections that are kept."""
        self._calls.driver.close()

    def __enter__(self) -> Paychart:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @cached_property
    def accounts(self) -> AccountsNamespace:
        """The operations of `accounts`."""
        from .namespaces.accounts import AccountsNamespace

        return AccountsNamespace(self._calls)

    @cached_property
    def agents(self) -> AgentsNamespace:
        """The operations of `agents`."""
        from .namespaces.agents import AgentsNamespace

        return AgentsNamespace(self._calls)

    @cached_property
    def api_keys(self) -> ApiKeysNamespace:
        """The operations of `api_keys`."""
        from .namespaces.api_keys import ApiKeysNamespace

        return ApiKeysNamespace(self._calls)

    @cached_property
    def approvals(self) -> ApprovalsNamespace:
        """The operations of `approvals`."""
        from .namespaces.approvals import ApprovalsNamespace

        return ApprovalsNamespace(self._calls)

    @cached_property
    def authorities(self) -> AuthoritiesNamespace:
        """The operations of `authorities`."""
        from .namespaces.authorities import AuthoritiesNamespace

        return AuthoritiesNamespace(self._calls)

    @cached_property
    def card_authorizations(self) -> CardAuthorizationsNamespace:
        """The operations of `card_authorizations`."""
        from .namespaces.card_authorizations import CardAuthorizationsNamespace

        return CardAuthorizationsNamespace(self._calls)

    @cached_property
    def cards(self) -> CardsNamespace:
        """The operations of `cards`."""
        from .namespaces.cards import CardsNamespace

        return CardsNamespace(self._calls)

    @cached_property
    def claims(self) -> ClaimsNamespace:
        """The operations of `claims`."""
        from .namespaces.claims import ClaimsNamespace

        return ClaimsNamespace(self._calls)

    @cached_property
    def contacts(self) -> ContactsNamespace:
        """The operations of `contacts`."""
        from .namespaces.contacts import ContactsNamespace

        return ContactsNamespace(self._calls)

    @cached_property
    def credentials(self) -> CredentialsNamespace:
        """The operations of `credentials`."""
        from .namespaces.credentials import CredentialsNamespace

        return CredentialsNamespace(self._calls)

    @cached_property
    def email_aliases(self) -> EmailAliasesNamespace:
        """The operations of `email_aliases`."""
        from .namespaces.email_aliases import EmailAliasesNamespace

        return EmailAliasesNamespace(self._calls)

    @cached_property
    def events(self) -> EventsNamespace:
        """The operations of `events`."""
        from .namespaces.events import EventsNamespace

        return EventsNamespace(self._calls)

    @cached_property
    def explanations(self) -> ExplanationsNamespace:
        """The operations of `explanations`."""
        from .namespaces.explanations import ExplanationsNamespace

        return ExplanationsNamespace(self._calls)

    @cached_property
    def extractions(self) -> ExtractionsNamespace:
        """The operations of `extractions`."""
        from .namespaces.extractions import ExtractionsNamespace

        return ExtractionsNamespace(self._calls)

    @cached_property
    def financing_pools(self) -> FinancingPoolsNamespace:
        """The operations of `financing_pools`."""
        from .namespaces.financing_pools import FinancingPoolsNamespace

        return FinancingPoolsNamespace(self._calls)

    @cached_property
    def identities(self) -> IdentitiesNamespace:
        """The operations of `identities`."""
        from .namespaces.identities import IdentitiesNamespace

        return IdentitiesNamespace(self._calls)

    @cached_property
    def identity(self) -> IdentityNamespace:
        """The operations of `identity`."""
        from .namespaces.identity import IdentityNamespace

        return IdentityNamespace(self._calls)

    @cached_property
    def invoices(self) -> InvoicesNamespace:
        """The operations of `invoices`."""
        from .namespaces.invoices import InvoicesNamespace

        return InvoicesNamespace(self._calls)

    @cached_property
    def lending(self) -> LendingNamespace:
        """The operations of `lending`."""
        from .namespaces.lending import LendingNamespace

        return LendingNamespace(self._calls)

    @cached_property
    def loans(self) -> LoansNamespace:
        """The operations of `loans`."""
        from .namespaces.loans import LoansNamespace

        return LoansNamespace(self._calls)

    @cached_property
    def members(self) -> MembersNamespace:
        """The operations of `members`."""
        from .namespaces.members import MembersNamespace

        return MembersNamespace(self._calls)

    @cached_property
    def offramp(self) -> OfframpNamespace:
        """The operations of `offramp`."""
        from .namespaces.offramp import OfframpNamespace

        return OfframpNamespace(self._calls)

    @cached_property
    def offramp_payments(self) -> OfframpPaymentsNamespace:
        """The operations of `offramp_payments`."""
        from .namespaces.offramp_payments import OfframpPaymentsNamespace

        return OfframpPaymentsNamespace(self._calls)

    @cached_property
    def operations(self) -> OperationsNamespace:
        """The operations of `operations`."""
        from .namespaces.operations import OperationsNamespace

        return OperationsNamespace(self._calls)

    @cached_property
    def payments(self) -> PaymentsNamespace:
        """The operations of `payments`."""
        from .namespaces.payments import PaymentsNamespace

        return PaymentsNamespace(self._calls)

    @cached_property
    def payout_destinations(self) -> PayoutDestinationsNamespace:
        """The operations of `payout_destinations`."""
        from .namespaces.payout_destinations import PayoutDestinationsNamespace

        return PayoutDestinationsNamespace(self._calls)

    @cached_property
    def permits(self) -> PermitsNamespace:
        """The operations of `permits`."""
        from .namespaces.permits import PermitsNamespace

        return PermitsNamespace(self._calls)

    @cached_property
    def phone_aliases(self) -> PhoneAliasesNamespace:
        """The operations of `phone_aliases`."""
        from .namespaces.phone_aliases import PhoneAliasesNamespace

        return PhoneAliasesNamespace(self._calls)

    @cached_property
    def policies(self) -> PoliciesNamespace:
        """The operations of `policies`."""
        from .namespaces.policies import PoliciesNamespace

        return PoliciesNamespace(self._calls)

    @cached_property
    def policy_attachments(self) -> PolicyAttachmentsNamespace:
        """The operations of `policy_attachments`."""
        from .namespaces.policy_attachments import PolicyAttachmentsNamespace

        return PolicyAttachmentsNamespace(self._calls)

    @cached_property
    def policy_decisions(self) -> PolicyDecisionsNamespace:
        """The operations of `policy_decisions`."""
        from .namespaces.policy_decisions import PolicyDecisionsNamespace

        return PolicyDecisionsNamespace(self._calls)

    @cached_property
    def policy_versions(self) -> PolicyVersionsNamespace:
        """The operations of `policy_versions`."""
        from .namespaces.policy_versions import PolicyVersionsNamespace

        return PolicyVersionsNamespace(self._calls)

    @cached_property
    def protection(self) -> ProtectionNamespace:
        """The operations of `protection`."""
        from .namespaces.protection import ProtectionNamespace

        return ProtectionNamespace(self._calls)

    @cached_property
    def purchase_orders(self) -> PurchaseOrdersNamespace:
        """The operations of `purchase_orders`."""
        from .namespaces.purchase_orders import PurchaseOrdersNamespace

        return PurchaseOrdersNamespace(self._calls)

    @cached_property
    def ramps(self) -> RampsNamespace:
        """The operations of `ramps`."""
        from .namespaces.ramps import RampsNamespace

        return RampsNamespace(self._calls)

    @cached_property
    def sales_orders(self) -> SalesOrdersNamespace:
        """The operations of `sales_orders`."""
        from .namespaces.sales_orders import SalesOrdersNamespace

        return SalesOrdersNamespace(self._calls)

    @cached_property
    def sandbox(self) -> SandboxNamespace:
        """The operations of `sandbox`."""
        from .namespaces.sandbox import SandboxNamespace

        return SandboxNamespace(self._calls)

    @cached_property
    def test_messages(self) -> TestMessagesNamespace:
        """The operations of `test_messages`."""
        from .namespaces.test_messages import TestMessagesNamespace

        return TestMessagesNamespace(self._calls)

    @cached_property
    def trade(self) -> TradeNamespace:
        """The operations of `trade`."""
        from .namespaces.trade import TradeNamespace

        return TradeNamespace(self._calls)

    @cached_property
    def treasury_accounts(self) -> TreasuryAccountsNamespace:
        """The operations of `treasury_accounts`."""
        from .namespaces.treasury_accounts import TreasuryAccountsNamespace

        return TreasuryAccountsNamespace(self._calls)

    @cached_property
    def treasury_rules(self) -> TreasuryRulesNamespace:
        """The operations of `treasury_rules`."""
        from .namespaces.treasury_rules import TreasuryRulesNamespace

        return TreasuryRulesNamespace(self._calls)

    @cached_property
    def treasury_sweeps(self) -> TreasurySweepsNamespace:
        """The operations of `treasury_sweeps`."""
        from .namespaces.treasury_sweeps import TreasurySweepsNamespace

        return TreasurySweepsNamespace(self._calls)

    @cached_property
    def two_factor_factors(self) -> TwoFactorFactorsNamespace:
        """The operations of `two_factor_factors`."""
        from .namespaces.two_factor_factors import TwoFactorFactorsNamespace

        return TwoFactorFactorsNamespace(self._calls)

    @cached_property
    def wallet_bindings(self) -> WalletBindingsNamespace:
        """The operations of `wallet_bindings`."""
        from .namespaces.wallet_bindings import WalletBindingsNamespace

        return WalletBindingsNamespace(self._calls)

    @cached_property
    def wallets(self) -> WalletsNamespace:
        """The operations of `wallets`."""
        from .namespaces.wallets import WalletsNamespace

        return WalletsNamespace(self._calls)

    @cached_property
    def webhook_deliveries(self) -> WebhookDeliveriesNamespace:
        """The operations of `webhook_deliveries`."""
        from .namespaces.webhook_deliveries import WebhookDeliveriesNamespace

        return WebhookDeliveriesNamespace(self._calls)

    @cached_property
    def webhook_endpoints(self) -> WebhookEndpointsNamespace:
        """The operations of `webhook_endpoints`."""
        from .namespaces.webhook_endpoints import WebhookEndpointsNamespace

        return WebhookEndpointsNamespace(self._calls)
