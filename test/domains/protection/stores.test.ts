import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactsOf, contactWithTarget, findContact } from '../../../src/domains/protection/contact.store.ts';
import {
  lockFactors,
  protectionOf,
  savedPayee,
  settingsOf,
  usableFactors,
} from '../../../src/domains/protection/protection.store.ts';
import { DEFAULTS } from '../../../src/domains/protection/rules/settings.ts';
import { findChallenge, lockWrongAnswers } from '../../../src/domains/protection/twofa-challenge.store.ts';
import {
  anotherVerified,
  factorsOf,
  lockCodesSent,
  sameFactor,
} from '../../../src/domains/protection/twofa-factor.store.ts';
import type { Reads } from '../../../src/platform/db/reads.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { ago, END, HOUR, MINUTE, type Row } from '../boundary.ts';

/** Which rows the statements find. `*.walls.ts` tests other tenants, and other files test the ends in time. */
let engine: TestEngine;
const asked = <T>(ask: (reads: Reads) => Promise<T>): Promise<T> => asking(engine, ask);
const row = (table: string, given: Row) => anyRow(engine.pool.owner, table, given);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

const factor = (id: string, more: Row = {}) =>
  row('twofa_factors', {
    id,
    tenant_id: 'ten_1',
    member_id: 'mem_1',
    type: 'EMAIL',
    status: 'VERIFIED',
    target_index: id,
    otp_attempts: 0,
    verified_at: ago(HOUR),
    usable_at: ago(HOUR),
    created_at: ago(HOUR),
    hint: `hint of ${id}`,
    ...more,
  });
const contact = (id: string, more: Row = {}) =>
  row('contacts', {
    id,
    tenant_id: 'ten_1',
    status: 'SAVED',
    kind: 'PHONE',
    target_index: 'i',
    label: id,
    available_at: END,
    target_ciphertext: 'x',
    masked: 'x',
    ...more,
  });
const challenge = (id: string, more: Row = {}) =>
  row('twofa_challenges', {
    id,
    tenant_id: 'ten_1',
    member_id: 'mem_1',
    status: 'PENDING',
    satisfied_factor_ids: '[]',
    codes: '[]',
    binding_sha256: 'a'.repeat(64),
    sends: 0,
    required_factors: 1,
    wrong_answers: 1,
    created_at: ago(MINUTE),
    updated_at: ago(MINUTE),
    ...more,
  });
const wallet = (id: string, more: Row) =>
  row('wallets', {
    id,
    tenant_id: 'ten_1',
    status: 'PENDING_DEPLOYMENT',
    kind: 'STANDARD',
    owners: '[{}]',
    threshold: 1,
    failed_attempts: 0,
    attempt: 1,
    ...more,
  });

beforeAll(async () => {
  engine = await startTestEngine();
  await factor('fac_old');
  await factor('fac_new', { type: 'TOTP', target_index: '', hint: null, created_at: ago(MINUTE) });
  await factor('fac_twin', { type: 'SMS', created_at: ago(MINUTE) });
  await factor('fac_pending', { status: 'PENDING', verified_at: null, usable_at: null });
  await factor('fac_cooling', { usable_at: new Date(END.getTime() + 1) });
  await factor('fac_gone', {
    status: 'REMOVED',
    removed_at: END,
    target_ciphertext: null,
    secret_ciphertext: null,
    otp_hash: null,
    otp_expires_at: null,
  });
  await factor('fac_other', { member_id: 'mem_2' });
  await factor('fac_else', { tenant_id: 'ten_2' });
  await contact('ctc_1');
  await contact('ctc_gone', { status: 'REMOVED', target_index: 'gone', removed_at: END, target_ciphertext: null });
  await contact('ctc_else', { tenant_id: 'ten_2', target_index: 'else' });
  await wallet('wal_1', { address: '0xAbCdEf0000000000000000000000000000000001' });
  await wallet('wal_2', { address: '0xAbCdEf0000000000000000000000000000000002', tenant_id: 'ten_2' });
});
afterAll(() => engine?.stop());

describe('the stored protection of a tenant', () => {
  const me = { tenantId: 'ten_1', caller: { memberId: 'mem_1' }, now: END };
  const usable = [
    { id: 'fac_twin', type: 'SMS', hint: 'hint of fac_twin' },
    { id: 'fac_new', type: 'TOTP', hint: null },
    { id: 'fac_old', type: 'EMAIL', hint: 'hint of fac_old' },
  ];

  test('has the member’s usable factors, newest first, whether it is enabled or not', async () => {
    expect(await asked((reads) => usableFactors({ reads, ...me }))).toEqual(usable);
    expect(await asked((reads) => usableFactors({ reads, ...me, caller: { memberId: null } }))).toEqual([]);
    expect(await asked((reads) => protectionOf({ reads, ...me }))).toBeUndefined();
  });

  test('is read once per transaction for each tenant', async () => {
    const terms = { cooling_off_seconds: 90_000, threshold_base_units: 7, required_factors: 2 };
    await row('protection_settings', { tenant_id: 'ten_2', enabled: true, ...terms });
    await row('protection_settings', { tenant_id: 'ten_3', enabled: false, ...terms, updated_at: END });
    await asked(async (reads) => {
      const theirs = { reads, ...me, tenantId: 'ten_2' };
      const found = await protectionOf(theirs);
      const factors = [{ id: 'fac_else', type: 'EMAIL', hint: 'hint of fac_else' }];
      expect(found).toEqual({ coolingOffSeconds: 90_000, thresholdBaseUnits: 7n, requiredFactors: 2, factors });
      expect(await protectionOf(theirs)).toBe(found);
    });
    const ofKey = await asked((reads) => protectionOf({ reads, ...me, tenantId: 'ten_2', caller: { memberId: null } }));
    expect(ofKey).toMatchObject({ requiredFactors: 2, factors: [] });
    expect(await asked((reads) => protectionOf({ reads, ...me, tenantId: 'ten_3' }))).toBeUndefined();
    expect(await asked((reads) => settingsOf(reads, 'ten_3'))).toMatchObject({
      enabled: false,
      coolingOffSeconds: 90_000,
      thresholdBaseUnits: 7n,
      requiredFactors: 2,
      updatedAt: END,
    });
    expect(await asked((reads) => settingsOf(reads, 'ten_1'))).toEqual({ ...DEFAULTS, updatedAt: undefined });
  });

  test('knows a payee by a saved contact, or by an address of the tenant’s own', async () => {
    const saved = (targetIndex: string | null, address: string | null) =>
      asked((reads) => savedPayee(reads, 'ten_1', { targetIndex, address }, 86_400));
    const unknown = { label: null, availableAt: null };
    const own = await asked((reads) =>
      reads.one<{ createdAt: Date }>(sql('wallets').select('created_at').where({ tenant_id: 'ten_1' }).limit(1)),
    );
    const coolsOffAt = new Date((own?.createdAt ?? END).getTime() + 86_400_000);
    expect(await saved('i', null)).toEqual({ label: 'ctc_1', availableAt: END });
    for (const index of ['gone', 'else', 'none', null]) expect(await saved(index, null), `${index}`).toEqual(unknown);
    expect(await saved(null, '0xABCDEF0000000000000000000000000000000001')).toEqual({
      label: null,
      availableAt: coolsOffAt,
    });
    expect(await saved('i', '0xabcdef0000000000000000000000000000000001')).toMatchObject({
      label: 'ctc_1',
    });
    expect(await saved(null, '0xAbCdEf0000000000000000000000000000000002')).toEqual(unknown);
  });
});

/** Of one member: the second waits until the first one's transaction has ended. Another member's does not wait. */
async function oneAfterTheOther(lock: (reads: Reads, memberId: string) => Promise<unknown>): Promise<void> {
  const order: string[] = [];
  await asked(async (reads) => {
    await lock(reads, 'mem_1');
    await asked((others) => lock(others, 'mem_2'));
    const next = asked((others) => lock(others, 'mem_1')).then(() => order.push('next'));
    await eventually('the next to wait', async () => {
      const { rows } = await engine.pool.owner.raw(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`,
      );
      return rows.length > 0;
    });
    order.push('first');
    return { next };
  }).then(({ next }) => next);
  expect(order).toEqual(['first', 'next']);
}

test('changes of one member’s factors run one after the other', () => oneAfterTheOther(lockFactors));

test('the contacts of a tenant are those that are saved and not removed', async () => {
  expect(idsOf(await asked((reads) => reads.many<{ id: string }>(contactsOf('ten_1'))))).toEqual(['ctc_1']);
  const found = async (id: string) => (await asked((reads) => findContact(reads, 'ten_1', id)))?.id;
  expect([await found('ctc_1'), await found('ctc_gone'), await found('ctc_else')]).toEqual([
    'ctc_1',
    undefined,
    undefined,
  ]);
  const withTarget = (index: string) => asked((reads) => contactWithTarget(reads, 'ten_1', index));
  expect(await withTarget('i')).toEqual({ id: 'ctc_1' });
  expect([await withTarget('gone'), await withTarget('else')]).toEqual([undefined, undefined]);
});

describe('factors', () => {
  test('are the member’s own, without removed ones', async () => {
    const all = await asked((reads) => reads.many<{ id: string }>(factorsOf('ten_1', 'mem_1')));
    expect(idsOf(all).sort()).toEqual(['fac_cooling', 'fac_new', 'fac_old', 'fac_pending', 'fac_twin']);
  });

  test('exist once per type and target, verified or not', async () => {
    const same = (type: 'EMAIL' | 'TOTP' | 'SMS', targetIndex: string) =>
      asked((reads) => sameFactor(reads, 'ten_1', { memberId: 'mem_1', type, targetIndex }));
    expect(await same('TOTP', '')).toEqual({ id: 'fac_new' });
    expect(await same('EMAIL', 'fac_pending')).toEqual({ id: 'fac_pending' });
    expect([await same('SMS', 'fac_old'), await same('EMAIL', 'fac_gone'), await same('EMAIL', 'fac_other')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  test('are a member’s first one when no other is verified', async () => {
    const another = (memberId: string, id: string) => asked((reads) => anotherVerified(reads, 'ten_1', memberId, id));
    expect(Object.keys((await another('mem_1', 'fac_pending')) ?? {})).toEqual(['id']);
    expect(await another('mem_2', 'fac_other')).toBeUndefined();
    expect(await another('mem_2', 'fac_none')).toEqual({ id: 'fac_other' });
    expect(await another('mem_3', 'fac_none')).toBeUndefined();
  });

  test('count sent codes on a separate budget for each purpose', async () => {
    await row('twofa_code_sends', { tenant_id: 'ten_1', subject: 'approve:mem_1', sent_at: ago(HOUR) });
    await row('twofa_code_sends', { tenant_id: 'ten_1', subject: 'enroll:mem_1', sent_at: ago(MINUTE) });
    await row('twofa_code_sends', { tenant_id: 'ten_2', subject: 'approve:mem_1', sent_at: ago(MINUTE) });
    expect(await asked((reads) => lockCodesSent(reads, 'ten_1', 'approve:mem_1', END))).toEqual([ago(HOUR)]);
  });
});

describe('challenges', () => {
  const wrong = (memberId: string) => asked((reads) => lockWrongAnswers(reads, 'ten_1', memberId, END));

  test('are found by their own member only', async () => {
    await challenge('tfc_own', { member_id: 'mem_5', wrong_answers: 0 });
    const found = async (tenantId: string, memberId: string) =>
      (await asked((reads) => findChallenge(reads, tenantId, memberId, 'tfc_own')))?.id;
    expect(await found('ten_1', 'mem_5')).toBe('tfc_own');
    expect([await found('ten_1', 'mem_1'), await found('ten_2', 'mem_5')]).toEqual([undefined, undefined]);
  });

  test('add up their wrong answers, since the first challenge with any (D-443)', async () => {
    expect(await wrong('mem_1')).toEqual({ count: 0, since: null });
    await challenge('tfc_1', { wrong_answers: 2, updated_at: ago(3 * MINUTE), created_at: ago(9 * MINUTE) });
    // Redeemed or expired later: no answer is younger than its ten minutes.
    await challenge('tfc_2', { wrong_answers: 3, updated_at: END, created_at: ago(15 * MINUTE) });
    await challenge('tfc_none', { wrong_answers: 0, updated_at: ago(30 * MINUTE), created_at: ago(31 * MINUTE) });
    await challenge('tfc_other', { wrong_answers: 4, member_id: 'mem_2' });
    await challenge('tfc_else', { wrong_answers: 4, tenant_id: 'ten_2' });
    expect(await wrong('mem_1')).toEqual({ count: 5, since: ago(5 * MINUTE) });
  });

  test('count the answers of one member one after the other', async () => {
    await oneAfterTheOther((reads, memberId) => lockWrongAnswers(reads, 'ten_1', memberId, END));
  });
});
