import type { ErrorCode } from '../../../generated/contract/errors.ts';
import type { Credential } from './credential.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import { DeclaredFailure, HandlerRequest } from './handler-request.ts';
import { idempotencyOf } from './idempotency.ts';
import type { RequestInput } from './input.ts';
import type { Kernel } from './kernel.ts';
import { nextLink } from './next-link.ts';
import type { Answer, Outcome } from './ports.ts';
import { Refusal, refuse } from './refusal.ts';
import { checkResponse } from './response-check.ts';

export interface Executed {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/** Idempotency, the handler in its transaction, and what its outcome means over HTTP. */
export async function execute(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  { caller }: Credential,
  input: RequestInput,
  rawBody: Buffer,
): Promise<Executed | Refusal> {
  const idempotency = idempotencyOf(exchange, endpoint, caller, input, rawBody);
  if (idempotency instanceof Refusal) return idempotency;
  const { prefetch } = endpoint.meta;
  const id = prefetch === undefined ? undefined : exchange.path[prefetch.param];
  const outcome = await kernel.executor.run(endpoint.meta, {
    caller,
    idempotency,
    prefetch: prefetch === undefined || id === undefined ? undefined : { machine: prefetch.machine, id },
    handle: (unit) => {
      const address = exchange.clientAddress(kernel.trustedProxyHops);
      return handle(kernel, exchange, endpoint, new HandlerRequest(exchange.path, input, caller, unit, address));
    },
  });
  return resultOf(endpoint, outcome);
}

function resultOf(endpoint: Endpoint, outcome: Outcome): Executed | Refusal {
  switch (outcome.kind) {
    case 'answered':
      return outcome;
    case 'failed': {
      const { failure: code, details, retryAfterSeconds } = outcome.failure;
      const declared = (endpoint.meta.codes as Readonly<Record<string, { readonly status: number } | undefined>>)[code];
      if (declared === undefined) throw new Error(`${endpoint.meta.id} does not declare ${code}`);
      return new Refusal(code, { details, status: declared.status, retryAfterSeconds });
    }
    case 'mismatched': {
      const status = outcome.mismatch === 'salient' ? 409 : 422;
      const message = reusedKey(endpoint, outcome.mismatch);
      return refuse('IDEMPOTENCY_KEY_REUSED', { status, details: { mismatch: outcome.mismatch }, message });
    }
    case 'running':
      return refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
  }
}

const reusedKey = ({ meta }: Endpoint, mismatch: 'salient' | 'body'): string =>
  mismatch === 'body'
    ? 'This Idempotency-Key was already used with a different body. Send the same bytes, or use a new key.'
    : `This Idempotency-Key was already used with another value of ${listed(meta.salient)}. Use a new key for a new request.`;

const listed = (fields: readonly string[]): string =>
  fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} or ${fields.at(-1)}`;

/** Inside the transaction: what is thrown here leaves nothing behind. */
async function handle(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  request: HandlerRequest,
): Promise<Answer | DeclaredFailure> {
  const result = await endpoint.handler(request);
  const { cursor, status = endpoint.meta.status, deprecated } = request.told;
  if (deprecated) exchange.deprecated = true;
  if (result instanceof DeclaredFailure) return asDeclared(endpoint, result);
  const isCreated = status === 201 || status === 202;
  const answer: Answer = {
    status,
    body: JSON.stringify(result),
    location: isCreated ? endpoint.location?.(result) : undefined,
    link: cursor === undefined ? undefined : nextLink(exchange.pathname, exchange.search, cursor),
  };
  if (kernel.checkResponses === 'always') await checkResponse(endpoint, answer);
  return answer;
}

/** The contract decides whether a refusal commits: a handler that says otherwise is a defect, found before COMMIT. */
function asDeclared(endpoint: Endpoint, failure: DeclaredFailure): DeclaredFailure {
  const codes: Readonly<Record<string, { readonly commits?: boolean } | undefined>> = endpoint.meta.codes;
  const declared = codes[failure.failure satisfies ErrorCode];
  if (declared === undefined) throw new Error(`${endpoint.meta.id} does not declare ${failure.failure}`);
  if (failure.commits && declared.commits !== true)
    throw new Error(`${failure.failure} of ${endpoint.meta.id} may not commit`);
  return failure;
}
