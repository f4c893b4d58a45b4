// Generated from spec/ by `npm run generate`. Do not edit.

import type { Handler } from '../../src/http/handler.ts';
import { createAgent } from '../../src/accounts/create-agent.ts';
import { createApiKey } from '../../src/accounts/create-api-key.ts';
import { createMember } from '../../src/accounts/create-member.ts';
import { createTenant } from '../../src/accounts/create-tenant.ts';
import { getAgent } from '../../src/accounts/get-agent.ts';
import { getApiKey } from '../../src/accounts/get-api-key.ts';
import { getMe } from '../../src/accounts/get-me.ts';
import { getMember } from '../../src/accounts/get-member.ts';
import { getMyTenant } from '../../src/accounts/get-my-tenant.ts';
import { listAgents } from '../../src/accounts/list-agents.ts';
import { listApiKeys } from '../../src/accounts/list-api-keys.ts';
import { listMembers } from '../../src/accounts/list-members.ts';
import { reactivateMember } from '../../src/accounts/reactivate-member.ts';
import { registerMemberSigner } from '../../src/accounts/register-member-signer.ts';
import { removeMember } from '../../src/accounts/remove-member.ts';
import { resumeAgent } from '../../src/accounts/resume-agent.ts';
import { revokeApiKey } from '../../src/accounts/revoke-api-key.ts';
import { suspendAgent } from '../../src/accounts/suspend-agent.ts';
import { suspendMember } from '../../src/accounts/suspend-member.ts';
import { updateMember } from '../../src/accounts/update-member.ts';
import { updateMyTenant } from '../../src/accounts/update-my-tenant.ts';
import { attestAuthority } from '../../src/approvals/attest-authority.ts';
import { attestPaymentPolicy } from '../../src/approvals/attest-payment-policy.ts';
import { createAuthority } from '../../src/approvals/create-authority.ts';
import { getApproval } from '../../src/approvals/get-approval.ts';
import { getPaymentPolicy } from '../../src/approvals/get-payment-policy.ts';
import { listApprovals } from '../../src/approvals/list-approvals.ts';
import { listAuthorities } from '../../src/approvals/list-authorities.ts';
import { listPaymentPolicyVersions } from '../../src/approvals/list-payment-policy-versions.ts';
import { reactivateAuthority } from '../../src/approvals/reactivate-authority.ts';
import { rejectApproval } from '../../src/approvals/reject-approval.ts';
import { revokeAuthority } from '../../src/approvals/revoke-authority.ts';
import { setPaymentPolicy } from '../../src/approvals/set-payment-policy.ts';
import { signApproval } from '../../src/approvals/sign-approval.ts';
import { suspendAuthority } from '../../src/approvals/suspend-authority.ts';
import { updateAuthority } from '../../src/approvals/update-authority.ts';
import { createCardEphemeralKey } from '../../src/cards/create-card-ephemeral-key.ts';
import { createProviderCard } from '../../src/cards/create-provider-card.ts';
import { createTestCardAuthorization } from '../../src/cards/create-test-card-authorization.ts';
import { freezeCard } from '../../src/cards/freeze-card.ts';
import { getCardAuthorization } from '../../src/cards/get-card-authorization.ts';
import { getCardLimits } from '../../src/cards/get-card-limits.ts';
import { getCard } from '../../src/cards/get-card.ts';
import { issueCard } from '../../src/cards/issue-card.ts';
import { listCardAuthorizations } from '../../src/cards/list-card-authorizations.ts';
import { listWalletCards } from '../../src/cards/list-wallet-cards.ts';
import { reverseTestCardAuthorization } from '../../src/cards/reverse-test-card-authorization.ts';
import { setCardLimits } from '../../src/cards/set-card-limits.ts';
import { unfreezeCard } from '../../src/cards/unfreeze-card.ts';
import { acceptClaim } from '../../src/claims/accept-claim.ts';
import { getClaimLink } from '../../src/claims/get-claim-link.ts';
import { getOfframpPaymentClaim } from '../../src/claims/get-offramp-payment-claim.ts';
import { getPaymentClaim } from '../../src/claims/get-payment-claim.ts';
import { resendOfframpPaymentClaim } from '../../src/claims/resend-offramp-payment-claim.ts';
import { sendClaimOtp } from '../../src/claims/send-claim-otp.ts';
import { verifyClaimOtp } from '../../src/claims/verify-claim-otp.ts';
import { createPayoutDestination } from '../../src/destinations/create-payout-destination.ts';
import { getPayoutDestination } from '../../src/destinations/get-payout-destination.ts';
import { listPayoutDestinations } from '../../src/destinations/list-payout-destinations.ts';
import { revokePayoutDestination } from '../../src/destinations/revoke-payout-destination.ts';
import { setDefaultPayoutDestination } from '../../src/destinations/set-default-payout-destination.ts';
import { updatePayoutDestination } from '../../src/destinations/update-payout-destination.ts';
import { verifyPayoutDestination } from '../../src/destinations/verify-payout-destination.ts';
import { cancelWalletRotation } from '../../src/identity/cancel-wallet-rotation.ts';
import { createDidReservation } from '../../src/identity/create-did-reservation.ts';
import { createIdentity } from '../../src/identity/create-identity.ts';
import { createPhoneAlias } from '../../src/identity/create-phone-alias.ts';
import { createPresentationChallenge } from '../../src/identity/create-presentation-challenge.ts';
import { createVerificationHandoff } from '../../src/identity/create-verification-handoff.ts';
import { createVerificationSession } from '../../src/identity/create-verification-session.ts';
import { evaluateEligibility } from '../../src/identity/evaluate-eligibility.ts';
import { getCredentialArtifact } from '../../src/identity/get-credential-artifact.ts';
import { getCredentialDisclosure } from '../../src/identity/get-credential-disclosure.ts';
import { getCredentialStatus } from '../../src/identity/get-credential-status.ts';
import { getCredential } from '../../src/identity/get-credential.ts';
import { getDidDocument } from '../../src/identity/get-did-document.ts';
import { getIdentity } from '../../src/identity/get-identity.ts';
import { getOwnDids } from '../../src/identity/get-own-dids.ts';
import { getVerificationHandoff } from '../../src/identity/get-verification-handoff.ts';
import { getVerificationSession } from '../../src/identity/get-verification-session.ts';
import { listCredentials } from '../../src/identity/list-credentials.ts';
import { listIdentities } from '../../src/identity/list-identities.ts';
import { listPhoneAliases } from '../../src/identity/list-phone-aliases.ts';
import { listWalletBindings } from '../../src/identity/list-wallet-bindings.ts';
import { refreshCredential } from '../../src/identity/refresh-credential.ts';
import { resendPhoneAliasCode } from '../../src/identity/resend-phone-alias-code.ts';
import { resolveDidDocument } from '../../src/identity/resolve-did-document.ts';
import { resolveDid } from '../../src/identity/resolve-did.ts';
import { revokePhoneAlias } from '../../src/identity/revoke-phone-alias.ts';
import { revokeWalletBinding } from '../../src/identity/revoke-wallet-binding.ts';
import { rotateWalletBinding } from '../../src/identity/rotate-wallet-binding.ts';
import { simulateVerificationSession } from '../../src/identity/simulate-verification-session.ts';
import { startWalletBinding } from '../../src/identity/start-wallet-binding.ts';
import { verifyPhoneAlias } from '../../src/identity/verify-phone-alias.ts';
import { verifyPresentation } from '../../src/identity/verify-presentation.ts';
import { verifyWalletBinding } from '../../src/identity/verify-wallet-binding.ts';
import { cancelInvoice } from '../../src/invoices/cancel-invoice.ts';
import { createInvoice } from '../../src/invoices/create-invoice.ts';
import { deliverInvoice } from '../../src/invoices/deliver-invoice.ts';
import { getInvoice } from '../../src/invoices/get-invoice.ts';
import { getPublicInvoice } from '../../src/invoices/get-public-invoice.ts';
import { getTestArbiter } from '../../src/invoices/get-test-arbiter.ts';
import { listInvoices } from '../../src/invoices/list-invoices.ts';
import { pollTestInvoice } from '../../src/invoices/poll-test-invoice.ts';
import { refundInvoice } from '../../src/invoices/refund-invoice.ts';
import { releaseInvoice } from '../../src/invoices/release-invoice.ts';
import { sendInvoice } from '../../src/invoices/send-invoice.ts';
import { acceptLendingOffer } from '../../src/lending/accept-lending-offer.ts';
import { acceptPurchaseOrder } from '../../src/lending/accept-purchase-order.ts';
import { createFinancingPool } from '../../src/lending/create-financing-pool.ts';
import { createLendingOffer } from '../../src/lending/create-lending-offer.ts';
import { depositToPool } from '../../src/lending/deposit-to-pool.ts';
import { getFinancingPool } from '../../src/lending/get-financing-pool.ts';
import { getLendingOffer } from '../../src/lending/get-lending-offer.ts';
import { getLoan } from '../../src/lending/get-loan.ts';
import { getPoolPosition } from '../../src/lending/get-pool-position.ts';
import { issueLendingOffer } from '../../src/lending/issue-lending-offer.ts';
import { issuePermit } from '../../src/lending/issue-permit.ts';
import { listFinancingPools } from '../../src/lending/list-financing-pools.ts';
import { listLoans } from '../../src/lending/list-loans.ts';
import { listPermits } from '../../src/lending/list-permits.ts';
import { listPurchaseOrders } from '../../src/lending/list-purchase-orders.ts';
import { registerPurchaseOrder } from '../../src/lending/register-purchase-order.ts';
import { repayLoan } from '../../src/lending/repay-loan.ts';
import { withdrawFromPool } from '../../src/lending/withdraw-from-pool.ts';
import { cancelOfframpPayment } from '../../src/offramp/cancel-offramp-payment.ts';
import { confirmOfframpPayment } from '../../src/offramp/confirm-offramp-payment.ts';
import { createOfframpPayment } from '../../src/offramp/create-offramp-payment.ts';
import { depositOfframpPayment } from '../../src/offramp/deposit-offramp-payment.ts';
import { getOfframpPaymentRoutes } from '../../src/offramp/get-offramp-payment-routes.ts';
import { getOfframpPayment } from '../../src/offramp/get-offramp-payment.ts';
import { listOfframpPayments } from '../../src/offramp/list-offramp-payments.ts';
import { receiveProviderWebhook } from '../../src/offramp/receive-provider-webhook.ts';
import { selectOfframpPaymentRoute } from '../../src/offramp/select-offramp-payment-route.ts';
import { configureLiquidity } from '../../src/operations/configure-liquidity.ts';
import { getHealth } from '../../src/operations/get-health.ts';
import { getOpenApiDocument } from '../../src/operations/get-open-api-document.ts';
import { getReadiness } from '../../src/operations/get-readiness.ts';
import { getReviewCase } from '../../src/operations/get-review-case.ts';
import { listLiquidity } from '../../src/operations/list-liquidity.ts';
import { listReviewCases } from '../../src/operations/list-review-cases.ts';
import { resolveReviewCase } from '../../src/operations/resolve-review-case.ts';
import { topUpLiquidity } from '../../src/operations/top-up-liquidity.ts';
import { withdrawLiquidity } from '../../src/operations/withdraw-liquidity.ts';
import { approvePayment } from '../../src/payments/approve-payment.ts';
import { cancelPayment } from '../../src/payments/cancel-payment.ts';
import { confirmPayment } from '../../src/payments/confirm-payment.ts';
import { createPayment } from '../../src/payments/create-payment.ts';
import { executePayment } from '../../src/payments/execute-payment.ts';
import { getPaymentRoutes } from '../../src/payments/get-payment-routes.ts';
import { getPayment } from '../../src/payments/get-payment.ts';
import { listPayments } from '../../src/payments/list-payments.ts';
import { selectPaymentRoute } from '../../src/payments/select-payment-route.ts';
import { signPayment } from '../../src/payments/sign-payment.ts';
import { attachPolicy } from '../../src/policies/attach-policy.ts';
import { createPolicyVersion } from '../../src/policies/create-policy-version.ts';
import { createPolicy } from '../../src/policies/create-policy.ts';
import { deletePolicy } from '../../src/policies/delete-policy.ts';
import { detachPolicy } from '../../src/policies/detach-policy.ts';
import { evaluatePolicy } from '../../src/policies/evaluate-policy.ts';
import { getPolicy } from '../../src/policies/get-policy.ts';
import { listPolicies } from '../../src/policies/list-policies.ts';
import { listPolicyAttachments } from '../../src/policies/list-policy-attachments.ts';
import { listPolicyDecisions } from '../../src/policies/list-policy-decisions.ts';
import { listPolicyVersions } from '../../src/policies/list-policy-versions.ts';
import { setTestPolicyEnforcement } from '../../src/policies/set-test-policy-enforcement.ts';
import { createContact } from '../../src/protection/create-contact.ts';
import { enrollTwoFactorFactor } from '../../src/protection/enroll-two-factor-factor.ts';
import { getContact } from '../../src/protection/get-contact.ts';
import { getProtectionSettings } from '../../src/protection/get-protection-settings.ts';
import { getTwoFactorChallenge } from '../../src/protection/get-two-factor-challenge.ts';
import { listContacts } from '../../src/protection/list-contacts.ts';
import { listTwoFactorFactors } from '../../src/protection/list-two-factor-factors.ts';
import { removeContact } from '../../src/protection/remove-contact.ts';
import { removeTwoFactorFactor } from '../../src/protection/remove-two-factor-factor.ts';
import { resendTwoFactorFactorCode } from '../../src/protection/resend-two-factor-factor-code.ts';
import { sendTwoFactorChallengeCode } from '../../src/protection/send-two-factor-challenge-code.ts';
import { updateProtectionSettings } from '../../src/protection/update-protection-settings.ts';
import { verifyTwoFactorChallenge } from '../../src/protection/verify-two-factor-challenge.ts';
import { verifyTwoFactorFactor } from '../../src/protection/verify-two-factor-factor.ts';
import { createRamp } from '../../src/ramps/create-ramp.ts';
import { getRamp } from '../../src/ramps/get-ramp.ts';
import { listRamps } from '../../src/ramps/list-ramps.ts';
import { advanceTestClock } from '../../src/sandbox/advance-test-clock.ts';
import { anchorTestCredential } from '../../src/sandbox/anchor-test-credential.ts';
import { clearTestProviderControls } from '../../src/sandbox/clear-test-provider-controls.ts';
import { createTestSession } from '../../src/sandbox/create-test-session.ts';
import { createTestWebhookSink } from '../../src/sandbox/create-test-webhook-sink.ts';
import { expireTestCredential } from '../../src/sandbox/expire-test-credential.ts';
import { expireTestPhoneAlias } from '../../src/sandbox/expire-test-phone-alias.ts';
import { getTestChain } from '../../src/sandbox/get-test-chain.ts';
import { getTestClock } from '../../src/sandbox/get-test-clock.ts';
import { getTestProvider } from '../../src/sandbox/get-test-provider.ts';
import { issueTestCredential } from '../../src/sandbox/issue-test-credential.ts';
import { listTestMessages } from '../../src/sandbox/list-test-messages.ts';
import { listTestReviewCases } from '../../src/sandbox/list-test-review-cases.ts';
import { listTestWebhookSinkRequests } from '../../src/sandbox/list-test-webhook-sink-requests.ts';
import { reevaluateTestPayment } from '../../src/sandbox/reevaluate-test-payment.ts';
import { reinstateTestCredential } from '../../src/sandbox/reinstate-test-credential.ts';
import { resolveTestReviewCase } from '../../src/sandbox/resolve-test-review-case.ts';
import { revokeTestCredential } from '../../src/sandbox/revoke-test-credential.ts';
import { runTestWebhookDeliveries } from '../../src/sandbox/run-test-webhook-deliveries.ts';
import { sendTestProviderWebhook } from '../../src/sandbox/send-test-provider-webhook.ts';
import { setTestChain } from '../../src/sandbox/set-test-chain.ts';
import { setTestFeatures } from '../../src/sandbox/set-test-features.ts';
import { setTestPolicySubsystem } from '../../src/sandbox/set-test-policy-subsystem.ts';
import { setTestProviderControls } from '../../src/sandbox/set-test-provider-controls.ts';
import { setTestScreening } from '../../src/sandbox/set-test-screening.ts';
import { stepTestProvider } from '../../src/sandbox/step-test-provider.ts';
import { suspendTestCredential } from '../../src/sandbox/suspend-test-credential.ts';
import { updateTestWebhookSink } from '../../src/sandbox/update-test-webhook-sink.ts';
import { acceptSalesOrderDelivery } from '../../src/trade/accept-sales-order-delivery.ts';
import { approveExtraction } from '../../src/trade/approve-extraction.ts';
import { cancelSalesOrder } from '../../src/trade/cancel-sales-order.ts';
import { checkSalesOrderSettlement } from '../../src/trade/check-sales-order-settlement.ts';
import { correctExtraction } from '../../src/trade/correct-extraction.ts';
import { createExtraction } from '../../src/trade/create-extraction.ts';
import { createSalesOrder } from '../../src/trade/create-sales-order.ts';
import { createUpload } from '../../src/trade/create-upload.ts';
import { getAgreement } from '../../src/trade/get-agreement.ts';
import { getExtraction } from '../../src/trade/get-extraction.ts';
import { getSalesOrderDelivery } from '../../src/trade/get-sales-order-delivery.ts';
import { getSalesOrder } from '../../src/trade/get-sales-order.ts';
import { listExtractions } from '../../src/trade/list-extractions.ts';
import { listSalesOrders } from '../../src/trade/list-sales-orders.ts';
import { recordSalesOrderDelivery } from '../../src/trade/record-sales-order-delivery.ts';
import { respondToSalesOrder } from '../../src/trade/respond-to-sales-order.ts';
import { submitSalesOrder } from '../../src/trade/submit-sales-order.ts';
import { updateSalesOrderTerms } from '../../src/trade/update-sales-order-terms.ts';
import { createTreasuryAccount } from '../../src/treasury/create-treasury-account.ts';
import { createTreasuryRule } from '../../src/treasury/create-treasury-rule.ts';
import { createTreasurySweep } from '../../src/treasury/create-treasury-sweep.ts';
import { deleteTreasuryRule } from '../../src/treasury/delete-treasury-rule.ts';
import { getTreasuryAccount } from '../../src/treasury/get-treasury-account.ts';
import { listTreasuryAccounts } from '../../src/treasury/list-treasury-accounts.ts';
import { listTreasuryRules } from '../../src/treasury/list-treasury-rules.ts';
import { listTreasurySweeps } from '../../src/treasury/list-treasury-sweeps.ts';
import { runTestTreasuryRule } from '../../src/treasury/run-test-treasury-rule.ts';
import { updateTreasuryRule } from '../../src/treasury/update-treasury-rule.ts';
import { createDrip } from '../../src/wallets/create-drip.ts';
import { createWalletTransaction } from '../../src/wallets/create-wallet-transaction.ts';
import { createWallet } from '../../src/wallets/create-wallet.ts';
import { fundWallet } from '../../src/wallets/fund-wallet.ts';
import { getBalance } from '../../src/wallets/get-balance.ts';
import { getCapabilities } from '../../src/wallets/get-capabilities.ts';
import { getDrip } from '../../src/wallets/get-drip.ts';
import { getWallet } from '../../src/wallets/get-wallet.ts';
import { listDrips } from '../../src/wallets/list-drips.ts';
import { listWallets } from '../../src/wallets/list-wallets.ts';
import { setDirectoryHandle } from '../../src/wallets/set-directory-handle.ts';
import { createWebhookEndpoint } from '../../src/webhooks/create-webhook-endpoint.ts';
import { deleteWebhookEndpoint } from '../../src/webhooks/delete-webhook-endpoint.ts';
import { getEvent } from '../../src/webhooks/get-event.ts';
import { getWebhookDelivery } from '../../src/webhooks/get-webhook-delivery.ts';
import { getWebhookEndpoint } from '../../src/webhooks/get-webhook-endpoint.ts';
import { listEvents } from '../../src/webhooks/list-events.ts';
import { listWebhookDeliveries } from '../../src/webhooks/list-webhook-deliveries.ts';
import { listWebhookEndpoints } from '../../src/webhooks/list-webhook-endpoints.ts';
import { redeliverWebhookDelivery } from '../../src/webhooks/redeliver-webhook-delivery.ts';
import { replayWebhookEndpoint } from '../../src/webhooks/replay-webhook-endpoint.ts';
import { rotateWebhookEndpointSecret } from '../../src/webhooks/rotate-webhook-endpoint-secret.ts';
import { testWebhookEndpoint } from '../../src/webhooks/test-webhook-endpoint.ts';
import { updateWebhookEndpoint } from '../../src/webhooks/update-webhook-endpoint.ts';
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
