import { describe, expect, test } from 'vitest';
import { clientAddress } from '../../../src/platform/http/credentials/client-address.ts';
import { networkOf } from '../../../src/platform/http/credentials/ip-address.ts';

const requestOf = (forwarded: string | string[] | undefined, remoteAddress: string | undefined = '10.0.0.9') =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as never;

test.each([
  ['the peer’s, whatever is claimed, where no proxy is trusted', '1.1.1.1', 0, '10.0.0.9'],
  ['the last one that a trusted proxy has added', '1.1.1.1, 2.2.2.2', 1, '2.2.2.2'],
  ['the one before it behind two', '1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['none where the header is shorter than the proxies promise', '1.1.1.1', 2, ''],
  ['none where there is no header', undefined, 1, ''],
  ['of several headers that of all in their order', ['1.1.1.1', '2.2.2.2 '], 1, '2.2.2.2'],
  ['and the first of them', ['1.1.1.1', '2.2.2.2 '], 2, '1.1.1.1'],
])('a client’s address is %s (D-026)', (_, forwarded, hops, address) => {
  expect(clientAddress(requestOf(forwarded), hops)).toBe(address);
});

test.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['203.0.113.7:1', '203.0.113.7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['[2001:db8::7]:50123', '2001:db8::7'],
  ['2001:DB8:0:0:0:0:0:7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:443', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
])('a proxy’s entry %s gives the address %s, whatever else it contains', (entry, address) => {
  expect(clientAddress(requestOf(`198.51.100.1, ${entry}`), 1)).toBe(address);
});

test.each([
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.256',
  '0xcb007107',
  '0313.0.0161.07',
  '203.0.113.7:',
  '203.0.113.7:123456',
  '203.0.113.7:50123:1',
  '203.0.113.7 50123',
  '[2001:db8::7',
  '2001:db8::7]:443',
  '[203.0.113.7',
  ':443',
  '[]:443',
  '"203.0.113.7"',
  '12345::',
])('an entry %s is no address, and all such clients count as one', (entry) => {
  expect(clientAddress(requestOf(entry), 1)).toBe('');
});

describe('the peer of a socket', () => {
  test('has the same form as an entry of a proxy', () => {
    expect(clientAddress(requestOf(undefined, '::ffff:10.0.0.9'), 0)).toBe('10.0.0.9');
    expect(clientAddress(requestOf(undefined, 'fe80::9%eth0'), 0)).toBe('fe80::9');
  });

  test('has no address if the socket is closed', () => {
    expect(clientAddress({ socket: {}, headers: {} } as never, 0)).toBe('');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['', ''],
])('limits count %s under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
