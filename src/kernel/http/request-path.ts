import { authenticate, bucketOf, type Credential } from './credential.ts';
import type { Endpoint } from './endpoint.ts';
import type { Exchange } from './exchange.ts';
import { type Executed, execute } from './execute.ts';
import type { Kernel, Throttled } from './kernel.ts';
import { NotImplemented, TryAgain } from './ports.ts';
import { ClientAborted } from './raw-body.ts';
import { Refusal, refuse } from './refusal.ts';
import { replyAnswer, replyRefusal, statusOf } from './reply.ts';
import { asUnwanted, rawBodyOf } from './request-body.ts';
import { parseInput } from './request-input.ts';
import { checkSignature } from './request-signature.ts';
import { checkResponse } from './response-check.ts';
import { checkScope } from './scope.ts';

/** In mode `sampled`, one response in so many is held against the contract, after it was sent. */
const SAMPLE_EVERY = 100;
let sampled = 0;

/** Serves one request of an operation, from its id to its log line. Never rejects. */
export async function serve(kernel: Kernel, exchange: Exchange, endpoint: Endpoint): Promise<void> {
  try {
    const result = await requestPath(kernel, exchange, endpoint);
    if (result instanceof Refusal) {
      await auditRefusal(kernel, exchange, endpoint, result);
      replyRefusal(kernel, exchange, result);
    } else {
      replyAnswer(kernel, exchange, result.answer, result.replayed);
      if (kernel.checkResponses === 'sampled') sample(kernel, endpoint, result);
    }
  } catch (error) {
    if (error instanceof ClientAborted) exchange.code = 'CLIENT_ABORTED';
    else failed(kernel, exchange, error);
  }
  record(kernel, exchange);
}

/**
 * Each 403 and 409 on a money operation, and to an operator, is on record, whichever step refused (D-431): in a transaction
 * of its own, because the request's is gone or never began. Whoever is refused before its limit was asked is counted
 * here, so that nobody can fill the log.
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
    operation: meta.id,
    code: refusal.code,
    resourceId: resourceId ?? caller.tenantId ?? 'none',
  });
}

/** Where even the refusal cannot be written, the connection ends: nobody else is there to end it. */
function failed(kernel: Kernel, exchange: Exchange, error: unknown): void {
  try {
    replyRefusal(kernel, exchange, unexpected(kernel, exchange, error));
  } catch (second) {
    kernel.log.error({ requestId: exchange.requestId, err: second }, 'no answer could be written');
    exchange.response.destroy();
  }
}

/**
 * Every step in the order that clients can rely on (D-030, D-038): the live gate, the credential, the body's bytes, the
 * request's signature, the rate limit, the scope, the input, idempotency, the handler. The first refusal answers.
 */
async function requestPath(kernel: Kernel, exchange: Exchange, endpoint: Endpoint): Promise<Executed | Refusal> {
  const { deprecation } = endpoint.meta;
  if (deprecation === 'always') exchange.deprecated = true;
  if (endpoint.meta.sandbox && kernel.environment === 'live') return refuse('SANDBOX_ONLY');
  const credential = await authenticate(kernel, exchange, endpoint);
  if (credential instanceof Refusal) return credential;
  exchange.caller = credential.caller;
  const body = rawBodyOf(exchange.request, endpoint);
  const rawBody = body instanceof Promise ? await body : body;
  if (rawBody instanceof Refusal) return asUnwanted(endpoint, rawBody);
  const refusal =
    unsigned(kernel, exchange, endpoint, credential, rawBody) ??
    overLimit(kernel, exchange, endpoint, credential) ??
    checkScope(endpoint, credential) ??
    idleMember(endpoint, credential);
  if (refusal !== undefined) return refusal;
  const throttle = kernel.throttles[endpoint.meta.id];
  const throttled = throttle && (await throttle(throttledOf(kernel, exchange)));
  if (throttled !== undefined) return tooMany('attempts', throttled);
  const input = parseInput(exchange, endpoint, rawBody);
  if (input instanceof Refusal) return input;
  return await execute(kernel, exchange, endpoint, credential, input, rawBody);
}

/** Whoever a key acts for must be ACTIVE where money moves (D-021). */
const idleMember = ({ meta }: Endpoint, { caller }: Credential): Refusal | undefined =>
  meta.signed && caller.kind === 'apiKey' && !caller.memberActive
    ? refuse('MEMBER_NOT_ACTIVE', { status: 403, message: 'The member in whose name the API key acts is not ACTIVE.' })
    : undefined;

function unsigned(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  { key }: Credential,
  rawBody: Buffer,
): Refusal | undefined {
  if (key === undefined) return undefined;
  const signature = exchange.header('x-service-request-signature');
  if (signature === undefined && !key.requestSigning) return undefined;
  const { method = '' } = exchange.request;
  return checkSignature(
    key,
    endpoint.meta.signed,
    { method, pathname: exchange.pathname, rawBody, signature },
    kernel.now(),
  );
}

function overLimit(
  kernel: Kernel,
  exchange: Exchange,
  endpoint: Endpoint,
  { bucket }: Credential,
): Refusal | undefined {
  if (!endpoint.isLimited) return undefined;
  const limit = (endpoint.isPublic ? kernel.addressLimit : kernel.callerLimit).take(bucket);
  exchange.limit = limit;
  if (limit === undefined || limit.allowed) return undefined;
  return tooMany(endpoint.isPublic ? 'requests from this address' : 'requests', limit.retryAfterSeconds);
}

const tooMany = (what: string, seconds: number): Refusal =>
  refuse('RATE_LIMITED', {
    retryAfterSeconds: seconds,
    message: `Too many ${what}. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  });

const throttledOf = ({ trustedProxyHops }: Kernel, exchange: Exchange): Throttled => ({
  address: exchange.clientAddress(trustedProxyHops),
  path: exchange.path,
});

/** What nothing declares: the client gets the id under which the log has the rest (D-033). */
function unexpected(kernel: Kernel, exchange: Exchange, error: unknown): Refusal {
  const { requestId, endpoint } = exchange;
  const where = { requestId, operationId: endpoint?.meta.id, err: error };
  if (error instanceof NotImplemented) {
    kernel.log.warn(where, 'not implemented');
    return refuse('NOT_IMPLEMENTED');
  }
  if (error instanceof TryAgain) {
    kernel.log.warn(where, 'try again');
    return refuse('TRY_AGAIN', { retryAfterSeconds: 1 });
  }
  kernel.log.error(where, 'request failed');
  return refuse('INTERNAL_ERROR');
}

function sample(kernel: Kernel, endpoint: Endpoint, { answer }: Executed): void {
  sampled += 1;
  if (sampled % SAMPLE_EVERY !== 0) return;
  checkResponse(endpoint, answer).catch((error: unknown) => kernel.log.error({ err: error }, 'undocumented response'));
}

/** One line and one observation per request; never its path, body, headers or address. */
export function record(kernel: Kernel, exchange: Exchange): void {
  const { requestId, response, caller, code } = exchange;
  const operationId = exchange.endpoint?.meta.id ?? 'none';
  const ms = performance.now() - exchange.startedAt;
  const status = code === 'CLIENT_ABORTED' ? 499 : response.statusCode;
  kernel.metrics.observe(operationId, status, ms);
  if (!kernel.log.isLevelEnabled('info')) return;
  const tenantId = caller?.tenantId ?? null;
  const line = { requestId, operationId, status, code, tenantId, ms: Math.round(ms * 100) / 100 };
  if (status >= 500) kernel.log.error(line, 'request');
  else kernel.log.info(line, 'request');
}
