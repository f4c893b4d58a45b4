import { expect, test } from 'vitest';
import { getReadiness } from '../../../src/domains/admin/operations/get-readiness.ts';

/** A service whose relayer has no gas. */
const ask = (environment: 'sandbox' | 'live', sent?: string, adminApiKey: string | undefined = 'the admin key') => {
  const chain = {
    status: () => ({ state: 'ready' }),
    ping: async () => undefined,
    relayer: { address: '0x1' },
    ready: async () => ({ client: { getBalance: async () => 0n, getGasPrice: async () => 1n } }),
  };
  return getReadiness({
    reads: { one: async () => ({}) },
    headers: { 'x-service-admin-key': sent },
    services: { chain, config: { environment, adminApiKey }, shortages: { recent: () => undefined } },
    fail: (code: string) => ({ code }),
  } as never);
};

test('a live deployment shows its warnings to its operators only (D-071)', async () => {
  for (const sent of [undefined, '', 'another key']) expect(await ask('live', sent)).toEqual({ status: 'ok' });
  expect(await ask('live', '', undefined)).toEqual({ status: 'ok' });
});

const WARNED = { status: 'ok', warnings: ['RELAYER_OUT_OF_GAS'] };

test('a live deployment shows its warnings for the exact key of the operators, and for no similar key', async () => {
  expect(await ask('live', 'the admin key')).toEqual(WARNED);
  for (const sent of ['the admin ke', 'the admin keys', 'THE ADMIN KEY', ' the admin key', 'the admin key ']) {
    expect(await ask('live', sent)).toEqual({ status: 'ok' });
  }
});

test('a sandbox shows its warnings to every caller', async () => {
  for (const sent of [undefined, 'another key', 'the admin key']) expect(await ask('sandbox', sent)).toEqual(WARNED);
});
