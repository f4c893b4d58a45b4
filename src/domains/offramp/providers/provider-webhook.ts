import { isProviderName } from '../../../payments/providers/payout-provider.ts';
import { refusalOfWebhook, type SignedWebhook } from '../../../payments/providers/webhook-signature.ts';
import type { SignatureChecks } from '../../../platform/http/signature-checks.ts';
import type { Services } from '../../../platform/services.ts';
import { TRON_PARTNER } from './tron-partner.ts';

/** A payout provider or a funding partner whose mode is not off (D-082, D-133). The name is anything that was sent. */
export const isConfigured = ({ config, providers }: Services, name: string): boolean =>
  isProviderName(name)
    ? providers.mode(name) !== 'off'
    : name === TRON_PARTNER && config.fundingPartnerTronMode !== 'off';

/** Returns the reason for which a webhook is not the provider's own or not recent; undefined if it is both. */
export const refusalOf = ({ config, realTime }: Services, provider: string, webhook: SignedWebhook) =>
  refusalOfWebhook(webhook, config.providerWebhookSecret(provider), realTime());

/** A vendor sends as much as happens: its webhooks count against no limit, those of its imitators do (D-499). */
export const providerWebhookSignatures = (services: Services): SignatureChecks => ({
  receiveProviderWebhook: ({ path: { provider = '' }, headers, body }) => {
    if (!isConfigured(services, provider)) return false;
    const timestamp = textOf(headers['x-provider-timestamp']);
    const signature = textOf(headers['x-provider-signature']);
    return refusalOf(services, provider, { timestamp, signature, body }) === undefined;
  },
});

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
