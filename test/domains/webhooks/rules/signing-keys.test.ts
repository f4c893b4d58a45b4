import { expect, test, vi } from 'vitest';
import { SigningKeys } from '../../../../src/domains/webhooks/signing-keys.ts';
import { newSigningSecret, signaturesOf, signingKey } from '../../../../src/domains/webhooks/signing-secret.ts';

const signed = { id: 'evt_1', timestamp: 1, body: '{}' };

test('a stored secret is decrypted once for any number of signatures', () => {
  const decrypt = vi.fn((text: string) => text);
  const keys = new SigningKeys({ decrypt });
  const [one, other] = [newSigningSecret(), newSigningSecret()];
  expect(signaturesOf([keys.of(one)], signed)).toBe(signaturesOf([keys.of(one)], signed));
  expect(signaturesOf([keys.of(other)], signed)).not.toBe(signaturesOf([keys.of(one)], signed));
  expect(decrypt).toHaveBeenCalledTimes(2);
});

test('the oldest secrets are forgotten first', () => {
  const decrypt = vi.fn((text: string) => text);
  const keys = new SigningKeys({ decrypt }, 2);
  const [first = '', second = '', third = ''] = Array.from({ length: 3 }, newSigningSecret);
  for (const secret of [first, second, third, second, third, first]) keys.of(secret);
  expect(decrypt.mock.calls.flat()).toEqual([first, second, third, first]);
});

test('an unreadable secret is decrypted again on the next use', () => {
  const secret = newSigningSecret();
  const decrypt = vi.fn<(text: string) => string>().mockImplementationOnce(() => {
    throw new Error('no key');
  });
  decrypt.mockImplementation((text) => text);
  const keys = new SigningKeys({ decrypt });
  expect(() => keys.of('sealed')).toThrow('no key');
  expect(() => keys.of(secret)).not.toThrow();
});

test('a signature equals that of another implementation (D-383)', () => {
  // HMAC-SHA256 over id.timestamp.body, with 32 bytes of 1, by another implementation.
  const keys = [signingKey('whsec_AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=')];
  const covered = { id: 'evt_1', timestamp: 1614265330, body: '{"a":"é"}' };
  expect(signaturesOf(keys, covered)).toBe('v1,4Cb3Z7B1FxHK+9L5t9ickDFf2EUo7WEYhs6URcXFTVY=');
});
