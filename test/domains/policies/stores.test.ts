import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decisionOf, decisionsOf } from '../../../src/domains/policies/decision.store.ts';
import { hasSubject } from '../../../src/domains/policies/find-subject.ts';
import { presentVersion } from '../../../src/domains/policies/policy.present.ts';
import {
  attachmentsOf,
  findPolicy,
  type PolicyVersionRecord,
  policiesOf,
  versionsOf,
} from '../../../src/domains/policies/policy.store.ts';
import { rollingSpent } from '../../../src/domains/policies/rolling-spend.store.ts';
import { compilePolicy } from '../../../src/domains/policies/rules/compile.ts';
import { type Subject, spendFacts } from '../../../src/domains/policies/spend-facts.store.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const { ir, sha256 } = compilePolicy({ limits: { dailyUsd: '10.00' } });

const POLICIES = [
  ['pol_1', 'ten_1', 'ACTIVE', 'pver_2', 2],
  ['pol_account', 'ten_1', 'ACTIVE', 'pver_account', 1],
  ['pol_deleted', 'ten_1', 'DELETED', 'pver_deleted', 1],
  ['pol_other', 'ten_2', 'ACTIVE', 'pver_other', 1],
] as const;
const VERSIONS = [
  ['pver_1', 'pol_1', 'ten_1', 1],
  ['pver_2', 'pol_1', 'ten_1', 2],
  ['pver_account', 'pol_account', 'ten_1', 1],
  ['pver_deleted', 'pol_deleted', 'ten_1', 1],
  ['pver_other', 'pol_other', 'ten_2', 1],
] as const;
const ATTACHMENTS = [
  ['patt_1', 'ten_1', 'pol_1', 'wallet', 'wal_own', 'ATTACHED'],
  ['patt_2', 'ten_1', 'pol_account', 'treasury_account', 'trs_1', 'ATTACHED'],
  ['patt_3', 'ten_1', 'pol_1', 'agent', 'agt_1', 'ATTACHED'],
  ['patt_4', 'ten_1', 'pol_1', 'agent', 'agt_left', 'DETACHED'],
  ['patt_5', 'ten_2', 'pol_other', 'agent', 'agt_2', 'ATTACHED'],
  ['patt_6', 'ten_2', 'pol_other', 'treasury_account', 'trs_2', 'ATTACHED'],
] as const;
const BUCKETS = [
  ['wal_own', 'trs_1', 'ten_1'],
  ['wal_bucket', 'trs_1', 'ten_1'],
  ['wal_theirs', 'trs_2', 'ten_2'],
] as const;
const DECISIONS = [
  ['dec_1', 'ten_1', 'pol_1', 'agent', 'agt_1', true],
  ['dec_2', 'ten_1', 'pol_1', 'wallet', 'wal_own', false],
  ['dec_3', 'ten_1', 'pol_account', 'wallet', 'agt_1', false],
  ['dec_4', 'ten_2', 'pol_1', 'agent', 'agt_1', true],
] as const;

let test: TestEngine;
beforeAll(async () => {
  test = await startTestEngine();
  const row = (table: string, given: object) => anyRow(test.pool.owner, table, { ...given });
  const owned = { owners: '["0x1"]', threshold: 1 };
  const wallet = { ...owned, kind: 'STANDARD', status: 'PENDING_DEPLOYMENT', attempt: 1, failed_attempts: 0 };
  await Promise.all([
    row('test_policy_enforcement', { tenant_id: 'ten_1', mode: 'log' }),
    row('test_policy_subsystem', { tenant_id: 'ten_2', available: false }),
    ...POLICIES.map(([id, tenant_id, status, active_version_id, active_version]) => {
      const deleted_at = status === 'DELETED' ? AT : null;
      return row('policies', { id, tenant_id, status, active_version_id, active_version, deleted_at });
    }),
    ...VERSIONS.map(([id, policy_id, tenant_id, version]) =>
      row('policy_versions', { id, policy_id, tenant_id, version, sha256, ir: JSON.stringify(ir), created_at: AT }),
    ),
    ...ATTACHMENTS.map(([id, tenant_id, policy_id, subject_type, subject_id, status]) => {
      const detached_at = status === 'DETACHED' ? AT : null;
      return row('policy_attachments', { id, tenant_id, policy_id, subject_type, subject_id, status, detached_at });
    }),
    ...BUCKETS.map(([wallet_id, account_id, tenant_id], position) =>
      row('treasury_buckets', {
        wallet_id,
        account_id,
        tenant_id,
        position,
        kind: 'OPERATING',
        name: wallet_id,
        accrued_yield_base_units: 0,
      }),
    ),
    ...DECISIONS.map(([id, tenant_id, policy_id, subject_type, subject_id, allow]) => {
      const of = { policy_id, policy_version: 1, sha256, subject_type, subject_id };
      const own = { source: 'evaluate', enforced: false, allow, reason: allow ? null : 'DAILY_CAP', rule_trace: '[]' };
      return row('policy_decisions', { id, tenant_id, ...of, ...own });
    }),
    row('agents', { id: 'agt_1', tenant_id: 'ten_1', status: 'ACTIVE' }),
    row('cards', { id: 'crd_1', tenant_id: 'ten_1', status: 'active', last4: '0000', blocked_mcc: '[]' }),
    row('treasury_accounts', { id: 'trs_1', tenant_id: 'ten_1', status: 'ACTIVE', ...owned }),
    row('wallets', { id: 'wal_own', tenant_id: 'ten_1', address: `0x${'1'.repeat(40)}`, ...wallet }),
  ]);
});
afterAll(() => test?.stop());

const read = <T>(ask: (reads: Reads) => Promise<T>): Promise<T> => asking(test, ask);
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).sort();

describe('policies (D-309, R582)', () => {
  it('are listed for their tenant unless deleted', async () => {
    expect(ids(await read((reads) => reads.many(policiesOf('ten_1'))))).toEqual(['pol_1', 'pol_account']);
    const found = (tenant: string, id: string) => read(async (reads) => (await findPolicy(reads, tenant, id))?.id);
    const all = [found('ten_1', 'pol_1'), found('ten_1', 'pol_deleted'), found('ten_2', 'pol_1')];
    expect(await Promise.all(all)).toEqual(['pol_1', undefined, undefined]);
  });

  it('keep every version as it was compiled (D-310)', async () => {
    const of = (tenant: string) =>
      read((reads) => reads.many<PolicyVersionRecord>(versionsOf(tenant, 'pol_1').orderBy('version')));
    const shown = { sha256, ir, createdAt: AT.toISOString() };
    expect((await of('ten_1')).map(presentVersion)).toEqual([
      { versionId: 'pver_1', version: 1, ...shown },
      { versionId: 'pver_2', version: 2, ...shown },
    ]);
    expect(await of('ten_2')).toEqual([]);
  });

  it('are attached until they are detached', async () => {
    expect(ids(await read((reads) => reads.many(attachmentsOf('ten_1'))))).toEqual(['patt_1', 'patt_2', 'patt_3']);
  });
});

describe('the subjects that a policy can be attached to', () => {
  it.each([
    ['wallet', 'wal_own'],
    ['agent', 'agt_1'],
    ['card', 'crd_1'],
    ['treasury_account', 'trs_1'],
  ] as const)('are each %s of the tenant, and of no other', async (subjectType, subjectId) => {
    const has = (tenant: string, id: string) =>
      read((reads) => hasSubject(reads, tenant, { subjectType, subjectId: id }));
    const ofAnotherKind = subjectType === 'agent' ? 'wal_own' : 'agt_1';
    const all = [has('ten_1', subjectId), has('ten_2', subjectId), has('ten_1', ofAnotherKind)];
    expect(await Promise.all(all)).toEqual([true, false, false]);
  });
});

describe('the facts of a decision', () => {
  const facts = (tenant: string, of: Subject | { policyId: string }) => read((reads) => spendFacts(reads, tenant, of));
  const inForce = (policyId: string, policyVersion: number) => ({ policyId, policyVersion, sha256, ir });
  const ownMode = { mode: 'log', isAvailable: true };

  it('of a policy are its newest version, without a subject', async () => {
    const of = { policyId: 'pol_1' };
    expect(await facts('ten_1', of)).toEqual({ ...ownMode, policy: inForce('pol_1', 2), subject: null });
    expect(await facts('ten_1', { policyId: 'pol_deleted' })).toEqual({ ...ownMode, policy: null, subject: null });
  });

  it('of another tenant’s policy are empty, with the caller’s own mode and outage', async () => {
    const none = { mode: null, isAvailable: false, policy: null, subject: null };
    expect(await facts('ten_2', { policyId: 'pol_1' })).toEqual(none);
    expect(await facts('ten_2', { subjectType: 'agent', subjectId: 'agt_1' })).toEqual(none);
  });

  it.each([
    ['agent', 'agt_1', inForce('pol_1', 2)],
    ['wallet', 'wal_own', inForce('pol_1', 2)],
    ['treasury_account', 'trs_1', inForce('pol_account', 1)],
  ] as const)('of a %s are its attached policy', async (subjectType, subjectId, policy) => {
    const subject = { subjectType, subjectId };
    expect(await facts('ten_1', subject)).toEqual({ ...ownMode, policy, subject });
  });

  it('of a wallet without a policy are those of its treasury account (D-312)', async () => {
    const account = { subjectType: 'treasury_account', subjectId: 'trs_1' };
    expect(await facts('ten_1', { subjectType: 'wallet', subjectId: 'wal_bucket' })).toEqual({
      ...ownMode,
      policy: inForce('pol_account', 1),
      subject: account,
    });
  });

  it.each([
    ['agent', 'agt_left'],
    ['agent', 'wal_own'],
    ['agent', 'wal_bucket'],
    ['wallet', 'wal_theirs'],
    ['wallet', 'agt_1'],
  ] as const)('of a %s %s without an attachment have no policy', async (subjectType, subjectId) => {
    expect(await facts('ten_1', { subjectType, subjectId })).toEqual({ ...ownMode, policy: null, subject: null });
  });

  it('throw unless they are one row', async () => {
    const reads = { one: async () => undefined } as never;
    await expect(spendFacts(reads, 'ten_1', { policyId: 'pol_1' })).rejects.toThrow('are one row');
  });
});

describe('the decision log (D-308)', () => {
  it.each([
    [{}, ['dec_1', 'dec_2', 'dec_3']],
    [{ policyId: 'pol_1' }, ['dec_1', 'dec_2']],
    [{ subjectType: 'wallet' as const }, ['dec_2', 'dec_3']],
    [{ subjectId: 'agt_1' }, ['dec_1', 'dec_3']],
    [{ allow: true }, ['dec_1']],
    [{ allow: false }, ['dec_2', 'dec_3']],
  ])('is filtered by %j', async (filter, found) => {
    expect(ids(await read((reads) => reads.many(decisionsOf('ten_1', filter))))).toEqual(found);
  });

  it('records a dry run without a subject and a policy as null', () => {
    const evaluation = { allow: true, reason: 'NO_POLICY', ruleTrace: [] } as const;
    const spend = { amountBaseUnits: 1n, mcc: '5812', counterparty: null };
    const asked = { tenantId: 'ten_1', source: 'evaluate', mode: null, policy: null, subject: null } as const;
    expect(decisionOf({ ...asked, spend, evaluation, now: AT })).toEqual({
      id: expect.stringMatching(/^dec_/),
      tenantId: 'ten_1',
      source: 'evaluate',
      mode: null,
      enforced: false,
      ...evaluation,
      ...spend,
      policyId: null,
      policyVersion: null,
      sha256: null,
      subjectType: null,
      subjectId: null,
      resourceId: null,
      createdAt: AT,
    });
  });
});

describe('the spending of a subject in 24 and 720 hours (D-528)', () => {
  const NOW = new Date('2026-03-31T09:00:00.000Z');
  const HOUR = 3_600_000;
  const used = (resource_id: string, ageMs: number, amount: number, more: object = {}) =>
    anyRow(test.pool.owner, 'spends', {
      resource_id,
      spender_id: 'agt_spends',
      tenant_id: 'ten_1',
      amount_base_units: amount,
      created_at: new Date(NOW.getTime() - ageMs),
      ended_at: null,
      ...more,
    });
  beforeAll(async () => {
    await used('use_now', 0, 1);
    await used('use_of_the_day', 24 * HOUR - 1, 10);
    await used('use_a_day_ago', 24 * HOUR, 100);
    await used('use_of_the_month', 720 * HOUR - 1, 1000);
    await used('use_a_month_ago', 720 * HOUR, 10_000);
    await used('use_that_ended', HOUR, 100_000, { ended_at: NOW });
    await used('use_of_another', HOUR, 1_000_000, { spender_id: 'agt_other' });
    await used('use_elsewhere', HOUR, 10_000_000, { tenant_id: 'ten_2' });
    await used('use_of_a_bucket', HOUR, 7, { spender_id: 'wal_bucket' });
    await used('use_of_the_other_bucket', HOUR, 70, { spender_id: 'wal_own' });
    await used('use_beside_the_buckets', HOUR, 700, { spender_id: 'wal_free' });
  });
  const spent = (subjectType: Subject['subjectType'], subjectId: string, judgedId: string | null = null) =>
    read((reads) => rollingSpent(reads, 'ten_1', { subjectType, subjectId }, NOW, judgedId));

  it('starts after the first millisecond of the window, and leaves out older uses', async () => {
    expect(await spent('agent', 'agt_spends')).toEqual({ dailyBaseUnits: 11n, monthlyBaseUnits: 1111n });
  });

  it('leaves out the payment that is being judged', async () => {
    expect(await spent('agent', 'agt_spends', 'use_now')).toEqual({ dailyBaseUnits: 10n, monthlyBaseUnits: 1110n });
  });

  it('of a treasury account is that of its buckets’ wallets', async () => {
    expect(await spent('treasury_account', 'trs_1')).toEqual({ dailyBaseUnits: 77n, monthlyBaseUnits: 77n });
  });

  it('is zero before the first use', async () => {
    expect(await spent('wallet', 'wal_none')).toEqual({ dailyBaseUnits: 0n, monthlyBaseUnits: 0n });
  });
});
