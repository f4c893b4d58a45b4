# Written by codegen from spec/. Do not edit.
"""The client for an event loop."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Callable, Mapping

from ._runtime.clients import AsyncCalls
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
    from .async_namespaces.accounts import AsyncAccountsNamespace
    from .async_namespaces.agents import AsyncAgentsNamespace
    from .async_namespaces.api_keys import AsyncApiKeysNamespace
    from .async_namespaces.approvals import AsyncApprovalsNamespace
    from .async_namespaces.authorities import AsyncAuthoritiesNamespace
    from .async_namespaces.card_authorizations import AsyncCardAuthorizationsNamespace
    from .async_namespaces.cards import AsyncCardsNamespace
    from .async_namespaces.claims import AsyncClaimsNamespace
    from .async_namespaces.contacts import AsyncContactsNamespace
    from .async_namespaces.credentials import AsyncCredentialsNamespace
    from .async_namespaces.email_aliases import AsyncEmailAliasesNamespace
    from .async_namespaces.events import AsyncEventsNamespace
    from .async_namespaces.explanations import AsyncExplanationsNamespace
    from .async_namespaces.extractions import AsyncExtractionsNamespace
    from .async_namespaces.financing_pools import AsyncFinancingPoolsNamespace
    from .async_namespaces.identities import AsyncIdentitiesNamespace
    from .async_namespaces.identity import AsyncIdentityNamespace
    from .async_namespaces.invoices import AsyncInvoicesNamespace
    from .async_namespaces.lending import AsyncLendingNamespace
    from .async_namespaces.loans import AsyncLoansNamespace
    from .async_namespaces.members import AsyncMembersNamespace
    from .async_namespaces.offramp import AsyncOfframpNamespace
    from .async_namespaces.offramp_payments import AsyncOfframpPaymentsNamespace
    from .async_namespaces.operations import AsyncOperationsNamespace
    from .async_namespaces.payments import AsyncPaymentsNamespace
    from .async_namespaces.payout_destinations import AsyncPayoutDestinationsNamespace
    from .async_namespaces.permits import AsyncPermitsNamespace
    from .async_namespaces.phone_aliases import AsyncPhoneAliasesNamespace
    from .async_namespaces.policies import AsyncPoliciesNamespace
    from .async_namespaces.policy_attachments import AsyncPolicyAttachmentsNamespace
    from .async_namespaces.policy_decisions import AsyncPolicyDecisionsNamespace
    from .async_namespaces.policy_versions import AsyncPolicyVersionsNamespace
    from .async_namespaces.protection import AsyncProtectionNamespace
    from .async_namespaces.purchase_orders import AsyncPurchaseOrdersNamespace
    from .async_namespaces.ramps import AsyncRampsNamespace
    from .async_namespaces.sales_orders import AsyncSalesOrdersNamespace
    from .async_namespaces.sandbox import AsyncSandboxNamespace
    from .async_namespaces.test_messages import AsyncTestMessagesNamespace
    from .async_namespaces.trade import AsyncTradeNamespace
    from .async_namespaces.treasury_accounts import AsyncTreasuryAccountsNamespace
    from .async_namespaces.treasury_rules import AsyncTreasuryRulesNamespace
    from .async_namespaces.treasury_sweeps import AsyncTreasurySweepsNamespace
    from .async_namespaces.two_factor_factors import AsyncTwoFactorFactorsNamespace
    from .async_namespaces.wallet_bindings import AsyncWalletBindingsNamespace
    from .async_namespaces.wallets import AsyncWalletsNamespace
    from .async_namespaces.webhook_deliveries import AsyncWebhookDeliveriesNamespace
    from .async_namespaces.webhook_endpoints import AsyncWebhookEndpointsNamespace


class AsyncPaychart:
    """A client of the service for asyncio. It needs httpx: `pip install paychart[async]`.

        async with AsyncPaychart(api_key=os.environ["PAYCHART_API_KEY"], base_url="http://localhost:8080") as
        client:
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
        transport: Any = None,
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
        self._calls = AsyncCalls(options, transport)

    def __repr__(self) -> str:
        return f"AsyncPaychart(base_url={self._calls.options.base_url!r})"

    async def close(self) -> None:
        """Closes the connections that are kept."""
        await self._calls.driver.close()

    async def __aenter__(self) -> AsyncPaychart:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @cached_property
    def accounts(self) -> AsyncAccountsNamespace:
        """The operations of `accounts`."""
        from .async_namespaces.accounts import AsyncAccountsNamespace

        return AsyncAccountsNamespace(self._calls)

    @cached_property
    def agents(self) -> AsyncAgentsNamespace:
        """The operations of `agents`."""
        from .async_namespaces.agents import AsyncAgentsNamespace

        return AsyncAgentsNamespace(self._calls)

    @cached_property
    def api_keys(self) -> AsyncApiKeysNamespace:
        """The operations of `api_keys`."""
        from .async_namespaces.api_keys import AsyncApiKeysNamespace

        return AsyncApiKeysNamespace(self._calls)

    @cached_property
    def approvals(self) -> AsyncApprovalsNamespace:
        """The operations of `approvals`."""
        from .async_namespaces.approvals import AsyncApprovalsNamespace

        return AsyncApprovalsNamespace(self._calls)

    @cached_property
    def authorities(self) -> AsyncAuthoritiesNamespace:
        """The operations of `authorities`."""
        from .async_namespaces.authorities import AsyncAuthoritiesNamespace

        return AsyncAuthoritiesNamespace(self._calls)

    @cached_property
    def card_authorizations(self) -> AsyncCardAuthorizationsNamespace:
        """The operations of `card_authorizations`."""
        from .async_namespaces.card_authorizations import AsyncCardAuthorizationsNamespace

        return AsyncCardAuthorizationsNamespace(self._calls)

    @cached_property
    def cards(self) -> AsyncCardsNamespace:
        """The operations of `cards`."""
        from .async_namespaces.cards import AsyncCardsNamespace

        return AsyncCardsNamespace(self._calls)

    @cached_property
    def claims(self) -> AsyncClaimsNamespace:
        """The operations of `claims`."""
        from .async_namespaces.claims import AsyncClaimsNamespace

        return AsyncClaimsNamespace(self._calls)

    @cached_property
    def contacts(self) -> AsyncContactsNamespace:
        """The operations of `contacts`."""
        from .async_namespaces.contacts import AsyncContactsNamespace

        return AsyncContactsNamespace(self._calls)

    @cached_property
    def credentials(self) -> AsyncCredentialsNamespace:
        """The operations of `credentials`."""
        from .async_namespaces.credentials import AsyncCredentialsNamespace

        return AsyncCredentialsNamespace(self._calls)

    @cached_property
    def email_aliases(self) -> AsyncEmailAliasesNamespace:
        """The operations of `email_aliases`."""
        from .async_namespaces.email_aliases import AsyncEmailAliasesNamespace

        return AsyncEmailAliasesNamespace(self._calls)

    @cached_property
    def events(self) -> AsyncEventsNamespace:
        """The operations of `events`."""
        from .async_namespaces.events import AsyncEventsNamespace

        return AsyncEventsNamespace(self._calls)

    @cached_property
    def explanations(self) -> AsyncExplanationsNamespace:
        """The operations of `explanations`."""
        from .async_namespaces.explanations import AsyncExplanationsNamespace

        return AsyncExplanationsNamespace(self._calls)

    @cached_property
    def extractions(self) -> AsyncExtractionsNamespace:
        """The operations of `extractions`."""
        from .async_namespaces.extractions import AsyncExtractionsNamespace

        return AsyncExtractionsNamespace(self._calls)

    @cached_property
    def financing_pools(self) -> AsyncFinancingPoolsNamespace:
        """The operations of `financing_pools`."""
        from .async_namespaces.financing_pools import AsyncFinancingPoolsNamespace

        return AsyncFinancingPoolsNamespace(self._calls)

    @cached_property
    def identities(self) -> AsyncIdentitiesNamespace:
        """The operations of `identities`."""
        from .async_namespaces.identities import AsyncIdentitiesNamespace

        return AsyncIdentitiesNamespace(self._calls)

    @cached_property
    def identity(self) -> AsyncIdentityNamespace:
        """The operations of `identity`."""
        from .async_namespaces.identity import AsyncIdentityNamespace

        return AsyncIdentityNamespace(self._calls)

    @cached_property
    def invoices(self) -> AsyncInvoicesNamespace:
        """The operations of `invoices`."""
        from .async_namespaces.invoices import AsyncInvoicesNamespace

        return AsyncInvoicesNamespace(self._calls)

    @cached_property
    def lending(self) -> AsyncLendingNamespace:
        """The operations of `lending`."""
        from .async_namespaces.lending import AsyncLendingNamespace

        return AsyncLendingNamespace(self._calls)

    @cached_property
    def loans(self) -> AsyncLoansNamespace:
        """The operations of `loans`."""
        from .async_namespaces.loans import AsyncLoansNamespace

        return AsyncLoansNamespace(self._calls)

    @cached_property
    def members(self) -> AsyncMembersNamespace:
        """The operations of `members`."""
        from .async_namespaces.members import AsyncMembersNamespace

        return AsyncMembersNamespace(self._calls)

    @cached_property
    def offramp(self) -> AsyncOfframpNamespace:
        """The operations of `offramp`."""
        from .async_namespaces.offramp import AsyncOfframpNamespace

        return AsyncOfframpNamespace(self._calls)

    @cached_property
    def offramp_payments(self) -> AsyncOfframpPaymentsNamespace:
        """The operations of `offramp_payments`."""
        from .async_namespaces.offramp_payments import AsyncOfframpPaymentsNamespace

        return AsyncOfframpPaymentsNamespace(self._calls)

    @cached_property
    def operations(self) -> AsyncOperationsNamespace:
        """The operations of `operations`."""
        from .async_namespaces.operations import AsyncOperationsNamespace

        return AsyncOperationsNamespace(self._calls)

    @cached_property
    def payments(self) -> AsyncPaymentsNamespace:
        """The operations of `payments`."""
        from .async_namespaces.payments import AsyncPaymentsNamespace

        return AsyncPaymentsNamespace(self._calls)

    @cached_property
    def payout_destinations(self) -> AsyncPayoutDestinationsNamespace:
        """The operations of `payout_destinations`."""
        from .async_namespaces.payout_destinations import AsyncPayoutDestinationsNamespace

        return AsyncPayoutDestinationsNamespace(self._calls)

    @cached_property
    def permits(self) -> AsyncPermitsNamespace:
        """The operations of `permits`."""
        from .async_namespaces.permits import AsyncPermitsNamespace

        return AsyncPermitsNamespace(self._calls)

    @cached_property
    def phone_aliases(self) -> AsyncPhoneAliasesNamespace:
        """The operations of `phone_aliases`."""
        from .async_namespaces.phone_aliases import AsyncPhoneAliasesNamespace

        return AsyncPhoneAliasesNamespace(self._calls)

    @cached_property
    def policies(self) -> AsyncPoliciesNamespace:
        """The operations of `policies`."""
        from .async_namespaces.policies import AsyncPoliciesNamespace

        return AsyncPoliciesNamespace(self._calls)

    @cached_property
    def policy_attachments(self) -> AsyncPolicyAttachmentsNamespace:
        """The operations of `policy_attachments`."""
        from .async_namespaces.policy_attachments import AsyncPolicyAttachmentsNamespace

        return AsyncPolicyAttachmentsNamespace(self._calls)

    @cached_property
    def policy_decisions(self) -> AsyncPolicyDecisionsNamespace:
        """The operations of `policy_decisions`."""
        from .async_namespaces.policy_decisions import AsyncPolicyDecisionsNamespace

        return AsyncPolicyDecisionsNamespace(self._calls)

    @cached_property
    def policy_versions(self) -> AsyncPolicyVersionsNamespace:
        """The operations of `policy_versions`."""
        from .async_namespaces.policy_versions import AsyncPolicyVersionsNamespace

        return AsyncPolicyVersionsNamespace(self._calls)

    @cached_property
    def protection(self) -> AsyncProtectionNamespace:
        """The operations of `protection`."""
        from .async_namespaces.protection import AsyncProtectionNamespace

        return AsyncProtectionNamespace(self._calls)

    @cached_property
    def purchase_orders(self) -> AsyncPurchaseOrdersNamespace:
        """The operations of `purchase_orders`."""
        from .async_namespaces.purchase_orders import AsyncPurchaseOrdersNamespace

        return AsyncPurchaseOrdersNamespace(self._calls)

    @cached_property
    def ramps(self) -> AsyncRampsNamespace:
        """The operations of `ramps`."""
        from .async_namespaces.ramps import AsyncRampsNamespace

        return AsyncRampsNamespace(self._calls)

    @cached_property
    def sales_orders(self) -> AsyncSalesOrdersNamespace:
        """The operations of `sales_orders`."""
        from .async_namespaces.sales_orders import AsyncSalesOrdersNamespace

        return AsyncSalesOrdersNamespace(self._calls)

    @cached_property
    def sandbox(self) -> AsyncSandboxNamespace:
        """The operations of `sandbox`."""
        from .async_namespaces.sandbox import AsyncSandboxNamespace

        return AsyncSandboxNamespace(self._calls)

    @cached_property
    def test_messages(self) -> AsyncTestMessagesNamespace:
        """The operations of `test_messages`."""
        from .async_namespaces.test_messages import AsyncTestMessagesNamespace

        return AsyncTestMessagesNamespace(self._calls)

    @cached_property
    def trade(self) -> AsyncTradeNamespace:
        """The operations of `trade`."""
        from .async_namespaces.trade import AsyncTradeNamespace

        return AsyncTradeNamespace(self._calls)

    @cached_property
    def treasury_accounts(self) -> AsyncTreasuryAccountsNamespace:
        """The operations of `treasury_accounts`."""
        from .async_namespaces.treasury_accounts import AsyncTreasuryAccountsNamespace

        return AsyncTreasuryAccountsNamespace(self._calls)

    @cached_property
    def treasury_rules(self) -> AsyncTreasuryRulesNamespace:
        """The operations of `treasury_rules`."""
        from .async_namespaces.treasury_rules import AsyncTreasuryRulesNamespace

        return AsyncTreasuryRulesNamespace(self._calls)

    @cached_property
    def treasury_sweeps(self) -> AsyncTreasurySweepsNamespace:
        """The operations of `treasury_sweeps`."""
        from .async_namespaces.treasury_sweeps import AsyncTreasurySweepsNamespace

        return AsyncTreasurySweepsNamespace(self._calls)

    @cached_property
    def two_factor_factors(self) -> AsyncTwoFactorFactorsNamespace:
        """The operations of `two_factor_factors`."""
        from .async_namespaces.two_factor_factors import AsyncTwoFactorFactorsNamespace

        return AsyncTwoFactorFactorsNamespace(self._calls)

    @cached_property
    def wallet_bindings(self) -> AsyncWalletBindingsNamespace:
        """The operations of `wallet_bindings`."""
        from .async_namespaces.wallet_bindings import AsyncWalletBindingsNamespace

        return AsyncWalletBindingsNamespace(self._calls)

    @cached_property
    def wallets(self) -> AsyncWalletsNamespace:
        """The operations of `wallets`."""
        from .async_namespaces.wallets import AsyncWalletsNamespace

        return AsyncWalletsNamespace(self._calls)

    @cached_property
    def webhook_deliveries(self) -> AsyncWebhookDeliveriesNamespace:
        """The operations of `webhook_deliveries`."""
        from .async_namespaces.webhook_deliveries import AsyncWebhookDeliveriesNamespace

        return AsyncWebhookDeliveriesNamespace(self._calls)

    @cached_property
    def webhook_endpoints(self) -> AsyncWebhookEndpointsNamespace:
        """The operations of `webhook_endpoints`."""
        from .async_namespaces.webhook_endpoints import AsyncWebhookEndpointsNamespace

        return AsyncWebhookEndpointsNamespace(self._calls)
