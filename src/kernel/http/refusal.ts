import type { ErrorCode } from '../../../generated/contract/errors.ts';

/** The codes that the kernel itself answers with; every operation documents those that its shape allows. */
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

/** What a step of the request path answers instead of letting the request pass: a value, because refusals are usual. */
export class Refusal {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  /** Only where the code has several statuses; the registry's first one otherwise. */
  readonly status: number | undefined;
  /** For `Retry-After`, in whole seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** What happened in this case, where the code covers several; its meaning in the registry otherwise. */
  readonly message: string | undefined;

  constructor(code: ErrorCode, more: RefusalDetails = {}) {
    this.code = code;
    this.details = more.details;
    this.status = more.status;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.message = more.message;
  }
}

export interface RefusalDetails {
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  readonly status?: number | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly message?: string | undefined;
}

export const refuse = (code: KernelCode, more?: RefusalDetails): Refusal => new Refusal(code, more);
