import { values } from '../../../generated/contract/values.ts';
import { deriveSecret, parseEncryptionKeys } from '../crypto/index.ts';
import type { Environment } from './environment.ts';

/** The secrets of D-433. Live demands them; the sandbox derives each missing one from its seed (D-454). */
export interface Secrets {
  /** As src/crypto's `parseEncryptionKeys` takes it. */
  readonly dataEncryptionKey: string;
  readonly dataIndexKey: string;
  /** `0x` and 64 hex digits. */
  readonly issuerPrivateKey: string;
  readonly relayerPrivateKey: `0x${string}`;
  /** Undefined switches the operators' routes off (D-425). */
  readonly adminApiKey: string | undefined;
  /** By which a provider signs its webhooks (D-132); undefined for one that has none: no signature of it is valid. */
  readonly providerWebhookSecret: (provider: string) => string | undefined;
}

const PRIVATE_KEY = /^0x[0-9a-fA-F]{64}$/;

/** Live requires the webhook secrets of vendors, and of no other sender (D-433). */
const isVendor = (sender: string): boolean => values.PayoutVendor.some((vendor) => vendor === sender);

export function readSecrets(env: Environment, live: boolean, seed: string): Secrets {
  const secret = (name: string, prefix = ''): string => {
    if (live) return env.required(name, 'live needs it');
    return env.optional(name) ?? `${prefix}${deriveSecret(seed, name)}`;
  };
  const privateKey = (name: string): string => {
    env.matching(name, PRIVATE_KEY, '0x and 64 hex digits');
    return secret(name, '0x');
  };
  const webhookSecrets = new Map(
    values.ProviderWebhookSender.map((sender) => {
      const name = `PROVIDER_WEBHOOK_SECRET_${sender.toUpperCase()}`;
      const isOptional = live && !isVendor(sender);
      return [sender as string, isOptional ? env.optional(name) : secret(name)] as const;
    }),
  );
  return {
    dataEncryptionKey: encryptionKey(env, secret('DATA_ENCRYPTION_KEY')),
    dataIndexKey: secret('DATA_INDEX_KEY'),
    issuerPrivateKey: privateKey('ISSUER_PRIVATE_KEY'),
    relayerPrivateKey: privateKey('RELAYER_PRIVATE_KEY') as `0x${string}`,
    adminApiKey: live ? env.required('ADMIN_API_KEY', 'live needs it') : env.optional('ADMIN_API_KEY'),
    providerWebhookSecret: (provider) => webhookSecrets.get(provider),
  };
}

function encryptionKey(env: Environment, configured: string): string {
  try {
    if (configured !== '') parseEncryptionKeys(configured);
  } catch {
    env.problems.push('DATA_ENCRYPTION_KEY must be 64 hex digits, or several as `id:hex` joined by commas');
  }
  return configured;
}
