import { isDeepStrictEqual } from 'node:util';
import { HEADERS } from '../names.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Context } from './context.ts';
import { authenticate, bucketOf, type Credential, type LookUp } from './credentials/credential.ts';
import { chargeBadCredential, exhaustedBy, overLimit, tooMany } from './credentials/limits.ts';
import { checkSignature, type VerifiedSignature } from './credentials/request-signature.ts';
import { checkScope } from './credentials/scope.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import { checkAnswer, type Executed, execute } from './execute.ts';
import type { Kernel, Throttled } from './kernel.ts';
import { TryAgain } from './ports.ts';
import { versionOfHeader, versionOfKey } from './request/api-version.ts';
import { asUnwanted, rawBodyOf } from './request/request-body.ts';
import { parseInput } from './request/request-input.ts';
import { replyAnswer, replyRefusal, statusOf } from './response/reply.ts';
import { asksForStream, replyStream } from './response/reply-stream.ts';

/** In mode `sampled`, one response in so many is held against the contract, after it was sent. */
const SAMPLE_EVERY = 1000;
let sampled = 0;

/**
 * Serves one request of an operation. A refusal is an answer; what is thrown reaches the middleware before the router, and
 * in the end `observe`.
 */
export async function serve(context: Context, endpoint: Endpoint): Promise<void> {
  const { kernel, exchange } = context;
  exchange.endpoint = endpoint;
  exchange.operationId = context._matchedRouteName ?? 'none';
  exchange.path = context.params;
  exchange.wantsStream = endpoint.meta.streams === true && asksForStream(context);
  const result = await requestPath(kernel, exchange, endpoint);
  if (result instanceof Refusal) {
    await auditRefusal(kernel, exchange, endpoint, result);
    replyRefusal(context, result);
  } else if (result.answer.stream !== undefined) {
    replyStream(context, result.answer.stream);
  } else {
    const { version, operationId } = exchange;
    const { answer } = result;
    // What is kept for a repetition is the newest form: each repetition is answered in its own version.
    const shown = version === undefined ? answer : { ...answer, ...version.answer(operationId, answer) };
    replyAnswer(context, shown, result.replayed);
    if (kernel.checkResponses === 'sampled') sample(kernel, exchange, endpoint, result);
  }
}

/**
 * Each 403 and 409 on a signed operation, and to an operator, is on record, whichever step refused (D-431): in a transaction
 * of its own, because the request's is gone or never began. A caller that is refused before its rate limit was asked is
 * counted here, so that refused requests cannot fill the log.
 */
async function auditRefusal(kernel: Kernel, exchange: Exchange, { meta }: Endpoint, refusal: Refusal): Promise<void> {
  const { caller } = exchange;
  if (caller === undefined || !(meta.signed || caller.kind === 'operator')) return;
  const status = statusOf(kernel, exchange, refusal);
  if (status !== 403 && status !== 409) return;
  const limit = exchange.limit ?? kernel.callerLimit.take(bucketOf(caller));
  if (limit?.allowed === false) return;
  const resourceId = meta.prefetch && exchange.path[meta.prefetch.param];
  await kernel.recordRefusal({
    caller,
    operation: exchange.operationId,
    code: refusal.code,
    resourceId: resourceId ?? caller.tenantId ?? 'none',
  });
}

const isOpenInLive = ({ liveFeatures }: Kernel, { meta: { sandbox, liveFeature } }: Endpoint): boolean =>
  !sandbox && (liveFeature === undefined || liveFeatures.has(liveFeature));

/**
 * Every step in the order that clients can rely on (D-030, D-038): the live gate, the credential, the body's bytes, the
 * request's signature, the rate limit, the scope, the input, idempotency, the handler. The first refusal answers.
 */
async function requestPath(kernel: Kernel, exchange: Exchange, endpoint: Endpoint): Promise<Executed | Refusal> {
  if (endpoint.meta.deprecation?.when === 'always') exchange.deprecated = true;
  const unserved = versionOfHeader(kernel, exchange, endpoint);
  if (unserved !== undefined) return unserved;
  if (kernel.environment === 'live' && !isOpenInLive(kernel, endpoint)) return refuse('SANDBOX_ONLY');
  const exhausted = exhaustedBy(kernel, exchange, endpoint);
  if (exhausted !== undefined) return exhausted;
  // A throttle counts before there is a transaction that could confirm a key.
  const lookUp = kernel.throttles[exchange.operationId] === undefined ? 'remembered' : 'now';
  const authenticated = credentialOf(kernel, exchange, endpoint, lookUp);
  const credential = authenticated instanceof Promise ? await authenticated : authenticated;
  if (credential instanceof Refusal) return credential;
  const ended = versionOfKey(kernel, exchange, credential);
  if (ended !== undefined) return ended;
  const body = rawBodyOf(exchange.request, endpoint);
  const rawBody = body instanceof Promise ? await body : body;
  const result = await fromSignatureOn(kernel, exchange, endpoint, credential, rawBody);
  const isProved = isConfirmed(credential) || !needsProof(exchange, credential, result);
  return result !== 'unconfirmed' && isProved
    ? result
    : retryWithFreshKey(kernel, exchange, endpoint, { credential, rawBody, result });
}

/**
 * Nothing is answered by a remembered key alone. A mutation is answered by no credential alone, although its own transaction
 * has none where it gets the answer of a concurrent request under the same idempotency key (D-504).
 */
const needsProof = (
  exchange: Exchange,
  { isRemembered }: Credential,
  result: Executed | Refusal | 'unconfirmed',
): boolean => isRemembered === true || !(isRead(exchange) || result instanceof Refusal);

const isConfirmed = ({ confirmations = [] }: Credential): boolean =>
  confirmations.every((confirmation) => confirmation.isConfirmed);

/** A result of a credential that no transaction has confirmed, or none because a transaction has not. */
interface Unconfirmed {
  readonly credential: Credential;
  readonly rawBody: Buffer | Refusal;
  readonly result: Executed | Refusal | 'unconfirmed';
}

/** Rights that change more often than so while a request is judged are not waited for. */
const MOST_LOOK_UPS = 3;

/**
 * Authenticates once more. A credential that is still the same confirms the result; in every other case the request is
 * judged again by what the credential is now.
 */
async function retryWithFreshKey(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  { credential: { caller, key }, rawBody, result }: Unconfirmed,
): Promise<Executed | Refusal> {
  for (let lookUps = 1; lookUps <= MOST_LOOK_UPS; lookUps += 1) {
    const credential = await credentialOf(kernel, exchange, endpoint, 'now');
    if (credential instanceof Refusal) return credential;
    if (result !== 'unconfirmed' && isDeepStrictEqual([credential.caller, credential.key], [caller, key]))
      return result;
    const again = await fromSignatureOn(kernel, exchange, endpoint, credential, rawBody);
    if (again !== 'unconfirmed') return again;
  }
  throw new TryAgain('the rights of the caller change all the time');
}

/** Finds the caller. The exchange notes it whether it stands or not, and a bad credential is charged to its address. */
function credentialOf(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  lookUp: LookUp,
): Promise<Credential | Refusal> | Credential | Refusal {
  const noted = (credential: Credential | Refusal): Credential | Refusal => {
    if (credential instanceof Refusal) chargeBadCredential(kernel, exchange, endpoint, credential);
    else {
      exchange.caller = credential.caller;
      exchange.standing = credential;
    }
    return credential;
  };
  const authenticated = authenticate(kernel, exchange, endpoint, lookUp);
  return authenticated instanceof Promise ? authenticated.then(noted) : noted(authenticated);
}

async function fromSignatureOn(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  credential: Credential,
  rawBody: Buffer | Refusal,
): Promise<Executed | Refusal | 'unconfirmed'> {
  if (rawBody instanceof Refusal) return asUnwanted(endpoint, rawBody);
  const signature = signatureOf(kernel, exchange, endpoint, credential, rawBody);
  if (signature instanceof Refusal) return signature;
  const refusal = overLimit(kernel, exchange, endpoint, credential, rawBody) ?? checkScope(endpoint, credential);
  if (refusal !== undefined) return refusal;
  const throttle = kernel.throttles[exchange.operationId];
  const throttled = throttle && (await throttle(throttledOf(kernel, exchange)));
  if (throttled !== undefined) return tooMany('attempts', throttled);
  // Reads may be repeated: their signatures are verified, and not counted (D-501).
  const counted = isRead(exchange) ? undefined : signature;
  const input = parseInput(exchange, endpoint, rawBody, counted !== undefined, kernel.impossibleValues);
  if (input instanceof Refusal) return input;
  // A read by a credential that was looked up just now needs no second look.
  const confirmations = isRead(exchange) && !credential.isRemembered ? [] : credential.confirmations;
  return await execute(
    kernel,
    exchange,
    endpoint,
    { ...credential, confirmations, signature: counted },
    input,
    rawBody,
  );
}

const isRead = ({ request: { method } }: Exchange): boolean => method === 'GET' || method === 'HEAD';

function signatureOf(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  { key }: Credential,
  rawBody: Buffer,
): VerifiedSignature | Refusal | undefined {
  if (key === undefined) return undefined;
  const signature = exchange.header(HEADERS.requestSignature);
  if (signature === undefined && !key.requestSigning) return undefined;
  const { method = '' } = exchange.request;
  return checkSignature(
    key,
    endpoint.meta.signed === true,
    { method, pathname: exchange.pathname, rawBody, signature },
    kernel.now(),
  );
}

const throttledOf = ({ trustedProxyHops }: Kernel, exchange: Exchange): Throttled => ({
  network: exchange.clientNetwork(trustedProxyHops),
  path: exchange.path,
});

function sample(kernel: Kernel, exchange: Exchange, endpoint: Endpoint, { answer }: Executed): void {
  sampled += 1;
  if (sampled % SAMPLE_EVERY !== 0) return;
  checkAnswer(kernel, exchange, endpoint, answer).catch((error: unknown) =>
    kernel.log.error({ err: error }, 'undocumented response'),
  );
}
