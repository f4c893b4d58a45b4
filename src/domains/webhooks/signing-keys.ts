import type { KeyObject } from 'node:crypto';
import type { Vault } from '../../platform/crypto/index.ts';
import { RecentMap } from '../../platform/recent-map.ts';
import { signingKey } from './signing-secret.ts';

const REMEMBERED = 10_000;

/** The keys that endpoints' stored secrets mean, decrypted once for many deliveries. A changed secret is another text. */
export class SigningKeys {
  readonly #vault: Pick<Vault, 'decrypt'>;
  readonly #keys: RecentMap<string, KeyObject>;

  constructor(vault: Pick<Vault, 'decrypt'>, remembered: number = REMEMBERED) {
    this.#vault = vault;
    this.#keys = new RecentMap(remembered);
  }

  /** @throws where the text cannot be decrypted. */
  of(ciphertext: string): KeyObject {
    const known = this.#keys.get(ciphertext);
    if (known !== undefined) return known;
    const key = signingKey(this.#vault.decrypt(ciphertext));
    this.#keys.set(ciphertext, key);
    return key;
  }
}
