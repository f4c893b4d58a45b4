import type { Place } from '../load/spec-node.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { ErrorEntry, KernelCode, Operation } from './model.ts';

/** The facts that decide which codes the platform may return before, around and after a handler. */
export type OperationTraits = Pick<
  Operation,
  | 'method'
  | 'path'
  | 'security'
  | 'parameters'
  | 'body'
  | 'sandbox'
  | 'liveFeature'
  | 'sessionOnly'
  | 'anyTenant'
  | 'idempotency'
  | 'bodyKey'
  | 'signed'
  | 'rawBody'
  | 'rateLimited'
> & {
  /** The contract has versions, of which the operation's requests may name one. */
  readonly versioned: boolean;
};

interface KernelRule {
  readonly when: (shape: OperationTraits) => boolean;
  /** The codes with the status that the platform gives them: some have another one where a handler uses them. */
  readonly codes: Readonly<Record<string, number>>;
}

const accepts = (scheme: string) => (shape: OperationTraits) => shape.security.some((one) => one.scheme === scheme);
const takesKey = accepts('apiKey');
const takesSession = accepts('memberSession');
const takesAdminKey = accepts('adminKey');
/** A key on a session-only operation is judged before it is refused (D-030, D-013). */
const judgesKey = (shape: OperationTraits) => takesKey(shape) || shape.sessionOnly;
const isTenantBound = (shape: OperationTraits) => (takesKey(shape) || takesSession(shape)) && !shape.anyTenant;
const hasBody = (shape: OperationTraits) => shape.body !== undefined;
/** A raw body's form is its handler's to judge, under a code of its own. */
const isParsed = (shape: OperationTraits) => hasBody(shape) && !shape.rawBody;
/**
 * A parameter that a read ignored would answer another question than the one that was asked. A mutation has its parameters
 * in the body, and its signature counts for one query, whatever that is (D-501). Probes may carry anything.
 */
export const refusesUnknownQuery = ({
  method,
  rateLimited,
}: Pick<OperationTraits, 'method' | 'rateLimited'>): boolean => method === 'get' && rateLimited;
/** A POST is read for a body also where it takes none: one that is sent is refused. */
const hasInput = (shape: OperationTraits) =>
  refusesUnknownQuery(shape) ||
  isParsed(shape) ||
  (shape.method === 'post' && !shape.rawBody) ||
  shape.parameters.query.length > 0 ||
  shape.parameters.header.length > 0 ||
  shape.idempotency;
const always = () => true;

/** In the order in which the platform checks (D-030, D-038). */
const rules: readonly KernelRule[] = [
  { when: ({ versioned }) => versioned, codes: { API_VERSION_UNKNOWN: 400, API_VERSION_ENDED: 410 } },
  { when: (shape) => shape.sandbox || shape.liveFeature !== undefined, codes: { SANDBOX_ONLY: 403 } },
  { when: takesKey, codes: { API_KEY_REQUIRED: 401 } },
  {
    when: (shape) => takesSession(shape) || takesAdminKey(shape) || shape.sessionOnly,
    codes: { UNAUTHENTICATED: 401 },
  },
  { when: judgesKey, codes: { API_KEY_INVALID: 401, API_KEY_REVOKED: 401, API_KEY_EXPIRED: 401 } },
  { when: isTenantBound, codes: { TENANT_SUSPENDED: 403 } },
  { when: judgesKey, codes: { AGENT_SUSPENDED: 403, IP_NOT_ALLOWED: 403 } },
  { when: (shape) => takesSession(shape) && !shape.anyTenant, codes: { TENANT_REQUIRED: 403, TENANT_AMBIGUOUS: 400 } },
  { when: isTenantBound, codes: { MEMBER_NOT_ACTIVE: 403 } },
  { when: hasBody, codes: { BODY_TOO_LARGE: 400 } },
  { when: isParsed, codes: { UNSUPPORTED_CONTENT_TYPE: 400, INVALID_JSON: 400 } },
  { when: (shape) => judgesKey(shape) && shape.signed, codes: { REQUEST_SIGNATURE_REQUIRED: 401 } },
  {
    when: judgesKey,
    codes: { REQUEST_SIGNATURE_STALE: 401, REQUEST_SIGNATURE_INVALID: 401, REQUEST_SIGNING_NOT_CONFIGURED: 403 },
  },
  { when: always, codes: { RATE_LIMITED: 429 } },
  { when: (shape) => shape.sessionOnly, codes: { MEMBER_SESSION_REQUIRED: 403 } },
  { when: (shape) => shape.security.some((one) => one.scopes.length > 0), codes: { INSUFFICIENT_SCOPE: 403 } },
  { when: hasInput, codes: { VALIDATION_FAILED: 400 } },
  { when: (shape) => shape.idempotency, codes: { IDEMPOTENCY_IN_PROGRESS: 409 } },
  { when: (shape) => shape.idempotency, codes: { IDEMPOTENCY_KEY_REUSED: 409 } },
  { when: (shape) => shape.idempotency, codes: { IDEMPOTENCY_KEY_REUSED: 422 } },
  { when: always, codes: { INTERNAL_ERROR: 500, NOT_IMPLEMENTED: 501, TRY_AGAIN: 503 } },
];

/** The codes that an operation of this shape answers without its handler saying so, in the order of the checks. */
export const kernelCodesOf = (shape: OperationTraits): KernelCode[] =>
  rules
    .filter((rule) => rule.when(shape))
    .flatMap(({ codes }) => Object.entries(codes).map(([code, status]) => ({ code, status })));

/** The registry has to hold what the platform answers, with the status that it gives. */
export const checkKernelCodes = (
  operations: readonly Operation[],
  errors: ReadonlyMap<string, ErrorEntry>,
  registry: Place,
  diagnostics: Diagnostics,
): void => {
  for (const { code, status } of operations.flatMap(({ kernelCodes }) => kernelCodes)) {
    const entry = errors.get(code);
    if (!entry) diagnostics.report(registry, 'undeclared-error', `the platform answers ${code}, which is not declared`);
    else if (!entry.statuses.includes(status)) {
      diagnostics.report(
        entry.place,
        'error-status',
        `the platform answers ${code} with ${status}, which is not among its statuses`,
      );
    }
  }
};
