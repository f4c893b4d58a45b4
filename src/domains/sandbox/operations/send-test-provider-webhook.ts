import type { ProviderWebhookReceipt } from '../../../../generated/contract/schemas.ts';
import { isProviderName } from '../../../payments/providers/payout-provider.ts';
import { isInReplayWindow, signProviderWebhook } from '../../../payments/providers/webhook-signature.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { TryAgain } from '../../../platform/http/ports.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { world } from '../../../platform/world.ts';
import { newestAttempt, providerTime } from '../../offramp/providers/index.ts';

/** Builds a provider's webhook, signs it and posts it to this very service, whose answer it passes on (D-133, D-449). */
export const sendTestProviderWebhook: Handler<'sendTestProviderWebhook'> = async (request) => {
  const { body, tenantId, reads, services, aggregate, write, firstPhase, fail } = request;
  const { provider, paymentId, status } = body;
  const isOn = isProviderName(provider)
    ? services.providers.mode(provider) !== 'off'
    : services.config.fundingPartnerTronMode !== 'off';
  if (!isOn) return fail('UNKNOWN_PROVIDER');
  const payment = await aggregate('offramp-payment', paymentId);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  const timestamp = body.timestamp ?? Math.floor(services.realTime().getTime() / 1000);
  // Its fate is known, and after the first phase nothing but a success can be answered.
  if (!isInReplayWindow(timestamp, services.realTime())) return fail('WEBHOOK_REPLAY_WINDOW');
  // A funding partner knows the payment by its own id, whichever provider pays it out.
  const attempt = isProviderName(provider) ? await newestAttempt(reads, paymentId) : undefined;
  const occurredAt = isProviderName(provider) ? providerTime(services, provider, payment) : services.realTime();
  const event = await firstPhase(async () => {
    write(audit('test.provider_webhook.sent', paymentId, tenantId, { provider, status }));
    return {
      eventId: body.eventId ?? newId('evt'),
      // A payment that no provider has heard of is known by no reference: nothing matches.
      providerRef: attempt?.providerRef ?? attempt?.idempotencyKey ?? paymentId,
      status,
      occurredAt: body.occurredAt ?? occurredAt.toISOString(),
    };
  });
  return post(services, provider, String(timestamp), event);
};

async function post(
  { address, config }: Services,
  provider: string,
  timestamp: string,
  event: object,
): Promise<ProviderWebhookReceipt> {
  const secret = config.providerWebhookSecret(provider);
  if (address.url === undefined || secret === undefined) throw new Error(`no webhook of ${provider} can be sent here`);
  const body = Buffer.from(JSON.stringify(event));
  const response = await world.fetch(`${ownAddress(address.url)}/v1/webhooks/providers/${provider}`, {
    method: 'POST',
    signal: world.timeoutSignal(10_000),
    headers: {
      'content-type': 'application/json',
      'x-provider-timestamp': timestamp,
      'x-provider-signature': signProviderWebhook(secret, timestamp, body),
    },
    body,
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new TryAgain(`the webhook was refused: ${JSON.stringify(answer)}`);
  return answer as ProviderWebhookReceipt;
}

/** All addresses, as a server listens on them, are no address to call. */
const ownAddress = (url: string): string => url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
