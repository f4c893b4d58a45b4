import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onboard } from '../../support/recipient.ts';
import { eventually, startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let emails = 0;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function onboarded(name: string): Promise<TestTenant> {
  const tenant = await service.signUp(name);
  await onboard(tenant);
  return tenant;
}

/** An ACTIVE payment app of this priority. */
async function active({ api }: TestTenant, priority: number): Promise<string> {
  const email = `race${++emails}@destination.test`;
  const { id } = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
  await api.verifyPayoutDestination({ id }).unwrap();
  await api.updatePayoutDestination({ id, priority }).unwrap();
  return id;
}

/** Lets a request meet a transaction that is not committed yet: it waits for it, and then sees what became of it. */
async function overtaken<T>(first: (transaction: Knex.Transaction) => Promise<unknown>, second: () => Promise<T>) {
  const transaction = await service.pool.owner.transaction();
  await first(transaction);
  const answer = second();
  await eventually('the request to wait for the row', async () => {
    const waiting = await service.pool.owner.raw(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return waiting.rows.length > 0;
  });
  await transaction.commit();
  return answer;
}

describe('lost races of destinations', () => {
  test('answers 409 when the same destination is committed between the check and the insert (R269)', async () => {
    const tenant = await onboarded('Late Twin');
    const body = { type: 'PAYMENT_APP_A' as const, email: 'twin@destination.test' };
    const { id } = await tenant.api.createPayoutDestination(body).unwrap();
    await tenant.api.revokePayoutDestination({ id }).unwrap();
    const late = await overtaken(
      (transaction) =>
        transaction.raw(
          `INSERT INTO payout_destinations SELECT (jsonb_populate_record(d, jsonb_build_object(
             'id', 'dst_twin', 'status', 'PENDING_VERIFICATION', 'revoked_at', NULL))).* FROM payout_destinations d
           WHERE id = ?`,
          [id],
        ),
      () => tenant.api.createPayoutDestination(body),
    );
    expect(late.error).toMatchObject({ statusCode: 409, code: 'DESTINATION_EXISTS' });
  });

  test('makes the next destination the default when its heir is revoked meanwhile (D-244)', async () => {
    const tenant = await onboarded('Lost Heir');
    const standing = await active(tenant, 1);
    const [heir, next] = [await active(tenant, 2), await active(tenant, 3)];
    const revoked = await overtaken(
      (transaction) =>
        transaction('payout_destinations').where({ id: heir }).update({ status: 'REVOKED', revoked_at: new Date() }),
      () => tenant.api.revokePayoutDestination({ id: standing }),
    );
    expect(revoked.ok).toBe(true);
    const { destinations } = await tenant.api.listPayoutDestinations().unwrap();
    expect(destinations.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([next]);
  });

  test('leave no default when all are revoked at once, and the best one when half are (R071, D-244)', async () => {
    const tenant = await onboarded('Clearance');
    const ids: string[] = [];
    for (const priority of [5, 4, 3, 2, 1, 0]) ids.push(await active(tenant, priority));
    const revoke = (some: readonly string[]) =>
      Promise.all(some.map((id) => tenant.api.revokePayoutDestination({ id }).unwrap()));
    await revoke([ids[0] ?? '', ids[2] ?? '', ids[4] ?? '', ids[5] ?? '']);
    const left = await tenant.api.listPayoutDestinations({ status: 'ACTIVE' }).unwrap();
    expect(left.destinations.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([ids[3]]);
    await revoke([ids[1] ?? '', ids[3] ?? '']);
    const none = await tenant.api.listPayoutDestinations().unwrap();
    expect(none.destinations.map(({ isDefault }) => isDefault)).toEqual(ids.map(() => false));
  });

  test('priorities patched at once each hold; the last of one destination wins (R071)', async () => {
    const tenant = await onboarded('Priorities');
    const [one, other] = [await active(tenant, 10), await active(tenant, 20)];
    const patch = (id: string, priority: number) => tenant.api.updatePayoutDestination({ id, priority }).unwrap();
    const answers = await Promise.all([
      ...[1, 2, 3, 4].map((priority) => patch(one, priority)),
      ...[5, 6, 7, 8].map((priority) => patch(other, priority)),
    ]);
    expect(answers.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const rows = await service.pool.owner('payout_destinations').whereIn('id', [one, other]).orderBy('priority');
    expect(rows.map(({ id, step }) => [id, step])).toEqual([
      [one, 7],
      [other, 7],
    ]);
  });
});
