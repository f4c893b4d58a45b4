import { hashToken, randomBase62, randomToken } from '../../../platform/crypto/index.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { KEY_PREFIXES } from '../../../platform/names.ts';
import type { Services } from '../../../platform/services.ts';
import { newestVersion } from '../../../platform/versions/index.ts';

/** A key to be made. */
export interface KeyOrder {
  readonly tenantId: string;
  readonly name: string;
  /** The member that it acts for (D-021). */
  readonly memberId: string;
  /** Null where the operator issues it. */
  readonly issuedByMemberId: string | null;
  readonly agentId: string | null;
  readonly scopes: readonly string[];
  readonly ipAllowlist: readonly string[];
  readonly requestSigning: boolean;
  readonly expiresAt: Date | null;
}

export interface IssuedKey {
  readonly key: Aggregate<'api-key'>;
  /** `svc_test_` or `svc_live_` and 40 base62 characters; kept nowhere (D-010). */
  readonly apiKey: string;
  /** `sgs_` and 43 base64url characters; null where requests are not signed (D-027). */
  readonly signingSecret: string | null;
}

/** Makes a key; its secrets are in this answer only. The operator's commands issue keys by it too (D-429). */
export async function issueApiKey(
  open: Aggregates['open'],
  { vault, config: { environment } }: Pick<Services, 'vault' | 'config'>,
  { requestSigning, ...order }: KeyOrder,
): Promise<IssuedKey> {
  const apiKey = newApiKey(environment);
  const signingSecret = requestSigning ? `sgs_${randomToken(32)}` : null;
  const key = await open('api-key', {
    id: newId('key'),
    context: {
      ...order,
      keyHash: hashToken(apiKey),
      prefix: apiKey.slice(0, 12),
      last4: apiKey.slice(-4),
      environment,
      signingSecretCiphertext: signingSecret === null ? null : vault.encrypt(signingSecret),
      revokedAt: null,
      apiVersion: newestVersion ?? null,
    },
  });
  return { key, apiKey, signingSecret };
}

export const newApiKey = (environment: 'sandbox' | 'live'): string => `${KEY_PREFIXES[environment]}${randomBase62(40)}`;
