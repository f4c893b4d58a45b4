import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDefaults } from '../../src/app/config.ts';
import { lockJob } from '../../src/cli/job-rows.ts';
import { enqueue } from '../../src/platform/lifecycle/writes.ts';
import { startTestService, type TestService, type TestTenant } from '../support/service.ts';
import { working } from '../support/working.ts';
import { type Ended, run } from './run.ts';

interface Listed {
  readonly jobs: readonly { readonly id: string; readonly state: string; readonly parkedBy: string | null }[];
}

describe('paychart jobs', () => {
  let service: TestService;
  let acme: TestTenant;
  const paychart = (...args: readonly string[]): Promise<Ended> =>
    run({ DATABASE_URL: service.databaseUrl, ...startDefaults }, ['jobs', ...args, '--json']);
  const db = (table: string) => service.pool.owner(table);

  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Jobs Ltd');
    await service.runUntilIdle();
  });
  afterAll(() => service.stop());

  /** A message that no gateway takes: its time is none. */
  async function poison(key: string, createdAt = 'never'): Promise<string> {
    const message = { id: key, tenantId: acme.tenantId, channel: 'sms', purpose: 'ALIAS_OTP', createdAt } as const;
    const sealed = { recipientCiphertext: 'a', recipientIndex: 'b', bodyCiphertext: 'c' };
    const none = { codeCiphertext: null, linkCiphertext: null };
    await working(service, async (unit) =>
      unit.write(enqueue('message.send', { ...message, ...sealed, ...none }, { key, tenantId: acme.tenantId })),
    );
    return (await db('outbox_jobs').where({ topic: 'message.send', key }).first('id')).id;
  }
  const listed = async (...args: readonly string[]): Promise<Listed['jobs']> =>
    (await paychart('list', ...args)).json<Listed>().jobs;
  const idsOf = async (state: string): Promise<string[]> => (await listed('--state', state)).map(({ id }) => id);
  const kinds = async (id: string): Promise<string[]> => {
    const ended = await run({ DATABASE_URL: service.databaseUrl, ...startDefaults }, ['stuck', '--json']);
    const { stuck } = ended.json<{ stuck: { id: string; kind: string }[] }>();
    return stuck.filter((one) => one.id === id).map(({ kind }) => kind);
  };
  const audited = (id: string) =>
    db('audit_log').where({ resource_id: id }).orderBy('id').select('action', 'actor_type', 'actor_id', 'data');
  const refused = async (code: string, ...args: readonly string[]): Promise<void> => {
    const ended = await paychart(...args);
    expect([ended.status, ended.json<{ error: { code: string } }>().error.code]).toEqual([1, code]);
  };

  test('parks a job that keeps failing, and retries it on command', async () => {
    const id = await poison('poison-1');
    await expect(service.runUntilIdle()).rejects.toThrow('message.send of poison-1');
    await service.runUntilIdle({ mayFail: true });
    expect(await idsOf('failing')).toEqual([id]);
    // It was tried often enough to wake somebody.
    await db('outbox_jobs').where({ id }).update({ attempts: 5 });
    expect(await kinds(id)).toEqual(['JOB_FAILING']);

    const parked = await paychart('park', id, '--reason', 'the gateway has no such number');
    expect(parked.json()).toMatchObject({ id, outcome: 'parked', topic: 'message.send' });
    expect(await kinds(id)).toEqual(['JOB_PARKED']);
    expect(await listed('--state', 'parked')).toMatchObject([{ id, state: 'parked', parkedBy: 'ada' }]);
    expect(await idsOf('failing')).toEqual([]);
    await db('outbox_jobs')
      .where({ id })
      .update({ fires_at: new Date(0) });
    const taken = { topic: 'message.send', key: 'poison-1' } as const;
    expect(await service.runner.runDue(taken)).toBe(0);
    expect(await service.engine.services.jobs.runNow(taken), 'nor before its time').toBe(false);
    // It is wanted again, and stays where it is.
    await poison('poison-1');
    expect(await service.runner.runDue()).toBe(0);

    await db('outbox_jobs')
      .where({ id })
      .update({ fires_at: new Date(Date.now() + 3_600_000) });
    expect((await paychart('retry', id)).json()).toMatchObject({ id, outcome: 'retried' });
    expect(await kinds(id), 'until it fails again').toEqual([]);
    expect(await service.runner.runDue()).toBe(1);
    expect(await kinds(id)).toEqual(['JOB_FAILING']);
    const about = { topic: 'message.send', key: 'poison-1' };
    expect(await audited(id)).toMatchObject([
      {
        action: 'job.parked',
        actor_type: 'operator',
        actor_id: 'ada',
        data: { ...about, reason: 'the gateway has no such number', attempts: 5 },
      },
      { action: 'job.retried', actor_type: 'operator', actor_id: 'ada', data: about },
    ]);
    await paychart('discard', id, '--reason', 'the test is over');
  });

  test('discards only a job that nothing waits for', async () => {
    const id = await poison('poison-2');
    await service.runUntilIdle({ mayFail: true });
    const ended = (await paychart('discard', id, '--reason', 'the member has asked again')).json();
    expect(ended).toMatchObject({ id, outcome: 'discarded', loss: expect.stringContaining('is not sent') });
    expect(await db('outbox_jobs').where({ id })).toEqual([]);
    expect(await audited(id)).toMatchObject([
      { action: 'job.discarded', data: { reason: 'the member has asked again' } },
    ]);
    await service.runUntilIdle();

    await working(service, async (unit) =>
      unit.write(enqueue('offramp.submit', { paymentId: 'pay_x' }, { key: 'pay_x' })),
    );
    const { id: needed } = await db('outbox_jobs').where({ key: 'pay_x' }).first('id');
    await refused('JOB_NEEDED', 'discard', needed, '--reason', 'away with it');
    expect(await db('outbox_jobs').where({ id: needed })).toHaveLength(1);
    expect(await audited(needed)).toEqual([]);
    await db('outbox_jobs').where({ id: needed }).delete();
  });

  test('refuses to touch a job that a worker holds, and says when a job does not exist', async () => {
    const id = await poison('poison-3');
    const lease = (ms: number) =>
      db('outbox_jobs')
        .where({ id })
        .update({ lease_until: new Date(Date.now() + ms), leased_by: 'host-1 17' });
    await lease(60_000);
    for (const command of ['park', 'discard']) await refused('JOB_RUNNING', command, id, '--reason', 'now');
    await refused('JOB_RUNNING', 'retry', id);
    await lease(-1);
    expect((await paychart('park', id, '--reason', 'now')).status).toBe(0);
    await db('outbox_jobs').where({ id }).delete();
    await refused('JOB_NOT_FOUND', 'retry', id);
  });

  test('locks a job against workers and other commands while it reads it', async () => {
    const id = await poison('poison-lock');
    await working(service, async ({ reads }) => {
      expect((await lockJob(reads, id))?.id).toBe(id);
      const others = await service.pool.owner.raw('SELECT id FROM outbox_jobs WHERE id = ? FOR UPDATE SKIP LOCKED', [
        id,
      ]);
      expect(others.rows).toEqual([]);
    });
    await db('outbox_jobs').where({ id }).delete();
  });

  test('retries a job now, on the clock of its tenant, too', async () => {
    const { tenantId } = acme;
    await acme.api.advanceTestClock({ advanceSeconds: 86_400 }).unwrap();
    const id = await poison('poison-6');
    await db('outbox_jobs')
      .where({ id })
      .update({ last_error: 'no answer', fires_at: new Date(0), due_at: new Date(0) });
    const before = Date.now();
    expect((await paychart('retry', id)).status).toBe(0);
    const [job] = await db('outbox_jobs').where({ id }).select('fires_at', 'due_at', 'last_error');
    expect(job.fires_at.getTime()).toBeGreaterThanOrEqual(before - 1000);
    const { offset_ms: offsetMs } = await db('tenant_clocks').where({ tenant_id: tenantId }).first('offset_ms');
    expect([job.due_at.getTime() - job.fires_at.getTime(), job.last_error]).toEqual([Number(offsetMs), null]);
    expect(Number(offsetMs)).toBeGreaterThanOrEqual(86_400_000);
    await db('outbox_jobs').where({ id }).delete();
  });

  test('tells a parked job from a waiting one, whether or not it has failed', async () => {
    const ids = [
      await poison('poison-7'),
      await poison('poison-8'),
      await poison('poison-9'),
      await poison('poison-10'),
    ];
    const [waiting, failing, parked, parkedFailing] = ids;
    await db('outbox_jobs')
      .whereIn('id', [failing ?? '', parkedFailing ?? ''])
      .update({ last_error: 'no answer' });
    for (const id of [parked, parkedFailing]) await paychart('park', id ?? '', '--reason', 'until tomorrow');
    const states = await Promise.all(['waiting', 'failing', 'parked'].map(idsOf));
    const own = states.map((some) => some.filter((id) => ids.includes(id)).sort());
    expect(own).toEqual([[waiting], [failing], [parked, parkedFailing].sort()]);
    const listedNow = await listed('--topic', 'message.send');
    expect(
      listedNow
        .filter(({ id }) => ids.includes(id))
        .map(({ id, state }) => [id, state])
        .sort(),
    ).toEqual(
      [
        [waiting, 'waiting'],
        [failing, 'failing'],
        [parked, 'parked'],
        [parkedFailing, 'parked'],
      ].sort(),
    );
    await db('outbox_jobs').whereIn('id', ids).delete();
  });

  test('lists the jobs of a topic, up to the requested number', async () => {
    const ids = [await poison('poison-4'), await poison('poison-5')];
    expect((await listed('--topic', 'message.send')).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await listed('--topic', 'message.send', '--limit', '1')).toHaveLength(1);
    expect(await listed('--topic', 'offramp.submit')).toEqual([]);
    await db('outbox_jobs').whereIn('id', ids).delete();
  });
});
