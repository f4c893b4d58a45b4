import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initiatorChoice, type VoterQuestion } from '../../../src/domains/approvals/voter-choice.cross-tenant.ts';
import { anyRow } from '../../support/any-row.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';
import { ago, DAY, END } from '../boundary.ts';

/** Who has chosen a voter, by the rows of the history (D-522). */
let engine: TestEngine;
const row = (table: string, given: object) => anyRow(engine.pool.owner, table, { ...given });

/** A member who was an ADMIN until so many days ago. */
async function lowered(tenant_id: string, days: number): Promise<void> {
  const id = `mem_lowered_${tenant_id}`;
  await row('members', { id, tenant_id, status: 'ACTIVE', role: 'MEMBER', email_index: id });
  for (const [step, role, since] of [
    [1, 'ADMIN', days + 30],
    [2, 'MEMBER', days],
  ] as const) {
    const tx = `${days}${step}`;
    const at = new Date(Date.now() - since * DAY);
    await row('lifecycle_log', { aggregate_id: id, step, event: 'UPDATE', actor: 'system:test', at, tx });
    await row('audit_log', {
      id: `aud_${id}_${step}`,
      resource_id: id,
      tenant_id,
      data: JSON.stringify({ role }),
      at,
      tx,
    });
  }
}

beforeAll(async () => {
  engine = await startTestEngine();
  const admin = (tenant_id: string, id: string) =>
    row('members', { id, tenant_id, status: 'ACTIVE', role: 'ADMIN', email_index: id });
  for (const id of ['mem_1', 'mem_2']) await admin('ten_1', id);
  await admin('ten_2', 'mem_3');
  await row('api_keys', {
    id: 'key_1',
    tenant_id: 'ten_1',
    status: 'ACTIVE',
    environment: 'sandbox',
    member_id: 'mem_1',
  });
  for (const [tenant, days] of [
    ['ten_29', 29],
    ['ten_31', 31],
  ] as const) {
    await admin(tenant, `mem_${tenant}`);
    await row('lifecycle_log', {
      aggregate_id: `gra_${tenant}`,
      event: 'CREATE',
      actor: `member:mem_${tenant}`,
      at: END,
    });
    await lowered(tenant, days);
  }
  for (const [aggregate_id, event, actor] of [
    ['gra_1', 'CREATE', 'member:mem_1'],
    ['gra_updated', 'UPDATE', 'member:mem_1'],
    ['gra_back', 'REACTIVATE', 'member:mem_1'],
    ['gra_suspended', 'SUSPEND', 'member:mem_1'],
    ['gra_key', 'CREATE', 'key:key_1'],
    ['gra_other', 'CREATE', 'member:mem_2'],
    ['gra_alone', 'CREATE', 'member:mem_3'],
    ['mem_voter', 'UPDATE', 'member:mem_1'],
  ] as const)
    await row('lifecycle_log', { aggregate_id, event, actor, machine: 'authority', at: END });
});
afterAll(() => engine?.stop());

const choice = (more: Partial<VoterQuestion> = {}) =>
  asking(engine, (reads) =>
    initiatorChoice(reads, {
      tenantId: 'ten_1',
      memberId: 'mem_voter',
      authorityId: 'gra_1',
      isOfGroup: false,
      initiatorIds: ['mem_1'],
      since: END,
      ...more,
    }),
  );

describe('a voter', () => {
  test.each([
    ['a day after the payment', ago(DAY), 'watched'],
    ['in its very millisecond', END, 'watched'],
    ['a millisecond before it', new Date(END.getTime() + 1), 'none'],
  ] as const)('is judged by when the initiator chose it: %s', async (_, since, chosen) => {
    expect(await choice({ since })).toBe(chosen);
  });

  test.each([
    ['gra_updated', 'watched'],
    ['gra_back', 'watched'],
    ['gra_key', 'watched'],
    ['gra_suspended', 'none'],
    ['gra_other', 'none'],
    ['gra_none', 'none'],
  ] as const)('with the grant %s is %s', async (authorityId, chosen) => {
    expect(await choice({ authorityId })).toBe(chosen);
  });

  test('is chosen by any of the members behind the payment', async () => {
    expect(await choice({ authorityId: 'gra_other', initiatorIds: ['mem_9', 'mem_2'] })).toBe('watched');
  });

  test('is chosen by a change of its groups only when the payment asks for a group', async () => {
    const grantOfAnother = { authorityId: 'gra_other' };
    expect(await choice({ ...grantOfAnother, isOfGroup: true })).toBe('watched');
    expect(await choice({ ...grantOfAnother, isOfGroup: false })).toBe('none');
  });

  test('counts as chosen alone when the only administrator chose it', async () => {
    expect(await choice({ tenantId: 'ten_2', authorityId: 'gra_alone', initiatorIds: ['mem_3'] })).toBe('alone');
  });

  test.each([
    ['ten_29', 'watched'],
    ['ten_31', 'alone'],
  ] as const)(
    'in the tenant %s, whose other administrator was demoted that many days ago, is chosen %s',
    async (of, chosen) => {
      const asked = { tenantId: of, authorityId: `gra_${of}`, initiatorIds: [`mem_${of}`] };
      expect(await choice(asked)).toBe(chosen);
    },
  );
});
