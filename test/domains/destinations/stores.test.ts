import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type DestinationIdentity,
  defaultOf,
  findDestination,
  hasDestination,
  isNonceUsed,
} from '../../../src/domains/destinations/payout-destination.store.ts';
import {
  activeDestination,
  destinationFacts,
  payeeAt,
} from '../../../src/domains/destinations/recipient.cross-tenant.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { ago, DAY, END, HOUR, type Row } from '../boundary.ts';

/** Which rows the statements find. `*.walls.ts` tests that they find none of another tenant. */
let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
});
beforeEach(() => engine.pool.owner.raw('TRUNCATE payout_destinations, destination_ownership_nonces CASCADE'));
afterAll(() => engine.stop());

const ask = <T>(question: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, question);
const row = (table: string, given: Row) => anyRow(engine.pool.owner, table, given);
const destination = (id: string, more: Row = {}) =>
  row('payout_destinations', {
    id,
    tenant_id: 'ten_1',
    type: 'STABLECOIN_ADDRESS',
    asset: 'USDC',
    network: 'base',
    identifier_ciphertext: 'sealed',
    identifier_index: 'idx_1',
    status: 'ACTIVE',
    ownership_status: 'DECLARED',
    priority: 100,
    ...more,
  });
const REVOKED = { status: 'REVOKED', revoked_at: END };

describe('the destinations of a tenant', () => {
  const SAME: DestinationIdentity = {
    type: 'STABLECOIN_ADDRESS',
    network: 'base',
    asset: 'USDC',
    identifierIndex: 'idx_1',
  };
  const has = (more: Partial<DestinationIdentity> = {}, tenantId = 'ten_1') =>
    ask((reads) => hasDestination(reads, tenantId, { ...SAME, ...more }));

  test('are the same only by type, network, asset and identifier together (D-243)', async () => {
    await destination('dst_1');
    expect(await has()).toBe(true);
    for (const other of [
      { type: 'PAYMENT_APP_A' },
      { network: 'ethereum' },
      { network: null },
      { asset: 'USDT' },
      { asset: null },
      { identifierIndex: 'idx_2' },
    ])
      expect(await has(other), JSON.stringify(other)).toBe(false);
    expect(await has({}, 'ten_2')).toBe(false);
  });

  test('are the same without network and asset, too', async () => {
    await destination('dst_1', { type: 'SEPA', network: null, asset: null });
    expect(await has({ type: 'SEPA', network: null, asset: null })).toBe(true);
  });

  test('that are revoked may be declared again', async () => {
    await destination('dst_1', REVOKED);
    expect(await has()).toBe(false);
    await destination('dst_2', { status: 'PENDING_VERIFICATION' });
    expect(await has()).toBe(true);
  });

  test('have one default of their own, and are found by their tenant alone', async () => {
    await destination('dst_1');
    await destination('dst_2', { identifier_index: 'idx_2', is_default: true });
    await destination('dst_3', { tenant_id: 'ten_2', is_default: true });
    await destination('dst_4', { tenant_id: 'ten_3' });
    const defaults = await Promise.all(
      ['ten_1', 'ten_2', 'ten_3'].map((tenantId) => ask((reads) => defaultOf(reads, tenantId))),
    );
    expect(defaults).toEqual(['dst_2', 'dst_3', undefined]);
    expect((await ask((reads) => findDestination(reads, 'ten_1', 'dst_2')))?.id).toBe('dst_2');
    expect(await ask((reads) => findDestination(reads, 'ten_1', 'dst_3'))).toBeUndefined();
  });

  test('count a nonce as used for one destination only (D-448)', async () => {
    await row('destination_ownership_nonces', { destination_id: 'dst_1', nonce: '7', tenant_id: 'ten_1' });
    const used = (id: string, nonce: string) => ask((reads) => isNonceUsed(reads, id, nonce));
    expect([await used('dst_1', '7'), await used('dst_1', '8'), await used('dst_2', '7')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the destinations of a recipient', () => {
  test('are listed by their ids, revoked ones included (D-120, D-441)', async () => {
    const moments = { verified_at: ago(DAY), chosen_at: ago(HOUR) };
    await destination('dst_b', { ...REVOKED, ...moments, priority: 7, country: 'US' });
    await destination('dst_a', {
      type: 'PAYMENT_APP_A',
      network: null,
      asset: null,
      currency: 'EUR',
      is_default: true,
    });
    await destination('dst_c', { tenant_id: 'ten_2' });
    const facts = await ask((reads) => destinationFacts(reads, 'ten_1'));
    expect(facts).toEqual([
      expect.objectContaining({
        id: 'dst_a',
        rail: 'PAYMENT_APP_A',
        currency: 'EUR',
        isDefault: true,
        activatedAt: null,
      }),
      {
        id: 'dst_b',
        rail: 'STABLECOIN_ADDRESS',
        status: 'REVOKED',
        network: 'base',
        asset: 'USDC',
        currency: null,
        country: 'US',
        priority: 7,
        isDefault: false,
        activatedAt: ago(DAY),
        chosenAt: ago(HOUR),
        revokedAt: END,
      },
    ]);
  });

  test('may be requested while they are ACTIVE and belong to the recipient (A 4.1, D-115)', async () => {
    await destination('dst_1');
    await destination('dst_2', { status: 'PENDING_VERIFICATION', identifier_index: 'idx_2' });
    await destination('dst_3', REVOKED);
    await destination('dst_4', { tenant_id: 'ten_2' });
    const eligible = await Promise.all(
      [1, 2, 3, 4, 5].map((nth) => ask((reads) => activeDestination(reads, 'ten_1', `dst_${nth}`))),
    );
    expect(eligible).toEqual([true, false, false, false, false]);
  });

  test('have the payee that a policy judges, except for the balance of the tenant (D-524)', async () => {
    const address = `0x${'a1'.repeat(20)}`;
    const vault = { decrypt: (sealed: string) => (sealed === 'sealed' ? address : 'T-no-evm-address') };
    await destination('dst_evm');
    await destination('dst_tron', { identifier_index: 'idx_2', identifier_ciphertext: 'tron' });
    await destination('dst_app', { type: 'PAYMENT_APP_A' });
    await destination('dst_own', { type: 'SERVICE_BALANCE', identifier_ciphertext: null, identifier_index: '' });
    const payee = (id: string) => ask((reads) => payeeAt(reads, vault, id));
    expect(await payee('dst_evm')).toEqual({ counterparty: address });
    for (const id of ['dst_tron', 'dst_app'])
      expect(await payee(id)).toEqual({ counterparty: null, payee: 'withoutAddress' });
    for (const id of ['dst_own', 'dst_none']) expect(await payee(id)).toBeUndefined();
  });
});
