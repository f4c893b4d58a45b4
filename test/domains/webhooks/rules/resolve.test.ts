import { expect, test } from 'vitest';
import { findPlace } from '../../../../src/domains/webhooks/network/resolve.ts';

const place = (host: string, addresses: readonly string[]) => findPlace(host, async () => addresses);

test.each([
  ['a public name', 'hooks.example', ['8.8.8.8', '1.1.1.1'], { address: '8.8.8.8' }],
  ['one address of several is private', 'hooks.example', ['8.8.8.8', '10.0.0.1'], { error: 'BLOCKED_URL' }],
  ['a name that does not resolve', 'hooks.example', [], { error: 'CONNECTION_FAILED' }],
  ['an address is not looked up', '8.8.8.8', ['10.0.0.1'], { address: '8.8.8.8' }],
  ['a private address is not looked up', '10.0.0.1', ['8.8.8.8'], { error: 'BLOCKED_URL' }],
])('%s (D-381)', async (_, host, addresses, expected) => {
  expect(await place(host, addresses)).toEqual(expected);
});

test('a look-up that fails is no address (D-394)', async () => {
  const failed = findPlace('hooks.example', () => Promise.reject(new Error('SERVFAIL')));
  expect(await failed).toEqual({ error: 'CONNECTION_FAILED' });
});
