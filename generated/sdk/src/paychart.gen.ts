// Generated from spec/ by `npm run generate`. Do not edit.

import { createClient } from './client.ts';
import { namespaces, streams, waits } from './namespaces.gen.ts';

import * as operations from './operations.gen.ts';

import type { NextMethod } from './next.ts';
import type { CallOptions, PaychartOptions } from './options.ts';
import type { Call, ClientError, ListMethod } from './result.ts';
import type { StreamOptions } from './stream.ts';
import type * as T from './types.gen.ts';
import { verifySignedBody } from './webhook.ts';
import type { WaitMethod } from './wait.ts';
import type { VerifyWebhookOptions, WebhookBody, WebhookHeaders } from './webhook.ts';

type NoParams = Record<string, never>;

/** What `claims.accept` takes. */
export type AcceptClaimParams = NonNullable<T.AcceptClaimData['body']>;

/** What `accounts.acceptInvitation` takes. */
export type AcceptInvitationParams = T.AcceptInvitationData['path'];

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
export type CreateApiKeyParams = NonNullable<T.CreateApiKeyData['body']> & ({ agentId?: undefined } | { agent: true });

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

/** What `emailAliases.create` takes. */
export type CreateEmailAliasParams = NonNullable<T.CreateEmailAliasData['body']>;

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

/** What `sandbox.creditTestBalance` takes. */
export type CreditTestBalanceParams = NonNullable<T.CreditTestBalanceData['body']>;

/** What `accounts.declineInvitation` takes. */
export type DeclineInvitationParams = T.DeclineInvitationData['path'];

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

/** What `explanations.get` takes. */
export type ExplainResourceParams = T.ExplainResourceData['path'];

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

/** What `emailAliases.get` takes. */
export type GetEmailAliasParams = T.GetEmailAliasData['path'];

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

/** What `emailAliases.list` takes. */
export type ListEmailAliasesParams = NonNullable<T.ListEmailAliasesData['query']>;

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
export type PollTestInvoiceParams = T.PollTestInvoiceData['path'] & NonNullable<T.PollTestInvoiceData['body']>;

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
export type RevokeApiKeyParams = T.RevokeApiKeyData['path'] & NonNullable<T.RevokeApiKeyData['query']>;

/** What `authorities.revoke` takes. */
export type RevokeAuthorityParams = T.RevokeAuthorityData['path'];

/** What `emailAliases.revoke` takes. */
export type RevokeEmailAliasParams = T.RevokeEmailAliasData['path'];

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

/** What `testMessages.setGateway` takes. */
export type SetTestMessageGatewayParams = NonNullable<T.SetTestMessageGatewayData['body']>;

/** What `sandbox.setTestPolicyEnforcement` takes. */
export type SetTestPolicyEnforcementParams = NonNullable<T.SetTestPolicyEnforcementData['body']>;

/** What `sandbox.setTestPolicySubsystem` takes. */
export type SetTestPolicySubsystemParams = NonNullable<T.SetTestPolicySubsystemData['body']>;

/** What `sandbox.setTestProviderControls` takes. */
export type SetTestProviderControlsParams = T.SetTestProviderControlsData['path'] & NonNullable<T.SetTestProviderControlsData['body']>;

/** What `sandbox.setTestScreening` takes. */
export type SetTestScreeningParams = NonNullable<T.SetTestScreeningData['body']>;

/** What `sandbox.setTestTenantStatus` takes. */
export type SetTestTenantStatusParams = NonNullable<T.SetTestTenantStatusData['body']>;

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
export type SuspendTestCredentialParams = T.SuspendTestCredentialData['path'] & NonNullable<T.SuspendTestCredentialData['body']>;

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

/** Streams what `events.list` lists. */
export type ListEventsStream = (options?: StreamOptions & Omit<ListEventsParams, 'cursor' | 'order' | 'skip' | 'take'>) => AsyncGenerator<T.ListEventsResponse['events'][number], void, undefined>;

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
  | T.ApiVersionEndedError
  | T.ApiVersionUnknownError
  | T.ApprovalGroupMismatchError
  | T.ApprovalNotFoundError
  | T.ApprovalNotPendingError
  | T.ApprovalRequiredError
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
  | T.ClientReferenceTakenError
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
  | T.DocumentInUseError
  | T.DripNotFoundError
  | T.EmailAliasNotFoundError
  | T.EmailAliasTakenError
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
  | T.ResourceNotFoundError
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
  | T.TooManyStreamsError
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

/** A payload once for each of its types. */
type EachType<E extends { type: string }> = { [Type in E['type']]: Omit<E, 'type'> & { type: Type } }[E['type']];

/** A delivery's payload, narrowed by `type`. A newer service may send types that are not in it yet. */
export type WebhookEvent = EachType<T.ApiKeyEvent>
  | EachType<T.ApprovalEvent>
  | EachType<T.AuthorityEvent>
  | EachType<T.CardAuthorizationEvent>
  | EachType<T.CardEvent>
  | EachType<T.ClaimEvent>
  | EachType<T.CredentialEvent>
  | EachType<T.DeliveryRecordEvent>
  | EachType<T.DripEvent>
  | EachType<T.EndpointEvent>
  | EachType<T.InvoiceEvent>
  | EachType<T.LendingOfferEvent>
  | EachType<T.LoanEvent>
  | EachType<T.MemberEvent>
  | EachType<T.MultisigPaymentEvent>
  | EachType<T.PaymentEvent>
  | EachType<T.PaymentPolicyEvent>
  | EachType<T.PayoutDestinationEvent>
  | EachType<T.PhoneAliasEvent>
  | EachType<T.PolicyAttachmentEvent>
  | EachType<T.PolicyEvent>
  | EachType<T.PurchaseOrderEvent>
  | EachType<T.RampEvent>
  | EachType<T.ReviewCaseEvent>
  | EachType<T.SalesOrderEvent>
  | EachType<T.TreasurySweepEvent>
  | EachType<T.VerificationSessionEvent>
  | EachType<T.WalletBindingEvent>
  | EachType<T.WalletEvent>;

/** Every operation by its id. */
export interface Methods {
  /**
   * Accept a claim
   *
   * Assigns the claim to the caller's tenant. A phone number becomes an ACTIVE alias of the tenant, and is removed from any other tenant that had it. A DID that is reserved for the contact becomes the tenant's own. The ticket works once, within 60 minutes. The claim stays OPEN, and the payment PENDING_CLAIM, until the tenant has an ACTIVE business credential and an ACTIVE destination; `nextSteps` lists what is missing. The claim can still expire in the meantime. If nothing is missing, the claim becomes LOCKED at once. If the sender has cancelled first, the request is refused with 410 CLAIM_LINK_GONE. If public claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/claims/accept` · scope ramps:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROUTE_NOT_FOUND, CLAIM_TICKET_GONE, CLAIM_LINK_GONE
   */
  acceptClaim(params: AcceptClaimParams, options?: CallOptions): Call<T.AcceptClaimResponse, T.AcceptClaimError>;
  /**
   * Accept an invitation
   *
   * Accepts an invitation to a tenant. The session has to be of the e-mail address that was invited, verified by the identity provider; it needs no tenant. `GET /v1/me` lists the open invitations. The member becomes ACTIVE. A member that is ACTIVE already is returned unchanged. A user who already belongs to the tenant under another address is refused with MEMBER_EXISTS. Payments to the e-mail address do not follow the membership: see `POST /v1/email-aliases`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invitations/{memberId}/accept`
   *
   * Errors beside the common ones: INVALID_TRANSITION, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND, MEMBER_EXISTS
   */
  acceptInvitation(params: AcceptInvitationParams | string, options?: CallOptions): Call<T.AcceptInvitationResponse, T.AcceptInvitationError>;
  /**
   * Accept a lending offer
   *
   * Accepts an offer before its deadline. Only the borrower may. A signature over `offerDigest` is optional. If it is sent, it has to be made by the borrower's address; the signature of a contract is verified according to EIP-1271. Under two-factor protection, the acceptance needs two-factor approval from the threshold on. The policy of an agent whose key calls applies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/offers/{id}/accept` · scope lending:write
   *
   * Errors beside the common ones: SIGNATURE_INVALID, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, NOT_ORDER_PARTY, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, OFFER_NOT_FOUND, OFFER_EXPIRED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  acceptLendingOffer(params: AcceptLendingOfferParams | string, options?: CallOptions): Call<T.AcceptLendingOfferResponse, T.AcceptLendingOfferError>;
  /**
   * Accept a purchase order
   *
   * Accepts a purchase order. The supplier's tenant may, or the borrower's tenant if the supplier is only a wallet. A `minPrincipal` above the face amount is refused with INVALID_AMOUNT.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/purchase-orders/{id}/accept` · scope lending:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, PURCHASE_ORDER_NOT_FOUND
   */
  acceptPurchaseOrder(params: AcceptPurchaseOrderParams, options?: CallOptions): Call<T.AcceptPurchaseOrderResponse, T.AcceptPurchaseOrderError>;
  /**
   * Accept the delivery of a sales order
   *
   * Accepts the delivery of a sales order. Only the buyer may, once. If both tenants have organization accounts, a DRAFT invoice for the total of the order is created, with the buyer as payer and the seller as payee. Otherwise `invoiceId` stays null.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/delivery/accept` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND
   */
  acceptSalesOrderDelivery(params: AcceptSalesOrderDeliveryParams | string, options?: CallOptions): Call<T.AcceptSalesOrderDeliveryResponse, T.AcceptSalesOrderDeliveryError>;
  /**
   * Advance the test clock
   *
   * Moves the tenant's test clock forward. Timers, sweeps and expiries that become due run before the response. Polls of providers and webhook retries follow the real clock. A payment follows the clock of its sender. The clock can be at most 100 years ahead of the real one; moving it further is refused with VALIDATION_FAILED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/clock`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  advanceTestClock(params: AdvanceTestClockParams, options?: CallOptions): Call<T.AdvanceTestClockResponse, T.AdvanceTestClockError>;
  /**
   * Anchor a test credential on chain
   *
   * Anchors a credential: sends the Merkle root of its claims to the chain, and waits for the transaction. From then on its claims can be disclosed one by one. The credential has to be ACTIVE, signed and not anchored yet; otherwise the request is refused with INVALID_TRANSITION. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/anchor`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND
   */
  anchorTestCredential(params: AnchorTestCredentialParams | string, options?: CallOptions): Call<T.AnchorTestCredentialResponse, T.AnchorTestCredentialError>;
  /**
   * Approve an extraction
   *
   * Approves the facts of an extraction, which creates an agreement. The response contains the id of the agreement. The request is refused while a flag is OPEN, and while a critical fact is empty.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/extractions/{id}/approve` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, EXTRACTION_NOT_FOUND, EXTRACTION_FLAGS_OPEN, EXTRACTION_FIELDS_MISSING
   */
  approveExtraction(params: ApproveExtractionParams | string, options?: CallOptions): Call<T.ApproveExtractionResponse, T.ApproveExtractionError>;
  /**
   * Approve a payment
   *
   * Votes on the pending approval request of a payment. The default vote is APPROVE. The rules and errors are those of voting on the approval request, but the response is the payment, and APPROVAL_NOT_PENDING has the status 400. Only a member session of the sender may vote; an API key gets APPROVAL_REQUIRES_MEMBER, regardless of the status of the payment. The initiator cannot vote. Of a payment that an API key created, neither the member for whom the key acts nor the member who issued it can vote. When the votes have enough weight, the payment continues at once. A REJECT ends the payment: it becomes CANCELED, or REFUND_PENDING if it is funded. A legacy payment is refused with INVALID_TRANSITION and `details.generation`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/approve` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, APPROVAL_NOT_PENDING, NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, APPROVAL_REQUIRES_MEMBER, NOT_SENDER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, PAYMENT_NOT_FOUND, ALREADY_VOTED, CHAIN_UNAVAILABLE
   */
  approvePayment(params: ApprovePaymentParams | string, options?: CallOptions): Call<T.ApprovePaymentResponse, T.ApprovePaymentError>;
  /**
   * Attach a policy
   *
   * Attaches a policy to a wallet, card, agent or treasury account of the tenant. The policy of a treasury account covers all of its buckets. A subject has at most one policy: detach the old one first. From then on the policy applies to what the subject pays, according to the enforcement mode. API keys of agents cannot call this operation.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies/{id}/attachments` · scope policies:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, WALLET_NOT_FOUND, CARD_NOT_FOUND, AGENT_NOT_FOUND, TREASURY_ACCOUNT_NOT_FOUND, POLICY_SUBJECT_ATTACHED
   */
  attachPolicy(params: AttachPolicyParams, options?: CallOptions): Call<T.AttachPolicyResponse, T.AttachPolicyError>;
  /**
   * Attest an authority grant
   *
   * Attests an authority grant: backs it with a credential that the organization's multisig wallet signs. `signature`
   * is the combined signature of the wallet over the EIP-712 hash of `attestation.message`. The domain has the name of
   * the service, version 1, the chain of the wallet and the verifying contract
   * 0x5afeba0000000000000000000000000000000002.
   *
   * The service verifies the signature on chain with `isValidSignature`, regardless of who sends it. Therefore every caller with
   * `members:manage` may send it, even the member who has the grant. The AUTHORITY_DELEGATION credential is issued and
   * the grant is updated in one transaction.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities/{authorityId}/attest` · scope members:manage
   *
   * Errors beside the common ones: ORG_ATTESTATION_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_NOT_ACTIVE, AUTHORITY_ALREADY_ATTESTED, ORG_MULTISIG_NOT_DEPLOYED, CHAIN_UNAVAILABLE
   */
  attestAuthority(params: AttestAuthorityParams, options?: CallOptions): Call<T.AttestAuthorityResponse, T.AttestAuthorityError>;
  /**
   * Attest the payment policy
   *
   * Attests the current version of the payment policy: backs it with a credential that the organization's multisig wallet signs. `signature` is the combined signature of the wallet over the EIP-712 hash of `attestation.message`, in the same domain as for authority grants. The service verifies it on chain with `isValidSignature`, and issues the PAYMENT_POLICY credential. A version that is already attested is refused with 400; for authority grants the status is 409.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payment-policy/attest` · scope policies:write
   *
   * Errors beside the common ones: PAYMENT_POLICY_ALREADY_ATTESTED, ORG_ATTESTATION_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, PAYMENT_POLICY_NOT_FOUND, ORG_MULTISIG_NOT_DEPLOYED, CHAIN_UNAVAILABLE
   */
  attestPaymentPolicy(params: AttestPaymentPolicyParams, options?: CallOptions): Call<T.AttestPaymentPolicyResponse, T.AttestPaymentPolicyError>;
  /**
   * Cancel an invoice
   *
   * Cancels a DRAFT invoice, or a SENT invoice whose escrow is empty. Any later status is refused with INVALID_TRANSITION. For a SENT invoice the service reads the escrow first: if it holds any money, the request is refused with INVOICE_HAS_FUNDS, and if it cannot be read, with BALANCE_UNAVAILABLE. A partial payment can be refunded after the invoice has expired.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/cancel` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, INVOICE_NOT_FOUND, INVOICE_HAS_FUNDS, BALANCE_UNAVAILABLE
   */
  cancelInvoice(params: CancelInvoiceParams | string, options?: CallOptions): Call<T.CancelInvoiceResponse, T.CancelInvoiceError>;
  /**
   * Cancel an off-ramp payment
   *
   * Cancels a payment that is not funded yet. Only the sender may. A reservation alone does not count as funding. Cancelling releases the reservation, invalidates the quotes, closes a pending approval request and cancels an OPEN claim. A deposit that is not confirmed yet is returned to `refundAddress`. If the payment is funded or has ended, or if its claim was locked first, the request is refused with CANCEL_CONFLICT.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/cancel` · scope ramps:write
   *
   * Errors beside the common ones: REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CANCEL_CONFLICT
   */
  cancelOfframpPayment(params: CancelOfframpPaymentParams | string, options?: CallOptions): Call<T.CancelOfframpPaymentResponse, T.CancelOfframpPaymentError>;
  /**
   * Cancel a payment
   *
   * Cancels a payment of any kind. An intent and an off-ramp payment can be cancelled only by their sender, and only while they are not funded; the status becomes CANCELED. A legacy payment can be cancelled before it is EXECUTING; its status becomes CANCELLED, nothing is sent to the chain, and its nonce becomes available again. Otherwise the request is refused with CANCEL_CONFLICT. The recipient gets NOT_SENDER. The response for a legacy payment contains the headers Deprecation, Sunset and Link.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/cancel` · scope payments:create
   *
   * Errors beside the common ones: REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CANCEL_CONFLICT
   */
  cancelPayment(params: CancelPaymentParams | string, options?: CallOptions): Call<T.CancelPaymentResponse, T.CancelPaymentError>;
  /**
   * Cancel a sales order
   *
   * Cancels an order. Only the buyer may, in DRAFT, SUBMITTED or CHANGES_REQUESTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/cancel` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
   */
  cancelSalesOrder(params: CancelSalesOrderParams | string, options?: CallOptions): Call<T.CancelSalesOrderResponse, T.CancelSalesOrderError>;
  /**
   * Cancel a wallet rotation
   *
   * Cancels a rotation. `bindingId` is the id of the PENDING binding that the rotation created. That binding becomes REVOKED, and the current wallet stays ACTIVE. Any other binding is refused.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/cancel-rotation` · scope identity:write
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_ROTATING
   */
  cancelWalletRotation(params: CancelWalletRotationParams, options?: CallOptions): Call<T.CancelWalletRotationResponse, T.CancelWalletRotationError>;
  /**
   * Check the settlement of a sales order
   *
   * Checks whether a sales order is paid. Either party may, in every status. A RELEASED invoice of the order settles it with the source INVOICE; otherwise a REPAID loan of its purchase order settles it with the source LOAN. A DELIVERED order that is settled becomes COMPLETED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/settlement-check` · scope trade:write
   *
   * Errors beside the common ones: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
   */
  checkSalesOrderSettlement(params: CheckSalesOrderSettlementParams | string, options?: CallOptions): Call<T.CheckSalesOrderSettlementResponse, T.CheckSalesOrderSettlementError>;
  /**
   * Clear provider overrides
   *
   * Removes all overrides of a provider. Repeating it changes nothing. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/test/providers/{provider}`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, SANDBOX_ONLY
   */
  clearTestProviderControls(params: ClearTestProviderControlsParams | string, options?: CallOptions): Call<T.ClearTestProviderControlsResponse, T.ClearTestProviderControlsError>;
  /**
   * Confirm a payment
   *
   * Confirms the selected quote. Only the recipient may. Exactly this quote will be paid: the service never selects one itself, not even if there is only one. If the quote has expired, the request is refused and the service quotes a new set. Quote, destination and policy are checked once more. If the payment has to be held now, the response is 200 with the held payment, and no money is locked. Otherwise the status becomes FUNDS_LOCKED, and the service submits the payment to the provider asynchronously. A session needs the role OWNER, ADMIN or FINANCE. A tenant under two-factor protection that pays itself is refused with PAYEE_COOLING_OFF if its destination is outside the service and younger than the cooling-off period.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/confirm` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, ROLE_NOT_PERMITTED, RECIPIENT_CONSENT_REQUIRED, POLICY_DENIED, PAYMENT_NOT_FOUND, RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, PAYEE_COOLING_OFF, ROUTE_QUOTE_EXPIRED, POLICY_UNAVAILABLE
   */
  confirmOfframpPayment(params: ConfirmOfframpPaymentParams | string, options?: CallOptions): Call<T.ConfirmOfframpPaymentResponse, T.ConfirmOfframpPaymentError>;
  /**
   * Confirm a payment
   *
   * Confirms the selected quote of a payment. Only the recipient may. Exactly this quote will be paid: the service never selects one itself. The execution starts asynchronously. If the quote has expired, the request is refused and the service quotes a new set. If the payment has to be held now, the response is 200 with the held payment, and no money is locked. A legacy payment is refused with INVALID_TRANSITION and `details.generation`. A session needs the role OWNER, ADMIN or FINANCE. A tenant under two-factor protection that pays itself is refused with PAYEE_COOLING_OFF if its destination is outside the service and younger than the cooling-off period.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/confirm` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, ROLE_NOT_PERMITTED, RECIPIENT_CONSENT_REQUIRED, POLICY_DENIED, PAYMENT_NOT_FOUND, RECIPIENT_UNRESOLVED, ROUTE_NOT_SELECTED, PAYEE_COOLING_OFF, ROUTE_QUOTE_EXPIRED, POLICY_UNAVAILABLE
   */
  confirmPayment(params: ConfirmPaymentParams | string, options?: CallOptions): Call<T.ConfirmPaymentResponse, T.ConfirmPaymentError>;
  /**
   * Correct an extracted fact
   *
   * Corrects one of the thirteen facts of an extraction in REVIEW. The checks run again: flags whose check now passes become RESOLVED, and new flags are raised.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/extractions/{id}/corrections` · scope trade:write
   *
   * Errors beside the common ones: FIELD_NOT_CORRECTABLE, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, EXTRACTION_NOT_FOUND
   */
  correctExtraction(params: CorrectExtractionParams, options?: CallOptions): Call<T.CorrectExtractionResponse, T.CorrectExtractionError>;
  /**
   * Create an agent
   *
   * Creates an agent: a program that acts for the tenant with API keys of its own. Only a member session may. An API key that is created with `agent: true` and without `agentId` creates its agent automatically. Create the agent first if it needs several keys, or a policy before it acts.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/agents` · scope members:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED
   */
  createAgent(params: CreateAgentParams, options?: CallOptions): Call<T.CreateAgentResponse, T.CreateAgentError>;
  /**
   * Create an API key
   *
   * Creates an API key. Only a member session of role OWNER or ADMIN may. The response contains the key once; the service stores only its hash. A key never has a scope that its creator's role lacks. A key of an agent never has `policies:write`, `members:manage` or `webhooks:manage`. Only an OWNER may set `memberId` to another member, and that member has to be ACTIVE. Both that member and the member who issues the key are initiators of the payments that the key creates, and neither can approve them. With `agent: true` and without `agentId`, an agent with the name of the key is created. A tenant has at most 100 keys that are not revoked.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/api-keys`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND, AGENT_NOT_FOUND, API_KEY_LIMIT_REACHED
   */
  createApiKey(params: CreateApiKeyParams, options?: CallOptions): Call<T.CreateApiKeyResponse, T.CreateApiKeyError>;
  /**
   * Create an authority grant
   *
   * Creates an authority grant, which allows a member to act for the organization. It applies at once. The member has to be ACTIVE. Members cannot create grants for themselves. `attestation` is the message that the organization's multisig wallet may sign to back this version of the grant with a credential. The DIDs of the member and the organization are created if they do not exist. Limits are in USD. A per-transaction limit above the daily limit, or a daily limit above the monthly limit, is refused.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities` · scope members:manage
   *
   * Errors beside the common ones: AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_NOT_FOUND, AUTHORITY_NOT_ACTIVE
   */
  createAuthority(params: CreateAuthorityParams, options?: CallOptions): Call<T.CreateAuthorityResponse, T.CreateAuthorityError>;
  /**
   * Create an ephemeral key for a card
   *
   * Creates a short-lived key, with which a client adds the card to a phone wallet (if a nonce is sent) or displays the card (without a nonce). The key is valid for 900 seconds and shown only once. Vendor B accepts neither signature nor certificates; they are refused with VALIDATION_FAILED. A frozen card is refused with INVALID_TRANSITION, and a card of the crypto-funded provider with WALLET_PROVISIONING_NOT_AVAILABLE. An IP address can create five keys a minute; further requests are refused with 429 and Retry-After. An agent's API key is refused with INSUFFICIENT_SCOPE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/cards/{id}/ephemeral-keys` · scope cards:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, WALLET_PROVISIONING_NOT_AVAILABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, CARD_NOT_FOUND
   */
  createCardEphemeralKey(params: CreateCardEphemeralKeyParams, options?: CallOptions): Call<T.CreateCardEphemeralKeyResponse, T.CreateCardEphemeralKeyError>;
  /**
   * Save a payee
   *
   * Saves a payee for the whole tenant. While protection is enabled, only saved payees can be paid, and only from `availableAt` on. The cooling-off period that applies now determines `availableAt`; while protection is disabled there is none. A saved payee never changes: to change it, delete it and save it again, which starts a new cooling-off period. A payment matches a payee by the target that the request contains, before the recipient is looked up. The tenant's own wallets and destinations need no saved payee, but they can be paid only when the cooling-off period has passed since their creation. Only member sessions may call it; no scope is needed.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/contacts`
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, CONTACT_EXISTS
   */
  createContact(params: CreateContactParams, options?: CallOptions): Call<T.CreateContactResponse, T.CreateContactError>;
  /**
   * Reserve a payment DID
   *
   * Reserves a payment DID for a person who has not joined yet, given by exactly one e-mail address or phone number. A contact has the same DID for every tenant: if it is already reserved or claimed, the response is 200 with that reservation. The DID can be paid at once, and payments to it wait in PENDING_CLAIM. The reservation is claimed when somebody verifies the phone number, accepts a claim, or signs in with the e-mail address: that person's tenant gets the DID, or an alias if it already has a payable DID. A handle that belongs to somebody else is refused with HANDLE_RESERVED, and a contact keeps its first handle. Without a contact the error is INVITE_CONTACT_REQUIRED, with both contacts VALIDATION_FAILED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/dids/reservations` · scope identity:write
   *
   * Errors beside the common ones: INVITE_CONTACT_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, HANDLE_RESERVED
   */
  createDidReservation(params: CreateDidReservationParams, options?: CallOptions): Call<T.CreateDidReservationResponse, T.CreateDidReservationError>;
  /**
   * Request test money from the faucet
   *
   * Sends test money to the acting member's smart account or to the organization account. The transfer runs asynchronously: read the drip until it is CONFIRMED before you spend the money. A confirmed usdc drip also credits the tenant's internal balance with the same amount. The account does not have to be deployed. A missing smart account is refused with SMART_ACCOUNT_NOT_LINKED, a FAILED one with WALLET_NOT_DEPLOYABLE, and a missing or FAILED organization account with ORG_ACCOUNT_NOT_READY. Without a body the smart account gets 250 usdc. One drip gives at most 1000 usdc or 0.02 eth. An address gets at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; further requests are refused with 403 and Retry-After. FAILED drips do not count. A live deployment, and an account on a main chain, refuse the request with FAUCET_NOT_AVAILABLE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `account`, `asset`, `amount` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/faucet/drips` · scope wallets:fund
   *
   * Errors beside the common ones: INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, SMART_ACCOUNT_NOT_LINKED, ORG_ACCOUNT_NOT_READY, WALLET_NOT_DEPLOYABLE
   */
  createDrip(params?: CreateDripParams, options?: CallOptions): Call<T.CreateDripResponse, T.CreateDripError>;
  /**
   * Add your e-mail address
   *
   * Makes the tenant the one that is paid at the e-mail address of the session. The identity provider has to have verified the address. An address has one ACTIVE alias: another tenant's is refused with EMAIL_ALIAS_TAKEN until it is removed there, and the tenant's own is returned as it is. A DID that is reserved for the address becomes the tenant's own. Creating a tenant adds the address of its founder; accepting an invitation adds nothing.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/email-aliases` · scope identity:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, EMAIL_ALIAS_TAKEN
   */
  createEmailAlias(params: CreateEmailAliasParams, options?: CallOptions): Call<T.CreateEmailAliasResponse, T.CreateEmailAliasError>;
  /**
   * Create an extraction
   *
   * Extracts facts from an upload of the tenant. Text, JSON and the text layer of a PDF can contain facts: lines such
   * as "Invoice No.: BH-2041", or members with the same names. Images and scans contain none. The checks raise flags
   * if a critical fact is missing, a total does not add up, or a fact does not have the form of its field.
   *
   * A document that is malformed or encrypted, or that needs more time or memory than allowed, is refused with
   * VALIDATION_FAILED, rule `readable`. Documents of all tenants wait for their turn, and tenants take turns. If a
   * document waits for 10 seconds, or if its tenant has too many waiting, the request is refused with TRY_AGAIN and
   * Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/extractions` · scope trade:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, UPLOAD_NOT_FOUND
   */
  createExtraction(params: CreateExtractionParams, options?: CallOptions): Call<T.CreateExtractionResponse, T.CreateExtractionError>;
  /**
   * Create a financing pool
   *
   * Creates a financing pool in the phase SUBSCRIPTION. The phases follow each other on the tenant's clock. The pool's rate, term and grace period apply to its offers.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/pools` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  createFinancingPool(params: CreateFinancingPoolParams, options?: CallOptions): Call<T.CreateFinancingPoolResponse, T.CreateFinancingPoolError>;
  /**
   * Create an identity
   *
   * Creates the identity of the tenant or of a member. A subject has at most one identity: if it already exists, the response is 200 with that identity. Issuing the first credential also creates the identity.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities` · scope identity:write
   *
   * Errors beside the common ones: MEMBER_ID_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND
   */
  createIdentity(params: CreateIdentityParams, options?: CallOptions): Call<T.CreateIdentityResponse, T.CreateIdentityError>;
  /**
   * Create an invoice
   *
   * Creates a DRAFT invoice. It has no escrow yet and is not public. Payer, payee and arbiter have to be three different addresses, regardless of letter case; otherwise the request is refused with INVOICE_PARTIES_NOT_DISTINCT. The arbiter is the platform's by default. `expiresAt` has to be in the future; otherwise the request is refused with VALIDATION_FAILED. Without `expiresAt` the invoice expires 30 days after it is sent.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, INVOICE_PARTIES_NOT_DISTINCT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  createInvoice(params: CreateInvoiceParams, options?: CallOptions): Call<T.CreateInvoiceResponse, T.CreateInvoiceError>;
  /**
   * Create a lending offer
   *
   * Offers a loan for an ACCEPTED purchase order of the pool. Only the tenant of the pool may, in the phase ORIGINATION. The purchase order must not have another open offer, and the borrower needs an ACTIVE permit. `principal` is at most the smallest of the permit's `maxPrincipal`, the face amount, the cash less the reserve, and `exposureBps` of the cash. It is at least the supplier's `minPrincipal`. The offer expires after 72 hours. Under two-factor protection, an offer needs two-factor approval from the threshold on. The policy of an agent whose key calls applies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/offers` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, PERMIT_REQUIRED, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, POOL_NOT_FOUND, PURCHASE_ORDER_NOT_FOUND, PURCHASE_ORDER_NOT_ACCEPTED, OFFER_OPEN, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, PRINCIPAL_BELOW_MINIMUM, POLICY_UNAVAILABLE
   */
  createLendingOffer(params: CreateLendingOfferParams, options?: CallOptions): Call<T.CreateLendingOfferResponse, T.CreateLendingOfferError>;
  /**
   * Invite a member
   *
   * Invites a person by e-mail. The new member has the status INVITED, and becomes ACTIVE when the person accepts with `POST /v1/invitations/{memberId}/accept`. Until then it counts for nothing else. Only an OWNER can invite an OWNER. An API key can invite neither an OWNER nor an ADMIN. All tenants together send at most 10 codes and links an hour to one address; a further invitation is refused with 429 and Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members` · scope members:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_EXISTS
   */
  createMember(params: CreateMemberParams, options?: CallOptions): Call<T.CreateMemberResponse, T.CreateMemberError>;
  /**
   * Pay a phone number or DID
   *
   * Pays a phone number or a DID. Begin with `POST /v1/payments` and `recipient`, which also pays e-mail addresses. In
   * one request the service records the payment, reserves the money, looks up the recipient, applies the policy and
   * quotes the routes.
   *
   * Once the payment is recorded, the response is 201 with one of these statuses:
   *
   * - AWAITING_RECIPIENT_CONFIRMATION: the payment has quotes, and the recipient selects one.
   * - AWAITING_SOURCE_FUNDS: the sender has to make the on-chain deposit.
   * - PENDING_CLAIM: the phone number belongs to no tenant yet.
   * - PAYOUT_SELECTION_REQUIRED or COMPLIANCE_HOLD: the payment is held. `holdReasons` lists the reasons.
   * - CANCELED: the policy has rejected the payment. `failureReason` contains the reason.
   *
   * A refused request records nothing, except for a two-factor challenge. The errors are listed in the order in which
   * they are checked. The member who pays needs an authority grant.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `phone`, `did`, `amountUsd`, `chainId`, `fundingMode`, `requestedDestinationId` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/offramp/payments` · scope ramps:write
   *
   * Errors beside the common ones: RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, ENVELOPE_INVALID, INVITE_CONTACT_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, PAYEE_NOT_FOUND, HANDLE_RESERVED, CLIENT_REFERENCE_TAKEN, CHAIN_UNAVAILABLE
   */
  createOfframpPayment(params: CreateOfframpPaymentParams, options?: CallOptions): Call<T.CreateOfframpPaymentResponse, T.CreateOfframpPaymentError>;
  /**
   * Create a payment
   *
   * Creates a payment. The body has one of two forms.
   *
   * **With `recipient`: a payment to a phone number, an e-mail address, a DID or an identity.** The response is 202
   * with the payment and its quotes. Such a payment is called an intent. The member who pays needs an authority grant.
   * If the policy rejects the intent, the response is 202 too, with the status CANCELED. An intent needs an
   * idempotency key, in the header Idempotency-Key or in the field `idempotencyKey`.
   *
   * **With `sourceWalletId`: a legacy multisig payment.** The response is 201 with a proposal that the wallet's owners
   * sign. The wallet has to be DEPLOYED and hold the amount. The wallet's threshold and its spend policy apply.
   * Responses for legacy payments, and for `recipient.handle`, contain the headers Deprecation, Sunset and Link.
   *
   * An invalid intent is never processed as a legacy payment. The errors are checked in this order: form, recipient,
   * amount, funding, the rest of the body, existence, authority, saved payee and two-factor, spend policy, balance. A
   * refused request records nothing, except for a two-factor challenge.
   *
   * **Sent again** with the same `Idempotency-Key` header or `idempotencyKey` in the body: it runs once, and every repetition gets the first response. Under the same key, another value of `recipient`, `amount`, `funding.mode`, `requestedDestinationId`, `sourceWalletId`, `destination` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/payments` · scope payments:create
   *
   * Errors beside the common ones: AMBIGUOUS_PAYMENT_BODY, UNRECOGNIZED_PAYMENT_BODY, RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, UNSUPPORTED_RECIPIENT_KIND, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, INVALID_PAYMENT_BODY, ENVELOPE_INVALID, IDEMPOTENCY_KEY_REQUIRED, RECIPIENT_NOT_ROUTABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, WALLET_NOT_FOUND, PAYEE_NOT_FOUND, EMAIL_NOT_FOUND, IDENTITY_NOT_FOUND, INVOICE_NOT_FOUND, CLIENT_REFERENCE_TAKEN, WALLET_NOT_DEPLOYED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  createPayment(params: T.CreateIntentPaymentRequest, options?: CallOptions): Call<T.CreatePaymentResponses[202], T.CreatePaymentError>;
  /**
   * Create a payment
   *
   * Creates a payment. The body has one of two forms.
   *
   * **With `recipient`: a payment to a phone number, an e-mail address, a DID or an identity.** The response is 202
   * with the payment and its quotes. Such a payment is called an intent. The member who pays needs an authority grant.
   * If the policy rejects the intent, the response is 202 too, with the status CANCELED. An intent needs an
   * idempotency key, in the header Idempotency-Key or in the field `idempotencyKey`.
   *
   * **With `sourceWalletId`: a legacy multisig payment.** The response is 201 with a proposal that the wallet's owners
   * sign. The wallet has to be DEPLOYED and hold the amount. The wallet's threshold and its spend policy apply.
   * Responses for legacy payments, and for `recipient.handle`, contain the headers Deprecation, Sunset and Link.
   *
   * An invalid intent is never processed as a legacy payment. The errors are checked in this order: form, recipient,
   * amount, funding, the rest of the body, existence, authority, saved payee and two-factor, spend policy, balance. A
   * refused request records nothing, except for a two-factor challenge.
   *
   * **Sent again** with the same `Idempotency-Key` header or `idempotencyKey` in the body: it runs once, and every repetition gets the first response. Under the same key, another value of `recipient`, `amount`, `funding.mode`, `requestedDestinationId`, `sourceWalletId`, `destination` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/payments` · scope payments:create
   *
   * Errors beside the common ones: AMBIGUOUS_PAYMENT_BODY, UNRECOGNIZED_PAYMENT_BODY, RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, UNSUPPORTED_RECIPIENT_KIND, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, INVALID_PAYMENT_BODY, ENVELOPE_INVALID, IDEMPOTENCY_KEY_REQUIRED, RECIPIENT_NOT_ROUTABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, WALLET_NOT_FOUND, PAYEE_NOT_FOUND, EMAIL_NOT_FOUND, IDENTITY_NOT_FOUND, INVOICE_NOT_FOUND, CLIENT_REFERENCE_TAKEN, WALLET_NOT_DEPLOYED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  createPayment(params: T.CreateLegacyPaymentRequest, options?: CallOptions): Call<T.CreatePaymentResponses[201], T.CreatePaymentError>;
  /**
   * Create a payment
   *
   * Creates a payment. The body has one of two forms.
   *
   * **With `recipient`: a payment to a phone number, an e-mail address, a DID or an identity.** The response is 202
   * with the payment and its quotes. Such a payment is called an intent. The member who pays needs an authority grant.
   * If the policy rejects the intent, the response is 202 too, with the status CANCELED. An intent needs an
   * idempotency key, in the header Idempotency-Key or in the field `idempotencyKey`.
   *
   * **With `sourceWalletId`: a legacy multisig payment.** The response is 201 with a proposal that the wallet's owners
   * sign. The wallet has to be DEPLOYED and hold the amount. The wallet's threshold and its spend policy apply.
   * Responses for legacy payments, and for `recipient.handle`, contain the headers Deprecation, Sunset and Link.
   *
   * An invalid intent is never processed as a legacy payment. The errors are checked in this order: form, recipient,
   * amount, funding, the rest of the body, existence, authority, saved payee and two-factor, spend policy, balance. A
   * refused request records nothing, except for a two-factor challenge.
   *
   * **Sent again** with the same `Idempotency-Key` header or `idempotencyKey` in the body: it runs once, and every repetition gets the first response. Under the same key, another value of `recipient`, `amount`, `funding.mode`, `requestedDestinationId`, `sourceWalletId`, `destination` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/payments` · scope payments:create
   *
   * Errors beside the common ones: AMBIGUOUS_PAYMENT_BODY, UNRECOGNIZED_PAYMENT_BODY, RECIPIENT_REQUIRED, RECIPIENT_AMBIGUOUS, UNSUPPORTED_RECIPIENT_KIND, INVALID_PHONE, INVALID_DID, DID_NOT_RESOLVABLE, INVALID_AMOUNT, ACCOUNT_CHAIN_MISMATCH, FUNDING_MODE_NOT_AVAILABLE, INVALID_WALLET_ADDRESS, INVALID_PAYMENT_BODY, ENVELOPE_INVALID, IDEMPOTENCY_KEY_REQUIRED, RECIPIENT_NOT_ROUTABLE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, DESTINATION_NOT_ELIGIBLE, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, WALLET_NOT_FOUND, PAYEE_NOT_FOUND, EMAIL_NOT_FOUND, IDENTITY_NOT_FOUND, INVOICE_NOT_FOUND, CLIENT_REFERENCE_TAKEN, WALLET_NOT_DEPLOYED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  createPayment(params: CreatePaymentParams, options?: CallOptions): Call<T.CreatePaymentResponse, T.CreatePaymentError>;
  /**
   * Add a payout destination
   *
   * Adds a payout destination: a place where the tenant can be paid. The tenant needs an ACTIVE BUSINESS_IDENTITY credential; if it loses the credential later, payments are held, but its destinations stay. A SERVICE_BALANCE is ACTIVE at once, and a tenant has only one. Wallets and payment apps have to be verified first. Bank accounts (ACH and SEPA) are stored, but cannot be paid yet. The first ACTIVE destination becomes the default. Creating a destination is the consent to be paid there. The errors are listed in the order in which they are checked. A session needs the role OWNER, ADMIN or FINANCE. Under two-factor protection, every destination but a SERVICE_BALANCE needs two-factor approval, and an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations` · scope ramps:write
   *
   * Errors beside the common ones: DESTINATION_TYPE_REQUIRED, DESTINATION_RAIL_NOT_AVAILABLE, DESTINATION_IDENTIFIER_REQUIRED, UNSUPPORTED_NETWORK, INVALID_DESTINATION_ADDRESS, DESTINATION_RAIL_CONSTRAINT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, ROLE_NOT_PERMITTED, IDENTITY_REQUIRED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, DESTINATION_EXISTS, POLICY_UNAVAILABLE
   */
  createPayoutDestination(params: CreatePayoutDestinationParams, options?: CallOptions): Call<T.CreatePayoutDestinationResponse, T.CreatePayoutDestinationError>;
  /**
   * Add a phone number
   *
   * Adds a phone number to the tenant. The new alias is PENDING until its verification, for which a code of six digits is sent to the phone. The code is valid for 10 minutes and 5 attempts. The number of codes for a phone number is limited per hour and per day, and all tenants together send at most 10 codes and links an hour to it; further requests are refused with 429 and Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/phone-aliases` · scope identity:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, POLICY_DENIED, PHONE_ALIAS_EXISTS, POLICY_UNAVAILABLE
   */
  createPhoneAlias(params: CreatePhoneAliasParams, options?: CallOptions): Call<T.CreatePhoneAliasResponse, T.CreatePhoneAliasError>;
  /**
   * Create a policy
   *
   * Creates a spend policy and compiles its document to version 1, which is in force at once. Compiling sorts lists, removes duplicates and empty parts, and writes addresses in lower case, so that equal rules have equal hashes. An invalid document is refused with INVALID_POLICY_RULE, and `details` lists every place. Amounts of zero, and mixed-case addresses with a wrong EIP-55 checksum, are found after the schema has been checked. A policy applies to nothing until it is attached. API keys of agents cannot call this operation.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies` · scope policies:write
   *
   * Errors beside the common ones: INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
   */
  createPolicy(params: CreatePolicyParams, options?: CallOptions): Call<T.CreatePolicyResponse, T.CreatePolicyError>;
  /**
   * Create a policy version
   *
   * Compiles the document to the next version of a policy. The new version applies at once wherever the policy is attached. An identical document creates a new version with the same `sha256`. The name of the policy never changes. API keys of agents cannot call this operation.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies/{id}/versions` · scope policies:write
   *
   * Errors beside the common ones: INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_NOT_FOUND
   */
  createPolicyVersion(params: CreatePolicyVersionParams, options?: CallOptions): Call<T.CreatePolicyVersionResponse, T.CreatePolicyVersionError>;
  /**
   * Create a presentation challenge
   *
   * Creates a challenge for a credential presentation. The challenge belongs to the tenant, works once and expires after 5 minutes. `identityId` and `paymentId` restrict its use. An identity or payment of another tenant is not found.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/credential-presentations/challenge` · scope identity:read
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, PAYMENT_NOT_FOUND
   */
  createPresentationChallenge(params: CreatePresentationChallengeParams, options?: CallOptions): Call<T.CreatePresentationChallengeResponse, T.CreatePresentationChallengeError>;
  /**
   * Create a card at the provider
   *
   * Creates a card for a cardholder of the card provider. The card belongs to no wallet, and no multisig balance limits it. The crypto-funded provider needs `cryptoAccountAddress` and `cryptoAccountType`, and the address has to be valid on its chain; other providers refuse both fields. A card that an agent's API key creates belongs to that agent. In live the same conditions apply as for cards of wallets.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/provider-cards` · scope cards:issue
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, IDENTITY_REQUIRED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY
   */
  createProviderCard(params: CreateProviderCardParams, options?: CallOptions): Call<T.CreateProviderCardResponse, T.CreateProviderCardError>;
  /**
   * Create an on-ramp or off-ramp
   *
   * Creates a simulated on-ramp or off-ramp, which moves money between fiat and a wallet. One ramp moves at most
   * 10000.00 USD, and all ramps of a tenant 25000.00 USD in 24 hours, both directions together and without FAILED
   * ones. Above that the request is refused with RAMP_DAILY_CAP, and `resetsAt` and Retry-After contain the time to
   * try again.
   *
   * **`on`** mints tokens to the address of the wallet and waits up to 20 seconds for the receipt. The response is 201
   * with the status CONFIRMED and `txHash`, with FAILED, or with SUBMITTED if the mint is still pending; it is then
   * completed asynchronously. The wallet does not have to be deployed, but must not be FAILED.
   *
   * **`off`** proposes a payment to the liquidation address of the platform. The status is SUBMITTED. The owners sign
   * that payment with `POST /v1/payments/{id}/sign`, and the status of the ramp follows it. To stop the ramp, cancel
   * the payment. The wallet has to be DEPLOYED and to hold the amount. Its policy applies, and so does two-factor
   * protection, for which the payee is the liquidation address in the payment.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `walletId`, `direction`, `amount` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/ramps` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_AMOUNT, RAMP_PROVIDER_NOT_AVAILABLE, RAMP_AMOUNT_TOO_LARGE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, RAMP_DAILY_CAP, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, SANDBOX_ONLY, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYABLE, WALLET_NOT_DEPLOYED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
   */
  createRamp(params: CreateRampParams, options?: CallOptions): Call<T.CreateRampResponse, T.CreateRampError>;
  /**
   * Create a sales order
   *
   * Creates a DRAFT sales order in version 1, without signatures. The caller is the buyer, and both parties can read it. The seller has to be another tenant; otherwise the request is refused with VALIDATION_FAILED. `number` is the buyer's next order number.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders` · scope trade:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND, EXTRACTION_NOT_FOUND, AGREEMENT_NOT_FOUND
   */
  createSalesOrder(params: CreateSalesOrderParams, options?: CallOptions): Call<T.CreateSalesOrderResponse, T.CreateSalesOrderError>;
  /**
   * Create a tenant
   *
   * Creates a business and makes the caller its first member, ACTIVE with role OWNER. A new user calls this first: every other operation of a tenant needs one. The tenant gets a payment DID at once, which can be paid as soon as the business is verified. The tenant is paid at the e-mail address of the session, if the identity provider has verified the address and no other tenant is paid at it. A user who already belongs to a tenant has to send `additional: true`; an invitation that is not accepted does not count.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/tenants`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_SESSION_REQUIRED, TENANT_EXISTS
   */
  createTenant(params: CreateTenantParams, options?: CallOptions): Call<T.CreateTenantResponse, T.CreateTenantError>;
  /**
   * Simulate a card authorization
   *
   * Simulates an authorization request of the card issuer and decides it at once. If it is declined, the response is
   * 201 too, with `approved` false and the first check that failed. The checks run in this order:
   *
   * 1. The card is active.
   * 2. The counterparty rules of the policy.
   * 3. Blocked, then allowed merchant categories.
   * 4. The limit of one transaction.
   * 5. The limits of day, week and month: the smaller of the card's and an enforced policy's.
   * 6. The available money: the USDC in the multisig wallet, less what was approved and not reversed. No token
   *   moves.
   *
   * An approved authorization counts in the windows of the card and of its agent. If the balance cannot be read, the
   * authorization is declined with INSUFFICIENT_MULTISIG_BALANCE. Cards of the card provider have no balance check,
   * and cards without a tenant have no policy. Sandbox only. Any test key or session may call it; no scope is needed,
   * and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/cards/{id}/authorizations`
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND
   */
  createTestCardAuthorization(params: CreateTestCardAuthorizationParams, options?: CallOptions): Call<T.CreateTestCardAuthorizationResponse, T.CreateTestCardAuthorizationError>;
  /**
   * Create a test session
   *
   * Creates a member session in the sandbox. The operation is public. An unknown e-mail address becomes a new user without a tenant, who continues with `POST /v1/tenants` or accepts an invitation. `memberId` accepts an open invitation of the member; an e-mail address does not. A user who belongs to several tenants chooses one with `tenantId`, or in each request with the header x-service-tenant-id; a tenant that the user does not belong to is refused with TENANT_NOT_FOUND. `signer` is a test key of the user; the service stores only its address. In live, the identity provider issues the sessions.
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
   * Creates a URL that can be registered as a webhook endpoint. Deliveries to it are signed as usual, but no connection is opened: the service stores them to be read. The sink responds with 200 until it is changed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/webhook-sinks`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  createTestWebhookSink(params?: CreateTestWebhookSinkParams, options?: CallOptions): Call<T.CreateTestWebhookSinkResponse, T.CreateTestWebhookSinkError>;
  /**
   * Create a treasury account
   *
   * Creates a treasury account with one multisig wallet for each bucket. All buckets have the same owners and
   * threshold. Their addresses can receive money at once, and they are deployed asynchronously. New buckets are
   * returned with an empty balance, without reading the chain.
   *
   * Each owner is given by exactly one of `address`, `memberId` and `handle`, and is resolved to an address once. No
   * two owners may have the same address. `threshold` is at most the number of owners, and bucket names have to be
   * different. `targetBps` add up to at most 10000, and `apyBps` is allowed for YIELD buckets only. A member without a
   * signing address is refused with NO_SIGNER_ADDRESS, an unknown one with MEMBER_NOT_FOUND, and an unknown handle
   * with PAYEE_NOT_FOUND. The platform is not an owner and never signs.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/treasury/accounts` · scope treasury:write
   *
   * Errors beside the common ones: ACCOUNT_CHAIN_MISMATCH, NO_SIGNER_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, MEMBER_NOT_FOUND, PAYEE_NOT_FOUND
   */
  createTreasuryAccount(params: CreateTreasuryAccountParams, options?: CallOptions): Call<T.CreateTreasuryAccountResponse, T.CreateTreasuryAccountError>;
  /**
   * Create a treasury rule
   *
   * Creates a rule that proposes transfers between buckets; the owners sign them. The type determines which fields are
   * required, and other fields are refused. The two buckets have to be different, and `thresholdUsd` of TOP_UP is at
   * most `targetUsd`.
   *
   * - SWEEP_EXCESS moves the balance less `thresholdUsd`.
   * - TOP_UP moves what is missing to `targetUsd`, or what the source holds if that is less.
   * - REBALANCE_TO_TARGET moves the smaller of the largest excess and the largest gap, if it is at least 1.00. If
   *   several buckets are equal, the bucket that was created first is chosen.
   *
   * The first run is due after `intervalSeconds`. Enabled rules run at most 30 seconds after they are due, in the
   * order of their creation. A run creates at most one sweep, and none while a sweep is open on either bucket. If a
   * balance cannot be read, the run is skipped until the next interval.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/treasury/accounts/{id}/rules` · scope treasury:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND
   */
  createTreasuryRule(params: CreateTreasuryRuleParams, options?: CallOptions): Call<T.CreateTreasuryRuleResponse, T.CreateTreasuryRuleError>;
  /**
   * Create a treasury sweep
   *
   * Creates a sweep: proposes a transfer from one bucket to another. It creates a payment from the multisig wallet of
   * the source bucket, which the owners sign with `POST /v1/payments/{id}/sign`. With a threshold of 1, one signature
   * executes it. To cancel the sweep, cancel that payment.
   *
   * The source has to be DEPLOYED and to hold the amount in addition to what open sweeps reserve. The destination may
   * still be deploying. The policy of the account applies, unless the wallet of the bucket has its own. Two-factor
   * protection does not apply. Sending the same bucket twice is refused with VALIDATION_FAILED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `sourceBucketId`, `destBucketId`, `amountUsd` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/treasury/accounts/{id}/sweeps` · scope treasury:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, POLICY_DENIED, SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND, WALLET_NOT_DEPLOYED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
   */
  createTreasurySweep(params: CreateTreasurySweepParams, options?: CallOptions): Call<T.CreateTreasurySweepResponse, T.CreateTreasurySweepError>;
  /**
   * Upload a file
   *
   * Uploads a file of up to 5 MiB, as evidence of a delivery or for an extraction. The content is sent in base64. Invalid base64, and content of another type than `contentType`, are refused with VALIDATION_FAILED. JSON may be nested at most 64 levels deep. The same bytes are the same document: if the tenant has uploaded them before, the response is 200 with the first upload, unchanged.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/uploads` · scope trade:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  createUpload(params: CreateUploadParams, options?: CallOptions): Call<T.CreateUploadResponse, T.CreateUploadError>;
  /**
   * Create a verification hand-off link
   *
   * Creates a link for continuing a verification on another device. The link works once, within 15 minutes. A new link replaces the previous one. Only this response contains the link.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/verification-sessions/{id}/handoff` · scope identity:write
   *
   * Errors beside the common ones: VERIFICATION_SESSION_NOT_FOUND, VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED
   */
  createVerificationHandoff(params: CreateVerificationHandoffParams | string, options?: CallOptions): Call<T.CreateVerificationHandoffResponse, T.CreateVerificationHandoffError>;
  /**
   * Start a verification
   *
   * Starts a verification: KYC of the member with the id `memberId`, or KYB of the tenant. If a session of the same kind and subject is open, that session is returned. A session that is not completed expires after 7 days. `client` is null until the provider has started the session, and while the provider is disabled.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/verification-sessions` · scope identity:write
   *
   * Errors beside the common ones: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, MEMBER_NOT_FOUND
   */
  createVerificationSession(params: CreateVerificationSessionParams, options?: CallOptions): Call<T.CreateVerificationSessionResponse, T.CreateVerificationSessionError>;
  /**
   * Create a multisig wallet
   *
   * Creates a multisig wallet. The response contains its final address before anything is on the chain, and the address can receive money at once. The wallet is deployed asynchronously: its status goes from PENDING_DEPLOYMENT to DEPLOYING, then to DEPLOYED, or to FAILED after three attempts. The threshold is at most the number of owners, and an owner can be given only once, regardless of letter case. A chain other than the deployment's is refused with ACCOUNT_CHAIN_MISMATCH. Two wallets may have the same name.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/wallets` · scope wallets:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, ACCOUNT_CHAIN_MISMATCH, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED
   */
  createWallet(params: CreateWalletParams, options?: CallOptions): Call<T.CreateWalletResponse, T.CreateWalletError>;
  /**
   * Propose a wallet transaction
   *
   * Proposes a transaction of a wallet: a call of any contract, or a transfer of ETH to any address. The proposal is recorded as a legacy payment with destinationType `transaction`, which the owners sign, execute and cancel under `/v1/payments`. Use it also to change the owners of an organization account. The wallet has to be DEPLOYED and hold the value; a shortfall is refused with INSUFFICIENT_FUNDS, in wei. A call of `transfer`, `transferFrom` or `approve` of the settlement token is judged as the payment that it is, by its amount and by the recipient or spender. Any other call, and ETH, is refused with POLICY_DENIED and the reason CALL_NOT_JUDGED if a policy with limits or counterparty rules is enforced. Under two-factor protection the payee has to be a saved one or a wallet of the tenant. A call without an amount in USD always needs two-factor approval.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/wallets/{id}/transactions` · scope wallets:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, AUTHORITY_MISSING, NEW_PAYEE_NOT_SAVED, PAYEE_COOLING_OFF, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_DENIED, APPROVAL_REQUIRED, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYED, POLICY_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  createWalletTransaction(params: CreateWalletTransactionParams, options?: CallOptions): Call<T.CreateWalletTransactionResponse, T.CreateWalletTransactionError>;
  /**
   * Create a webhook endpoint
   *
   * Creates an endpoint: a URL to which events are sent. A tenant has at most 20 endpoints. API keys of agents cannot
   * call this operation.
   *
   * The URL is checked in the order of the errors. It has to be an absolute http or https URL of at most 2048
   * characters, without credentials and without a fragment. In live it has to be https on port 443. The host has to be
   * public: it is resolved now and before every attempt, and it is refused if any of its addresses is not public.
   * localhost and names under .local and .internal are always refused. A name that does not resolve yet is accepted.
   * In the sandbox the URL may be that of a webhook sink. In live, names under .test are refused with INVALID_URL.
   *
   * The response contains the signing secret, which is shown only once.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints` · scope webhooks:manage
   *
   * Errors beside the common ones: INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_LIMIT_REACHED
   */
  createWebhookEndpoint(params: CreateWebhookEndpointParams, options?: CallOptions): Call<T.CreateWebhookEndpointResponse, T.CreateWebhookEndpointError>;
  /**
   * Add test money
   *
   * Adds test money to the tenant's available balance, from which payments in mode INTERNAL_BALANCE are paid. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/balance`
   *
   * Errors beside the common ones: INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  creditTestBalance(params: CreditTestBalanceParams, options?: CallOptions): Call<T.CreditTestBalanceResponse, T.CreditTestBalanceError>;
  /**
   * Decline an invitation
   *
   * Declines an invitation to a tenant. The session has to be of the e-mail address that was invited, verified by the identity provider; it needs no tenant. The member becomes REMOVED. A member that is REMOVED already is returned unchanged.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invitations/{memberId}/decline`
   *
   * Errors beside the common ones: INVALID_TRANSITION, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND
   */
  declineInvitation(params: DeclineInvitationParams | string, options?: CallOptions): Call<T.DeclineInvitationResponse, T.DeclineInvitationError>;
  /**
   * Delete a policy
   *
   * Deletes a policy that is attached to nothing. Its versions are kept for the decision log. A deleted policy is not found, and deleting it again is refused with POLICY_NOT_FOUND.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/policies/{id}` · scope policies:write
   *
   * Errors beside the common ones: POLICY_NOT_FOUND, POLICY_ATTACHED
   */
  deletePolicy(params: DeletePolicyParams | string, options?: CallOptions): Call<T.DeletePolicyResponse, T.DeletePolicyError>;
  /**
   * Delete a treasury rule
   *
   * Deletes a rule permanently. Sweeps that it has proposed remain, with its id in `ruleId`. Deleting it again is refused with TREASURY_RULE_NOT_FOUND.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/treasury/rules/{ruleId}` · scope treasury:write
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND
   */
  deleteTreasuryRule(params: DeleteTreasuryRuleParams | string, options?: CallOptions): Call<T.DeleteTreasuryRuleResponse, T.DeleteTreasuryRuleError>;
  /**
   * Delete a webhook endpoint
   *
   * Deletes an endpoint. Its pending deliveries become FAILED with ENDPOINT_GONE and can still be read. Deleting a deleted endpoint is refused with ENDPOINT_NOT_FOUND.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/webhook-endpoints/{id}` · scope webhooks:manage
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  deleteWebhookEndpoint(params: DeleteWebhookEndpointParams | string, options?: CallOptions): Call<T.DeleteWebhookEndpointResponse, T.DeleteWebhookEndpointError>;
  /**
   * Mark an invoice as delivered
   *
   * Marks a FUNDED invoice as DELIVERED, even while a release or refund is pending. Any other status is refused with INVALID_TRANSITION. The evidence is stored and returned exactly as it was sent. Its uploads have to belong to the tenant.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/deliver` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, INVOICE_NOT_FOUND, UPLOAD_NOT_FOUND
   */
  deliverInvoice(params: DeliverInvoiceParams | string, options?: CallOptions): Call<T.DeliverInvoiceResponse, T.DeliverInvoiceError>;
  /**
   * Check for an on-chain deposit
   *
   * Checks the chain now for the deposit of a payment. Only the sender of an ONCHAIN_DEPOSIT payment may, while the
   * payment is AWAITING_SOURCE_FUNDS, SOURCE_FUNDS_CONFIRMING or PENDING_CLAIM. `amountMinor` has to equal
   * `sourceAmountBaseUnits`.
   *
   * - Not on the chain yet: the status does not change.
   * - Seen: the payment is SOURCE_FUNDS_CONFIRMING until the deposit has enough confirmations.
   * - Confirmed: the payment continues with its policy check at once. In PENDING_CLAIM the deposit funds the claim,
   *   and the status does not change.
   * - Confirmed with another amount or refund address: the deposit is returned, and `fundingInstructions` contains a
   *   new `dealId`, because the escrow takes one deposit for each.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/deposit` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_AMOUNT, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, PAYMENT_NOT_FOUND, CHAIN_UNAVAILABLE
   */
  depositOfframpPayment(params: DepositOfframpPaymentParams, options?: CallOptions): Call<T.DepositOfframpPaymentResponse, T.DepositOfframpPaymentError>;
  /**
   * Deposit into a pool
   *
   * Deposits money into a pool from the caller's INTERNAL_BALANCE. The pool has to be in the phase SUBSCRIPTION, and deposits are limited by its cap. Test funds only. Under two-factor protection, a deposit needs two-factor approval from the threshold on. The policy of an agent whose key calls applies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/pools/{id}/deposit` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, INSUFFICIENT_FUNDS, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, POOL_NOT_FOUND, POOL_PHASE, POOL_CAP_EXCEEDED, POLICY_UNAVAILABLE
   */
  depositToPool(params: DepositToPoolParams, options?: CallOptions): Call<T.DepositToPoolResponse, T.DepositToPoolError>;
  /**
   * Detach a policy
   *
   * Detaches a policy from its subject. The policy and the subject are kept. Detaching it again is refused with POLICY_ATTACHMENT_NOT_FOUND. API keys of agents cannot call this operation.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/policies/attachments/{attachmentId}` · scope policies:write
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, POLICY_ATTACHMENT_NOT_FOUND
   */
  detachPolicy(params: DetachPolicyParams | string, options?: CallOptions): Call<T.DetachPolicyResponse, T.DetachPolicyError>;
  /**
   * Enroll a two-factor method
   *
   * Adds a two-factor method for the calling member. It is PENDING until it is verified, and is deleted if it is not verified within 24 hours. EMAIL and SMS send a code of six digits at once, valid for 10 minutes. TOTP shows its secret in this response only. IDP_MFA uses the registered signing address of the member. A member has at most one TOTP and one IDP_MFA method, and one for each e-mail address or phone number. The number of codes is limited, and all tenants together send at most 10 codes and links an hour to one address; further requests are refused with 429 and Retry-After. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED. While protection is enabled, a member who has a usable method needs two-factor approval to enroll another one. The challenge has no amount.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/factors`
   *
   * Errors beside the common ones: NO_SIGNER_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_SESSION_REQUIRED, FACTOR_EXISTS
   */
  enrollTwoFactorFactor(params: EnrollTwoFactorFactorParams, options?: CallOptions): Call<T.EnrollTwoFactorFactorResponse, T.EnrollTwoFactorFactorError>;
  /**
   * Evaluate eligibility for an action
   *
   * Returns which credentials the tenant needs for an action, and which of them are missing. `payments.create` needs BUSINESS_IDENTITY in live and nothing in the sandbox. `invoices.pay` needs nothing. `ramps.offramp` and `claims.claim` need BUSINESS_IDENTITY. The result is information: the service enforces only that of `claims.claim`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/eligibility/evaluate` · scope identity:read
   *
   * Errors beside the common ones: UNKNOWN_ELIGIBILITY_ACTION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON
   */
  evaluateEligibility(params: EvaluateEligibilityParams, options?: CallOptions): Call<T.EvaluateEligibilityResponse, T.EvaluateEligibilityError>;
  /**
   * Evaluate a policy (dry run)
   *
   * Evaluates a policy without a payment. A dry run records no spending and ignores the enforcement mode, so that the
   * same request always has the same result. It only adds an entry to the decision log. If the policy denies, the
   * response is 200 with `allow` false.
   *
   * The request contains either a policy or a subject. A subject without a policy is allowed with reason NO_POLICY.
   * Counterparty rules come before merchant categories and amounts, and denylists before allowlists. The trace
   * contains every rule. An invalid amount is refused with VALIDATION_FAILED. While the policy check is unavailable,
   * the request is refused with POLICY_UNAVAILABLE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/policies/evaluate` · scope policies:evaluate
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, POLICY_NOT_FOUND, POLICY_UNAVAILABLE
   */
  evaluatePolicy(params: EvaluatePolicyParams, options?: CallOptions): Call<T.EvaluatePolicyResponse, T.EvaluatePolicyError>;
  /**
   * Execute a multisig payment
   *
   * Executes a legacy payment that is READY_TO_EXECUTE, because the relayer was unavailable or execution was held when
   * the last owner signed. A hold does not stop this request. The service waits up to 20 seconds for the result, as
   * after signing. While a lower nonce is open, the payment stays READY_TO_EXECUTE and shows `blockedByNonce`.
   *
   * The spend policy is applied again. If it denies the payment, the response is 422 POLICY_DENIED; if it is
   * unavailable, the response is 200. In both cases the payment is FAILED. After CHAIN_UNAVAILABLE the payment has not
   * changed.
   *
   * A payment of another kind is refused with INVALID_TRANSITION and `details.generation`. Every response contains the headers
   * Deprecation, Sunset and Link.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/execute` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, PAYMENT_NOT_FOUND, POLICY_DENIED, CHAIN_UNAVAILABLE
   *
   * @deprecated Since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
   */
  executePayment(params: ExecutePaymentParams | string, options?: CallOptions): Call<T.ExecutePaymentResponse, T.ExecutePaymentError>;
  /**
   * Expire a test credential
   *
   * Expires a credential as if its `expiresAt` had passed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/expire`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND
   */
  expireTestCredential(params: ExpireTestCredentialParams | string, options?: CallOptions): Call<T.ExpireTestCredentialResponse, T.ExpireTestCredentialError>;
  /**
   * Expire the verification of a phone number
   *
   * Expires the verification of an ACTIVE phone alias, as happens after 365 days. The alias becomes REVERIFICATION_REQUIRED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/phone-aliases/{id}/expire`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, PHONE_ALIAS_NOT_FOUND
   */
  expireTestPhoneAlias(params: ExpireTestPhoneAliasParams | string, options?: CallOptions): Call<T.ExpireTestPhoneAliasResponse, T.ExpireTestPhoneAliasError>;
  /**
   * Explain a resource
   *
   * Explains any resource that has a lifecycle: what has happened to it, what it waits for, and what can happen next.
   * Everything is derived from the lifecycle, the history and the tables of the service; nothing is written.
   *
   * `next` lists every event that the lifecycle takes in the current state, once for each way in which it comes. For
   * your own operations it says whether they would be refused, and with which code.
   *
   * You need the scopes of the operation that reads the resource, and see what that operation shows you: a party of a
   * payment sees its own side. The owner of a resource sees its whole history. Another party sees the changes of which
   * it has events.
   *
   * Refused requests about it are those of your own members and API keys that are on record. Keys and references of
   * payout providers are masked, and the recipient's account is not shown.
   *
   * A resource that the operation which reads it would not find is not found here either. Wallets are explained
   * without their balances.
   *
   * `GET /v1/explanations/{id}`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED, TWOFA_AGENT_NOT_PERMITTED, ROLE_NOT_PERMITTED, RESOURCE_NOT_FOUND
   */
  explainResource(params: ExplainResourceParams | string, options?: CallOptions): Call<T.ExplainResourceResponse, T.ExplainResourceError>;
  /**
   * Freeze a card
   *
   * Freezes a card. Authorizations are declined with CARD_INACTIVE until it is unfrozen. A card that is already frozen is returned unchanged.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/cards/{id}/freeze` · scope cards:manage
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  freezeCard(params: FreezeCardParams | string, options?: CallOptions): Call<T.FreezeCardResponse, T.FreezeCardError>;
  /**
   * Fund a wallet with test money
   *
   * Sends test money to a wallet. The transfer runs asynchronously: read the drip until it is CONFIRMED before you spend the money. The wallet does not have to be deployed, but a FAILED one is refused. Without a body the wallet gets 250 usdc. One drip gives at most 1000 usdc or 0.02 eth. An address gets at most 20 drips a day and a tenant 100, by the UTC day of the tenant's clock; further requests are refused with 403 and Retry-After. FAILED drips do not count. The tenant's internal balance is not credited: use `POST /v1/faucet/drips` for that. A live deployment, and a wallet on a main chain, refuse the request with FAUCET_NOT_AVAILABLE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. Under the same key, another value of `asset`, `amount` is refused with 409, and any other difference in the body with 422.
   *
   * `POST /v1/wallets/{id}/fund` · scope wallets:fund
   *
   * Errors beside the common ones: INVALID_AMOUNT, AMOUNT_EXCEEDS_CAP, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, FAUCET_NOT_AVAILABLE, FAUCET_RATE_LIMITED, WALLET_NOT_FOUND, WALLET_NOT_DEPLOYABLE
   */
  fundWallet(params: FundWalletParams | string, options?: CallOptions): Call<T.FundWalletResponse, T.FundWalletError>;
  /**
   * Get an agent
   *
   * Returns one agent, with the amounts that its cards have spent in the current day, week and month.
   *
   * `GET /v1/agents/{id}` · scope members:read
   *
   * Errors beside the common ones: AGENT_NOT_FOUND
   */
  getAgent(params: GetAgentParams | string, options?: CallOptions): Call<T.GetAgentResponse, T.GetAgentError>;
  /**
   * Get an agreement
   *
   * Returns one of the tenant's agreements. An agreement never changes.
   *
   * `GET /v1/trade/agreements/{id}` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, AGREEMENT_NOT_FOUND
   */
  getAgreement(params: GetAgreementParams | string, options?: CallOptions): Call<T.GetAgreementResponse, T.GetAgreementError>;
  /**
   * Get an API key
   *
   * Returns the record of an API key, without the key itself. Only a member session of role OWNER or ADMIN may.
   *
   * `GET /v1/api-keys/{id}`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
   */
  getApiKey(params: GetApiKeyParams | string, options?: CallOptions): Call<T.GetApiKeyResponse, T.GetApiKeyError>;
  /**
   * Get an approval request
   *
   * Returns one approval request of a payment that the tenant sends.
   *
   * `GET /v1/approvals/{id}` · scope payments:read
   *
   * Errors beside the common ones: APPROVAL_NOT_FOUND
   */
  getApproval(params: GetApprovalParams | string, options?: CallOptions): Call<T.GetApprovalResponse, T.GetApprovalError>;
  /**
   * Get your balance
   *
   * Returns the tenant's internal balance and, separately, its two on-chain accounts: the acting member's smart account and the organization account. If neither account exists, or one has FAILED, the request is refused with ACCOUNT_NOT_READY, and `details.status` is NOT_PROVISIONED or FAILED. With `?ensure=true` missing accounts are created and FAILED ones are tried again, and the response is 200 while they are being deployed; the request can be repeated. A member without a signing address has no smart account, and without the signing address of an OWNER or ADMIN there is no organization account. If the chain does not respond within 5 seconds, the request is refused with BALANCE_UNAVAILABLE and Retry-After.
   *
   * `GET /v1/balance` · scope status:read
   *
   * Errors beside the common ones: ACCOUNT_NOT_READY, BALANCE_UNAVAILABLE
   */
  getBalance(params?: GetBalanceParams, options?: CallOptions): Call<T.GetBalanceResponse, T.GetBalanceError>;
  /**
   * Get the capabilities of this deployment
   *
   * Returns what the caller's tenant can use: features, chains with their settlement token, funding modes and rails. Every authenticated caller may read it; no scope is needed.
   *
   * `GET /v1/capabilities`
   */
  getCapabilities(params?: GetCapabilitiesParams, options?: CallOptions): Call<T.GetCapabilitiesResponse, T.GetCapabilitiesError>;
  /**
   * Get a card
   *
   * Returns one card of a wallet or of the card provider, in any status.
   *
   * `GET /v1/cards/{id}` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  getCard(params: GetCardParams | string, options?: CallOptions): Call<T.GetCardResponse, T.GetCardError>;
  /**
   * Get a card authorization
   *
   * Returns one authorization as it was decided, with what has been reversed since.
   *
   * `GET /v1/cards/{id}/authorizations/{authorizationId}` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND
   */
  getCardAuthorization(params: GetCardAuthorizationParams, options?: CallOptions): Call<T.GetCardAuthorizationResponse, T.GetCardAuthorizationError>;
  /**
   * Get the limits of a card
   *
   * Returns the limits of a card. They are checked at every authorization, together with those of an attached policy. The most restrictive one applies.
   *
   * `GET /v1/cards/{id}/limits` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  getCardLimits(params: GetCardLimitsParams | string, options?: CallOptions): Call<T.GetCardLimitsResponse, T.GetCardLimitsError>;
  /**
   * Open a claim link
   *
   * Shows the next step for a claim link. The operation is public. The response contains no personal data, not even masked. Opening a link changes nothing and releases no money: only a correct code uses the link. The request is refused with 410 CLAIM_LINK_GONE if the link was used, was replaced or has expired, or if its claim is no longer OPEN. Requests are limited by IP address and by token. If public claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.
   *
   * `GET /v1/claims/{claimToken}`
   *
   * Errors beside the common ones: ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE
   */
  getClaimLink(params: GetClaimLinkParams | string, options?: CallOptions): Call<T.GetClaimLinkResponse, T.GetClaimLinkError>;
  /**
   * Get a saved payee
   *
   * Returns one of the tenant's saved payees. Only member sessions may call it; no scope is needed.
   *
   * `GET /v1/contacts/{id}`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED, CONTACT_NOT_FOUND
   */
  getContact(params: GetContactParams | string, options?: CallOptions): Call<T.GetContactResponse, T.GetContactError>;
  /**
   * Get a credential
   *
   * Returns one credential of the tenant or of one of its members.
   *
   * `GET /v1/credentials/{id}` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND
   */
  getCredential(params: GetCredentialParams | string, options?: CallOptions): Call<T.GetCredentialResponse, T.GetCredentialError>;
  /**
   * Get the signed document of a credential
   *
   * Returns the signed document of a credential, regardless of the status of the credential. A signed document does not mean that the credential is valid: read its status. Legacy credentials without a signature have no document.
   *
   * `GET /v1/credentials/{id}/artifact` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND, CREDENTIAL_ARTIFACT_NOT_AVAILABLE
   */
  getCredentialArtifact(params: GetCredentialArtifactParams | string, options?: CallOptions): Call<T.GetCredentialArtifactResponse, T.GetCredentialArtifactError>;
  /**
   * Disclose one claim of a credential
   *
   * Returns one claim of a credential, with the Merkle proof that it belongs to the root that is anchored on chain. The response reveals nothing about the other claims. Before the credential is anchored, and for a claim that it does not contain, the request is refused with DISCLOSURE_NOT_AVAILABLE.
   *
   * `GET /v1/credentials/{id}/disclosure` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND, DISCLOSURE_NOT_AVAILABLE
   */
  getCredentialDisclosure(params: GetCredentialDisclosureParams, options?: CallOptions): Call<T.GetCredentialDisclosureResponse, T.GetCredentialDisclosureError>;
  /**
   * Get the status of a credential
   *
   * Returns the stored status of a credential, with the time and the source of its last confirmation.
   *
   * `GET /v1/credentials/{id}/status` · scope identity:read
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND
   */
  getCredentialStatus(params: GetCredentialStatusParams | string, options?: CallOptions): Call<T.GetCredentialStatusResponse, T.GetCredentialStatusError>;
  /**
   * Get a DID document
   *
   * Returns the DID document of a payment DID that can be paid. The operation is public, pages of any origin may read it, and it may be cached for 60 seconds. `did:subject:` identities have no DID documents.
   *
   * `GET /v1/dids/{did}/did.json`
   *
   * Errors beside the common ones: INVALID_DID, DID_NOT_RESOLVABLE, IDENTITY_NOT_FOUND
   */
  getDidDocument(params: GetDidDocumentParams | string, options?: CallOptions): Call<T.GetDidDocumentResponse, T.GetDidDocumentError>;
  /**
   * Get a faucet drip
   *
   * Returns one drip. Read it until it is CONFIRMED and has a `txHash` before you spend the money. In live there are no drips.
   *
   * `GET /v1/faucet/drips/{dripId}` · scope wallets:fund
   *
   * Errors beside the common ones: FAUCET_NOT_AVAILABLE, DRIP_NOT_FOUND
   */
  getDrip(params: GetDripParams | string, options?: CallOptions): Call<T.GetDripResponse, T.GetDripError>;
  /**
   * Get an e-mail alias
   *
   * Returns one e-mail alias of the tenant.
   *
   * `GET /v1/email-aliases/{id}` · scope identity:read
   *
   * Errors beside the common ones: EMAIL_ALIAS_NOT_FOUND
   */
  getEmailAlias(params: GetEmailAliasParams | string, options?: CallOptions): Call<T.GetEmailAliasResponse, T.GetEmailAliasError>;
  /**
   * Get an event
   *
   * Returns one event of the tenant's feed.
   *
   * `GET /v1/events/{id}` · scope webhooks:read
   *
   * Errors beside the common ones: EVENT_NOT_FOUND
   */
  getEvent(params: GetEventParams | string, options?: CallOptions): Call<T.GetEventResponse, T.GetEventError>;
  /**
   * Get an extraction
   *
   * Returns one of the tenant's extractions.
   *
   * `GET /v1/trade/extractions/{id}` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, EXTRACTION_NOT_FOUND
   */
  getExtraction(params: GetExtractionParams | string, options?: CallOptions): Call<T.GetExtractionResponse, T.GetExtractionError>;
  /**
   * Get a financing pool
   *
   * Returns one of the tenant's pools, with its phase on the tenant's clock.
   *
   * `GET /v1/lending/pools/{id}` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, POOL_NOT_FOUND
   */
  getFinancingPool(params: GetFinancingPoolParams | string, options?: CallOptions): Call<T.GetFinancingPoolResponse, T.GetFinancingPoolError>;
  /**
   * Check liveness
   *
   * Returns 200 as long as the process runs. It does not check the database. The operation is public and not rate limited.
   *
   * `GET /healthz`
   */
  getHealth(params?: GetHealthParams, options?: CallOptions): Call<T.GetHealthResponse, T.GetHealthError>;
  /**
   * Get an identity
   *
   * Returns one identity of the tenant or of one of its members.
   *
   * `GET /v1/identities/{id}` · scope identity:read
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND
   */
  getIdentity(params: GetIdentityParams | string, options?: CallOptions): Call<T.GetIdentityResponse, T.GetIdentityError>;
  /**
   * Get an invoice
   *
   * Returns one invoice of the tenant. `settlement` is present while a release or refund is pending and after it has completed. Its status is that of the payment, which is SIGNING between the first and the second signature.
   *
   * `GET /v1/invoices/{id}` · scope invoices:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, INVOICE_NOT_FOUND
   */
  getInvoice(params: GetInvoiceParams | string, options?: CallOptions): Call<T.GetInvoiceResponse, T.GetInvoiceError>;
  /**
   * Get a lending offer
   *
   * Returns a lending offer. Its lender and its borrower can read it.
   *
   * `GET /v1/lending/offers/{id}` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, OFFER_NOT_FOUND
   */
  getLendingOffer(params: GetLendingOfferParams | string, options?: CallOptions): Call<T.GetLendingOfferResponse, T.GetLendingOfferError>;
  /**
   * Get a loan
   *
   * Returns a loan, with the interest that has accrued up to now. Its lender, borrower and supplier can read it.
   *
   * `GET /v1/lending/loans/{id}` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, LOAN_NOT_FOUND
   */
  getLoan(params: GetLoanParams | string, options?: CallOptions): Call<T.GetLoanResponse, T.GetLoanError>;
  /**
   * Get the current caller
   *
   * Returns the caller: the user, member or API key, the tenant, the scopes and the open invitations. Every valid credential may call it, including that of a user without a tenant and that of a suspended member.
   *
   * `GET /v1/me`
   */
  getMe(params?: GetMeParams, options?: CallOptions): Call<T.GetMeResponse, T.GetMeError>;
  /**
   * Get a member
   *
   * Returns one member of the tenant.
   *
   * `GET /v1/members/{id}` · scope members:read
   *
   * Errors beside the common ones: MEMBER_NOT_FOUND
   */
  getMember(params: GetMemberParams | string, options?: CallOptions): Call<T.GetMemberResponse, T.GetMemberError>;
  /**
   * Get your tenant
   *
   * Returns the tenant that the credential acts in. No scope is needed.
   *
   * `GET /v1/tenants/me`
   */
  getMyTenant(params?: GetMyTenantParams, options?: CallOptions): Call<T.GetMyTenantResponse, T.GetMyTenantError>;
  /**
   * Get an off-ramp payment
   *
   * Returns one payment. Only its sender and its recipient can read it. Reading changes nothing: an expired quote is not replaced.
   *
   * `GET /v1/offramp/payments/{id}` · scope ramps:read
   *
   * Errors beside the common ones: PAYMENT_NOT_FOUND
   */
  getOfframpPayment(params: GetOfframpPaymentParams | string, options?: CallOptions): Call<T.GetOfframpPaymentResponse, T.GetOfframpPaymentError>;
  /**
   * Get the claim of a payment
   *
   * Returns the claim that a payment opened. Only the sender of the payment may. No response contains the claim link or the full contact.
   *
   * `GET /v1/offramp/payments/{id}/claim` · scope ramps:read
   *
   * Errors beside the common ones: NOT_SENDER, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
   */
  getOfframpPaymentClaim(params: GetOfframpPaymentClaimParams | string, options?: CallOptions): Call<T.GetOfframpPaymentClaimResponse, T.GetOfframpPaymentClaimError>;
  /**
   * Get the route quotes of a payment
   *
   * Returns the newest set of quotes. Only the sender and the recipient can read it. If the set has expired and the payment is not confirmed yet, the service quotes a new set first. `excludedRoutes` lists the routes that are not offered, with the reason. Both lists are empty while the payment has no quotes. After FUNDS_LOCKED they show the set that contains the executed quote.
   *
   * `GET /v1/offramp/payments/{id}/routes` · scope ramps:read
   *
   * Errors beside the common ones: PAYMENT_NOT_FOUND
   */
  getOfframpPaymentRoutes(params: GetOfframpPaymentRoutesParams | string, options?: CallOptions): Call<T.GetOfframpPaymentRoutesResponse, T.GetOfframpPaymentRoutesError>;
  /**
   * Get the OpenAPI document
   *
   * Returns the bundled OpenAPI 3.1 document, from which routes, validators, the mock and the SDK are generated. The operation is public and not rate limited. The response is compressed if `Accept-Encoding` allows brotli or gzip. It has an `ETag`. A request with that value in `If-None-Match` gets a response with the status 304. With `?version=2026-11-28` it returns the document of an older version of the contract, as it was published.
   *
   * `GET /openapi.json`
   */
  getOpenApiDocument(params?: GetOpenApiDocumentParams, options?: CallOptions): Call<T.GetOpenApiDocumentResponse, T.GetOpenApiDocumentError>;
  /**
   * Get your DIDs
   *
   * Returns the DIDs of the tenant and of the acting member: their `did:subject:` identities, and the tenant's payment DID with its aliases. The payment DID is included from the tenant's first ACTIVE BUSINESS_IDENTITY credential on.
   *
   * `GET /v1/dids/me` · scope identity:read
   */
  getOwnDids(params?: GetOwnDidsParams, options?: CallOptions): Call<T.GetOwnDidsResponse, T.GetOwnDidsError>;
  /**
   * Get a payment
   *
   * Returns one payment of any kind. An intent and an off-ramp payment can be read by their sender and their recipient, a legacy payment by its tenant. Payment events contain the same fields. Reading changes nothing. Use `/routes` to get the quotes. The response for a legacy payment contains the headers Deprecation, Sunset and Link.
   *
   * `GET /v1/payments/{id}` · scope payments:read
   *
   * Errors beside the common ones: PAYMENT_NOT_FOUND
   */
  getPayment(params: GetPaymentParams | string, options?: CallOptions): Call<T.GetPaymentResponse, T.GetPaymentError>;
  /**
   * Get the claim of a payment intent
   *
   * Returns the claim that a payment intent opened. Only the sender of the intent may. It is the same claim record as for an off-ramp payment. A legacy payment never has a claim.
   *
   * `GET /v1/payments/{id}/claim` · scope payments:read
   *
   * Errors beside the common ones: NOT_SENDER, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
   */
  getPaymentClaim(params: GetPaymentClaimParams | string, options?: CallOptions): Call<T.GetPaymentClaimResponse, T.GetPaymentClaimError>;
  /**
   * Get the payment policy
   *
   * Returns the payment policy: the rules that apply to all payments of the organization. Before it is set for the first time there are no rules, and `policyId` is null.
   *
   * `GET /v1/payment-policy` · scope policies:read
   */
  getPaymentPolicy(params?: GetPaymentPolicyParams, options?: CallOptions): Call<T.GetPaymentPolicyResponse, T.GetPaymentPolicyError>;
  /**
   * Get the route quotes of a payment
   *
   * Returns the newest set of quotes of a payment, and the reasons why other routes are not offered. Only the sender and the recipient can read it. If the set has expired and the payment is not confirmed yet, the service quotes a new set first. The lists are empty while the payment has no quotes. After ROUTING they show the set that contains the executed quote. A legacy payment is refused with INVALID_TRANSITION and `details.generation`.
   *
   * `GET /v1/payments/{id}/routes` · scope payments:read
   *
   * Errors beside the common ones: INVALID_TRANSITION, PAYMENT_NOT_FOUND
   */
  getPaymentRoutes(params: GetPaymentRoutesParams | string, options?: CallOptions): Call<T.GetPaymentRoutesResponse, T.GetPaymentRoutesError>;
  /**
   * Get a payout destination
   *
   * Returns one of the tenant's destinations, in any status.
   *
   * `GET /v1/payout-destinations/{id}` · scope ramps:read
   *
   * Errors beside the common ones: DESTINATION_NOT_FOUND
   */
  getPayoutDestination(params: GetPayoutDestinationParams | string, options?: CallOptions): Call<T.GetPayoutDestinationResponse, T.GetPayoutDestinationError>;
  /**
   * Get a policy
   *
   * Returns one policy of the tenant with the version that is in force. A deleted policy is not found.
   *
   * `GET /v1/policies/{id}` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  getPolicy(params: GetPolicyParams | string, options?: CallOptions): Call<T.GetPolicyResponse, T.GetPolicyError>;
  /**
   * Get your position in a pool
   *
   * Returns the tenant's position in a pool: the deposits, their value, and the amount that can be withdrawn now.
   *
   * `GET /v1/lending/pools/{id}/position` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, POOL_NOT_FOUND
   */
  getPoolPosition(params: GetPoolPositionParams | string, options?: CallOptions): Call<T.GetPoolPositionResponse, T.GetPoolPositionError>;
  /**
   * Get the protection settings
   *
   * Returns the tenant's protection settings, or the defaults if they were never changed. Every member may read them. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/protection`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  getProtectionSettings(params?: GetProtectionSettingsParams, options?: CallOptions): Call<T.GetProtectionSettingsResponse, T.GetProtectionSettingsError>;
  /**
   * Get the public view of an invoice
   *
   * Returns what a payer needs: the amount, the status, where to pay, until when, whom, and who arbitrates. The operation is public for everybody who has the id, and pages of any origin may read it. Pay only while the invoice is SENT: money that arrives after EXPIRED can only be refunded. A DRAFT is not found.
   *
   * `GET /v1/invoices/public/{id}`
   *
   * Errors beside the common ones: SANDBOX_ONLY, INVOICE_NOT_FOUND
   */
  getPublicInvoice(params: GetPublicInvoiceParams | string, options?: CallOptions): Call<T.GetPublicInvoiceResponse, T.GetPublicInvoiceError>;
  /**
   * Get a ramp
   *
   * Returns one of the tenant's ramps.
   *
   * `GET /v1/ramps/{id}` · scope ramps:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, RAMP_NOT_FOUND
   */
  getRamp(params: GetRampParams | string, options?: CallOptions): Call<T.GetRampResponse, T.GetRampError>;
  /**
   * Check readiness
   *
   * Checks the components that the service needs. If one is unavailable, the status is 503: TRY_AGAIN for the database, CHAIN_UNAVAILABLE for the chain. A database that has refused a statement within the last 30 seconds because its disk is full, or because it lacks memory or connections, counts as unavailable. A relayer without gas is only a warning in the response: requests are served, and transactions wait. In live, warnings are shown only if the request has the deployment's admin key. A process without a configured chain does not check it. The operation is public and not rate limited.
   *
   * `GET /readyz`
   *
   * Errors beside the common ones: CHAIN_UNAVAILABLE
   */
  getReadiness(params?: GetReadinessParams, options?: CallOptions): Call<T.GetReadinessResponse, T.GetReadinessError>;
  /**
   * Get a sales order
   *
   * Returns a sales order in any status. Its buyer and its seller can read it.
   *
   * `GET /v1/trade/sales-orders/{id}` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
   */
  getSalesOrder(params: GetSalesOrderParams | string, options?: CallOptions): Call<T.GetSalesOrderResponse, T.GetSalesOrderError>;
  /**
   * Get the delivery of a sales order
   *
   * Returns the delivery record of a sales order. Its buyer and its seller can read it. Before the delivery the request is refused with DELIVERY_RECORD_NOT_FOUND.
   *
   * `GET /v1/trade/sales-orders/{id}/delivery` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, DELIVERY_RECORD_NOT_FOUND
   */
  getSalesOrderDelivery(params: GetSalesOrderDeliveryParams | string, options?: CallOptions): Call<T.GetSalesOrderDeliveryResponse, T.GetSalesOrderDeliveryError>;
  /**
   * Get the sandbox arbiter
   *
   * Returns the default arbiter of invoices with its private key, so that tests can sign settlements. The key is derived from the setting SANDBOX_SEED. Sandbox only. Any test key or session may call it; no scope is needed.
   *
   * `GET /v1/test/arbiter`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  getTestArbiter(params?: GetTestArbiterParams, options?: CallOptions): Call<T.GetTestArbiterResponse, T.GetTestArbiterError>;
  /**
   * Get the chain controls
   *
   * Returns how the chain behaves for the tenant. The settings remain until they are changed. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/chain`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  getTestChain(params?: GetTestChainParams, options?: CallOptions): Call<T.GetTestChainResponse, T.GetTestChainError>;
  /**
   * Get the test clock
   *
   * Returns the tenant's test clock. All deadlines of the tenant follow it, such as those of quotes, claims, codes and credentials. Sessions, API keys, request signatures and idempotency keys follow the real clock. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/clock`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  getTestClock(params?: GetTestClockParams, options?: CallOptions): Call<T.GetTestClockResponse, T.GetTestClockError>;
  /**
   * Get the provider state of a payment
   *
   * Returns the provider's responses about a payment so far. The sender and the recipient may read it. It is empty before the payment is submitted. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/payments/{id}/provider`
   *
   * Errors beside the common ones: SANDBOX_ONLY, PAYMENT_NOT_FOUND
   */
  getTestProvider(params: GetTestProviderParams | string, options?: CallOptions): Call<T.GetTestProviderResponse, T.GetTestProviderError>;
  /**
   * Get a treasury account
   *
   * Returns a treasury account with the current balance, drift and simulated yield of each bucket. A balance that cannot be read is null, never zero. Until every bucket can be read, `totalUsd` and all shares and drifts are null. Yield is simulated and moves no money: at each UTC midnight of the tenant's clock a bucket earns balance × apyBps / 10000 / 365, rounded down to 6 decimals.
   *
   * `GET /v1/treasury/accounts/{id}` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  getTreasuryAccount(params: GetTreasuryAccountParams | string, options?: CallOptions): Call<T.GetTreasuryAccountResponse, T.GetTreasuryAccountError>;
  /**
   * Get a treasury sweep
   *
   * Returns one sweep of the tenant. Its status follows that of its payment.
   *
   * `GET /v1/treasury/sweeps/{sweepId}` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, SWEEP_NOT_FOUND
   */
  getTreasurySweep(params: GetTreasurySweepParams | string, options?: CallOptions): Call<T.GetTreasurySweepResponse, T.GetTreasurySweepError>;
  /**
   * Get a two-factor challenge
   *
   * Returns a two-factor challenge: what the refused request would do, and the progress of its approval. Only the member who sent that request can read it; everybody else gets CHALLENGE_NOT_FOUND. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/challenges/{id}`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND
   */
  getTwoFactorChallenge(params: GetTwoFactorChallengeParams | string, options?: CallOptions): Call<T.GetTwoFactorChallengeResponse, T.GetTwoFactorChallengeError>;
  /**
   * Open a verification hand-off link
   *
   * Returns what the hand-off page needs. The operation is public. Reading the link uses it, so that it works only once. A link is refused with HANDOFF_GONE if it was used, was replaced, has expired or is unknown, or if its session has ended.
   *
   * `GET /v1/verification-handoffs/{token}`
   *
   * Errors beside the common ones: HANDOFF_GONE
   */
  getVerificationHandoff(params: GetVerificationHandoffParams | string, options?: CallOptions): Call<T.GetVerificationHandoffResponse, T.GetVerificationHandoffError>;
  /**
   * Get a verification
   *
   * Returns one verification session of the tenant. There is no list of sessions.
   *
   * `GET /v1/verification-sessions/{id}` · scope identity:read
   *
   * Errors beside the common ones: VERIFICATION_SESSION_NOT_FOUND
   */
  getVerificationSession(params: GetVerificationSessionParams | string, options?: CallOptions): Call<T.GetVerificationSessionResponse, T.GetVerificationSessionError>;
  /**
   * Get a wallet and its balances
   *
   * Returns one wallet of any kind, in any status, with its current balances. The balances are read from the chain for this response, even if the wallet is not deployed. If the chain does not respond within 5 seconds, the request is refused with BALANCE_UNAVAILABLE and Retry-After.
   *
   * `GET /v1/wallets/{id}` · scope wallets:read
   *
   * Errors beside the common ones: WALLET_NOT_FOUND, BALANCE_UNAVAILABLE
   */
  getWallet(params: GetWalletParams | string, options?: CallOptions): Call<T.GetWalletResponse, T.GetWalletError>;
  /**
   * Get a webhook delivery
   *
   * Returns a delivery with all of its attempts. `lastError` contains the kind of the last failure. A series has at most ten attempts. The first is made at once. The others wait 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h after the previous attempt. Each wait is up to 20 % shorter or longer, and follows the real clock.
   *
   * `GET /v1/webhook-deliveries/{id}` · scope webhooks:read
   *
   * Errors beside the common ones: DELIVERY_NOT_FOUND
   */
  getWebhookDelivery(params: GetWebhookDeliveryParams | string, options?: CallOptions): Call<T.GetWebhookDeliveryResponse, T.GetWebhookDeliveryError>;
  /**
   * Get a webhook endpoint
   *
   * Returns one webhook endpoint of the tenant, without its secret.
   *
   * `GET /v1/webhook-endpoints/{id}` · scope webhooks:read
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  getWebhookEndpoint(params: GetWebhookEndpointParams | string, options?: CallOptions): Call<T.GetWebhookEndpointResponse, T.GetWebhookEndpointError>;
  /**
   * Issue a card
   *
   * Issues a card for a wallet. Payments with the card use the USDC of the multisig wallet, within the card's limits and policy. The wallet has to be DEPLOYED. Without limits, the on-chain allowance of the multisig wallet is the only control. `agentId` assigns the card to an agent permanently: its spending is also added to the agent's, and the policy of the agent applies too. A card that an agent's API key issues belongs to that agent, whether or not `agentId` is sent; any other agent is refused with AGENT_NOT_FOUND. In live the request is refused with SANDBOX_ONLY unless the deployment issues live cards. The tenant then needs an ACTIVE BUSINESS_IDENTITY credential; otherwise the request is refused with IDENTITY_REQUIRED. Under two-factor protection, issuing a card needs two-factor approval, and an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/wallets/{walletId}/cards` · scope cards:issue
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, IDENTITY_REQUIRED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, WALLET_NOT_FOUND, AGENT_NOT_FOUND, WALLET_NOT_DEPLOYED
   */
  issueCard(params: IssueCardParams | string, options?: CallOptions): Call<T.IssueCardResponse, T.IssueCardError>;
  /**
   * Issue a loan
   *
   * Issues the loan of an accepted offer. Only the tenant of the pool may, before the deadline and in the phase ORIGINATION. The principal is transferred from the cash of the pool to the supplier's INTERNAL_BALANCE. For a `supplierWallet` without a tenant the payment is only recorded. If other loans have used the cash in the meantime, the request is refused with PRINCIPAL_EXCEEDS_LIMIT, and with DOCUMENT_IN_USE if another open loan finances the same document. The response contains the id of the loan. Under two-factor protection, the loan needs two-factor approval from the threshold on. The policy of an agent whose key calls applies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/offers/{id}/issue` · scope lending:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, NOT_ORDER_PARTY, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, OFFER_NOT_FOUND, OFFER_EXPIRED, POOL_PHASE, PRINCIPAL_EXCEEDS_LIMIT, DOCUMENT_IN_USE, POLICY_UNAVAILABLE
   */
  issueLendingOffer(params: IssueLendingOfferParams | string, options?: CallOptions): Call<T.IssueLendingOfferResponse, T.IssueLendingOfferError>;
  /**
   * Issue an eligibility permit
   *
   * Issues an eligibility permit for the caller as borrower, with its organization account as subject. The platform issuer signs it, and it is valid for 30 days. It replaces the caller's ACTIVE permit with the same pool, which becomes REVOKED. Under two-factor protection, a permit whose `maxPrincipal` reaches the threshold needs two-factor approval. The policy of an agent whose key calls applies.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/permits` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, POOL_NOT_FOUND, ORG_ACCOUNT_NOT_READY, POLICY_UNAVAILABLE
   */
  issuePermit(params: IssuePermitParams, options?: CallOptions): Call<T.IssuePermitResponse, T.IssuePermitError>;
  /**
   * Issue a test credential
   *
   * Issues a credential without a verification session. An ACTIVE credential of the same kind becomes REVOKED with reason SUPERSEDED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials`
   *
   * Errors beside the common ones: MEMBER_ID_REQUIRED, LEGAL_NAME_REQUIRED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, MEMBER_NOT_FOUND
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
   * Lists the tenant's API keys, newest first, including revoked and expired ones. Only a member session of role OWNER or ADMIN may. An API key can never manage API keys.
   *
   * `GET /v1/api-keys`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  listApiKeys: ListMethod<[params?: ListApiKeysParams, options?: CallOptions], T.ListApiKeysResponse, T.ListApiKeysError, T.ListApiKeysResponse['apiKeys'][number]>;
  /**
   * List approval requests
   *
   * Lists the approval requests of the payments that the tenant sends, newest first. The votes of each are oldest first.
   *
   * `GET /v1/approvals` · scope payments:read
   */
  listApprovals: ListMethod<[params?: ListApprovalsParams, options?: CallOptions], T.ListApprovalsResponse, T.ListApprovalsError, T.ListApprovalsResponse['approvals'][number]>;
  /**
   * List authority grants
   *
   * Lists the authority grants of a member in every status, newest version first. If several ACTIVE grants cover an action, the most recent one applies.
   *
   * `GET /v1/members/{memberId}/authorities` · scope members:read
   *
   * Errors beside the common ones: MEMBER_NOT_FOUND
   */
  listAuthorities: ListMethod<[params: ListAuthoritiesParams | string, options?: CallOptions], T.ListAuthoritiesResponse, T.ListAuthoritiesError, T.ListAuthoritiesResponse['authorities'][number]>;
  /**
   * List card authorizations
   *
   * Lists the authorizations of a card, approved and declined, newest first, with their reversals.
   *
   * `GET /v1/cards/{id}/authorizations` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  listCardAuthorizations: ListMethod<[params: ListCardAuthorizationsParams | string, options?: CallOptions], T.ListCardAuthorizationsResponse, T.ListCardAuthorizationsError, T.ListCardAuthorizationsResponse['authorizations'][number]>;
  /**
   * List saved payees
   *
   * Lists the tenant's saved payees, newest first. Only member sessions may call it; no scope is needed.
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
   * List faucet drips
   *
   * Lists the tenant's drips into wallets and accounts, newest first. In live the list is empty.
   *
   * `GET /v1/faucet/drips` · scope wallets:fund
   *
   * Errors beside the common ones: FAUCET_NOT_AVAILABLE
   */
  listDrips: ListMethod<[params?: ListDripsParams, options?: CallOptions], T.ListDripsResponse, T.ListDripsError, T.ListDripsResponse['drips'][number]>;
  /**
   * List e-mail aliases
   *
   * Lists the tenant's e-mail aliases in every status, newest first.
   *
   * `GET /v1/email-aliases` · scope identity:read
   */
  listEmailAliases: ListMethod<[params?: ListEmailAliasesParams, options?: CallOptions], T.ListEmailAliasesResponse, T.ListEmailAliasesError, T.ListEmailAliasesResponse['emailAliases'][number]>;
  /**
   * List events
   *
   * Lists the events of the tenant's own feed, newest first by `sequence`, or oldest first with `order=asc`. The cursor works in both directions. Each party of a payment has its own copy of the payment's events, with the fields that it may read. Events are kept for 30 days. The sequence numbers of a feed have no gaps.
   *
   * With `Accept: text/event-stream` the response is a stream of server-sent events that stays open and contains every new event, oldest first. `data` of each is the event as JSON, and `id` is its `sequence`. Send the last `id` in the header `Last-Event-ID` to continue behind it after a break; `0` begins with the oldest event that is kept. Without the header, the stream begins with the next event. `type` and `resourceId` filter it, `cursor` is refused, and the other parameters are ignored. Every 10 seconds of silence the stream contains a comment, and the `id` that it has reached. It ends when its credential no longer holds, or when the service restarts: connect again. One API key or member can have 20 streams open in each process of the service, and one tenant 100; the next is refused with TOO_MANY_STREAMS.
   *
   * `GET /v1/events` · scope webhooks:read
   *
   * Errors beside the common ones: TOO_MANY_STREAMS
   */
  listEvents: ListMethod<[params?: ListEventsParams, options?: CallOptions], T.ListEventsResponse, T.ListEventsError, T.ListEventsResponse['events'][number]>;
  /**
   * List extractions
   *
   * Lists the tenant's extractions, newest first.
   *
   * `GET /v1/trade/extractions` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listExtractions: ListMethod<[params?: ListExtractionsParams, options?: CallOptions], T.ListExtractionsResponse, T.ListExtractionsError, T.ListExtractionsResponse['extractions'][number]>;
  /**
   * List financing pools
   *
   * Lists the tenant's financing pools, newest first.
   *
   * `GET /v1/lending/pools` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listFinancingPools: ListMethod<[params?: ListFinancingPoolsParams, options?: CallOptions], T.ListFinancingPoolsResponse, T.ListFinancingPoolsError, T.ListFinancingPoolsResponse['pools'][number]>;
  /**
   * List identities
   *
   * Lists the identities of the tenant and its members, newest first.
   *
   * `GET /v1/identities` · scope identity:read
   */
  listIdentities: ListMethod<[params?: ListIdentitiesParams, options?: CallOptions], T.ListIdentitiesResponse, T.ListIdentitiesError, T.ListIdentitiesResponse['identities'][number]>;
  /**
   * List invoices
   *
   * Lists the tenant's invoices in every status, newest first.
   *
   * `GET /v1/invoices` · scope invoices:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listInvoices: ListMethod<[params?: ListInvoicesParams, options?: CallOptions], T.ListInvoicesResponse, T.ListInvoicesError, T.ListInvoicesResponse['invoices'][number]>;
  /**
   * List loans
   *
   * Lists the loans in which the tenant is lender, borrower or supplier, newest first.
   *
   * `GET /v1/lending/loans` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listLoans: ListMethod<[params?: ListLoansParams, options?: CallOptions], T.ListLoansResponse, T.ListLoansError, T.ListLoansResponse['loans'][number]>;
  /**
   * List members
   *
   * Lists the tenant's members, newest first, including removed ones.
   *
   * `GET /v1/members` · scope members:read
   */
  listMembers: ListMethod<[params?: ListMembersParams, options?: CallOptions], T.ListMembersResponse, T.ListMembersError, T.ListMembersResponse['members'][number]>;
  /**
   * List off-ramp payments
   *
   * Lists the off-ramp payments that the tenant sends or receives, newest first. A recipient sees a payment as soon as the service knows who the recipient is. Payment intents are not in this list: `GET /v1/payments` lists payments of all kinds.
   *
   * `GET /v1/offramp/payments` · scope ramps:read
   */
  listOfframpPayments: ListMethod<[params?: ListOfframpPaymentsParams, options?: CallOptions], T.ListOfframpPaymentsResponse, T.ListOfframpPaymentsError, T.ListOfframpPaymentsResponse['payments'][number]>;
  /**
   * List payment policy versions
   *
   * Lists the versions of the payment policy, newest first. All but the newest are SUPERSEDED.
   *
   * `GET /v1/payment-policy/history` · scope policies:read
   */
  listPaymentPolicyVersions: ListMethod<[params?: ListPaymentPolicyVersionsParams, options?: CallOptions], T.ListPaymentPolicyVersionsResponse, T.ListPaymentPolicyVersionsError, T.ListPaymentPolicyVersionsResponse['versions'][number]>;
  /**
   * List payments
   *
   * Lists payments of all kinds together, newest first: the intents and off-ramp payments that the tenant sends or receives, and its own legacy payments. A recipient sees a payment as soon as the service knows who the recipient is. The entries have no quotes.
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
   * Lists the tenant's own permits and those of its pools, newest first.
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
   * Lists the tenant's policies, newest first. Deleted policies are not listed.
   *
   * `GET /v1/policies` · scope policies:read
   */
  listPolicies: ListMethod<[params?: ListPoliciesParams, options?: CallOptions], T.ListPoliciesResponse, T.ListPoliciesError, T.ListPoliciesResponse['policies'][number]>;
  /**
   * List policy attachments
   *
   * Lists the current attachments of a policy, newest first.
   *
   * `GET /v1/policies/{id}/attachments` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  listPolicyAttachments: ListMethod<[params: ListPolicyAttachmentsParams | string, options?: CallOptions], T.ListPolicyAttachmentsResponse, T.ListPolicyAttachmentsError, T.ListPolicyAttachmentsResponse['attachments'][number]>;
  /**
   * List policy decisions
   *
   * Lists the decisions of the tenant's policies, newest first: dry runs, payments and card authorizations. Entries never change and are kept for 400 days, including those of deleted policies.
   *
   * `GET /v1/policies/decisions` · scope policies:read
   */
  listPolicyDecisions: ListMethod<[params?: ListPolicyDecisionsParams, options?: CallOptions], T.ListPolicyDecisionsResponse, T.ListPolicyDecisionsError, T.ListPolicyDecisionsResponse['decisions'][number]>;
  /**
   * List the versions of a policy
   *
   * Lists all versions of a policy, oldest first.
   *
   * `GET /v1/policies/{id}/versions` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  listPolicyVersions: ListMethod<[params: ListPolicyVersionsParams | string, options?: CallOptions], T.ListPolicyVersionsResponse, T.ListPolicyVersionsError, T.ListPolicyVersionsResponse['versions'][number]>;
  /**
   * List purchase orders
   *
   * Lists the purchase orders in which the tenant is borrower, supplier or lender, newest first.
   *
   * `GET /v1/lending/purchase-orders` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listPurchaseOrders: ListMethod<[params?: ListPurchaseOrdersParams, options?: CallOptions], T.ListPurchaseOrdersResponse, T.ListPurchaseOrdersError, T.ListPurchaseOrdersResponse['purchaseOrders'][number]>;
  /**
   * List ramps
   *
   * Lists the tenant's ramps in both directions, newest first.
   *
   * `GET /v1/ramps` · scope ramps:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listRamps: ListMethod<[params?: ListRampsParams, options?: CallOptions], T.ListRampsResponse, T.ListRampsError, T.ListRampsResponse['ramps'][number]>;
  /**
   * List sales orders
   *
   * Lists the sales orders in which the tenant is buyer or seller, newest first.
   *
   * `GET /v1/trade/sales-orders` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listSalesOrders: ListMethod<[params?: ListSalesOrdersParams, options?: CallOptions], T.ListSalesOrdersResponse, T.ListSalesOrdersError, T.ListSalesOrdersResponse['salesOrders'][number]>;
  /**
   * List outgoing test messages
   *
   * Lists the text messages and e-mails that the caller's tenant caused, newest first. With `to` it lists every message to exactly that address, regardless of who caused it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/messages`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listTestMessages: ListMethod<[params?: ListTestMessagesParams, options?: CallOptions], T.ListTestMessagesResponse, T.ListTestMessagesError, T.ListTestMessagesResponse['messages'][number]>;
  /**
   * List review cases of your payments
   *
   * Lists the review cases of payments that the tenant has sent, newest first. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/review-cases`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listTestReviewCases: ListMethod<[params?: ListTestReviewCasesParams, options?: CallOptions], T.ListTestReviewCasesResponse, T.ListTestReviewCasesError, T.ListTestReviewCasesResponse['reviewCases'][number]>;
  /**
   * List requests received by a sink
   *
   * Lists the requests that a sink has received, newest first, each with the bytes that were signed. Requests to which the sink did not respond are listed too. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/webhook-sinks/{id}/requests`
   *
   * Errors beside the common ones: SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
   */
  listTestWebhookSinkRequests: ListMethod<[params: ListTestWebhookSinkRequestsParams | string, options?: CallOptions], T.ListTestWebhookSinkRequestsResponse, T.ListTestWebhookSinkRequestsError, T.ListTestWebhookSinkRequestsResponse['requests'][number]>;
  /**
   * List treasury accounts
   *
   * Lists the tenant's treasury accounts in every status, newest first. The list does not read balances: `totalUsd`, `balanceUsd`, `shareBps` and `driftBps` are null.
   *
   * `GET /v1/treasury/accounts` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  listTreasuryAccounts: ListMethod<[params?: ListTreasuryAccountsParams, options?: CallOptions], T.ListTreasuryAccountsResponse, T.ListTreasuryAccountsError, T.ListTreasuryAccountsResponse['accounts'][number]>;
  /**
   * List treasury rules
   *
   * Lists the rules of a treasury account, newest first, including disabled ones.
   *
   * `GET /v1/treasury/accounts/{id}/rules` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  listTreasuryRules: ListMethod<[params: ListTreasuryRulesParams | string, options?: CallOptions], T.ListTreasuryRulesResponse, T.ListTreasuryRulesError, T.ListTreasuryRulesResponse['rules'][number]>;
  /**
   * List treasury sweeps
   *
   * Lists the sweeps of a treasury account, newest first, both those of rules and those created by request.
   *
   * `GET /v1/treasury/accounts/{id}/sweeps` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  listTreasurySweeps: ListMethod<[params: ListTreasurySweepsParams | string, options?: CallOptions], T.ListTreasurySweepsResponse, T.ListTreasurySweepsError, T.ListTreasurySweepsResponse['sweeps'][number]>;
  /**
   * List your two-factor methods
   *
   * Lists the calling member's two-factor methods, newest first, with the number that the tenant requires and the number that can be used now. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/factors`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  listTwoFactorFactors: ListMethod<[params?: ListTwoFactorFactorsParams, options?: CallOptions], T.ListTwoFactorFactorsResponse, T.ListTwoFactorFactorsError, T.ListTwoFactorFactorsResponse['factors'][number]>;
  /**
   * List the wallet bindings of an identity
   *
   * Lists the wallet bindings of an identity in every status, newest first, without their challenges.
   *
   * `GET /v1/identities/{id}/wallets` · scope identity:read
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND
   */
  listWalletBindings: ListMethod<[params: ListWalletBindingsParams | string, options?: CallOptions], T.ListWalletBindingsResponse, T.ListWalletBindingsError, T.ListWalletBindingsResponse['wallets'][number]>;
  /**
   * List the cards of a wallet
   *
   * Lists the cards of a wallet, newest first, including frozen ones. Cards of the card provider belong to no wallet.
   *
   * `GET /v1/wallets/{walletId}/cards` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, WALLET_NOT_FOUND
   */
  listWalletCards: ListMethod<[params: ListWalletCardsParams | string, options?: CallOptions], T.ListWalletCardsResponse, T.ListWalletCardsError, T.ListWalletCardsResponse['cards'][number]>;
  /**
   * List wallets
   *
   * Lists the tenant's wallets of every kind, newest first, without their balances. The list includes the tenant's accounts, treasury buckets and escrows of invoices. `total` counts the wallets of all pages.
   *
   * `GET /v1/wallets` · scope wallets:read
   */
  listWallets: ListMethod<[params?: ListWalletsParams, options?: CallOptions], T.ListWalletsResponse, T.ListWalletsError, T.ListWalletsResponse['wallets'][number]>;
  /**
   * List webhook deliveries
   *
   * Lists the deliveries of an endpoint, newest first, with their attempts. Deliveries are kept for 30 days, as events are.
   *
   * `GET /v1/webhook-endpoints/{id}/deliveries` · scope webhooks:read
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  listWebhookDeliveries: ListMethod<[params: ListWebhookDeliveriesParams | string, options?: CallOptions], T.ListWebhookDeliveriesResponse, T.ListWebhookDeliveriesError, T.ListWebhookDeliveriesResponse['deliveries'][number]>;
  /**
   * List webhook endpoints
   *
   * Lists the tenant's webhook endpoints, newest first, without their secrets. Deleted endpoints are not listed.
   *
   * `GET /v1/webhook-endpoints` · scope webhooks:read
   */
  listWebhookEndpoints: ListMethod<[params?: ListWebhookEndpointsParams, options?: CallOptions], T.ListWebhookEndpointsResponse, T.ListWebhookEndpointsError, T.ListWebhookEndpointsResponse['webhookEndpoints'][number]>;
  /**
   * Check the escrow of an invoice now
   *
   * Checks the escrow of a SENT invoice now, as the service does every 5 seconds and whenever the test clock advances. The invoice becomes FUNDED if the escrow holds the amount, and EXPIRED if `expiresAt` has passed. In any other status, or if the balance cannot be read, nothing changes. With `reorganized` the blocks with the money are gone, as after a reorganisation of the chain: a FUNDED invoice is SENT again, until the next check finds the amount. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/invoices/{id}/poll`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, INVOICE_NOT_FOUND
   */
  pollTestInvoice(params: PollTestInvoiceParams | string, options?: CallOptions): Call<T.PollTestInvoiceResponse, T.PollTestInvoiceError>;
  /**
   * Reactivate an authority grant
   *
   * Reactivates a SUSPENDED grant and its credential. The member has to be ACTIVE. Reactivating a member does not reactivate its grants. Invalidated votes stay invalid. Members cannot reactivate their own grants.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities/{authorityId}/reactivate` · scope members:manage
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE
   */
  reactivateAuthority(params: ReactivateAuthorityParams, options?: CallOptions): Call<T.ReactivateAuthorityResponse, T.ReactivateAuthorityError>;
  /**
   * Reactivate a member
   *
   * Makes a SUSPENDED member ACTIVE again. Its authority grants are what they were before: one that was suspended or revoked stays so. Credentials of grants that were suspended with the member are reinstated.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{id}/reactivate` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_NOT_FOUND
   */
  reactivateMember(params: ReactivateMemberParams | string, options?: CallOptions): Call<T.ReactivateMemberResponse, T.ReactivateMemberError>;
  /**
   * Receive a card authorization request
   *
   * Decides on a card authorization while the merchant waits. The checks and their order are those of a simulated
   * authorization, and the response contains the first check that failed.
   *
   * The operation is public, and the signature is the credential: `v1=` and the HMAC-SHA256, in lower case hex, of
   * `<timestamp>.<raw body>`, keyed by `PROVIDER_WEBHOOK_SECRET_CARD_ISSUER`. Without that secret the operation is
   * disabled and refused with UNKNOWN_PROVIDER.
   *
   * An authorizationId is decided once. If it is sent again, the response is the same, and nothing is counted twice;
   * with another card or amount the request is refused with CARD_AUTHORIZATION_CONFLICT. If the balance cannot be read
   * within one second, the authorization is declined with INSUFFICIENT_MULTISIG_BALANCE.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/card-issuer/authorizations`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW, CARD_NOT_FOUND, CARD_AUTHORIZATION_CONFLICT
   */
  receiveCardAuthorization(params: ReceiveCardAuthorizationParams, options?: CallOptions): Call<T.ReceiveCardAuthorizationResponse, T.ReceiveCardAuthorizationError>;
  /**
   * Receive a card reversal
   *
   * Reverses an authorization in part or in full. The amounts spent in the windows of the authorization are reduced if
   * the windows are still current.
   *
   * The operation is public and signed like the authorizations of the issuer. A `reversalId` is processed once: if it
   * is sent again, nothing changes, and the response contains `duplicate` true. An authorization that was declined or
   * is fully reversed is refused with INVALID_TRANSITION, and an amount above the rest with INVALID_AMOUNT.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/card-issuer/reversals`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW, CARD_AUTHORIZATION_NOT_FOUND, CARD_AUTHORIZATION_CONFLICT
   */
  receiveCardReversal(params: ReceiveCardReversalParams, options?: CallOptions): Call<T.ReceiveCardReversalResponse, T.ReceiveCardReversalError>;
  /**
   * Receive a provider webhook
   *
   * Receives an event from a payout provider or a funding partner. The operation is public, and the signature is the
   * credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw body>`, keyed by
   * `PROVIDER_WEBHOOK_SECRET_<PROVIDER>`.
   *
   * The request is checked in the order of the errors: provider, body, signature, timestamp, and last the schema of
   * the body. An event is processed once for each provider and `eventId`. Webhooks and polling follow the same rules,
   * and the first to arrive decides. An event that matches nothing, arrives late or changes nothing is stored and
   * acknowledged with 200, so that the provider does not send it again.
   *
   * `providerRef` is the provider's reference of a payout, the deal of a deposit, or the payout destination that the
   * provider has verified. CANCELED revokes that destination.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/providers/{provider}`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
   */
  receiveProviderWebhook(params: ReceiveProviderWebhookParams, options?: CallOptions): Call<T.ReceiveProviderWebhookResponse, T.ReceiveProviderWebhookError>;
  /**
   * Receive a verification webhook
   *
   * Receives the notification of the verification provider that a session has changed. The operation is public, and
   * the signature is the credential: `v1=` and the HMAC-SHA256, in lower case hex, of `<timestamp>.<raw body>`, keyed
   * by `PROVIDER_WEBHOOK_SECRET_VERIFICATION`.
   *
   * The request is checked in the order of the errors: provider, body, signature, timestamp, and last the schema of
   * the body. The service does not trust the content of the notification: it asks the provider for the state of the
   * session. Repeated and out-of-order notifications therefore change nothing. A notification about an unknown session
   * is acknowledged with 200.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/webhooks/verification`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, EMPTY_BODY, BODY_TOO_LARGE, WEBHOOK_SIGNATURE_INVALID, WEBHOOK_REPLAY_WINDOW
   */
  receiveVerificationWebhook(params: ReceiveVerificationWebhookParams, options?: CallOptions): Call<T.ReceiveVerificationWebhookResponse, T.ReceiveVerificationWebhookError>;
  /**
   * Record the delivery of a sales order
   *
   * Records the delivery of an ACCEPTED sales order, which becomes DELIVERED. Only the seller may, once. The uploads have to belong to the seller.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/delivery` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND, UPLOAD_NOT_FOUND
   */
  recordSalesOrderDelivery(params: RecordSalesOrderDeliveryParams, options?: CallOptions): Call<T.RecordSalesOrderDeliveryResponse, T.RecordSalesOrderDeliveryError>;
  /**
   * Redeliver an event
   *
   * Starts a new series of attempts of a delivery now, whatever its status. The `webhook-id` stays that of the event. If the endpoint was deleted, the delivery does not change.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-deliveries/{id}/redeliver` · scope webhooks:manage
   *
   * Errors beside the common ones: DELIVERY_NOT_FOUND, ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED
   */
  redeliverWebhookDelivery(params: RedeliverWebhookDeliveryParams | string, options?: CallOptions): Call<T.RedeliverWebhookDeliveryResponse, T.RedeliverWebhookDeliveryError>;
  /**
   * Recheck a held payment
   *
   * Checks a held payment now, instead of waiting for the next sweep. The sender and the recipient may, while the payment is in COMPLIANCE_HOLD or PAYOUT_SELECTION_REQUIRED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/payments/{id}/reevaluate`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, PAYMENT_NOT_FOUND
   */
  reevaluateTestPayment(params: ReevaluateTestPaymentParams | string, options?: CallOptions): Call<T.ReevaluateTestPaymentResponse, T.ReevaluateTestPaymentError>;
  /**
   * Refresh a credential
   *
   * Asks the verification provider for the status of a credential and returns the result. A credential that the provider has withdrawn becomes SUSPENDED, or REVOKED with reason PROVIDER. A credential that it has restored becomes ACTIVE again. A suspension by the platform stays. Only credentials from a verification session have a provider. A REVOKED or EXPIRED credential is returned unchanged. If the provider does not respond or is disabled, the request is refused with PROVIDER_UNAVAILABLE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/credentials/{id}/refresh` · scope identity:write
   *
   * Errors beside the common ones: CREDENTIAL_NOT_FOUND, CREDENTIAL_NOT_REFRESHABLE, PROVIDER_UNAVAILABLE
   */
  refreshCredential(params: RefreshCredentialParams | string, options?: CallOptions): Call<T.RefreshCredentialResponse, T.RefreshCredentialError>;
  /**
   * Refund an invoice to the payer
   *
   * Proposes a payment of everything that the escrow holds to the payer. The invoice has to be FUNDED, DELIVERED or
   * EXPIRED. An empty escrow is refused with INVOICE_NOTHING_TO_REFUND. The status of the invoice changes when that
   * payment completes. If the payment fails or is cancelled, `settlement` is null again.
   *
   * Two of payer, payee and arbiter have to sign. Every caller of the tenant with `payments:create` can submit their
   * signatures with `POST /v1/payments/{id}/sign`: the first makes the payment SIGNING, the second executes it. Only
   * one settlement can be pending. Two-factor protection does not apply.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/refund` · scope invoices:release
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, AUTHORITY_MISSING, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, INVOICE_NOT_FOUND, SETTLEMENT_IN_FLIGHT, INVOICE_NOTHING_TO_REFUND, WALLET_NOT_DEPLOYED, BALANCE_UNAVAILABLE, POLICY_UNAVAILABLE
   */
  refundInvoice(params: RefundInvoiceParams | string, options?: CallOptions): Call<T.RefundInvoiceResponse, T.RefundInvoiceError>;
  /**
   * Register a member's signing address
   *
   * Registers the EVM address with which the member signs. Only the member's own session may. The signature proves that the member controls the address. Registering another address replaces the previous one.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/members/{id}/signer`
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, SIGNER_SIGNATURE_INVALID, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_SESSION_REQUIRED, MEMBER_NOT_FOUND
   */
  registerMemberSigner(params: RegisterMemberSignerParams, options?: CallOptions): Call<T.RegisterMemberSignerResponse, T.RegisterMemberSignerError>;
  /**
   * Register a purchase order
   *
   * Registers a purchase order with a pool. The caller becomes the borrower, and its organization account the
   * borrower's address. The purchase order is based on a sales order or on an extraction.
   *
   * - **Sales order**: the caller has to be its buyer; the seller is refused with NOT_ORDER_PARTY. The supplier is
   *   the seller, given by `supplierTenantId`. A repaid loan settles the order, so the seller itself has to accept to
   *   be paid by a loan. The order has to be financeable.
   * - **Extraction**: it has to be the caller's own, APPROVED and without another purchase order. The supplier is
   *   any other tenant, or a `supplierWallet` alone. For a wallet alone, the borrower accepts later.
   *
   * An order or extraction that does not qualify is refused with ORDER_NOT_FINANCEABLE, any other supplier with
   * VALIDATION_FAILED, and a face amount above the total with INVALID_AMOUNT. One document finances at most one open
   * loan: while the loan of another purchase order for it is not repaid, the request is refused with
   * DOCUMENT_IN_USE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/purchase-orders` · scope lending:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, POOL_NOT_FOUND, SALES_ORDER_NOT_FOUND, EXTRACTION_NOT_FOUND, TENANT_NOT_FOUND, ORG_ACCOUNT_NOT_READY, ORDER_NOT_FINANCEABLE, DOCUMENT_IN_USE
   */
  registerPurchaseOrder(params: RegisterPurchaseOrderParams, options?: CallOptions): Call<T.RegisterPurchaseOrderResponse, T.RegisterPurchaseOrderError>;
  /**
   * Reinstate a test credential
   *
   * Reinstates a SUSPENDED credential. Payments are no longer held because of it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/reinstate`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND
   */
  reinstateTestCredential(params: ReinstateTestCredentialParams | string, options?: CallOptions): Call<T.ReinstateTestCredentialResponse, T.ReinstateTestCredentialError>;
  /**
   * Reject an approval request
   *
   * Rejects an approval request. This is the same as a vote with the decision REJECT: one rejection decides. The payment becomes CANCELED, or REFUND_PENDING if it is funded, with `failureReason` APPROVAL_REJECTED. Only a member session may vote; an API key is refused with APPROVAL_REQUIRES_MEMBER. The voter has to be an ACTIVE member with an ACTIVE grant of `payment.approve`, and a member of the request's group if it has one. The initiator cannot vote, but can cancel the payment. Of a payment that an API key created, neither the member for whom the key acts nor the member who issued it can vote. Each member votes once. If a signature is sent, its text contains `decision: REJECT`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/approvals/{id}/reject` · scope payments:execute
   *
   * Errors beside the common ones: NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, APPROVAL_NOT_FOUND, APPROVAL_NOT_PENDING, ALREADY_VOTED, CHAIN_UNAVAILABLE
   */
  rejectApproval(params: RejectApprovalParams | string, options?: CallOptions): Call<T.RejectApprovalResponse, T.RejectApprovalError>;
  /**
   * Release an invoice to the payee
   *
   * Proposes a payment of the invoiced amount from the escrow to the payee. The invoice has to be FUNDED or DELIVERED.
   * Any excess stays in the escrow. The status of the invoice changes when that payment completes. If the payment
   * fails or is cancelled, `settlement` is null again.
   *
   * Two of payer, payee and arbiter have to sign. Every caller of the tenant with `payments:create` can submit their
   * signatures with `POST /v1/payments/{id}/sign`: the first makes the payment SIGNING, the second executes it. Only
   * one settlement can be pending. Two-factor protection does not apply.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/release` · scope invoices:release
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, AUTHORITY_MISSING, POLICY_DENIED, APPROVAL_REQUIRED, SANDBOX_ONLY, INVOICE_NOT_FOUND, SETTLEMENT_IN_FLIGHT, WALLET_NOT_DEPLOYED, POLICY_UNAVAILABLE, BALANCE_UNAVAILABLE
   */
  releaseInvoice(params: ReleaseInvoiceParams | string, options?: CallOptions): Call<T.ReleaseInvoiceResponse, T.ReleaseInvoiceError>;
  /**
   * Delete a saved payee
   *
   * Deletes a saved payee. It no longer matches any payment. Deleting it again is refused with CONTACT_NOT_FOUND. Only member sessions may call it; no scope is needed.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/contacts/{id}`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED, CONTACT_NOT_FOUND
   */
  removeContact(params: RemoveContactParams | string, options?: CallOptions): Call<T.RemoveContactResponse, T.RemoveContactError>;
  /**
   * Remove a member
   *
   * Ends a membership. This revokes the member's authority grants and every API key that acts for the member. A new invitation restores neither of them. The last ACTIVE OWNER cannot be removed. An API key can remove neither an OWNER nor an ADMIN. Removing a REMOVED member returns the same record.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/members/{id}` · scope members:manage
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
   */
  removeMember(params: RemoveMemberParams | string, options?: CallOptions): Call<T.RemoveMemberResponse, T.RemoveMemberError>;
  /**
   * Remove a two-factor method
   *
   * Removes a two-factor method of the calling member. A PENDING method can always be removed. While protection is enabled, removing a verified method is refused with TWOFA_FACTOR_REQUIRED if fewer usable methods than required would be left, or only EMAIL and SMS. Removing a removed method is refused with FACTOR_NOT_FOUND. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/2fa/factors/{id}`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND, TWOFA_FACTOR_REQUIRED
   */
  removeTwoFactorFactor(params: RemoveTwoFactorFactorParams | string, options?: CallOptions): Call<T.RemoveTwoFactorFactorResponse, T.RemoveTwoFactorFactorError>;
  /**
   * Repay a loan
   *
   * Repays a loan from the borrower's INTERNAL_BALANCE. Only the borrower may, while the loan is ACTIVE, GRACE or DEFAULTED. The smaller of `maxAmount` and the amount owed is paid, first interest and then principal. When nothing is owed any more, the loan and its purchase order become REPAID. Under two-factor protection, a repayment needs two-factor approval if `maxAmount` reaches the threshold. The policy of an agent whose key calls applies to `maxAmount`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/loans/{id}/repay` · scope lending:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, INSUFFICIENT_FUNDS, NOT_ORDER_PARTY, AUTHORITY_MISSING, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, APPROVAL_REQUIRED, POLICY_DENIED, SANDBOX_ONLY, LOAN_NOT_FOUND, POLICY_UNAVAILABLE
   */
  repayLoan(params: RepayLoanParams, options?: CallOptions): Call<T.RepayLoanResponse, T.RepayLoanError>;
  /**
   * Replay past events
   *
   * Queues past events from `since` to `until` that match the event types of the endpoint, oldest first, at most 1000 in one request. To continue, send another request with `since` set to the time of the last event. An event that the endpoint has received before gets new attempts under the same delivery. An event that it missed while it was DISABLED gets a new delivery. In both cases the `webhook-id` is the id of the event. Events are kept for 30 days.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints/{id}/replay` · scope webhooks:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED
   */
  replayWebhookEndpoint(params: ReplayWebhookEndpointParams, options?: CallOptions): Call<T.ReplayWebhookEndpointResponse, T.ReplayWebhookEndpointError>;
  /**
   * Resend a claim link
   *
   * Sends a new claim link to the contact of an OPEN claim. Only the sender of the payment may. The new link replaces the previous one, whose codes and ticket stop working. A claim gets at most 3 links a day, and all tenants together send at most 10 codes and links an hour to one contact; further requests are refused with 429 and Retry-After. If public claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/claim/resend` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, REQUEST_SIGNATURE_REQUIRED, NOT_SENDER, ROUTE_NOT_FOUND, PAYMENT_NOT_FOUND, CLAIM_NOT_FOUND
   */
  resendOfframpPaymentClaim(params: ResendOfframpPaymentClaimParams | string, options?: CallOptions): Call<T.ResendOfframpPaymentClaimResponse, T.ResendOfframpPaymentClaimError>;
  /**
   * Resend a phone verification code
   *
   * Sends a new code for an alias that is PENDING or REVERIFICATION_REQUIRED. The new code replaces the previous one. The number of codes is limited, and all tenants together send at most 10 codes and links an hour to a phone number; further requests are refused with 429 and Retry-After.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/phone-aliases/{id}/resend` · scope identity:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, PHONE_ALIAS_NOT_FOUND
   */
  resendPhoneAliasCode(params: ResendPhoneAliasCodeParams | string, options?: CallOptions): Call<T.ResendPhoneAliasCodeResponse, T.ResendPhoneAliasCodeError>;
  /**
   * Resend an enrollment code
   *
   * Sends a new code for a PENDING EMAIL or SMS method of the calling member. The new code replaces the previous one, and wrong answers stay counted. TOTP and IDP_MFA have no code and are refused with VALIDATION_FAILED. Codes are sent at least 30 seconds apart, at most 5 for each method, and all tenants together send at most 10 codes and links an hour to one address; further requests are refused with 429 and Retry-After. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/factors/{id}/resend`
   *
   * Errors beside the common ones: INVALID_TRANSITION, TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND
   */
  resendTwoFactorFactorCode(params: ResendTwoFactorFactorCodeParams | string, options?: CallOptions): Call<T.ResendTwoFactorFactorCodeResponse, T.ResendTwoFactorFactorCodeError>;
  /**
   * Resolve a payment DID
   *
   * Returns whether a payment DID can be paid. For a well-formed DID that cannot be paid the response is 200 with `resolvable: false`, so that callers cannot tell whether the DID is unknown, reserved or not verified yet. For an alias the response contains the DID that it points to.
   *
   * `GET /v1/dids/resolve` · scope identity:read
   *
   * Errors beside the common ones: INVALID_DID, DID_NOT_RESOLVABLE
   */
  resolveDid(params: ResolveDidParams, options?: CallOptions): Call<T.ResolveDidResponse, T.ResolveDidError>;
  /**
   * Resolve a DID (W3C)
   *
   * Resolves a payment DID according to the W3C DID resolution standard. The operation is public, pages of any origin may read it, and it may be cached for 60 seconds. A failure has the usual error body, and `details.didResolutionMetadata.error` contains the code of the standard: `invalidDid` with INVALID_DID, `methodNotSupported` with DID_NOT_RESOLVABLE, `notFound` with IDENTITY_NOT_FOUND.
   *
   * `GET /1.0/identifiers/{did}`
   *
   * Errors beside the common ones: INVALID_DID, DID_NOT_RESOLVABLE, IDENTITY_NOT_FOUND
   */
  resolveDidDocument(params: ResolveDidDocumentParams | string, options?: CallOptions): Call<T.ResolveDidDocumentResponse, T.ResolveDidDocumentError>;
  /**
   * Resolve a review case
   *
   * Decides a review case. RELEASE clears its reason for this payment permanently, and the payment is checked again; if a POST_DELIVERY_RETURN is released, the amount is credited to the sender. REJECT ends the payment with REVIEW_REJECTED. A decision about PAYOUT_CONTRADICTED or FUNDING_CONTRADICTED is recorded and moves no money. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/review-cases/{id}/resolve`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, REVIEW_CASE_NOT_FOUND, REVIEW_CASE_RESOLVED, REVIEW_CASE_NOT_OPEN
   */
  resolveTestReviewCase(params: ResolveTestReviewCaseParams, options?: CallOptions): Call<T.ResolveTestReviewCaseResponse, T.ResolveTestReviewCaseError>;
  /**
   * Respond to a sales order
   *
   * Responds to a SUBMITTED sales order. Only the seller may. `accept` sets `sellerSigned` and `salesOrderHash`. `request-changes` needs a note, which becomes `changeNote`. `reject` ends the order.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/respond` · scope trade:write
   *
   * Errors beside the common ones: NOTE_REQUIRED, INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
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
   * Errors beside the common ones: INVALID_TRANSITION, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_SESSION_REQUIRED, AGENT_NOT_FOUND
   */
  resumeAgent(params: ResumeAgentParams | string, options?: CallOptions): Call<T.ResumeAgentResponse, T.ResumeAgentError>;
  /**
   * Simulate a card reversal
   *
   * Reverses an authorization in part or in full. It can be repeated while a rest is left. The amounts spent in the windows of the authorization are reduced if the windows are still current. An authorization that was declined or is fully reversed is refused with INVALID_TRANSITION, and an amount above the rest with INVALID_AMOUNT. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/cards/{id}/authorizations/{authorizationId}/reverse`
   *
   * Errors beside the common ones: INVALID_TRANSITION, INVALID_AMOUNT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CARD_NOT_FOUND, CARD_AUTHORIZATION_NOT_FOUND
   */
  reverseTestCardAuthorization(params: ReverseTestCardAuthorizationParams, options?: CallOptions): Call<T.ReverseTestCardAuthorizationResponse, T.ReverseTestCardAuthorizationError>;
  /**
   * Revoke an API key
   *
   * Revokes an API key. Requests with the key are refused from then on. Only a member session of role OWNER or ADMIN may. Revoking a REVOKED key returns the same record. `created` names what the key has made and is still in force, up to 1,000 resources. If the key was stolen, send `disableCreated=true`: the members, grants, cards, phone aliases and webhook endpoints among them are suspended, frozen, revoked or disabled in the same transaction. Look at destinations, wallets, permits and policies yourself.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/api-keys/{id}`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED, API_KEY_NOT_FOUND
   */
  revokeApiKey(params: RevokeApiKeyParams | string, options?: CallOptions): Call<T.RevokeApiKeyResponse, T.RevokeApiKeyError>;
  /**
   * Revoke an authority grant
   *
   * Revokes an authority grant and its credential permanently. A REVOKED grant cannot be revoked again. The member's votes on pending approval requests stop counting if the member has no other ACTIVE grant with `payment.approve`. Members cannot revoke their own grants.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/members/{memberId}/authorities/{authorityId}` · scope members:manage
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED
   */
  revokeAuthority(params: RevokeAuthorityParams, options?: CallOptions): Call<T.RevokeAuthorityResponse, T.RevokeAuthorityError>;
  /**
   * Remove an e-mail address
   *
   * Removes an e-mail address from the tenant. Payments to the address no longer reach the tenant, and another tenant can add it; `openPayments` says how many payments are on their way. An alias that is already REVOKED is returned unchanged. A session needs the role OWNER, ADMIN or FINANCE.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/email-aliases/{id}` · scope identity:write
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, POLICY_DENIED, EMAIL_ALIAS_NOT_FOUND, POLICY_UNAVAILABLE
   */
  revokeEmailAlias(params: RevokeEmailAliasParams | string, options?: CallOptions): Call<T.RevokeEmailAliasResponse, T.RevokeEmailAliasError>;
  /**
   * Revoke a payout destination
   *
   * Revokes a destination permanently. Payments to it are held or quoted again. If it was the default, the ACTIVE destination with the lowest priority number becomes the default. A REVOKED destination cannot be revoked again. A session needs the role OWNER, ADMIN or FINANCE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations/{id}/revoke` · scope ramps:write
   *
   * Errors beside the common ones: REQUEST_SIGNATURE_REQUIRED, ROLE_NOT_PERMITTED, POLICY_DENIED, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, POLICY_UNAVAILABLE
   */
  revokePayoutDestination(params: RevokePayoutDestinationParams | string, options?: CallOptions): Call<T.RevokePayoutDestinationResponse, T.RevokePayoutDestinationError>;
  /**
   * Remove a phone number
   *
   * Removes a phone number from the tenant. Payments to the number no longer reach the tenant; `openPayments` says how many are on their way. An alias that is already REVOKED or REPLACED is returned unchanged. A session needs the role OWNER, ADMIN or FINANCE.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `DELETE /v1/phone-aliases/{id}` · scope identity:write
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, POLICY_DENIED, PHONE_ALIAS_NOT_FOUND, POLICY_UNAVAILABLE
   */
  revokePhoneAlias(params: RevokePhoneAliasParams | string, options?: CallOptions): Call<T.RevokePhoneAliasResponse, T.RevokePhoneAliasError>;
  /**
   * Revoke a test credential
   *
   * Revokes a credential permanently, with reason OPERATOR. Payments to its subject are held. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/revoke`
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND
   */
  revokeTestCredential(params: RevokeTestCredentialParams | string, options?: CallOptions): Call<T.RevokeTestCredentialResponse, T.RevokeTestCredentialError>;
  /**
   * Revoke a wallet binding
   *
   * Revokes a PENDING or ACTIVE wallet binding permanently. The wallet can no longer sign for the identity, and can be bound again. Pending rotations of the binding become stale.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/revoke` · scope identity:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND
   */
  revokeWalletBinding(params: RevokeWalletBindingParams, options?: CallOptions): Call<T.RevokeWalletBindingResponse, T.RevokeWalletBindingError>;
  /**
   * Start a wallet rotation
   *
   * Starts the replacement of the wallet of a binding. The response is a new PENDING binding of the same identity, chain and type, with its challenge. The current wallet stays ACTIVE until the new one is verified. Several rotations can be pending at once. The first one that is verified makes the others stale.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/rotate` · scope identity:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_ACTIVE, WALLET_ALREADY_BOUND
   */
  rotateWalletBinding(params: RotateWalletBindingParams, options?: CallOptions): Call<T.RotateWalletBindingResponse, T.RotateWalletBindingError>;
  /**
   * Rotate a signing secret
   *
   * Replaces the signing secret, regardless of the status of the endpoint. During the grace period every delivery is signed with both secrets, so that receivers can switch. With `graceSeconds` 0 the old secret stops at once. Another rotation during the grace period ends the oldest secret. The response contains the new secret, which is shown only once.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints/{id}/rotate-secret` · scope webhooks:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND
   */
  rotateWebhookEndpointSecret(params: RotateWebhookEndpointSecretParams | string, options?: CallOptions): Call<T.RotateWebhookEndpointSecretResponse, T.RotateWebhookEndpointSecretError>;
  /**
   * Run a treasury rule now
   *
   * Runs a rule now, even if it is disabled or not due. It counts as a run. A run that creates no sweep is not an error: `lastOutcome` contains the reason, such as a denial by a policy or a balance that cannot be read. `sweep` is null unless the outcome is PROPOSED. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/treasury/rules/{ruleId}/run`
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND
   */
  runTestTreasuryRule(params: RunTestTreasuryRuleParams | string, options?: CallOptions): Call<T.RunTestTreasuryRuleResponse, T.RunTestTreasuryRuleError>;
  /**
   * Run pending webhook deliveries
   *
   * Queues new events of the tenant and makes one attempt of every PENDING delivery, however long it would wait. Deliveries to DISABLED endpoints keep waiting. Ten runs complete a series of attempts. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/webhook-deliveries/run`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  runTestWebhookDeliveries(params?: RunTestWebhookDeliveriesParams, options?: CallOptions): Call<T.RunTestWebhookDeliveriesResponse, T.RunTestWebhookDeliveriesError>;
  /**
   * Select a route quote
   *
   * Selects the quote that will be paid. Only the recipient may. The recipient can select again until the payment is confirmed: the last selection applies. The status does not change. If the quote has expired, the request is refused and the service quotes a new set. A session needs the role OWNER, ADMIN or FINANCE. A tenant under two-factor protection that pays itself is refused with PAYEE_COOLING_OFF if its destination is outside the service and younger than the cooling-off period.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/offramp/payments/{id}/select-route` · scope ramps:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, ROLE_NOT_PERMITTED, RECIPIENT_CONSENT_REQUIRED, POLICY_DENIED, PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE, RECIPIENT_UNRESOLVED, PAYEE_COOLING_OFF, ROUTE_QUOTE_EXPIRED, POLICY_UNAVAILABLE
   */
  selectOfframpPaymentRoute(params: SelectOfframpPaymentRouteParams, options?: CallOptions): Call<T.SelectOfframpPaymentRouteResponse, T.SelectOfframpPaymentRouteError>;
  /**
   * Select a route quote of a payment
   *
   * Selects the quote that will be paid. Only the recipient may. The recipient can select again until the payment is confirmed: the last selection applies. The status does not change. If the quote has expired, the request is refused and the service quotes a new set. A legacy payment is refused with INVALID_TRANSITION and `details.generation`. A session needs the role OWNER, ADMIN or FINANCE. A tenant under two-factor protection that pays itself is refused with PAYEE_COOLING_OFF if its destination is outside the service and younger than the cooling-off period.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/select-route` · scope payments:execute
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, ROLE_NOT_PERMITTED, RECIPIENT_CONSENT_REQUIRED, POLICY_DENIED, PAYMENT_NOT_FOUND, ROUTE_QUOTE_NOT_AVAILABLE, RECIPIENT_UNRESOLVED, PAYEE_COOLING_OFF, ROUTE_QUOTE_EXPIRED, POLICY_UNAVAILABLE
   */
  selectPaymentRoute(params: SelectPaymentRouteParams, options?: CallOptions): Call<T.SelectPaymentRouteResponse, T.SelectPaymentRouteError>;
  /**
   * Send a claim code
   *
   * Sends a code of six digits to the contact of the claim. The operation is public. The caller cannot choose the contact: a request with a body is refused with 400. A code is valid for 10 minutes, and a new code replaces the previous one. The next code can be sent after 60 seconds. A phone number gets at most 3 codes an hour and 6 a day, an IP address can request 10 an hour, and all tenants together send at most 10 codes and links an hour to one contact; further requests are refused with 429 and Retry-After. If public claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/claims/{claimToken}/otp`
   *
   * Errors beside the common ones: ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE
   */
  sendClaimOtp(params: SendClaimOtpParams | string, options?: CallOptions): Call<T.SendClaimOtpResponse, T.SendClaimOtpError>;
  /**
   * Send an invoice
   *
   * Sends a DRAFT invoice whose `expiresAt` has not passed; otherwise the request is refused with INVALID_TRANSITION. Sending creates the escrow: a 2-of-3 multisig wallet of payer, payee and arbiter. Its address is known at once, and it is deployed asynchronously. The arbiter is a permanent owner, so the escrow is custodial and not trustless. From then on the invoice has a public view, and the service watches the escrow's balance.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/invoices/{id}/send` · scope invoices:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, SANDBOX_ONLY, INVOICE_NOT_FOUND
   */
  sendInvoice(params: SendInvoiceParams | string, options?: CallOptions): Call<T.SendInvoiceResponse, T.SendInvoiceError>;
  /**
   * Simulate a provider webhook
   *
   * Simulates a provider's webhook about a payment that the tenant sends or receives. The service builds and signs the webhook, posts it to itself and returns its own response. Before the payment is submitted, the webhook matches nothing. Use a past `occurredAt` for a late event, a used `eventId` for a repeated event, and `timestamp` for a request outside the replay window. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/provider-webhooks`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, WEBHOOK_REPLAY_WINDOW, SANDBOX_ONLY, PAYMENT_NOT_FOUND
   */
  sendTestProviderWebhook(params: SendTestProviderWebhookParams, options?: CallOptions): Call<T.SendTestProviderWebhookResponse, T.SendTestProviderWebhookError>;
  /**
   * Send a two-factor code
   *
   * Sends a code to a usable EMAIL or SMS method of the member. Any other method is refused with VALIDATION_FAILED. The message contains amount and destination, so that nobody approves a payment that they did not start. A code has six digits and is valid for 10 minutes; a new code replaces the previous one. Codes are sent at least 30 seconds apart, at most 5 for each challenge, and all tenants together send at most 10 codes and links an hour to one address; further requests are refused with 429 and Retry-After. An EXPIRED challenge is refused with TWOFA_CHALLENGE_EXPIRED, a CANCELLED one with TWOFA_TOO_MANY_ATTEMPTS, a SATISFIED or REDEEMED one with INVALID_TRANSITION. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/challenges/{id}/send`
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND
   */
  sendTwoFactorChallengeCode(params: SendTwoFactorChallengeCodeParams, options?: CallOptions): Call<T.SendTwoFactorChallengeCodeResponse, T.SendTwoFactorChallengeCodeError>;
  /**
   * Update the limits of a card
   *
   * Updates the limits that are sent, even while the card is frozen. Null removes a limit or the allowlist, and `blockedMcc` replaces the list. An empty body changes nothing. The new limits apply from the next authorization on, and the spending in the current windows is kept. The operation ignores an Idempotency-Key.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/cards/{id}/limits` · scope cards:manage
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, CARD_NOT_FOUND
   */
  setCardLimits(params: SetCardLimitsParams | string, options?: CallOptions): Call<T.SetCardLimitsResponse, T.SetCardLimitsError>;
  /**
   * Set the default payout destination
   *
   * Makes an ACTIVE destination the tenant's default, which is preferred when routes rank equal. The previous default stops being the default. For a payment that is held because its destination was revoked, this is treated as the recipient's new choice. A pending destination is refused with DESTINATION_NOT_VERIFIED, a revoked one with DESTINATION_NOT_ACTIVE. A session needs the role OWNER, ADMIN or FINANCE. Under two-factor protection, this needs two-factor approval, except for the SERVICE_BALANCE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations/{id}/default` · scope ramps:write
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, DESTINATION_NOT_FOUND, DESTINATION_NOT_VERIFIED, DESTINATION_NOT_ACTIVE, POLICY_UNAVAILABLE
   */
  setDefaultPayoutDestination(params: SetDefaultPayoutDestinationParams | string, options?: CallOptions): Call<T.SetDefaultPayoutDestinationResponse, T.SetDefaultPayoutDestinationError>;
  /**
   * Set the wallet of a handle
   *
   * Sets the handle of the tenant and the wallet that it belongs to. Handles are deprecated: every response contains the headers Deprecation, Sunset and Link. A tenant has one handle. Setting another handle replaces it; setting the same handle assigns it to another wallet. The handle also refers to the tenant's payment DID. A handle that is reserved for a contact cannot be set before that contact has claimed it. A session needs the role OWNER, ADMIN or FINANCE. Under two-factor protection, this needs two-factor approval, because payments to the handle go to the wallet.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/directory/handle` · scope wallets:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, WALLET_NOT_FOUND, HANDLE_RESERVED, HANDLE_TAKEN, POLICY_UNAVAILABLE
   *
   * @deprecated Since 2026-06-30, and served until 2027-06-30. Use `IntentPhoneRecipient` instead.
   */
  setDirectoryHandle(params: SetDirectoryHandleParams, options?: CallOptions): Call<T.SetDirectoryHandleResponse, T.SetDirectoryHandleError>;
  /**
   * Set the payment policy
   *
   * Replaces all rules of the payment policy with a new version, which applies at once. The same rules create a new version too. The credential of the previous version is revoked with the reason POLICY_CHANGED. `maximumAmountUsd`, `allowedAssets` and `allowedChains` reject payments. `maximumFeeMinor` and `allowedRails` exclude routes. `approvals` require votes. The operation does not accept an Idempotency-Key.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/payment-policy` · scope policies:write
   *
   * Errors beside the common ones: PAYMENT_POLICY_UNKNOWN_KEY, INVALID_POLICY_RULE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE
   */
  setPaymentPolicy(params: SetPaymentPolicyParams, options?: CallOptions): Call<T.SetPaymentPolicyResponse, T.SetPaymentPolicyError>;
  /**
   * Set the chain controls
   *
   * Sets how the chain behaves for requests and background work of the caller's tenant, until it is changed. With `available: false` every read of the chain fails, so that reading balances is refused with 503. With `holdExecution` payments are not executed automatically; executing one by request still works. With `holdDeployments` wallets are not deployed. The next `failNextDeployments` wallets fail with all their attempts, and the next `failNextDrips` drips fail with SIMULATED_FAILURE; both numbers count down as they are used. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/chain`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  setTestChain(params: SetTestChainParams, options?: CallOptions): Call<T.SetTestChainResponse, T.SetTestChainError>;
  /**
   * Set tenant features
   *
   * Enables or disables features of the tenant. `onchainDeposit` allows the funding mode ONCHAIN_DEPOSIT, if an escrow contract is configured; it is disabled by default. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/features`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  setTestFeatures(params: SetTestFeaturesParams, options?: CallOptions): Call<T.SetTestFeaturesResponse, T.SetTestFeaturesError>;
  /**
   * Turn the message gateway on or off
   *
   * Makes the gateway for texts and e-mails refuse, or take again, what the caller's tenant sends. What it refuses is sent again until the gateway takes it, so that it is in `GET /v1/test/messages` within a few seconds after the gateway is back. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/message-gateway`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  setTestMessageGateway(params: SetTestMessageGatewayParams, options?: CallOptions): Call<T.SetTestMessageGatewayResponse, T.SetTestMessageGatewayError>;
  /**
   * Set the policy enforcement mode
   *
   * Overrides the deployment's setting POLICY_ENFORCEMENT for payments and card authorizations of the caller's tenant. Dry runs ignore it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/policy-enforcement`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  setTestPolicyEnforcement(params: SetTestPolicyEnforcementParams, options?: CallOptions): Call<T.SetTestPolicyEnforcementResponse, T.SetTestPolicyEnforcementError>;
  /**
   * Turn the policy subsystem on or off
   *
   * Makes the policy check fail, or work again, for the caller's tenant. While it fails, payments are held with POLICY_SUBSYSTEM_ERROR. Spend policies fail too: in enforce mode legacy payments are refused with POLICY_UNAVAILABLE, and card authorizations are declined. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/policy-subsystem`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  setTestPolicySubsystem(params: SetTestPolicySubsystemParams, options?: CallOptions): Call<T.SetTestPolicySubsystemResponse, T.SetTestPolicySubsystemError>;
  /**
   * Set provider overrides
   *
   * Overrides the availability and the liquidity of a provider, or holds its submissions, for payments of the caller's tenant. With `revokeDestinationId` the provider also reports that destination as revoked, as its webhook would. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/providers/{provider}`
   *
   * Errors beside the common ones: UNKNOWN_PROVIDER, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, DESTINATION_NOT_FOUND
   */
  setTestProviderControls(params: SetTestProviderControlsParams, options?: CallOptions): Call<T.SetTestProviderControlsResponse, T.SetTestProviderControlsError>;
  /**
   * Set the screening result of a recipient
   *
   * Sets the result of the sanctions screening of a recipient, for payments that the caller's tenant sends. By default every recipient is CLEAR. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/screening`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TENANT_NOT_FOUND
   */
  setTestScreening(params: SetTestScreeningParams, options?: CallOptions): Call<T.SetTestScreeningResponse, T.SetTestScreeningError>;
  /**
   * Suspend or resume the tenant
   *
   * Suspends the caller's tenant or lets it act again, as an operator of the deployment does. While the tenant is SUSPENDED, its requests are refused with TENANT_SUSPENDED; this operation still takes its keys and sessions, so that the tenant can be resumed. A suspension by an operator of the deployment is not lifted: it is refused with TENANT_SUSPENDED. A status that the tenant has already changes nothing. Sandbox only. Any test key or session of an active member may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/tenant`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY
   */
  setTestTenantStatus(params: SetTestTenantStatusParams, options?: CallOptions): Call<T.SetTestTenantStatusResponse, T.SetTestTenantStatusError>;
  /**
   * Approve an approval request
   *
   * Votes on an approval request. Only a member session may vote; an API key is refused with APPROVAL_REQUIRES_MEMBER.
   * The voter has to be an ACTIVE member with an ACTIVE grant of `payment.approve`, and a member of the request's
   * group if it has one. The initiator cannot vote, but can cancel the payment. A payment that an API key created has
   * two initiators: the member for whom the key acts, and the member who issued it. Each member votes once.
   *
   * An APPROVE adds the voter's current weight. When the votes reach the required weight, the payment is
   * checked again in the same transaction. The first vote makes the payment APPROVAL_PENDING. A single REJECT decides
   * at once: the payment becomes CANCELED, or REFUND_PENDING if it is funded, with `failureReason` APPROVAL_REJECTED.
   * A signature is optional. If it is sent, it has to be made by the member's `signerAddress`.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/approvals/{id}/sign` · scope payments:execute
   *
   * Errors beside the common ones: NO_SIGNER_ADDRESS, APPROVAL_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, APPROVAL_REQUIRES_MEMBER, SELF_APPROVAL_FORBIDDEN, AUTHORITY_MISSING, APPROVAL_GROUP_MISMATCH, APPROVAL_NOT_FOUND, APPROVAL_NOT_PENDING, ALREADY_VOTED, CHAIN_UNAVAILABLE
   */
  signApproval(params: SignApprovalParams | string, options?: CallOptions): Call<T.SignApprovalResponse, T.SignApprovalError>;
  /**
   * Sign a multisig payment
   *
   * Adds the signature of one of the wallet's owners to a legacy payment. Every member of the tenant may submit it:
   * the signature over the raw `multisigTxHash` identifies the owner. The owners are those after the newest executed
   * transaction of the wallet, so a removed owner is refused.
   *
   * Once enough owners have signed, the service executes the payment and waits up to 20 seconds for the result. If it
   * takes longer, the status in the response is EXECUTING, and the execution finishes asynchronously. The payment
   * waits in READY_TO_EXECUTE while a lower nonce is open, the relayer is unavailable or execution is held. The spend
   * policy is applied once more at execution: if it denies the payment or is unavailable, the response is 200 with the
   * payment FAILED. The settlement of an invoice is SIGNING in between.
   *
   * A payment of another kind is refused with INVALID_TRANSITION and `details.generation`. Every response contains the headers
   * Deprecation, Sunset and Link.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payments/{id}/sign` · scope payments:create
   *
   * Errors beside the common ones: INVALID_TRANSITION, SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, PAYMENT_NOT_FOUND, ALREADY_SIGNED
   *
   * @deprecated Since 2026-06-30, and served until 2027-06-30. Use `createPayment` instead.
   */
  signPayment(params: SignPaymentParams, options?: CallOptions): Call<T.SignPaymentResponse, T.SignPaymentError>;
  /**
   * Simulate the next verification step
   *
   * Simulates the next step of a verification in the sandbox. Each call satisfies the next requirement: KYC has 2 and KYB has 3. The last call makes the session VERIFIED and issues the credential; until then the session stays CREATED. VERIFIED also creates the subject's identity, revokes an earlier credential of the same kind, and with the first KYB makes the tenant's payment DID payable. With `outcome` the session ends at once. The operation needs a test key or a sandbox session, and the mock provider; otherwise it is refused with SIMULATE_NOT_AVAILABLE. A session without `client` is refused with VERIFICATION_SESSION_NOT_STARTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/verification-sessions/{id}/simulate` · scope identity:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SIMULATE_NOT_AVAILABLE, VERIFICATION_SESSION_NOT_FOUND, VERIFICATION_SESSION_TERMINAL, VERIFICATION_SESSION_NOT_STARTED
   */
  simulateVerificationSession(params: SimulateVerificationSessionParams | string, options?: CallOptions): Call<T.SimulateVerificationSessionResponse, T.SimulateVerificationSessionError>;
  /**
   * Start a wallet binding
   *
   * Starts the binding of a wallet to an identity. The response is a PENDING binding with a challenge, which the wallet has to sign within 15 minutes. After that, start again. A wallet that is already bound to any identity is refused, both here and at the verification. Only wallets on the chain of this deployment can be bound.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets` · scope identity:write
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_ALREADY_BOUND
   */
  startWalletBinding(params: StartWalletBindingParams, options?: CallOptions): Call<T.StartWalletBindingResponse, T.StartWalletBindingError>;
  /**
   * Advance a payment at its provider
   *
   * Advances a payment at its provider without waiting for the background polls. The sender and the recipient may. `steps` runs that many polls now; `status` applies one provider event instead. The payment has to be PROVIDER_SUBMITTED, PROVIDER_PROCESSING, ACTION_REQUIRED or DELIVERED; with `steps` it may also be FUNDS_LOCKED. The last two digits of the amount in base units determine what the mock provider does. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/payments/{id}/provider-step`
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, PAYMENT_NOT_FOUND
   */
  stepTestProvider(params: StepTestProviderParams | string, options?: CallOptions): Call<T.StepTestProviderResponse, T.StepTestProviderError>;
  /**
   * Submit a sales order
   *
   * Submits a sales order to the seller and sets `buyerSigned`. Only the buyer may, in DRAFT or CHANGES_REQUESTED. An order without line items is refused with INVALID_TRANSITION.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/trade/sales-orders/{id}/submit` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
   */
  submitSalesOrder(params: SubmitSalesOrderParams | string, options?: CallOptions): Call<T.SubmitSalesOrderResponse, T.SubmitSalesOrderError>;
  /**
   * Suspend an agent
   *
   * Suspends an ACTIVE agent. From the next request on, all of its keys are refused with AGENT_SUSPENDED. Only a member session may.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/agents/{id}/suspend` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, MEMBER_SESSION_REQUIRED, AGENT_NOT_FOUND
   */
  suspendAgent(params: SuspendAgentParams | string, options?: CallOptions): Call<T.SuspendAgentResponse, T.SuspendAgentError>;
  /**
   * Suspend an authority grant
   *
   * Suspends an ACTIVE grant and its credential. The member's votes on pending approval requests are invalidated if the member has no other ACTIVE grant with `payment.approve`. Members cannot suspend their own grants.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{memberId}/authorities/{authorityId}/suspend` · scope members:manage
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED, AUTHORITY_NOT_ACTIVE
   */
  suspendAuthority(params: SuspendAuthorityParams, options?: CallOptions): Call<T.SuspendAuthorityResponse, T.SuspendAuthorityError>;
  /**
   * Suspend a member
   *
   * Suspends an ACTIVE member. While the member is SUSPENDED, its sessions and the API keys that act for it are refused with MEMBER_NOT_ACTIVE, for reading too. Only `GET /v1/me` still works. The member's authority grants do not change, but nothing is allowed by them while the member is SUSPENDED, and the credentials of the ACTIVE grants are suspended. The last ACTIVE OWNER cannot be suspended.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/members/{id}/suspend` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, ROLE_NOT_PERMITTED, MEMBER_NOT_FOUND, LAST_OWNER
   */
  suspendMember(params: SuspendMemberParams | string, options?: CallOptions): Call<T.SuspendMemberResponse, T.SuspendMemberError>;
  /**
   * Suspend a test credential
   *
   * Suspends an ACTIVE credential. Payments to its subject are held. With the source PROVIDER the verification provider suspends it, because it looks at the verification again; otherwise an operator does. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/test/credentials/{id}/suspend`
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, CREDENTIAL_NOT_FOUND
   */
  suspendTestCredential(params: SuspendTestCredentialParams | string, options?: CallOptions): Call<T.SuspendTestCredentialResponse, T.SuspendTestCredentialError>;
  /**
   * Send a test event
   *
   * Creates an `endpoint.test` event and sends it asynchronously to this endpoint only, whatever its event types. The delivery log shows the result.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/webhook-endpoints/{id}/test` · scope webhooks:manage
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND, ENDPOINT_DISABLED
   */
  testWebhookEndpoint(params: TestWebhookEndpointParams | string, options?: CallOptions): Call<T.TestWebhookEndpointResponse, T.TestWebhookEndpointError>;
  /**
   * Unfreeze a card
   *
   * Unfreezes a card, so that it can be used again. A card that is already active is returned unchanged.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/cards/{id}/unfreeze` · scope cards:manage
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, SANDBOX_ONLY, CARD_NOT_FOUND
   */
  unfreezeCard(params: UnfreezeCardParams | string, options?: CallOptions): Call<T.UnfreezeCardResponse, T.UnfreezeCardError>;
  /**
   * Update an authority grant
   *
   * Updates an authority grant, which creates a new version of it. If the grant was attested, its credential is revoked with the reason AUTHORITY_CHANGED in the same transaction, and there is a new message to sign. A REVOKED grant cannot be updated. A SUSPENDED grant stays suspended. The change applies to later checks of payments that are not approved yet; existing votes keep their weight. Members cannot update their own grants.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/members/{memberId}/authorities/{authorityId}` · scope members:manage
   *
   * Errors beside the common ones: AUTHORITY_ACTIONS_REQUIRED, INVALID_USD_AMOUNT, INVALID_APPROVAL_WEIGHT, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_NOT_FOUND, AUTHORITY_NOT_FOUND, AUTHORITY_REVOKED
   */
  updateAuthority(params: UpdateAuthorityParams, options?: CallOptions): Call<T.UpdateAuthorityResponse, T.UpdateAuthorityError>;
  /**
   * Update a member
   *
   * Updates the name, the role or the approval groups of a member. Only an OWNER can give or take away the role OWNER. An ADMIN manages all other roles. Members cannot change their own role, `approvalGroups` or `approverGroup`, not even with an API key that they issued. An API key can change neither an OWNER nor an ADMIN. A REMOVED member cannot be changed.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/members/{id}` · scope members:manage
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_NOT_FOUND, LAST_OWNER
   */
  updateMember(params: UpdateMemberParams, options?: CallOptions): Call<T.UpdateMemberResponse, T.UpdateMemberError>;
  /**
   * Update your tenant
   *
   * Updates the name, the legal name or the country of the tenant. Only a member session of role OWNER or ADMIN may call it. A new legal name applies from the next verification on. Existing credentials keep the old name.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/tenants/me`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  updateMyTenant(params: UpdateMyTenantParams, options?: CallOptions): Call<T.UpdateMyTenantResponse, T.UpdateMyTenantError>;
  /**
   * Update a payout destination
   *
   * Updates the label, the priority or the consent to fallback. The address or account cannot be changed: add another destination instead. A REVOKED destination cannot be changed, and the consent to fallback needs an ACTIVE one. Payments that are held because the tenant has no destination are checked again. A session needs the role OWNER, ADMIN or FINANCE. Under two-factor protection, the consent to fallback to a destination other than the SERVICE_BALANCE needs two-factor approval.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/payout-destinations/{id}` · scope ramps:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, POLICY_DENIED, TWOFA_AGENT_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, DESTINATION_NOT_VERIFIED, POLICY_UNAVAILABLE
   */
  updatePayoutDestination(params: UpdatePayoutDestinationParams, options?: CallOptions): Call<T.UpdatePayoutDestinationResponse, T.UpdatePayoutDestinationError>;
  /**
   * Update the protection settings
   *
   * Updates the fields that are sent. Only a session of role OWNER or ADMIN may call it, never an API key. While
   * protection is enabled, `coolingOffSeconds` has to be between 86400 and 2592000; otherwise the request is refused
   * with VALIDATION_FAILED. To enable protection, the caller needs `requiredFactors` usable methods.
   *
   * While protection is enabled, these changes need two-factor approval themselves: disabling it, raising
   * `thresholdUsd`, and lowering `requiredFactors` or `coolingOffSeconds`. The request is then refused with
   * TWOFA_REQUIRED and a challenge without an amount. Answer the challenge, and send the same request again with
   * x-service-2fa-challenge. Existing payees and methods keep the cooling-off period that applied when they were
   * added.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/2fa/protection`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, ROLE_NOT_PERMITTED, TWOFA_NOT_ENROLLED, TWOFA_REQUIRED, TWOFA_BINDING_MISMATCH, TWOFA_CHALLENGE_NOT_REDEEMABLE, MEMBER_SESSION_REQUIRED
   */
  updateProtectionSettings(params: UpdateProtectionSettingsParams, options?: CallOptions): Call<T.UpdateProtectionSettingsResponse, T.UpdateProtectionSettingsError>;
  /**
   * Update the terms of a sales order
   *
   * Replaces all terms of a sales order. Only the buyer may, in DRAFT or CHANGES_REQUESTED. The version increases by one, and both signatures are removed.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PUT /v1/trade/sales-orders/{id}/terms` · scope trade:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, NOT_ORDER_PARTY, SANDBOX_ONLY, SALES_ORDER_NOT_FOUND
   */
  updateSalesOrderTerms(params: UpdateSalesOrderTermsParams, options?: CallOptions): Call<T.UpdateSalesOrderTermsResponse, T.UpdateSalesOrderTermsError>;
  /**
   * Update a webhook sink
   *
   * Sets how a sink responds from now on: with a status, or not at all (`TIMEOUT`). Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/test/webhook-sinks/{id}`
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
   */
  updateTestWebhookSink(params: UpdateTestWebhookSinkParams, options?: CallOptions): Call<T.UpdateTestWebhookSinkResponse, T.UpdateTestWebhookSinkError>;
  /**
   * Update a treasury rule
   *
   * Updates the buckets, the amounts, the interval or the field `enabled` of a rule. The type cannot be changed. The result has to be a valid rule of its type with two different buckets of the account; otherwise the request is refused with VALIDATION_FAILED. Sweeps that the rule has already proposed do not change.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/treasury/rules/{ruleId}` · scope treasury:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, SANDBOX_ONLY, TREASURY_RULE_NOT_FOUND, TREASURY_BUCKET_NOT_FOUND
   */
  updateTreasuryRule(params: UpdateTreasuryRuleParams, options?: CallOptions): Call<T.UpdateTreasuryRuleResponse, T.UpdateTreasuryRuleError>;
  /**
   * Update a webhook endpoint
   *
   * Updates the URL, the event types, the description or the status of an endpoint. A new URL is checked like that of a new endpoint, and pending deliveries are sent to it. Setting the status ENABLED resets `failureCount` and resumes pending deliveries. Events that happened while the endpoint was DISABLED were not queued: replay them. Setting the status that the endpoint already has is not an error.
   *
   * **Sent again**: repeating the request is safe. `Idempotency-Key` is ignored.
   *
   * `PATCH /v1/webhook-endpoints/{id}` · scope webhooks:manage
   *
   * Errors beside the common ones: INVALID_URL, SCHEME_NOT_ALLOWED, PORT_NOT_ALLOWED, PRIVATE_HOST_BLOCKED, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ENDPOINT_NOT_FOUND
   */
  updateWebhookEndpoint(params: UpdateWebhookEndpointParams, options?: CallOptions): Call<T.UpdateWebhookEndpointResponse, T.UpdateWebhookEndpointError>;
  /**
   * Verify a claim code
   *
   * Verifies the code and returns a ticket, with which a signed-in tenant accepts the claim. The operation is public. A correct code uses the link. The service counts wrong codes: the first four refusals contain the number of attempts left, and after the fifth the code is no longer valid. If no code was sent before, the request is refused with CLAIM_OTP_EXPIRED. An IP address may try 20 codes an hour; further requests are refused with 429. If public claims are disabled, the operation is refused with 404 ROUTE_NOT_FOUND.
   *
   * **Sent again**: `Idempotency-Key` is ignored; the rules above say what a repetition does.
   *
   * `POST /v1/claims/{claimToken}/otp/verify`
   *
   * Errors beside the common ones: CLAIM_OTP_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, CLAIM_OTP_TOO_MANY_ATTEMPTS, ROUTE_NOT_FOUND, CLAIM_NOT_FOUND, CLAIM_LINK_GONE, CLAIM_OTP_EXPIRED
   */
  verifyClaimOtp(params: VerifyClaimOtpParams, options?: CallOptions): Call<T.VerifyClaimOtpResponse, T.VerifyClaimOtpError>;
  /**
   * Verify a payout destination
   *
   * Verifies that a destination belongs to the tenant, in one of two ways.
   *
   * **With a signature.** An EVM address signs the EIP-712 message DestinationOwnership, and a DESTINATION_OWNERSHIP
   * credential is issued. A signature that has expired, is valid for more than an hour, was used before or was not
   * made by the address is refused with DESTINATION_SIGNATURE_INVALID. If the key of the address did not sign, the
   * service asks the contract at the address on the deployment's chain (EIP-1271); while the chain does not respond,
   * the request is refused with CHAIN_UNAVAILABLE.
   *
   * **With an empty body.** The provider of the rail checks the destination, if the provider is in mode mock or
   * sandbox. Bank accounts, and providers in mode off or live, are refused. If the provider does not respond, the
   * request is refused with PROVIDER_UNAVAILABLE. A confirmed destination is ACTIVE at once: payment apps become
   * PROVIDER_VERIFIED, addresses stay DECLARED. If the provider rejects the destination, the response is 200 with
   * ownershipStatus FAILED, and the status does not change. The mock rejects identifiers that contain `fail`, and
   * phone numbers that end in 0000.
   *
   * Verifying an ACTIVE destination changes nothing, except that a signature raises a DECLARED address to
   * SIGNATURE_VERIFIED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/payout-destinations/{id}/verify` · scope ramps:write
   *
   * Errors beside the common ones: DESTINATION_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, REQUEST_SIGNATURE_REQUIRED, ROLE_NOT_PERMITTED, POLICY_DENIED, DESTINATION_VERIFY_NOT_AVAILABLE, DESTINATION_NOT_FOUND, DESTINATION_REVOKED, POLICY_UNAVAILABLE, PROVIDER_UNAVAILABLE, CHAIN_UNAVAILABLE
   */
  verifyPayoutDestination(params: VerifyPayoutDestinationParams | string, options?: CallOptions): Call<T.VerifyPayoutDestinationResponse, T.VerifyPayoutDestinationError>;
  /**
   * Verify a phone number
   *
   * Verifies the code and makes the alias ACTIVE. The latest verification applies: an alias of another tenant for the same number becomes REPLACED. Every OPEN claim for the number is assigned to this tenant, and a DID that is reserved for the number becomes the tenant's own. The service counts wrong codes: the first four refusals contain the number of attempts left, and after the fifth the code is no longer valid.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/phone-aliases/{id}/verify` · scope identity:write
   *
   * Errors beside the common ones: INVALID_TRANSITION, ALIAS_OTP_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, ROLE_NOT_PERMITTED, POLICY_DENIED, ALIAS_OTP_TOO_MANY_ATTEMPTS, PHONE_ALIAS_NOT_FOUND, ALIAS_OTP_EXPIRED, POLICY_UNAVAILABLE
   */
  verifyPhoneAlias(params: VerifyPhoneAliasParams, options?: CallOptions): Call<T.VerifyPhoneAliasResponse, T.VerifyPhoneAliasError>;
  /**
   * Verify a credential presentation
   *
   * Verifies a presentation and returns the result. The challenge is used up first, regardless of the result. Then the
   * checks follow in this order: the identity of the holder, the wallet binding of the signer, each credential (the
   * signature over its document, the issuer, the validity), and the signature of the presentation.
   *
   * If the presentation is not valid or the challenge has expired, the response is 200 with `verified` false. A
   * challenge that was used before is refused. A malformed request and CHAIN_UNAVAILABLE do not use up the challenge.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/credential-presentations/verify` · scope identity:read
   *
   * Errors beside the common ones: INVALID_WALLET_ADDRESS, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, CHALLENGE_NOT_FOUND, PRESENTATION_REPLAYED, CHAIN_UNAVAILABLE
   */
  verifyPresentation(params: VerifyPresentationParams, options?: CallOptions): Call<T.VerifyPresentationResponse, T.VerifyPresentationError>;
  /**
   * Answer a two-factor challenge
   *
   * Answers a challenge with a usable method and its code or signature. The wrong kind of answer is refused with
   * VALIDATION_FAILED. Answer with different methods until `satisfiedFactors` equals `requiredFactors`. Then send the
   * refused request again, unchanged, with the header x-service-2fa-challenge, within 10 minutes.
   *
   * Each method can be used once; a second correct answer changes nothing. The service counts wrong answers: the first four
   * refusals contain the number of attempts left, and the fifth cancels the challenge, which is refused with
   * TWOFA_TOO_MANY_ATTEMPTS from then on. An EXPIRED challenge is refused with TWOFA_CHALLENGE_EXPIRED, a SATISFIED or
   * REDEEMED one with INVALID_TRANSITION. Only member sessions may call it, and no scope is needed; an API key is
   * refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/challenges/{id}/verify`
   *
   * Errors beside the common ones: INVALID_TRANSITION, TWOFA_INVALID_CODE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_CHALLENGE_EXPIRED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, CHALLENGE_NOT_FOUND, FACTOR_NOT_FOUND
   */
  verifyTwoFactorChallenge(params: VerifyTwoFactorChallengeParams, options?: CallOptions): Call<T.VerifyTwoFactorChallengeResponse, T.VerifyTwoFactorChallengeError>;
  /**
   * Verify a two-factor method
   *
   * Verifies a two-factor method: with a code for EMAIL, SMS and TOTP, with a signature for IDP_MFA. The wrong kind of answer is refused with VALIDATION_FAILED. The first verified method of a member can be used at once while protection is disabled; other methods can be used after the cooling-off period. The service counts wrong and outdated answers: the first four refusals contain the number of attempts left, and the fifth deletes the method. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/2fa/factors/{id}/verify`
   *
   * Errors beside the common ones: INVALID_TRANSITION, TWOFA_INVALID_CODE, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, TWOFA_AGENT_NOT_PERMITTED, TWOFA_TOO_MANY_ATTEMPTS, MEMBER_SESSION_REQUIRED, FACTOR_NOT_FOUND
   */
  verifyTwoFactorFactor(params: VerifyTwoFactorFactorParams, options?: CallOptions): Call<T.VerifyTwoFactorFactorResponse, T.VerifyTwoFactorFactorError>;
  /**
   * Verify a wallet binding
   *
   * Verifies the signature over the challenge and makes the binding ACTIVE. If the binding is a rotation, the previous wallet becomes ROTATED in the same transaction. The signature is EIP-191 `personal_sign` over exactly the challenge. The signature of a contract wallet is verified according to EIP-1271; if the chain does not respond, the request is refused with CHAIN_UNAVAILABLE. A wrong signature does not use up the challenge. A rotation whose previous wallet is no longer ACTIVE is refused with WALLET_BINDING_ROTATION_STALE.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/identities/{id}/wallets/{bindingId}/verify` · scope identity:write
   *
   * Errors beside the common ones: WALLET_BINDING_SIGNATURE_INVALID, BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, IDENTITY_NOT_FOUND, WALLET_BINDING_NOT_FOUND, WALLET_BINDING_NOT_PENDING, WALLET_BINDING_ROTATION_STALE, WALLET_BINDING_NO_CHALLENGE, WALLET_ALREADY_BOUND, CHAIN_UNAVAILABLE
   */
  verifyWalletBinding(params: VerifyWalletBindingParams, options?: CallOptions): Call<T.VerifyWalletBindingResponse, T.VerifyWalletBindingError>;
  /**
   * Withdraw from a pool
   *
   * Withdraws money from a pool to the caller's INTERNAL_BALANCE. The pool has to be in the phase SUBSCRIPTION or CLOSED. An amount above the cash of the pool is refused with INSUFFICIENT_FUNDS.
   *
   * **Sent again** with the same `Idempotency-Key`: it runs once, and every repetition gets the first response. A different body under the same key is refused with 422.
   *
   * `POST /v1/lending/pools/{id}/withdraw` · scope lending:write
   *
   * Errors beside the common ones: BODY_TOO_LARGE, UNSUPPORTED_CONTENT_TYPE, INVALID_JSON, INSUFFICIENT_FUNDS, SANDBOX_ONLY, POOL_NOT_FOUND, POOL_PHASE
   */
  withdrawFromPool(params: WithdrawFromPoolParams, options?: CallOptions): Call<T.WithdrawFromPoolResponse, T.WithdrawFromPoolError>;
}

/** An operation that can move a resource now. */
export type NextAction = Omit<T.ExplanationNext, 'operationId'> & { operationId: OperationId };

export interface AccountsNamespace {
  /** Accept an invitation */
  readonly acceptInvitation: Methods['acceptInvitation'];
  /** Create a tenant */
  readonly createTenant: Methods['createTenant'];
  /** Decline an invitation */
  readonly declineInvitation: Methods['declineInvitation'];
  /** Get the current caller */
  readonly getMe: Methods['getMe'];
  /** Get your tenant */
  readonly getMyTenant: Methods['getMyTenant'];
  /** Update your tenant */
  readonly updateMyTenant: Methods['updateMyTenant'];
}

export interface AgentsNamespace {
  /** Create an agent */
  readonly create: Methods['createAgent'];
  /** Get an agent */
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
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetAgentResponse, T.GetAgentError, NonNullable<T.GetAgentResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface ApiKeysNamespace {
  /** Create an API key */
  readonly create: Methods['createApiKey'];
  /** Get an API key */
  readonly get: Methods['getApiKey'];
  /**
   * List API keys
   *
   * Lists the tenant's API keys, newest first, including revoked and expired ones. Only a member session of role OWNER or ADMIN may. An API key can never manage API keys.
   *
   * `GET /v1/api-keys`
   *
   * Errors beside the common ones: ROLE_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  readonly list: Methods['listApiKeys'];
  /** Revoke an API key */
  readonly revoke: Methods['revokeApiKey'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetApiKeyResponse, T.GetApiKeyError, NonNullable<T.GetApiKeyResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface ApprovalsNamespace {
  /** Attest the payment policy */
  readonly attestPaymentPolicy: Methods['attestPaymentPolicy'];
  /** Get an approval request */
  readonly get: Methods['getApproval'];
  /** Get the payment policy */
  readonly getPaymentPolicy: Methods['getPaymentPolicy'];
  /**
   * List approval requests
   *
   * Lists the approval requests of the payments that the tenant sends, newest first. The votes of each are oldest first.
   *
   * `GET /v1/approvals` · scope payments:read
   */
  readonly list: Methods['listApprovals'];
  /**
   * List payment policy versions
   *
   * Lists the versions of the payment policy, newest first. All but the newest are SUPERSEDED.
   *
   * `GET /v1/payment-policy/history` · scope policies:read
   */
  readonly listPaymentPolicyVersions: Methods['listPaymentPolicyVersions'];
  /** Reject an approval request */
  readonly reject: Methods['rejectApproval'];
  /** Set the payment policy */
  readonly setPaymentPolicy: Methods['setPaymentPolicy'];
  /** Approve an approval request */
  readonly sign: Methods['signApproval'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetApprovalResponse, T.GetApprovalError, NonNullable<T.GetApprovalResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface AuthoritiesNamespace {
  /** Attest an authority grant */
  readonly attest: Methods['attestAuthority'];
  /** Create an authority grant */
  readonly create: Methods['createAuthority'];
  /**
   * List authority grants
   *
   * Lists the authority grants of a member in every status, newest version first. If several ACTIVE grants cover an action, the most recent one applies.
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
  /** Update an authority grant */
  readonly update: Methods['updateAuthority'];
}

export interface CardAuthorizationsNamespace {
  /** Get a card authorization */
  readonly get: Methods['getCardAuthorization'];
  /**
   * List card authorizations
   *
   * Lists the authorizations of a card, approved and declined, newest first, with their reversals.
   *
   * `GET /v1/cards/{id}/authorizations` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, CARD_NOT_FOUND
   */
  readonly list: Methods['listCardAuthorizations'];
  /** Receive a card authorization request */
  readonly receive: Methods['receiveCardAuthorization'];
}

export interface CardsNamespace {
  /** Create an ephemeral key for a card */
  readonly createEphemeralKey: Methods['createCardEphemeralKey'];
  /** Create a card at the provider */
  readonly createProviderCard: Methods['createProviderCard'];
  /** Freeze a card */
  readonly freeze: Methods['freezeCard'];
  /** Get a card */
  readonly get: Methods['getCard'];
  /** Get the limits of a card */
  readonly getLimits: Methods['getCardLimits'];
  /** Issue a card */
  readonly issue: Methods['issueCard'];
  /**
   * List the cards of a wallet
   *
   * Lists the cards of a wallet, newest first, including frozen ones. Cards of the card provider belong to no wallet.
   *
   * `GET /v1/wallets/{walletId}/cards` · scope cards:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, WALLET_NOT_FOUND
   */
  readonly list: Methods['listWalletCards'];
  /** Receive a card reversal */
  readonly receiveReversal: Methods['receiveCardReversal'];
  /** Update the limits of a card */
  readonly setLimits: Methods['setCardLimits'];
  /** Unfreeze a card */
  readonly unfreeze: Methods['unfreezeCard'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetCardResponse, T.GetCardError, NonNullable<T.GetCardResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface ClaimsNamespace {
  /** Accept a claim */
  readonly accept: Methods['acceptClaim'];
  /** Open a claim link */
  readonly getLink: Methods['getClaimLink'];
  /** Send a claim code */
  readonly sendOtp: Methods['sendClaimOtp'];
  /** Verify a claim code */
  readonly verifyOtp: Methods['verifyClaimOtp'];
}

export interface ContactsNamespace {
  /** Save a payee */
  readonly create: Methods['createContact'];
  /** Get a saved payee */
  readonly get: Methods['getContact'];
  /**
   * List saved payees
   *
   * Lists the tenant's saved payees, newest first. Only member sessions may call it; no scope is needed.
   *
   * `GET /v1/contacts`
   *
   * Errors beside the common ones: MEMBER_SESSION_REQUIRED
   */
  readonly list: Methods['listContacts'];
  /** Delete a saved payee */
  readonly remove: Methods['removeContact'];
}

export interface CredentialsNamespace {
  /** Get a credential */
  readonly get: Methods['getCredential'];
  /** Get the signed document of a credential */
  readonly getArtifact: Methods['getCredentialArtifact'];
  /** Disclose one claim of a credential */
  readonly getDisclosure: Methods['getCredentialDisclosure'];
  /** Get the status of a credential */
  readonly getStatus: Methods['getCredentialStatus'];
  /**
   * List credentials
   *
   * Lists the credentials of the tenant and its members, newest first.
   *
   * `GET /v1/credentials` · scope identity:read
   */
  readonly list: Methods['listCredentials'];
  /** Refresh a credential */
  readonly refresh: Methods['refreshCredential'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetCredentialResponse, T.GetCredentialError, NonNullable<T.GetCredentialResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface EmailAliasesNamespace {
  /** Add your e-mail address */
  readonly create: Methods['createEmailAlias'];
  /** Get an e-mail alias */
  readonly get: Methods['getEmailAlias'];
  /**
   * List e-mail aliases
   *
   * Lists the tenant's e-mail aliases in every status, newest first.
   *
   * `GET /v1/email-aliases` · scope identity:read
   */
  readonly list: Methods['listEmailAliases'];
  /** Remove an e-mail address */
  readonly revoke: Methods['revokeEmailAlias'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetEmailAliasResponse, T.GetEmailAliasError, NonNullable<T.GetEmailAliasResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface EventsNamespace {
  /** Get an event */
  readonly get: Methods['getEvent'];
  /**
   * List events
   *
   * Lists the events of the tenant's own feed, newest first by `sequence`, or oldest first with `order=asc`. The cursor works in both directions. Each party of a payment has its own copy of the payment's events, with the fields that it may read. Events are kept for 30 days. The sequence numbers of a feed have no gaps.
   *
   * With `Accept: text/event-stream` the response is a stream of server-sent events that stays open and contains every new event, oldest first. `data` of each is the event as JSON, and `id` is its `sequence`. Send the last `id` in the header `Last-Event-ID` to continue behind it after a break; `0` begins with the oldest event that is kept. Without the header, the stream begins with the next event. `type` and `resourceId` filter it, `cursor` is refused, and the other parameters are ignored. Every 10 seconds of silence the stream contains a comment, and the `id` that it has reached. It ends when its credential no longer holds, or when the service restarts: connect again. One API key or member can have 20 streams open in each process of the service, and one tenant 100; the next is refused with TOO_MANY_STREAMS.
   *
   * `GET /v1/events` · scope webhooks:read
   *
   * Errors beside the common ones: TOO_MANY_STREAMS
   */
  readonly list: Methods['listEvents'];
  /** Every event as it happens, in order and once each: `for await (const event of …)`. It connects again by itself, behind the last event, until `signal` aborts or the loop is left. Throws a PaychartError for a refusal that would come again. */
  readonly stream: ListEventsStream;
}

export interface ExplanationsNamespace {
  /** Explain a resource */
  readonly get: Methods['explainResource'];
}

export interface ExtractionsNamespace {
  /** Approve an extraction */
  readonly approve: Methods['approveExtraction'];
  /** Correct an extracted fact */
  readonly correct: Methods['correctExtraction'];
  /** Create an extraction */
  readonly create: Methods['createExtraction'];
  /** Get an extraction */
  readonly get: Methods['getExtraction'];
  /**
   * List extractions
   *
   * Lists the tenant's extractions, newest first.
   *
   * `GET /v1/trade/extractions` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listExtractions'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetExtractionResponse, T.GetExtractionError, NonNullable<T.GetExtractionResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface FinancingPoolsNamespace {
  /** Create a financing pool */
  readonly create: Methods['createFinancingPool'];
  /** Get a financing pool */
  readonly get: Methods['getFinancingPool'];
  /**
   * List financing pools
   *
   * Lists the tenant's financing pools, newest first.
   *
   * `GET /v1/lending/pools` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listFinancingPools'];
}

export interface IdentitiesNamespace {
  /** Create an identity */
  readonly create: Methods['createIdentity'];
  /** Get an identity */
  readonly get: Methods['getIdentity'];
  /**
   * List identities
   *
   * Lists the identities of the tenant and its members, newest first.
   *
   * `GET /v1/identities` · scope identity:read
   */
  readonly list: Methods['listIdentities'];
}

export interface IdentityNamespace {
  /** Reserve a payment DID */
  readonly createDidReservation: Methods['createDidReservation'];
  /** Create a presentation challenge */
  readonly createPresentationChallenge: Methods['createPresentationChallenge'];
  /** Create a verification hand-off link */
  readonly createVerificationHandoff: Methods['createVerificationHandoff'];
  /** Start a verification */
  readonly createVerificationSession: Methods['createVerificationSession'];
  /** Evaluate eligibility for an action */
  readonly evaluateEligibility: Methods['evaluateEligibility'];
  /** Get a DID document */
  readonly getDidDocument: Methods['getDidDocument'];
  /** Get your DIDs */
  readonly getOwnDids: Methods['getOwnDids'];
  /** Open a verification hand-off link */
  readonly getVerificationHandoff: Methods['getVerificationHandoff'];
  /** Get a verification */
  readonly getVerificationSession: Methods['getVerificationSession'];
  /** Receive a verification webhook */
  readonly receiveVerificationWebhook: Methods['receiveVerificationWebhook'];
  /** Resolve a payment DID */
  readonly resolveDid: Methods['resolveDid'];
  /** Resolve a DID (W3C) */
  readonly resolveDidDocument: Methods['resolveDidDocument'];
  /** Simulate the next verification step */
  readonly simulateVerificationSession: Methods['simulateVerificationSession'];
  /** Verify a credential presentation */
  readonly verifyPresentation: Methods['verifyPresentation'];
  /** Waits until what `getVerificationSession` reads has a status, or has had it since the call; one minute by default. */
  readonly waitForVerificationSession: WaitMethod<T.GetVerificationSessionResponse, T.GetVerificationSessionError, NonNullable<T.GetVerificationSessionResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly nextForVerificationSession: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface InvoicesNamespace {
  /** Cancel an invoice */
  readonly cancel: Methods['cancelInvoice'];
  /** Create an invoice */
  readonly create: Methods['createInvoice'];
  /** Mark an invoice as delivered */
  readonly deliver: Methods['deliverInvoice'];
  /** Get an invoice */
  readonly get: Methods['getInvoice'];
  /** Get the public view of an invoice */
  readonly getPublic: Methods['getPublicInvoice'];
  /**
   * List invoices
   *
   * Lists the tenant's invoices in every status, newest first.
   *
   * `GET /v1/invoices` · scope invoices:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listInvoices'];
  /** Refund an invoice to the payer */
  readonly refund: Methods['refundInvoice'];
  /** Release an invoice to the payee */
  readonly release: Methods['releaseInvoice'];
  /** Send an invoice */
  readonly send: Methods['sendInvoice'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetInvoiceResponse, T.GetInvoiceError, NonNullable<T.GetInvoiceResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface LendingNamespace {
  /** Accept a lending offer */
  readonly acceptOffer: Methods['acceptLendingOffer'];
  /** Create a lending offer */
  readonly createOffer: Methods['createLendingOffer'];
  /** Deposit into a pool */
  readonly depositToPool: Methods['depositToPool'];
  /** Get a lending offer */
  readonly getOffer: Methods['getLendingOffer'];
  /** Get your position in a pool */
  readonly getPoolPosition: Methods['getPoolPosition'];
  /** Issue a loan */
  readonly issueOffer: Methods['issueLendingOffer'];
  /** Withdraw from a pool */
  readonly withdrawFromPool: Methods['withdrawFromPool'];
  /** Waits until what `getOffer` reads has a status, or has had it since the call; one minute by default. */
  readonly waitForOffer: WaitMethod<T.GetLendingOfferResponse, T.GetLendingOfferError, NonNullable<T.GetLendingOfferResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly nextForOffer: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface LoansNamespace {
  /** Get a loan */
  readonly get: Methods['getLoan'];
  /**
   * List loans
   *
   * Lists the loans in which the tenant is lender, borrower or supplier, newest first.
   *
   * `GET /v1/lending/loans` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listLoans'];
  /** Repay a loan */
  readonly repay: Methods['repayLoan'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetLoanResponse, T.GetLoanError, NonNullable<T.GetLoanResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface MembersNamespace {
  /** Invite a member */
  readonly create: Methods['createMember'];
  /** Get a member */
  readonly get: Methods['getMember'];
  /**
   * List members
   *
   * Lists the tenant's members, newest first, including removed ones.
   *
   * `GET /v1/members` · scope members:read
   */
  readonly list: Methods['listMembers'];
  /** Reactivate a member */
  readonly reactivate: Methods['reactivateMember'];
  /** Register a member's signing address */
  readonly registerSigner: Methods['registerMemberSigner'];
  /** Remove a member */
  readonly remove: Methods['removeMember'];
  /** Suspend a member */
  readonly suspend: Methods['suspendMember'];
  /** Update a member */
  readonly update: Methods['updateMember'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetMemberResponse, T.GetMemberError, NonNullable<T.GetMemberResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface OfframpNamespace {
  /** Receive a provider webhook */
  readonly receiveProviderWebhook: Methods['receiveProviderWebhook'];
}

export interface OfframpPaymentsNamespace {
  /** Cancel an off-ramp payment */
  readonly cancel: Methods['cancelOfframpPayment'];
  /** Confirm a payment */
  readonly confirm: Methods['confirmOfframpPayment'];
  /** Pay a phone number or DID */
  readonly create: Methods['createOfframpPayment'];
  /** Check for an on-chain deposit */
  readonly deposit: Methods['depositOfframpPayment'];
  /** Get an off-ramp payment */
  readonly get: Methods['getOfframpPayment'];
  /** Get the claim of a payment */
  readonly getClaim: Methods['getOfframpPaymentClaim'];
  /** Get the route quotes of a payment */
  readonly getRoutes: Methods['getOfframpPaymentRoutes'];
  /**
   * List off-ramp payments
   *
   * Lists the off-ramp payments that the tenant sends or receives, newest first. A recipient sees a payment as soon as the service knows who the recipient is. Payment intents are not in this list: `GET /v1/payments` lists payments of all kinds.
   *
   * `GET /v1/offramp/payments` · scope ramps:read
   */
  readonly list: Methods['listOfframpPayments'];
  /** Resend a claim link */
  readonly resendClaim: Methods['resendOfframpPaymentClaim'];
  /** Select a route quote */
  readonly selectRoute: Methods['selectOfframpPaymentRoute'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetOfframpPaymentResponse, T.GetOfframpPaymentError, NonNullable<T.GetOfframpPaymentResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface OperationsNamespace {
  /** Check liveness */
  readonly getHealth: Methods['getHealth'];
  /** Get the OpenAPI document */
  readonly getOpenApiDocument: Methods['getOpenApiDocument'];
  /** Check readiness */
  readonly getReadiness: Methods['getReadiness'];
}

export interface PaymentsNamespace {
  /** Approve a payment */
  readonly approve: Methods['approvePayment'];
  /** Cancel a payment */
  readonly cancel: Methods['cancelPayment'];
  /** Confirm a payment */
  readonly confirm: Methods['confirmPayment'];
  /** Create a payment */
  readonly create: Methods['createPayment'];
  /** Execute a multisig payment */
  readonly execute: Methods['executePayment'];
  /** Get a payment */
  readonly get: Methods['getPayment'];
  /** Get the claim of a payment intent */
  readonly getClaim: Methods['getPaymentClaim'];
  /** Get the route quotes of a payment */
  readonly getRoutes: Methods['getPaymentRoutes'];
  /**
   * List payments
   *
   * Lists payments of all kinds together, newest first: the intents and off-ramp payments that the tenant sends or receives, and its own legacy payments. A recipient sees a payment as soon as the service knows who the recipient is. The entries have no quotes.
   *
   * `GET /v1/payments` · scope payments:read
   */
  readonly list: Methods['listPayments'];
  /** Select a route quote of a payment */
  readonly selectRoute: Methods['selectPaymentRoute'];
  /** Sign a multisig payment */
  readonly sign: Methods['signPayment'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetPaymentResponse, T.GetPaymentError, NonNullable<T.GetPaymentResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface PayoutDestinationsNamespace {
  /** Add a payout destination */
  readonly create: Methods['createPayoutDestination'];
  /** Get a payout destination */
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
  /** Set the default payout destination */
  readonly setDefault: Methods['setDefaultPayoutDestination'];
  /** Update a payout destination */
  readonly update: Methods['updatePayoutDestination'];
  /** Verify a payout destination */
  readonly verify: Methods['verifyPayoutDestination'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetPayoutDestinationResponse, T.GetPayoutDestinationError, NonNullable<T.GetPayoutDestinationResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface PermitsNamespace {
  /** Issue an eligibility permit */
  readonly issue: Methods['issuePermit'];
  /**
   * List eligibility permits
   *
   * Lists the tenant's own permits and those of its pools, newest first.
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
  /** Resend a phone verification code */
  readonly resendCode: Methods['resendPhoneAliasCode'];
  /** Remove a phone number */
  readonly revoke: Methods['revokePhoneAlias'];
  /** Verify a phone number */
  readonly verify: Methods['verifyPhoneAlias'];
}

export interface PoliciesNamespace {
  /** Attach a policy */
  readonly attach: Methods['attachPolicy'];
  /** Create a policy */
  readonly create: Methods['createPolicy'];
  /** Delete a policy */
  readonly delete: Methods['deletePolicy'];
  /** Detach a policy */
  readonly detach: Methods['detachPolicy'];
  /** Evaluate a policy (dry run) */
  readonly evaluate: Methods['evaluatePolicy'];
  /** Get a policy */
  readonly get: Methods['getPolicy'];
  /**
   * List policies
   *
   * Lists the tenant's policies, newest first. Deleted policies are not listed.
   *
   * `GET /v1/policies` · scope policies:read
   */
  readonly list: Methods['listPolicies'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetPolicyResponse, T.GetPolicyError, NonNullable<T.GetPolicyResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface PolicyAttachmentsNamespace {
  /**
   * List policy attachments
   *
   * Lists the current attachments of a policy, newest first.
   *
   * `GET /v1/policies/{id}/attachments` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  readonly list: Methods['listPolicyAttachments'];
}

export interface PolicyDecisionsNamespace {
  /**
   * List policy decisions
   *
   * Lists the decisions of the tenant's policies, newest first: dry runs, payments and card authorizations. Entries never change and are kept for 400 days, including those of deleted policies.
   *
   * `GET /v1/policies/decisions` · scope policies:read
   */
  readonly list: Methods['listPolicyDecisions'];
}

export interface PolicyVersionsNamespace {
  /** Create a policy version */
  readonly create: Methods['createPolicyVersion'];
  /**
   * List the versions of a policy
   *
   * Lists all versions of a policy, oldest first.
   *
   * `GET /v1/policies/{id}/versions` · scope policies:read
   *
   * Errors beside the common ones: POLICY_NOT_FOUND
   */
  readonly list: Methods['listPolicyVersions'];
}

export interface ProtectionNamespace {
  /** Get the protection settings */
  readonly getSettings: Methods['getProtectionSettings'];
  /** Get a two-factor challenge */
  readonly getTwoFactorChallenge: Methods['getTwoFactorChallenge'];
  /** Send a two-factor code */
  readonly sendTwoFactorChallengeCode: Methods['sendTwoFactorChallengeCode'];
  /** Update the protection settings */
  readonly updateSettings: Methods['updateProtectionSettings'];
  /** Answer a two-factor challenge */
  readonly verifyTwoFactorChallenge: Methods['verifyTwoFactorChallenge'];
  /** Waits until what `getTwoFactorChallenge` reads has a status, or has had it since the call; one minute by default. */
  readonly waitForTwoFactorChallenge: WaitMethod<T.GetTwoFactorChallengeResponse, T.GetTwoFactorChallengeError, NonNullable<T.GetTwoFactorChallengeResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly nextForTwoFactorChallenge: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface PurchaseOrdersNamespace {
  /** Accept a purchase order */
  readonly accept: Methods['acceptPurchaseOrder'];
  /**
   * List purchase orders
   *
   * Lists the purchase orders in which the tenant is borrower, supplier or lender, newest first.
   *
   * `GET /v1/lending/purchase-orders` · scope lending:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listPurchaseOrders'];
  /** Register a purchase order */
  readonly register: Methods['registerPurchaseOrder'];
}

export interface RampsNamespace {
  /** Create an on-ramp or off-ramp */
  readonly create: Methods['createRamp'];
  /** Get a ramp */
  readonly get: Methods['getRamp'];
  /**
   * List ramps
   *
   * Lists the tenant's ramps in both directions, newest first.
   *
   * `GET /v1/ramps` · scope ramps:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listRamps'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetRampResponse, T.GetRampError, NonNullable<T.GetRampResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface SalesOrdersNamespace {
  /** Accept the delivery of a sales order */
  readonly acceptDelivery: Methods['acceptSalesOrderDelivery'];
  /** Cancel a sales order */
  readonly cancel: Methods['cancelSalesOrder'];
  /** Check the settlement of a sales order */
  readonly checkSettlement: Methods['checkSalesOrderSettlement'];
  /** Create a sales order */
  readonly create: Methods['createSalesOrder'];
  /** Get a sales order */
  readonly get: Methods['getSalesOrder'];
  /** Get the delivery of a sales order */
  readonly getDelivery: Methods['getSalesOrderDelivery'];
  /**
   * List sales orders
   *
   * Lists the sales orders in which the tenant is buyer or seller, newest first.
   *
   * `GET /v1/trade/sales-orders` · scope trade:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listSalesOrders'];
  /** Record the delivery of a sales order */
  readonly recordDelivery: Methods['recordSalesOrderDelivery'];
  /** Respond to a sales order */
  readonly respondTo: Methods['respondToSalesOrder'];
  /** Submit a sales order */
  readonly submit: Methods['submitSalesOrder'];
  /** Update the terms of a sales order */
  readonly updateTerms: Methods['updateSalesOrderTerms'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetSalesOrderResponse, T.GetSalesOrderError, NonNullable<T.GetSalesOrderResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface SandboxNamespace {
  /** Advance the test clock */
  readonly advanceTestClock: Methods['advanceTestClock'];
  /** Anchor a test credential on chain */
  readonly anchorTestCredential: Methods['anchorTestCredential'];
  /** Clear provider overrides */
  readonly clearTestProviderControls: Methods['clearTestProviderControls'];
  /** Simulate a card authorization */
  readonly createTestCardAuthorization: Methods['createTestCardAuthorization'];
  /** Create a test session */
  readonly createTestSession: Methods['createTestSession'];
  /** Create a webhook sink */
  readonly createTestWebhookSink: Methods['createTestWebhookSink'];
  /** Add test money */
  readonly creditTestBalance: Methods['creditTestBalance'];
  /** Expire a test credential */
  readonly expireTestCredential: Methods['expireTestCredential'];
  /** Expire the verification of a phone number */
  readonly expireTestPhoneAlias: Methods['expireTestPhoneAlias'];
  /** Get the sandbox arbiter */
  readonly getTestArbiter: Methods['getTestArbiter'];
  /** Get the chain controls */
  readonly getTestChain: Methods['getTestChain'];
  /** Get the test clock */
  readonly getTestClock: Methods['getTestClock'];
  /** Get the provider state of a payment */
  readonly getTestProvider: Methods['getTestProvider'];
  /** Issue a test credential */
  readonly issueTestCredential: Methods['issueTestCredential'];
  /**
   * List outgoing test messages
   *
   * Lists the text messages and e-mails that the caller's tenant caused, newest first. With `to` it lists every message to exactly that address, regardless of who caused it. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/messages`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly listTestMessages: Methods['listTestMessages'];
  /**
   * List review cases of your payments
   *
   * Lists the review cases of payments that the tenant has sent, newest first. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/review-cases`
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly listTestReviewCases: Methods['listTestReviewCases'];
  /**
   * List requests received by a sink
   *
   * Lists the requests that a sink has received, newest first, each with the bytes that were signed. Requests to which the sink did not respond are listed too. Sandbox only. Any test key or session may call it; no scope is needed, and it acts on the caller's tenant only.
   *
   * `GET /v1/test/webhook-sinks/{id}/requests`
   *
   * Errors beside the common ones: SANDBOX_ONLY, WEBHOOK_SINK_NOT_FOUND
   */
  readonly listTestWebhookSinkRequests: Methods['listTestWebhookSinkRequests'];
  /** Check the escrow of an invoice now */
  readonly pollTestInvoice: Methods['pollTestInvoice'];
  /** Recheck a held payment */
  readonly reevaluateTestPayment: Methods['reevaluateTestPayment'];
  /** Reinstate a test credential */
  readonly reinstateTestCredential: Methods['reinstateTestCredential'];
  /** Resolve a review case */
  readonly resolveTestReviewCase: Methods['resolveTestReviewCase'];
  /** Simulate a card reversal */
  readonly reverseTestCardAuthorization: Methods['reverseTestCardAuthorization'];
  /** Revoke a test credential */
  readonly revokeTestCredential: Methods['revokeTestCredential'];
  /** Run a treasury rule now */
  readonly runTestTreasuryRule: Methods['runTestTreasuryRule'];
  /** Run pending webhook deliveries */
  readonly runTestWebhookDeliveries: Methods['runTestWebhookDeliveries'];
  /** Simulate a provider webhook */
  readonly sendTestProviderWebhook: Methods['sendTestProviderWebhook'];
  /** Set the chain controls */
  readonly setTestChain: Methods['setTestChain'];
  /** Set tenant features */
  readonly setTestFeatures: Methods['setTestFeatures'];
  /** Set the policy enforcement mode */
  readonly setTestPolicyEnforcement: Methods['setTestPolicyEnforcement'];
  /** Turn the policy subsystem on or off */
  readonly setTestPolicySubsystem: Methods['setTestPolicySubsystem'];
  /** Set provider overrides */
  readonly setTestProviderControls: Methods['setTestProviderControls'];
  /** Set the screening result of a recipient */
  readonly setTestScreening: Methods['setTestScreening'];
  /** Suspend or resume the tenant */
  readonly setTestTenantStatus: Methods['setTestTenantStatus'];
  /** Advance a payment at its provider */
  readonly stepTestProvider: Methods['stepTestProvider'];
  /** Suspend a test credential */
  readonly suspendTestCredential: Methods['suspendTestCredential'];
  /** Update a webhook sink */
  readonly updateTestWebhookSink: Methods['updateTestWebhookSink'];
}

export interface TestMessagesNamespace {
  /** Turn the message gateway on or off */
  readonly setGateway: Methods['setTestMessageGateway'];
}

export interface TradeNamespace {
  /** Upload a file */
  readonly createUpload: Methods['createUpload'];
  /** Get an agreement */
  readonly getAgreement: Methods['getAgreement'];
}

export interface TreasuryAccountsNamespace {
  /** Create a treasury account */
  readonly create: Methods['createTreasuryAccount'];
  /** Get a treasury account */
  readonly get: Methods['getTreasuryAccount'];
  /**
   * List treasury accounts
   *
   * Lists the tenant's treasury accounts in every status, newest first. The list does not read balances: `totalUsd`, `balanceUsd`, `shareBps` and `driftBps` are null.
   *
   * `GET /v1/treasury/accounts` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY
   */
  readonly list: Methods['listTreasuryAccounts'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetTreasuryAccountResponse, T.GetTreasuryAccountError, NonNullable<T.GetTreasuryAccountResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface TreasuryRulesNamespace {
  /** Create a treasury rule */
  readonly create: Methods['createTreasuryRule'];
  /** Delete a treasury rule */
  readonly delete: Methods['deleteTreasuryRule'];
  /**
   * List treasury rules
   *
   * Lists the rules of a treasury account, newest first, including disabled ones.
   *
   * `GET /v1/treasury/accounts/{id}/rules` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  readonly list: Methods['listTreasuryRules'];
  /** Update a treasury rule */
  readonly update: Methods['updateTreasuryRule'];
}

export interface TreasurySweepsNamespace {
  /** Create a treasury sweep */
  readonly create: Methods['createTreasurySweep'];
  /** Get a treasury sweep */
  readonly get: Methods['getTreasurySweep'];
  /**
   * List treasury sweeps
   *
   * Lists the sweeps of a treasury account, newest first, both those of rules and those created by request.
   *
   * `GET /v1/treasury/accounts/{id}/sweeps` · scope treasury:read
   *
   * Errors beside the common ones: SANDBOX_ONLY, TREASURY_ACCOUNT_NOT_FOUND
   */
  readonly list: Methods['listTreasurySweeps'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetTreasurySweepResponse, T.GetTreasurySweepError, NonNullable<T.GetTreasurySweepResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface TwoFactorFactorsNamespace {
  /** Enroll a two-factor method */
  readonly enroll: Methods['enrollTwoFactorFactor'];
  /**
   * List your two-factor methods
   *
   * Lists the calling member's two-factor methods, newest first, with the number that the tenant requires and the number that can be used now. Only member sessions may call it, and no scope is needed; an API key is refused with TWOFA_AGENT_NOT_PERMITTED.
   *
   * `GET /v1/2fa/factors`
   *
   * Errors beside the common ones: TWOFA_AGENT_NOT_PERMITTED, MEMBER_SESSION_REQUIRED
   */
  readonly list: Methods['listTwoFactorFactors'];
  /** Remove a two-factor method */
  readonly remove: Methods['removeTwoFactorFactor'];
  /** Resend an enrollment code */
  readonly resendCode: Methods['resendTwoFactorFactorCode'];
  /** Verify a two-factor method */
  readonly verify: Methods['verifyTwoFactorFactor'];
}

export interface WalletBindingsNamespace {
  /** Cancel a wallet rotation */
  readonly cancelRotation: Methods['cancelWalletRotation'];
  /**
   * List the wallet bindings of an identity
   *
   * Lists the wallet bindings of an identity in every status, newest first, without their challenges.
   *
   * `GET /v1/identities/{id}/wallets` · scope identity:read
   *
   * Errors beside the common ones: IDENTITY_NOT_FOUND
   */
  readonly list: Methods['listWalletBindings'];
  /** Revoke a wallet binding */
  readonly revoke: Methods['revokeWalletBinding'];
  /** Start a wallet rotation */
  readonly rotate: Methods['rotateWalletBinding'];
  /** Start a wallet binding */
  readonly start: Methods['startWalletBinding'];
  /** Verify a wallet binding */
  readonly verify: Methods['verifyWalletBinding'];
}

export interface WalletsNamespace {
  /** Request test money from the faucet */
  readonly drip: Methods['createDrip'];
  /** Create a multisig wallet */
  readonly create: Methods['createWallet'];
  /** Propose a wallet transaction */
  readonly createTransaction: Methods['createWalletTransaction'];
  /** Fund a wallet with test money */
  readonly fund: Methods['fundWallet'];
  /** Get your balance */
  readonly getBalance: Methods['getBalance'];
  /** Get the capabilities of this deployment */
  readonly getCapabilities: Methods['getCapabilities'];
  /** Get a faucet drip */
  readonly getDrip: Methods['getDrip'];
  /** Get a wallet and its balances */
  readonly get: Methods['getWallet'];
  /**
   * List faucet drips
   *
   * Lists the tenant's drips into wallets and accounts, newest first. In live the list is empty.
   *
   * `GET /v1/faucet/drips` · scope wallets:fund
   *
   * Errors beside the common ones: FAUCET_NOT_AVAILABLE
   */
  readonly listDrips: Methods['listDrips'];
  /**
   * List wallets
   *
   * Lists the tenant's wallets of every kind, newest first, without their balances. The list includes the tenant's accounts, treasury buckets and escrows of invoices. `total` counts the wallets of all pages.
   *
   * `GET /v1/wallets` · scope wallets:read
   */
  readonly list: Methods['listWallets'];
  /** Set the wallet of a handle */
  readonly setDirectoryHandle: Methods['setDirectoryHandle'];
  /** Waits until what `getDrip` reads has a status, or has had it since the call; one minute by default. */
  readonly waitForDrip: WaitMethod<T.GetDripResponse, T.GetDripError, NonNullable<T.GetDripResponse['status']>>;
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetWalletResponse, T.GetWalletError, NonNullable<T.GetWalletResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly nextForDrip: NextMethod<NextAction, T.ExplainResourceError>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface WebhookDeliveriesNamespace {
  /** Get a webhook delivery */
  readonly get: Methods['getWebhookDelivery'];
  /**
   * List webhook deliveries
   *
   * Lists the deliveries of an endpoint, newest first, with their attempts. Deliveries are kept for 30 days, as events are.
   *
   * `GET /v1/webhook-endpoints/{id}/deliveries` · scope webhooks:read
   *
   * Errors beside the common ones: ENDPOINT_NOT_FOUND
   */
  readonly list: Methods['listWebhookDeliveries'];
  /** Redeliver an event */
  readonly redeliver: Methods['redeliverWebhookDelivery'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetWebhookDeliveryResponse, T.GetWebhookDeliveryError, NonNullable<T.GetWebhookDeliveryResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
}

export interface WebhookEndpointsNamespace {
  /** Create a webhook endpoint */
  readonly create: Methods['createWebhookEndpoint'];
  /** Delete a webhook endpoint */
  readonly delete: Methods['deleteWebhookEndpoint'];
  /** Get a webhook endpoint */
  readonly get: Methods['getWebhookEndpoint'];
  /**
   * List webhook endpoints
   *
   * Lists the tenant's webhook endpoints, newest first, without their secrets. Deleted endpoints are not listed.
   *
   * `GET /v1/webhook-endpoints` · scope webhooks:read
   */
  readonly list: Methods['listWebhookEndpoints'];
  /** Replay past events */
  readonly replay: Methods['replayWebhookEndpoint'];
  /** Rotate a signing secret */
  readonly rotateSecret: Methods['rotateWebhookEndpointSecret'];
  /** Send a test event */
  readonly test: Methods['testWebhookEndpoint'];
  /** Update a webhook endpoint */
  readonly update: Methods['updateWebhookEndpoint'];
  /** Waits until what `get` reads has a status, or has had it since the call; one minute by default. */
  readonly wait: WaitMethod<T.GetWebhookEndpointResponse, T.GetWebhookEndpointError, NonNullable<T.GetWebhookEndpointResponse['status']>>;
  /** The operations that can move the resource now, each with whether the service would take it from you, or the code of its refusal. */
  readonly next: NextMethod<NextAction, T.ExplainResourceError>;
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
  readonly emailAliases: EmailAliasesNamespace;
  readonly events: EventsNamespace;
  readonly explanations: ExplanationsNamespace;
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
  readonly testMessages: TestMessagesNamespace;
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
export type ParamsOf<I extends OperationId> = Exclude<NonNullable<Parameters<Methods[I]>[0]>, string>;

/** What it gives. */
export type DataOf<I extends OperationId> = Awaited<ReturnType<ReturnType<Methods[I]>['unwrap']>>;

/** What it fails with. */
export type ErrorOf<I extends OperationId> = Methods[I] extends (...args: never[]) => Call<unknown, infer E> ? E | ClientError : never;

/** Connects to the service. Throws a TypeError for options that cannot lead anywhere. */
export function createPaychart(options: PaychartOptions): Paychart {
  const grouping = { namespaces, waits, streams, events: operations.listEvents, explain: operations.explainResource };
  return createClient(operations, grouping, options) as Paychart;
}

/**
 * Verifies a delivery (Standard Webhooks) and returns its payload; throws a WebhookVerificationError. `body` is the raw
 * body as received. Several secrets: during a rotation.
 */
export async function verifyWebhook(secret: string | readonly string[], headers: WebhookHeaders, body: WebhookBody, options?: VerifyWebhookOptions): Promise<WebhookEvent> {
  return (await verifySignedBody(secret, headers, body, options)) as WebhookEvent;
}
