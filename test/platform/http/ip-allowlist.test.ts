import { describe, expect, it } from 'vitest';
import { blockOf } from '../../../src/platform/http/credentials/ip-address.ts';
import { isAllowedAddress } from '../../../src/platform/http/credentials/ip-allowlist.ts';

describe('an allowlist of addresses (D-026)', () => {
  // In one test: what is remembered of an entry is made by the first that names it.
  const cases: readonly (readonly [string, readonly string[], boolean])[] = [
    ['203.0.113.7', [], true],
    ['no address', [], true],
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['203.0.113.8', ['203.0.113.7', '203.0.113.8'], true],
    ['203.0.113.255', ['203.0.113.0/24'], true],
    ['203.0.114.0', ['203.0.113.0/24'], false],
    ['203.0.113.7', ['203.0.113.6/31'], true],
    ['203.0.113.8', ['203.0.113.6/31'], false],
    ['198.51.100.1', ['0.0.0.0/0'], true],
    ['2001:db8::1', ['2001:db8::1'], true],
    ['2001:db8::2', ['2001:db8::1'], false],
    ['2001:db8:0:1::', ['2001:db8::/64'], false],
    ['2001:db8::ffff', ['2001:db8::/64'], true],
    // A mapped address is the IPv4 address, on either side.
    ['::ffff:203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.7', ['::ffff:203.0.113.7'], true],
    ['::ffff:203.0.113.8', ['203.0.113.7'], false],
    ['203.0.113.7', ['::ffff:203.0.113.0/120'], true],
    ['::ffff:203.0.113.7', ['::ffff:203.0.113.0/120'], true],
    ['203.0.114.7', ['::ffff:203.0.113.0/120'], false],
    ['127.0.0.1', ['::ffff:127.0.0.0/104'], true],
    ['128.0.0.1', ['::ffff:127.0.0.0/104'], false],
    ['198.51.100.1', ['::ffff:0.0.0.0/96'], true],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    // Such a block was accepted once; it matches nobody.
    ['203.0.113.7', ['::ffff:0.0.0.0/95'], false],
    // A whole family says nothing of the other.
    ['203.0.113.7', ['::/0'], false],
    ['2001:db8::1', ['0.0.0.0/0'], false],
    ['no address', ['0.0.0.0/0', '::/0'], false],
    ['', ['0.0.0.0/0'], false],
  ];

  it('accepts an address that is one of its entries or in one of its blocks, and no other', () => {
    // The second time by what is remembered of the entries.
    for (const [address, allowlist, isAllowed] of [...cases, ...cases])
      expect(isAllowedAddress(address, allowlist), `${address} by ${allowlist}`).toBe(isAllowed);
  });

  it('accepts only entries that can match an address', () => {
    const entries = ['203.0.113.7', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::/0', '::ffff:127.0.0.0/104'];
    for (const entry of [...entries, '::ffff:0.0.0.0/96']) expect(blockOf(entry), entry).toBeDefined();
    const refused = ['', '10/8', '10.0.0/8', '010.0.0.0/8', '0x0a.0.0.0/8', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/'];
    const refusedIpv6 = ['2001:db8::/129', '::ffff:0.0.0.0/95', 'fe80::1%eth0', 'fe80::%eth0/64', '10.0.0.1:443'];
    for (const entry of [...refused, ...refusedIpv6]) expect(blockOf(entry), entry).toBeUndefined();
  });

  it('caches a limited number of entries, and judges others equally', () => {
    const entries = Array.from({ length: 10_050 }, (_, n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    for (const entry of entries) expect(isAllowedAddress(entry, [entry])).toBe(true);
    expect(isAllowedAddress('10.0.0.0', ['10.0.0.1'])).toBe(false);
    expect(isAllowedAddress('10.0.0.0', ['10.0.0.0'])).toBe(true);
  });
});
