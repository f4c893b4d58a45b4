import { expect, test, vi } from 'vitest';
import { SigningKeys } from '../../../../src/domains/webhooks/signing-keys.ts';
import { newSigningSecret, signaturesOf } from '../../../../src/domains/webhooks/signing-secret.ts';

const signed = { id: 'evt_1', timestamp: 1, body: '{}' };

test('a stored secret is decrypted once, however much is signed with it', () => {
  const decrypt = vi.fn((text: string) => text);
  const keys = new SigningKeys({ decrypt });
  const [one, other] = [newSigningSecret(), newSigningSecret()];
  expect(signaturesOf([keys.of(one)], signed)).toBe(signaturesOf([keys.of(one)], signed));
  expect(signaturesOf([keys.of(other)], signed)).not.toBe(signaturesOf([keys.of(one)], signed));
  expect(decrypt).toHaveBeenCalledTimes(2);
});

test('those that were asked for first are forgotten first', () => {
  const decrypt = vi.fn((text: string) => text);
  const keys = new SigningKeys({ decrypt }, 2);
  const [first = '', second = '', third = ''] = Array.from({ length: 3 }, newSigningSecret);
  for (const secret of [first, second, third, second, third, first]) keys.of(secret);
  expect(decrypt.mock.calls.flat()).toEqual([first, second, third, first]);
});

test('one that cannot be read is asked for again', () => {
  const secret = newSigningSecret();
  const decrypt = vi.fn<(text: string) => string>().mockImplementationOnce(() => {
    throw new Error('no key');
  });
  decrypt.mockImplementation((text) => text);
  const keys = new SigningKeys({ decrypt });
  expect(() => keys.of('sealed')).toThrow('no key');
  expect(() => keys.of(secret)).not.toThrow();
});
