import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditFilter, newestAudits, sealedRows } from '../../../src/platform/audit/index.ts';
import { asking } from '../../support/asking.ts';
import { startTestEngine, type TestEngine } from '../../support/engine.ts';

const AT = '2026-03-02T09:00:00.123Z';
const HASH = (digit: number): string => String(digit).repeat(64);

let test: TestEngine;

const row = (id: string, more: object = {}) => ({
  id,
  at: AT,
  tenant_id: null,
  actor_type: 'member',
  actor_id: 'mem_1',
  action: 'policy.activated',
  resource_id: 'pol_1',
  request_id: 'req_1',
  data: JSON.stringify({ a: 1 }),
  ...more,
});

beforeAll(async () => {
  test = await startTestEngine();
  const db = test.pool.owner;
  await db('audit_log').insert([
    row('aud_1'),
    row('aud_2', { actor_id: 'mem_2' }),
    row('aud_3', { action: 'policy.retired' }),
    row('aud_4', { resource_id: 'pol_2', actor_type: 'system', actor_id: null }),
    row('aud_5', { request_id: null }),
  ]);
  const step = { machine: 'tenant', machine_hash: 'h', event: 'CREATE', to_status: 'ACTIVE', to_public: 'ACTIVE' };
  await db('lifecycle_log').insert({ aggregate_id: 'ten_a', step: 1, ...step, actor: 'system', at: AT });
  const batch = (first_seq: number, sources: string, row_ids: readonly string[]) => ({
    first_seq,
    last_seq: first_seq + row_ids.length - 1,
    first_tx: '7',
    last_tx: '7',
    sources,
    row_ids,
    prev_hash: Buffer.from(HASH(first_seq - 1), 'hex'),
    hashes: Buffer.from(row_ids.map((_, at) => HASH(first_seq + at)).join(''), 'hex'),
  });
  await db('seals').insert([
    batch(1, 'laa', ['ten_a:1', 'aud_1', 'aud_gone']),
    batch(4, 'a', ['ten_a:1']),
    batch(7, 'al', ['aud_2', 'ten_a:2']),
  ]);
});
afterAll(() => test?.stop());

describe('the audit log', () => {
  const ids = (filter: Partial<AuditFilter>) =>
    asking(test, async (reads) => (await newestAudits(reads, { limit: 10, ...filter })).map(({ id }) => id));

  it('shows its newest rows, the newest last (D-430)', async () => {
    expect(await ids({})).toEqual(['aud_1', 'aud_2', 'aud_3', 'aud_4', 'aud_5']);
    expect(await ids({ limit: 2 })).toEqual(['aud_4', 'aud_5']);
  });

  it.each<[Partial<AuditFilter>, string[]]>([
    [{ actor: 'mem_2' }, ['aud_2']],
    [{ action: 'policy.retired' }, ['aud_3']],
    [{ resource: 'pol_2' }, ['aud_4']],
    [{ request: 'req_1', actor: 'mem_1' }, ['aud_1', 'aud_3']],
    [{ tenant: 'ten_other' }, []],
  ])('is filtered by %o', async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });

  it('shows actor, action and time', async () => {
    const rows = await asking(test, (reads) => newestAudits(reads, { limit: 1, resource: 'pol_2' }));
    expect(rows).toEqual([
      {
        id: 'aud_4',
        at: AT,
        tenantId: null,
        actorType: 'system',
        actorId: null,
        action: 'policy.activated',
        resourceId: 'pol_2',
        requestId: 'req_1',
        data: { a: 1 },
      },
    ]);
  });
});

describe('the chain as an external verifier reads it (D-430)', () => {
  const read = (after: bigint, limit: number) => sealedRows(test.pool, { after, limit });

  it('has each link with its sealed row, and says if that row is gone', async () => {
    const found = await read(0n, 10);
    const link = (seq: number, source: string) => ({
      seq: String(seq),
      source,
      prevHash: HASH(seq - 1),
      hash: HASH(seq),
    });
    expect(found).toMatchObject([
      { ...link(1, 'lifecycle_log'), content: { aggregateId: 'ten_a', step: 1, at: AT } },
      { ...link(2, 'audit_log'), content: { id: 'aud_1', action: 'policy.activated', data: { a: 1 } } },
      { ...link(3, 'audit_log'), content: null },
      { ...link(4, 'audit_log'), content: null },
      { ...link(7, 'audit_log'), content: { id: 'aud_2' } },
      { ...link(8, 'lifecycle_log'), content: null },
    ]);
  });

  it.each<[bigint, number, string[]]>([
    [0n, 2, ['1', '2']],
    [1n, 1, ['2']],
    [1n, 3, ['2', '3', '4']],
    [2n, 1, ['3']],
    [2n, 10, ['3', '4', '7', '8']],
    [3n, 1, ['4']],
    [4n, 1, ['7']],
    [5n, 10, ['7', '8']],
    [7n, 10, ['8']],
    [8n, 10, []],
    [2n, 0, []],
  ])('is read in pages, which may begin and end inside batches: from %d, at most %i', async (after, limit, seqs) => {
    expect((await read(after, limit)).map(({ seq }) => seq)).toEqual(seqs);
  });

  it('is read with the role of the service', async () => {
    await test.pool.owner.raw('REVOKE SELECT ON seals FROM paychart_system');
    await expect(read(0n, 1)).rejects.toThrow('permission denied for table seals');
    await test.pool.owner.raw('GRANT SELECT ON seals TO paychart_system');
    expect(await read(0n, 1)).toHaveLength(1);
  });

  it('gives the connection back, even after a failure', async () => {
    await expect(read(2n ** 63n, 1)).rejects.toThrow('out of range');
    const held = await test.pool.owner.raw(
      `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
    );
    expect(held.rows).toEqual([{ open: 0 }]);
  });
});
