// Generated from spec/ by `npm run generate`. Do not edit.
import * as bodiesAccounts from './validators/bodies/accounts.js';
import * as bodiesDestinations from './validators/bodies/destinations.js';
import * as bodiesIdentity from './validators/bodies/identity.js';
import * as bodiesOfframp from './validators/bodies/offramp.js';
import * as bodiesSandbox from './validators/bodies/sandbox.js';
import * as parametersAccounts from './validators/parameters/accounts.js';
import * as parametersDestinations from './validators/parameters/destinations.js';
import * as parametersIdentity from './validators/parameters/identity.js';
import * as parametersOfframp from './validators/parameters/offramp.js';
import * as parametersSandbox from './validators/parameters/sandbox.js';
import * as parametersWebhooks from './validators/parameters/webhooks.js';

export const requestValidators = {
  advanceTestClock: { headers: parametersSandbox.advanceTestClock_headers, body: bodiesSandbox.AdvanceTestClockRequest },
  cancelOfframpPayment: { headers: parametersOfframp.cancelOfframpPayment_headers },
  confirmOfframpPayment: { headers: parametersOfframp.cancelOfframpPayment_headers },
  createApiKey: { headers: parametersAccounts.createApiKey_headers, body: bodiesAccounts.CreateApiKeyRequest },
  createMember: { headers: parametersAccounts.createApiKey_headers, body: bodiesAccounts.CreateMemberRequest },
  createOfframpPayment: { headers: parametersOfframp.createOfframpPayment_headers, body: bodiesOfframp.CreateOfframpPaymentRequest },
  createPayoutDestination: { headers: parametersDestinations.createPayoutDestination_headers, body: bodiesDestinations.CreatePayoutDestinationRequest },
  createPhoneAlias: { headers: parametersIdentity.createPhoneAlias_headers, body: bodiesIdentity.CreatePhoneAliasRequest },
  createTenant: { headers: parametersAccounts.createApiKey_headers, body: bodiesAccounts.CreateTenantRequest },
  createTestSession: { body: bodiesSandbox.CreateTestSessionRequest },
  createVerificationSession: { headers: parametersIdentity.createPhoneAlias_headers, body: bodiesIdentity.CreateVerificationSessionRequest },
  expireTestCredential: { headers: parametersSandbox.advanceTestClock_headers },
  expireTestPhoneAlias: { headers: parametersSandbox.advanceTestClock_headers },
  issueTestCredential: { headers: parametersSandbox.advanceTestClock_headers, body: bodiesSandbox.IssueTestCredentialRequest },
  listApiKeys: { query: parametersAccounts.listApiKeys_query },
  listCredentials: { query: parametersIdentity.listCredentials_query },
  listEvents: { query: parametersWebhooks.listEvents_query },
  listMembers: { query: parametersAccounts.listMembers_query },
  listOfframpPayments: { query: parametersOfframp.listOfframpPayments_query },
  listPayoutDestinations: { query: parametersDestinations.listPayoutDestinations_query },
  listPhoneAliases: { query: parametersIdentity.listPhoneAliases_query },
  listTestMessages: { query: parametersSandbox.listTestMessages_query },
  listTestReviewCases: { query: parametersSandbox.listTestReviewCases_query },
  reactivateMember: { headers: parametersAccounts.createApiKey_headers },
  reevaluateTestPayment: { headers: parametersSandbox.advanceTestClock_headers },
  registerMemberSigner: { body: bodiesAccounts.RegisterMemberSignerRequest },
  reinstateTestCredential: { headers: parametersSandbox.advanceTestClock_headers },
  resendPhoneAliasCode: { headers: parametersIdentity.createPhoneAlias_headers },
  resolveTestReviewCase: { headers: parametersSandbox.advanceTestClock_headers, body: bodiesSandbox.ResolveTestReviewCaseRequest },
  revokePayoutDestination: { headers: parametersDestinations.createPayoutDestination_headers },
  revokeTestCredential: { headers: parametersSandbox.advanceTestClock_headers },
  selectOfframpPaymentRoute: { headers: parametersOfframp.cancelOfframpPayment_headers, body: bodiesOfframp.SelectOfframpPaymentRouteRequest },
  setDefaultPayoutDestination: { headers: parametersDestinations.createPayoutDestination_headers },
  setTestPolicySubsystem: { headers: parametersSandbox.advanceTestClock_headers, body: bodiesSandbox.SetTestPolicySubsystemRequest },
  setTestProviderControls: { headers: parametersSandbox.advanceTestClock_headers, body: bodiesSandbox.SetTestProviderControlsRequest },
  setTestScreening: { headers: parametersSandbox.advanceTestClock_headers, body: bodiesSandbox.SetTestScreeningRequest },
  simulateVerificationSession: { headers: parametersIdentity.createPhoneAlias_headers, body: bodiesIdentity.SimulateVerificationSessionRequest },
  stepTestProvider: { headers: parametersSandbox.advanceTestClock_headers, body: bodiesSandbox.StepTestProviderRequest },
  suspendMember: { headers: parametersAccounts.createApiKey_headers },
  suspendTestCredential: { headers: parametersSandbox.advanceTestClock_headers },
  updateMember: { body: bodiesAccounts.UpdateMemberRequest },
  updateMyTenant: { body: bodiesAccounts.UpdateTenantRequest },
  updatePayoutDestination: { body: bodiesDestinations.UpdatePayoutDestinationRequest },
  verifyPayoutDestination: { headers: parametersDestinations.createPayoutDestination_headers, body: bodiesDestinations.VerifyPayoutDestinationRequest },
  verifyPhoneAlias: { headers: parametersIdentity.createPhoneAlias_headers, body: bodiesIdentity.VerifyPhoneAliasRequest },
};
