// Generated from spec/ by `npm run generate`. Do not edit.

import { createClient } from './client.ts';
import { namespaces, waits } from './namespaces.gen.ts';

import * as operations from './operations.gen.ts';

import type { CallOptions, PaychartOptions } from './options.ts';
import type { Call, ClientError, ListMethod } from './result.ts';
import type * as T from './types.gen.ts';
import { verifySignedBody } from './webhook.ts';
import type { WaitMethod } from './wait.ts';
import type { VerifyWebhookOptions, WebhookHeaders } from './webhook.ts';

type NoParams = Record<string, never>;

/** What `claims.accept` takes. */
export type AcceptClaimParams = NonNullable<T.AcceptClaimData['body']>;

/** What `lending.acceptOffer` takes. */
export type AcceptLendingOfferParams = T.AcceptLendingOfferData['path'] & NonNullable<T.AcceptLendingOfferData['body']>;

/** What `purchaseOrders.accept` takes. */
export type AcceptPurchaseOrderParams = T.AcceptPurchaseOrderData['path'] & NonNullable<T.AcceptPurchaseOrderData['body']>;

/** What `salesOrders.acceptDelivery` takes. */
export type AcceptSalesOrderDeliveryParams = T.AcceptSalesOrderDeliveryData['path'];

/** What `sandbox.advanceTestClock` takes. */
export type AdvanceTestClockParams = NonNullable<T.AdvanceTestClockData['body']>;

/** What `sandbox.anchorTestCredential` takes. */
export type AnchorTestCredentialParams = T.AnchorTestCredentialData['path'];

/** What `extractions.approve` takes. */
export type ApproveExtractionParams = T.ApproveExtractionData['path'];

/** What `payments.approve` takes. */
export type ApprovePaymentParams = T.ApprovePaymentData['path'] & NonNullable<T.ApprovePaymentData['body']>;

/** What `policies.attach` takes. */
export type AttachPolicyParams = T.AttachPolicyData['path'] & NonNullable<T.AttachPolicyData['body']>;

/** What `authorities.attest` takes. */
export type AttestAuthorityParams = T.AttestAuthorityData['path'] & NonNullable<T.AttestAuthorityData['body']>;

/** What `approvals.attestPaymentPolicy` takes. */
export type AttestPaymentPolicyParams = NonNullable<T.AttestPaymentPolicyData['body']>;

/** What `invoices.cancel` takes. */
export type CancelInvoiceParams = T.CancelInvoiceData['path'];

/** What `offrampPayments.cancel` takes. */
export type CancelOfframpPaymentParams = T.CancelOfframpPaymentData['path'];

/** What `payments.cancel` takes. */
export type CancelPaymentParams = T.CancelPaymentData['path'];

/** What `salesOrders.cancel` takes. */
export type CancelSalesOrderParams = T.CancelSalesOrderData['path'];

/** What `walletBindings.cancelRotation` takes. */
export type CancelWalletRotationParams = T.CancelWalletRotationData['path'];

/** What `salesOrders.checkSettlement` takes. */
export type CheckSalesOrderSettlementParams = T.CheckSalesOrderSettlementData['path'];

/** What `sandbox.clearTestProviderControls` takes. */
export type ClearTestProviderControlsParams = T.ClearTestProviderControlsData['path'];

/** What `offrampPayments.confirm` takes. */
export type ConfirmOfframpPaymentParams = T.ConfirmOfframpPaymentData['path'];

/** What `payments.confirm` takes. */
export type ConfirmPaymentParams = T.ConfirmPaymentData['path'];

/** What `extractions.correct` takes. */
export type CorrectExtractionParams = T.CorrectExtractionData['path'] & NonNullable<T.CorrectExtractionData['body']>;

/** What `agents.create` takes. */
export type CreateAgentParams = NonNullable<T.CreateAgentData['body']>;

/** What `apiKeys.create` takes. */
export type CreateApiKeyParams = NonNullable<T.CreateApiKeyData['body']>;

/** What `authorities.create` takes. */
export type CreateAuthorityParams = T.CreateAuthorityData['path'] & NonNullable<T.CreateAuthorityData['body']>;

/** What `cards.createEphemeralKey` takes. */
export type CreateCardEphemeralKeyParams = T.CreateCardEphemeralKeyData['path'] & NonNullable<T.CreateCardEphemeralKeyData['body']>;

/** What `contacts.create` takes. */
export type CreateContactParams = NonNullable<T.CreateContactData['body']>;

/** What `identity.createDidReservation` takes. */
export type CreateDidReservationParams = NonNullable<T.CreateDidReservationData['body']>;

/** What `wallets.drip` takes. */
export type CreateDripParams = NonNullable<T.CreateDripData['body']>;

/** What `extractions.create` takes. */
export type CreateExtractionParams = NonNullable<T.CreateExtractionData['body']>;

/** What `financingPools.create` takes. */
export type CreateFinancingPoolParams = NonNullable<T.CreateFinancingPoolData['body']>;

/** What `identities.create` takes. */
export type CreateIdentityParams = NonNullable<T.CreateIdentityData['body']>;

/** What `invoices.create` takes. */
export type CreateInvoiceParams = NonNullable<T.CreateInvoiceData['body']>;

/** What `lending.createOffer` takes. */
export type CreateLendingOfferParams = NonNullable<T.CreateLendingOfferData['body']>;

/** What `members.create` takes. */
export type CreateMemberParams = NonNullable<T.CreateMemberData['body']>;

/** What `offrampPayments.create` takes. */
export type CreateOfframpPaymentParams = NonNullable<T.CreateOfframpPaymentData['body']>;

/** What `payments.create` takes. */
export type CreatePaymentParams = NonNullable<T.CreatePaymentData['body']>;

/** What `payoutDestinations.create` takes. */
export type CreatePayoutDestinationParams = NonNullable<T.CreatePayoutDestinationData['body']>;

/** What `phoneAliases.create` takes. */
export type CreatePhoneAliasParams = NonNullable<T.CreatePhoneAliasData['body']>;

/** What `policies.create` takes. */
export type CreatePolicyParams = NonNullable<T.CreatePolicyData['body']>;

/** What `policyVersions.create` takes. */
export type CreatePolicyVersionParams = T.CreatePolicyVersionData['path'] & NonNullable<T.CreatePolicyVersionData['body']>;

/** What `identity.createPresentationChallenge` takes. */
export type CreatePresentationChallengeParams = NonNullable<T.CreatePresentationChallengeData['body']>;

/** What `cards.createProviderCard` takes. */
export type CreateProviderCardParams = NonNullable<T.CreateProviderCardData['body']>;

/** What `ramps.create` takes. */
export type CreateRampParams = NonNullable<T.CreateRampData['body']>;

/** What `salesOrders.create` takes. */
export type CreateSalesOrderParams = NonNullable<T.CreateSalesOrderData['body']>;

/** What `accounts.createTenant` takes. */
export type CreateTenantParams = NonNullable<T.CreateTenantData['body']>;

/** What `sandbox.createTestCardAuthorization` takes. */
export type CreateTestCardAuthorizationParams = T.CreateTestCardAuthorizationData['path'] & NonNullable<T.CreateTestCardAuthorizationData['body']>;

/** What `sandbox.createTestSession` takes. */
export type CreateTestSessionParams = NonNullable<T.CreateTestSessionData['body']>;

/** What `sandbox.createTestWebhookSink` takes. */
export type CreateTestWebhookSinkParams = NoParams;

/** What `treasuryAccounts.create` takes. */
export type CreateTreasuryAccountParams = NonNullable<T.CreateTreasuryAccountData['body']>;

/** What `treasuryRules.create` takes. */
export type CreateTreasuryRuleParams = T.CreateTreasuryRuleData['path'] & NonNullable<T.CreateTreasuryRuleData['body']>;

/** What `treasurySweeps.create` takes. */
export type CreateTreasurySweepParams = T.CreateTreasurySweepData['path'] & NonNullable<T.CreateTreasurySweepData['body']>;

/** What `trade.createUpload` takes. */
export type CreateUploadParams = NonNullable<T.CreateUploadData['body']>;

/** What `identity.createVerificationHandoff` takes. */
export type CreateVerificationHandoffParams = T.CreateVerificationHandoffData['path'];

/** What `identity.createVerificationSession` takes. */
export type CreateVerificationSessionParams = NonNullable<T.CreateVerificationSessionData['body']>;

/** What `wallets.create` takes. */
export type CreateWalletParams = NonNullable<T.CreateWalletData['body']>;

/** What `wallets.createTransaction` takes. */
export type CreateWalletTransactionParams = T.CreateWalletTransactionData['path'] & NonNullable<T.CreateWalletTransactionData['body']>;

/** What `webhookEndpoints.create` takes. */
export type CreateWebhookEndpointParams = NonNullable<T.CreateWebhookEndpointData['body']>;

/** What `policies.delete` takes. */
export type DeletePolicyParams = T.DeletePolicyData['path'];

/** What `treasuryRules.delete` takes. */
export type DeleteTreasuryRuleParams = T.DeleteTreasuryRuleData['path'];

/** What `webhookEndpoints.delete` takes. */
export type DeleteWebhookEndpointParams = T.DeleteWebhookEndpointData['path'];

/** What `invoices.deliver` takes. */
export type DeliverInvoiceParams = T.DeliverInvoiceData['path'] & NonNullable<T.DeliverInvoiceData['body']>;

/** What `offrampPayments.deposit` takes. */
export type DepositOfframpPaymentParams = T.DepositOfframpPaymentData['path'] & NonNullable<T.DepositOfframpPaymentData['body']>;

/** What `lending.depositToPool` takes. */
export type DepositToPoolParams = T.DepositToPoolData['path'] & NonNullable<T.DepositToPoolData['body']>;

/** What `policies.detach` takes. */
export type DetachPolicyParams = T.DetachPolicyData['path'];

/** What `twoFactorFactors.enroll` takes. */
export type EnrollTwoFactorFactorParams = NonNullable<T.EnrollTwoFactorFactorData['body']>;

/** What `identity.evaluateEligibility` takes. */
export type EvaluateEligibilityParams = NonNullable<T.EvaluateEligibilityData['body']>;

/** What `policies.evaluate` takes. */
export type EvaluatePolicyParams = NonNullable<T.EvaluatePolicyData['body']>;

/** What `payments.execute` takes. */
export type ExecutePaymentParams = T.ExecutePaymentData['path'];

/** What `sandbox.expireTestCredential` takes. */
export type ExpireTestCredentialParams = T.ExpireTestCredentialData['path'];

/** What `sandbox.expireTestPhoneAlias` takes. */
export type ExpireTestPhoneAliasParams = T.ExpireTestPhoneAliasData['path'];

/** What `cards.freeze` takes. */
export type FreezeCardParams = T.FreezeCardData['path'];

/** What `wallets.fund` takes. */
export type FundWalletParams = T.FundWalletData['path'] & NonNullable<T.FundWalletData['body']>;

/** What `agents.get` takes. */
export type GetAgentParams = T.GetAgentData['path'];

/** What `trade.getAgreement` takes. */
export type GetAgreementParams = T.GetAgreementData['path'];

/** What `apiKeys.get` takes. */
export type GetApiKeyParams = T.GetApiKeyData['path'];

/** What `approvals.get` takes. */
export type GetApprovalParams = T.GetApprovalData['path'];

/** What `wallets.getBalance` takes. */
export type GetBalanceParams = NonNullable<T.GetBalanceData['query']>;

/** What `wallets.getCapabilities` takes. */
export type GetCapabilitiesParams = NoParams;

/** What `cards.get` takes. */
export type GetCardParams = T.GetCardData['path'];

/** What `cardAuthorizations.get` takes. */
export type GetCardAuthorizationParams = T.GetCardAuthorizationData['path'];

/** What `cards.getLimits` takes. */
export type GetCardLimitsParams = T.GetCardLimitsData['path'];

/** What `claims.getLink` takes. */
export type GetClaimLinkParams = T.GetClaimLinkData['path'];

/** What `contacts.get` takes. */
export type GetContactParams = T.GetContactData['path'];

/** What `credentials.get` takes. */
export type GetCredentialParams = T.GetCredentialData['path'];

/** What `credentials.getArtifact` takes. */
export type GetCredentialArtifactParams = T.GetCredentialArtifactData['path'];

/** What `credentials.getDisclosure` takes. */
export type GetCredentialDisclosureParams = T.GetCredentialDisclosureData['path'] & NonNullable<T.GetCredentialDisclosureData['query']>;

/** What `credentials.getStatus` takes. */
export type GetCredentialStatusParams = T.GetCredentialStatusData['path'];

/** What `identity.getDidDocument` takes. */
export type GetDidDocumentParams = T.GetDidDocumentData['path'];

/** What `wallets.getDrip` takes. */
export type GetDripParams = T.GetDripData['path'];

/** What `events.get` takes. */
export type GetEventParams = T.GetEventData['path'];

/** What `extractions.get` takes. */
export type GetExtractionParams = T.GetExtractionData['path'];

/** What `financingPools.get` takes. */
export type GetFinancingPoolParams = T.GetFinancingPoolData['path'];

/** What `operations.getHealth` takes. */
export type GetHealthParams = NoParams;

/** What `identities.get` takes. */
export type GetIdentityParams = T.GetIdentityData['path'];

/** What `invoices.get` takes. */
export type GetInvoiceParams = T.GetInvoiceData['path'];

/** What `lending.getOffer` takes. */
export type GetLendingOfferParams = T.GetLendingOfferData['path'];

/** What `loans.get` takes. */
export type GetLoanParams = T.GetLoanData['path'];

/** What `accounts.getMe` takes. */
export type GetMeParams = NoParams;

/** What `members.get` takes. */
export type GetMemberParams = T.GetMemberData['path'];

/** What `accounts.getMyTenant` takes. */
export type GetMyTenantParams = NoParams;

/** What `offrampPayments.get` takes. */
export type GetOfframpPaymentParams = T.GetOfframpPaymentData['path'];

/** What `offrampPayments.getClaim` takes. */
export type GetOfframpPaymentClaimParams = T.GetOfframpPaymentClaimData['path'];

/** What `offrampPayments.getRoutes` takes. */
export type GetOfframpPaymentRoutesParams = T.GetOfframpPaymentRoutesData['path'];

/** What `operations.getOpenApiDocument` takes. */
export type GetOpenApiDocumentParams = NoParams;

/** What `identity.getOwnDids` takes. */
export type GetOwnDidsParams = NoParams;

/** What `payments.get` takes. */
export type GetPaymentParams = T.GetPaymentData['path'];

/** What `payments.getClaim` takes. */
export type GetPaymentClaimParams = T.GetPaymentClaimData['path'];

/** What `approvals.getPaymentPolicy` takes. */
export type GetPaymentPolicyParams = NoParams;

/** What `payments.getRoutes` takes. */
export type GetPaymentRoutesParams = T.GetPaymentRoutesData['path'];

/** What `payoutDestinations.get` takes. */
export type GetPayoutDestinationParams = T.GetPayoutDestinationData['path'];

/** What `policies.get` takes. */
export type GetPolicyParams = T.GetPolicyData['path'];

/** What `lending.getPoolPosition` takes. */
export type GetPoolPositionParams = T.GetPoolPositionData['path'];

/** What `protection.getSettings` takes. */
export type GetProtectionSettingsParams = NoParams;

/** What `invoices.getPublic` takes. */
export type GetPublicInvoiceParams = T.GetPublicInvoiceData['path'];

/** What `ramps.get` takes. */
export type GetRampParams = T.GetRampData['path'];

/** What `operations.getReadiness` takes. */
export type GetReadinessParams = NoParams;

/** What `salesOrders.get` takes. */
export type GetSalesOrderParams = T.GetSalesOrderData['path'];

/** What `salesOrders.getDelivery` takes. */
export type GetSalesOrderDeliveryParams = T.GetSalesOrderDeliveryData['path'];

/** What `sandbox.getTestArbiter` takes. */
export type GetTestArbiterParams = NoParams;

/** What `sandbox.getTestChain` takes. */
export type GetTestChainParams = NoParams;

/** What `sandbox.getTestClock` takes. */
export type GetTestClockParams = NoParams;

/** What `sandbox.getTestProvider` takes. */
export type GetTestProviderParams = T.GetTestProviderData['path'];

/** What `treasuryAccounts.get` takes. */
export type GetTreasuryAccountParams = T.GetTreasuryAccountData['path'];

/** What `treasurySweeps.get` takes. */
export type GetTreasurySweepParams = T.GetTreasurySweepData['path'];

/** What `protection.getTwoFactorChallenge` takes. */
export type GetTwoFactorChallengeParams = T.GetTwoFactorChallengeData['path'];

/** What `identity.getVerificationHandoff` takes. */
export type GetVerificationHandoffParams = T.GetVerificationHandoffData['path'];

/** What `identity.getVerificationSession` takes. */
export type GetVerificationSessionParams = T.GetVerificationSessionData['path'];

/** What `wallets.get` takes. */
export type GetWalletParams = T.GetWalletData['path'];

/** What `webhookDeliveries.get` takes. */
export type GetWebhookDeliveryParams = T.GetWebhookDeliveryData['path'];

/** What `webhookEndpoints.get` takes. */
export type GetWebhookEndpointParams = T.GetWebhookEndpointData['path'];

/** What `cards.issue` takes. */
export type IssueCardParams = T.IssueCardData['path'] & NonNullable<T.IssueCardData['body']>;

/** What `lending.issueOffer` takes. */
export type IssueLendingOfferParams = T.IssueLendingOfferData['path'];

/** What `permits.issue` takes. */
export type IssuePermitParams = NonNullable<T.IssuePermitData['body']>;

/** What `sandbox.issueTestCredential` takes. */
export type IssueTestCredentialParams = NonNullable<T.IssueTestCredentialData['body']>;

/** What `agents.list` takes. */
export type ListAgentsParams = NonNullable<T.ListAgentsData['query']>;

/** What `apiKeys.list` takes. */
export type ListApiKeysParams = NonNullable<T.ListApiKeysData['query']>;

/** What `approvals.list` takes. */
export type ListApprovalsParams = NonNullable<T.ListApprovalsData['query']>;

/** What `authorities.list` takes. */
export type ListAuthoritiesParams = T.ListAuthoritiesData['path'] & NonNullable<T.ListAuthoritiesData['query']>;

/** What `cardAuthorizations.list` takes. */
export type ListCardAuthorizationsParams = T.ListCardAuthorizationsData['path'] & NonNullable<T.ListCardAuthorizationsData['query']>;

/** What `contacts.list` takes. */
export type ListContactsParams = NonNullable<T.ListContactsData['query']>;

/** What `credentials.list` takes. */
export type ListCredentialsParams = NonNullable<T.ListCredentialsData['query']>;

/** What `wallets.listDrips` takes. */
export type ListDripsParams = NonNullable<T.ListDripsData['query']>;

/** What `events.list` takes. */
export type ListEventsParams = NonNullable<T.ListEventsData['query']>;

/** What `extractions.list` takes. */
export type ListExtractionsParams = NonNullable<T.ListExtractionsData['query']>;

/** What `financingPools.list` takes. */
export type ListFinancingPoolsParams = NonNullable<T.ListFinancingPoolsData['query']>;

/** What `identities.list` takes. */
export type ListIdentitiesParams = NonNullable<T.ListIdentitiesData['query']>;

/** What `invoices.list` takes. */
export type ListInvoicesParams = NonNullable<T.ListInvoicesData['query']>;

/** What `loans.list` takes. */
export type ListLoansParams = NonNullable<T.ListLoansData['query']>;

/** What `members.list` takes. */
export type ListMembersParams = NonNullable<T.ListMembersData['query']>;

/** What `offrampPayments.list` takes. */
export type ListOfframpPaymentsParams = NonNullable<T.ListOfframpPaymentsData['query']>;

/** What `approvals.listPaymentPolicyVersions` takes. */
export type ListPaymentPolicyVersionsParams = NonNullable<T.ListPaymentPolicyVersionsData['query']>;

/** What `payments.list` takes. */
export type ListPaymentsParams = NonNullable<T.ListPaymentsData['query']>;

/** What `payoutDestinations.list` takes. */
export type ListPayoutDestinationsParams = NonNullable<T.ListPayoutDestinationsData['query']>;

/** What `permits.list` takes. */
export type ListPermitsParams = NonNullable<T.ListPermitsData['query']>;

/** What `phoneAliases.list` takes. */
export type ListPhoneAliasesParams = NonNullable<T.ListPhoneAliasesData['query']>;

/** What `policies.list` takes. */
export type ListPoliciesParams = NonNullable<T.ListPoliciesData['query']>;

/** What `policyAttachments.list` takes. */
export type ListPolicyAttachmentsParams = T.ListPolicyAttachmentsData['path'] & NonNullable<T.ListPolicyAttachmentsData['query']>;

/** What `policyDecisions.list` takes. */
export type ListPolicyDecisionsParams = NonNullable<T.ListPolicyDecisionsData['query']>;

/** What `policyVersions.list` takes. */
export type ListPolicyVersionsParams = T.ListPolicyVersionsData['path'] & NonNullable<T.ListPolicyVersionsData['query']>;

/** What `purchaseOrders.list` takes. */
export type ListPurchaseOrdersParams = NonNullable<T.ListPurchaseOrdersData['query']>;

/** What `ramps.list` takes. */
export type ListRampsParams = NonNullable<T.ListRampsData['query']>;

/** What `salesOrders.list` takes. */
export type ListSalesOrdersParams = NonNullable<T.ListSalesOrdersData['query']>;

/** What `sandbox.listTestMessages` takes. */
export type ListTestMessagesParams = NonNullable<T.ListTestMessagesData['query']>;

/** What `sandbox.listTestReviewCases` takes. */
export type ListTestReviewCasesParams = NonNullable<T.ListTestReviewCasesData['query']>;

/** What `sandbox.listTestWebhookSinkRequests` takes. */
export type ListTestWebhookSinkRequestsParams = T.ListTestWebhookSinkRequestsData['path'] & NonNullable<T.ListTestWebhookSinkRequestsData['query']>;

/** What `treasuryAccounts.list` takes. */
export type ListTreasuryAccountsParams = NonNullable<T.ListTreasuryAccountsData['query']>;

/** What `treasuryRules.list` takes. */
export type ListTreasuryRulesParams = T.ListTreasuryRulesData['path'] & NonNullable<T.ListTreasuryRulesData['query']>;

/** What `treasurySweeps.list` takes. */
export type ListTreasurySweepsParams = T.ListTreasurySweepsData['path'] & NonNullable<T.ListTreasurySweepsData['query']>;

/** What `twoFactorFactors.list` takes. */
export type ListTwoFactorFactorsParams = NonNullable<T.ListTwoFactorFactorsData['query']>;

/** What `walletBindings.list` takes. */
export type ListWalletBindingsParams = T.ListWalletBindingsData['path'] & NonNullable<T.ListWalletBindingsData['query']>;

/** What `cards.list` takes. */
export type ListWalletCardsParams = T.ListWalletCardsData['path'] & NonNullable<T.ListWalletCardsData['query']>;

/** What `wallets.list` takes. */
export type ListWalletsParams = NonNullable<T.ListWalletsData['query']>;

/** What `webhookDeliveries.list` takes. */
export type ListWebhookDeliveriesParams = T.ListWebhookDeliveriesData['path'] & NonNullable<T.ListWebhookDeliveriesData['query']>;

/** What `webhookEndpoints.list` takes. */
export type ListWebhookEndpointsParams = NonNullable<T.ListWebhookEndpointsData['query']>;

/** What `sandbox.pollTestInvoice` takes. */
export type PollTestInvoiceParams = T.PollTestInvoiceData['path'];

/** What `authorities.reactivate` takes. */
export type ReactivateAuthorityParams = T.ReactivateAuthorityData['path'];

/** What `members.reactivate` takes. */
export type ReactivateMemberParams = T.ReactivateMemberData['path'];

/** What `cardAuthorizations.receive` takes. */
export type ReceiveCardAuthorizationParams = NonNullable<T.ReceiveCardAuthorizationData['body']>;

/** What `cards.receiveReversal` takes. */
export type ReceiveCardReversalParams = NonNullable<T.ReceiveCardReversalData['body']>;

/** What `offramp.receiveProviderWebhook` takes. */
export type ReceiveProviderWebhookParams = T.ReceiveProviderWebhookData['path'] & NonNullable<T.ReceiveProviderWebhookData['body']>;

/** What `identity.receiveVerificationWebhook` takes. */
export type ReceiveVerificationWebhookParams = NonNullable<T.ReceiveVerificationWebhookData['body']>;

/** What `salesOrders.recordDelivery` takes. */
export type RecordSalesOrderDeliveryParams = T.RecordSalesOrderDeliveryData['path'] & NonNullable<T.RecordSalesOrderDeliveryData['body']>;

/** What `webhookDeliveries.redeliver` takes. */
export type RedeliverWebhookDeliveryParams = T.RedeliverWebhookDeliveryData['path'];

/** What `sandbox.reevaluateTestPayment` takes. */
export type ReevaluateTestPaymentParams = T.ReevaluateTestPaymentData['path'];

/** What `credentials.refresh` takes. */
export type RefreshCredentialParams = T.RefreshCredentialData['path'];

/** What `invoices.refund` takes. */
export type RefundInvoiceParams = T.RefundInvoiceData['path'];

/** What `members.registerSigner` takes. */
export type RegisterMemberSignerParams = T.RegisterMemberSignerData['path'] & NonNullable<T.RegisterMemberSignerData['body']>;

/** What `purchaseOrders.register` takes. */
export type RegisterPurchaseOrderParams = NonNullable<T.RegisterPurchaseOrderData['body']>;

/** What `sandbox.reinstateTestCredential` takes. */
export type ReinstateTestCredentialParams = T.ReinstateTestCredentialData['path'];

/** What `approvals.reject` takes. */
export type RejectApprovalParams = T.RejectApprovalData['path'] & NonNullable<T.RejectApprovalData['body']>;

/** What `invoices.release` takes. */
export type ReleaseInvoiceParams = T.ReleaseInvoiceData['path'];

/** What `contacts.remove` takes. */
export type RemoveContactParams = T.RemoveContactData['path'];

/** What `members.remove` takes. */
export type RemoveMemberParams = T.RemoveMemberData['path'];

/** What `twoFactorFactors.remove` takes. */
export type RemoveTwoFactorFactorParams = T.RemoveTwoFactorFactorData['path'];

/** What `loans.repay` takes. */
export type RepayLoanParams = T.RepayLoanData['path'] & NonNullable<T.RepayLoanData['body']>;

/** What `webhookEndpoints.replay` takes. */
export type ReplayWebhookEndpointParams = T.ReplayWebhookEndpointData['path'] & NonNullable<T.ReplayWebhookEndpointData['body']>;

/** What `offrampPayments.resendClaim` takes. */
export type ResendOfframpPaymentClaimParams = T.ResendOfframpPaymentClaimData['path'];

/** What `phoneAliases.resendCode` takes. */
export type ResendPhoneAliasCodeParams = T.ResendPhoneAliasCodeData['path'];

/** What `twoFactorFactors.resendCode` takes. */
export type ResendTwoFactorFactorCodeParams = T.ResendTwoFactorFactorCodeData['path'];

/** What `identity.resolveDid` takes. */
export type ResolveDidParams = NonNullable<T.ResolveDidData['query']>;

/** What `identity.resolveDidDocument` takes. */
export type ResolveDidDocumentParams = T.ResolveDidDocumentData['path'];

/** What `sandbox.resolveTestReviewCase` takes. */
export type ResolveTestReviewCaseParams = T.ResolveTestReviewCaseData['path'] & NonNullable<T.ResolveTestReviewCaseData['body']>;

/** What `salesOrders.respondTo` takes. */
export type RespondToSalesOrderParams = T.RespondToSalesOrderData['path'] & NonNullable<T.RespondToSalesOrderData['body']>;

/** What `agents.resume` takes. */
export type ResumeAgentParams = T.ResumeAgentData['path'];

/** What `sandbox.reverseTestCardAuthorization` takes. */
export type ReverseTestCardAuthorizationParams = T.ReverseTestCardAuthorizationData['path'] & NonNullable<T.ReverseTestCardAuthorizationData['body']>;

/** What `apiKeys.revoke` takes. */
export type RevokeApiKeyParams = T.RevokeApiKeyData['path'];

/** What `authorities.revoke` takes. */
export type RevokeAuthorityParams = T.RevokeAuthorityData['path'];

/** What `payoutDestinations.revoke` takes. */
export type RevokePayoutDestinationParams = T.RevokePayoutDestinationData['path'];

/** What `phoneAliases.revoke` takes. */
export type RevokePhoneAliasParams = T.RevokePhoneAliasData['path'];

/** What `sandbox.revokeTestCredential` takes. */
export type RevokeTestCredentialParams = T.RevokeTestCredentialData['path'];

/** What `walletBindings.revoke` takes. */
export type RevokeWalletBindingParams = T.RevokeWalletBindingData['path'];

/** What `walletBindings.rotate` takes. */
export type RotateWalletBindingParams = T.RotateWalletBindingData['path'] & NonNullable<T.RotateWalletBindingData['body']>;

/** What `webhookEndpoints.rotateSecret` takes. */
export type RotateWebhookEndpointSecretParams = T.RotateWebhookEndpointSecretData['path'] & NonNullable<T.RotateWebhookEndpointSecretData['body']>;

/** What `sandbox.runTestTreasuryRule` takes. */
export type RunTestTreasuryRuleParams = T.RunTestTreasuryRuleData['path'];

/** What `sandbox.runTestWebhookDeliveries` takes. */
export type RunTestWebhookDeliveriesParams = NoParams;

/** What `offrampPayments.selectRoute` takes. */
export type SelectOfframpPaymentRouteParams = T.SelectOfframpPaymentRouteData['path'] & NonNullable<T.SelectOfframpPaymentRouteData['body']>;

/** What `payments.selectRoute` takes. */
export type SelectPaymentRouteParams = T.SelectPaymentRouteData['path'] & NonNullable<T.SelectPaymentRouteData['body']>;

/** What `claims.sendOtp` takes. */
export type SendClaimOtpParams = T.SendClaimOtpData['path'];

/** What `invoices.send` takes. */
export type SendInvoiceParams = T.SendInvoiceData['path'];

/** What `sandbox.sendTestProviderWebhook` takes. */
export type SendTestProviderWebhookParams = NonNullable<T.SendTestProviderWebhookData['body']>;

/** What `protection.sendTwoFactorChallengeCode` takes. */
export type SendTwoFactorChallengeCodeParams = T.SendTwoFactorChallengeCodeData['path'] & NonNullable<T.SendTwoFactorChallengeCodeData['body']>;

/** What `cards.setLimits` takes. */
export type SetCardLimitsParams = T.SetCardLimitsData['path'] & NonNullable<T.SetCardLimitsData['body']>;

/** What `payoutDestinations.setDefault` takes. */
export type SetDefaultPayoutDestinationParams = T.SetDefaultPayoutDestinationData['path'];

/** What `wallets.setDirectoryHandle` takes. */
export type SetDirectoryHandleParams = NonNullable<T.SetDirectoryHandleData['body']>;

/** What `approvals.setPaymentPolicy` takes. */
export type SetPaymentPolicyParams = NonNullable<T.SetPaymentPolicyData['body']>;

/** What `sandbox.setTestChain` takes. */
export type SetTestChainParams = NonNullable<T.SetTestChainData['body']>;

/** What `sandbox.setTestFeatures` takes. */
export type SetTestFeaturesParams = NonNullable<T.SetTestFeaturesData['body']>;

/** What `sandbox.setTestPolicyEnforcement` takes. */
export type SetTestPolicyEnforcementParams = NonNullable<T.SetTestPolicyEnforcementData['body']>;

/** What `sandbox.setTestPolicySubsystem` takes. */
export type SetTestPolicySubsystemParams = NonNullable<T.SetTestPolicySubsystemData['body']>;

/** What `sandbox.setTestProviderControls` takes. */
export type SetTestProviderControlsParams = T.SetTestProviderControlsData['path'] & NonNullable<T.SetTestProviderControlsData['body']>;

/** What `sandbox.setTestScreening` takes. */
export type SetTestScreeningParams = NonNullable<T.SetTestScreeningData['body']>;

/** What `approvals.sign` takes. */
export type SignApprovalParams = T.SignApprovalData['path'] & NonNullable<T.SignApprovalData['body']>;

/** What `payments.sign` takes. */
export type SignPaymentParams = T.SignPaymentData['path'] & NonNullable<T.SignPaymentData['body']>;

/** What `identity.simulateVerificationSession` takes. */
export type SimulateVerificationSessionParams = T.SimulateVerificationSessionData['path'] & NonNullable<T.SimulateVerificationSessionData['body']>;

/** What `walletBindings.start` takes. */
export type StartWalletBindingParams = T.StartWalletBindingData['path'] & NonNullable<T.StartWalletBindingData['body']>;

/** What `sandbox.stepTestProvider` takes. */
export type StepTestProviderParams = T.StepTestProviderData['path'] & NonNullable<T.StepTestProviderData['body']>;

/** What `salesOrders.submit` takes. */
export type SubmitSalesOrderParams = T.SubmitSalesOrderData['path'];

/** What `agents.suspend` takes. */
export type SuspendAgentParams = T.SuspendAgentData['path'];

/** What `authorities.suspend` takes. */
export type SuspendAuthorityParams = T.SuspendAuthorityData['path'];

/** What `members.suspend` takes. */
export type SuspendMemberParams = T.SuspendMemberData['path'];

/** What `sandbox.suspendTestCredential` takes. */
export type SuspendTestCredentialParams = T.SuspendTestCredentialData['path'];

/** What `webhookEndpoints.test` takes. */
export type TestWebhookEndpointParams = T.TestWebhookEndpointData['path'];

/** What `cards.unfreeze` takes. */
export type UnfreezeCardParams = T.UnfreezeCardData['path'];

/** What `authorities.update` takes. */
export type UpdateAuthorityParams = T.UpdateAuthorityData['path'] & NonNullable<T.UpdateAuthorityData['body']>;

/** What `members.update` takes. */
export type UpdateMemberParams = T.UpdateMemberData['path'] & NonNullable<T.UpdateMemberData['body']>;

/** What `accounts.updateMyTenant` takes. */
export type UpdateMyTenantParams = NonNullable<T.UpdateMyTenantData['body']>;

/** What `payoutDestinations.update` takes. */
export type UpdatePayoutDestinationParams = T.UpdatePayoutDestinationData['path'] & NonNullable<T.UpdatePayoutDestinationData['body']>;

/** What `protection.updateSettings` takes. */
export type UpdateProtectionSettingsParams = NonNullable<T.UpdateProtectionSettingsData['body']>;

/** What `salesOrders.updateTerms` takes. */
export type UpdateSalesOrderTermsParams = T.UpdateSalesOrderTermsData['path'] & NonNullable<T.UpdateSalesOrderTermsData['body']>;

/** What `sandbox.updateTestWebhookSink` takes. */
export type UpdateTestWebhookSinkParams = T.UpdateTestWebhookSinkData['path'] & NonNullable<T.UpdateTestWebhookSinkData['body']>;

/** What `treasuryRules.update` takes. */
export type UpdateTreasuryRuleParams = T.UpdateTreasuryRuleData['path'] & NonNullable<T.UpdateTreasuryRuleData['body']>;

/** What `webhookEndpoints.update` takes. */
export type UpdateWebhookEndpointParams = T.UpdateWebhookEndpointData['path'] & NonNullable<T.UpdateWebhookEndpointData['body']>;

/** What `claims.verifyOtp` takes. */
export type VerifyClaimOtpParams = T.VerifyClaimOtpData['path'] & NonNullable<T.VerifyClaimOtpData['body']>;

/** What `payoutDestinations.verify` takes. */
export type VerifyPayoutDestinationParams = T.VerifyPayoutDestinationData['path'] & NonNullable<T.VerifyPayoutDestinationData['body']>;

/** What `phoneAliases.verify` takes. */
export type VerifyPhoneAliasParams = T.VerifyPhoneAliasData['path'] & NonNullable<T.VerifyPhoneAliasData['body']>;

/** What `identity.verifyPresentation` takes. */
export type VerifyPresentationParams = NonNullable<T.VerifyPresentationData['body']>;

/** What `protection.verifyTwoFactorChallenge` takes. */
export type VerifyTwoFactorChallengeParams = T.VerifyTwoFactorChallengeData['path'] & NonNullable<T.VerifyTwoFactorChallengeData['body']>;

/** What `twoFactorFactors.verify` takes. */
export type VerifyTwoFactorFactorParams = T.VerifyTwoFactorFactorData['path'] & NonNullable<T.VerifyTwoFactorFactorData['body']>;

/** What `walletBindings.verify` takes. */
export type VerifyWalletBindingParams = T.VerifyWalletBindingData['path'] & NonNullable<T.VerifyWalletBindingData['body']>;

/** What `lending.withdrawFromPool` takes. */
export type WithdrawFromPoolParams = T.WithdrawFromPoolData['path'] & NonNullable<T.WithdrawFromPoolData['body']>;

/** Every error that the service answers. */
export type ApiError = T.AccountChainMismatchError
  | T.AccountNotReadyError
  | T.AgentNotFoundError
  | T.AgentSuspendedError
  | T.AgreementNotFoundError
  | T.AliasOtpExpiredError
  | T.AliasOtpInvalidError
  | T.AliasOtpTooManyAttemptsError
  | T.AlreadySignedError
  | T.AlreadyVotedError
  | T.AmbiguousPaymentBodyError
  | T.AmountExceedsCapError
  | T.ApiKeyExpiredError
  | T.ApiKeyInvalidError
  | T.ApiKeyLimitReachedError
  | T.ApiKeyNotFoundError
  | T.ApiKeyRequiredError
  | T.ApiKeyRevokedError
  | T.ApprovalGroupMismatchError
  | T.ApprovalNotFoundError
  | T.ApprovalNotPendingError
  | T.ApprovalRequiresMemberError
  | T.ApprovalSignatureInvalidError
  | T.AuthorityActionsRequiredError
  | T.AuthorityAlreadyAttestedError
  | T.AuthorityMissingError
  | T.AuthorityNotActiveError
  | T.AuthorityNotFoundError
  | T.AuthorityRevokedError
  | T.BalanceUnavailableError
  | T.BodyTooLargeError
  | T.CancelConflictError
  | T.CardAuthorizationConflictError
  | T.CardAuthorizationNotFoundError
  | T.CardNotFoundError
  | T.ChainUnavailableError
  | T.ChallengeNotFoundError
  | T.ClaimLinkGoneError
  | T.ClaimNotFoundError
  | T.ClaimOtpExpiredError
  | T.ClaimOtpInvalidError
  | T.ClaimOtpTooManyAttemptsError
  | T.ClaimTicketGoneError
  | T.ContactExistsError
  | T.ContactNotFoundError
  | T.CredentialArtifactNotAvailableError
  | T.CredentialNotFoundError
  | T.CredentialNotRefreshableError
  | T.DeliveryNotFoundError
  | T.DeliveryRecordNotFoundError
  | T.DestinationExistsError
  | T.DestinationIdentifierRequiredError
  | T.DestinationNotActiveError
  | T.DestinationNotEligibleError
  | T.DestinationNotFoundError
  | T.DestinationNotVerifiedError
  | T.DestinationRailConstraintError
  | T.DestinationRailNotAvailableError
  | T.DestinationRevokedError
  | T.DestinationSignatureInvalidError
  | T.DestinationTypeRequiredError
  | T.DestinationVerifyNotAvailableError
  | T.DidNotResolvableError
  | T.DisclosureNotAvailableError
  | T.DripNotFoundError
  | T.EmailNotFoundError
  | T.EmptyBodyError
  | T.EndpointDisabledError
  | T.EndpointLimitReachedError
  | T.EndpointNotFoundError
  | T.EnvelopeInvalidError
  | T.EventNotFoundError
  | T.ExtractionFieldsMissingError
  | T.ExtractionFlagsOpenError
  | T.ExtractionNotFoundError
  | T.ExtractionUnavailableError
  | T.FactorExistsError
  | T.FactorNotFoundError
  | T.FaucetNotAvailableError
  | T.FaucetRateLimitedError
  | T.FieldNotCorrectableError
  | T.FundingModeNotAvailableError
  | T.HandleReservedError
  | T.HandleTakenError
  | T.HandoffGoneError
  | T.IdempotencyInProgressError
  | T.IdempotencyKeyRequiredError
  | T.IdempotencyKeyReusedError
  | T.IdentityNotFoundError
  | T.IdentityRequiredError
  | T.InsufficientFundsError
  | T.InsufficientScopeError
  | T.InternalErrorError
  | T.InvalidAmountError
  | T.InvalidApprovalWeightError
  | T.InvalidDestinationAddressError
  | T.InvalidDidError
  | T.InvalidJsonError
  | T.InvalidPaymentBodyError
  | T.InvalidPhoneError
  | T.InvalidPolicyRuleError
  | T.InvalidTransitionError
  | T.InvalidUrlError
  | T.InvalidUsdAmountError
  | T.InvalidWalletAddressError
  | T.InviteContactRequiredError
  | T.InvoiceHasFundsError
  | T.InvoiceNotFoundError
  | T.InvoiceNothingToRefundError
  | T.InvoicePartiesNotDistinctError
  | T.IpNotAllowedError
  | T.LastOwnerError
  | T.LegalNameRequiredError
  | T.LoanNotFoundError
  | T.MemberExistsError
  | T.MemberIdRequiredError
  | T.MemberNotActiveError
  | T.MemberNotFoundError
  | T.MemberSessionRequiredError
  | T.NewPayeeNotSavedError
  | T.NoSignerAddressError
  | T.NotImplementedError
  | T.NotOrderPartyError
  | T.NotSenderError
  | T.NoteRequiredError
  | T.OfferExpiredError
  | T.OfferNotFoundError
  | T.OfferOpenError
  | T.OrderNotFinanceableError
  | T.OrgAccountNotReadyError
  | T.OrgAttestationInvalidError
  | T.OrgMultisigNotDeployedError
  | T.PayeeCoolingOffError
  | T.PayeeNotFoundError
  | T.PaymentNotFoundError
  | T.PaymentPolicyAlreadyAttestedError
  | T.PaymentPolicyNotFoundError
  | T.PaymentPolicyUnknownKeyError
  | T.PermitRequiredError
  | T.PhoneAliasExistsError
  | T.PhoneAliasNotFoundError
  | T.PolicyAttachedError
  | T.PolicyAttachmentNotFoundError
  | T.PolicyDeniedError
  | T.PolicyNotFoundError
  | T.PolicySubjectAttachedError
  | T.PolicyUnavailableError
  | T.PoolCapExceededError
  | T.PoolNotFoundError
  | T.PoolPhaseError
  | T.PortNotAllowedError
  | T.PresentationReplayedError
  | T.PrincipalBelowMinimumError
  | T.PrincipalExceedsLimitError
  | T.PrivateHostBlockedError
  | T.ProviderUnavailableError
  | T.PurchaseOrderNotAcceptedError
  | T.PurchaseOrderNotFoundError
  | T.RampAmountTooLargeError
  | T.RampDailyCapError
  | T.RampNotFoundError
  | T.RampProviderNotAvailableError
  | T.RateLimitedError
  | T.RecipientAmbiguousError
  | T.RecipientConsentRequiredError
  | T.RecipientNotRoutableError
  | T.RecipientRequiredError
  | T.RecipientUnresolvedError
  | T.RequestSignatureInvalidError
  | T.RequestSignatureRequiredError
  | T.RequestSignatureStaleError
  | T.RequestSigningNotConfiguredError
  | T.ReviewCaseNotFoundError
  | T.ReviewCaseNotOpenError
  | T.ReviewCaseResolvedError
  | T.RoleNotPermittedError
  | T.RouteNotFoundError
  | T.RouteNotSelectedError
  | T.RouteQuoteExpiredError
  | T.RouteQuoteNotAvailableError
  | T.SalesOrderNotFoundError
  | T.SandboxOnlyError
  | T.SchemeNotAllowedError
  | T.SelfApprovalForbiddenError
  | T.SettlementInFlightError
  | T.SignatureInvalidError
  | T.SignerSignatureInvalidError
  | T.SimulateNotAvailableError
  | T.SmartAccountNotLinkedError
  | T.SweepNotFoundError
  | T.TenantAmbiguousError
  | T.TenantExistsError
  | T.TenantNotFoundError
  | T.TenantRequiredError
  | T.TenantSuspendedError
  | T.TreasuryAccountNotFoundError
  | T.TreasuryBucketNotFoundError
  | T.TreasuryRuleNotFoundError
  | T.TryAgainError
  | T.TwofaAgentNotPermittedError
  | T.TwofaBindingMismatchError
  | T.TwofaChallengeExpiredError
  | T.TwofaChallengeNotRedeemableError
  | T.TwofaFactorRequiredError
  | T.TwofaInvalidCodeError
  | T.TwofaNotEnrolledError
  | T.TwofaRequiredError
  | T.TwofaTooManyAttemptsError
  | T.UnauthenticatedError
  | T.UnknownEligibilityActionError
  | T.UnknownProviderError
  | T.UnrecognizedPaymentBodyError
  | T.UnsupportedContentTypeError
  | T.UnsupportedNetworkError
  | T.UnsupportedRecipientKindError
  | T.UploadNotFoundError
  | T.ValidationFailedError
  | T.VerificationSessionNotFoundError
  | T.VerificationSessionNotStartedError
  | T.VerificationSessionTerminalError
  | T.WalletAlreadyBoundError
  | T.WalletBindingNoChallengeError
  | T.WalletBindingNotActiveError
  | T.WalletBindingNotFoundError
  | T.WalletBindingNotPendingError
  | T.WalletBindingNotRotatingError
  | T.WalletBindingRotationStaleError
  | T.WalletBindingSignatureInvalidError
  | T.WalletNotDeployableError
  | T.WalletNotDeployedError
  | T.WalletNotFoundError
  | T.WalletProvisioningNotAvailableError
  | T.WebhookReplayWindowError
  | T.WebhookSignatureInvalidError
  | T.WebhookSinkNotFoundError;

/** A delivery's payload, narrowed by `type`. A newer service may send types that are not in it yet. */
export type WebhookEvent = T.ApiKeyEvent
  | T.ApprovalEvent
  | T.AuthorityEvent
  | T.CardAuthorizationEvent
  | T.CardEvent
  | T.ClaimEvent
  | T.CredentialEvent
  | T.DeliveryRecordEvent
  | T.DripEvent
  | T.EndpointEvent
  | T.InvoiceEvent
  | T.LendingOfferEvent
  | T.LoanEvent
  | T.MemberEvent
  | T.MultisigPaymentEvent
  | T.PaymentEvent
  | T.PaymentPolicyEvent
  | T.PayoutDestinationEvent
  | T.PhoneAliasEvent
  | T.PolicyAttachmentEvent
  | T.PolicyEvent
  | T.PurchaseOrderEvent
  | T.RampEvent
  | T.ReviewCaseEvent
  | T.SalesOrderEvent
  | T.TreasurySweepEvent
  | T.VerificationSessionEvent
  | T.WalletBindingEvent
  | T.WalletEvent;

/** Every operation by its id. */
export interface Methods {
  /**
   * Accept a claim
   *
   * Binds the claim to the caller's tenant. A phone number becomes the tenant's ACTIVE alias, and another tenant that had it loses it. A DID that is reserved for the contact becomes the tenant's own. The ticket works once, within 60 minutes. The claim stays OPEN, and the payment PENDING_CLAIM, until the tenant has an ACTIVE business credential and an ACTIVE destination; `nextSteps` names what is missing. The claim's expiry runs on meanwhile. If nothing is missing, the claim locks at once. If the sender has cancelled first, the answer is 410 CLAIM_LINK_GONE. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/claims/accept` · scope ramps:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROUTE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CLAIM_TICKET_GONE, CLAIM_LINK_GONE
   */
  acceptClaim(params: AcceptClaimParams, options?: CallOptions): Call<T.AcceptClaimResponse, T.AcceptClaimError>;
  /**
   * Accept a lending offer
   *
   * By the borrower, before the deadline. A signature over offerDigest is optional; given, it has to be the borrower address's, by EIP-1271 for a contract.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/offers/{id}/accept` · scope lending:write
   *
   * Errors beside the common ones: SIGNATURE_INVALID, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, NOT_ORDER_PARTY, SANDBOX_ONLY, OFFER_NOT_FOUND, OFFER_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  acceptLendingOffer(params: AcceptLendingOfferParams, options?: CallOptions): Call<T.AcceptLendingOfferResponse, T.AcceptLendingOfferError>;
  /**
   * Accept a purchase order as its supplier
   *
   * By the supplier's tenant, or by the borrower's where the supplier is only a wallet. minPrincipal above the face amount is INVALID_AMOUNT.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/purchase-orders/{id}/accept` · scope lending:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, PURCHASE_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  acceptPurchaseOrder(params: AcceptPurchaseOrderParams, options?: CallOptions): Call<T.AcceptPurchaseOrderResponse, T.AcceptPurchaseOrderError>;
  /**
   * Accept the delivery of an order
   *
   * By the buyer, once. Where both tenants have organization accounts a DRAFT invoice over the order's total is created, with the buyer as payer and the seller as payee; else invoiceId stays null.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/delivery/accept` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  acceptSalesOrderDelivery(params: AcceptSalesOrderDeliveryParams, options?: CallOptions): Call<T.AcceptSalesOrderDeliveryResponse, T.AcceptSalesOrderDeliveryError>;
  /**
   * Advance the test clock
   *
   * Moves the tenant's test clock forward, and runs what falls due before it answers: timers, sweeps and expiries. Provider polls and webhook retries follow the real clock. A payment follows the clock of its sender. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/clock`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  advanceTestClock(params: AdvanceTestClockParams, options?: CallOptions): Call<T.AdvanceTestClockResponse, T.AdvanceTestClockError>;
  /**
   * Anchor a credential on chain
   *
   * Sends the Merkle root of the credential's claims to the chain, and waits for the transaction. From then on its claims can be disclosed one by one. It needs a signed, ACTIVE credential that is not anchored yet; any other is INVALID_TRANSITION. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/anchor`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  anchorTestCredential(params: AnchorTestCredentialParams, options?: CallOptions): Call<T.AnchorTestCredentialResponse, T.AnchorTestCredentialError>;
  /**
   * Approve the facts into an agreement
   *
   * Refused while a flag is OPEN, and while a critical fact is empty although its flag is RESOLVED. The answer names the agreement.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/extractions/{id}/approve` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, EXTRACTION_NOT_FOUND, EXTRACTION_FLAGS_OPEN, EXTRACTION_FIELDS_MISSING, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  approveExtraction(params: ApproveExtractionParams, options?: CallOptions): Call<T.ApproveExtractionResponse, T.ApproveExtractionError>;
  /**
   * Vote on an intent that needs approval
   *
   * Votes on the pending approval request of an intent, with APPROVE by default. The rules and errors are those of a vote on the approval request, but the response is the payment, and APPROVAL_NOT_PENDING is 400. Only a member session of the sender may vote; an API key gets APPROVAL_REQUIRES_MEMBER, whatever the payment's state. The initiator cannot vote. When the votes have enough weight, the payment moves on at once. A REJECT ends it: CANCELED, or REFUND_PENDING if it is funded. A legacy payment is INVALID_TRANSITION with `details.generation`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/approve` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, APPROVAL_NOT_PENDING, NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, APPROVAL_REQUIRES_MEMBER, NOT_SENDER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, PAYMENT_NOT_FOUND, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  approvePayment(params: ApprovePaymentParams, options?: CallOptions): Call<T.ApprovePaymentResponse, T.ApprovePaymentError>;
  /**
   * Attach a policy to a subject
   *
   * A wallet, card, agent or treasury account of the tenant; an account's policy covers all its buckets. A subject has one policy at most, this one or another: detach first. From now on it judges what the subject pays, as far as the enforcement mode says. Agent keys never write policies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies/{id}/attachments` · scope policies:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, WALLET_NOT_FOUND, CARD_NOT_FOUND, AGENT_NOT_FOUND, TREASURY_ACCOUNT_NOT_FOUND, POLICY_SUBJECT_ATTACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  attachPolicy(params: AttachPolicyParams, options?: CallOptions): Call<T.AttachPolicyResponse, T.AttachPolicyError>;
  /**
   * Back a grant by the organization multisig
   *
   * The signature is the combined blob of the multisig over the EIP-712 hash of attestation.message; domain: the name of the service, version 1, the chain of the multisig, verifyingContract 0x5afeba0000000000000000000000000000000002. The multisig is asked on chain by isValidSignature, never the caller: anyone with members:manage may send it, the subject included. The AUTHORITY_DELEGATION credential and the grant change in one transaction after that call.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities/{authorityId}/attest` · scope members:manage
   *
   * Errors beside the common ones: ORG_ATTESTATION_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_NOT_ACTIVE, AUTHORITY_ALREADY_ATTESTED, ORG_MULTISIG_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  attestAuthority(params: AttestAuthorityParams, options?: CallOptions): Call<T.AttestAuthorityResponse, T.AttestAuthorityError>;
  /**
   * Back the policy by the organization multisig
   *
   * For the version in force. The signature is the combined blob of the multisig over the EIP-712 hash of attestation.message, in the domain of authority attestations; the multisig is asked on chain by isValidSignature. Issues the PAYMENT_POLICY credential. Attesting twice is 400 here, 409 on authorities.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payment-policy/attest` · scope policies:write
   *
   * Errors beside the common ones: PAYMENT_POLICY_ALREADY_ATTESTED, ORG_ATTESTATION_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, PAYMENT_POLICY_NOT_FOUND, ORG_MULTISIG_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  attestPaymentPolicy(params: AttestPaymentPolicyParams, options?: CallOptions): Call<T.AttestPaymentPolicyResponse, T.AttestPaymentPolicyError>;
  /**
   * Cancel an invoice
   *
   * Only a DRAFT, or a SENT invoice before funds arrive; any later status is INVALID_TRANSITION. The escrow of a SENT one is read first: anything in it is INVOICE_HAS_FUNDS, and when it cannot be read BALANCE_UNAVAILABLE. Partial funds leave through expiry and refund.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/cancel` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, INVOICE_NOT_FOUND, INVOICE_HAS_FUNDS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, BALANCE_UNAVAILABLE
   */
  cancelInvoice(params: CancelInvoiceParams, options?: CallOptions): Call<T.CancelInvoiceResponse, T.CancelInvoiceError>;
  /**
   * Cancel a payment
   *
   * Cancels a payment that is not funded yet. Only the sender may. A reservation alone does not count as funding. Cancelling releases the reservation, ends the quotes, closes an open approval request and cancels an OPEN claim. A deposit that is not confirmed yet goes back to `refundAddress`. A payment that is funded or has ended answers CANCEL_CONFLICT, and so does one whose claim was locked first.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/cancel` · scope ramps:write
   *
   * Errors beside the common ones: REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CANCEL_CONFLICT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  cancelOfframpPayment(params: CancelOfframpPaymentParams, options?: CallOptions): Call<T.CancelOfframpPaymentResponse, T.CancelOfframpPaymentError>;
  /**
   * Cancel a payment of either generation
   *
   * Cancels an intent or a legacy payment. An intent is cancelled as on the off-ramp surface: only by its sender, and only while it is not funded; it becomes CANCELED. A legacy payment is cancelled before it is EXECUTING; it becomes CANCELLED, nothing happens on the chain, and its nonce is free again. Later and ended payments are CANCEL_CONFLICT. The recipient gets NOT_SENDER. The response about a legacy payment carries Deprecation, Sunset and Link.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/cancel` · scope payments:create
   *
   * Errors beside the common ones: REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CANCEL_CONFLICT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  cancelPayment(params: CancelPaymentParams, options?: CallOptions): Call<T.CancelPaymentResponse, T.CancelPaymentError>;
  /**
   * Cancel a sales order
   *
   * By the buyer, in DRAFT, SUBMITTED or CHANGES_REQUESTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/cancel` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  cancelSalesOrder(params: CancelSalesOrderParams, options?: CallOptions): Call<T.CancelSalesOrderResponse, T.CancelSalesOrderError>;
  /**
   * Give a rotation up
   *
   * bindingId names the PENDING binding that rotate answered; it becomes REVOKED, and its predecessor stays ACTIVE. Any other binding is refused.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/cancel-rotation` · scope identity:write
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_ROTATING, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  cancelWalletRotation(params: CancelWalletRotationParams, options?: CallOptions): Call<T.CancelWalletRotationResponse, T.CancelWalletRotationError>;
  /**
   * Check whether an order is paid
   *
   * By either party, in every status. The linked invoice RELEASED settles with source INVOICE, else the loan of the order's purchase order REPAID with source LOAN; a DELIVERED order that is settled becomes COMPLETED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/settlement-check` · scope trade:write
   *
   * Errors beside the common ones: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  checkSalesOrderSettlement(params: CheckSalesOrderSettlementParams, options?: CallOptions): Call<T.CheckSalesOrderSettlementResponse, T.CheckSalesOrderSettlementError>;
  /**
   * Clear the overrides of a provider
   *
   * Removes all overrides of a provider. Repeating it changes nothing. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/test/providers/{provider}`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, SANDBOX_ONLY
   */
  clearTestProviderControls(params: ClearTestProviderControlsParams, options?: CallOptions): Call<T.ClearTestProviderControlsResponse, T.ClearTestProviderControlsError>;
  /**
   * Lock the money against the selected route
   *
   * Confirms the selected quote: exactly this quote will be paid. Only the recipient may. Nothing is selected by itself, not even a single quote. If the quote has expired, the request is refused and a fresh set is quoted. Quote, destination and policy are checked once more. If a reason to hold has come up since, the answer is 200 with the held payment, and no money is locked. Otherwise the status is FUNDS_LOCKED, and the payment is submitted by itself.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/confirm` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  confirmOfframpPayment(params: ConfirmOfframpPaymentParams, options?: CallOptions): Call<T.ConfirmOfframpPaymentResponse, T.ConfirmOfframpPaymentError>;
  /**
   * Lock the money of an intent against its route
   *
   * Confirms the selected quote of an intent: exactly this quote will be paid, and the execution starts by itself. Only the recipient may. Nothing is selected by itself. If the quote has expired, the request is refused and a fresh set is quoted. If a reason to hold has come up since, the answer is 200 with the held payment, and no money is locked. A legacy payment is INVALID_TRANSITION with `details.generation`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/confirm` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  confirmPayment(params: ConfirmPaymentParams, options?: CallOptions): Call<T.ConfirmPaymentResponse, T.ConfirmPaymentError>;
  /**
   * Correct a fact
   *
   * In REVIEW, one fact at a time, among the thirteen names. The checks run again: flags whose check now passes are RESOLVED, new ones are raised.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/extractions/{id}/corrections` · scope trade:write
   *
   * Errors beside the common ones: FIELD_NOT_CORRECTABLE, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, EXTRACTION_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  correctExtraction(params: CorrectExtractionParams, options?: CallOptions): Call<T.CorrectExtractionResponse, T.CorrectExtractionError>;
  /**
   * Create an agent
   *
   * Creates an agent: a program that acts for the tenant through API keys of its own. Only a member session may. An API key with `agent: true` and without `agentId` creates its agent by itself. Create the agent first to give it several keys, or a policy before it acts.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/agents` · scope members:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createAgent(params: CreateAgentParams, options?: CallOptions): Call<T.CreateAgentResponse, T.CreateAgentError>;
  /**
   * Issue an API key
   *
   * Issues an API key; only a member session of role OWNER or ADMIN may. The answer shows the key once: only its hash is kept. A key never holds a scope that the creator's role lacks. An agent's key never holds `policies:write`, `members:manage` or `webhooks:manage`. Only an OWNER may name another member in `memberId`, and that member has to be ACTIVE. `agent: true` without `agentId` creates an agent with the name of the key. A tenant has at most 100 keys that are not revoked.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/api-keys`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND, AGENT_NOT_FOUND, API_KEY_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createApiKey(params: CreateApiKeyParams, options?: CallOptions): Call<T.CreateApiKeyResponse, T.CreateApiKeyError>;
  /**
   * Grant authority to a member
   *
   * Only an ACTIVE member can hold authority, and nobody grants it to themselves, save the only ACTIVE OWNER. It counts at once; the attestation says what the organization multisig may sign to back it with a credential, and stays the same for this version. The DIDs of member and organization are created when they are missing. Limits are in USD; a per-transaction limit above the daily one, or a daily above the monthly, is refused.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities` · scope members:manage
   *
   * Errors beside the common ones: AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createAuthority(params: CreateAuthorityParams, options?: CallOptions): Call<T.CreateAuthorityResponse, T.CreateAuthorityError>;
  /**
   * Get a key for a phone wallet
   *
   * With it a client pushes the card into a phone wallet (nonce required), or shows it (no nonce). Good for 900 s, shown once. Vendor B takes neither signature nor certificates, else VALIDATION_FAILED. A frozen card is INVALID_TRANSITION, the crypto-funded provider WALLET_PROVISIONING_NOT_AVAILABLE. Five a minute and IP address; beyond that 429 with Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/cards/{id}/ephemeral-keys` · scope cards:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, WALLET_PROVISIONING_NOT_AVAILABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createCardEphemeralKey(params: CreateCardEphemeralKeyParams, options?: CallOptions): Call<T.CreateCardEphemeralKeyResponse, T.CreateCardEphemeralKeyError>;
  /**
   * Save a payee
   *
   * For the whole tenant. While protection is enabled, only saved payees are paid, and only from availableAt on: the cooling-off of this moment counts, none where protection is off. A contact never changes: remove it and save it anew, which begins a new cooling-off. Payees match by the target as a request names it, before it is resolved; own wallets and own payees need no contact. Member sessions only, no scope.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/contacts`
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, CONTACT_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createContact(params: CreateContactParams, options?: CallOptions): Call<T.CreateContactResponse, T.CreateContactError>;
  /**
   * Reserve a payment DID for a contact
   *
   * Reserves a payment DID for a person who has not joined yet, named by exactly one e-mail address or phone number. The same contact has the same DID for every tenant: if it is reserved already, or claimed, that reservation is answered with 200. The DID can be paid at once, and payments wait in PENDING_CLAIM. Verifying the phone number, accepting a claim, or a session of the e-mail address claims the reservation: its tenant gets the DID, or an alias if it has a payable DID already. A handle that belongs to somebody else is HANDLE_RESERVED, and the first handle of a contact stays. Without a contact the answer is INVITE_CONTACT_REQUIRED, with both VALIDATION_FAILED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/dids/reservations` · scope identity:write
   *
   * Errors beside the common ones: INVITE_CONTACT_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, HANDLE_RESERVED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createDidReservation(params: CreateDidReservationParams, options?: CallOptions): Call<T.CreateDidReservationResponse, T.CreateDidReservationError>;
  /**
   * Get test money into an account
   *
   * Sends test money to the acting member's smart account or to the organization account. A confirmed usdc drip also credits the tenant's internal balance with the same amount. A live deployment, and an account on a main chain, answer FAUCET_NOT_AVAILABLE. The account does not have to be deployed. A missing smart account is SMART_ACCOUNT_NOT_LINKED, a FAILED one WALLET_NOT_DEPLOYABLE, and a missing or FAILED organization account ORG_ACCOUNT_NOT_READY. Without a body the smart account gets 250 usdc; one drip gives at most 1000 usdc or 0.02 eth. An address gets at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; beyond that the answer is 403 with Retry-After. FAILED drips do not count. Read the drip until it is CONFIRMED before you spend the money.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `account`, `asset`, `amount` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/faucet/drips` · scope wallets:fund
   *
   * Errors beside the common ones: INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, SMART_ACCOUNT_NOT_LINKED, ORG_ACCOUNT_NOT_READY, WALLET_NOT_DEPLOYABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createDrip(params?: CreateDripParams, options?: CallOptions): Call<T.CreateDripResponse, T.CreateDripError>;
  /**
   * Extract the facts of a document
   *
   * Reads an own upload. Text, JSON and the text layer of a PDF give facts: lines such as "Invoice No.: BH-2041", or members of the same names. Images and scans give none. The checks raise flags: a critical fact that is absent, a total that does not add up, a fact without the form of its field. A document that is malformed, or that takes more time or memory to read than a document may, is VALIDATION_FAILED. Documents wait for their turn to be read; while too many wait, the answer is EXTRACTION_UNAVAILABLE with Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/extractions` · scope trade:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, UPLOAD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, EXTRACTION_UNAVAILABLE
   */
  createExtraction(params: CreateExtractionParams, options?: CallOptions): Call<T.CreateExtractionResponse, T.CreateExtractionError>;
  /**
   * Create a financing pool
   *
   * In SUBSCRIPTION from now on; the windows follow each other on the tenant's clock. Its rate, tenor and grace become those of its offers.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/pools` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createFinancingPool(params: CreateFinancingPoolParams, options?: CallOptions): Call<T.CreateFinancingPoolResponse, T.CreateFinancingPoolError>;
  /**
   * Make an identity
   *
   * A tenant or member has one; where it exists already, it is answered with 200. Credentials make it by themselves.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities` · scope identity:write
   *
   * Errors beside the common ones: MEMBER_ID_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createIdentity(params: CreateIdentityParams, options?: CallOptions): Call<T.CreateIdentityResponse, T.CreateIdentityError>;
  /**
   * Draft an invoice
   *
   * Payer, payee and arbiter are three different addresses, whatever their letter case: else INVOICE_PARTIES_NOT_DISTINCT; the arbiter is the platform's by default. expiresAt has to lie ahead, else VALIDATION_FAILED; without one it will be 30 days after sending. The draft has no escrow yet and is not public.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, INVOICE_PARTIES_NOT_DISTINCT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createInvoice(params: CreateInvoiceParams, options?: CallOptions): Call<T.CreateInvoiceResponse, T.CreateInvoiceError>;
  /**
   * Offer a loan for a purchase order
   *
   * By the pool's tenant, for an ACCEPTED purchase order of that pool without another open offer, in ORIGINATION and under an ACTIVE permit of the borrower. principal is at most the permit's maxPrincipal, the face amount, the cash less the reserve, and exposureBps of the cash, and at least the supplier's minPrincipal. Open until the deadline, 72 h on.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/offers` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, PERMIT_REQUIRED, SANDBOX_ONLY, POOL_NOT_FOUND, PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_NOT_ACCEPTED, OFFER_OPEN, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, PRINCIPAL_BELOW_MINIMUM, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createLendingOffer(params: CreateLendingOfferParams, options?: CallOptions): Call<T.CreateLendingOfferResponse, T.CreateLendingOfferError>;
  /**
   * Invite a member
   *
   * Invites a person by e-mail. The member is INVITED, and becomes ACTIVE with the first session of that e-mail address. Only an OWNER can invite an OWNER. An API key can invite neither an OWNER nor an ADMIN.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members` · scope members:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createMember(params: CreateMemberParams, options?: CallOptions): Call<T.CreateMemberResponse, T.CreateMemberError>;
  /**
   * Pay a phone number or DID
   *
   * Pays the holder of a phone number or DID. Within this one request the service checks the request, records the
   * payment, reserves the money, looks the recipient up, applies the policy and quotes the routes.
   *
   * Once the payment is recorded, the answer is 201 with the status that it has reached:
   *
   * - AWAITING_RECIPIENT_CONFIRMATION: there are quotes, and the recipient selects one.
   * - PENDING_CLAIM: nobody holds the phone number yet.
   * - PAYOUT_SELECTION_REQUIRED or COMPLIANCE_HOLD: the payment is held, with its reasons.
   * - CANCELED: the policy has rejected it, with the reason.
   *
   * A refused request records nothing, except for a two-factor challenge. The errors are listed in the order in which
   * they are checked. The member who pays needs authority, and INTERNAL_BALANCE needs a balance that covers the
   * amount.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `phone`, `did`, `amountUsd`, `chainId`, `fundingMode`, `requestedDestinationId` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/offramp/payments` · scope ramps:write
   *
   * Errors beside the common ones: RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, ENVELOPE_INVALID, INVITE_CONTACT_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, PAYEE_NOT_FOUND, HANDLE_RESERVED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  createOfframpPayment(params: CreateOfframpPaymentParams, options?: CallOptions): Call<T.CreateOfframpPaymentResponse, T.CreateOfframpPaymentError>;
  /**
   * Create a payment
   *
   * Creates a payment. The body has one of two shapes.
   *
   * **With `recipient`: a payment intent.** It goes through the same steps as an off-ramp payment and is answered with
   * 202 and its quotes. The member who pays needs authority. An intent that the policy rejects is answered with 202
   * too, and is CANCELED. It needs an idempotency key, in the header Idempotency-Key or in the field `idempotencyKey`.
   *
   * **With `sourceWalletId`: a legacy multisig payment.** It is answered with 201 as a proposal that the wallet's
   * owners sign. The wallet has to be DEPLOYED and hold the amount. The wallet's threshold and its spend policy govern
   * it. Responses to this shape, and to `recipient.handle`, carry Deprecation, Sunset and Link.
   *
   * An invalid intent is never taken for a legacy payment. The errors are checked in this order: shape, recipient,
   * amount, funding, the rest of the body, existence, authority, saved payee and two-factor, spend policy, balance. A
   * refused request records nothing, except for a two-factor challenge.
   *
   * **Sent again** with the same `Idempotency-Key` header or `idempotencyKey` in the body: it runs once, and every repetition gets the first response. Under the same key, another value of `recipient`, `amount`, `funding.mode`, `requestedDestinationId`, `sourceWalletId`, `destination` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/payments` · scope payments:create
   *
   * Errors beside the common ones: AMBIGUOUS_PAYMENT_BODY, UNRECOGNIZED_PAYMENT_BODY, RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, UNSUPPORTED_RECIPIENT_KIND, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, INVALID_PAYMENT_BODY, ENVELOPE_INVALID, IDEMPOTENCY_KEY_REQUIRED, RECIPIENT_NOT_ROUTABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, WALLET_NOT_FOUND, PAYEE_NOT_FOUND, EMAIL_NOT_FOUND, IDENTITY_NOT_FOUND, INVOICE_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  createPayment(params: CreatePaymentParams, options?: CallOptions): Call<T.CreatePaymentResponse, T.CreatePaymentError>;
  /**
   * Add a payout destination
   *
   * Adds a place where the tenant can be paid. The tenant needs an ACTIVE BUSINESS_IDENTITY credential; if it loses that later, payments are held, but its destinations stay. A SERVICE_BALANCE is ACTIVE at once, and a tenant has one. Wallets and payment apps wait for verification. Bank accounts (ACH and SEPA) are stored, but cannot be paid yet. The first ACTIVE destination becomes the default. Creating a destination is the consent to be paid there. The checks run in the order in which the errors are listed.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations` · scope ramps:write
   *
   * Errors beside the common ones: DESTINATION_TYPE_REQUIRED, DESTINATION_RAIL_NOT_AVAILABLE, DESTINATION_IDENTIFIER_REQUIRED, UNSUPPORTED_NETWORK, INVALID_DESTINATION_ADDRESS, DESTINATION_RAIL_CONSTRAINT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, IDENTITY_REQUIRED, DESTINATION_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createPayoutDestination(params: CreatePayoutDestinationParams, options?: CallOptions): Call<T.CreatePayoutDestinationResponse, T.CreatePayoutDestinationError>;
  /**
   * Add a phone number
   *
   * Adds a phone number to the tenant. The alias is PENDING, and a code of six digits is sent to the phone. The code is valid for 10 minutes and 5 attempts. The number of codes for one phone is limited per hour and per day; beyond that the answer is 429 with Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/phone-aliases` · scope identity:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, PHONE_ALIAS_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createPhoneAlias(params: CreatePhoneAliasParams, options?: CallOptions): Call<T.CreatePhoneAliasResponse, T.CreatePhoneAliasError>;
  /**
   * Create a policy
   *
   * Compiles the document to the immutable version 1 and puts it in force. Compiling sorts and dedupes lists, lowercases addresses and drops empty parts, so that equal rule sets have equal hashes. Everything wrong in the document is INVALID_POLICY_RULE with every place in details; amounts of zero and mixed-case addresses that fail EIP-55 are found after its form. The policy judges nothing until it is attached. Agent keys never write policies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies` · scope policies:write
   *
   * Errors beside the common ones: INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createPolicy(params: CreatePolicyParams, options?: CallOptions): Call<T.CreatePolicyResponse, T.CreatePolicyError>;
  /**
   * Add a version
   *
   * Compiles the document to the next version, which is in force at once wherever the policy is attached. An identical document makes a new version with the same sha256; the name never changes. Agent keys never write policies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies/{id}/versions` · scope policies:write
   *
   * Errors beside the common ones: INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createPolicyVersion(params: CreatePolicyVersionParams, options?: CallOptions): Call<T.CreatePolicyVersionResponse, T.CreatePolicyVersionError>;
  /**
   * Ask for credentials
   *
   * The challenge is the caller's tenant's own, single-use, and ends after 5 minutes; identityId and paymentId narrow it. Foreign ones answer like missing ones.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/credential-presentations/challenge` · scope identity:read
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createPresentationChallenge(params: CreatePresentationChallengeParams, options?: CallOptions): Call<T.CreatePresentationChallengeResponse, T.CreatePresentationChallengeError>;
  /**
   * Create a card at the card provider
   *
   * For a cardholder of the provider; it belongs to no wallet, and no multisig balance gates it. With the crypto-funded provider chain, cryptoAccountAddress and cryptoAccountType are required, with any other they are refused. The address has to be one of its chain. In live as for the cards of wallets.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/provider-cards` · scope cards:issue
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, SANDBOX_ONLY, IDENTITY_REQUIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createProviderCard(params: CreateProviderCardParams, options?: CallOptions): Call<T.CreateProviderCardResponse, T.CreateProviderCardError>;
  /**
   * Move money between fiat and a wallet
   *
   * on mints to the wallet's address and waits up to 20 s for the receipt: CONFIRMED with txHash, or FAILED, both with 201 (a sandbox whose chain is made unavailable fails the mint); while the mint is still on its way it answers SUBMITTED, and a worker finishes it. off proposes a payment to the platform's liquidation address and answers SUBMITTED; owners sign that payment with POST /v1/payments/{id}/sign, the platform never does, and the ramp follows it. To stop it, cancel the payment. on takes wallets that are not deployed yet, but no FAILED one; off needs a DEPLOYED wallet that holds the amount, and passes two-factor protection, where the payee is the liquidation address that the payment shows, and the wallet's policy. At most 10000.00 USD each, and 25000.00 for the tenant in any 24 hours, both directions, FAILED ones not counted: RAMP_DAILY_CAP says in resetsAt and Retry-After when to come back.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `walletId`, `direction`, `amount` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/ramps` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_AMOUNT, RAMP_PROVIDER_NOT_AVAILABLE, RAMP_AMOUNT_TOO_LARGE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, RAMP_DAILY_CAP, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, SANDBOX_ONLY, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYABLE, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
   */
  createRamp(params: CreateRampParams, options?: CallOptions): Call<T.CreateRampResponse, T.CreateRampError>;
  /**
   * Create a sales order
   *
   * The caller is the buyer; the order is DRAFT, version 1, unsigned, and both parties read it. The own tenant as seller is VALIDATION_FAILED. number is the next of the buyer's sequence.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders` · scope trade:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, EXTRACTION_NOT_FOUND, AGREEMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createSalesOrder(params: CreateSalesOrderParams, options?: CallOptions): Call<T.CreateSalesOrderResponse, T.CreateSalesOrderError>;
  /**
   * Create a tenant
   *
   * Creates a business and makes the caller its first member, ACTIVE with role OWNER. A new user calls this first: every other operation of a tenant needs one. The tenant gets a payment DID at once, which can be paid as soon as the business is verified. A user who already belongs to a tenant has to send `additional: true`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/tenants`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, TENANT_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createTenant(params: CreateTenantParams, options?: CallOptions): Call<T.CreateTenantResponse, T.CreateTenantError>;
  /**
   * Use a card
   *
   * What the issuer would ask: decided at once, the first failing check being the reason; a decline is a 201 too, with approved false. Checked in this order: the card is active; counterparty rules of the policy; blocked, then allowed merchant categories; the limit of one transaction; the caps of day, week and month, the smaller of the card's and an enforced policy's each time; the available money. The available money is what the multisig holds in USDC less what was approved and not reversed; no token moves. An approval advances the card's windows, and its agent's. When the balance cannot be read the authorization is declined with INSUFFICIENT_MULTISIG_BALANCE. Provider cards have no such check, cards without a tenant no policy. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/cards/{id}/authorizations`
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createTestCardAuthorization(params: CreateTestCardAuthorizationParams, options?: CallOptions): Call<T.CreateTestCardAuthorizationResponse, T.CreateTestCardAuthorizationError>;
  /**
   * Sign in without an identity provider
   *
   * Opens a member session in the sandbox. The operation is public. An unknown e-mail address becomes a new user without a tenant, who goes on with `POST /v1/tenants`. An INVITED member with that address becomes ACTIVE. A user with several tenants chooses one here by `tenantId`, or in each request by the header x-service-tenant-id; a tenant that the user does not belong to is TENANT_NOT_FOUND. `signer` is a throw-away key of the user, of which the service keeps only the address. In live, the identity provider issues the sessions.
   *
   * **Sent again**: `Idempotency-Key` is ignored: this is a control for tests; the rules above say what a repetition does.
   *
   * `POST /v1/test/sessions`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, MEMBER_NOT_FOUND
   */
  createTestSession(params: CreateTestSessionParams, options?: CallOptions): Call<T.CreateTestSessionResponse, T.CreateTestSessionError>;
  /**
   * Create a webhook sink
   *
   * Creates a URL that can be registered as a webhook endpoint. Deliveries to it are signed as usual, but open no connection: they are kept to be read. The sink answers 200 until it is changed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/webhook-sinks`
   *
   * Errors beside the common ones: SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createTestWebhookSink(params?: CreateTestWebhookSinkParams, options?: CallOptions): Call<T.CreateTestWebhookSinkResponse, T.CreateTestWebhookSinkError>;
  /**
   * Create a treasury account
   *
   * One multisig for each bucket, all of the same owners; they are deployed in the background, and their addresses are usable at once. New buckets are reported empty, without a look at the chain. Each owner is named by exactly one of address, memberId and handle, and is resolved to an address here, for good; no two may come out the same. threshold is at most the number of owners; names of buckets differ; targetBps add up to at most 10000; apyBps only on YIELD. A member without a signer address is NO_SIGNER_ADDRESS, an unknown one MEMBER_NOT_FOUND, a handle that nobody holds PAYEE_NOT_FOUND. The platform is no owner and never signs.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/treasury/accounts` · scope treasury:write
   *
   * Errors beside the common ones: ACCOUNT_CHAIN_MISMATCH, NO_SIGNER_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, MEMBER_NOT_FOUND, PAYEE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createTreasuryAccount(params: CreateTreasuryAccountParams, options?: CallOptions): Call<T.CreateTreasuryAccountResponse, T.CreateTreasuryAccountError>;
  /**
   * Add a rule
   *
   * A rule proposes transfers; owners sign them. The type says which fields are wanted; others are refused. The two buckets differ, and thresholdUsd of TOP_UP is at most targetUsd. The first run is due intervalSeconds from now. Enabled rules run when they are due, 30 s later at most, in the order of their creation; one run makes at most one sweep and waits where a sweep is open on either bucket; a balance that cannot be read skips the window, and a skip uses it up. SWEEP_EXCESS moves balance − thresholdUsd; TOP_UP the lesser of what is missing to targetUsd and what the source holds; REBALANCE_TO_TARGET the lesser of the largest excess and the largest gap, not below 1.00, ties going to the bucket that was created first.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/treasury/accounts/{id}/rules` · scope treasury:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createTreasuryRule(params: CreateTreasuryRuleParams, options?: CallOptions): Call<T.CreateTreasuryRuleResponse, T.CreateTreasuryRuleError>;
  /**
   * Propose a transfer between buckets
   *
   * Creates a payment out of the source bucket's multisig and the record that follows it; nothing moves until owners sign it with POST /v1/payments/{id}/sign, one call where the threshold is 1. To cancel the sweep, cancel that payment. The source has to be DEPLOYED and to hold the amount beside what open sweeps have reserved there; the destination may still be on its way. The policy attached to the account applies, unless the bucket's own wallet has one; two-factor protection does not. The same bucket twice is VALIDATION_FAILED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `sourceBucketId`, `destBucketId`, `amountUsd` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/treasury/accounts/{id}/sweeps` · scope treasury:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, POLICY_DENIED, SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
   */
  createTreasurySweep(params: CreateTreasurySweepParams, options?: CallOptions): Call<T.CreateTreasurySweepResponse, T.CreateTreasurySweepError>;
  /**
   * Store a file
   *
   * Up to 5 MiB decoded, as evidence of a delivery or to extract facts from. Text that is not valid base64, and content of another type than contentType says, are VALIDATION_FAILED. JSON is nested at most 64 deep.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/uploads` · scope trade:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createUpload(params: CreateUploadParams, options?: CallOptions): Call<T.CreateUploadResponse, T.CreateUploadError>;
  /**
   * Hand a verification to another device
   *
   * Makes a link that works once, for 15 minutes; a new one voids the old. It is shown here only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/verification-sessions/{id}/handoff` · scope identity:write
   *
   * Errors beside the common ones: VERIFICATION_SESSION_NOT_FOUND, VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createVerificationHandoff(params: CreateVerificationHandoffParams, options?: CallOptions): Call<T.CreateVerificationHandoffResponse, T.CreateVerificationHandoffError>;
  /**
   * Start a verification
   *
   * Starts a verification: KYC of the member that `memberId` names, or KYB of the tenant. If a session of the same kind and subject is open, that session is answered instead. A session that nobody finishes expires after 7 days. `client` is null while the provider has not begun the session, and for as long as it is switched off.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/verification-sessions` · scope identity:write
   *
   * Errors beside the common ones: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createVerificationSession(params: CreateVerificationSessionParams, options?: CallOptions): Call<T.CreateVerificationSessionResponse, T.CreateVerificationSessionError>;
  /**
   * Create a multisig wallet
   *
   * Creates a multisig wallet. The response has its final address before anything is on the chain, and the address can be funded at once. The wallet is deployed in the background: PENDING_DEPLOYMENT, DEPLOYING, then DEPLOYED, or FAILED after three attempts. The threshold is at most the number of owners, and each owner is named once, whatever the letter case. A chain other than the deployment's is ACCOUNT_CHAIN_MISMATCH. Two wallets may have the same name.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/wallets` · scope wallets:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, ACCOUNT_CHAIN_MISMATCH, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createWallet(params: CreateWalletParams, options?: CallOptions): Call<T.CreateWalletResponse, T.CreateWalletError>;
  /**
   * Propose a transaction of a wallet
   *
   * Proposes a transaction of a wallet: a call of any contract, or ETH to any address. It is recorded as a legacy payment with destinationType `transaction`, which the owners sign, execute and cancel under `/v1/payments`. The owners of an organization account are changed in this way too. The wallet has to be DEPLOYED and hold the value; what is missing is INSUFFICIENT_FUNDS, in wei. The counterparty rules of the attached policy apply to the called address. Under two-factor protection that address has to be a saved contact or a wallet of the tenant. Every transaction then needs two-factor approval, since a call has no amount in USD.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/wallets/{id}/transactions` · scope wallets:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  createWalletTransaction(params: CreateWalletTransactionParams, options?: CallOptions): Call<T.CreateWalletTransactionResponse, T.CreateWalletTransactionError>;
  /**
   * Register a webhook endpoint
   *
   * At most 20 for a tenant. The URL is judged in the order of the codes: absolute http or https without credentials and fragment, at most 2048 characters; in live https only, on port 443 only; a public host. The host is looked up now and at every attempt, and refused if any of its addresses is not public; localhost and names under .local and .internal are refused by name, and a name that does not resolve yet is taken. In the sandbox a webhook sink takes deliveries without any host; live refuses names under .test with INVALID_URL. The answer shows the signing secret once. API keys of agents cannot.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints` · scope webhooks:manage
   *
   * Errors beside the common ones: INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_LIMIT_REACHED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  createWebhookEndpoint(params: CreateWebhookEndpointParams, options?: CallOptions): Call<T.CreateWebhookEndpointResponse, T.CreateWebhookEndpointError>;
  /**
   * Delete a policy
   *
   * Only while it is attached to nothing. Its versions are kept for the decision log; reads then answer 404, and so does deleting it again.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/policies/{id}` · scope policies:write
   *
   * Errors beside the common ones: POLICY_NOT_FOUND, POLICY_ATTACHED
   */
  deletePolicy(params: DeletePolicyParams, options?: CallOptions): Call<T.DeletePolicyResponse, T.DeletePolicyError>;
  /**
   * Delete a rule
   *
   * Deletes a rule permanently. Sweeps that it has proposed stay, with its id in `ruleId`. Deleting it again is TREASURY_RULE_NOT_FOUND.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/treasury/rules/{ruleId}` · scope treasury:write
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND
   */
  deleteTreasuryRule(params: DeleteTreasuryRuleParams, options?: CallOptions): Call<T.DeleteTreasuryRuleResponse, T.DeleteTreasuryRuleError>;
  /**
   * Delete a webhook endpoint
   *
   * Deliveries that wait end FAILED with ENDPOINT_GONE and stay readable. The endpoint itself is gone: doing it again is 404.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/webhook-endpoints/{id}` · scope webhooks:manage
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  deleteWebhookEndpoint(params: DeleteWebhookEndpointParams, options?: CallOptions): Call<T.DeleteWebhookEndpointResponse, T.DeleteWebhookEndpointError>;
  /**
   * Say that it is delivered
   *
   * Only a FUNDED invoice becomes DELIVERED, also while a release or refund is in flight; any other status is INVALID_TRANSITION. The evidence is kept and returned as it was given; uploads are the tenant's own.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/deliver` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, INVOICE_NOT_FOUND, UPLOAD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  deliverInvoice(params: DeliverInvoiceParams, options?: CallOptions): Call<T.DeliverInvoiceResponse, T.DeliverInvoiceError>;
  /**
   * Look for the deposit of a payment
   *
   * Asks the chain now whether the deposit of a payment has arrived. Only the sender of an ONCHAIN_DEPOSIT payment
   * may, while it is AWAITING_SOURCE_FUNDS, SOURCE_FUNDS_CONFIRMING or PENDING_CLAIM. `amountMinor` has to equal
   * `sourceAmountBaseUnits`.
   *
   * - Not on the chain yet: the status does not change.
   * - Seen: the payment is SOURCE_FUNDS_CONFIRMING until it has enough confirmations.
   * - Confirmed: the payment goes on to its policy check at once. In PENDING_CLAIM the deposit funds the claim, and
   *   the status does not change.
   * - Confirmed with another amount or refund address: the deposit goes back, and `fundingInstructions` name a new
   *   `dealId`, because the escrow takes one deposit for each.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/deposit` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_AMOUNT, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  depositOfframpPayment(params: DepositOfframpPaymentParams, options?: CallOptions): Call<T.DepositOfframpPaymentResponse, T.DepositOfframpPaymentError>;
  /**
   * Deposit into a pool
   *
   * In SUBSCRIPTION, up to the cap, from the caller's INTERNAL_BALANCE. Test funds only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/pools/{id}/deposit` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, INSUFFICIENT_FUNDS, SANDBOX_ONLY, POOL_NOT_FOUND, POOL_PHASE, POOL_CAP_EXCEEDED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  depositToPool(params: DepositToPoolParams, options?: CallOptions): Call<T.DepositToPoolResponse, T.DepositToPoolError>;
  /**
   * Detach a policy from its subject
   *
   * The policy no longer judges the subject; both stay. Doing it again is not found, since attachments show no status. Agent keys never write policies.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/policies/attachments/{attachmentId}` · scope policies:write
   *
   * Errors beside the common ones: POLICY_ATTACHMENT_NOT_FOUND
   */
  detachPolicy(params: DetachPolicyParams, options?: CallOptions): Call<T.DetachPolicyResponse, T.DetachPolicyError>;
  /**
   * Enroll a two-factor method
   *
   * The factor is PENDING until it is verified, and gone after 24 hours without. EMAIL and SMS get a code of six digits at once, 10 minutes; TOTP shows its secret here and never again; IDP_MFA takes the member's registered signer. One TOTP and one IDP_MFA per member, one per address or phone. Codes sent are budgeted; beyond that 429 with Retry-After. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/factors`
   *
   * Errors beside the common ones: NO_SIGNER_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_EXISTS, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  enrollTwoFactorFactor(params: EnrollTwoFactorFactorParams, options?: CallOptions): Call<T.EnrollTwoFactorFactorResponse, T.EnrollTwoFactorFactorError>;
  /**
   * Ask which credentials an action needs
   *
   * Of the caller's tenant. payments.create needs BUSINESS_IDENTITY in live and nothing in the sandbox, invoices.pay nothing, ramps.offramp and claims.claim BUSINESS_IDENTITY. The answer informs; only claims.claim is a gate.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/eligibility/evaluate` · scope identity:read
   *
   * Errors beside the common ones: UNKNOWN_ELIGIBILITY_ACTION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  evaluateEligibility(params: EvaluateEligibilityParams, options?: CallOptions): Call<T.EvaluateEligibilityResponse, T.EvaluateEligibilityError>;
  /**
   * Evaluate a policy without paying
   *
   * Dry run: it counts no spending, ignores the enforcement mode, and gives the same verdict however often it is asked; only the decision log gets a row each time. A deny answers 200 with allow false. It names a policy or a subject, exactly one of them; a subject to which nothing is attached is allowed with reason NO_POLICY. Counterparty rules come before MCC and amounts, denylists before allowlists; every rule is traced. A bad amount is VALIDATION_FAILED. While the policy subsystem is down there is no verdict: POLICY_UNAVAILABLE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies/evaluate` · scope policies:evaluate
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE
   */
  evaluatePolicy(params: EvaluatePolicyParams, options?: CallOptions): Call<T.EvaluatePolicyResponse, T.EvaluatePolicyError>;
  /**
   * Execute a ready legacy payment
   *
   * Executes a legacy payment that is READY_TO_EXECUTE, because the relayer was unavailable or execution was held when the last signature came. A hold does not stop this request. The execution takes up to 20 seconds, as after signing. A payment whose turn has not come stays READY_TO_EXECUTE and shows `blockedByNonce`. The spend policy is applied again: a denial answers 422 POLICY_DENIED, and an outage 200, both with the payment FAILED. CHAIN_UNAVAILABLE leaves the payment as it is. An intent is INVALID_TRANSITION with `details.generation`. Every response carries Deprecation, Sunset and Link.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/execute` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_DENIED, CHAIN_UNAVAILABLE
   *
   * @deprecated
   */
  executePayment(params: ExecutePaymentParams, options?: CallOptions): Call<T.ExecutePaymentResponse, T.ExecutePaymentError>;
  /**
   * Let a credential expire
   *
   * Expires a credential as if its `expiresAt` had come. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/expire`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  expireTestCredential(params: ExpireTestCredentialParams, options?: CallOptions): Call<T.ExpireTestCredentialResponse, T.ExpireTestCredentialError>;
  /**
   * Make a phone alias need proof again
   *
   * Makes an ACTIVE phone alias need verification again, as after 365 days. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/phone-aliases/{id}/expire`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  expireTestPhoneAlias(params: ExpireTestPhoneAliasParams, options?: CallOptions): Call<T.ExpireTestPhoneAliasResponse, T.ExpireTestPhoneAliasError>;
  /**
   * Freeze a card
   *
   * Authorizations decline with CARD_INACTIVE until it is unfrozen. A frozen card answers 200 unchanged.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/cards/{id}/freeze` · scope cards:manage
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  freezeCard(params: FreezeCardParams, options?: CallOptions): Call<T.FreezeCardResponse, T.FreezeCardError>;
  /**
   * Fund a wallet with test money
   *
   * Sends test money to a wallet. A live deployment, and a wallet on a main chain, answer FAUCET_NOT_AVAILABLE. The wallet does not have to be deployed, but a FAILED one is refused. Without a body the wallet gets 250 usdc; one drip gives at most 1000 usdc or 0.02 eth. An address gets at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; beyond that the answer is 403 with Retry-After. FAILED drips do not count. Read the drip until it is CONFIRMED before you spend the money. The tenant's internal balance is not credited: `POST /v1/faucet/drips` does that.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `asset`, `amount` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/wallets/{id}/fund` · scope wallets:fund
   *
   * Errors beside the common ones: INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  fundWallet(params: FundWalletParams, options?: CallOptions): Call<T.FundWalletResponse, T.FundWalletError>;
  /**
   * Read an agent
   *
   * Answers one agent, with what its cards have spent in the current windows.
   *
   * `GET /v1/agents/{id}` · scope members:read
   *
   * Errors beside the common ones: AGENT_NOT_FOUND
   */
  getAgent(params: GetAgentParams, options?: CallOptions): Call<T.GetAgentResponse, T.GetAgentError>;
  /**
   * Read an agreement
   *
   * One of the own. An agreement never changes.
   *
   * `GET /v1/trade/agreements/{id}` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, AGREEMENT_NOT_FOUND
   */
  getAgreement(params: GetAgreementParams, options?: CallOptions): Call<T.GetAgreementResponse, T.GetAgreementError>;
  /**
   * Read an API key record
   *
   * Answers what is known about one API key, without the key itself. Only a member session of role OWNER or ADMIN may.
   *
   * `GET /v1/api-keys/{id}`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
   */
  getApiKey(params: GetApiKeyParams, options?: CallOptions): Call<T.GetApiKeyResponse, T.GetApiKeyError>;
  /**
   * Read an approval request
   *
   * Of a payment that the own organization sends.
   *
   * `GET /v1/approvals/{id}` · scope payments:read
   *
   * Errors beside the common ones: APPROVAL_NOT_FOUND
   */
  getApproval(params: GetApprovalParams, options?: CallOptions): Call<T.GetApprovalResponse, T.GetApprovalError>;
  /**
   * Read your balance
   *
   * Answers the tenant's internal balance and its two accounts on the chain: the acting member's smart account, and the organization account. They are shown apart. If there is neither account, or one has FAILED, the answer is ACCOUNT_NOT_READY, and `details.status` says NOT_PROVISIONED or FAILED. With `?ensure=true` missing accounts are created, FAILED ones are tried again, and the answer is 200 while they deploy; it can be sent as often as you like. A member without a signer address has no smart account, and without an OWNER or ADMIN signer there is no organization account. If the chain does not answer within 5 seconds, the answer is BALANCE_UNAVAILABLE with Retry-After.
   *
   * `GET /v1/balance` · scope status:read
   *
   * Errors beside the common ones: ACCOUNT_NOT_READY, BALANCE_UNAVAILABLE
   */
  getBalance(params?: GetBalanceParams, options?: CallOptions): Call<T.GetBalanceResponse, T.GetBalanceError>;
  /**
   * Read what this deployment can do
   *
   * Answers what the caller's tenant can use: features, chains with their settlement token, funding modes and rails. Any authenticated caller may read it; no scope is needed.
   *
   * `GET /v1/capabilities`
   */
  getCapabilities(params?: GetCapabilitiesParams, options?: CallOptions): Call<T.GetCapabilitiesResponse, T.GetCapabilitiesError>;
  /**
   * Read a card
   *
   * Of a wallet or of the card provider, in any status.
   *
   * `GET /v1/cards/{id}` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  getCard(params: GetCardParams, options?: CallOptions): Call<T.GetCardResponse, T.GetCardError>;
  /**
   * Read an authorization of a card
   *
   * As it was decided, with what was given back since.
   *
   * `GET /v1/cards/{id}/authorizations/{authorizationId}` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND
   */
  getCardAuthorization(params: GetCardAuthorizationParams, options?: CallOptions): Call<T.GetCardAuthorizationResponse, T.GetCardAuthorizationError>;
  /**
   * Read the limits of a card
   *
   * Evaluated at every authorization, the most restrictive winning, beside the limits of an attached policy.
   *
   * `GET /v1/cards/{id}/limits` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  getCardLimits(params: GetCardLimitsParams, options?: CallOptions): Call<T.GetCardLimitsResponse, T.GetCardLimitsError>;
  /**
   * Open a claim link
   *
   * Shows what to do with a claim link. The operation is public. It shows no personal data, not even masked, and changes nothing: only the right code uses a link up, and a link alone releases no money. A link that was used, replaced by a newer one or has expired, or whose claim is no longer OPEN, answers 410 CLAIM_LINK_GONE. Requests are limited by address and by token. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
   *
   * `GET /v1/claims/{claimToken}`
   *
   * Errors beside the common ones: ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE
   */
  getClaimLink(params: GetClaimLinkParams, options?: CallOptions): Call<T.GetClaimLinkResponse, T.GetClaimLinkError>;
  /**
   * Read a saved payee
   *
   * One of the tenant's own. Member sessions only, no scope.
   *
   * `GET /v1/contacts/{id}`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED, CONTACT_NOT_FOUND
   */
  getContact(params: GetContactParams, options?: CallOptions): Call<T.GetContactResponse, T.GetContactError>;
  /**
   * Read a credential
   *
   * Answers one credential of the tenant or of one of its members.
   *
   * `GET /v1/credentials/{id}` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND
   */
  getCredential(params: GetCredentialParams, options?: CallOptions): Call<T.GetCredentialResponse, T.GetCredentialError>;
  /**
   * Read the signed document of a credential
   *
   * In every status; whether the credential counts is another question. Legacy, unsigned credentials have none.
   *
   * `GET /v1/credentials/{id}/artifact` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND, CREDENTIAL_ARTIFACT_NOT_AVAILABLE
   */
  getCredentialArtifact(params: GetCredentialArtifactParams, options?: CallOptions): Call<T.GetCredentialArtifactResponse, T.GetCredentialArtifactError>;
  /**
   * Disclose one claim of a credential
   *
   * With the proof that it belongs to the root that is anchored on chain, and nothing of the other claims. DISCLOSURE_NOT_AVAILABLE until the credential is anchored, and for a key that it does not have.
   *
   * `GET /v1/credentials/{id}/disclosure` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND, DISCLOSURE_NOT_AVAILABLE
   */
  getCredentialDisclosure(params: GetCredentialDisclosureParams, options?: CallOptions): Call<T.GetCredentialDisclosureResponse, T.GetCredentialDisclosureError>;
  /**
   * Read the status of a credential
   *
   * Answers the stored status of a credential, and when and by whom it was last confirmed.
   *
   * `GET /v1/credentials/{id}/status` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND
   */
  getCredentialStatus(params: GetCredentialStatusParams, options?: CallOptions): Call<T.GetCredentialStatusResponse, T.GetCredentialStatusError>;
  /**
   * Read a DID document
   *
   * Answers the DID document of a payment DID that can be paid. The operation is public, pages of any origin may read it, and it may be cached for 60 seconds. There are no documents of `did:subject:` identities.
   *
   * `GET /v1/dids/{did}/did.json`
   *
   * Errors beside the common ones: INVALID_DID, DID_NOT_RESOLVABLE, IDENTITY_NOT_FOUND
   */
  getDidDocument(params: GetDidDocumentParams, options?: CallOptions): Call<T.GetDidDocumentResponse, T.GetDidDocumentError>;
  /**
   * Read a drip
   *
   * Answers one drip. Read it until it is CONFIRMED and has a `txHash` before you spend the money. Live has no drips.
   *
   * `GET /v1/faucet/drips/{dripId}` · scope wallets:fund
   *
   * Errors beside the common ones: FAUCET_NOT_AVAILABLE, DRIP_NOT_FOUND
   */
  getDrip(params: GetDripParams, options?: CallOptions): Call<T.GetDripResponse, T.GetDripError>;
  /**
   * Read an event
   *
   * Answers one event of the tenant's feed.
   *
   * `GET /v1/events/{id}` · scope webhooks:read
   *
   * Errors beside the common ones: EVENT_NOT_FOUND
   */
  getEvent(params: GetEventParams, options?: CallOptions): Call<T.GetEventResponse, T.GetEventError>;
  /**
   * Read an extraction
   *
   * One of the own.
   *
   * `GET /v1/trade/extractions/{id}` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, EXTRACTION_NOT_FOUND
   */
  getExtraction(params: GetExtractionParams, options?: CallOptions): Call<T.GetExtractionResponse, T.GetExtractionError>;
  /**
   * Read a financing pool
   *
   * One of the own, in the phase that its tenant's clock says.
   *
   * `GET /v1/lending/pools/{id}` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, POOL_NOT_FOUND
   */
  getFinancingPool(params: GetFinancingPoolParams, options?: CallOptions): Call<T.GetFinancingPoolResponse, T.GetFinancingPoolError>;
  /**
   * Check that the process runs
   *
   * Answers as long as the process runs. It does not look at the database. The operation is public and not limited.
   *
   * `GET /healthz`
   */
  getHealth(params?: GetHealthParams, options?: CallOptions): Call<T.GetHealthResponse, T.GetHealthError>;
  /**
   * Read an identity
   *
   * One identity of the own tenant or of a member of it.
   *
   * `GET /v1/identities/{id}` · scope identity:read
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND
   */
  getIdentity(params: GetIdentityParams, options?: CallOptions): Call<T.GetIdentityResponse, T.GetIdentityError>;
  /**
   * Read an invoice
   *
   * One of the tenant's own, in any status. settlement is there while a release or refund is in flight and once it has completed; its status is that of the payment, SIGNING between the first signature and the second.
   *
   * `GET /v1/invoices/{id}` · scope invoices:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, INVOICE_NOT_FOUND
   */
  getInvoice(params: GetInvoiceParams, options?: CallOptions): Call<T.GetInvoiceResponse, T.GetInvoiceError>;
  /**
   * Read a lending offer
   *
   * For lender and borrower.
   *
   * `GET /v1/lending/offers/{id}` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, OFFER_NOT_FOUND
   */
  getLendingOffer(params: GetLendingOfferParams, options?: CallOptions): Call<T.GetLendingOfferResponse, T.GetLendingOfferError>;
  /**
   * Read a loan
   *
   * For lender, borrower and supplier; the interest is accrued to this moment.
   *
   * `GET /v1/lending/loans/{id}` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, LOAN_NOT_FOUND
   */
  getLoan(params: GetLoanParams, options?: CallOptions): Call<T.GetLoanResponse, T.GetLoanError>;
  /**
   * Read who is calling
   *
   * Answers who the credential stands for, in which tenant and with which scopes. Every valid credential may call it, also that of a user without a tenant and that of a suspended member.
   *
   * `GET /v1/me`
   */
  getMe(params?: GetMeParams, options?: CallOptions): Call<T.GetMeResponse, T.GetMeError>;
  /**
   * Read a member
   *
   * Answers one member of the tenant.
   *
   * `GET /v1/members/{id}` · scope members:read
   *
   * Errors beside the common ones: MEMBER_NOT_FOUND
   */
  getMember(params: GetMemberParams, options?: CallOptions): Call<T.GetMemberResponse, T.GetMemberError>;
  /**
   * Read your tenant
   *
   * Answers the tenant that the credential acts in. No scope is needed.
   *
   * `GET /v1/tenants/me`
   */
  getMyTenant(params?: GetMyTenantParams, options?: CallOptions): Call<T.GetMyTenantResponse, T.GetMyTenantError>;
  /**
   * Read an off-ramp payment
   *
   * Answers one payment, to its sender and its recipient. Reading changes nothing: expired quotes stay expired.
   *
   * `GET /v1/offramp/payments/{id}` · scope ramps:read
   *
   * Errors beside the common ones: PAYMENT_NOT_FOUND
   */
  getOfframpPayment(params: GetOfframpPaymentParams, options?: CallOptions): Call<T.GetOfframpPaymentResponse, T.GetOfframpPaymentError>;
  /**
   * Read the claim of a payment
   *
   * Answers the claim that a payment opened, to its sender only. No response contains the claim link or the full contact.
   *
   * `GET /v1/offramp/payments/{id}/claim` · scope ramps:read
   *
   * Errors beside the common ones: NOT_SENDER, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
   */
  getOfframpPaymentClaim(params: GetOfframpPaymentClaimParams, options?: CallOptions): Call<T.GetOfframpPaymentClaimResponse, T.GetOfframpPaymentClaimError>;
  /**
   * Read the routes on offer
   *
   * Answers the newest set of quotes, to sender and recipient. If that set has expired before the payment was confirmed, a fresh set is quoted first. Routes that are not offered stand in `excludedRoutes` with the reason. Both lists are empty while the payment has no quotes. After FUNDS_LOCKED they show the set of the executed quote.
   *
   * `GET /v1/offramp/payments/{id}/routes` · scope ramps:read
   *
   * Errors beside the common ones: PAYMENT_NOT_FOUND
   */
  getOfframpPaymentRoutes(params: GetOfframpPaymentRoutesParams, options?: CallOptions): Call<T.GetOfframpPaymentRoutesResponse, T.GetOfframpPaymentRoutesError>;
  /**
   * Read this contract
   *
   * Answers the bundled OpenAPI 3.1 document, from which routes, validators, the mock and the SDK are generated. The operation is public and not limited. The answer is compressed where `Accept-Encoding` allows brotli or gzip. It has an `ETag`, and a request with that value in `If-None-Match` is answered 304.
   *
   * `GET /openapi.json`
   */
  getOpenApiDocument(params?: GetOpenApiDocumentParams, options?: CallOptions): Call<T.GetOpenApiDocumentResponse, T.GetOpenApiDocumentError>;
  /**
   * Read your DIDs
   *
   * Answers the DIDs of the tenant and of the acting member: their `did:subject:` identities, and the tenant's payment DID with its aliases. The payment DID is listed from the first ACTIVE BUSINESS_IDENTITY credential on.
   *
   * `GET /v1/dids/me` · scope identity:read
   */
  getOwnDids(params?: GetOwnDidsParams, options?: CallOptions): Call<T.GetOwnDidsResponse, T.GetOwnDidsError>;
  /**
   * Read a payment of either generation
   *
   * Answers one intent or legacy payment. An intent is shown to its sender and its recipient, a legacy payment to its tenant. A payment of the off-ramp surface is not found here. Reading changes nothing. The quotes are at `/routes`. The response about a legacy payment carries Deprecation, Sunset and Link.
   *
   * `GET /v1/payments/{id}` · scope payments:read
   *
   * Errors beside the common ones: PAYMENT_NOT_FOUND
   */
  getPayment(params: GetPaymentParams, options?: CallOptions): Call<T.GetPaymentResponse, T.GetPaymentError>;
  /**
   * Read the claim of a unified payment
   *
   * Answers the claim that a payment intent opened, to its sender only. It is the same claim record as on the off-ramp surface. A legacy payment never has a claim.
   *
   * `GET /v1/payments/{id}/claim` · scope payments:read
   *
   * Errors beside the common ones: NOT_SENDER, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
   */
  getPaymentClaim(params: GetPaymentClaimParams, options?: CallOptions): Call<T.GetPaymentClaimResponse, T.GetPaymentClaimError>;
  /**
   * Read the payment policy
   *
   * The rules that all payments of the organization obey as its own. Before the first PUT there are no rules, and policyId is null.
   *
   * `GET /v1/payment-policy` · scope policies:read
   */
  getPaymentPolicy(params?: GetPaymentPolicyParams, options?: CallOptions): Call<T.GetPaymentPolicyResponse, T.GetPaymentPolicyError>;
  /**
   * Read the routes on offer for an intent
   *
   * Answers the newest set of quotes of an intent, to sender and recipient, and why other routes are not offered. If that set has expired before the payment was confirmed, a fresh set is quoted first. The lists are empty while the payment has no quotes; after ROUTING they show the set of the executed quote. A legacy payment is INVALID_TRANSITION with `details.generation`.
   *
   * `GET /v1/payments/{id}/routes` · scope payments:read
   *
   * Errors beside the common ones: INVALID_TRANSITION, PAYMENT_NOT_FOUND
   */
  getPaymentRoutes(params: GetPaymentRoutesParams, options?: CallOptions): Call<T.GetPaymentRoutesResponse, T.GetPaymentRoutesError>;
  /**
   * Read a payout destination
   *
   * Answers one of the tenant's destinations, in any status.
   *
   * `GET /v1/payout-destinations/{id}` · scope ramps:read
   *
   * Errors beside the common ones: DESTINATION_NOT_FOUND
   */
  getPayoutDestination(params: GetPayoutDestinationParams, options?: CallOptions): Call<T.GetPayoutDestinationResponse, T.GetPayoutDestinationError>;
  /**
   * Read a policy
   *
   * One of the own policies, with the version in force. A deleted one is not found.
   *
   * `GET /v1/policies/{id}` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  getPolicy(params: GetPolicyParams, options?: CallOptions): Call<T.GetPolicyResponse, T.GetPolicyError>;
  /**
   * Read the position in a pool
   *
   * What the tenant put in, what it is worth, and what can be taken out now.
   *
   * `GET /v1/lending/pools/{id}/position` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, POOL_NOT_FOUND
   */
  getPoolPosition(params: GetPoolPositionParams, options?: CallOptions): Call<T.GetPoolPositionResponse, T.GetPoolPositionError>;
  /**
   * Read the protection settings
   *
   * Of the tenant; the defaults while nobody changed them. Any member reads them. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/protection`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  getProtectionSettings(params?: GetProtectionSettingsParams, options?: CallOptions): Call<T.GetProtectionSettingsResponse, T.GetProtectionSettingsError>;
  /**
   * Read what a payer needs
   *
   * Public, for whoever has the id: amount, status, and where to pay. Pay only while it is SENT: money that arrives after EXPIRED leaves by refund alone. A DRAFT is not found. Any origin may read it.
   *
   * `GET /v1/invoices/public/{id}`
   *
   * Errors beside the common ones: SANDBOX_ONLY, INVOICE_NOT_FOUND
   */
  getPublicInvoice(params: GetPublicInvoiceParams, options?: CallOptions): Call<T.GetPublicInvoiceResponse, T.GetPublicInvoiceError>;
  /**
   * Read a ramp
   *
   * One of the tenant's own.
   *
   * `GET /v1/ramps/{id}` · scope ramps:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, RAMP_NOT_FOUND
   */
  getRamp(params: GetRampParams, options?: CallOptions): Call<T.GetRampResponse, T.GetRampError>;
  /**
   * Check whether requests can be served
   *
   * Checks what the service needs and answers 503 if something is missing: TRY_AGAIN for the database, CHAIN_UNAVAILABLE for the chain. A relayer without gas is a warning in the answer: requests are served, and calls of the chain wait. A process without a configured chain does not check it. The operation is public and not limited.
   *
   * `GET /readyz`
   *
   * Errors beside the common ones: CHAIN_UNAVAILABLE
   */
  getReadiness(params?: GetReadinessParams, options?: CallOptions): Call<T.GetReadinessResponse, T.GetReadinessError>;
  /**
   * Read a sales order
   *
   * For buyer and seller, in every status.
   *
   * `GET /v1/trade/sales-orders/{id}` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
   */
  getSalesOrder(params: GetSalesOrderParams, options?: CallOptions): Call<T.GetSalesOrderResponse, T.GetSalesOrderError>;
  /**
   * Read the delivery of an order
   *
   * For buyer and seller. Nothing delivered yet is DELIVERY_RECORD_NOT_FOUND.
   *
   * `GET /v1/trade/sales-orders/{id}/delivery` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND
   */
  getSalesOrderDelivery(params: GetSalesOrderDeliveryParams, options?: CallOptions): Call<T.GetSalesOrderDeliveryResponse, T.GetSalesOrderDeliveryError>;
  /**
   * Read the key of the platform arbiter
   *
   * The default arbiter of invoices, with its private key, so that tests can sign settlements. It follows from SANDBOX_SEED. Sandbox only; any test key or session, no scope.
   *
   * `GET /v1/test/arbiter`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  getTestArbiter(params?: GetTestArbiterParams, options?: CallOptions): Call<T.GetTestArbiterResponse, T.GetTestArbiterError>;
  /**
   * Read the controls of the chain
   *
   * Answers how the chain behaves for the tenant. The settings stay until they are changed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/chain`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  getTestChain(params?: GetTestChainParams, options?: CallOptions): Call<T.GetTestChainResponse, T.GetTestChainError>;
  /**
   * Read the test clock
   *
   * Answers the tenant's test clock. All deadlines of the tenant follow it: quotes, claims, codes, credentials. Sessions, API keys, request signatures and idempotency keys follow the real clock. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/clock`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  getTestClock(params?: GetTestClockParams, options?: CallOptions): Call<T.GetTestClockResponse, T.GetTestClockError>;
  /**
   * Read what the provider said
   *
   * Answers what the provider has said about a payment so far, to its sender and recipient. It is empty before the submission. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/payments/{id}/provider`
   *
   * Errors beside the common ones: SANDBOX_ONLY, PAYMENT_NOT_FOUND
   */
  getTestProvider(params: GetTestProviderParams, options?: CallOptions): Call<T.GetTestProviderResponse, T.GetTestProviderError>;
  /**
   * Read a treasury account
   *
   * With the live balance, drift and simulated yield of each bucket. A balance that cannot be read is null, never zero, and until every bucket is readable totalUsd and all shares and drifts are null. Yield is simulated: each UTC midnight of the tenant's clock adds balance × apyBps / 10000 / 365, rounded down to 6 digits; it moves nothing.
   *
   * `GET /v1/treasury/accounts/{id}` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  getTreasuryAccount(params: GetTreasuryAccountParams, options?: CallOptions): Call<T.GetTreasuryAccountResponse, T.GetTreasuryAccountError>;
  /**
   * Read a sweep
   *
   * One of the tenant's own, in any status. It changes when its payment does.
   *
   * `GET /v1/treasury/sweeps/{sweepId}` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, SWEEP_NOT_FOUND
   */
  getTreasurySweep(params: GetTreasurySweepParams, options?: CallOptions): Call<T.GetTreasurySweepResponse, T.GetTreasurySweepError>;
  /**
   * Read a challenge
   *
   * What the refused request would do, and how far its approval has come. Only the member whose request it was reads it; for everybody else it is CHALLENGE_NOT_FOUND. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/challenges/{id}`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND
   */
  getTwoFactorChallenge(params: GetTwoFactorChallengeParams, options?: CallOptions): Call<T.GetTwoFactorChallengeResponse, T.GetTwoFactorChallengeError>;
  /**
   * Open a hand-off link
   *
   * Public, once: the reading uses the link up. A link that is used, void, expired or unknown, or whose session has ended, is gone.
   *
   * `GET /v1/verification-handoffs/{token}`
   *
   * Errors beside the common ones: HANDOFF_GONE
   */
  getVerificationHandoff(params: GetVerificationHandoffParams, options?: CallOptions): Call<T.GetVerificationHandoffResponse, T.GetVerificationHandoffError>;
  /**
   * Read a verification
   *
   * Answers one verification session of the tenant. There is no list of sessions.
   *
   * `GET /v1/verification-sessions/{id}` · scope identity:read
   *
   * Errors beside the common ones: VERIFICATION_SESSION_NOT_FOUND
   */
  getVerificationSession(params: GetVerificationSessionParams, options?: CallOptions): Call<T.GetVerificationSessionResponse, T.GetVerificationSessionError>;
  /**
   * Read a wallet and its balances
   *
   * Answers one wallet of any kind, in any status. Its balances are read from the chain for this response, also while it is not deployed. If the chain does not answer within 5 seconds, the answer is BALANCE_UNAVAILABLE with Retry-After.
   *
   * `GET /v1/wallets/{id}` · scope wallets:read
   *
   * Errors beside the common ones: WALLET_NOT_FOUND, BALANCE_UNAVAILABLE
   */
  getWallet(params: GetWalletParams, options?: CallOptions): Call<T.GetWalletResponse, T.GetWalletError>;
  /**
   * Read a delivery
   *
   * Returns a delivery with every attempt and the kind of its failure in lastError. A series has at most ten attempts. The first is made at once. The others wait 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the one before. Each wait is up to 20 % shorter or longer, and follows the real clock.
   *
   * `GET /v1/webhook-deliveries/{id}` · scope webhooks:read
   *
   * Errors beside the common ones: DELIVERY_NOT_FOUND
   */
  getWebhookDelivery(params: GetWebhookDeliveryParams, options?: CallOptions): Call<T.GetWebhookDeliveryResponse, T.GetWebhookDeliveryError>;
  /**
   * Read a webhook endpoint
   *
   * One endpoint of the tenant, without its secret.
   *
   * `GET /v1/webhook-endpoints/{id}` · scope webhooks:read
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  getWebhookEndpoint(params: GetWebhookEndpointParams, options?: CallOptions): Call<T.GetWebhookEndpointResponse, T.GetWebhookEndpointError>;
  /**
   * Issue a card of a wallet
   *
   * The card draws USDC from the multisig whenever it is used, within its limits and its policy. The wallet has to be DEPLOYED. Without limits the multisig's allowance on chain is the only control. An agentId binds the card to that agent, for good: its spend also counts under the agent, whose policy caps it too. In live SANDBOX_ONLY, unless the deployment issues live cards; then the tenant needs an ACTIVE BUSINESS_IDENTITY credential, else IDENTITY_REQUIRED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/wallets/{walletId}/cards` · scope cards:issue
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, SANDBOX_ONLY, IDENTITY_REQUIRED, WALLET_NOT_FOUND, AGENT_NOT_FOUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  issueCard(params: IssueCardParams, options?: CallOptions): Call<T.IssueCardResponse, T.IssueCardError>;
  /**
   * Issue the loan of an accepted offer
   *
   * By the pool's tenant, before the deadline and in ORIGINATION. The principal goes from the pool's cash to the supplier's INTERNAL_BALANCE; for a supplierWallet without a tenant it is recorded only. Cash that other loans have taken since is PRINCIPAL_EXCEEDS_LIMIT. The answer names the loan.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/offers/{id}/issue` · scope lending:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, NOT_ORDER_PARTY, SANDBOX_ONLY, OFFER_NOT_FOUND, OFFER_EXPIRED, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  issueLendingOffer(params: IssueLendingOfferParams, options?: CallOptions): Call<T.IssueLendingOfferResponse, T.IssueLendingOfferError>;
  /**
   * Issue an eligibility permit
   *
   * For the caller as borrower, with its organization account as subject, signed by the platform issuer, for 30 days. It takes the place of the caller's ACTIVE permit with the same pool, which becomes REVOKED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/permits` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, POOL_NOT_FOUND, ORG_ACCOUNT_NOT_READY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  issuePermit(params: IssuePermitParams, options?: CallOptions): Call<T.IssuePermitResponse, T.IssuePermitError>;
  /**
   * Issue a credential directly
   *
   * Issues a credential without a verification session. An ACTIVE credential of the same kind becomes REVOKED with reason SUPERSEDED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials`
   *
   * Errors beside the common ones: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  issueTestCredential(params: IssueTestCredentialParams, options?: CallOptions): Call<T.IssueTestCredentialResponse, T.IssueTestCredentialError>;
  /**
   * List agents
   *
   * Lists the tenant's agents, newest first.
   *
   * `GET /v1/agents` · scope members:read
   */
  listAgents: ListMethod<[params?: ListAgentsParams, options?: CallOptions], T.ListAgentsResponse, T.ListAgentsError, T.ListAgentsResponse['agents'][number]>;
  /**
   * List API keys
   *
   * Lists the tenant's API keys, newest first, with revoked and expired ones. Only a member session of role OWNER or ADMIN may: an API key never manages API keys.
   *
   * `GET /v1/api-keys`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  listApiKeys: ListMethod<[params?: ListApiKeysParams, options?: CallOptions], T.ListApiKeysResponse, T.ListApiKeysError, T.ListApiKeysResponse['apiKeys'][number]>;
  /**
   * List approval requests
   *
   * Those of the own payments, newest first; the votes of each oldest first.
   *
   * `GET /v1/approvals` · scope payments:read
   */
  listApprovals: ListMethod<[params?: ListApprovalsParams, options?: CallOptions], T.ListApprovalsResponse, T.ListApprovalsError, T.ListApprovalsResponse['approvals'][number]>;
  /**
   * List the authority grants of a member
   *
   * Newest version first, in every status. The most recent ACTIVE one that covers an action is the one that counts for it.
   *
   * `GET /v1/members/{memberId}/authorities` · scope members:read
   *
   * Errors beside the common ones: MEMBER_NOT_FOUND
   */
  listAuthorities: ListMethod<[params: ListAuthoritiesParams, options?: CallOptions], T.ListAuthoritiesResponse, T.ListAuthoritiesError, T.ListAuthoritiesResponse['authorities'][number]>;
  /**
   * List the authorizations of a card
   *
   * Approved and declined ones, newest first, reversals in place.
   *
   * `GET /v1/cards/{id}/authorizations` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  listCardAuthorizations: ListMethod<[params: ListCardAuthorizationsParams, options?: CallOptions], T.ListCardAuthorizationsResponse, T.ListCardAuthorizationsError, T.ListCardAuthorizationsResponse['authorizations'][number]>;
  /**
   * List saved payees
   *
   * The tenant's own, newest first. Member sessions only, no scope.
   *
   * `GET /v1/contacts`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED
   */
  listContacts: ListMethod<[params?: ListContactsParams, options?: CallOptions], T.ListContactsResponse, T.ListContactsError, T.ListContactsResponse['contacts'][number]>;
  /**
   * List credentials
   *
   * Lists the credentials of the tenant and its members, newest first.
   *
   * `GET /v1/credentials` · scope identity:read
   */
  listCredentials: ListMethod<[params?: ListCredentialsParams, options?: CallOptions], T.ListCredentialsResponse, T.ListCredentialsError, T.ListCredentialsResponse['credentials'][number]>;
  /**
   * List drips
   *
   * Lists the tenant's drips into wallets and accounts, newest first. Live has no drips.
   *
   * `GET /v1/faucet/drips` · scope wallets:fund
   *
   * Errors beside the common ones: FAUCET_NOT_AVAILABLE
   */
  listDrips: ListMethod<[params?: ListDripsParams, options?: CallOptions], T.ListDripsResponse, T.ListDripsError, T.ListDripsResponse['drips'][number]>;
  /**
   * List events
   *
   * Lists the events of the tenant's own feed, newest first by `sequence`, or oldest first with `order=asc`. The cursor works in both directions. Each party of a payment has the payment's events in its own feed, as it may read them. Events are kept for 30 days, and no number is ever missing from the feed.
   *
   * `GET /v1/events` · scope webhooks:read
   */
  listEvents: ListMethod<[params?: ListEventsParams, options?: CallOptions], T.ListEventsResponse, T.ListEventsError, T.ListEventsResponse['events'][number]>;
  /**
   * List extractions
   *
   * The tenant's own, newest first.
   *
   * `GET /v1/trade/extractions` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listExtractions: ListMethod<[params?: ListExtractionsParams, options?: CallOptions], T.ListExtractionsResponse, T.ListExtractionsError, T.ListExtractionsResponse['extractions'][number]>;
  /**
   * List financing pools
   *
   * The tenant's own, newest first.
   *
   * `GET /v1/lending/pools` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listFinancingPools: ListMethod<[params?: ListFinancingPoolsParams, options?: CallOptions], T.ListFinancingPoolsResponse, T.ListFinancingPoolsError, T.ListFinancingPoolsResponse['pools'][number]>;
  /**
   * List identities
   *
   * Those of the own tenant and its members, newest first.
   *
   * `GET /v1/identities` · scope identity:read
   */
  listIdentities: ListMethod<[params?: ListIdentitiesParams, options?: CallOptions], T.ListIdentitiesResponse, T.ListIdentitiesError, T.ListIdentitiesResponse['identities'][number]>;
  /**
   * List invoices
   *
   * The tenant's own, newest first, in every status.
   *
   * `GET /v1/invoices` · scope invoices:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listInvoices: ListMethod<[params?: ListInvoicesParams, options?: CallOptions], T.ListInvoicesResponse, T.ListInvoicesError, T.ListInvoicesResponse['invoices'][number]>;
  /**
   * List loans
   *
   * Those in which the tenant is lender, borrower or supplier, newest first.
   *
   * `GET /v1/lending/loans` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listLoans: ListMethod<[params?: ListLoansParams, options?: CallOptions], T.ListLoansResponse, T.ListLoansError, T.ListLoansResponse['loans'][number]>;
  /**
   * List members
   *
   * Lists the tenant's members, newest first, with removed ones.
   *
   * `GET /v1/members` · scope members:read
   */
  listMembers: ListMethod<[params?: ListMembersParams, options?: CallOptions], T.ListMembersResponse, T.ListMembersError, T.ListMembersResponse['members'][number]>;
  /**
   * List off-ramp payments
   *
   * Lists the payments that the tenant sends or receives, newest first. A recipient sees a payment from the moment that it is known who they are. Payment intents are not in this list.
   *
   * `GET /v1/offramp/payments` · scope ramps:read
   */
  listOfframpPayments: ListMethod<[params?: ListOfframpPaymentsParams, options?: CallOptions], T.ListOfframpPaymentsResponse, T.ListOfframpPaymentsError, T.ListOfframpPaymentsResponse['payments'][number]>;
  /**
   * List the versions of the payment policy
   *
   * Newest first; all but the newest are SUPERSEDED.
   *
   * `GET /v1/payment-policy/history` · scope policies:read
   */
  listPaymentPolicyVersions: ListMethod<[params?: ListPaymentPolicyVersionsParams, options?: CallOptions], T.ListPaymentPolicyVersionsResponse, T.ListPaymentPolicyVersionsError, T.ListPaymentPolicyVersionsResponse['versions'][number]>;
  /**
   * List payments of both generations
   *
   * Lists intents and legacy payments in one order, newest first: the intents that the tenant sends or receives, and its own legacy payments. A recipient sees an intent from the moment that it is known who they are. Payments of the off-ramp surface are not in this list. The entries have no quotes.
   *
   * `GET /v1/payments` · scope payments:read
   */
  listPayments: ListMethod<[params?: ListPaymentsParams, options?: CallOptions], T.ListPaymentsResponse, T.ListPaymentsError, T.ListPaymentsResponse['payments'][number]>;
  /**
   * List payout destinations
   *
   * Lists the tenant's destinations in every status, newest first.
   *
   * `GET /v1/payout-destinations` · scope ramps:read
   */
  listPayoutDestinations: ListMethod<[params?: ListPayoutDestinationsParams, options?: CallOptions], T.ListPayoutDestinationsResponse, T.ListPayoutDestinationsError, T.ListPayoutDestinationsResponse['destinations'][number]>;
  /**
   * List eligibility permits
   *
   * The tenant's own, and those with its pools, newest first.
   *
   * `GET /v1/lending/permits` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listPermits: ListMethod<[params?: ListPermitsParams, options?: CallOptions], T.ListPermitsResponse, T.ListPermitsError, T.ListPermitsResponse['permits'][number]>;
  /**
   * List phone aliases
   *
   * Lists the tenant's phone aliases in every status, newest first.
   *
   * `GET /v1/phone-aliases` · scope identity:read
   */
  listPhoneAliases: ListMethod<[params?: ListPhoneAliasesParams, options?: CallOptions], T.ListPhoneAliasesResponse, T.ListPhoneAliasesError, T.ListPhoneAliasesResponse['phoneAliases'][number]>;
  /**
   * List policies
   *
   * The tenant's own, newest first; deleted ones are gone.
   *
   * `GET /v1/policies` · scope policies:read
   */
  listPolicies: ListMethod<[params?: ListPoliciesParams, options?: CallOptions], T.ListPoliciesResponse, T.ListPoliciesError, T.ListPoliciesResponse['policies'][number]>;
  /**
   * List what a policy is attached to
   *
   * The attachments that stand, newest first.
   *
   * `GET /v1/policies/{id}/attachments` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  listPolicyAttachments: ListMethod<[params: ListPolicyAttachmentsParams, options?: CallOptions], T.ListPolicyAttachmentsResponse, T.ListPolicyAttachmentsError, T.ListPolicyAttachmentsResponse['attachments'][number]>;
  /**
   * Read the decision log
   *
   * What policies decided for the tenant, newest first: dry runs, payments and card authorizations. Append-only, kept 400 days; rows of deleted policies stay.
   *
   * `GET /v1/policies/decisions` · scope policies:read
   */
  listPolicyDecisions: ListMethod<[params?: ListPolicyDecisionsParams, options?: CallOptions], T.ListPolicyDecisionsResponse, T.ListPolicyDecisionsError, T.ListPolicyDecisionsResponse['decisions'][number]>;
  /**
   * List the versions of a policy
   *
   * All of them, oldest first.
   *
   * `GET /v1/policies/{id}/versions` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  listPolicyVersions: ListMethod<[params: ListPolicyVersionsParams, options?: CallOptions], T.ListPolicyVersionsResponse, T.ListPolicyVersionsError, T.ListPolicyVersionsResponse['versions'][number]>;
  /**
   * List purchase orders
   *
   * Those in which the tenant is borrower, supplier or lender, newest first.
   *
   * `GET /v1/lending/purchase-orders` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listPurchaseOrders: ListMethod<[params?: ListPurchaseOrdersParams, options?: CallOptions], T.ListPurchaseOrdersResponse, T.ListPurchaseOrdersError, T.ListPurchaseOrdersResponse['purchaseOrders'][number]>;
  /**
   * List ramps
   *
   * The tenant's own, both directions, newest first.
   *
   * `GET /v1/ramps` · scope ramps:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listRamps: ListMethod<[params?: ListRampsParams, options?: CallOptions], T.ListRampsResponse, T.ListRampsError, T.ListRampsResponse['ramps'][number]>;
  /**
   * List sales orders
   *
   * Those in which the tenant is buyer or seller, newest first.
   *
   * `GET /v1/trade/sales-orders` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listSalesOrders: ListMethod<[params?: ListSalesOrdersParams, options?: CallOptions], T.ListSalesOrdersResponse, T.ListSalesOrdersError, T.ListSalesOrdersResponse['salesOrders'][number]>;
  /**
   * Read the messages that would have been sent
   *
   * Lists the texts and e-mails that the caller's tenant caused, newest first. With `to` it lists every message to exactly that address, whoever caused it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/messages`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listTestMessages: ListMethod<[params?: ListTestMessagesParams, options?: CallOptions], T.ListTestMessagesResponse, T.ListTestMessagesError, T.ListTestMessagesResponse['messages'][number]>;
  /**
   * List review cases of own payments
   *
   * Lists the review cases of payments that the tenant has sent, newest first. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/review-cases`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listTestReviewCases: ListMethod<[params?: ListTestReviewCasesParams, options?: CallOptions], T.ListTestReviewCasesResponse, T.ListTestReviewCasesError, T.ListTestReviewCasesResponse['reviewCases'][number]>;
  /**
   * Read what a webhook sink received
   *
   * Lists what a sink has received, newest first, each with the bytes that were signed. Requests that the sink did not answer are listed too. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/webhook-sinks/{id}/requests`
   *
   * Errors beside the common ones: SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
   */
  listTestWebhookSinkRequests: ListMethod<[params: ListTestWebhookSinkRequestsParams, options?: CallOptions], T.ListTestWebhookSinkRequestsResponse, T.ListTestWebhookSinkRequestsError, T.ListTestWebhookSinkRequestsResponse['requests'][number]>;
  /**
   * List treasury accounts
   *
   * The tenant's own, newest first, in every status. Balances are not read for a list: totalUsd, balanceUsd, shareBps and driftBps are null.
   *
   * `GET /v1/treasury/accounts` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listTreasuryAccounts: ListMethod<[params?: ListTreasuryAccountsParams, options?: CallOptions], T.ListTreasuryAccountsResponse, T.ListTreasuryAccountsError, T.ListTreasuryAccountsResponse['accounts'][number]>;
  /**
   * List the rules of an account
   *
   * Newest first, disabled ones too.
   *
   * `GET /v1/treasury/accounts/{id}/rules` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  listTreasuryRules: ListMethod<[params: ListTreasuryRulesParams, options?: CallOptions], T.ListTreasuryRulesResponse, T.ListTreasuryRulesError, T.ListTreasuryRulesResponse['rules'][number]>;
  /**
   * List the sweeps of an account
   *
   * By rules and by hand, newest first.
   *
   * `GET /v1/treasury/accounts/{id}/sweeps` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  listTreasurySweeps: ListMethod<[params: ListTreasurySweepsParams, options?: CallOptions], T.ListTreasurySweepsResponse, T.ListTreasurySweepsError, T.ListTreasurySweepsResponse['sweeps'][number]>;
  /**
   * List the own two-factor methods
   *
   * Those of the calling member, newest first, with what the tenant requires and how many count now. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/factors`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  listTwoFactorFactors: ListMethod<[params?: ListTwoFactorFactorsParams, options?: CallOptions], T.ListTwoFactorFactorsResponse, T.ListTwoFactorFactorsError, T.ListTwoFactorFactorsResponse['factors'][number]>;
  /**
   * List the wallets of an identity
   *
   * Its bindings in every status, newest first, without their challenges.
   *
   * `GET /v1/identities/{id}/wallets` · scope identity:read
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND
   */
  listWalletBindings: ListMethod<[params: ListWalletBindingsParams, options?: CallOptions], T.ListWalletBindingsResponse, T.ListWalletBindingsError, T.ListWalletBindingsResponse['wallets'][number]>;
  /**
   * List the cards of a wallet
   *
   * Frozen ones included, newest first. Provider cards belong to no wallet.
   *
   * `GET /v1/wallets/{walletId}/cards` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, WALLET_NOT_FOUND
   */
  listWalletCards: ListMethod<[params: ListWalletCardsParams, options?: CallOptions], T.ListWalletCardsResponse, T.ListWalletCardsError, T.ListWalletCardsResponse['cards'][number]>;
  /**
   * List wallets
   *
   * Lists the tenant's wallets of every kind, newest first, without their balances: also its accounts, treasury buckets and escrows of invoices. `total` counts the wallets of all pages.
   *
   * `GET /v1/wallets` · scope wallets:read
   */
  listWallets: ListMethod<[params?: ListWalletsParams, options?: CallOptions], T.ListWalletsResponse, T.ListWalletsError, T.ListWalletsResponse['wallets'][number]>;
  /**
   * List the deliveries of an endpoint
   *
   * Newest first, each with its attempts. Kept as long as the events, 30 days.
   *
   * `GET /v1/webhook-endpoints/{id}/deliveries` · scope webhooks:read
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  listWebhookDeliveries: ListMethod<[params: ListWebhookDeliveriesParams, options?: CallOptions], T.ListWebhookDeliveriesResponse, T.ListWebhookDeliveriesError, T.ListWebhookDeliveriesResponse['deliveries'][number]>;
  /**
   * List webhook endpoints
   *
   * Those of the tenant, newest first, without secrets; deleted ones are gone.
   *
   * `GET /v1/webhook-endpoints` · scope webhooks:read
   */
  listWebhookEndpoints: ListMethod<[params?: ListWebhookEndpointsParams, options?: CallOptions], T.ListWebhookEndpointsResponse, T.ListWebhookEndpointsError, T.ListWebhookEndpointsResponse['webhookEndpoints'][number]>;
  /**
   * Read the escrow of an invoice now
   *
   * Checks the escrow of a SENT invoice now, as the service does every 5 seconds and at every advance of the clock. The invoice becomes FUNDED if the escrow holds the amount, and EXPIRED if `expiresAt` has passed. In any other status, or if the balance cannot be read, nothing changes. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/invoices/{id}/poll`
   *
   * Errors beside the common ones: SANDBOX_ONLY, INVOICE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  pollTestInvoice(params: PollTestInvoiceParams, options?: CallOptions): Call<T.PollTestInvoiceResponse, T.PollTestInvoiceError>;
  /**
   * Reactivate an authority grant
   *
   * From SUSPENDED only, while its member is ACTIVE; its credential stands again. Reactivating a member does not do this. Invalidated votes stay invalid. Not the own grant, save by the only ACTIVE OWNER.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities/{authorityId}/reactivate` · scope members:manage
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reactivateAuthority(params: ReactivateAuthorityParams, options?: CallOptions): Call<T.ReactivateAuthorityResponse, T.ReactivateAuthorityError>;
  /**
   * Reactivate a member
   *
   * Makes a SUSPENDED member ACTIVE again. The member's authority grants stay suspended until each of them is reactivated.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{id}/reactivate` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reactivateMember(params: ReactivateMemberParams, options?: CallOptions): Call<T.ReactivateMemberResponse, T.ReactivateMemberError>;
  /**
   * Decide an authorization of the card issuer
   *
   * Decides whether a card may be used, while the merchant waits. The same checks as for a simulated authorization
   * run in the same order, and the answer names the first one that failed.
   *
   * The operation is public, and the signature is the credential: `v1=` and the HMAC-SHA256, in lower case hex, of
   * `<timestamp>.<raw body>`, keyed by `PROVIDER_WEBHOOK_SECRET_CARD_ISSUER`. Without that secret the operation is
   * switched off and answers UNKNOWN_PROVIDER.
   *
   * An authorizationId is decided once. Sent again, it gets the same answer, and nothing is counted twice; with
   * another card or amount it is CARD_AUTHORIZATION_CONFLICT. A balance that cannot be read within a second is a
   * decline with INSUFFICIENT_MULTISIG_BALANCE.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/card-issuer/authorizations`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW, CARD_NOT_FOUND, CARD_AUTHORIZATION_CONFLICT
   */
  receiveCardAuthorization(params: ReceiveCardAuthorizationParams, options?: CallOptions): Call<T.ReceiveCardAuthorizationResponse, T.ReceiveCardAuthorizationError>;
  /**
   * Take a reversal of the card issuer
   *
   * Gives back what an authorization took, in part or whole. The windows in which the authorization happened are
   * credited, where they are still current.
   *
   * The operation is public and signed like the issuer's authorizations. A reversalId is taken once: sent again, it
   * changes nothing and answers `duplicate` true. An authorization that was declined or given back whole is
   * INVALID_TRANSITION, more than the rest is INVALID_AMOUNT.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/card-issuer/reversals`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW, CARD_AUTHORIZATION_NOT_FOUND, CARD_AUTHORIZATION_CONFLICT
   */
  receiveCardReversal(params: ReceiveCardReversalParams, options?: CallOptions): Call<T.ReceiveCardReversalResponse, T.ReceiveCardReversalError>;
  /**
   * Receive an event of a provider
   *
   * Takes an event from a payout provider or a funding partner. The operation is public, and the signature is the
   * credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw body>`, keyed by
   * `PROVIDER_WEBHOOK_SECRET_<PROVIDER>`.
   *
   * The checks come in the order of the errors: provider, body, signature, age, and last the form of the body. An
   * event is processed once for its provider and `eventId`. Webhooks and polls follow the same rules, and whichever
   * comes first decides. An event that matches nothing, comes late or changes nothing is stored. It is answered with
   * 200, so that the provider does not send it again.
   *
   * `providerRef` is the provider's own reference of a payout, the deal of a deposit, or the payout destination that
   * the provider has checked; CANCELED revokes that destination.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/providers/{provider}`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
   */
  receiveProviderWebhook(params: ReceiveProviderWebhookParams, options?: CallOptions): Call<T.ReceiveProviderWebhookResponse, T.ReceiveProviderWebhookError>;
  /**
   * Receive news of a verification
   *
   * Takes the word of the verification provider that a session has changed. The operation is public, and the signature
   * is the credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw body>`, keyed by
   * `PROVIDER_WEBHOOK_SECRET_VERIFICATION`.
   *
   * The checks come in the order of the errors: provider, body, signature, age, and last the form of the body. The
   * news itself decides nothing: the provider is asked how the session stands, so that news that comes twice or out of
   * order changes nothing. News of a session that nobody here has begun is answered with 200.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/verification`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
   */
  receiveVerificationWebhook(params: ReceiveVerificationWebhookParams, options?: CallOptions): Call<T.ReceiveVerificationWebhookResponse, T.ReceiveVerificationWebhookError>;
  /**
   * Record the delivery of an order
   *
   * By the seller, once, in ACCEPTED; the order becomes DELIVERED. The uploads are the seller's own.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/delivery` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, UPLOAD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  recordSalesOrderDelivery(params: RecordSalesOrderDeliveryParams, options?: CallOptions): Call<T.RecordSalesOrderDeliveryResponse, T.RecordSalesOrderDeliveryError>;
  /**
   * Deliver an event again
   *
   * Begins a new series of attempts, now, in any status of the delivery; the webhook-id stays that of the event. A delivery whose endpoint was deleted stays as it is.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-deliveries/{id}/redeliver` · scope webhooks:manage
   *
   * Errors beside the common ones: DELIVERY_NOT_FOUND, ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  redeliverWebhookDelivery(params: RedeliverWebhookDeliveryParams, options?: CallOptions): Call<T.RedeliverWebhookDeliveryResponse, T.RedeliverWebhookDeliveryError>;
  /**
   * Check a held payment again now
   *
   * Checks a held payment now instead of with the next sweep. The sender and the recipient may, in COMPLIANCE_HOLD and PAYOUT_SELECTION_REQUIRED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/payments/{id}/reevaluate`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reevaluateTestPayment(params: ReevaluateTestPaymentParams, options?: CallOptions): Call<T.ReevaluateTestPaymentResponse, T.ReevaluateTestPaymentError>;
  /**
   * Ask the provider again
   *
   * Re-reads the provider and answers the status read; what the provider took back is SUSPENDED, or REVOKED with reason PROVIDER, and what it restored is ACTIVE again. A suspension by the platform stays. Only credentials of a verification session have a provider behind them. A REVOKED or EXPIRED one is answered as it stands: nothing brings it back. A provider that does not answer, or is switched off, is PROVIDER_UNAVAILABLE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/credentials/{id}/refresh` · scope identity:write
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND, CREDENTIAL_NOT_REFRESHABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, PROVIDER_UNAVAILABLE
   */
  refreshCredential(params: RefreshCredentialParams, options?: CallOptions): Call<T.RefreshCredentialResponse, T.RefreshCredentialError>;
  /**
   * Propose the payment back to the payer
   *
   * From FUNDED, DELIVERED and EXPIRED. Proposes all that the escrow really holds to the payer, not the invoiced amount; an escrow that holds nothing is INVOICE_NOTHING_TO_REFUND. The invoice stays as it is until that payment completes; cancelling or failing it clears settlement. Payer, payee or arbiter sign; anyone of this tenant with payments:create submits their signatures with POST /v1/payments/{id}/sign: the first moves the payment to SIGNING, the second executes it. Only one settlement can be in flight. Two-factor protection does not apply.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/refund` · scope invoices:release
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, INVOICE_NOT_FOUND, SETTLEMENT_IN_FLIGHT, INVOICE_NOTHING_TO_REFUND, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, BALANCE_UNAVAILABLE, POLICY_UNAVAILABLE
   */
  refundInvoice(params: RefundInvoiceParams, options?: CallOptions): Call<T.RefundInvoiceResponse, T.RefundInvoiceError>;
  /**
   * Register the member's signing address
   *
   * Registers the EVM address that signs for the member. Only the member's own session may. The signature proves that the member holds the address. Registering another address replaces it.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/members/{id}/signer`
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, SIGNER_SIGNATURE_INVALID, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND
   */
  registerMemberSigner(params: RegisterMemberSignerParams, options?: CallOptions): Call<T.RegisterMemberSignerResponse, T.RegisterMemberSignerError>;
  /**
   * Register a purchase order with a pool
   *
   * The caller becomes the borrower, with its organization account as address. It is the buyer of the sales order, the seller gets NOT_ORDER_PARTY, or the extraction is its own. The supplier of a sales order is its seller, named by supplierTenantId: a repaid loan settles the order, so the seller itself accepts to be paid by a loan. A document may have any other tenant as supplier, or a supplierWallet alone; for a wallet alone the borrower accepts later. Any other supplier is VALIDATION_FAILED. A sales order has to be financeable, an extraction APPROVED and without another purchase order, else ORDER_NOT_FINANCEABLE; a face amount above the total is INVALID_AMOUNT.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/purchase-orders` · scope lending:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, POOL_NOT_FOUND, SALES_ORDER_NOT_FOUND, EXTRACTION_NOT_FOUND, TENANT_NOT_FOUND, ORG_ACCOUNT_NOT_READY, ORDER_NOT_FINANCEABLE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  registerPurchaseOrder(params: RegisterPurchaseOrderParams, options?: CallOptions): Call<T.RegisterPurchaseOrderResponse, T.RegisterPurchaseOrderError>;
  /**
   * Reinstate a credential
   *
   * Reinstates a SUSPENDED credential, which clears the hold. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/reinstate`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reinstateTestCredential(params: ReinstateTestCredentialParams, options?: CallOptions): Call<T.ReinstateTestCredentialResponse, T.ReinstateTestCredentialError>;
  /**
   * Reject an approval request
   *
   * The same as sign with decision REJECT: one rejection decides. The payment ends CANCELED, or REFUND_PENDING when it is funded, with failureReason APPROVAL_REJECTED. Votes come from member sessions; any API key is APPROVAL_REQUIRES_MEMBER. The voter is an ACTIVE member with an ACTIVE grant of payment.approve, of the request's group where it has one, never the initiator, who cancels instead, and votes once. The text of an optional signature says decision: REJECT.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/approvals/{id}/reject` · scope payments:execute
   *
   * Errors beside the common ones: NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, APPROVAL_NOT_FOUND, APPROVAL_NOT_PENDING, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  rejectApproval(params: RejectApprovalParams, options?: CallOptions): Call<T.RejectApprovalResponse, T.RejectApprovalError>;
  /**
   * Propose the payment to the payee
   *
   * From FUNDED and DELIVERED, never from EXPIRED. Proposes the invoiced amount out of the escrow to the payee; an excess stays there. The invoice stays as it is until that payment completes; cancelling or failing it clears settlement. Payer, payee or arbiter sign; anyone of this tenant with payments:create submits their signatures with POST /v1/payments/{id}/sign: the first moves the payment to SIGNING, the second executes it. Only one settlement can be in flight. Two-factor protection does not apply.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/release` · scope invoices:release
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, POLICY_DENIED, SANDBOX_ONLY, INVOICE_NOT_FOUND, SETTLEMENT_IN_FLIGHT, WALLET_NOT_DEPLOYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
   */
  releaseInvoice(params: ReleaseInvoiceParams, options?: CallOptions): Call<T.ReleaseInvoiceResponse, T.ReleaseInvoiceError>;
  /**
   * Remove a saved payee
   *
   * It matches no payee any more; doing it again is not found. Member sessions only, no scope.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/contacts/{id}`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED, CONTACT_NOT_FOUND
   */
  removeContact(params: RemoveContactParams, options?: CallOptions): Call<T.RemoveContactResponse, T.RemoveContactError>;
  /**
   * Remove a member
   *
   * Ends a membership and revokes the member's authority grants and every API key that acts for the member; a new invitation brings neither back. The last ACTIVE OWNER cannot be removed. An API key removes neither an OWNER nor an ADMIN. Removing a member again answers the same record.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/members/{id}` · scope members:manage
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
   */
  removeMember(params: RemoveMemberParams, options?: CallOptions): Call<T.RemoveMemberResponse, T.RemoveMemberError>;
  /**
   * Remove a two-factor method
   *
   * One of the calling member. A PENDING one always goes. While protection is enabled, a verified one stays when otherwise the usable ones would be fewer than required, or only EMAIL and SMS would remain: TWOFA_FACTOR_REQUIRED. Doing it again is not found. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/2fa/factors/{id}`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND, TWOFA_FACTOR_REQUIRED
   */
  removeTwoFactorFactor(params: RemoveTwoFactorFactorParams, options?: CallOptions): Call<T.RemoveTwoFactorFactorResponse, T.RemoveTwoFactorFactorError>;
  /**
   * Repay a loan, in part or whole
   *
   * By the borrower, from its INTERNAL_BALANCE: the smaller of maxAmount and what is owed, interest first, then principal. Allowed in ACTIVE, GRACE and DEFAULTED; when nothing is owed any more the loan and its purchase order are REPAID.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/loans/{id}/repay` · scope lending:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, NOT_ORDER_PARTY, SANDBOX_ONLY, LOAN_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  repayLoan(params: RepayLoanParams, options?: CallOptions): Call<T.RepayLoanResponse, T.RepayLoanError>;
  /**
   * Send past events again
   *
   * Queues the events of since to until that match the endpoint's types, oldest first, at most 1000; go on with since at the last of them. An event that this endpoint had gets a new series of attempts in the same delivery, one that it missed while DISABLED gets its delivery now; the webhook-id is the event's either way. Events are kept 30 days.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints/{id}/replay` · scope webhooks:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  replayWebhookEndpoint(params: ReplayWebhookEndpointParams, options?: CallOptions): Call<T.ReplayWebhookEndpointResponse, T.ReplayWebhookEndpointError>;
  /**
   * Send a new claim link
   *
   * Sends a new claim link to the contact of an OPEN claim. Only the sender of the payment may. The new link voids the one before, together with its codes and its ticket. A claim gets at most 3 links a day; beyond that the answer is 429 with Retry-After. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/claim/resend` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, ROUTE_NOT_FOUND, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  resendOfframpPaymentClaim(params: ResendOfframpPaymentClaimParams, options?: CallOptions): Call<T.ResendOfframpPaymentClaimResponse, T.ResendOfframpPaymentClaimError>;
  /**
   * Send a new code
   *
   * Sends a new code to an alias that is PENDING or REVERIFICATION_REQUIRED. The new code voids the old one. The number of codes is limited; beyond that the answer is 429 with Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/phone-aliases/{id}/resend` · scope identity:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  resendPhoneAliasCode(params: ResendPhoneAliasCodeParams, options?: CallOptions): Call<T.ResendPhoneAliasCodeResponse, T.ResendPhoneAliasCodeError>;
  /**
   * Send a new enrollment code
   *
   * For a PENDING EMAIL or SMS factor of the calling member; the new code voids the old one, wrong answers stay counted. TOTP and IDP_MFA have no code: VALIDATION_FAILED. 30 seconds apart, 5 per factor, beyond that 429 with Retry-After. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/factors/{id}/resend`
   *
   * Errors beside the common ones: INVALID_TRANSITION, TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  resendTwoFactorFactorCode(params: ResendTwoFactorFactorCodeParams, options?: CallOptions): Call<T.ResendTwoFactorFactorCodeResponse, T.ResendTwoFactorFactorCodeError>;
  /**
   * Ask whether a payment DID can be paid
   *
   * Answers whether a payment DID can be paid. A well-formed DID that cannot be paid is answered with `resolvable: false`, so that nobody can tell whether it is unknown, reserved or not verified yet. An alias is answered with the DID that it leads to.
   *
   * `GET /v1/dids/resolve` · scope identity:read
   *
   * Errors beside the common ones: INVALID_DID, DID_NOT_RESOLVABLE
   */
  resolveDid(params: ResolveDidParams, options?: CallOptions): Call<T.ResolveDidResponse, T.ResolveDidError>;
  /**
   * Resolve a DID by the W3C standard
   *
   * Resolves a payment DID by the W3C DID resolution standard. The operation is public, pages of any origin may read it, and it may be cached for 60 seconds. A failure is answered with the error envelope, and `details.didResolutionMetadata.error` has the standard's word: `invalidDid` with INVALID_DID, `methodNotSupported` with DID_NOT_RESOLVABLE, `notFound` with IDENTITY_NOT_FOUND.
   *
   * `GET /1.0/identifiers/{did}`
   *
   * Errors beside the common ones: INVALID_DID, DID_NOT_RESOLVABLE, IDENTITY_NOT_FOUND
   */
  resolveDidDocument(params: ResolveDidDocumentParams, options?: CallOptions): Call<T.ResolveDidDocumentResponse, T.ResolveDidDocumentError>;
  /**
   * Decide a review case
   *
   * Decides a review case. RELEASE clears its reason for this payment permanently, and the payment is checked again; a released POST_DELIVERY_RETURN credits the sender. REJECT ends the payment with REVIEW_REJECTED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/review-cases/{id}/resolve`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, REVIEW_CASE_NOT_FOUND, REVIEW_CASE_RESOLVED, REVIEW_CASE_NOT_OPEN, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  resolveTestReviewCase(params: ResolveTestReviewCaseParams, options?: CallOptions): Call<T.ResolveTestReviewCaseResponse, T.ResolveTestReviewCaseError>;
  /**
   * Accept, send back or reject an order
   *
   * By the seller, in SUBMITTED. accept sets sellerSigned and salesOrderHash; request-changes needs a note, which becomes changeNote; reject is the end.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/respond` · scope trade:write
   *
   * Errors beside the common ones: NOTE_REQUIRED, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  respondToSalesOrder(params: RespondToSalesOrderParams, options?: CallOptions): Call<T.RespondToSalesOrderResponse, T.RespondToSalesOrderError>;
  /**
   * Resume an agent
   *
   * Makes a SUSPENDED agent ACTIVE again, so that its keys work. Only a member session may.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/agents/{id}/resume` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, MEMBER_SESSION_REQUIRED, AGENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  resumeAgent(params: ResumeAgentParams, options?: CallOptions): Call<T.ResumeAgentResponse, T.ResumeAgentError>;
  /**
   * Give back what a card took
   *
   * In part or whole, as often as something is left. Credits the windows in which the authorization happened, where they are still current. A declined or wholly reversed one is INVALID_TRANSITION, more than the rest INVALID_AMOUNT. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/cards/{id}/authorizations/{authorizationId}/reverse`
   *
   * Errors beside the common ones: INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  reverseTestCardAuthorization(params: ReverseTestCardAuthorizationParams, options?: CallOptions): Call<T.ReverseTestCardAuthorizationResponse, T.ReverseTestCardAuthorizationError>;
  /**
   * Revoke an API key
   *
   * Revokes an API key from the next request on. Only a member session of role OWNER or ADMIN may. Revoking it again answers the same record.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/api-keys/{id}`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
   */
  revokeApiKey(params: RevokeApiKeyParams, options?: CallOptions): Call<T.RevokeApiKeyResponse, T.RevokeApiKeyError>;
  /**
   * Revoke an authority grant
   *
   * Revokes a grant permanently, and its credential with it. Revoking it again is refused, unlike other deletions. Votes of open requests no longer count if the member has no other ACTIVE grant to approve.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/members/{memberId}/authorities/{authorityId}` · scope members:manage
   *
   * Errors beside the common ones: MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED
   */
  revokeAuthority(params: RevokeAuthorityParams, options?: CallOptions): Call<T.RevokeAuthorityResponse, T.RevokeAuthorityError>;
  /**
   * Revoke a payout destination
   *
   * Revokes a destination permanently. Payments that were going there are held or quoted again. If it was the default, the ACTIVE destination with the lowest priority becomes the default. A REVOKED destination cannot be revoked again.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations/{id}/revoke` · scope ramps:write
   *
   * Errors beside the common ones: REQUEST_SIGNATURE_REQUIRED, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  revokePayoutDestination(params: RevokePayoutDestinationParams, options?: CallOptions): Call<T.RevokePayoutDestinationResponse, T.RevokePayoutDestinationError>;
  /**
   * Remove a phone number
   *
   * Removes a phone number from the tenant: payments to it no longer reach the tenant. An alias that is REVOKED or REPLACED already is answered as it is.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/phone-aliases/{id}` · scope identity:write
   *
   * Errors beside the common ones: PHONE_ALIAS_NOT_FOUND
   */
  revokePhoneAlias(params: RevokePhoneAliasParams, options?: CallOptions): Call<T.RevokePhoneAliasResponse, T.RevokePhoneAliasError>;
  /**
   * Revoke a credential
   *
   * Revokes a credential permanently, with reason OPERATOR. Payments to its subject are held. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/revoke`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  revokeTestCredential(params: RevokeTestCredentialParams, options?: CallOptions): Call<T.RevokeTestCredentialResponse, T.RevokeTestCredentialError>;
  /**
   * Take a wallet from an identity
   *
   * Revokes a PENDING or ACTIVE wallet binding permanently. The wallet no longer signs for the identity and can be bound anew. Rotations of it that are pending become stale.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/revoke` · scope identity:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  revokeWalletBinding(params: RevokeWalletBindingParams, options?: CallOptions): Call<T.RevokeWalletBindingResponse, T.RevokeWalletBindingError>;
  /**
   * Start replacing a wallet
   *
   * Answers a new PENDING binding of the same identity, chain and type, with its challenge. The bound wallet stays ACTIVE until the new one is verified. Several rotations can be pending; the first that is verified makes the others stale.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/rotate` · scope identity:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_ACTIVE, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  rotateWalletBinding(params: RotateWalletBindingParams, options?: CallOptions): Call<T.RotateWalletBindingResponse, T.RotateWalletBindingError>;
  /**
   * Replace the signing secret
   *
   * Both secrets sign every delivery during the grace, so that receivers can change over. With graceSeconds 0 the one before stops at once; rotating again during a grace ends that of the oldest. In any status. The answer shows the new secret once.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints/{id}/rotate-secret` · scope webhooks:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  rotateWebhookEndpointSecret(params: RotateWebhookEndpointSecretParams, options?: CallOptions): Call<T.RotateWebhookEndpointSecretResponse, T.RotateWebhookEndpointSecretError>;
  /**
   * Run a treasury rule now
   *
   * As the runner would, whether it is enabled or not and whatever its interval; it counts as a run. What stops a run is no refusal but its lastOutcome, a denial by policy and an unreadable balance included. sweep is null unless the outcome is PROPOSED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/treasury/rules/{ruleId}/run`
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  runTestTreasuryRule(params: RunTestTreasuryRuleParams, options?: CallOptions): Call<T.RunTestTreasuryRuleResponse, T.RunTestTreasuryRuleError>;
  /**
   * Attempt the deliveries that wait
   *
   * Makes one attempt of every PENDING delivery of the tenant, however long it would wait, after queueing its new events. Deliveries to DISABLED endpoints go on waiting. Ten runs complete a series of attempts. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/webhook-deliveries/run`
   *
   * Errors beside the common ones: SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  runTestWebhookDeliveries(params?: RunTestWebhookDeliveriesParams, options?: CallOptions): Call<T.RunTestWebhookDeliveriesResponse, T.RunTestWebhookDeliveriesError>;
  /**
   * Select a route
   *
   * Selects the quote that is to be paid. Only the recipient may, as often as needed: the last selection counts. The status does not change. If the quote has expired, the request is refused and a fresh set is quoted.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/select-route` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE, RECIPIENT_UNRESOLVED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  selectOfframpPaymentRoute(params: SelectOfframpPaymentRouteParams, options?: CallOptions): Call<T.SelectOfframpPaymentRouteResponse, T.SelectOfframpPaymentRouteError>;
  /**
   * Select a route of an intent
   *
   * Selects the quote that is to be paid. Only the recipient may, on this surface too, as often as needed: the last selection counts. The status does not change. If the quote has expired, the request is refused and a fresh set is quoted. A legacy payment is INVALID_TRANSITION with `details.generation`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/select-route` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, RECIPIENT_CONSENT_REQUIRED, PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE, RECIPIENT_UNRESOLVED, ROUTE_QUOTE_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  selectPaymentRoute(params: SelectPaymentRouteParams, options?: CallOptions): Call<T.SelectPaymentRouteResponse, T.SelectPaymentRouteError>;
  /**
   * Send a code to the contact of the claim
   *
   * Sends a code of six digits to the contact on the claim. The operation is public, and the caller cannot choose the contact: a body is refused with 400. A code is valid for 10 minutes, and a new one voids the one before. The next code can be sent after 60 seconds. One phone gets at most 3 codes an hour and 6 a day, one address can ask for 10 an hour; beyond that the answer is 429 with Retry-After. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/claims/{claimToken}/otp`
   *
   * Errors beside the common ones: ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE
   */
  sendClaimOtp(params: SendClaimOtpParams, options?: CallOptions): Call<T.SendClaimOtpResponse, T.SendClaimOtpError>;
  /**
   * Send an invoice
   *
   * Provisions the escrow: a 2-of-3 multisig of payer, payee and arbiter, whose address is known at once and which is deployed in the background. The arbiter is a permanent owner, so the escrow is custodial with an arbiter, not trustless. Only a DRAFT whose expiresAt has not passed: else INVALID_TRANSITION. From now on the public view shows it, and its balance is watched.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/send` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, INVOICE_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  sendInvoice(params: SendInvoiceParams, options?: CallOptions): Call<T.SendInvoiceResponse, T.SendInvoiceError>;
  /**
   * Let a provider send a webhook
   *
   * Sends a provider's webhook about a payment of which the tenant is sender or recipient: builds it, signs it, posts it to this service and answers with the service's response. Before the payment is submitted nothing matches. A past `occurredAt` makes a late event, an `eventId` that was used before a repetition, and `timestamp` a request outside the replay window. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/provider-webhooks`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, WEBHOOK_REPLAY_WINDOW, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  sendTestProviderWebhook(params: SendTestProviderWebhookParams, options?: CallOptions): Call<T.SendTestProviderWebhookResponse, T.SendTestProviderWebhookError>;
  /**
   * Send or resend the code of a challenge
   *
   * To a usable EMAIL or SMS factor of the member; TOTP and IDP_MFA, and factors that do not count yet, are VALIDATION_FAILED. The message states amount and destination, so that nobody approves what they did not start. Six digits, 10 minutes; a newer code voids the one before. 30 seconds apart, 5 per challenge, beyond that 429 with Retry-After. An EXPIRED challenge answers TWOFA_CHALLENGE_EXPIRED, a CANCELLED one TWOFA_TOO_MANY_ATTEMPTS, a SATISFIED or REDEEMED one INVALID_TRANSITION. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/challenges/{id}/send`
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  sendTwoFactorChallengeCode(params: SendTwoFactorChallengeCodeParams, options?: CallOptions): Call<T.SendTwoFactorChallengeCodeResponse, T.SendTwoFactorChallengeCodeError>;
  /**
   * Change the limits of a card
   *
   * Only the fields that are sent change; null clears a cap or the allowlist, blockedMcc replaces the list. An empty body changes nothing. Also while the card is frozen. Holds from the next authorization on; what was spent in the current windows still counts. An Idempotency-Key is ignored.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/cards/{id}/limits` · scope cards:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND
   */
  setCardLimits(params: SetCardLimitsParams, options?: CallOptions): Call<T.SetCardLimitsResponse, T.SetCardLimitsError>;
  /**
   * Make a destination the default
   *
   * Makes an ACTIVE destination the tenant's default, which wins ties when routes are ranked. The previous default loses that place. For a payment that is held because its destination was revoked, this counts as the recipient's new choice. A pending destination is DESTINATION_NOT_VERIFIED, a revoked one DESTINATION_NOT_ACTIVE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations/{id}/default` · scope ramps:write
   *
   * Errors beside the common ones: DESTINATION_NOT_FOUND, DESTINATION_NOT_VERIFIED, DESTINATION_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setDefaultPayoutDestination(params: SetDefaultPayoutDestinationParams, options?: CallOptions): Call<T.SetDefaultPayoutDestinationResponse, T.SetDefaultPayoutDestinationError>;
  /**
   * Point a handle at a wallet
   *
   * Publishes a handle for one of the tenant's wallets. Handles are deprecated: every response carries Deprecation, Sunset and Link. A tenant has one handle. Setting another one replaces it, and setting the same one points it at another wallet. The handle also stands for the tenant's payment DID. A handle that is reserved for a contact cannot be taken before that contact has claimed it.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/directory/handle` · scope wallets:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, WALLET_NOT_FOUND, HANDLE_RESERVED, HANDLE_TAKEN
   *
   * @deprecated
   */
  setDirectoryHandle(params: SetDirectoryHandleParams, options?: CallOptions): Call<T.SetDirectoryHandleResponse, T.SetDirectoryHandleError>;
  /**
   * Replace the payment policy
   *
   * Replaces all rules by a new version that is in force at once; the same rules make a version too. The credential of the version before is revoked as POLICY_CHANGED. maximumAmountUsd, allowedAssets and allowedChains reject a payment; maximumFeeMinor and allowedRails withhold routes; approvals ask for votes. PUT takes no Idempotency-Key.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/payment-policy` · scope policies:write
   *
   * Errors beside the common ones: PAYMENT_POLICY_UNKNOWN_KEY, INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED
   */
  setPaymentPolicy(params: SetPaymentPolicyParams, options?: CallOptions): Call<T.SetPaymentPolicyResponse, T.SetPaymentPolicyError>;
  /**
   * Script the chain
   *
   * Chooses how the chain behaves for requests and background work of the caller's tenant, until it is changed. With `available: false` every read of the chain fails, so that balances answer 503. `holdExecution` keeps payments from being executed by themselves; executing one by hand goes through. `holdDeployments` keeps wallets from being deployed. The next `failNextDeployments` wallets fail with all their attempts, and the next `failNextDrips` drips fail with SIMULATED_FAILURE; both numbers go down as they are used. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/chain`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestChain(params: SetTestChainParams, options?: CallOptions): Call<T.SetTestChainResponse, T.SetTestChainError>;
  /**
   * Switch features of the tenant
   *
   * Switches features of the tenant. `onchainDeposit` allows the funding mode ONCHAIN_DEPOSIT, if an escrow contract is configured; it is off by default. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/features`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestFeatures(params: SetTestFeaturesParams, options?: CallOptions): Call<T.SetTestFeaturesResponse, T.SetTestFeaturesError>;
  /**
   * Set how policies are enforced
   *
   * Overrides the deployment's POLICY_ENFORCEMENT for the caller's tenant, on payments and card authorizations; the dry run ignores it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/policy-enforcement`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestPolicyEnforcement(params: SetTestPolicyEnforcementParams, options?: CallOptions): Call<T.SetTestPolicyEnforcementResponse, T.SetTestPolicyEnforcementError>;
  /**
   * Switch the policy subsystem off or on
   *
   * Makes the policy check fail, or work again, for the caller's tenant. While it fails, payments are held with POLICY_SUBSYSTEM_ERROR. Spend policies fail too: in enforce mode legacy payments are POLICY_UNAVAILABLE, and card authorizations are declined. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/policy-subsystem`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestPolicySubsystem(params: SetTestPolicySubsystemParams, options?: CallOptions): Call<T.SetTestPolicySubsystemResponse, T.SetTestPolicySubsystemError>;
  /**
   * Override a provider
   *
   * Overrides a provider's availability and liquidity, or holds its submissions, for payments of the caller's tenant. With `revokeDestinationId` the provider also reports that destination as revoked, as its webhook would. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/providers/{provider}`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, DESTINATION_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestProviderControls(params: SetTestProviderControlsParams, options?: CallOptions): Call<T.SetTestProviderControlsResponse, T.SetTestProviderControlsError>;
  /**
   * Script the screening of a recipient
   *
   * Chooses the result of the sanctions screening for a recipient, in payments that the caller's tenant sends. Without it everybody is CLEAR. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/screening`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  setTestScreening(params: SetTestScreeningParams, options?: CallOptions): Call<T.SetTestScreeningResponse, T.SetTestScreeningError>;
  /**
   * Vote on an approval request
   *
   * Votes come from member sessions; any API key is APPROVAL_REQUIRES_MEMBER. The voter is an ACTIVE member with an ACTIVE grant of payment.approve, of the request's group where it has one, never the initiator, who cancels instead, and votes once. An APPROVE counts with the weight that the voter has now, for good. When the weights reach what is required the payment runs its policy again, in the same transaction; the first vote alone makes it APPROVAL_PENDING. A REJECT decides at once: the payment ends CANCELED, or REFUND_PENDING when it is funded, with failureReason APPROVAL_REJECTED. A signature is optional; when it is sent it has to be by the member's signerAddress.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/approvals/{id}/sign` · scope payments:execute
   *
   * Errors beside the common ones: NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, APPROVAL_NOT_FOUND, APPROVAL_NOT_PENDING, ALREADY_VOTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  signApproval(params: SignApprovalParams, options?: CallOptions): Call<T.SignApprovalResponse, T.SignApprovalError>;
  /**
   * Add an owner's signature to a legacy payment
   *
   * Adds the signature of one of the wallet's owners to a legacy payment. Anyone in the tenant may submit it: the signature over the raw `multisigTxHash` says who signed. The owners are those after the newest transaction that the wallet has executed: a removed owner is refused from then on. Once enough owners have signed, the payment is executed before the answer, for up to 20 seconds; after that the answer says EXECUTING and a worker finishes. The payment waits in READY_TO_EXECUTE while a lower nonce is open, the relayer is unavailable or execution is held. The spend policy is applied once more at execution: if it denies or does not answer, the answer is 200 with the payment FAILED. The settlement of an invoice shows SIGNING in between. An intent is INVALID_TRANSITION with `details.generation`. Every response carries Deprecation, Sunset and Link.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/sign` · scope payments:create
   *
   * Errors beside the common ones: INVALID_TRANSITION, SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, PAYMENT_NOT_FOUND, ALREADY_SIGNED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   *
   * @deprecated
   */
  signPayment(params: SignPaymentParams, options?: CallOptions): Call<T.SignPaymentResponse, T.SignPaymentError>;
  /**
   * Advance a verification in the sandbox
   *
   * Moves a verification forward in the sandbox. Each call satisfies the next requirement: KYC has 2 and KYB has 3. The last call makes the session VERIFIED and issues the credential; until then it stays CREATED. VERIFIED also creates the subject's identity, revokes an earlier credential of the same kind, and with the first KYB makes the tenant's payment DID payable. With `outcome` the session ends at once. It needs a test key or a sandbox session, and the mock provider; otherwise the answer is SIMULATE_NOT_AVAILABLE. A session without `client` is VERIFICATION_SESSION_NOT_STARTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/verification-sessions/{id}/simulate` · scope identity:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SIMULATE_NOT_AVAILABLE, VERIFICATION_SESSION_NOT_FOUND, VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  simulateVerificationSession(params: SimulateVerificationSessionParams, options?: CallOptions): Call<T.SimulateVerificationSessionResponse, T.SimulateVerificationSessionError>;
  /**
   * Start binding a wallet
   *
   * Answers a PENDING binding with the challenge that the wallet signs within 15 minutes; after that, start anew. A wallet that is ACTIVE already, under this identity or another one, is refused here and again at verify. Only the environment's chain can be bound.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets` · scope identity:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  startWalletBinding(params: StartWalletBindingParams, options?: CallOptions): Call<T.StartWalletBindingResponse, T.StartWalletBindingError>;
  /**
   * Move a payout provider forward
   *
   * Moves the provider of a payment forward without waiting for the workers. The sender and the recipient may. `steps` runs that many polls now, and `status` forces one provider event instead. It works in PROVIDER_SUBMITTED, PROVIDER_PROCESSING, ACTION_REQUIRED and DELIVERED, and with `steps` in FUNDS_LOCKED. The last two digits of the amount in base units choose what the mock does. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/payments/{id}/provider-step`
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, PAYMENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  stepTestProvider(params: StepTestProviderParams, options?: CallOptions): Call<T.StepTestProviderResponse, T.StepTestProviderError>;
  /**
   * Submit a sales order to the seller
   *
   * By the buyer, in DRAFT or CHANGES_REQUESTED; sets buyerSigned. An order without line items cannot be submitted: INVALID_TRANSITION.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/submit` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  submitSalesOrder(params: SubmitSalesOrderParams, options?: CallOptions): Call<T.SubmitSalesOrderResponse, T.SubmitSalesOrderError>;
  /**
   * Suspend an agent
   *
   * Suspends an ACTIVE agent. From the next request on, all of its keys are refused with AGENT_SUSPENDED. Only a member session may.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/agents/{id}/suspend` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, MEMBER_SESSION_REQUIRED, AGENT_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  suspendAgent(params: SuspendAgentParams, options?: CallOptions): Call<T.SuspendAgentResponse, T.SuspendAgentError>;
  /**
   * Suspend an authority grant
   *
   * From ACTIVE only; its credential is suspended with it. Votes of open requests are invalidated when the member has no other ACTIVE grant to approve. Not the own grant, save by the only ACTIVE OWNER.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities/{authorityId}/suspend` · scope members:manage
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  suspendAuthority(params: SuspendAuthorityParams, options?: CallOptions): Call<T.SuspendAuthorityResponse, T.SuspendAuthorityError>;
  /**
   * Suspend a member
   *
   * Suspends an ACTIVE member. While the member is SUSPENDED, its sessions and the API keys that act for it get MEMBER_NOT_ACTIVE, also when they read; only `GET /v1/me` goes on answering. The member's ACTIVE authority grants are suspended too. The last ACTIVE OWNER cannot be suspended.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{id}/suspend` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  suspendMember(params: SuspendMemberParams, options?: CallOptions): Call<T.SuspendMemberResponse, T.SuspendMemberError>;
  /**
   * Suspend a credential
   *
   * Suspends an ACTIVE credential. Payments to its subject are held. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/suspend`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  suspendTestCredential(params: SuspendTestCredentialParams, options?: CallOptions): Call<T.SuspendTestCredentialResponse, T.SuspendTestCredentialError>;
  /**
   * Send a test event
   *
   * Writes endpoint.test and sends it to this endpoint alone, whatever its event types. The outcome stands in the delivery log.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints/{id}/test` · scope webhooks:manage
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  testWebhookEndpoint(params: TestWebhookEndpointParams, options?: CallOptions): Call<T.TestWebhookEndpointResponse, T.TestWebhookEndpointError>;
  /**
   * Unfreeze a card
   *
   * It can be used again. An active card answers 200 unchanged.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/cards/{id}/unfreeze` · scope cards:manage
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  unfreezeCard(params: UnfreezeCardParams, options?: CallOptions): Call<T.UnfreezeCardResponse, T.UnfreezeCardError>;
  /**
   * Change an authority grant
   *
   * The same grant in a new version. An attested one loses its attestation: the credential is revoked as AUTHORITY_CHANGED in the same transaction, and there is a new message to sign. A REVOKED grant never changes; a SUSPENDED one stays suspended. Later checks of unapproved payments see the change; votes already given keep their weight. Nobody changes their own grant, save the only ACTIVE OWNER.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/members/{memberId}/authorities/{authorityId}` · scope members:manage
   *
   * Errors beside the common ones: AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED
   */
  updateAuthority(params: UpdateAuthorityParams, options?: CallOptions): Call<T.UpdateAuthorityResponse, T.UpdateAuthorityError>;
  /**
   * Change a member
   *
   * Changes a member's name, role or approval groups. Only an OWNER gives or takes the role OWNER; an ADMIN manages all other roles. Nobody changes their own role, except that an OWNER may step down while there is another one. An API key changes neither an OWNER nor an ADMIN. A REMOVED member cannot be changed.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/members/{id}` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
   */
  updateMember(params: UpdateMemberParams, options?: CallOptions): Call<T.UpdateMemberResponse, T.UpdateMemberError>;
  /**
   * Change your tenant
   *
   * Changes the name, the legal name or the country. Only a member session of role OWNER or ADMIN may. A new legal name counts at the next verification; credentials that exist keep the old one.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/tenants/me`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  updateMyTenant(params: UpdateMyTenantParams, options?: CallOptions): Call<T.UpdateMyTenantResponse, T.UpdateMyTenantError>;
  /**
   * Change label, priority or fallback
   *
   * Changes label, priority or the consent to fallback. The address or account never changes: add another destination instead. A REVOKED destination cannot be changed, and the consent to fallback needs an ACTIVE one. Payments that are held for want of a destination are checked again.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/payout-destinations/{id}` · scope ramps:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, DESTINATION_NOT_VERIFIED
   */
  updatePayoutDestination(params: UpdatePayoutDestinationParams, options?: CallOptions): Call<T.UpdatePayoutDestinationResponse, T.UpdatePayoutDestinationError>;
  /**
   * Change the protection settings
   *
   * Sessions of role OWNER or ADMIN, never an API key. Merges the fields sent. While the result is enabled, coolingOffSeconds is 86400 to 2592000, else VALIDATION_FAILED. Enabling needs the caller to have requiredFactors usable factors. Disabling, raising thresholdUsd and lowering requiredFactors or coolingOffSeconds while enabled are protected themselves: TWOFA_REQUIRED with a challenge without an amount, which is kept though the request is refused, then the same request with x-service-2fa-challenge. Contacts and factors keep the cooling-off that they began with.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/2fa/protection`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, ROLE_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_SESSION_REQUIRED
   */
  updateProtectionSettings(params: UpdateProtectionSettingsParams, options?: CallOptions): Call<T.UpdateProtectionSettingsResponse, T.UpdateProtectionSettingsError>;
  /**
   * Replace the terms of a sales order
   *
   * By the buyer, in DRAFT or CHANGES_REQUESTED: the terms are replaced as a whole, the version grows by one and both signatures fall.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/trade/sales-orders/{id}/terms` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
   */
  updateSalesOrderTerms(params: UpdateSalesOrderTermsParams, options?: CallOptions): Call<T.UpdateSalesOrderTermsResponse, T.UpdateSalesOrderTermsError>;
  /**
   * Choose the answer of a webhook sink
   *
   * Chooses what a sink answers from now on: a status, or TIMEOUT for no answer at all. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/test/webhook-sinks/{id}`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
   */
  updateTestWebhookSink(params: UpdateTestWebhookSinkParams, options?: CallOptions): Call<T.UpdateTestWebhookSinkResponse, T.UpdateTestWebhookSinkError>;
  /**
   * Change a rule
   *
   * Buckets, amounts, interval, and whether it runs; never the type. What results has to be a rule of its type, with two different buckets of its account, else VALIDATION_FAILED. Sweeps that it proposed stay as they are.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/treasury/rules/{ruleId}` · scope treasury:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND
   */
  updateTreasuryRule(params: UpdateTreasuryRuleParams, options?: CallOptions): Call<T.UpdateTreasuryRuleResponse, T.UpdateTreasuryRuleError>;
  /**
   * Change a webhook endpoint
   *
   * URL, event types, description and status. A new URL is judged like that of a new endpoint, and deliveries that wait go there. ENABLED resets failureCount, and deliveries that waited go on; what happened while the endpoint was DISABLED was not queued, ask for it with replay. Setting a status that stands is no error.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/webhook-endpoints/{id}` · scope webhooks:manage
   *
   * Errors beside the common ones: INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND
   */
  updateWebhookEndpoint(params: UpdateWebhookEndpointParams, options?: CallOptions): Call<T.UpdateWebhookEndpointResponse, T.UpdateWebhookEndpointError>;
  /**
   * Prove control of the contact
   *
   * Checks the code and answers a ticket, with which a signed-in tenant accepts the claim. The operation is public. The right code uses the link up. Wrong codes are counted: the first four refusals say how many attempts are left, the fifth voids the code. Before any code was sent, the answer is CLAIM_OTP_EXPIRED. One address may try 20 codes an hour; beyond that the answer is 429. Where public claims are switched off, the answer is 404 ROUTE_NOT_FOUND.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/claims/{claimToken}/otp/verify`
   *
   * Errors beside the common ones: CLAIM_OTP_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, CLAIM_OTP_TOO_MANY_ATTEMPTS, ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE, CLAIM_OTP_EXPIRED
   */
  verifyClaimOtp(params: VerifyClaimOtpParams, options?: CallOptions): Call<T.VerifyClaimOtpResponse, T.VerifyClaimOtpError>;
  /**
   * Verify ownership
   *
   * Verifies that a destination belongs to the tenant, in one of two ways.
   *
   * **With a signature.** An EVM address signs the EIP-712 message DestinationOwnership, and a DESTINATION_OWNERSHIP
   * credential is issued. A signature that has expired, is valid for more than an hour, was used before or was not
   * made by the address is DESTINATION_SIGNATURE_INVALID. If the key of the address did not sign, the contract at the
   * address is asked on the deployment's chain (EIP-1271); while the chain does not answer, the result is
   * CHAIN_UNAVAILABLE.
   *
   * **With an empty body.** The provider of the rail checks the destination, if it is in mode mock or sandbox. Bank
   * accounts and providers in mode off or live are refused. A provider that does not answer is PROVIDER_UNAVAILABLE. A
   * confirmed destination is ACTIVE at once: payment apps become PROVIDER_VERIFIED, addresses stay DECLARED. If the
   * provider refuses, the answer is 200 with ownershipStatus FAILED and the status as before. The mock refuses
   * identifiers that contain `fail`, and phone numbers that end in 0000.
   *
   * Verifying an ACTIVE destination changes nothing, except that a signature raises a DECLARED address to
   * SIGNATURE_VERIFIED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations/{id}/verify` · scope ramps:write
   *
   * Errors beside the common ones: DESTINATION_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, DESTINATION_VERIFY_NOT_AVAILABLE, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, PROVIDER_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  verifyPayoutDestination(params: VerifyPayoutDestinationParams, options?: CallOptions): Call<T.VerifyPayoutDestinationResponse, T.VerifyPayoutDestinationError>;
  /**
   * Verify a phone number
   *
   * Checks the code and makes the alias ACTIVE. The latest proof wins: another tenant's alias of the number becomes REPLACED. Every OPEN claim of the number is bound to this tenant, and a DID that is reserved for the number becomes the tenant's own. Wrong codes are counted: the first four refusals say how many attempts are left, the fifth voids the code.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/phone-aliases/{id}/verify` · scope identity:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, ALIAS_OTP_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ALIAS_OTP_TOO_MANY_ATTEMPTS, PHONE_ALIAS_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, ALIAS_OTP_EXPIRED
   */
  verifyPhoneAlias(params: VerifyPhoneAliasParams, options?: CallOptions): Call<T.VerifyPhoneAliasResponse, T.VerifyPhoneAliasError>;
  /**
   * Verify presented credentials
   *
   * Uses the challenge up first, whatever comes of it; then checks the holder's identity, the binding of the signer, each credential (signature over the stored document hashed anew, trusted issuer, validity) and the presentation's signature. What does not hold is answered with 200 and verified false, an expired challenge included; a replay is refused. A malformed request does not use the challenge up, and neither does CHAIN_UNAVAILABLE: the chain did not say whether a contract wallet has signed.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/credential-presentations/verify` · scope identity:read
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, CHALLENGE_NOT_FOUND, PRESENTATION_REPLAYED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  verifyPresentation(params: VerifyPresentationParams, options?: CallOptions): Call<T.VerifyPresentationResponse, T.VerifyPresentationError>;
  /**
   * Answer a challenge
   *
   * A usable factor and its code or signature; the wrong kind for the factor is VALIDATION_FAILED. Repeat until satisfiedFactors reaches requiredFactors, then send the refused request again, unchanged, with x-service-2fa-challenge within 10 minutes. Each factor counts once: answering right again changes nothing. A wrong answer is counted though it is refused: four tell the attempts left, the fifth cancels the challenge, which from then on answers TWOFA_TOO_MANY_ATTEMPTS. An EXPIRED challenge answers TWOFA_CHALLENGE_EXPIRED, a SATISFIED or REDEEMED one INVALID_TRANSITION. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/challenges/{id}/verify`
   *
   * Errors beside the common ones: INVALID_TRANSITION, TWOFA_INVALID_CODE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  verifyTwoFactorChallenge(params: VerifyTwoFactorChallengeParams, options?: CallOptions): Call<T.VerifyTwoFactorChallengeResponse, T.VerifyTwoFactorChallengeError>;
  /**
   * Verify a two-factor method
   *
   * A code for EMAIL, SMS and TOTP, a signature for IDP_MFA; the wrong kind for the type is VALIDATION_FAILED. Counts at once for a member's first verified factor while protection is off, else after the cooling-off. A wrong or outdated answer is counted though it is refused: four answers tell the attempts left, the fifth deletes the factor. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/factors/{id}/verify`
   *
   * Errors beside the common ones: INVALID_TRANSITION, TWOFA_INVALID_CODE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  verifyTwoFactorFactor(params: VerifyTwoFactorFactorParams, options?: CallOptions): Call<T.VerifyTwoFactorFactorResponse, T.VerifyTwoFactorFactorError>;
  /**
   * Prove control of a wallet
   *
   * Makes the binding ACTIVE; where it is a rotation, its predecessor is ROTATED in the same transaction. The signature is EIP-191 personal_sign over exactly the challenge; contract wallets answer by EIP-1271, and a chain that does not answer is CHAIN_UNAVAILABLE. A wrong signature leaves the challenge as it is; 15 minutes after the start there is none any more, and the binding has to be started anew. A rotation whose predecessor is no longer ACTIVE is WALLET_BINDING_ROTATION_STALE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/verify` · scope identity:write
   *
   * Errors beside the common ones: WALLET_BINDING_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_PENDING, WALLET_BINDING_ROTATION_STALE, WALLET_BINDING_NO_CHALLENGE, WALLET_ALREADY_BOUND, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, CHAIN_UNAVAILABLE
   */
  verifyWalletBinding(params: VerifyWalletBindingParams, options?: CallOptions): Call<T.VerifyWalletBindingResponse, T.VerifyWalletBindingError>;
  /**
   * Withdraw from a pool
   *
   * In SUBSCRIPTION or CLOSED, to the caller's INTERNAL_BALANCE; more than the pool's cash is INSUFFICIENT_FUNDS.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/pools/{id}/withdraw` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, INSUFFICIENT_FUNDS, SANDBOX_ONLY, POOL_NOT_FOUND, POOL_PHASE, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED
   */
  withdrawFromPool(params: WithdrawFromPoolParams, options?: CallOptions): Call<T.WithdrawFromPoolResponse, T.WithdrawFromPoolError>;
}

export interface AccountsNamespace {
  /** Create a tenant */
  readonly createTenant: Methods['createTenant'];
  /** Read who is calling */
  readonly getMe: Methods['getMe'];
  /** Read your tenant */
  readonly getMyTenant: Methods['getMyTenant'];
  /** Change your tenant */
  readonly updateMyTenant: Methods['updateMyTenant'];
}

export interface AgentsNamespace {
  /** Create an agent */
  readonly create: Methods['createAgent'];
  /** Read an agent */
  readonly get: Methods['getAgent'];
  /**
   * List agents
   *
   * Lists the tenant's agents, newest first.
   *
   * `GET /v1/agents` · scope members:read
   */
  readonly list: Methods['listAgents'];
  /** Resume an agent */
  readonly resume: Methods['resumeAgent'];
  /** Suspend an agent */
  readonly suspend: Methods['suspendAgent'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetAgentResponse, T.GetAgentError, NonNullable<T.GetAgentResponse['status']>>;
}

export interface ApiKeysNamespace {
  /** Issue an API key */
  readonly create: Methods['createApiKey'];
  /** Read an API key record */
  readonly get: Methods['getApiKey'];
  /**
   * List API keys
   *
   * Lists the tenant's API keys, newest first, with revoked and expired ones. Only a member session of role OWNER or ADMIN may: an API key never manages API keys.
   *
   * `GET /v1/api-keys`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  readonly list: Methods['listApiKeys'];
  /** Revoke an API key */
  readonly revoke: Methods['revokeApiKey'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetApiKeyResponse, T.GetApiKeyError, NonNullable<T.GetApiKeyResponse['status']>>;
}

export interface ApprovalsNamespace {
  /** Back the policy by the organization multisig */
  readonly attestPaymentPolicy: Methods['attestPaymentPolicy'];
  /** Read an approval request */
  readonly get: Methods['getApproval'];
  /** Read the payment policy */
  readonly getPaymentPolicy: Methods['getPaymentPolicy'];
  /**
   * List approval requests
   *
   * Those of the own payments, newest first; the votes of each oldest first.
   *
   * `GET /v1/approvals` · scope payments:read
   */
  readonly list: Methods['listApprovals'];
  /**
   * List the versions of the payment policy
   *
   * Newest first; all but the newest are SUPERSEDED.
   *
   * `GET /v1/payment-policy/history` · scope policies:read
   */
  readonly listPaymentPolicyVersions: Methods['listPaymentPolicyVersions'];
  /** Reject an approval request */
  readonly reject: Methods['rejectApproval'];
  /** Replace the payment policy */
  readonly setPaymentPolicy: Methods['setPaymentPolicy'];
  /** Vote on an approval request */
  readonly sign: Methods['signApproval'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetApprovalResponse, T.GetApprovalError, NonNullable<T.GetApprovalResponse['status']>>;
}

export interface AuthoritiesNamespace {
  /** Back a grant by the organization multisig */
  readonly attest: Methods['attestAuthority'];
  /** Grant authority to a member */
  readonly create: Methods['createAuthority'];
  /**
   * List the authority grants of a member
   *
   * Newest version first, in every status. The most recent ACTIVE one that covers an action is the one that counts for it.
   *
   * `GET /v1/members/{memberId}/authorities` · scope members:read
   *
   * Errors beside the common ones: MEMBER_NOT_FOUND
   */
  readonly list: Methods['listAuthorities'];
  /** Reactivate an authority grant */
  readonly reactivate: Methods['reactivateAuthority'];
  /** Revoke an authority grant */
  readonly revoke: Methods['revokeAuthority'];
  /** Suspend an authority grant */
  readonly suspend: Methods['suspendAuthority'];
  /** Change an authority grant */
  readonly update: Methods['updateAuthority'];
}

export interface CardAuthorizationsNamespace {
  /** Read an authorization of a card */
  readonly get: Methods['getCardAuthorization'];
  /**
   * List the authorizations of a card
   *
   * Approved and declined ones, newest first, reversals in place.
   *
   * `GET /v1/cards/{id}/authorizations` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  readonly list: Methods['listCardAuthorizations'];
  /** Decide an authorization of the card issuer */
  readonly receive: Methods['receiveCardAuthorization'];
}

export interface CardsNamespace {
  /** Get a key for a phone wallet */
  readonly createEphemeralKey: Methods['createCardEphemeralKey'];
  /** Create a card at the card provider */
  readonly createProviderCard: Methods['createProviderCard'];
  /** Freeze a card */
  readonly freeze: Methods['freezeCard'];
  /** Read a card */
  readonly get: Methods['getCard'];
  /** Read the limits of a card */
  readonly getLimits: Methods['getCardLimits'];
  /** Issue a card of a wallet */
  readonly issue: Methods['issueCard'];
  /**
   * List the cards of a wallet
   *
   * Frozen ones included, newest first. Provider cards belong to no wallet.
   *
   * `GET /v1/wallets/{walletId}/cards` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, WALLET_NOT_FOUND
   */
  readonly list: Methods['listWalletCards'];
  /** Take a reversal of the card issuer */
  readonly receiveReversal: Methods['receiveCardReversal'];
  /** Change the limits of a card */
  readonly setLimits: Methods['setCardLimits'];
  /** Unfreeze a card */
  readonly unfreeze: Methods['unfreezeCard'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetCardResponse, T.GetCardError, NonNullable<T.GetCardResponse['status']>>;
}

export interface ClaimsNamespace {
  /** Accept a claim */
  readonly accept: Methods['acceptClaim'];
  /** Open a claim link */
  readonly getLink: Methods['getClaimLink'];
  /** Send a code to the contact of the claim */
  readonly sendOtp: Methods['sendClaimOtp'];
  /** Prove control of the contact */
  readonly verifyOtp: Methods['verifyClaimOtp'];
}

export interface ContactsNamespace {
  /** Save a payee */
  readonly create: Methods['createContact'];
  /** Read a saved payee */
  readonly get: Methods['getContact'];
  /**
   * List saved payees
   *
   * The tenant's own, newest first. Member sessions only, no scope.
   *
   * `GET /v1/contacts`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED
   */
  readonly list: Methods['listContacts'];
  /** Remove a saved payee */
  readonly remove: Methods['removeContact'];
}

export interface CredentialsNamespace {
  /** Read a credential */
  readonly get: Methods['getCredential'];
  /** Read the signed document of a credential */
  readonly getArtifact: Methods['getCredentialArtifact'];
  /** Disclose one claim of a credential */
  readonly getDisclosure: Methods['getCredentialDisclosure'];
  /** Read the status of a credential */
  readonly getStatus: Methods['getCredentialStatus'];
  /**
   * List credentials
   *
   * Lists the credentials of the tenant and its members, newest first.
   *
   * `GET /v1/credentials` · scope identity:read
   */
  readonly list: Methods['listCredentials'];
  /** Ask the provider again */
  readonly refresh: Methods['refreshCredential'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetCredentialResponse, T.GetCredentialError, NonNullable<T.GetCredentialResponse['status']>>;
}

export interface EventsNamespace {
  /** Read an event */
  readonly get: Methods['getEvent'];
  /**
   * List events
   *
   * Lists the events of the tenant's own feed, newest first by `sequence`, or oldest first with `order=asc`. The cursor works in both directions. Each party of a payment has the payment's events in its own feed, as it may read them. Events are kept for 30 days, and no number is ever missing from the feed.
   *
   * `GET /v1/events` · scope webhooks:read
   */
  readonly list: Methods['listEvents'];
}

export interface ExtractionsNamespace {
  /** Approve the facts into an agreement */
  readonly approve: Methods['approveExtraction'];
  /** Correct a fact */
  readonly correct: Methods['correctExtraction'];
  /** Extract the facts of a document */
  readonly create: Methods['createExtraction'];
  /** Read an extraction */
  readonly get: Methods['getExtraction'];
  /**
   * List extractions
   *
   * The tenant's own, newest first.
   *
   * `GET /v1/trade/extractions` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listExtractions'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetExtractionResponse, T.GetExtractionError, NonNullable<T.GetExtractionResponse['status']>>;
}

export interface FinancingPoolsNamespace {
  /** Create a financing pool */
  readonly create: Methods['createFinancingPool'];
  /** Read a financing pool */
  readonly get: Methods['getFinancingPool'];
  /**
   * List financing pools
   *
   * The tenant's own, newest first.
   *
   * `GET /v1/lending/pools` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listFinancingPools'];
}

export interface IdentitiesNamespace {
  /** Make an identity */
  readonly create: Methods['createIdentity'];
  /** Read an identity */
  readonly get: Methods['getIdentity'];
  /**
   * List identities
   *
   * Those of the own tenant and its members, newest first.
   *
   * `GET /v1/identities` · scope identity:read
   */
  readonly list: Methods['listIdentities'];
}

export interface IdentityNamespace {
  /** Reserve a payment DID for a contact */
  readonly createDidReservation: Methods['createDidReservation'];
  /** Ask for credentials */
  readonly createPresentationChallenge: Methods['createPresentationChallenge'];
  /** Hand a verification to another device */
  readonly createVerificationHandoff: Methods['createVerificationHandoff'];
  /** Start a verification */
  readonly createVerificationSession: Methods['createVerificationSession'];
  /** Ask which credentials an action needs */
  readonly evaluateEligibility: Methods['evaluateEligibility'];
  /** Read a DID document */
  readonly getDidDocument: Methods['getDidDocument'];
  /** Read your DIDs */
  readonly getOwnDids: Methods['getOwnDids'];
  /** Open a hand-off link */
  readonly getVerificationHandoff: Methods['getVerificationHandoff'];
  /** Read a verification */
  readonly getVerificationSession: Methods['getVerificationSession'];
  /** Receive news of a verification */
  readonly receiveVerificationWebhook: Methods['receiveVerificationWebhook'];
  /** Ask whether a payment DID can be paid */
  readonly resolveDid: Methods['resolveDid'];
  /** Resolve a DID by the W3C standard */
  readonly resolveDidDocument: Methods['resolveDidDocument'];
  /** Advance a verification in the sandbox */
  readonly simulateVerificationSession: Methods['simulateVerificationSession'];
  /** Verify presented credentials */
  readonly verifyPresentation: Methods['verifyPresentation'];
  /** Waits until what `getVerificationSession` reads has a status, or has had it since the call; one minute unless told. */
  readonly waitForVerificationSession: WaitMethod<T.GetVerificationSessionResponse, T.GetVerificationSessionError, NonNullable<T.GetVerificationSessionResponse['status']>>;
}

export interface InvoicesNamespace {
  /** Cancel an invoice */
  readonly cancel: Methods['cancelInvoice'];
  /** Draft an invoice */
  readonly create: Methods['createInvoice'];
  /** Say that it is delivered */
  readonly deliver: Methods['deliverInvoice'];
  /** Read an invoice */
  readonly get: Methods['getInvoice'];
  /** Read what a payer needs */
  readonly getPublic: Methods['getPublicInvoice'];
  /**
   * List invoices
   *
   * The tenant's own, newest first, in every status.
   *
   * `GET /v1/invoices` · scope invoices:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listInvoices'];
  /** Propose the payment back to the payer */
  readonly refund: Methods['refundInvoice'];
  /** Propose the payment to the payee */
  readonly release: Methods['releaseInvoice'];
  /** Send an invoice */
  readonly send: Methods['sendInvoice'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetInvoiceResponse, T.GetInvoiceError, NonNullable<T.GetInvoiceResponse['status']>>;
}

export interface LendingNamespace {
  /** Accept a lending offer */
  readonly acceptOffer: Methods['acceptLendingOffer'];
  /** Offer a loan for a purchase order */
  readonly createOffer: Methods['createLendingOffer'];
  /** Deposit into a pool */
  readonly depositToPool: Methods['depositToPool'];
  /** Read a lending offer */
  readonly getOffer: Methods['getLendingOffer'];
  /** Read the position in a pool */
  readonly getPoolPosition: Methods['getPoolPosition'];
  /** Issue the loan of an accepted offer */
  readonly issueOffer: Methods['issueLendingOffer'];
  /** Withdraw from a pool */
  readonly withdrawFromPool: Methods['withdrawFromPool'];
  /** Waits until what `getOffer` reads has a status, or has had it since the call; one minute unless told. */
  readonly waitForOffer: WaitMethod<T.GetLendingOfferResponse, T.GetLendingOfferError, NonNullable<T.GetLendingOfferResponse['status']>>;
}

export interface LoansNamespace {
  /** Read a loan */
  readonly get: Methods['getLoan'];
  /**
   * List loans
   *
   * Those in which the tenant is lender, borrower or supplier, newest first.
   *
   * `GET /v1/lending/loans` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listLoans'];
  /** Repay a loan, in part or whole */
  readonly repay: Methods['repayLoan'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetLoanResponse, T.GetLoanError, NonNullable<T.GetLoanResponse['status']>>;
}

export interface MembersNamespace {
  /** Invite a member */
  readonly create: Methods['createMember'];
  /** Read a member */
  readonly get: Methods['getMember'];
  /**
   * List members
   *
   * Lists the tenant's members, newest first, with removed ones.
   *
   * `GET /v1/members` · scope members:read
   */
  readonly list: Methods['listMembers'];
  /** Reactivate a member */
  readonly reactivate: Methods['reactivateMember'];
  /** Register the member's signing address */
  readonly registerSigner: Methods['registerMemberSigner'];
  /** Remove a member */
  readonly remove: Methods['removeMember'];
  /** Suspend a member */
  readonly suspend: Methods['suspendMember'];
  /** Change a member */
  readonly update: Methods['updateMember'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetMemberResponse, T.GetMemberError, NonNullable<T.GetMemberResponse['status']>>;
}

export interface OfframpNamespace {
  /** Receive an event of a provider */
  readonly receiveProviderWebhook: Methods['receiveProviderWebhook'];
}

export interface OfframpPaymentsNamespace {
  /** Cancel a payment */
  readonly cancel: Methods['cancelOfframpPayment'];
  /** Lock the money against the selected route */
  readonly confirm: Methods['confirmOfframpPayment'];
  /** Pay a phone number or DID */
  readonly create: Methods['createOfframpPayment'];
  /** Look for the deposit of a payment */
  readonly deposit: Methods['depositOfframpPayment'];
  /** Read an off-ramp payment */
  readonly get: Methods['getOfframpPayment'];
  /** Read the claim of a payment */
  readonly getClaim: Methods['getOfframpPaymentClaim'];
  /** Read the routes on offer */
  readonly getRoutes: Methods['getOfframpPaymentRoutes'];
  /**
   * List off-ramp payments
   *
   * Lists the payments that the tenant sends or receives, newest first. A recipient sees a payment from the moment that it is known who they are. Payment intents are not in this list.
   *
   * `GET /v1/offramp/payments` · scope ramps:read
   */
  readonly list: Methods['listOfframpPayments'];
  /** Send a new claim link */
  readonly resendClaim: Methods['resendOfframpPaymentClaim'];
  /** Select a route */
  readonly selectRoute: Methods['selectOfframpPaymentRoute'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetOfframpPaymentResponse, T.GetOfframpPaymentError, NonNullable<T.GetOfframpPaymentResponse['status']>>;
}

export interface OperationsNamespace {
  /** Check that the process runs */
  readonly getHealth: Methods['getHealth'];
  /** Read this contract */
  readonly getOpenApiDocument: Methods['getOpenApiDocument'];
  /** Check whether requests can be served */
  readonly getReadiness: Methods['getReadiness'];
}

export interface PaymentsNamespace {
  /** Vote on an intent that needs approval */
  readonly approve: Methods['approvePayment'];
  /** Cancel a payment of either generation */
  readonly cancel: Methods['cancelPayment'];
  /** Lock the money of an intent against its route */
  readonly confirm: Methods['confirmPayment'];
  /** Create a payment */
  readonly create: Methods['createPayment'];
  /** Execute a ready legacy payment */
  readonly execute: Methods['executePayment'];
  /** Read a payment of either generation */
  readonly get: Methods['getPayment'];
  /** Read the claim of a unified payment */
  readonly getClaim: Methods['getPaymentClaim'];
  /** Read the routes on offer for an intent */
  readonly getRoutes: Methods['getPaymentRoutes'];
  /**
   * List payments of both generations
   *
   * Lists intents and legacy payments in one order, newest first: the intents that the tenant sends or receives, and its own legacy payments. A recipient sees an intent from the moment that it is known who they are. Payments of the off-ramp surface are not in this list. The entries have no quotes.
   *
   * `GET /v1/payments` · scope payments:read
   */
  readonly list: Methods['listPayments'];
  /** Select a route of an intent */
  readonly selectRoute: Methods['selectPaymentRoute'];
  /** Add an owner's signature to a legacy payment */
  readonly sign: Methods['signPayment'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetPaymentResponse, T.GetPaymentError, NonNullable<T.GetPaymentResponse['status']>>;
}

export interface PayoutDestinationsNamespace {
  /** Add a payout destination */
  readonly create: Methods['createPayoutDestination'];
  /** Read a payout destination */
  readonly get: Methods['getPayoutDestination'];
  /**
   * List payout destinations
   *
   * Lists the tenant's destinations in every status, newest first.
   *
   * `GET /v1/payout-destinations` · scope ramps:read
   */
  readonly list: Methods['listPayoutDestinations'];
  /** Revoke a payout destination */
  readonly revoke: Methods['revokePayoutDestination'];
  /** Make a destination the default */
  readonly setDefault: Methods['setDefaultPayoutDestination'];
  /** Change label, priority or fallback */
  readonly update: Methods['updatePayoutDestination'];
  /** Verify ownership */
  readonly verify: Methods['verifyPayoutDestination'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetPayoutDestinationResponse, T.GetPayoutDestinationError, NonNullable<T.GetPayoutDestinationResponse['status']>>;
}

export interface PermitsNamespace {
  /** Issue an eligibility permit */
  readonly issue: Methods['issuePermit'];
  /**
   * List eligibility permits
   *
   * The tenant's own, and those with its pools, newest first.
   *
   * `GET /v1/lending/permits` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listPermits'];
}

export interface PhoneAliasesNamespace {
  /** Add a phone number */
  readonly create: Methods['createPhoneAlias'];
  /**
   * List phone aliases
   *
   * Lists the tenant's phone aliases in every status, newest first.
   *
   * `GET /v1/phone-aliases` · scope identity:read
   */
  readonly list: Methods['listPhoneAliases'];
  /** Send a new code */
  readonly resendCode: Methods['resendPhoneAliasCode'];
  /** Remove a phone number */
  readonly revoke: Methods['revokePhoneAlias'];
  /** Verify a phone number */
  readonly verify: Methods['verifyPhoneAlias'];
}

export interface PoliciesNamespace {
  /** Attach a policy to a subject */
  readonly attach: Methods['attachPolicy'];
  /** Create a policy */
  readonly create: Methods['createPolicy'];
  /** Delete a policy */
  readonly delete: Methods['deletePolicy'];
  /** Detach a policy from its subject */
  readonly detach: Methods['detachPolicy'];
  /** Evaluate a policy without paying */
  readonly evaluate: Methods['evaluatePolicy'];
  /** Read a policy */
  readonly get: Methods['getPolicy'];
  /**
   * List policies
   *
   * The tenant's own, newest first; deleted ones are gone.
   *
   * `GET /v1/policies` · scope policies:read
   */
  readonly list: Methods['listPolicies'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetPolicyResponse, T.GetPolicyError, NonNullable<T.GetPolicyResponse['status']>>;
}

export interface PolicyAttachmentsNamespace {
  /**
   * List what a policy is attached to
   *
   * The attachments that stand, newest first.
   *
   * `GET /v1/policies/{id}/attachments` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  readonly list: Methods['listPolicyAttachments'];
}

export interface PolicyDecisionsNamespace {
  /**
   * Read the decision log
   *
   * What policies decided for the tenant, newest first: dry runs, payments and card authorizations. Append-only, kept 400 days; rows of deleted policies stay.
   *
   * `GET /v1/policies/decisions` · scope policies:read
   */
  readonly list: Methods['listPolicyDecisions'];
}

export interface PolicyVersionsNamespace {
  /** Add a version */
  readonly create: Methods['createPolicyVersion'];
  /**
   * List the versions of a policy
   *
   * All of them, oldest first.
   *
   * `GET /v1/policies/{id}/versions` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  readonly list: Methods['listPolicyVersions'];
}

export interface ProtectionNamespace {
  /** Read the protection settings */
  readonly getSettings: Methods['getProtectionSettings'];
  /** Read a challenge */
  readonly getTwoFactorChallenge: Methods['getTwoFactorChallenge'];
  /** Send or resend the code of a challenge */
  readonly sendTwoFactorChallengeCode: Methods['sendTwoFactorChallengeCode'];
  /** Change the protection settings */
  readonly updateSettings: Methods['updateProtectionSettings'];
  /** Answer a challenge */
  readonly verifyTwoFactorChallenge: Methods['verifyTwoFactorChallenge'];
  /** Waits until what `getTwoFactorChallenge` reads has a status, or has had it since the call; one minute unless told. */
  readonly waitForTwoFactorChallenge: WaitMethod<T.GetTwoFactorChallengeResponse, T.GetTwoFactorChallengeError, NonNullable<T.GetTwoFactorChallengeResponse['status']>>;
}

export interface PurchaseOrdersNamespace {
  /** Accept a purchase order as its supplier */
  readonly accept: Methods['acceptPurchaseOrder'];
  /**
   * List purchase orders
   *
   * Those in which the tenant is borrower, supplier or lender, newest first.
   *
   * `GET /v1/lending/purchase-orders` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listPurchaseOrders'];
  /** Register a purchase order with a pool */
  readonly register: Methods['registerPurchaseOrder'];
}

export interface RampsNamespace {
  /** Move money between fiat and a wallet */
  readonly create: Methods['createRamp'];
  /** Read a ramp */
  readonly get: Methods['getRamp'];
  /**
   * List ramps
   *
   * The tenant's own, both directions, newest first.
   *
   * `GET /v1/ramps` · scope ramps:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listRamps'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetRampResponse, T.GetRampError, NonNullable<T.GetRampResponse['status']>>;
}

export interface SalesOrdersNamespace {
  /** Accept the delivery of an order */
  readonly acceptDelivery: Methods['acceptSalesOrderDelivery'];
  /** Cancel a sales order */
  readonly cancel: Methods['cancelSalesOrder'];
  /** Check whether an order is paid */
  readonly checkSettlement: Methods['checkSalesOrderSettlement'];
  /** Create a sales order */
  readonly create: Methods['createSalesOrder'];
  /** Read a sales order */
  readonly get: Methods['getSalesOrder'];
  /** Read the delivery of an order */
  readonly getDelivery: Methods['getSalesOrderDelivery'];
  /**
   * List sales orders
   *
   * Those in which the tenant is buyer or seller, newest first.
   *
   * `GET /v1/trade/sales-orders` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listSalesOrders'];
  /** Record the delivery of an order */
  readonly recordDelivery: Methods['recordSalesOrderDelivery'];
  /** Accept, send back or reject an order */
  readonly respondTo: Methods['respondToSalesOrder'];
  /** Submit a sales order to the seller */
  readonly submit: Methods['submitSalesOrder'];
  /** Replace the terms of a sales order */
  readonly updateTerms: Methods['updateSalesOrderTerms'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetSalesOrderResponse, T.GetSalesOrderError, NonNullable<T.GetSalesOrderResponse['status']>>;
}

export interface SandboxNamespace {
  /** Advance the test clock */
  readonly advanceTestClock: Methods['advanceTestClock'];
  /** Anchor a credential on chain */
  readonly anchorTestCredential: Methods['anchorTestCredential'];
  /** Clear the overrides of a provider */
  readonly clearTestProviderControls: Methods['clearTestProviderControls'];
  /** Use a card */
  readonly createTestCardAuthorization: Methods['createTestCardAuthorization'];
  /** Sign in without an identity provider */
  readonly createTestSession: Methods['createTestSession'];
  /** Create a webhook sink */
  readonly createTestWebhookSink: Methods['createTestWebhookSink'];
  /** Let a credential expire */
  readonly expireTestCredential: Methods['expireTestCredential'];
  /** Make a phone alias need proof again */
  readonly expireTestPhoneAlias: Methods['expireTestPhoneAlias'];
  /** Read the key of the platform arbiter */
  readonly getTestArbiter: Methods['getTestArbiter'];
  /** Read the controls of the chain */
  readonly getTestChain: Methods['getTestChain'];
  /** Read the test clock */
  readonly getTestClock: Methods['getTestClock'];
  /** Read what the provider said */
  readonly getTestProvider: Methods['getTestProvider'];
  /** Issue a credential directly */
  readonly issueTestCredential: Methods['issueTestCredential'];
  /**
   * Read the messages that would have been sent
   *
   * Lists the texts and e-mails that the caller's tenant caused, newest first. With `to` it lists every message to exactly that address, whoever caused it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/messages`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly listTestMessages: Methods['listTestMessages'];
  /**
   * List review cases of own payments
   *
   * Lists the review cases of payments that the tenant has sent, newest first. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/review-cases`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly listTestReviewCases: Methods['listTestReviewCases'];
  /**
   * Read what a webhook sink received
   *
   * Lists what a sink has received, newest first, each with the bytes that were signed. Requests that the sink did not answer are listed too. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/webhook-sinks/{id}/requests`
   *
   * Errors beside the common ones: SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
   */
  readonly listTestWebhookSinkRequests: Methods['listTestWebhookSinkRequests'];
  /** Read the escrow of an invoice now */
  readonly pollTestInvoice: Methods['pollTestInvoice'];
  /** Check a held payment again now */
  readonly reevaluateTestPayment: Methods['reevaluateTestPayment'];
  /** Reinstate a credential */
  readonly reinstateTestCredential: Methods['reinstateTestCredential'];
  /** Decide a review case */
  readonly resolveTestReviewCase: Methods['resolveTestReviewCase'];
  /** Give back what a card took */
  readonly reverseTestCardAuthorization: Methods['reverseTestCardAuthorization'];
  /** Revoke a credential */
  readonly revokeTestCredential: Methods['revokeTestCredential'];
  /** Run a treasury rule now */
  readonly runTestTreasuryRule: Methods['runTestTreasuryRule'];
  /** Attempt the deliveries that wait */
  readonly runTestWebhookDeliveries: Methods['runTestWebhookDeliveries'];
  /** Let a provider send a webhook */
  readonly sendTestProviderWebhook: Methods['sendTestProviderWebhook'];
  /** Script the chain */
  readonly setTestChain: Methods['setTestChain'];
  /** Switch features of the tenant */
  readonly setTestFeatures: Methods['setTestFeatures'];
  /** Set how policies are enforced */
  readonly setTestPolicyEnforcement: Methods['setTestPolicyEnforcement'];
  /** Switch the policy subsystem off or on */
  readonly setTestPolicySubsystem: Methods['setTestPolicySubsystem'];
  /** Override a provider */
  readonly setTestProviderControls: Methods['setTestProviderControls'];
  /** Script the screening of a recipient */
  readonly setTestScreening: Methods['setTestScreening'];
  /** Move a payout provider forward */
  readonly stepTestProvider: Methods['stepTestProvider'];
  /** Suspend a credential */
  readonly suspendTestCredential: Methods['suspendTestCredential'];
  /** Choose the answer of a webhook sink */
  readonly updateTestWebhookSink: Methods['updateTestWebhookSink'];
}

export interface TradeNamespace {
  /** Store a file */
  readonly createUpload: Methods['createUpload'];
  /** Read an agreement */
  readonly getAgreement: Methods['getAgreement'];
}

export interface TreasuryAccountsNamespace {
  /** Create a treasury account */
  readonly create: Methods['createTreasuryAccount'];
  /** Read a treasury account */
  readonly get: Methods['getTreasuryAccount'];
  /**
   * List treasury accounts
   *
   * The tenant's own, newest first, in every status. Balances are not read for a list: totalUsd, balanceUsd, shareBps and driftBps are null.
   *
   * `GET /v1/treasury/accounts` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listTreasuryAccounts'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetTreasuryAccountResponse, T.GetTreasuryAccountError, NonNullable<T.GetTreasuryAccountResponse['status']>>;
}

export interface TreasuryRulesNamespace {
  /** Add a rule */
  readonly create: Methods['createTreasuryRule'];
  /** Delete a rule */
  readonly delete: Methods['deleteTreasuryRule'];
  /**
   * List the rules of an account
   *
   * Newest first, disabled ones too.
   *
   * `GET /v1/treasury/accounts/{id}/rules` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  readonly list: Methods['listTreasuryRules'];
  /** Change a rule */
  readonly update: Methods['updateTreasuryRule'];
}

export interface TreasurySweepsNamespace {
  /** Propose a transfer between buckets */
  readonly create: Methods['createTreasurySweep'];
  /** Read a sweep */
  readonly get: Methods['getTreasurySweep'];
  /**
   * List the sweeps of an account
   *
   * By rules and by hand, newest first.
   *
   * `GET /v1/treasury/accounts/{id}/sweeps` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  readonly list: Methods['listTreasurySweeps'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetTreasurySweepResponse, T.GetTreasurySweepError, NonNullable<T.GetTreasurySweepResponse['status']>>;
}

export interface TwoFactorFactorsNamespace {
  /** Enroll a two-factor method */
  readonly enroll: Methods['enrollTwoFactorFactor'];
  /**
   * List the own two-factor methods
   *
   * Those of the calling member, newest first, with what the tenant requires and how many count now. Member sessions only, no scope: a key gets TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/factors`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  readonly list: Methods['listTwoFactorFactors'];
  /** Remove a two-factor method */
  readonly remove: Methods['removeTwoFactorFactor'];
  /** Send a new enrollment code */
  readonly resendCode: Methods['resendTwoFactorFactorCode'];
  /** Verify a two-factor method */
  readonly verify: Methods['verifyTwoFactorFactor'];
}

export interface WalletBindingsNamespace {
  /** Give a rotation up */
  readonly cancelRotation: Methods['cancelWalletRotation'];
  /**
   * List the wallets of an identity
   *
   * Its bindings in every status, newest first, without their challenges.
   *
   * `GET /v1/identities/{id}/wallets` · scope identity:read
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND
   */
  readonly list: Methods['listWalletBindings'];
  /** Take a wallet from an identity */
  readonly revoke: Methods['revokeWalletBinding'];
  /** Start replacing a wallet */
  readonly rotate: Methods['rotateWalletBinding'];
  /** Start binding a wallet */
  readonly start: Methods['startWalletBinding'];
  /** Prove control of a wallet */
  readonly verify: Methods['verifyWalletBinding'];
}

export interface WalletsNamespace {
  /** Get test money into an account */
  readonly drip: Methods['createDrip'];
  /** Create a multisig wallet */
  readonly create: Methods['createWallet'];
  /** Propose a transaction of a wallet */
  readonly createTransaction: Methods['createWalletTransaction'];
  /** Fund a wallet with test money */
  readonly fund: Methods['fundWallet'];
  /** Read your balance */
  readonly getBalance: Methods['getBalance'];
  /** Read what this deployment can do */
  readonly getCapabilities: Methods['getCapabilities'];
  /** Read a drip */
  readonly getDrip: Methods['getDrip'];
  /** Read a wallet and its balances */
  readonly get: Methods['getWallet'];
  /**
   * List drips
   *
   * Lists the tenant's drips into wallets and accounts, newest first. Live has no drips.
   *
   * `GET /v1/faucet/drips` · scope wallets:fund
   *
   * Errors beside the common ones: FAUCET_NOT_AVAILABLE
   */
  readonly listDrips: Methods['listDrips'];
  /**
   * List wallets
   *
   * Lists the tenant's wallets of every kind, newest first, without their balances: also its accounts, treasury buckets and escrows of invoices. `total` counts the wallets of all pages.
   *
   * `GET /v1/wallets` · scope wallets:read
   */
  readonly list: Methods['listWallets'];
  /** Point a handle at a wallet */
  readonly setDirectoryHandle: Methods['setDirectoryHandle'];
  /** Waits until what `getDrip` reads has a status, or has had it since the call; one minute unless told. */
  readonly waitForDrip: WaitMethod<T.GetDripResponse, T.GetDripError, NonNullable<T.GetDripResponse['status']>>;
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetWalletResponse, T.GetWalletError, NonNullable<T.GetWalletResponse['status']>>;
}

export interface WebhookDeliveriesNamespace {
  /** Read a delivery */
  readonly get: Methods['getWebhookDelivery'];
  /**
   * List the deliveries of an endpoint
   *
   * Newest first, each with its attempts. Kept as long as the events, 30 days.
   *
   * `GET /v1/webhook-endpoints/{id}/deliveries` · scope webhooks:read
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  readonly list: Methods['listWebhookDeliveries'];
  /** Deliver an event again */
  readonly redeliver: Methods['redeliverWebhookDelivery'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetWebhookDeliveryResponse, T.GetWebhookDeliveryError, NonNullable<T.GetWebhookDeliveryResponse['status']>>;
}

export interface WebhookEndpointsNamespace {
  /** Register a webhook endpoint */
  readonly create: Methods['createWebhookEndpoint'];
  /** Delete a webhook endpoint */
  readonly delete: Methods['deleteWebhookEndpoint'];
  /** Read a webhook endpoint */
  readonly get: Methods['getWebhookEndpoint'];
  /**
   * List webhook endpoints
   *
   * Those of the tenant, newest first, without secrets; deleted ones are gone.
   *
   * `GET /v1/webhook-endpoints` · scope webhooks:read
   */
  readonly list: Methods['listWebhookEndpoints'];
  /** Send past events again */
  readonly replay: Methods['replayWebhookEndpoint'];
  /** Replace the signing secret */
  readonly rotateSecret: Methods['rotateWebhookEndpointSecret'];
  /** Send a test event */
  readonly test: Methods['testWebhookEndpoint'];
  /** Change a webhook endpoint */
  readonly update: Methods['updateWebhookEndpoint'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute unless told. */
  readonly wait: WaitMethod<T.GetWebhookEndpointResponse, T.GetWebhookEndpointError, NonNullable<T.GetWebhookEndpointResponse['status']>>;
}

/** The service: what users know by its namespaces, and every operation by its id. */
export interface Paychart extends Methods {
  readonly accounts: AccountsNamespace;
  readonly agents: AgentsNamespace;
  readonly apiKeys: ApiKeysNamespace;
  readonly approvals: ApprovalsNamespace;
  readonly authorities: AuthoritiesNamespace;
  readonly cardAuthorizations: CardAuthorizationsNamespace;
  readonly cards: CardsNamespace;
  readonly claims: ClaimsNamespace;
  readonly contacts: ContactsNamespace;
  readonly credentials: CredentialsNamespace;
  readonly events: EventsNamespace;
  readonly extractions: ExtractionsNamespace;
  readonly financingPools: FinancingPoolsNamespace;
  readonly identities: IdentitiesNamespace;
  readonly identity: IdentityNamespace;
  readonly invoices: InvoicesNamespace;
  readonly lending: LendingNamespace;
  readonly loans: LoansNamespace;
  readonly members: MembersNamespace;
  readonly offramp: OfframpNamespace;
  readonly offrampPayments: OfframpPaymentsNamespace;
  readonly operations: OperationsNamespace;
  readonly payments: PaymentsNamespace;
  readonly payoutDestinations: PayoutDestinationsNamespace;
  readonly permits: PermitsNamespace;
  readonly phoneAliases: PhoneAliasesNamespace;
  readonly policies: PoliciesNamespace;
  readonly policyAttachments: PolicyAttachmentsNamespace;
  readonly policyDecisions: PolicyDecisionsNamespace;
  readonly policyVersions: PolicyVersionsNamespace;
  readonly protection: ProtectionNamespace;
  readonly purchaseOrders: PurchaseOrdersNamespace;
  readonly ramps: RampsNamespace;
  readonly salesOrders: SalesOrdersNamespace;
  readonly sandbox: SandboxNamespace;
  readonly trade: TradeNamespace;
  readonly treasuryAccounts: TreasuryAccountsNamespace;
  readonly treasuryRules: TreasuryRulesNamespace;
  readonly treasurySweeps: TreasurySweepsNamespace;
  readonly twoFactorFactors: TwoFactorFactorsNamespace;
  readonly walletBindings: WalletBindingsNamespace;
  readonly wallets: WalletsNamespace;
  readonly webhookDeliveries: WebhookDeliveriesNamespace;
  readonly webhookEndpoints: WebhookEndpointsNamespace;
}

export type OperationId = keyof Methods;

/** An operation as a function of its own. */
export type Standalone<I extends OperationId> = Methods[I] extends ListMethod<infer Arguments, infer T, infer E, infer Item>
  ? ListMethod<[client: PaychartOptions, ...Arguments], T, E, Item>
  : Methods[I] extends (...args: infer Arguments) => infer Outcome
    ? (client: PaychartOptions, ...args: Arguments) => Outcome
    : never;

/** What a method takes. */
export type ParamsOf<I extends OperationId> = NonNullable<Parameters<Methods[I]>[0]>;

/** What it gives. */
export type DataOf<I extends OperationId> = Awaited<ReturnType<ReturnType<Methods[I]>['unwrap']>>;

/** What it fails with. */
export type ErrorOf<I extends OperationId> = Methods[I] extends (...args: never[]) => Call<unknown, infer E> ? E | ClientError : never;

/** Connects to the service. Throws a TypeError for options that cannot lead anywhere. */
export function createPaychart(options: PaychartOptions): Paychart {
  const grouping = { namespaces, waits, events: operations.listEvents };
  return createClient(operations, grouping, options) as Paychart;
}

/**
 * Verifies a delivery (Standard Webhooks) and returns its payload; throws a WebhookVerificationError. `body` is the raw
 * body as received. Several secrets: during a rotation.
 */
export async function verifyWebhook(secret: string | readonly string[], headers: WebhookHeaders, body: string, options?: VerifyWebhookOptions): Promise<WebhookEvent> {
  return (await verifySignedBody(secret, headers, body, options)) as WebhookEvent;
}
