import { refusalOfWebhook, type SignedWebhook } from '../../../payments/providers/webhook-signature.ts';
import type { SignatureChecks } from '../../../platform/http/signature-checks.ts';
import type { Services } from '../../../platform/services.ts';

type Known = Pick<Services, 'config' | 'realTime'>;

/** Tells whether there is a provider that could send news (D-315). */
export const isConfigured = ({ config }: Pick<Services, 'config'>): boolean => config.verificationMode !== 'off';

/** Returns the reason for which a webhook is not the vendor's own or not recent; undefined if it is both (D-133). */
export const refusalOf = ({ config, realTime }: Known, webhook: SignedWebhook) =>
  refusalOfWebhook(webhook, config.verificationWebhookSecret, realTime());

/** The vendor's webhooks count against no limit, those of its imitators do (D-499). */
export const verificationWebhookSignatures = (services: Known): SignatureChecks => ({
  receiveVerificationWebhook: ({ headers, body }) => {
    const timestamp = textOf(headers['x-provider-timestamp']);
    const signature = textOf(headers['x-provider-signature']);
    return isConfigured(services) && refusalOf(services, { timestamp, signature, body }) === undefined;
  },
});

const textOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
