import type { KeyObject } from 'node:crypto';
import type { Vault } from '../../kernel/crypto/index.ts';
import { signingKey } from './signing-secret.ts';

const REMEMBERED = 10_000;

/** The keys that endpoints' stored secrets mean, decrypted once for many deliveries. A changed secret is another text. */
export class SigningKeys {
  readonly #vault: Pick<Vault, 'decrypt'>;
  readonly #remembered: number;
  readonly #keys = new Map<string, KeyObject>();

  constructor(vault: Pick<Vault, 'decrypt'>, remembered: number = REMEMBERED) {
    this.#vault = vault;
    this.#remembered = remembered;
  }

  /** @throws where the text cannot be decrypted. */
  of(ciphertext: string): KeyObject {
    const known = this.#keys.get(ciphertext);
    if (known !== undefined) return known;
    const key = signingKey(this.#vault.decrypt(ciphertext));
    this.#keys.set(ciphertext, key);
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > this.#remembered && oldest !== undefined) this.#keys.delete(oldest);
    return key;
  }
}
