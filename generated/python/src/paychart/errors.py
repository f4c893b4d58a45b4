# Written by codegen from spec/. Do not edit.
"""What each operation fails with. An exception is loaded when it is first used."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._runtime.errors import (
        PaychartError as PaychartError,
        WaitEnded as WaitEnded,
        WaitError as WaitError,
        WaitTimeout as WaitTimeout,
        WebhookVerificationError as WebhookVerificationError,
    )
    from .operations.accounts import (
        AcceptInvitationError as AcceptInvitationError,
        CreateTenantError as CreateTenantError,
        DeclineInvitationError as DeclineInvitationError,
        GetMeError as GetMeError,
        GetMyTenantError as GetMyTenantError,
        UpdateMyTenantError as UpdateMyTenantError,
    )
    from .operations.agents import (
        CreateAgentError as CreateAgentError,
        GetAgentError as GetAgentError,
        ListAgentsError as ListAgentsError,
        ResumeAgentError as ResumeAgentError,
        SuspendAgentError as SuspendAgentError,
    )
    from .operations.api_keys import (
        CreateApiKeyError as CreateApiKeyError,
        GetApiKeyError as GetApiKeyError,
        ListApiKeysError as ListApiKeysError,
        RevokeApiKeyError as RevokeApiKeyError,
    )
    from .operations.approvals import (
        AttestPaymentPolicyError as AttestPaymentPolicyError,
        GetApprovalError as GetApprovalError,
        GetPaymentPolicyError as GetPaymentPolicyError,
        ListApprovalsError as ListApprovalsError,
        ListPaymentPolicyVersionsError as ListPaymentPolicyVersionsError,
        RejectApprovalError as RejectApprovalError,
        SetPaymentPolicyError as SetPaymentPolicyError,
        SignApprovalError as SignApprovalError,
    )
    from .operations.authorities import (
        AttestAuthorityError as AttestAuthorityError,
        CreateAuthorityError as CreateAuthorityError,
        ListAuthoritiesError as ListAuthoritiesError,
        ReactivateAuthorityError as ReactivateAuthorityError,
        RevokeAuthorityError as RevokeAuthorityError,
        SuspendAuthorityError as SuspendAuthorityError,
        UpdateAuthorityError as UpdateAuthorityError,
    )
    from .operations.card_authorizations import (
        GetCardAuthorizationError as GetCardAuthorizationError,
        ListCardAuthorizationsError as ListCardAuthorizationsError,
        ReceiveCardAuthorizationError as ReceiveCardAuthorizationError,
    )
    from .operations.cards import (
        CreateCardEphemeralKeyError as CreateCardEphemeralKeyError,
        CreateProviderCardError as CreateProviderCardError,
        FreezeCardError as FreezeCardError,
        GetCardError as GetCardError,
        GetCardLimitsError as GetCardLimitsError,
        IssueCardError as IssueCardError,
        ListWalletCardsError as ListWalletCardsError,
        ReceiveCardReversalError as ReceiveCardReversalError,
        SetCardLimitsError as SetCardLimitsError,
        UnfreezeCardError as UnfreezeCardError,
    )
    from .operations.claims import (
        AcceptClaimError as AcceptClaimError,
        GetClaimLinkError as GetClaimLinkError,
        SendClaimOtpError as SendClaimOtpError,
        VerifyClaimOtpError as VerifyClaimOtpError,
    )
    from .operations.contacts import (
        CreateContactError as CreateContactError,
        GetContactError as GetContactError,
        ListContactsError as ListContactsError,
        RemoveContactError as RemoveContactError,
    )
    from .operations.credentials import (
        GetCredentialArtifactError as GetCredentialArtifactError,
        GetCredentialDisclosureError as GetCredentialDisclosureError,
        GetCredentialError as GetCredentialError,
        GetCredentialStatusError as GetCredentialStatusError,
        ListCredentialsError as ListCredentialsError,
        RefreshCredentialError as RefreshCredentialError,
    )
    from .operations.email_aliases import (
        CreateEmailAliasError as CreateEmailAliasError,
        GetEmailAliasError as GetEmailAliasError,
        ListEmailAliasesError as ListEmailAliasesError,
        RevokeEmailAliasError as RevokeEmailAliasError,
    )
    from .operations.events import (
        GetEventError as GetEventError,
        ListEventsError as ListEventsError,
    )
    from .operations.explanations import (
        ExplainResourceError as ExplainResourceError,
    )
    from .operations.extractions import (
        ApproveExtractionError as ApproveExtractionError,
        CorrectExtractionError as CorrectExtractionError,
        CreateExtractionError as CreateExtractionError,
        GetExtractionError as GetExtractionError,
        ListExtractionsError as ListExtractionsError,
    )
    from .operations.financing_pools import (
        CreateFinancingPoolError as CreateFinancingPoolError,
        GetFinancingPoolError as GetFinancingPoolError,
        ListFinancingPoolsError as ListFinancingPoolsError,
    )
    from .operations.identities import (
        CreateIdentityError as CreateIdentityError,
        GetIdentityError as GetIdentityError,
        ListIdentitiesError as ListIdentitiesError,
    )
    from .operations.identity import (
        CreateDidReservationError as CreateDidReservationError,
        CreatePresentationChallengeError as CreatePresentationChallengeError,
        CreateVerificationHandoffError as CreateVerificationHandoffError,
        CreateVerificationSessionError as CreateVerificationSessionError,
        EvaluateEligibilityError as EvaluateEligibilityError,
        GetDidDocumentError as GetDidDocumentError,
        GetOwnDidsError as GetOwnDidsError,
        GetVerificationHandoffError as GetVerificationHandoffError,
        GetVerificationSessionError as GetVerificationSessionError,
        ReceiveVerificationWebhookError as ReceiveVerificationWebhookError,
        ResolveDidDocumentError as ResolveDidDocumentError,
        ResolveDidError as ResolveDidError,
        SimulateVerificationSessionError as SimulateVerificationSessionError,
        VerifyPresentationError as VerifyPresentationError,
    )
    from .operations.invoices import (
        CancelInvoiceError as CancelInvoiceError,
        CreateInvoiceError as CreateInvoiceError,
        DeliverInvoiceError as DeliverInvoiceError,
        GetInvoiceError as GetInvoiceError,
        GetPublicInvoiceError as GetPublicInvoiceError,
        ListInvoicesError as ListInvoicesError,
        RefundInvoiceError as RefundInvoiceError,
        ReleaseInvoiceError as ReleaseInvoiceError,
        SendInvoiceError as SendInvoiceError,
    )
    from .operations.lending import (
        AcceptLendingOfferError as AcceptLendingOfferError,
        CreateLendingOfferError as CreateLendingOfferError,
        DepositToPoolError as DepositToPoolError,
        GetLendingOfferError as GetLendingOfferError,
        GetPoolPositionError as GetPoolPositionError,
        IssueLendingOfferError as IssueLendingOfferError,
        WithdrawFromPoolError as WithdrawFromPoolError,
    )
    from .operations.liquidity import (
        ConfigureLiquidityError as ConfigureLiquidityError,
        ListLiquidityError as ListLiquidityError,
        TopUpLiquidityError as TopUpLiquidityError,
        WithdrawLiquidityError as WithdrawLiquidityError,
    )
    from .operations.loans import (
        GetLoanError as GetLoanError,
        ListLoansError as ListLoansError,
        RepayLoanError as RepayLoanError,
    )
    from .operations.members import (
        CreateMemberError as CreateMemberError,
        GetMemberError as GetMemberError,
        ListMembersError as ListMembersError,
        ReactivateMemberError as ReactivateMemberError,
        RegisterMemberSignerError as RegisterMemberSignerError,
        RemoveMemberError as RemoveMemberError,
        SuspendMemberError as SuspendMemberError,
        UpdateMemberError as UpdateMemberError,
    )
    from .operations.offramp import (
        ReceiveProviderWebhookError as ReceiveProviderWebhookError,
    )
    from .operations.offramp_payments import (
        CancelOfframpPaymentError as CancelOfframpPaymentError,
        ConfirmOfframpPaymentError as ConfirmOfframpPaymentError,
        CreateOfframpPaymentError as CreateOfframpPaymentError,
        DepositOfframpPaymentError as DepositOfframpPaymentError,
        GetOfframpPaymentClaimError as GetOfframpPaymentClaimError,
        GetOfframpPaymentError as GetOfframpPaymentError,
        GetOfframpPaymentRoutesError as GetOfframpPaymentRoutesError,
        ListOfframpPaymentsError as ListOfframpPaymentsError,
        ResendOfframpPaymentClaimError as ResendOfframpPaymentClaimError,
        SelectOfframpPaymentRouteError as SelectOfframpPaymentRouteError,
    )
    from .operations.operations import (
        GetHealthError as GetHealthError,
        GetOpenApiDocumentError as GetOpenApiDocumentError,
        GetReadinessError as GetReadinessError,
    )
    from .operations.payments import (
        ApprovePaymentError as ApprovePaymentError,
        CancelPaymentError as CancelPaymentError,
        ConfirmPaymentError as ConfirmPaymentError,
        CreatePaymentError as CreatePaymentError,
        ExecutePaymentError as ExecutePaymentError,
        GetPaymentClaimError as GetPaymentClaimError,
        GetPaymentError as GetPaymentError,
        GetPaymentRoutesError as GetPaymentRoutesError,
        ListPaymentsError as ListPaymentsError,
        SelectPaymentRouteError as SelectPaymentRouteError,
        SignPaymentError as SignPaymentError,
    )
    from .operations.payout_destinations import (
        CreatePayoutDestinationError as CreatePayoutDestinationError,
        GetPayoutDestinationError as GetPayoutDestinationError,
        ListPayoutDestinationsError as ListPayoutDestinationsError,
        RevokePayoutDestinationError as RevokePayoutDestinationError,
        SetDefaultPayoutDestinationError as SetDefaultPayoutDestinationError,
        UpdatePayoutDestinationError as UpdatePayoutDestinationError,
        VerifyPayoutDestinationError as VerifyPayoutDestinationError,
    )
    from .operations.permits import (
        IssuePermitError as IssuePermitError,
        ListPermitsError as ListPermitsError,
    )
    from .operations.phone_aliases import (
        CreatePhoneAliasError as CreatePhoneAliasError,
        ListPhoneAliasesError as ListPhoneAliasesError,
        ResendPhoneAliasCodeError as ResendPhoneAliasCodeError,
        RevokePhoneAliasError as RevokePhoneAliasError,
        VerifyPhoneAliasError as VerifyPhoneAliasError,
    )
    from .operations.policies import (
        AttachPolicyError as AttachPolicyError,
        CreatePolicyError as CreatePolicyError,
        DeletePolicyError as DeletePolicyError,
        DetachPolicyError as DetachPolicyError,
        EvaluatePolicyError as EvaluatePolicyError,
        GetPolicyError as GetPolicyError,
        ListPoliciesError as ListPoliciesError,
    )
    from .operations.policy_attachments import (
        ListPolicyAttachmentsError as ListPolicyAttachmentsError,
    )
    from .operations.policy_decisions import (
        ListPolicyDecisionsError as ListPolicyDecisionsError,
    )
    from .operations.policy_versions import (
        CreatePolicyVersionError as CreatePolicyVersionError,
        ListPolicyVersionsError as ListPolicyVersionsError,
    )
    from .operations.protection import (
        GetProtectionSettingsError as GetProtectionSettingsError,
        GetTwoFactorChallengeError as GetTwoFactorChallengeError,
        SendTwoFactorChallengeCodeError as SendTwoFactorChallengeCodeError,
        UpdateProtectionSettingsError as UpdateProtectionSettingsError,
        VerifyTwoFactorChallengeError as VerifyTwoFactorChallengeError,
    )
    from .operations.purchase_orders import (
        AcceptPurchaseOrderError as AcceptPurchaseOrderError,
        ListPurchaseOrdersError as ListPurchaseOrdersError,
        RegisterPurchaseOrderError as RegisterPurchaseOrderError,
    )
    from .operations.ramps import (
        CreateRampError as CreateRampError,
        GetRampError as GetRampError,
        ListRampsError as ListRampsError,
    )
    from .operations.review_cases import (
        GetReviewCaseError as GetReviewCaseError,
        ListReviewCasesError as ListReviewCasesError,
        ResolveReviewCaseError as ResolveReviewCaseError,
    )
    from .operations.sales_orders import (
        AcceptSalesOrderDeliveryError as AcceptSalesOrderDeliveryError,
        CancelSalesOrderError as CancelSalesOrderError,
        CheckSalesOrderSettlementError as CheckSalesOrderSettlementError,
        CreateSalesOrderError as CreateSalesOrderError,
        GetSalesOrderDeliveryError as GetSalesOrderDeliveryError,
        GetSalesOrderError as GetSalesOrderError,
        ListSalesOrdersError as ListSalesOrdersError,
        RecordSalesOrderDeliveryError as RecordSalesOrderDeliveryError,
        RespondToSalesOrderError as RespondToSalesOrderError,
        SubmitSalesOrderError as SubmitSalesOrderError,
        UpdateSalesOrderTermsError as UpdateSalesOrderTermsError,
    )
    from .operations.sandbox import (
        AdvanceTestClockError as AdvanceTestClockError,
        AnchorTestCredentialError as AnchorTestCredentialError,
        ClearTestProviderControlsError as ClearTestProviderControlsError,
        CreateTestCardAuthorizationError as CreateTestCardAuthorizationError,
        CreateTestSessionError as CreateTestSessionError,
        CreateTestWebhookSinkError as CreateTestWebhookSinkError,
        CreditTestBalanceError as CreditTestBalanceError,
        ExpireTestCredentialError as ExpireTestCredentialError,
        ExpireTestPhoneAliasError as ExpireTestPhoneAliasError,
        GetTestArbiterError as GetTestArbiterError,
        GetTestChainError as GetTestChainError,
        GetTestClockError as GetTestClockError,
        GetTestProviderError as GetTestProviderError,
        IssueTestCredentialError as IssueTestCredentialError,
        ListTestMessagesError as ListTestMessagesError,
        ListTestReviewCasesError as ListTestReviewCasesError,
        ListTestWebhookSinkRequestsError as ListTestWebhookSinkRequestsError,
        PollTestInvoiceError as PollTestInvoiceError,
        ReevaluateTestPaymentError as ReevaluateTestPaymentError,
        ReinstateTestCredentialError as ReinstateTestCredentialError,
        ResolveTestReviewCaseError as ResolveTestReviewCaseError,
        ReverseTestCardAuthorizationError as ReverseTestCardAuthorizationError,
        RevokeTestCredentialError as RevokeTestCredentialError,
        RunTestTreasuryRuleError as RunTestTreasuryRuleError,
        RunTestWebhookDeliveriesError as RunTestWebhookDeliveriesError,
        SendTestProviderWebhookError as SendTestProviderWebhookError,
        SetTestChainError as SetTestChainError,
        SetTestFeaturesError as SetTestFeaturesError,
        SetTestPolicyEnforcementError as SetTestPolicyEnforcementError,
        SetTestPolicySubsystemError as SetTestPolicySubsystemError,
        SetTestProviderControlsError as SetTestProviderControlsError,
        SetTestScreeningError as SetTestScreeningError,
        SetTestTenantStatusError as SetTestTenantStatusError,
        StepTestProviderError as StepTestProviderError,
        SuspendTestCredentialError as SuspendTestCredentialError,
        UpdateTestWebhookSinkError as UpdateTestWebhookSinkError,
    )
    from .operations.test_messages import (
        SetTestMessageGatewayError as SetTestMessageGatewayError,
    )
    from .operations.trade import (
        CreateUploadError as CreateUploadError,
        GetAgreementError as GetAgreementError,
    )
    from .operations.treasury_accounts import (
        CreateTreasuryAccountError as CreateTreasuryAccountError,
        GetTreasuryAccountError as GetTreasuryAccountError,
        ListTreasuryAccountsError as ListTreasuryAccountsError,
    )
    from .operations.treasury_rules import (
        CreateTreasuryRuleError as CreateTreasuryRuleError,
        DeleteTreasuryRuleError as DeleteTreasuryRuleError,
        ListTreasuryRulesError as ListTreasuryRulesError,
        UpdateTreasuryRuleError as UpdateTreasuryRuleError,
    )
    from .operations.treasury_sweeps import (
        CreateTreasurySweepError as CreateTreasurySweepError,
        GetTreasurySweepError as GetTreasurySweepError,
        ListTreasurySweepsError as ListTreasurySweepsError,
    )
    from .operations.two_factor_factors import (
        EnrollTwoFactorFactorError as EnrollTwoFactorFactorError,
        ListTwoFactorFactorsError as ListTwoFactorFactorsError,
        RemoveTwoFactorFactorError as RemoveTwoFactorFactorError,
        ResendTwoFactorFactorCodeError as ResendTwoFactorFactorCodeError,
        VerifyTwoFactorFactorError as VerifyTwoFactorFactorError,
    )
    from .operations.wallet_bindings import (
        CancelWalletRotationError as CancelWalletRotationError,
        ListWalletBindingsError as ListWalletBindingsError,
        RevokeWalletBindingError as RevokeWalletBindingError,
        RotateWalletBindingError as RotateWalletBindingError,
        StartWalletBindingError as StartWalletBindingError,
        VerifyWalletBindingError as VerifyWalletBindingError,
    )
    from .operations.wallets import (
        CreateDripError as CreateDripError,
        CreateWalletError as CreateWalletError,
        CreateWalletTransactionError as CreateWalletTransactionError,
        FundWalletError as FundWalletError,
        GetBalanceError as GetBalanceError,
        GetCapabilitiesError as GetCapabilitiesError,
        GetDripError as GetDripError,
        GetWalletError as GetWalletError,
        ListDripsError as ListDripsError,
        ListWalletsError as ListWalletsError,
        SetDirectoryHandleError as SetDirectoryHandleError,
    )
    from .operations.webhook_deliveries import (
        GetWebhookDeliveryError as GetWebhookDeliveryError,
        ListWebhookDeliveriesError as ListWebhookDeliveriesError,
        RedeliverWebhookDeliveryError as RedeliverWebhookDeliveryError,
    )
    from .operations.webhook_endpoints import (
        CreateWebhookEndpointError as CreateWebhookEndpointError,
        DeleteWebhookEndpointError as DeleteWebhookEndpointError,
        GetWebhookEndpointError as GetWebhookEndpointError,
        ListWebhookEndpointsError as ListWebhookEndpointsError,
        ReplayWebhookEndpointError as ReplayWebhookEndpointError,
        RotateWebhookEndpointSecretError as RotateWebhookEndpointSecretError,
        TestWebhookEndpointError as TestWebhookEndpointError,
        UpdateWebhookEndpointError as UpdateWebhookEndpointError,
    )
else:
    _MODULES = {
        "._runtime.errors": "PaychartError WaitEnded WaitError WaitTimeout WebhookVerificationError",
        ".operations.accounts": "AcceptInvitationError CreateTenantError DeclineInvitationError GetMeError GetMyTenantError UpdateMyTenantError",
        ".operations.agents": "CreateAgentError GetAgentError ListAgentsError ResumeAgentError SuspendAgentError",
        ".operations.api_keys": "CreateApiKeyError GetApiKeyError ListApiKeysError RevokeApiKeyError",
        ".operations.approvals": "AttestPaymentPolicyError GetApprovalError GetPaymentPolicyError ListApprovalsError ListPaymentPolicyVersionsError RejectApprovalError SetPaymentPolicyError SignApprovalError",
        ".operations.authorities": "AttestAuthorityError CreateAuthorityError ListAuthoritiesError ReactivateAuthorityError RevokeAuthorityError SuspendAuthorityError UpdateAuthorityError",
        ".operations.card_authorizations": "GetCardAuthorizationError ListCardAuthorizationsError ReceiveCardAuthorizationError",
        ".operations.cards": "CreateCardEphemeralKeyError CreateProviderCardError FreezeCardError GetCardError GetCardLimitsError IssueCardError ListWalletCardsError ReceiveCardReversalError SetCardLimitsError UnfreezeCardError",
        ".operations.claims": "AcceptClaimError GetClaimLinkError SendClaimOtpError VerifyClaimOtpError",
        ".operations.contacts": "CreateContactError GetContactError ListContactsError RemoveContactError",
        ".operations.credentials": "GetCredentialArtifactError GetCredentialDisclosureError GetCredentialError GetCredentialStatusError ListCredentialsError RefreshCredentialError",
        ".operations.email_aliases": "CreateEmailAliasError GetEmailAliasError ListEmailAliasesError RevokeEmailAliasError",
        ".operations.events": "GetEventError ListEventsError",
        ".operations.explanations": "ExplainResourceError",
        ".operations.extractions": "ApproveExtractionError CorrectExtractionError CreateExtractionError GetExtractionError ListExtractionsError",
        ".operations.financing_pools": "CreateFinancingPoolError GetFinancingPoolError ListFinancingPoolsError",
        ".operations.identities": "CreateIdentityError GetIdentityError ListIdentitiesError",
        ".operations.identity": "CreateDidReservationError CreatePresentationChallengeError CreateVerificationHandoffError CreateVerificationSessionError EvaluateEligibilityError GetDidDocumentError GetOwnDidsError GetVerificationHandoffError GetVerificationSessionError ReceiveVerificationWebhookError ResolveDidDocumentError ResolveDidError SimulateVerificationSessionError VerifyPresentationError",
        ".operations.invoices": "CancelInvoiceError CreateInvoiceError DeliverInvoiceError GetInvoiceError GetPublicInvoiceError ListInvoicesError RefundInvoiceError ReleaseInvoiceError SendInvoiceError",
        ".operations.lending": "AcceptLendingOfferError CreateLendingOfferError DepositToPoolError GetLendingOfferError GetPoolPositionError IssueLendingOfferError WithdrawFromPoolError",
        ".operations.liquidity": "ConfigureLiquidityError ListLiquidityError TopUpLiquidityError WithdrawLiquidityError",
        ".operations.loans": "GetLoanError ListLoansError RepayLoanError",
        ".operations.members": "CreateMemberError GetMemberError ListMembersError ReactivateMemberError RegisterMemberSignerError RemoveMemberError SuspendMemberError UpdateMemberError",
        ".operations.offramp": "ReceiveProviderWebhookError",
        ".operations.offramp_payments": "CancelOfframpPaymentError ConfirmOfframpPaymentError CreateOfframpPaymentError DepositOfframpPaymentError GetOfframpPaymentClaimError GetOfframpPaymentError GetOfframpPaymentRoutesError ListOfframpPaymentsError ResendOfframpPaymentClaimError SelectOfframpPaymentRouteError",
        ".operations.operations": "GetHealthError GetOpenApiDocumentError GetReadinessError",
        ".operations.payments": "ApprovePaymentError CancelPaymentError ConfirmPaymentError CreatePaymentError ExecutePaymentError GetPaymentClaimError GetPaymentError GetPaymentRoutesError ListPaymentsError SelectPaymentRouteError SignPaymentError",
        ".operations.payout_destinations": "CreatePayoutDestinationError GetPayoutDestinationError ListPayoutDestinationsError RevokePayoutDestinationError SetDefaultPayoutDestinationError UpdatePayoutDestinationError VerifyPayoutDestinationError",
        ".operations.permits": "IssuePermitError ListPermitsError",
        ".operations.phone_aliases": "CreatePhoneAliasError ListPhoneAliasesError ResendPhoneAliasCodeError RevokePhoneAliasError VerifyPhoneAliasError",
        ".operations.policies": "AttachPolicyError CreatePolicyError DeletePolicyError DetachPolicyError EvaluatePolicyError GetPolicyError ListPoliciesError",
        ".operations.policy_attachments": "ListPolicyAttachmentsError",
        ".operations.policy_decisions": "ListPolicyDecisionsError",
        ".operations.policy_versions": "CreatePolicyVersionError ListPolicyVersionsError",
        ".operations.protection": "GetProtectionSettingsError GetTwoFactorChallengeError SendTwoFactorChallengeCodeError UpdateProtectionSettingsError VerifyTwoFactorChallengeError",
        ".operations.purchase_orders": "AcceptPurchaseOrderError ListPurchaseOrdersError RegisterPurchaseOrderError",
        ".operations.ramps": "CreateRampError GetRampError ListRampsError",
        ".operations.review_cases": "GetReviewCaseError ListReviewCasesError ResolveReviewCaseError",
        ".operations.sales_orders": "AcceptSalesOrderDeliveryError CancelSalesOrderError CheckSalesOrderSettlementError CreateSalesOrderError GetSalesOrderDeliveryError GetSalesOrderError ListSalesOrdersError RecordSalesOrderDeliveryError RespondToSalesOrderError SubmitSalesOrderError UpdateSalesOrderTermsError",
        ".operations.sandbox": "AdvanceTestClockError AnchorTestCredentialError ClearTestProviderControlsError CreateTestCardAuthorizationError CreateTestSessionError CreateTestWebhookSinkError CreditTestBalanceError ExpireTestCredentialError ExpireTestPhoneAliasError GetTestArbiterError GetTestChainError GetTestClockError GetTestProviderError IssueTestCredentialError ListTestMessagesError ListTestReviewCasesError ListTestWebhookSinkRequestsError PollTestInvoiceError ReevaluateTestPaymentError ReinstateTestCredentialError ResolveTestReviewCaseError ReverseTestCardAuthorizationError RevokeTestCredentialError RunTestTreasuryRuleError RunTestWebhookDeliveriesError SendTestProviderWebhookError SetTestChainError SetTestFeaturesError SetTestPolicyEnforcementError SetTestPolicySubsystemError SetTestProviderControlsError SetTestScreeningError SetTestTenantStatusError StepTestProviderError SuspendTestCredentialError UpdateTestWebhookSinkError",
        ".operations.test_messages": "SetTestMessageGatewayError",
        ".operations.trade": "CreateUploadError GetAgreementError",
        ".operations.treasury_accounts": "CreateTreasuryAccountError GetTreasuryAccountError ListTreasuryAccountsError",
        ".operations.treasury_rules": "CreateTreasuryRuleError DeleteTreasuryRuleError ListTreasuryRulesError UpdateTreasuryRuleError",
        ".operations.treasury_sweeps": "CreateTreasurySweepError GetTreasurySweepError ListTreasurySweepsError",
        ".operations.two_factor_factors": "EnrollTwoFactorFactorError ListTwoFactorFactorsError RemoveTwoFactorFactorError ResendTwoFactorFactorCodeError VerifyTwoFactorFactorError",
        ".operations.wallet_bindings": "CancelWalletRotationError ListWalletBindingsError RevokeWalletBindingError RotateWalletBindingError StartWalletBindingError VerifyWalletBindingError",
        ".operations.wallets": "CreateDripError CreateWalletError CreateWalletTransactionError FundWalletError GetBalanceError GetCapabilitiesError GetDripError GetWalletError ListDripsError ListWalletsError SetDirectoryHandleError",
        ".operations.webhook_deliveries": "GetWebhookDeliveryError ListWebhookDeliveriesError RedeliverWebhookDeliveryError",
        ".operations.webhook_endpoints": "CreateWebhookEndpointError DeleteWebhookEndpointError GetWebhookEndpointError ListWebhookEndpointsError ReplayWebhookEndpointError RotateWebhookEndpointSecretError TestWebhookEndpointError UpdateWebhookEndpointError",
    }
    _WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}

    def __getattr__(name):
        module = _WHERE.get(name)
        if module is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        value = getattr(import_module(module, __package__), name)
        globals()[name] = value
        return value

    def __dir__():
        return sorted({*globals(), *_WHERE})
