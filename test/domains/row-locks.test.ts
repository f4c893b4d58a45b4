import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gateFacts } from '../../src/domains/approvals/gates.cross-tenant.ts';
import { holdVoter } from '../../src/domains/approvals/votes/voting.store.ts';
import { lockSpenders } from '../../src/domains/cards/use-facts.cross-tenant.ts';
import { holdDestination } from '../../src/domains/destinations/recipient.cross-tenant.ts';
import { payablePaymentIdentity } from '../../src/domains/identity/handles/identity.store.ts';
import { lockedPaymentIdentity } from '../../src/domains/identity/handles/reservation.cross-tenant.ts';
import { lockedLiquidity } from '../../src/domains/offramp/providers/liquidity.store.ts';
import { lockMark } from '../../src/domains/webhooks/feeds/mark.store.ts';
import type { Reads } from '../../src/platform/db/reads.ts';
import { anyRow } from '../support/any-row.ts';
import { asking } from '../support/asking.ts';
import { startTestEngine, type TestEngine } from '../support/engine.ts';
import { gates } from './approvals/rules/facts.ts';

/** A row that a statement of a domain keeps until the commit: from everybody, or from whoever would change it. */
interface RowLock {
  readonly file: string;
  readonly table: string;
  readonly kept: 'from everybody' | 'from changes';
  take(reads: Reads): Promise<unknown>;
}

const NOW = new Date('2026-03-02T09:00:00.000Z');
const voter = (reads: Reads) => holdVoter(reads, 'ten_1', 'mem_1');

const LOCKS: readonly RowLock[] = [
  {
    file: 'approvals/gates.cross-tenant.ts',
    table: 'authority_windows',
    kept: 'from everybody',
    take: (reads) =>
      gateFacts(reads, {
        paymentId: 'pay_1',
        tenantId: 'ten_1',
        initiatorMemberId: 'mem_1',
        now: NOW,
        payment: gates().payment,
      }),
  },
  { file: 'approvals/votes/voting.store.ts', table: 'members', kept: 'from changes', take: voter },
  { file: 'approvals/votes/voting.store.ts', table: 'authorities', kept: 'from changes', take: voter },
  {
    file: 'cards/use-facts.cross-tenant.ts',
    table: 'cards',
    kept: 'from everybody',
    take: (reads) => lockSpenders(reads, 'crd_1', { walletId: null, agentId: null }),
  },
  {
    file: 'destinations/recipient.cross-tenant.ts',
    table: 'payout_destinations',
    kept: 'from changes',
    take: (reads) => holdDestination(reads, 'dst_1'),
  },
  {
    file: 'identity/handles/identity.store.ts',
    table: 'payment_identities',
    kept: 'from everybody',
    take: (reads) => payablePaymentIdentity(reads, 'ten_1', NOW),
  },
  {
    file: 'identity/handles/reservation.cross-tenant.ts',
    table: 'payment_identities',
    kept: 'from everybody',
    take: (reads) => lockedPaymentIdentity(reads, 'ten_1'),
  },
  {
    file: 'offramp/providers/liquidity.store.ts',
    table: 'provider_liquidity',
    kept: 'from everybody',
    take: (reads) => lockedLiquidity(reads, 'payapp_a', 'USD'),
  },
  {
    file: 'webhooks/feeds/mark.store.ts',
    table: 'webhook_marks',
    kept: 'from everybody',
    take: (reads) => lockMark(reads, 'ten_1'),
  },
];

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
  const row = (table: string, given: object) => anyRow(engine.pool.owner, table, { ...given });
  const own = { tenant_id: 'ten_1', status: 'ACTIVE' };
  const member = { tenant_id: 'ten_1', member_id: 'mem_1' };
  await row('authority_windows', member);
  await row('members', { ...own, id: 'mem_1', role: 'OWNER' });
  await row('authorities', { ...own, ...member, allowed_actions: ['payment.approve'] });
  await row('cards', { ...own, id: 'crd_1', status: 'active', last4: '0000', blocked_mcc: '[]' });
  await row('payout_destinations', {
    ...own,
    id: 'dst_1',
    type: 'SEPA',
    identifier_ciphertext: 'x',
    ownership_status: 'DECLARED',
  });
  await row('payment_identities', { tenant_id: 'ten_1', did: `did:payid:${'0'.repeat(64)}` });
  const liquidity = { provider: 'payapp_a', currency: 'USD', balance_minor: 1, created_at: NOW };
  await engine.pool.owner('provider_liquidity').insert(liquidity);
  await row('webhook_marks', { tenant_id: 'ten_1' });
});
afterAll(() => engine?.stop());

/** Whether another connection gets the one row of the table at once. */
async function isFree(table: string, strength: 'UPDATE' | 'SHARE'): Promise<boolean> {
  const { rows } = await engine.pool.owner.raw(`SELECT 1 FROM ${table} FOR ${strength} SKIP LOCKED`);
  return rows.length > 0;
}
const free = async (table: string) => [await isFree(table, 'UPDATE'), await isFree(table, 'SHARE')];

test.each(LOCKS)('$file keeps its row of $table $kept until the commit', async ({ table, kept, take }) => {
  expect(await free(table)).toEqual([true, true]);
  await asking(engine, async (reads) => {
    await take(reads);
    expect(await free(table)).toEqual([false, kept === 'from changes']);
  });
  expect(await free(table)).toEqual([true, true]);
});

test('the table above lists every statement of a domain that locks rows', () => {
  const root = new URL('../../src/domains/', import.meta.url).pathname;
  const locking = globSync('**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\.for(?:Update|Share|NoKeyUpdate|KeyShare)\(\)/g)].map(
      () => file,
    ),
  );
  expect(locking.sort()).toEqual(LOCKS.map(({ file }) => file).sort());
});
