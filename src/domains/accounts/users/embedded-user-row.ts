import type { Vault } from '../../../platform/crypto/index.ts';
import { type Insert, insert } from '../../../platform/lifecycle/writes.ts';

interface EmbeddedUser {
  readonly id: string;
  /** In its canonical form. */
  readonly email: string;
  readonly name: string | null;
  readonly signerAddress: string;
  readonly createdAt: Date;
}

/**
 * The embedded provider's record of a user and of the address that the user signs in with; its key is never written down
 * (D-001). Of several under one id or one address the first stays.
 */
export const embeddedUserRow = (vault: Vault, { email, ...user }: EmbeddedUser): Insert =>
  insert(
    'users',
    { ...user, emailCiphertext: vault.encrypt(email), emailIndex: vault.blindIndex('email', email) },
    'ignore',
  );
