// Generated from spec/ by `npm run generate`. Do not edit.

import Router from '@koa/router';
import { acceptClaim } from '../../../src/domains/claims/operations/accept-claim.ts';
import { getClaimLink } from '../../../src/domains/claims/operations/get-claim-link.ts';
import { getOfframpPaymentClaim } from '../../../src/domains/claims/operations/get-offramp-payment-claim.ts';
import { getPaymentClaim } from '../../../src/domains/claims/operations/get-payment-claim.ts';
import { resendOfframpPaymentClaim } from '../../../src/domains/claims/operations/resend-offramp-payment-claim.ts';
import { sendClaimOtp } from '../../../src/domains/claims/operations/send-claim-otp.ts';
import { verifyClaimOtp } from '../../../src/domains/claims/operations/verify-claim-otp.ts';
import { type OperationRouter, operation } from '../../../src/platform/http/operation.ts';
import { requestValidators } from '../../contract/validators.js';

/** The domain's operations. Each route has the name of its operation, and its path is matched exactly. */
export const router: OperationRouter = new Router({ sensitive: true, strict: true });

router.post(
  'acceptClaim',
  '/v1/claims/accept',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.acceptClaim,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404, RATE_LIMITED: 429, CLAIM_TICKET_GONE: 410, CLAIM_LINK_GONE: 410 },
    handler: acceptClaim,
  }),
);

router.get(
  'getClaimLink',
  '/v1/claims/:claimToken',
  operation({
    security: [],
    query: [],
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404, RATE_LIMITED: 429, CLAIM_NOT_FOUND: 404, CLAIM_LINK_GONE: 410 },
    publicDocument: {},
    handler: getClaimLink,
  }),
);

router.get(
  'getOfframpPaymentClaim',
  '/v1/offramp/payments/:id/claim',
  operation({
    security: [{ apiKey: ['ramps:read'] }, { memberSession: ['ramps:read'] }],
    query: [],
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, NOT_SENDER: 403, CLAIM_NOT_FOUND: 404 },
    handler: getOfframpPaymentClaim,
  }),
);

router.get(
  'getPaymentClaim',
  '/v1/payments/:id/claim',
  operation({
    security: [{ apiKey: ['payments:read'] }, { memberSession: ['payments:read'] }],
    query: [],
    statuses: [200],
    codes: { PAYMENT_NOT_FOUND: 404, NOT_SENDER: 403, CLAIM_NOT_FOUND: 404 },
    handler: getPaymentClaim,
  }),
);

router.post(
  'resendOfframpPaymentClaim',
  '/v1/offramp/payments/:id/claim/resend',
  operation({
    security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
    validators: requestValidators.resendOfframpPaymentClaim,
    signed: true,
    idempotency: true,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      ROUTE_NOT_FOUND: 404,
      PAYMENT_NOT_FOUND: 404,
      NOT_SENDER: 403,
      CLAIM_NOT_FOUND: 404,
      INVALID_TRANSITION: 400,
      RATE_LIMITED: 429,
    },
    handler: resendOfframpPaymentClaim,
  }),
);

router.post(
  'sendClaimOtp',
  '/v1/claims/:claimToken/otp',
  operation({
    security: [],
    bodyLimit: 1048576,
    statuses: [200],
    codes: { ROUTE_NOT_FOUND: 404, RATE_LIMITED: 429, CLAIM_NOT_FOUND: 404, CLAIM_LINK_GONE: 410 },
    handler: sendClaimOtp,
  }),
);

router.post(
  'verifyClaimOtp',
  '/v1/claims/:claimToken/otp/verify',
  operation({
    security: [],
    validators: requestValidators.verifyClaimOtp,
    bodyLimit: 1048576,
    statuses: [200],
    codes: {
      ROUTE_NOT_FOUND: 404,
      RATE_LIMITED: 429,
      CLAIM_NOT_FOUND: 404,
      CLAIM_LINK_GONE: 410,
      CLAIM_OTP_TOO_MANY_ATTEMPTS: 403,
      CLAIM_OTP_EXPIRED: 410,
      CLAIM_OTP_INVALID: 400,
    },
    commits: ['CLAIM_OTP_TOO_MANY_ATTEMPTS', 'CLAIM_OTP_INVALID'],
    handler: verifyClaimOtp,
  }),
);
