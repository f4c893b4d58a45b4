// Generated from spec/ by `npm run generate`. Do not edit.

import type { Handler } from '../../src/kernel/http/handler.ts';
import { createAgent } from '../../src/domains/accounts/operations/create-agent.ts';
import { createApiKey } from '../../src/domains/accounts/operations/create-api-key.ts';
import { createMember } from '../../src/domains/accounts/operations/create-member.ts';
import { createTenant } from '../../src/domains/accounts/operations/create-tenant.ts';
import { getAgent } from '../../src/domains/accounts/operations/get-agent.ts';
import { getApiKey } from '../../src/domains/accounts/operations/get-api-key.ts';
import { getMe } from '../../src/domains/accounts/operations/get-me.ts';
import { getMember } from '../../src/domains/accounts/operations/get-member.ts';
import { getMyTenant } from '../../src/domains/accounts/operations/get-my-tenant.ts';
import { listAgents } from '../../src/domains/accounts/operations/list-agents.ts';
import { listApiKeys } from '../../src/domains/accounts/operations/list-api-keys.ts';
import { listMembers } from '../../src/domains/accounts/operations/list-members.ts';
import { reactivateMember } from '../../src/domains/accounts/operations/reactivate-member.ts';
import { registerMemberSigner } from '../../src/domains/accounts/operations/register-member-signer.ts';
import { removeMember } from '../../src/domains/accounts/operations/remove-member.ts';
import { resumeAgent } from '../../src/domains/accounts/operations/resume-agent.ts';
import { revokeApiKey } from '../../src/domains/accounts/operations/revoke-api-key.ts';
import { suspendAgent } from '../../src/domains/accounts/operations/suspend-agent.ts';
import { suspendMember } from '../../src/domains/accounts/operations/suspend-member.ts';
import { updateMember } from '../../src/domains/accounts/operations/update-member.ts';
import { updateMyTenant } from '../../src/domains/accounts/operations/update-my-tenant.ts';
import { configureLiquidity } from '../../src/domains/admin/operations/configure-liquidity.ts';
import { getHealth } from '../../src/domains/admin/operations/get-health.ts';
import { getOpenApiDocument } from '../../src/domains/admin/operations/get-open-api-document.ts';
import { getReadiness } from '../../src/domains/admin/operations/get-readiness.ts';
import { getReviewCase } from '../../src/domains/admin/operations/get-review-case.ts';
import { listLiquidity } from '../../src/domains/admin/operations/list-liquidity.ts';
import { listReviewCases } from '../../src/domains/admin/operations/list-review-cases.ts';
import { resolveReviewCase } from '../../src/domains/admin/operations/resolve-review-case.ts';
import { topUpLiquidity } from '../../src/domains/admin/operations/top-up-liquidity.ts';
import { withdrawLiquidity } from '../../src/domains/admin/operations/withdraw-liquidity.ts';
import { attestAuthority } from '../../src/domains/approvals/operations/attest-authority.ts';
import { attestPaymentPolicy } from '../../src/domains/approvals/operations/attest-payment-policy.ts';
import { createAuthority } from '../../src/domains/approvals/operations/create-authority.ts';
import { getApproval } from '../../src/domains/approvals/operations/get-approval.ts';
import { getPaymentPolicy } from '../../src/domains/approvals/operations/get-payment-policy.ts';
import { listApprovals } from '../../src/domains/approvals/operations/list-approvals.ts';
import { listAuthorities } from '../../src/domains/approvals/operations/list-authorities.ts';
import { listPaymentPolicyVersions } from '../../src/domains/approvals/operations/list-payment-policy-versions.ts';
import { reactivateAuthority } from '../../src/domains/approvals/operations/reactivate-authority.ts';
import { rejectApproval } from '../../src/domains/approvals/operations/reject-approval.ts';
import { revokeAuthority } from '../../src/domains/approvals/operations/revoke-authority.ts';
import { setPaymentPolicy } from '../../src/domains/approvals/operations/set-payment-policy.ts';
import { signApproval } from '../../src/domains/approvals/operations/sign-approval.ts';
import { suspendAuthority } from '../../src/domains/approvals/operations/suspend-authority.ts';
import { updateAuthority } from '../../src/domains/approvals/operations/update-authority.ts';
import { createCardEphemeralKey } from '../../src/domains/cards/operations/create-card-ephemeral-key.ts';
import { createProviderCard } from '../../src/domains/cards/operations/create-provider-card.ts';
import { createTestCardAuthorization } from '../../src/domains/cards/operations/create-test-card-authorization.ts';
import { freezeCard } from '../../src/domains/cards/operations/freeze-card.ts';
import { getCardAuthorization } from '../../src/domains/cards/operations/get-card-authorization.ts';
import { getCardLimits } from '../../src/domains/cards/operations/get-card-limits.ts';
import { getCard } from '../../src/domains/cards/operations/get-card.ts';
import { issueCard } from '../../src/domains/cards/operations/issue-card.ts';
import { listCardAuthorizations } from '../../src/domains/cards/operations/list-card-authorizations.ts';
import { listWalletCards } from '../../src/domains/cards/operations/list-wallet-cards.ts';
import { reverseTestCardAuthorization } from '../../src/domains/cards/operations/reverse-test-card-authorization.ts';
import { setCardLimits } from '../../src/domains/cards/operations/set-card-limits.ts';
import { unfreezeCard } from '../../src/domains/cards/operations/unfreeze-card.ts';
import { acceptClaim } from '../../src/domains/claims/operations/accept-claim.ts';
import { getClaimLink } from '../../src/domains/claims/operations/get-claim-link.ts';
import { getOfframpPaymentClaim } from '../../src/domains/claims/operations/get-offramp-payment-claim.ts';
import { getPaymentClaim } from '../../src/domains/claims/operations/get-payment-claim.ts';
import { resendOfframpPaymentClaim } from '../../src/domains/claims/operations/resend-offramp-payment-claim.ts';
import { sendClaimOtp } from '../../src/domains/claims/operations/send-claim-otp.ts';
import { verifyClaimOtp } from '../../src/domains/claims/operations/verify-claim-otp.ts';
import { createPayoutDestination } from '../../src/domains/destinations/operations/create-payout-destination.ts';
import { getPayoutDestination } from '../../src/domains/destinations/operations/get-payout-destination.ts';
import { listPayoutDestinations } from '../../src/domains/destinations/operations/list-payout-destinations.ts';
import { revokePayoutDestination } from '../../src/domains/destinations/operations/revoke-payout-destination.ts';
import { setDefaultPayoutDestination } from '../../src/domains/destinations/operations/set-default-payout-destination.ts';
import { updatePayoutDestination } from '../../src/domains/destinations/operations/update-payout-destination.ts';
import { verifyPayoutDestination } from '../../src/domains/destinations/operations/verify-payout-destination.ts';
import { cancelWalletRotation } from '../../src/domains/identity/operations/cancel-wallet-rotation.ts';
import { createDidReservation } from '../../src/domains/identity/operations/create-did-reservation.ts';
import { createIdentity } from '../../src/domains/identity/operations/create-identity.ts';
import { createPhoneAlias } from '../../src/domains/identity/operations/create-phone-alias.ts';
import { createPresentationChallenge } from '../../src/domains/identity/operations/create-presentation-challenge.ts';
import { createVerificationHandoff } from '../../src/domains/identity/operations/create-verification-handoff.ts';
import { createVerificationSession } from '../../src/domains/identity/operations/create-verification-session.ts';
import { evaluateEligibility } from '../../src/domains/identity/operations/evaluate-eligibility.ts';
import { getCredentialArtifact } from '../../src/domains/identity/operations/get-credential-artifact.ts';
import { getCredentialDisclosure } from '../../src/domains/identity/operations/get-credential-disclosure.ts';
import { getCredentialStatus } from '../../src/domains/identity/operations/get-credential-status.ts';
import { getCredential } from '../../src/domains/identity/operations/get-credential.ts';
import { getDidDocument } from '../../src/domains/identity/operations/get-did-document.ts';
import { getIdentity } from '../../src/domains/identity/operations/get-identity.ts';
import { getOwnDids } from '../../src/domains/identity/operations/get-own-dids.ts';
import { getVerificationHandoff } from '../../src/domains/identity/operations/get-verification-handoff.ts';
import { getVerificationSession } from '../../src/domains/identity/operations/get-verification-session.ts';
import { listCredentials } from '../../src/domains/identity/operations/list-credentials.ts';
import { listIdentities } from '../../src/domains/identity/operations/list-identities.ts';
import { listPhoneAliases } from '../../src/domains/identity/operations/list-phone-aliases.ts';
import { listWalletBindings } from '../../src/domains/identity/operations/list-wallet-bindings.ts';
import { refreshCredential } from '../../src/domains/identity/operations/refresh-credential.ts';
import { resendPhoneAliasCode } from '../../src/domains/identity/operations/resend-phone-alias-code.ts';
import { resolveDidDocument } from '../../src/domains/identity/operations/resolve-did-document.ts';
import { resolveDid } from '../../src/domains/identity/operations/resolve-did.ts';
import { revokePhoneAlias } from '../../src/domains/identity/operations/revoke-phone-alias.ts';
import { revokeWalletBinding } from '../../src/domains/identity/operations/revoke-wallet-binding.ts';
import { rotateWalletBinding } from '../../src/domains/identity/operations/rotate-wallet-binding.ts';
import { simulateVerificationSession } from '../../src/domains/identity/operations/simulate-verification-session.ts';
import { startWalletBinding } from '../../src/domains/identity/operations/start-wallet-binding.ts';
import { verifyPhoneAlias } from '../../src/domains/identity/operations/verify-phone-alias.ts';
import { verifyPresentation } from '../../src/domains/identity/operations/verify-presentation.ts';
import { verifyWalletBinding } from '../../src/domains/identity/operations/verify-wallet-binding.ts';
import { cancelInvoice } from '../../src/domains/invoices/operations/cancel-invoice.ts';
import { createInvoice } from '../../src/domains/invoices/operations/create-invoice.ts';
import { deliverInvoice } from '../../src/domains/invoices/operations/deliver-invoice.ts';
import { getInvoice } from '../../src/domains/invoices/operations/get-invoice.ts';
import { getPublicInvoice } from '../../src/domains/invoices/operations/get-public-invoice.ts';
import { getTestArbiter } from '../../src/domains/invoices/operations/get-test-arbiter.ts';
import { listInvoices } from '../../src/domains/invoices/operations/list-invoices.ts';
import { pollTestInvoice } from '../../src/domains/invoices/operations/poll-test-invoice.ts';
import { refundInvoice } from '../../src/domains/invoices/operations/refund-invoice.ts';
import { releaseInvoice } from '../../src/domains/invoices/operations/release-invoice.ts';
import { sendInvoice } from '../../src/domains/invoices/operations/send-invoice.ts';
import { acceptLendingOffer } from '../../src/domains/lending/operations/accept-lending-offer.ts';
import { acceptPurchaseOrder } from '../../src/domains/lending/operations/accept-purchase-order.ts';
import { createFinancingPool } from '../../src/domains/lending/operations/create-financing-pool.ts';
import { createLendingOffer } from '../../src/domains/lending/operations/create-lending-offer.ts';
import { depositToPool } from '../../src/domains/lending/operations/deposit-to-pool.ts';
import { getFinancingPool } from '../../src/domains/lending/operations/get-financing-pool.ts';
import { getLendingOffer } from '../../src/domains/lending/operations/get-lending-offer.ts';
import { getLoan } from '../../src/domains/lending/operations/get-loan.ts';
import { getPoolPosition } from '../../src/domains/lending/operations/get-pool-position.ts';
import { issueLendingOffer } from '../../src/domains/lending/operations/issue-lending-offer.ts';
import { issuePermit } from '../../src/domains/lending/operations/issue-permit.ts';
import { listFinancingPools } from '../../src/domains/lending/operations/list-financing-pools.ts';
import { listLoans } from '../../src/domains/lending/operations/list-loans.ts';
import { listPermits } from '../../src/domains/lending/operations/list-permits.ts';
import { listPurchaseOrders } from '../../src/domains/lending/operations/list-purchase-orders.ts';
import { registerPurchaseOrder } from '../../src/domains/lending/operations/register-purchase-order.ts';
import { repayLoan } from '../../src/domains/lending/operations/repay-loan.ts';
import { withdrawFromPool } from '../../src/domains/lending/operations/withdraw-from-pool.ts';
import { cancelOfframpPayment } from '../../src/domains/offramp/operations/cancel-offramp-payment.ts';
import { confirmOfframpPayment } from '../../src/domains/offramp/operations/confirm-offramp-payment.ts';
import { createOfframpPayment } from '../../src/domains/offramp/operations/create-offramp-payment.ts';
import { depositOfframpPayment } from '../../src/domains/offramp/operations/deposit-offramp-payment.ts';
import { getOfframpPaymentRoutes } from '../../src/domains/offramp/operations/get-offramp-payment-routes.ts';
import { getOfframpPayment } from '../../src/domains/offramp/operations/get-offramp-payment.ts';
import { listOfframpPayments } from '../../src/domains/offramp/operations/list-offramp-payments.ts';
import { receiveProviderWebhook } from '../../src/domains/offramp/operations/receive-provider-webhook.ts';
import { selectOfframpPaymentRoute } from '../../src/domains/offramp/operations/select-offramp-payment-route.ts';
import { approvePayment } from '../../src/domains/payments/operations/approve-payment.ts';
import { cancelPayment } from '../../src/domains/payments/operations/cancel-payment.ts';
import { confirmPayment } from '../../src/domains/payments/operations/confirm-payment.ts';
import { createPayment } from '../../src/domains/payments/operations/create-payment.ts';
import { executePayment } from '../../src/domains/payments/operations/execute-payment.ts';
import { getPaymentRoutes } from '../../src/domains/payments/operations/get-payment-routes.ts';
import { getPayment } from '../../src/domains/payments/operations/get-payment.ts';
import { listPayments } from '../../src/domains/payments/operations/list-payments.ts';
import { selectPaymentRoute } from '../../src/domains/payments/operations/select-payment-route.ts';
import { signPayment } from '../../src/domains/payments/operations/sign-payment.ts';
import { attachPolicy } from '../../src/domains/policies/operations/attach-policy.ts';
import { createPolicyVersion } from '../../src/domains/policies/operations/create-policy-version.ts';
import { createPolicy } from '../../src/domains/policies/operations/create-policy.ts';
import { deletePolicy } from '../../src/domains/policies/operations/delete-policy.ts';
import { detachPolicy } from '../../src/domains/policies/operations/detach-policy.ts';
import { evaluatePolicy } from '../../src/domains/policies/operations/evaluate-policy.ts';
import { getPolicy } from '../../src/domains/policies/operations/get-policy.ts';
import { listPolicies } from '../../src/domains/policies/operations/list-policies.ts';
import { listPolicyAttachments } from '../../src/domains/policies/operations/list-policy-attachments.ts';
import { listPolicyDecisions } from '../../src/domains/policies/operations/list-policy-decisions.ts';
import { listPolicyVersions } from '../../src/domains/policies/operations/list-policy-versions.ts';
import { setTestPolicyEnforcement } from '../../src/domains/policies/operations/set-test-policy-enforcement.ts';
import { createContact } from '../../src/domains/protection/operations/create-contact.ts';
import { enrollTwoFactorFactor } from '../../src/domains/protection/operations/enroll-two-factor-factor.ts';
import { getContact } from '../../src/domains/protection/operations/get-contact.ts';
import { getProtectionSettings } from '../../src/domains/protection/operations/get-protection-settings.ts';
import { getTwoFactorChallenge } from '../../src/domains/protection/operations/get-two-factor-challenge.ts';
import { listContacts } from '../../src/domains/protection/operations/list-contacts.ts';
import { listTwoFactorFactors } from '../../src/domains/protection/operations/list-two-factor-factors.ts';
import { removeContact } from '../../src/domains/protection/operations/remove-contact.ts';
import { removeTwoFactorFactor } from '../../src/domains/protection/operations/remove-two-factor-factor.ts';
import { resendTwoFactorFactorCode } from '../../src/domains/protection/operations/resend-two-factor-factor-code.ts';
import { sendTwoFactorChallengeCode } from '../../src/domains/protection/operations/send-two-factor-challenge-code.ts';
import { updateProtectionSettings } from '../../src/domains/protection/operations/update-protection-settings.ts';
import { verifyTwoFactorChallenge } from '../../src/domains/protection/operations/verify-two-factor-challenge.ts';
import { verifyTwoFactorFactor } from '../../src/domains/protection/operations/verify-two-factor-factor.ts';
import { createRamp } from '../../src/domains/ramps/operations/create-ramp.ts';
import { getRamp } from '../../src/domains/ramps/operations/get-ramp.ts';
import { listRamps } from '../../src/domains/ramps/operations/list-ramps.ts';
import { advanceTestClock } from '../../src/domains/sandbox/operations/advance-test-clock.ts';
import { anchorTestCredential } from '../../src/domains/sandbox/operations/anchor-test-credential.ts';
import { clearTestProviderControls } from '../../src/domains/sandbox/operations/clear-test-provider-controls.ts';
import { createTestSession } from '../../src/domains/sandbox/operations/create-test-session.ts';
import { createTestWebhookSink } from '../../src/domains/sandbox/operations/create-test-webhook-sink.ts';
import { expireTestCredential } from '../../src/domains/sandbox/operations/expire-test-credential.ts';
import { expireTestPhoneAlias } from '../../src/domains/sandbox/operations/expire-test-phone-alias.ts';
import { getTestChain } from '../../src/domains/sandbox/operations/get-test-chain.ts';
import { getTestClock } from '../../src/domains/sandbox/operations/get-test-clock.ts';
import { getTestProvider } from '../../src/domains/sandbox/operations/get-test-provider.ts';
import { issueTestCredential } from '../../src/domains/sandbox/operations/issue-test-credential.ts';
import { listTestMessages } from '../../src/domains/sandbox/operations/list-test-messages.ts';
import { listTestReviewCases } from '../../src/domains/sandbox/operations/list-test-review-cases.ts';
import { listTestWebhookSinkRequests } from '../../src/domains/sandbox/operations/list-test-webhook-sink-requests.ts';
import { reevaluateTestPayment } from '../../src/domains/sandbox/operations/reevaluate-test-payment.ts';
import { reinstateTestCredential } from '../../src/domains/sandbox/operations/reinstate-test-credential.ts';
import { resolveTestReviewCase } from '../../src/domains/sandbox/operations/resolve-test-review-case.ts';
import { revokeTestCredential } from '../../src/domains/sandbox/operations/revoke-test-credential.ts';
import { runTestWebhookDeliveries } from '../../src/domains/sandbox/operations/run-test-webhook-deliveries.ts';
import { sendTestProviderWebhook } from '../../src/domains/sandbox/operations/send-test-provider-webhook.ts';
import { setTestChain } from '../../src/domains/sandbox/operations/set-test-chain.ts';
import { setTestFeatures } from '../../src/domains/sandbox/operations/set-test-features.ts';
import { setTestPolicySubsystem } from '../../src/domains/sandbox/operations/set-test-policy-subsystem.ts';
import { setTestProviderControls } from '../../src/domains/sandbox/operations/set-test-provider-controls.ts';
import { setTestScreening } from '../../src/domains/sandbox/operations/set-test-screening.ts';
import { stepTestProvider } from '../../src/domains/sandbox/operations/step-test-provider.ts';
import { suspendTestCredential } from '../../src/domains/sandbox/operations/suspend-test-credential.ts';
import { updateTestWebhookSink } from '../../src/domains/sandbox/operations/update-test-webhook-sink.ts';
import { acceptSalesOrderDelivery } from '../../src/domains/trade/operations/accept-sales-order-delivery.ts';
import { approveExtraction } from '../../src/domains/trade/operations/approve-extraction.ts';
import { cancelSalesOrder } from '../../src/domains/trade/operations/cancel-sales-order.ts';
import { checkSalesOrderSettlement } from '../../src/domains/trade/operations/check-sales-order-settlement.ts';
import { correctExtraction } from '../../src/domains/trade/operations/correct-extraction.ts';
import { createExtraction } from '../../src/domains/trade/operations/create-extraction.ts';
import { createSalesOrder } from '../../src/domains/trade/operations/create-sales-order.ts';
import { createUpload } from '../../src/domains/trade/operations/create-upload.ts';
import { getAgreement } from '../../src/domains/trade/operations/get-agreement.ts';
import { getExtraction } from '../../src/domains/trade/operations/get-extraction.ts';
import { getSalesOrderDelivery } from '../../src/domains/trade/operations/get-sales-order-delivery.ts';
import { getSalesOrder } from '../../src/domains/trade/operations/get-sales-order.ts';
import { listExtractions } from '../../src/domains/trade/operations/list-extractions.ts';
import { listSalesOrders } from '../../src/domains/trade/operations/list-sales-orders.ts';
import { recordSalesOrderDelivery } from '../../src/domains/trade/operations/record-sales-order-delivery.ts';
import { respondToSalesOrder } from '../../src/domains/trade/operations/respond-to-sales-order.ts';
import { submitSalesOrder } from '../../src/domains/trade/operations/submit-sales-order.ts';
import { updateSalesOrderTerms } from '../../src/domains/trade/operations/update-sales-order-terms.ts';
import { createTreasuryAccount } from '../../src/domains/treasury/operations/create-treasury-account.ts';
import { createTreasuryRule } from '../../src/domains/treasury/operations/create-treasury-rule.ts';
import { createTreasurySweep } from '../../src/domains/treasury/operations/create-treasury-sweep.ts';
import { deleteTreasuryRule } from '../../src/domains/treasury/operations/delete-treasury-rule.ts';
import { getTreasuryAccount } from '../../src/domains/treasury/operations/get-treasury-account.ts';
import { getTreasurySweep } from '../../src/domains/treasury/operations/get-treasury-sweep.ts';
import { listTreasuryAccounts } from '../../src/domains/treasury/operations/list-treasury-accounts.ts';
import { listTreasuryRules } from '../../src/domains/treasury/operations/list-treasury-rules.ts';
import { listTreasurySweeps } from '../../src/domains/treasury/operations/list-treasury-sweeps.ts';
import { runTestTreasuryRule } from '../../src/domains/treasury/operations/run-test-treasury-rule.ts';
import { updateTreasuryRule } from '../../src/domains/treasury/operations/update-treasury-rule.ts';
import { createDrip } from '../../src/domains/wallets/operations/create-drip.ts';
import { createWalletTransaction } from '../../src/domains/wallets/operations/create-wallet-transaction.ts';
import { createWallet } from '../../src/domains/wallets/operations/create-wallet.ts';
import { fundWallet } from '../../src/domains/wallets/operations/fund-wallet.ts';
import { getBalance } from '../../src/domains/wallets/operations/get-balance.ts';
import { getCapabilities } from '../../src/domains/wallets/operations/get-capabilities.ts';
import { getDrip } from '../../src/domains/wallets/operations/get-drip.ts';
import { getWallet } from '../../src/domains/wallets/operations/get-wallet.ts';
import { listDrips } from '../../src/domains/wallets/operations/list-drips.ts';
import { listWallets } from '../../src/domains/wallets/operations/list-wallets.ts';
import { setDirectoryHandle } from '../../src/domains/wallets/operations/set-directory-handle.ts';
import { createWebhookEndpoint } from '../../src/domains/webhooks/operations/create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from '../../src/domains/webhooks/operations/delete-webhook-endpoint.ts';
import { getEvent } from '../../src/domains/webhooks/operations/get-event.ts';
import { getWebhookDelivery } from '../../src/domains/webhooks/operations/get-webhook-delivery.ts';
import { getWebhookEndpoint } from '../../src/domains/webhooks/operations/get-webhook-endpoint.ts';
import { listEvents } from '../../src/domains/webhooks/operations/list-events.ts';
import { listWebhookDeliveries } from '../../src/domains/webhooks/operations/list-webhook-deliveries.ts';
import { listWebhookEndpoints } from '../../src/domains/webhooks/operations/list-webhook-endpoints.ts';
import { redeliverWebhookDelivery } from '../../src/domains/webhooks/operations/redeliver-webhook-delivery.ts';
import { replayWebhookEndpoint } from '../../src/domains/webhooks/operations/replay-webhook-endpoint.ts';
import { rotateWebhookEndpointSecret } from '../../src/domains/webhooks/operations/rotate-webhook-endpoint-secret.ts';
import { testWebhookEndpoint } from '../../src/domains/webhooks/operations/test-webhook-endpoint.ts';
import { updateWebhookEndpoint } from '../../src/domains/webhooks/operations/update-webhook-endpoint.ts';
import type { OperationId } from '../contract/operations.ts';

/** A missing handler, or one of another operation, does not compile. */
export const handlers = {
  acceptClaim,
  acceptLendingOffer,
  acceptPurchaseOrder,
  acceptSalesOrderDelivery,
  advanceTestClock,
  anchorTestCredential,
  approveExtraction,
  approvePayment,
  attachPolicy,
  attestAuthority,
  attestPaymentPolicy,
  cancelInvoice,
  cancelOfframpPayment,
  cancelPayment,
  cancelSalesOrder,
  cancelWalletRotation,
  checkSalesOrderSettlement,
  clearTestProviderControls,
  configureLiquidity,
  confirmOfframpPayment,
  confirmPayment,
  correctExtraction,
  createAgent,
  createApiKey,
  createAuthority,
  createCardEphemeralKey,
  createContact,
  createDidReservation,
  createDrip,
  createExtraction,
  createFinancingPool,
  createIdentity,
  createInvoice,
  createLendingOffer,
  createMember,
  createOfframpPayment,
  createPayment,
  createPayoutDestination,
  createPhoneAlias,
  createPolicy,
  createPolicyVersion,
  createPresentationChallenge,
  createProviderCard,
  createRamp,
  createSalesOrder,
  createTenant,
  createTestCardAuthorization,
  createTestSession,
  createTestWebhookSink,
  createTreasuryAccount,
  createTreasuryRule,
  createTreasurySweep,
  createUpload,
  createVerificationHandoff,
  createVerificationSession,
  createWallet,
  createWalletTransaction,
  createWebhookEndpoint,
  deletePolicy,
  deleteTreasuryRule,
  deleteWebhookEndpoint,
  deliverInvoice,
  depositOfframpPayment,
  depositToPool,
  detachPolicy,
  enrollTwoFactorFactor,
  evaluateEligibility,
  evaluatePolicy,
  executePayment,
  expireTestCredential,
  expireTestPhoneAlias,
  freezeCard,
  fundWallet,
  getAgent,
  getAgreement,
  getApiKey,
  getApproval,
  getBalance,
  getCapabilities,
  getCard,
  getCardAuthorization,
  getCardLimits,
  getClaimLink,
  getContact,
  getCredential,
  getCredentialArtifact,
  getCredentialDisclosure,
  getCredentialStatus,
  getDidDocument,
  getDrip,
  getEvent,
  getExtraction,
  getFinancingPool,
  getHealth,
  getIdentity,
  getInvoice,
  getLendingOffer,
  getLoan,
  getMe,
  getMember,
  getMyTenant,
  getOfframpPayment,
  getOfframpPaymentClaim,
  getOfframpPaymentRoutes,
  getOpenApiDocument,
  getOwnDids,
  getPayment,
  getPaymentClaim,
  getPaymentPolicy,
  getPaymentRoutes,
  getPayoutDestination,
  getPolicy,
  getPoolPosition,
  getProtectionSettings,
  getPublicInvoice,
  getRamp,
  getReadiness,
  getReviewCase,
  getSalesOrder,
  getSalesOrderDelivery,
  getTestArbiter,
  getTestChain,
  getTestClock,
  getTestProvider,
  getTreasuryAccount,
  getTreasurySweep,
  getTwoFactorChallenge,
  getVerificationHandoff,
  getVerificationSession,
  getWallet,
  getWebhookDelivery,
  getWebhookEndpoint,
  issueCard,
  issueLendingOffer,
  issuePermit,
  issueTestCredential,
  listAgents,
  listApiKeys,
  listApprovals,
  listAuthorities,
  listCardAuthorizations,
  listContacts,
  listCredentials,
  listDrips,
  listEvents,
  listExtractions,
  listFinancingPools,
  listIdentities,
  listInvoices,
  listLiquidity,
  listLoans,
  listMembers,
  listOfframpPayments,
  listPaymentPolicyVersions,
  listPayments,
  listPayoutDestinations,
  listPermits,
  listPhoneAliases,
  listPolicies,
  listPolicyAttachments,
  listPolicyDecisions,
  listPolicyVersions,
  listPurchaseOrders,
  listRamps,
  listReviewCases,
  listSalesOrders,
  listTestMessages,
  listTestReviewCases,
  listTestWebhookSinkRequests,
  listTreasuryAccounts,
  listTreasuryRules,
  listTreasurySweeps,
  listTwoFactorFactors,
  listWalletBindings,
  listWalletCards,
  listWallets,
  listWebhookDeliveries,
  listWebhookEndpoints,
  pollTestInvoice,
  reactivateAuthority,
  reactivateMember,
  receiveProviderWebhook,
  recordSalesOrderDelivery,
  redeliverWebhookDelivery,
  reevaluateTestPayment,
  refreshCredential,
  refundInvoice,
  registerMemberSigner,
  registerPurchaseOrder,
  reinstateTestCredential,
  rejectApproval,
  releaseInvoice,
  removeContact,
  removeMember,
  removeTwoFactorFactor,
  repayLoan,
  replayWebhookEndpoint,
  resendOfframpPaymentClaim,
  resendPhoneAliasCode,
  resendTwoFactorFactorCode,
  resolveDid,
  resolveDidDocument,
  resolveReviewCase,
  resolveTestReviewCase,
  respondToSalesOrder,
  resumeAgent,
  reverseTestCardAuthorization,
  revokeApiKey,
  revokeAuthority,
  revokePayoutDestination,
  revokePhoneAlias,
  revokeTestCredential,
  revokeWalletBinding,
  rotateWalletBinding,
  rotateWebhookEndpointSecret,
  runTestTreasuryRule,
  runTestWebhookDeliveries,
  selectOfframpPaymentRoute,
  selectPaymentRoute,
  sendClaimOtp,
  sendInvoice,
  sendTestProviderWebhook,
  sendTwoFactorChallengeCode,
  setCardLimits,
  setDefaultPayoutDestination,
  setDirectoryHandle,
  setPaymentPolicy,
  setTestChain,
  setTestFeatures,
  setTestPolicyEnforcement,
  setTestPolicySubsystem,
  setTestProviderControls,
  setTestScreening,
  signApproval,
  signPayment,
  simulateVerificationSession,
  startWalletBinding,
  stepTestProvider,
  submitSalesOrder,
  suspendAgent,
  suspendAuthority,
  suspendMember,
  suspendTestCredential,
  testWebhookEndpoint,
  topUpLiquidity,
  unfreezeCard,
  updateAuthority,
  updateMember,
  updateMyTenant,
  updatePayoutDestination,
  updateProtectionSettings,
  updateSalesOrderTerms,
  updateTestWebhookSink,
  updateTreasuryRule,
  updateWebhookEndpoint,
  verifyClaimOtp,
  verifyPayoutDestination,
  verifyPhoneAlias,
  verifyPresentation,
  verifyTwoFactorChallenge,
  verifyTwoFactorFactor,
  verifyWalletBinding,
  withdrawFromPool,
  withdrawLiquidity,
} satisfies { readonly [I in OperationId]: Handler<I> };
