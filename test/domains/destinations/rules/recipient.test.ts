import { expect, test } from 'vitest';
import {
  activeDestination,
  destinationFacts,
  holdDestination,
} from '../../../../src/domains/destinations/recipient.cross-tenant.ts';
import { reading } from '../../../support/reading.ts';

test('the facts of all of a recipient’s destinations are read, revoked ones too (D-120, D-441)', async () => {
  const rows = [{ id: 'dst_1' }, { id: 'dst_2' }];
  const { asked, reads } = reading(rows);
  expect(await destinationFacts(reads, 'ten_1')).toEqual(rows);
  expect(asked).toEqual([
    `select "id", "type" as "rail", "status", "network", "asset", "currency", "country", "priority", "is_default", "verified_at" as "activatedAt", "chosen_at", "revoked_at" from "payout_destinations" where "tenant_id" = 'ten_1' order by "id" asc`,
  ]);
});

test('a destination counts while it is the recipient’s own and ACTIVE (D-115)', async () => {
  const { asked, reads } = reading([{ id: 'dst_1' }]);
  expect(await activeDestination(reads, 'ten_1', 'dst_1')).toBe(true);
  expect(await activeDestination(reading().reads, 'ten_1', 'dst_1')).toBe(false);
  expect(asked).toEqual([
    `select "id" from "payout_destinations" where "tenant_id" = 'ten_1' and "id" = 'dst_1' and "status" = 'ACTIVE'`,
  ]);
});

test('a destination is held as it is until the transaction ends (D-097)', async () => {
  const { asked, reads } = reading();
  await holdDestination(reads, 'dst_1');
  expect(asked).toEqual([`select "id" from "payout_destinations" where "id" = 'dst_1' for share`]);
});
