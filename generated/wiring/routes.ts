// Generated from spec/ by `npm run generate`. Do not edit.

import type { Handler } from '../../src/http/handler.ts';
import { createApiKey } from '../../src/accounts/create-api-key.ts';
import { createMember } from '../../src/accounts/create-member.ts';
import { createTenant } from '../../src/accounts/create-tenant.ts';
import { getApiKey } from '../../src/accounts/get-api-key.ts';
import { getMe } from '../../src/accounts/get-me.ts';
import { getMember } from '../../src/accounts/get-member.ts';
import { getMyTenant } from '../../src/accounts/get-my-tenant.ts';
import { listApiKeys } from '../../src/accounts/list-api-keys.ts';
import { listMembers } from '../../src/accounts/list-members.ts';
import { reactivateMember } from '../../src/accounts/reactivate-member.ts';
import { registerMemberSigner } from '../../src/accounts/register-member-signer.ts';
import { removeMember } from '../../src/accounts/remove-member.ts';
import { revokeApiKey } from '../../src/accounts/revoke-api-key.ts';
import { suspendMember } from '../../src/accounts/suspend-member.ts';
import { updateMember } from '../../src/accounts/update-member.ts';
import { updateMyTenant } from '../../src/accounts/update-my-tenant.ts';
import { getOfframpPaymentClaim } from '../../src/claims/get-offramp-payment-claim.ts';
import { createPayoutDestination } from '../../src/destinations/create-payout-destination.ts';
import { getPayoutDestination } from '../../src/destinations/get-payout-destination.ts';
import { listPayoutDestinations } from '../../src/destinations/list-payout-destinations.ts';
import { revokePayoutDestination } from '../../src/destinations/revoke-payout-destination.ts';
import { setDefaultPayoutDestination } from '../../src/destinations/set-default-payout-destination.ts';
import { updatePayoutDestination } from '../../src/destinations/update-payout-destination.ts';
import { verifyPayoutDestination } from '../../src/destinations/verify-payout-destination.ts';
import { createPhoneAlias } from '../../src/identity/create-phone-alias.ts';
import { createVerificationSession } from '../../src/identity/create-verification-session.ts';
import { getCredentialStatus } from '../../src/identity/get-credential-status.ts';
import { getCredential } from '../../src/identity/get-credential.ts';
import { getVerificationSession } from '../../src/identity/get-verification-session.ts';
import { listCredentials } from '../../src/identity/list-credentials.ts';
import { listPhoneAliases } from '../../src/identity/list-phone-aliases.ts';
import { resendPhoneAliasCode } from '../../src/identity/resend-phone-alias-code.ts';
import { revokePhoneAlias } from '../../src/identity/revoke-phone-alias.ts';
import { simulateVerificationSession } from '../../src/identity/simulate-verification-session.ts';
import { verifyPhoneAlias } from '../../src/identity/verify-phone-alias.ts';
import { cancelOfframpPayment } from '../../src/offramp/cancel-offramp-payment.ts';
import { confirmOfframpPayment } from '../../src/offramp/confirm-offramp-payment.ts';
import { createOfframpPayment } from '../../src/offramp/create-offramp-payment.ts';
import { getOfframpPaymentRoutes } from '../../src/offramp/get-offramp-payment-routes.ts';
import { getOfframpPayment } from '../../src/offramp/get-offramp-payment.ts';
import { listOfframpPayments } from '../../src/offramp/list-offramp-payments.ts';
import { selectOfframpPaymentRoute } from '../../src/offramp/select-offramp-payment-route.ts';
import { getHealth } from '../../src/operations/get-health.ts';
import { getOpenApiDocument } from '../../src/operations/get-open-api-document.ts';
import { getReadiness } from '../../src/operations/get-readiness.ts';
import { advanceTestClock } from '../../src/sandbox/advance-test-clock.ts';
import { clearTestProviderControls } from '../../src/sandbox/clear-test-provider-controls.ts';
import { createTestSession } from '../../src/sandbox/create-test-session.ts';
import { expireTestCredential } from '../../src/sandbox/expire-test-credential.ts';
import { expireTestPhoneAlias } from '../../src/sandbox/expire-test-phone-alias.ts';
import { getTestClock } from '../../src/sandbox/get-test-clock.ts';
import { getTestProvider } from '../../src/sandbox/get-test-provider.ts';
import { issueTestCredential } from '../../src/sandbox/issue-test-credential.ts';
import { listTestMessages } from '../../src/sandbox/list-test-messages.ts';
import { listTestReviewCases } from '../../src/sandbox/list-test-review-cases.ts';
import { reevaluateTestPayment } from '../../src/sandbox/reevaluate-test-payment.ts';
import { reinstateTestCredential } from '../../src/sandbox/reinstate-test-credential.ts';
import { resolveTestReviewCase } from '../../src/sandbox/resolve-test-review-case.ts';
import { revokeTestCredential } from '../../src/sandbox/revoke-test-credential.ts';
import { setTestPolicySubsystem } from '../../src/sandbox/set-test-policy-subsystem.ts';
import { setTestProviderControls } from '../../src/sandbox/set-test-provider-controls.ts';
import { setTestScreening } from '../../src/sandbox/set-test-screening.ts';
import { stepTestProvider } from '../../src/sandbox/step-test-provider.ts';
import { suspendTestCredential } from '../../src/sandbox/suspend-test-credential.ts';
import { getEvent } from '../../src/webhooks/get-event.ts';
import { listEvents } from '../../src/webhooks/list-events.ts';
import type { OperationId } from '../contract/operations.ts';

/** A missing handler, or one of another operation, does not compile. */
export const handlers = {
  advanceTestClock,
  cancelOfframpPayment,
  clearTestProviderControls,
  confirmOfframpPayment,
  createApiKey,
  createMember,
  createOfframpPayment,
  createPayoutDestination,
  createPhoneAlias,
  createTenant,
  createTestSession,
  createVerificationSession,
  expireTestCredential,
  expireTestPhoneAlias,
  getApiKey,
  getCredential,
  getCredentialStatus,
  getEvent,
  getHealth,
  getMe,
  getMember,
  getMyTenant,
  getOfframpPayment,
  getOfframpPaymentClaim,
  getOfframpPaymentRoutes,
  getOpenApiDocument,
  getPayoutDestination,
  getReadiness,
  getTestClock,
  getTestProvider,
  getVerificationSession,
  issueTestCredential,
  listApiKeys,
  listCredentials,
  listEvents,
  listMembers,
  listOfframpPayments,
  listPayoutDestinations,
  listPhoneAliases,
  listTestMessages,
  listTestReviewCases,
  reactivateMember,
  reevaluateTestPayment,
  registerMemberSigner,
  reinstateTestCredential,
  removeMember,
  resendPhoneAliasCode,
  resolveTestReviewCase,
  revokeApiKey,
  revokePayoutDestination,
  revokePhoneAlias,
  revokeTestCredential,
  selectOfframpPaymentRoute,
  setDefaultPayoutDestination,
  setTestPolicySubsystem,
  setTestProviderControls,
  setTestScreening,
  simulateVerificationSession,
  stepTestProvider,
  suspendMember,
  suspendTestCredential,
  updateMember,
  updateMyTenant,
  updatePayoutDestination,
  verifyPayoutDestination,
  verifyPhoneAlias,
} satisfies { readonly [I in OperationId]: Handler<I> };
