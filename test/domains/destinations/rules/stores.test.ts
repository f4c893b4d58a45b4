import { expect, it } from 'vitest';
import {
  defaultOf,
  findDestination,
  hasDestination,
  isNonceUsed,
  lockSiblings,
} from '../../../../src/domains/destinations/payout-destination.store.ts';
import { reading } from '../../../support/reading.ts';

const lock = `SELECT pg_advisory_xact_lock(hashtextextended('default-destination:ten_1', 0))`;

it('a destination is found by its id, of the tenant alone', async () => {
  const { asked, reads } = reading();
  await findDestination(reads, 'ten_1', 'dst_1');
  expect(asked).toEqual([`select * from "payout_destinations" where "tenant_id" = 'ten_1' and "id" = 'dst_1'`]);
});

it('the same destination is one of the tenant’s that is not revoked, in every part (D-243)', async () => {
  const same = { type: 'CRYPTO', network: 'tron', asset: null, identifierIndex: 'idx' };
  const { asked, reads } = reading([{ id: 'dst_1' }]);
  expect([await hasDestination(reads, 'ten_1', same), await hasDestination(reading().reads, 'ten_1', same)]).toEqual([
    true,
    false,
  ]);
  expect(asked).toEqual([
    `select "id" from "payout_destinations" where "tenant_id" = 'ten_1' and "type" = 'CRYPTO' and "network" = 'tron' and "asset" is null and "identifier_index" = 'idx' and not "status" = 'REVOKED'`,
  ]);
});

it('the default is read under the tenant’s lock over it (D-244)', async () => {
  const { asked, reads } = reading([{ id: 'dst_1' }]);
  expect(await defaultOf(reads, 'ten_1')).toBe('dst_1');
  expect(asked).toEqual([
    lock,
    `select "id" from "payout_destinations" where "tenant_id" = 'ten_1' and "is_default" = true`,
  ]);
  expect(await defaultOf(reading().reads, 'ten_1')).toBeUndefined();
});

it('what a change of the default takes along is the tenant’s others, under the same lock (D-244)', async () => {
  const { asked, reads } = reading();
  const wanted: unknown[] = [];
  const aggregatesWith = async (machine: string, common: object) => {
    wanted.push([machine, common, asked.length]);
    return [{ id: 'dst_1' }, { id: 'dst_2' }];
  };
  const view = { id: 'dst_1', context: { tenantId: 'ten_1' } } as never;
  expect(await lockSiblings({ reads, aggregatesWith } as never, view, { isDefault: true })).toEqual([{ id: 'dst_2' }]);
  // The lock is asked for first, and the connection keeps their order.
  expect(wanted).toEqual([['payout-destination', { tenantId: 'ten_1', isDefault: true }, 1]]);
  expect(asked).toEqual([lock]);
});

it('an ownership nonce is used once for a destination (D-448)', async () => {
  const { asked, reads } = reading([{ nonce: 'n' }]);
  expect([await isNonceUsed(reads, 'dst_1', 'n'), await isNonceUsed(reading().reads, 'dst_1', 'n')]).toEqual([
    true,
    false,
  ]);
  expect(asked).toEqual([
    `select "nonce" from "destination_ownership_nonces" where "destination_id" = 'dst_1' and "nonce" = 'n'`,
  ]);
});
