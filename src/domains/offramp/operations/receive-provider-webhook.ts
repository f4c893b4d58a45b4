import type { ReceiveProviderWebhookRequest } from '../../../../generated/contract/schemas.ts';
import { isProviderName, type ProviderName } from '../../../payments/providers/payout-provider.ts';
import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { applyDestinationNews } from '../../destinations/index.ts';
import { applyProviderEvent } from '../providers/apply-provider-event.ts';
import {
  attemptByReference,
  checkedDestination,
  lockAttempt,
  type ProviderAttempt,
  recordedAs,
} from '../providers/attempt.cross-tenant.ts';
import { isInEffect, recordEvent, UNMATCHED } from '../providers/provider-event.store.ts';
import { isConfigured, refusalOf } from '../providers/provider-webhook.ts';
import { takePartnerEvent } from '../providers/take-partner-event.ts';

type WebhookRequest = Request<'receiveProviderWebhook'>;
type Event = ReceiveProviderWebhookRequest;

/** Takes a provider's event: who, body, signature, age, and only then its form (B 6, D-131 to D-134). */
export const receiveProviderWebhook: Handler<'receiveProviderWebhook'> = async (request) => {
  const { path, headers, body, services, fail } = request;
  const { provider } = path;
  if (!isConfigured(services, provider)) return fail('UNKNOWN_PROVIDER');
  if (body.bytes.length === 0) return fail('EMPTY_BODY');
  const signed = { timestamp: headers['x-provider-timestamp'], signature: headers['x-provider-signature'] };
  const refusal = refusalOf(services, provider, { ...signed, body: body.bytes });
  if (refusal !== undefined) return fail(refusal);
  const verified = body.verified();
  if ('errors' in verified) return fail('VALIDATION_FAILED', { errors: verified.errors });
  const event = verified.body;
  const { reads } = request;
  // In one message: the connection keeps their order, and the looks are taken when the lock is held. Twins of one event
  // wait for each other on it, so that all but one are told that they are.
  const [, recorded, attempt] = await Promise.all([
    lockByName(reads, 'provider-event', provider, event.eventId),
    recordedAs(reads, provider, event.eventId),
    isProviderName(provider) ? attemptByReference(reads, provider, event.providerRef) : undefined,
  ]);
  if (isInEffect(recorded)) return { received: true, duplicate: true, matched: true };
  const matched = await take(request, provider, event, attempt);
  if (!matched && recorded === undefined) keep(request, provider, event);
  return { received: true, duplicate: recorded !== undefined, matched };
};

/** Answers whether anything here is what the event is about. */
function take(
  request: WebhookRequest,
  provider: string,
  event: Event,
  attempt: ProviderAttempt | undefined,
): Promise<boolean> {
  if (!isProviderName(provider)) return takePartnerEvent(request, event);
  return attempt ? takeForPayment(request, attempt, event) : takeForDestination(request, provider, event);
}

async function takeForPayment(request: WebhookRequest, found: ProviderAttempt, event: Event): Promise<true> {
  const { reads, services, write } = request;
  const { payment, attempt } = await lockAttempt(request, found);
  const isOurKey = event.providerRef === attempt.idempotencyKey;
  const news = {
    source: 'webhook' as const,
    eventId: event.eventId,
    providerRef: isOurKey ? null : event.providerRef,
    status: event.status,
    occurredAt: new Date(event.occurredAt),
    reason: event.reason ?? null,
  };
  await applyProviderEvent(payment, attempt, news, { reads, services, write });
  return true;
}

/** News of a destination that this provider pays to: CANCELED there revokes it here (D-120, D-234). */
async function takeForDestination(request: WebhookRequest, provider: ProviderName, event: Event): Promise<boolean> {
  const { reads, aggregate } = request;
  const found = await checkedDestination(reads, provider, event.providerRef);
  const destination = found && (await aggregate('payout-destination', found.id));
  if (!destination) return false;
  const { eventId, status, occurredAt } = event;
  const news = { provider, eventId, status, occurredAt: new Date(occurredAt) };
  return (await applyDestinationNews(destination, news, request)) !== 'unmatched';
}

/** Kept although it means nothing here: its reference may be learnt later, and the provider need not send it again. */
function keep({ write, services }: WebhookRequest, provider: string, event: Event): void {
  const { eventId, providerRef, status, occurredAt, reason = null } = event;
  const at = { occurredAt: new Date(occurredAt), receivedAt: services.realTime() };
  const record = { paymentId: null, providerRef, status, reason, disposition: UNMATCHED, ...at };
  write(recordEvent({ provider, eventId }, undefined, record));
}
