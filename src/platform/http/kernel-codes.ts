import type { ErrorCode } from '../../../generated/contract/errors.ts';

/** The codes that the platform itself answers with; every operation documents those that its shape allows. */
export const kernelCodes = [
  'AGENT_SUSPENDED',
  'API_KEY_EXPIRED',
  'API_KEY_INVALID',
  'API_KEY_REQUIRED',
  'API_KEY_REVOKED',
  'BODY_TOO_LARGE',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INSUFFICIENT_SCOPE',
  'INTERNAL_ERROR',
  'INVALID_JSON',
  'IP_NOT_ALLOWED',
  'MEMBER_NOT_ACTIVE',
  'MEMBER_SESSION_REQUIRED',
  'METHOD_NOT_ALLOWED',
  'NOT_IMPLEMENTED',
  'RATE_LIMITED',
  'REQUEST_SIGNATURE_INVALID',
  'REQUEST_SIGNATURE_REQUIRED',
  'REQUEST_SIGNATURE_STALE',
  'REQUEST_SIGNING_NOT_CONFIGURED',
  'ROUTE_NOT_FOUND',
  'SANDBOX_ONLY',
  'TENANT_AMBIGUOUS',
  'TENANT_REQUIRED',
  'TENANT_SUSPENDED',
  'TRY_AGAIN',
  'UNAUTHENTICATED',
  'UNSUPPORTED_CONTENT_TYPE',
  'VALIDATION_FAILED',
] as const satisfies readonly ErrorCode[];

export type KernelCode = (typeof kernelCodes)[number];
