import { afterAll, beforeAll, expect, test } from 'vitest';
import { areOwnersOutOfDate } from '../../../src/domains/wallets/owners.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

/** Signers of a tenant: an owner and an admin. A member's signer and those of other statuses are none. */
let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
  const member = (id: string, role: string, status: string, signer_address: string | null) =>
    anyRow(engine.pool.owner, 'members', {
      ...{ id, role, status, signer_address },
      ...{ tenant_id: 'ten_1', email_index: id, removed_at: status === 'REMOVED' ? new Date() : null },
    });
  await member('mem_1', 'OWNER', 'ACTIVE', '0xa');
  await member('mem_2', 'ADMIN', 'ACTIVE', '0xb');
  await member('mem_3', 'MEMBER', 'ACTIVE', '0xc');
  await member('mem_4', 'OWNER', 'SUSPENDED', '0xd');
  await member('mem_5', 'ADMIN', 'ACTIVE', null);
});
afterAll(() => engine?.stop());

test.each([
  [['0xa', '0xb'], false],
  [['0xb', '0xa'], false],
  [['0xa'], true],
  [['0xa', '0xc'], true],
  [['0xa', '0xb', '0xd'], true],
])('an organization account owned by %j is out of date: %s (D-457)', async (addresses, expected) => {
  const owners = addresses.map((address) => ({ address, role: 'ADMIN_OWNER' as const, label: null }));
  const asked = (kind: 'ORGANIZATION' | 'STANDARD') =>
    asking(engine, (reads) => areOwnersOutOfDate(reads, { kind, tenantId: 'ten_1', owners }));
  expect(await asked('ORGANIZATION')).toBe(expected);
  expect(await asked('STANDARD'), 'owners of other wallets follow no role').toBe(false);
});
