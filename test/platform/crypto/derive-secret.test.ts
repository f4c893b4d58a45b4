import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveSecret } from '../../../src/platform/crypto/derive-secret.ts';

/** RFC 5869 by its own definition, so that the library's argument order cannot be wrong unseen. */
function hkdf(seed: string, info: string): string {
  const extracted = createHmac('sha256', Buffer.alloc(32)).update(seed, 'utf8').digest();
  return createHmac('sha256', extracted)
    .update(Buffer.concat([Buffer.from(info, 'utf8'), Buffer.from([1])]))
    .digest('hex');
}

it('is HKDF-SHA256 with empty salt and the name as info, in hex (D-454)', () => {
  expect(deriveSecret('a seed', 'DATA_INDEX_KEY')).toBe(hkdf('a seed', 'DATA_INDEX_KEY'));
  expect(deriveSecret('sëed', 'signer:usr_1')).toBe(hkdf('sëed', 'signer:usr_1'));
});

it('differs for another seed and for another name', () => {
  const secrets = [deriveSecret('s', 'A'), deriveSecret('s', 'B'), deriveSecret('t', 'A')];
  expect(new Set(secrets).size).toBe(3);
  expect(secrets.every((secret) => /^[0-9a-f]{64}$/.test(secret))).toBe(true);
});
