import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payoutDestinationMachine } from '../../../machines/destinations/payout-destination.machine.ts';
import { credentialMachine } from '../../../machines/identity/credential.machine.ts';
import { phoneAliasMachine } from '../../../machines/identity/phone-alias.machine.ts';
import { verificationSessionMachine } from '../../../machines/identity/verification-session.machine.ts';
import { createPayoutDestination } from '../../../src/domains/destinations/operations/create-payout-destination.ts';
import { createPhoneAlias } from '../../../src/domains/identity/operations/create-phone-alias.ts';
import { createVerificationSession } from '../../../src/domains/identity/operations/create-verification-session.ts';
import { issueTestCredential } from '../../../src/domains/sandbox/operations/issue-test-credential.ts';
import { noFaults } from '../../../src/platform/db/faults.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { Transaction } from '../../../src/platform/db/transaction.ts';
import { type Handlers, ok, startHandlers, type TestTenant } from '../../support/handlers.ts';

const TABLES = [
  'phone_aliases',
  'alias_code_sends',
  'email_aliases',
  'identities',
  'payment_identities',
  'verification_sessions',
  'credentials',
  'payout_destinations',
];

let service: Handlers;
let owner: TestTenant;
let stranger: TestTenant;
beforeAll(async () => {
  service = await startHandlers();
  [owner, stranger] = [await service.found('Owner'), await service.found('Stranger')];
  ok(await service.run(createPhoneAlias, 'createPhoneAlias', owner, { body: { phone: '+15550104567' } }));
  ok(await service.run(createVerificationSession, 'createVerificationSession', owner, { body: { kind: 'KYB' } }));
  ok(await service.run(issueTestCredential, 'issueTestCredential', owner, { body: { kind: 'BUSINESS_IDENTITY' } }));
  ok(
    await service.run(createPayoutDestination, 'createPayoutDestination', owner, { body: { type: 'SERVICE_BALANCE' } }),
  );
});
afterAll(() => service.close());

describe('the second wall of tenant isolation, with the first taken away (R582)', () => {
  /** Rows of the owner that a tenant's transaction sees when its query has no tenant filter. */
  async function ownersRowsSeenBy(tenantId: string, table: string): Promise<number> {
    const transaction = await Transaction.begin(service.pool, { role: 'app', tenantId }, noFaults);
    try {
      const rows = await transaction.reads.many<{ tenantId: string }>(sql(table).select('tenant_id'));
      return rows.filter((row) => row.tenantId === owner.tenantId).length;
    } finally {
      await transaction.rollback();
    }
  }

  test.each(TABLES)('%s', async (table) => {
    expect(await ownersRowsSeenBy(owner.tenantId, table)).toBeGreaterThan(0);
    expect(await ownersRowsSeenBy(stranger.tenantId, table)).toBe(0);
    expect(await ownersRowsSeenBy('', table)).toBe(0);
  });

  test.each([...TABLES, 'destination_ownership_nonces'])('%s refuses deletions by requests', async (table) => {
    const transaction = await Transaction.begin(service.pool, { role: 'app', tenantId: owner.tenantId }, noFaults);
    try {
      await expect(transaction.reads.many(sql(table).del())).rejects.toThrow(/permission denied/);
    } finally {
      await transaction.rollback();
    }
  });
});

describe('the statuses of tables and machines', () => {
  const machines = [phoneAliasMachine, verificationSessionMachine, credentialMachine, payoutDestinationMachine];

  test.each(machines.map((machine) => [machine.id, machine] as const))('%s', async (_id, machine) => {
    const { table } = machine.root.meta as { table: string };
    const found = await service.db.raw(
      'SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ?',
      [`${table}_status_known`],
    );
    const statuses = [...String(found.rows[0]?.text).matchAll(/'([A-Z_]+)'/g)].map(([, status]) => status);
    expect(statuses.sort()).toEqual(Object.keys(machine.root.states).sort());
  });
});
