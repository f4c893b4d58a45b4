import type { ErrorCode } from '../../../generated/contract/errors.ts';
import { renderJson } from '../json/index.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Credential } from './credentials/credential.ts';
import type { VerifiedSignature } from './credentials/request-signature.ts';
import { usedSignature } from './credentials/signed-once.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import { judgeDecision, refuseCaller } from './gates.ts';
import { HandlerRequest } from './handler-request.ts';
import { idempotencyOf } from './idempotency.ts';
import type { Kernel } from './kernel.ts';
import { kernelCodes } from './kernel-codes.ts';
import type { Answer, KeyMismatch, Outcome } from './ports.ts';
import type { RequestInput } from './request/input.ts';
import { nextLink } from './response/next-link.ts';
import { checkResponse } from './response/response-check.ts';
import { TwoFactorGate } from './two-factor.ts';

export interface Executed {
  readonly answer: Answer;
  readonly replayed: boolean;
}

/** The caller, with what the request path knows of its credential. */
interface Calling extends Pick<Credential, 'caller' | 'expiresAt'> {
  readonly confirmations: Credential['confirmations'] | undefined;
  readonly signature: VerifiedSignature | undefined;
}

/** Idempotency, the handler in its transaction, and what its outcome means over HTTP. */
export async function execute(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  { caller, confirmations = [], expiresAt, signature }: Calling,
  input: RequestInput,
  rawBody: Buffer,
): Promise<Executed | Refusal | 'unconfirmed'> {
  const idempotency =
    input.invalidBody === undefined ? idempotencyOf(kernel, exchange, endpoint, caller, input, rawBody) : undefined;
  if (idempotency instanceof Refusal) return idempotency;
  const prefetch = endpoint.meta.locksLater ? undefined : endpoint.meta.prefetch;
  const id = prefetch === undefined ? undefined : exchange.path[prefetch.param];
  const outcome = await kernel.executor.run(
    { id: exchange.operationId, transaction: endpoint.meta.transaction },
    {
      caller,
      idempotency,
      // Who looks at the head of a link that is used up by reading has not read it.
      keepsNothing: exchange.request.method === 'HEAD',
      signature: usedSignature(exchange, endpoint, input.body, signature),
      confirmations,
      credentialExpiresAt: expiresAt,
      prefetch: prefetch === undefined || id === undefined ? undefined : { machine: prefetch.machine, id },
      handle: (unit) => {
        const network = exchange.clientNetwork(kernel.trustedProxyHops);
        const gate = endpoint.meta.twoFactor && new TwoFactorGate(exchange, caller, rawBody);
        return handle(
          kernel,
          exchange,
          endpoint,
          new HandlerRequest(exchange.path, input, caller, unit, network, gate, exchange.wantsStream),
          unit.discard,
        );
      },
    },
  );
  return resultOf(exchange, endpoint, outcome);
}

function resultOf(exchange: Exchange, endpoint: Endpoint, outcome: Outcome): Executed | Refusal | 'unconfirmed' {
  switch (outcome.kind) {
    case 'answered':
      return outcome;
    case 'refused': {
      const { code } = outcome.refusal;
      if (!isDeclared(endpoint, code)) throw new Error(`${exchange.operationId} does not declare ${code}`);
      return outcome.refusal;
    }
    case 'mismatched': {
      const status = outcome.mismatch === 'body' ? 422 : 409;
      const message = reusedKey(endpoint, outcome.mismatch);
      return refuse('IDEMPOTENCY_KEY_REUSED', { status, details: { mismatch: outcome.mismatch }, message });
    }
    case 'running':
      return refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfterSeconds: 1 });
    case 'signature-used':
      return refuse('REQUEST_SIGNATURE_INVALID', { message: SIGNATURE_USED });
    case 'unconfirmed':
      return 'unconfirmed';
  }
}

const SIGNATURE_USED = 'The request signature was used before, with another Idempotency-Key or another query.';

const reusedKey = ({ meta }: Endpoint, mismatch: KeyMismatch): string =>
  mismatch === 'salient'
    ? `This Idempotency-Key was already used with another value of ${listed(meta.salient)}. Use a new key for a new request.`
    : REUSED[mismatch];

const REUSED = {
  body: 'This Idempotency-Key was already used with a different body. Send the same bytes, or use a new key.',
  caller: 'This Idempotency-Key was already used by another member or API key. Use a new key for a new request.',
};

const listed = (fields: readonly string[] = []): string =>
  fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} or ${fields.at(-1)}`;

/** Inside the transaction: what is thrown here leaves nothing behind. */
async function handle(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  request: HandlerRequest,
  discard: () => void,
): Promise<Answer | Refusal> {
  const barred = refuseCaller(endpoint, request.caller);
  if (barred !== undefined) return barred;
  // The input has passed the operation's own validators: it is what the handler takes.
  const result = await endpoint.handler(request as never);
  if (request.invalidBody !== undefined && !(result instanceof Refusal)) {
    throw new Error(`${exchange.operationId} has taken a body that does not fit the contract`);
  }
  const { cursor, status = endpoint.status, deprecated, stream } = request.replyOptions;
  if (deprecated) exchange.deprecated = true;
  if (result instanceof Refusal)
    return asDeclared(exchange, endpoint, await explained(kernel, result, exchange, request));
  const refusal = await judgeDecision(kernel.gates, endpoint, request, discard);
  if (refusal !== undefined) return asDeclared(exchange, endpoint, refusal);
  const isCreated = status === 201 || status === 202;
  const answer: Answer = {
    status,
    body: endpoint.meta.empty?.includes(status) ? '' : renderJson(result),
    location: isCreated ? endpoint.location?.(result) : undefined,
    link: cursor === undefined ? undefined : nextLink(exchange.pathname, exchange.search, cursor),
    ...(stream && { stream }),
  };
  if (kernel.checkResponses === 'always') await checkAnswer(kernel, exchange, endpoint, answer);
  return answer;
}

/** A refusal for the state of a resource says what that state allows. The handler has locked it: nothing is asked again. */
const explained = (
  { explainRefusal }: Kernel,
  refusal: Refusal,
  { operationId, path }: Exchange,
  { aggregate, caller, services }: HandlerRequest,
): Promise<Refusal> => explainRefusal(refusal, { operation: operationId, path, caller, services, aggregate });

/** A gate also answers codes that the platform has for every operation of its form, which no operation declares. */
const isDeclared = ({ meta }: Endpoint, code: ErrorCode): boolean =>
  meta.codes[code] !== undefined || kernelCodes.some((one) => one === code);

/** The contract decides whether a refusal commits: a handler that says otherwise is a defect, found before COMMIT. */
function asDeclared({ operationId }: Exchange, endpoint: Endpoint, refusal: Refusal): Refusal {
  const { code } = refusal;
  const { meta } = endpoint;
  if (!isDeclared(endpoint, code)) throw new Error(`${operationId} does not declare ${code}`);
  if (refusal.commits && meta.commits?.includes(code) !== true)
    throw new Error(`${code} of ${operationId} may not commit`);
  return refusal;
}

export const checkAnswer = (
  { responseValidators }: Kernel,
  { operationId }: Exchange,
  { meta }: Endpoint,
  answer: Answer,
): Promise<void> => checkResponse(responseValidators, operationId, meta.statuses, answer);
