import { values } from '../../../generated/contract/values.ts';
import type { Reading } from '../../platform/config/config-reader.ts';
import type { Environment } from '../../platform/config/environment.ts';
import { secretOf } from '../../platform/config/secrets.ts';

/** Secrets by which money is moved and told of (D-433). */
export interface PaymentSecrets {
  /** `0x` and 64 hex digits. */
  readonly issuerPrivateKey: string;
  readonly relayerPrivateKey: `0x${string}`;
  /** By which a provider signs its webhooks (D-132); undefined for one that has none: no signature of it is valid. */
  readonly providerWebhookSecret: (provider: string) => string | undefined;
}

const PRIVATE_KEY = /^0x[0-9a-fA-F]{64}$/;

/** Live requires the webhook secrets of vendors, and of no other sender (D-433). */
const isVendor = (sender: string): boolean => values.PayoutVendor.some((vendor) => vendor === sender);

export function readPaymentSecrets(env: Environment, reading: Reading): PaymentSecrets {
  const privateKey = (name: string): string => {
    env.matching(name, PRIVATE_KEY, '0x and 64 hex digits');
    return secretOf(env, reading, name, '0x');
  };
  const webhookSecrets = new Map(
    values.ProviderWebhookSender.map((sender) => {
      const name = `PROVIDER_WEBHOOK_SECRET_${sender.toUpperCase()}`;
      const isOptional = reading.live && !isVendor(sender);
      return [sender as string, isOptional ? env.optional(name) : secretOf(env, reading, name)] as const;
    }),
  );
  return {
    issuerPrivateKey: privateKey('ISSUER_PRIVATE_KEY'),
    relayerPrivateKey: privateKey('RELAYER_PRIVATE_KEY') as `0x${string}`,
    providerWebhookSecret: (provider) => webhookSecrets.get(provider),
  };
}
