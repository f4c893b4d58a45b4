import { Resolver } from 'node:dns/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dnsResolve, findPlace } from '../../../../src/domains/webhooks/network/resolve.ts';
import { startDnsServer } from '../dns-server.ts';

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

test('a failed look-up is CONNECTION_FAILED (D-394)', async () => {
  const failed = findPlace('hooks.example', () => Promise.reject(new Error('SERVFAIL')));
  expect(await failed).toEqual({ error: 'CONNECTION_FAILED' });
});

describe('looking up names', () => {
  const looking = async (answer: Parameters<typeof startDnsServer>[0]) => {
    const server = await startDnsServer(answer);
    onTestFinished(() => server.close());
    return dnsResolve([server.address]);
  };

  test('asks the configured server for addresses of both families', async () => {
    const resolve = await looking((name) => (name === 'a.example' ? ['8.8.8.8', '2001:4860:4860::8888'] : []));
    expect(await resolve('a.example')).toEqual(['8.8.8.8', '2001:4860:4860::8888']);
  });

  test('returns the addresses of one family, and an empty list for none', async () => {
    const resolve = await looking((name) => (name === 'six.example' ? ['2001:4860:4860::8888'] : []));
    expect(await resolve('six.example')).toEqual(['2001:4860:4860::8888']);
    expect(await resolve('nothing.example')).toEqual([]);
  });

  test('asks the system’s servers when none is configured', () => {
    const named = vi.spyOn(Resolver.prototype, 'setServers');
    onTestFinished(() => named.mockRestore());
    dnsResolve();
    dnsResolve([]);
    expect(named).not.toHaveBeenCalled();
    dnsResolve(['127.0.0.1:5353']);
    expect(named).toHaveBeenCalledExactlyOnceWith(['127.0.0.1:5353']);
  });
});
