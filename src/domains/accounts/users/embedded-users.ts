import { hkdfSync } from 'node:crypto';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Config } from '../../../platform/config/config.ts';
import { deriveSecret } from '../../../platform/crypto/derive-secret.ts';

declare module '../../../platform/db/ids.ts' {
  interface IdPrefixes {
    usr: 'users';
  }
}

/** The throw-away account that a sandbox user signs with (D-001). */
export interface EmbeddedSigner {
  /** Checksummed. */
  readonly address: Hex;
  readonly privateKey: Hex;
}

/** The users of the identity provider that a sandbox brings along; everything about them follows from the seed. */
export interface EmbeddedUsers {
  /** The subject of an e-mail address (in its canonical form): the same address is the same user, also after a restart. */
  userIdOf(email: string): string;
  signerOf(userId: string): EmbeddedSigner;
}

/** `seed` is `SANDBOX_SEED`. */
export const createEmbeddedUsers = (seed: string): EmbeddedUsers => ({
  userIdOf: (email) => `usr_${crockford(hkdfSync('sha256', seed, '', `user:${email}`, 16))}`,
  signerOf(userId) {
    const privateKey: Hex = `0x${deriveSecret(seed, `signer:${userId}`)}`;
    return { address: privateKeyToAccount(privateKey).address, privateKey };
  },
});

/** The embedded provider's users; undefined in live, where the service knows nobody's key (D-003, D-020). */
export const embeddedUsersOf = (config: Pick<Config, 'environment' | 'sandboxSeed'>): EmbeddedUsers | undefined =>
  config.environment === 'sandbox' ? createEmbeddedUsers(config.sandboxSeed) : undefined;

/** 128 bits as 26 characters of Crockford's base 32, as ids have them (D-047). */
function crockford(bytes: ArrayBuffer): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (let place = 0; place < 26; place += 1, rest /= 32n) {
    text = '0123456789abcdefghjkmnpqrstvwxyz'.charAt(Number(rest % 32n)) + text;
  }
  return text;
}
