import type { KeyObject } from 'node:crypto';
import type { Logger } from 'pino';
import { limits } from '../../../../generated/contract/limits.ts';
import type { DeliveryAttempt } from '../../../../machines/webhooks/webhook-delivery.machine.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { EventRenderer } from '../../../platform/feed/event-renderer.ts';
import { currentTraceparent, inClientSpan } from '../../../platform/tracing/index.ts';
import { world } from '../../../platform/world.ts';
import type { Poster } from '../network/post.ts';
import type { Place } from '../network/resolve.ts';
import { type EndpointUrl, judgeUrl, sinkOf } from '../rules/endpoint-url.ts';
import { type Answer, errorOf } from '../rules/outcome.ts';
import type { SigningKeys } from '../signing-keys.ts';
import { deliveryHeaders } from '../signing-secret.ts';
import type { Claim } from './claim.cross-tenant.ts';

/** The parts of an attempt. */
export interface AttemptTools {
  readonly config: Pick<Config, 'environment'>;
  readonly eventRenderer: Pick<EventRenderer, 'renderFor'>;
  readonly keys: Pick<SigningKeys, 'of'>;
  readonly realTime: () => Date;
  readonly log: Logger;
  readonly poster: Pick<Poster, 'post'>;
  find(judged: EndpointUrl): Promise<Place>;
  /** The sandbox's receiver, which opens no socket (D-382). */
  sink(delivery: SinkDelivery): Promise<Answer>;
}

export interface SinkDelivery {
  readonly sinkId: string;
  readonly tenantId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** From the look-up to the receiver's status (D-391). */
export const ATTEMPT_LIMIT_MS = limits.webhookAnswer;

/** Sends an event once. Whatever happens on the way is an outcome. */
export async function attempt(claim: Claim, tools: AttemptTools): Promise<DeliveryAttempt> {
  const at = tools.realTime();
  const begunAt = world.monotonic();
  const answer = await send(claim, at, tools).catch((error: unknown): Answer => {
    tools.log.error({ err: error, deliveryId: claim.deliveryId }, 'webhook attempt failed unexpectedly');
    return { error: 'CONNECTION_FAILED' };
  });
  return {
    at: at.toISOString(),
    httpStatus: 'httpStatus' in answer ? answer.httpStatus : null,
    lastError: errorOf(answer),
    durationMs: Math.round(world.monotonic() - begunAt),
  };
}

async function send(claim: Claim, at: Date, tools: AttemptTools): Promise<Answer> {
  const keys = keysOf(claim, at, tools.keys);
  if (keys === undefined) return { error: 'SECRET_ERROR' };
  const body = tools.eventRenderer.renderFor(claim, claim.apiVersion);
  const headers = deliveryHeaders(keys, { id: claim.eventId, timestamp: Math.floor(at.getTime() / 1000), body });
  // Judged again: the rules may have become stricter since it was registered (D-381).
  const judged = judgeUrl(claim.url, tools.config.environment);
  if (typeof judged === 'string') return { error: 'BLOCKED_URL' };
  const sinkId = sinkOf(judged);
  if (sinkId !== undefined && tools.config.environment === 'sandbox')
    return tools.sink({ sinkId, tenantId: claim.tenantId, headers, body });

  const signal = world.timeoutSignal(ATTEMPT_LIMIT_MS);
  const place = await within(signal, tools.find(judged));
  if (place === undefined) return { error: 'TIMEOUT' };
  if ('error' in place) return place;
  const { url } = judged;
  const attributes = { 'paychart.webhook.endpoint': claim.endpointId, 'paychart.webhook.event': claim.type };
  return inClientSpan(
    { method: 'POST', url, attributes },
    () => tools.poster.post({ url, address: place.address, headers: { ...headers, ...traceHeader() }, body, signal }),
    (answer) => ('httpStatus' in answer ? answer.httpStatus : undefined),
  );
}

/** The receiver may go on with the trace of what it is told. */
function traceHeader(): { readonly traceparent?: string } {
  const traceparent = currentTraceparent();
  return traceparent === null ? {} : { traceparent };
}

/** The signatures of the secret, and of the former one during its grace (D-396); undefined if one cannot be read. */
function keysOf(claim: Claim, at: Date, keys: AttemptTools['keys']): readonly KeyObject[] | undefined {
  const { secretCiphertext, previousSecretCiphertext: previous, graceEndsAt } = claim;
  try {
    const current = keys.of(secretCiphertext);
    const inGrace = previous !== null && graceEndsAt !== null && at < graceEndsAt;
    return inGrace ? [current, keys.of(previous)] : [current];
  } catch {
    return undefined;
  }
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const end = (): void => resolve(undefined);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
