// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { advanceTestClock } from '../../../src/domains/sandbox/operations/advance-test-clock.ts';
import { anchorTestCredential } from '../../../src/domains/sandbox/operations/anchor-test-credential.ts';
import { clearTestProviderControls } from '../../../src/domains/sandbox/operations/clear-test-provider-controls.ts';
import { createTestSession } from '../../../src/domains/sandbox/operations/create-test-session.ts';
import { createTestWebhookSink } from '../../../src/domains/sandbox/operations/create-test-webhook-sink.ts';
import { creditTestBalance } from '../../../src/domains/sandbox/operations/credit-test-balance.ts';
import { expireTestCredential } from '../../../src/domains/sandbox/operations/expire-test-credential.ts';
import { expireTestPhoneAlias } from '../../../src/domains/sandbox/operations/expire-test-phone-alias.ts';
import { getTestChain } from '../../../src/domains/sandbox/operations/get-test-chain.ts';
import { getTestClock } from '../../../src/domains/sandbox/operations/get-test-clock.ts';
import { getTestProvider } from '../../../src/domains/sandbox/operations/get-test-provider.ts';
import { issueTestCredential } from '../../../src/domains/sandbox/operations/issue-test-credential.ts';
import { listTestMessages } from '../../../src/domains/sandbox/operations/list-test-messages.ts';
import { listTestReviewCases } from '../../../src/domains/sandbox/operations/list-test-review-cases.ts';
import { listTestWebhookSinkRequests } from '../../../src/domains/sandbox/operations/list-test-webhook-sink-requests.ts';
import { reevaluateTestPayment } from '../../../src/domains/sandbox/operations/reevaluate-test-payment.ts';
import { reinstateTestCredential } from '../../../src/domains/sandbox/operations/reinstate-test-credential.ts';
import { resolveTestReviewCase } from '../../../src/domains/sandbox/operations/resolve-test-review-case.ts';
import { revokeTestCredential } from '../../../src/domains/sandbox/operations/revoke-test-credential.ts';
import { runTestWebhookDeliveries } from '../../../src/domains/sandbox/operations/run-test-webhook-deliveries.ts';
import { sendTestProviderWebhook } from '../../../src/domains/sandbox/operations/send-test-provider-webhook.ts';
import { setTestChain } from '../../../src/domains/sandbox/operations/set-test-chain.ts';
import { setTestFeatures } from '../../../src/domains/sandbox/operations/set-test-features.ts';
import { setTestMessageGateway } from '../../../src/domains/sandbox/operations/set-test-message-gateway.ts';
import { setTestPolicySubsystem } from '../../../src/domains/sandbox/operations/set-test-policy-subsystem.ts';
import { setTestProviderControls } from '../../../src/domains/sandbox/operations/set-test-provider-controls.ts';
import { setTestScreening } from '../../../src/domains/sandbox/operations/set-test-screening.ts';
import { setTestTenantStatus } from '../../../src/domains/sandbox/operations/set-test-tenant-status.ts';
import { stepTestProvider } from '../../../src/domains/sandbox/operations/step-test-provider.ts';
import { suspendTestCredential } from '../../../src/domains/sandbox/operations/suspend-test-credential.ts';
import { updateTestWebhookSink } from '../../../src/domains/sandbox/operations/update-test-webhook-sink.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'advanceTestClock',
  '/v1/test/clock',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.advanceTestClock,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    statuses: [200],
    codes: { VALIDATION_FAILED: 400 },
    handler: advanceTestClock,
  }),
);

router.post(
  'anchorTestCredential',
  '/v1/test/credentials/:id/anchor',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.anchorTestCredential,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: anchorTestCredential,
  }),
);

router.delete(
  'clearTestProviderControls',
  '/v1/test/providers/:provider',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    sandbox: true,
    fieldCodes: [{ pointer: '/path/provider', code: 'UNKNOWN_PROVIDER' }],
    statuses: [200],
    codes: { UNKNOWN_PROVIDER: 400 },
    handler: clearTestProviderControls,
  }),
);

router.post(
  'createTestSession',
  '/v1/test/sessions',
  operation({
    security: [],
    validators: requestValidators.createTestSession,
    sandbox: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: { VALIDATION_FAILED: 400, TENANT_NOT_FOUND: 404, MEMBER_NOT_FOUND: 404 },
    handler: createTestSession,
  }),
);

router.post(
  'createTestWebhookSink',
  '/v1/test/webhook-sinks',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.createTestWebhookSink,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {},
    handler: createTestWebhookSink,
  }),
);

router.post(
  'creditTestBalance',
  '/v1/test/balance',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.creditTestBalance,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/amountUsd', code: 'INVALID_AMOUNT' }],
    statuses: [200],
    codes: { INVALID_AMOUNT: 400 },
    handler: creditTestBalance,
  }),
);

router.post(
  'expireTestCredential',
  '/v1/test/credentials/:id/expire',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.expireTestCredential,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'credential', param: 'id' },
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: expireTestCredential,
  }),
);

router.post(
  'expireTestPhoneAlias',
  '/v1/test/phone-aliases/:id/expire',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.expireTestPhoneAlias,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'phone-alias', param: 'id' },
    statuses: [200],
    codes: { PHONE_ALIAS_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: expireTestPhoneAlias,
  }),
);

router.get(
  'getTestChain',
  '/v1/test/chain',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: getTestChain,
  }),
);

router.get(
  'getTestClock',
  '/v1/test/clock',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: getTestClock,
  }),
);

router.get(
  'getTestProvider',
  '/v1/test/payments/:id/provider',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: [],
    sandbox: true,
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404 },
    handler: getTestProvider,
  }),
);

router.post(
  'issueTestCredential',
  '/v1/test/credentials',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.issueTestCredential,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [201],
    codes: {
      MEMBER_ID_REQUIRED: 400,
      VALIDATION_FAILED: 400,
      MEMBER_NOT_FOUND: 404,
      MEMBER_NOT_ACTIVE: 409,
      LEGAL_NAME_REQUIRED: 400,
    },
    location: '/v1/credentials/{id}',
    handler: issueTestCredential,
  }),
);

router.get(
  'listTestMessages',
  '/v1/test/messages',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: ['channel', 'to', 'purpose', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listTestMessages,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listTestMessages,
  }),
);

router.get(
  'listTestReviewCases',
  '/v1/test/review-cases',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: ['status', 'reason', 'skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listTestReviewCases,
    sandbox: true,
    statuses: [200],
    codes: {},
    handler: listTestReviewCases,
  }),
);

router.get(
  'listTestWebhookSinkRequests',
  '/v1/test/webhook-sinks/:id/requests',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    query: ['skip', 'take', 'cursor', 'createdAfter', 'createdBefore'],
    validators: requestValidators.listTestWebhookSinkRequests,
    sandbox: true,
    statuses: [200],
    codes: { WEBHOOK_SINK_NOT_FOUND: 404 },
    handler: listTestWebhookSinkRequests,
  }),
);

router.post(
  'reevaluateTestPayment',
  '/v1/test/payments/:id/reevaluate',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.reevaluateTestPayment,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: reevaluateTestPayment,
  }),
);

router.post(
  'reinstateTestCredential',
  '/v1/test/credentials/:id/reinstate',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.reinstateTestCredential,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'credential', param: 'id' },
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: reinstateTestCredential,
  }),
);

router.post(
  'resolveTestReviewCase',
  '/v1/test/review-cases/:id/resolve',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.resolveTestReviewCase,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'review-case', param: 'id' },
    locksLater: true,
    statuses: [200],
    codes: { REVIEW_CASE_NOT_FOUND: 404, REVIEW_CASE_RESOLVED: 409, REVIEW_CASE_NOT_OPEN: 409 },
    handler: resolveTestReviewCase,
  }),
);

router.post(
  'revokeTestCredential',
  '/v1/test/credentials/:id/revoke',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.revokeTestCredential,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'credential', param: 'id' },
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: revokeTestCredential,
  }),
);

router.post(
  'runTestWebhookDeliveries',
  '/v1/test/webhook-deliveries/run',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.runTestWebhookDeliveries,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    statuses: [200],
    codes: {},
    handler: runTestWebhookDeliveries,
  }),
);

router.post(
  'sendTestProviderWebhook',
  '/v1/test/provider-webhooks',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.sendTestProviderWebhook,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/body/provider', code: 'UNKNOWN_PROVIDER' }],
    transaction: 'two-phase',
    statuses: [200],
    codes: { UNKNOWN_PROVIDER: 400, PAYMENT_NOT_FOUND: 404, WEBHOOK_REPLAY_WINDOW: 401 },
    handler: sendTestProviderWebhook,
  }),
);

router.post(
  'setTestChain',
  '/v1/test/chain',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestChain,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {},
    handler: setTestChain,
  }),
);

router.post(
  'setTestFeatures',
  '/v1/test/features',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestFeatures,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {},
    handler: setTestFeatures,
  }),
);

router.post(
  'setTestMessageGateway',
  '/v1/test/message-gateway',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestMessageGateway,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {},
    handler: setTestMessageGateway,
  }),
);

router.post(
  'setTestPolicySubsystem',
  '/v1/test/policy-subsystem',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestPolicySubsystem,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {},
    handler: setTestPolicySubsystem,
  }),
);

router.post(
  'setTestProviderControls',
  '/v1/test/providers/:provider',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestProviderControls,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    fieldCodes: [{ pointer: '/path/provider', code: 'UNKNOWN_PROVIDER' }],
    statuses: [200],
    codes: { UNKNOWN_PROVIDER: 400, DESTINATION_NOT_FOUND: 404 },
    handler: setTestProviderControls,
  }),
);

router.post(
  'setTestScreening',
  '/v1/test/screening',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestScreening,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { VALIDATION_FAILED: 400, TENANT_NOT_FOUND: 404 },
    handler: setTestScreening,
  }),
);

router.post(
  'setTestTenantStatus',
  '/v1/test/tenant',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.setTestTenantStatus,
    sandbox: true,
    anyTenant: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { TENANT_REQUIRED: 403, MEMBER_NOT_ACTIVE: 403, TENANT_SUSPENDED: 403 },
    handler: setTestTenantStatus,
  }),
);

router.post(
  'stepTestProvider',
  '/v1/test/payments/:id/provider-step',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.stepTestProvider,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    transaction: 'two-phase',
    prefetch: { machine: 'offramp-payment', param: 'id' },
    statuses: [200],
    codes: { VALIDATION_FAILED: 400, PAYMENT_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: stepTestProvider,
  }),
);

router.post(
  'suspendTestCredential',
  '/v1/test/credentials/:id/suspend',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.suspendTestCredential,
    sandbox: true,
    idempotency: true,
    bodyLimit: 1048576,
    prefetch: { machine: 'credential', param: 'id' },
    statuses: [200],
    codes: { CREDENTIAL_NOT_FOUND: 404, INVALID_TRANSITION: 400 },
    handler: suspendTestCredential,
  }),
);

router.patch(
  'updateTestWebhookSink',
  '/v1/test/webhook-sinks/:id',
  operation({
    security: [{ apiKey: [] }, { memberSession: [] }],
    validators: requestValidators.updateTestWebhookSink,
    sandbox: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { WEBHOOK_SINK_NOT_FOUND: 404 },
    handler: updateTestWebhookSink,
  }),
);
