import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommitUnknown } from '../../../src/platform/db/errors.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { refusalRecorder } from '../../../src/platform/execution/refusal-recorder.ts';
import { type Answer, TryAgain, type Unit } from '../../../src/platform/http/ports.ts';
import { audit } from '../../../src/platform/lifecycle/writes.ts';
import { answered, callerOf, type Executing, keyOf, refused, startExecutor, TTL_HOURS } from './executing.ts';

let test: Executing;
beforeAll(async () => {
  test = await startExecutor();
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const user = callerOf({ kind: 'member', tenantId: null, memberId: null, userId: 'usr_1' });

/** A handler that leaves a trace of each run that commits. */
const act = (body = '{}', action = 'test.acted') => {
  const handler = async ({ write }: Unit): Promise<Answer> => {
    handler.runs += 1;
    write(audit(action, 'thg_1', 'ten_1'));
    return answered(body);
  };
  handler.runs = 0;
  return handler;
};

const databaseError = (code: string, also: object = {}) =>
  Object.assign(new Error('the database refuses'), { severity: 'ERROR', code, ...also });

/** Fails the statements that a pattern finds, as often as it is told. */
const failing = (pattern: RegExp, error: Error, times = Number.POSITIVE_INFINITY) => {
  const hits = { count: 0 };
  test.faults.hit = (_client, statement) => {
    if (!pattern.test(statement) || hits.count >= times) return;
    hits.count += 1;
    throw error;
  };
  return hits;
};

describe('an idempotency key (D-054 to D-057)', () => {
  it('returns the first answer to a second request, and executes nothing again', async () => {
    const handler = act('{"id":"thg_1"}');
    const first = await test.run(keyOf(), handler);
    const answer = answered('{"id":"thg_1"}');
    expect(first).toEqual({ kind: 'answered', answer, replayed: false });
    expect(await test.run(keyOf(), handler)).toEqual({ kind: 'answered', answer, replayed: true });
    expect([handler.runs, await test.audits()]).toEqual([1, ['test.acted']]);
    expect(await test.keys()).toMatchObject([
      { scope: 'ten_1 POST /v1/things', tenant_id: 'ten_1', status: 201, response: '<{"id":"thg_1"}>', intent: null },
    ]);
  });

  it.each([
    ['of another resource', { operation: 'POST /v1/things/thg_2/confirm' }, callerOf()],
    ['of another tenant', { scope: 'ten_2' }, callerOf({ tenantId: 'ten_2' })],
    ['of a user without a tenant', { scope: 'user:usr_1' }, user],
  ])('%s counts as another key: the same text executes twice (D-054)', async (_what, changed, caller) => {
    const first = keyOf({ operation: 'POST /v1/things/thg_1/confirm' });
    await test.run(first, async () => answered('"one"'));
    const second = await test.run({ ...first, ...changed }, async () => answered('"two"'), { caller });
    expect(second).toMatchObject({ answer: { body: '"two"' }, replayed: false });
    expect(await test.keys()).toHaveLength(2);
    expect(await test.run(first, async () => answered('"three"'))).toMatchObject({ answer: { body: '"one"' } });
  });

  it('is compared by its fields first, then by the bytes of the body (D-057)', async () => {
    await test.run(keyOf(), act());
    const again = (changed: object) => test.run(keyOf(changed), act());
    expect(await again({ salientHash: 'other', bodyHash: 'other' })).toEqual({
      kind: 'mismatched',
      mismatch: 'salient',
    });
    expect(await again({ bodyHash: 'other' })).toEqual({ kind: 'mismatched', mismatch: 'body' });
    expect(await again({ bodyHash: undefined })).toMatchObject({ replayed: true });
    expect(await test.audits()).toHaveLength(1);
  });

  it('is compared without bytes if it came without them', async () => {
    await test.run(keyOf({ bodyHash: undefined }), act());
    expect(await test.run(keyOf({ bodyHash: 'any' }), act())).toMatchObject({ replayed: true });
  });

  it('is held for its hours, including the last millisecond, and no longer (D-057)', async () => {
    const began = new Date('2026-03-02T09:00:00.000Z');
    const at = (ms: number) => new Date(began.getTime() + TTL_HOURS * 3_600_000 + ms);
    test.clock.now = began;
    await test.run(keyOf(), async () => answered('"old"'));
    for (const [ms, body] of [
      [-1, '"old"'],
      [0, '"old"'],
      [1, '"new"'],
    ] as const) {
      test.clock.now = at(ms);
      expect(await test.run(keyOf(), async () => answered('"new"')), `${ms} ms`).toMatchObject({ answer: { body } });
    }
    expect(await test.keys()).toMatchObject([{ created_at: at(1), expires_at: at(1 + TTL_HOURS * 3_600_000) }]);
  });

  it('loses its hashes, its answer and its intent when a new request takes it over', async () => {
    test.clock.now = new Date('2026-03-02T09:00:00.000Z');
    await test.run(keyOf(), async ({ firstPhase }) => (await firstPhase(async () => ({ half: 1 }))) && answered('1'), {
      transaction: 'two-phase',
    });
    test.clock.now = new Date('2026-03-04T09:00:00.000Z');
    await test.run(keyOf({ salientHash: 'new', bodyHash: undefined }), act());
    expect(await test.keys()).toMatchObject([{ salient_hash: 'new', body_hash: null, intent: null, response: '<{}>' }]);
  });

  it('makes a duplicate of a running request wait no longer than the limit (D-056)', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let began = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      began = resolve;
    });
    const first = test.run(keyOf(), async () => {
      began();
      await held;
      return answered('"first"');
    });
    await running;
    const second = act();
    expect(await test.run(keyOf(), second)).toEqual({ kind: 'running' });
    const other = await test.run(keyOf({ operation: 'POST /v1/things/thg_2/confirm' }), second);
    expect(other).toMatchObject({ kind: 'answered', replayed: false });
    release();
    expect(await first).toMatchObject({ answer: { body: '"first"' } });
    expect(second.runs).toBe(1);
  });
});

describe('a refusal (D-055)', () => {
  it('releases the key completely: the next request executes anew', async () => {
    const refusal = await test.run(keyOf(), async ({ write }) => {
      write(audit('test.undone', 'thg_1', 'ten_1'));
      return refused('PAYMENT_NOT_FOUND');
    });
    expect(refusal).toEqual({ kind: 'refused', refusal: refused('PAYMENT_NOT_FOUND') });
    expect([await test.keys(), await test.audits()]).toEqual([[], []]);
    // With other bytes, too: nothing is left to compare them with.
    expect(await test.run(keyOf({ salientHash: 'x', bodyHash: 'x' }), act())).toMatchObject({ replayed: false });
  });

  it('releases the key even if it keeps its writes', async () => {
    const refusal = await test.run(keyOf(), async ({ write }) => {
      write(audit('test.kept', 'thg_1', 'ten_1'));
      return refused('CLAIM_OTP_INVALID', true);
    });
    expect(refusal).toEqual({ kind: 'refused', refusal: refused('CLAIM_OTP_INVALID', true) });
    expect([await test.keys(), await test.audits()]).toEqual([[], ['test.kept']]);
    expect(await test.run(keyOf({ salientHash: 'x' }), act())).toMatchObject({ replayed: false });
  });

  it('releases no other key', async () => {
    await test.run(keyOf({ key: 'kept' }), act());
    await test.run(keyOf({ operation: 'POST /v1/others' }), act());
    await test.run(keyOf(), async () => refused('CLAIM_OTP_INVALID', true));
    expect((await test.keys()).map(({ scope, key }) => [scope, key])).toEqual([
      ['ten_1 POST /v1/others', 'key-1'],
      ['ten_1 POST /v1/things', 'kept'],
    ]);
  });

  it('keeps its writes even without a key', async () => {
    await test.run(undefined, async ({ write }) => {
      write(audit('test.kept', 'thg_1', 'ten_1'));
      return refused('CLAIM_OTP_INVALID', true);
    });
    expect(await test.audits()).toEqual(['test.kept']);
  });

  it('is audited in a transaction of its own (D-431)', async () => {
    const record = refusalRecorder(test.engine);
    const caller = callerOf({ apiKeyId: 'key_9', requestId: 'req_9' });
    await record({ caller, operation: 'confirmThing', code: 'PAYMENT_NOT_FOUND', resourceId: 'thg_1' });
    expect(await test.pool.owner('audit_log')).toMatchObject([
      {
        tenant_id: 'ten_1',
        actor_type: 'key',
        actor_id: 'key_9',
        action: 'operation.refused',
        resource_id: 'thg_1',
        request_id: 'req_9',
        data: { operation: 'confirmThing', code: 'PAYMENT_NOT_FOUND' },
      },
    ]);
    const lost = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    failing(/COMMIT/, lost);
    const again = record({ caller, operation: 'confirmThing', code: 'X', resourceId: 'thg_1' });
    await expect(again).rejects.toThrow(TryAgain);
    failing(/COMMIT/, databaseError('23505'));
    const other = record({ caller, operation: 'confirmThing', code: 'X', resourceId: 'thg_1' });
    await expect(other).rejects.toThrow('the database refuses');
    expect(await test.audits()).toHaveLength(1);
  });
});

describe('the actor in the histories', () => {
  it.each([
    ['key', 'key_1', callerOf()],
    ['member', 'mem_1', callerOf({ kind: 'member', userId: 'usr_1' })],
    ['member', 'usr_1', user],
    ['operator', 'alice', callerOf({ kind: 'operator', tenantId: null, userId: 'alice' })],
    ['public', null, callerOf({ kind: 'public', tenantId: null })],
    ['system', null, callerOf({ kind: 'system' })],
  ])('is %s %s', async (actorType, actorId, caller) => {
    await test.run(undefined, act(), { caller });
    expect(await test.pool.owner('audit_log').select('actor_type', 'actor_id', 'request_id')).toEqual([
      { actor_type: actorType, actor_id: actorId, request_id: 'req_1' },
    ]);
  });

  it.each([
    ['paychart_app', 'ten_1', callerOf()],
    ['paychart_app', '', user],
    ['paychart_system', null, callerOf({ kind: 'public', tenantId: null })],
    ['paychart_system', null, callerOf({ kind: 'operator', tenantId: null })],
  ])('runs in a transaction with the role %s and the wall %s', async (role, tenant, caller) => {
    await test.run(
      undefined,
      async ({ reads }) => {
        const wall = `SELECT current_user::text AS role, nullif(current_setting('app.tenant_id', true), '') AS tenant`;
        expect(await reads.one(sql.raw(wall))).toEqual({ role, tenant: tenant || null });
        return answered('1');
      },
      { caller },
    );
  });

  it('lets only the same user replay that user’s key', async () => {
    const key = keyOf({ scope: 'user:usr_1' });
    await test.run(key, act('"a"'), { caller: user });
    expect(await test.run(key, act(), { caller: user })).toMatchObject({ replayed: true, answer: { body: '"a"' } });
  });
});

describe('time and locks come with BEGIN', () => {
  it('so that now is the tenant’s clock, offset from real time (D-067)', async () => {
    test.clock.now = new Date('2026-03-02T09:00:00.000Z');
    await test.pool.owner.raw(
      "SET session_replication_role = replica; INSERT INTO tenant_clocks VALUES ('ten_1', 5000)",
    );
    const nowOf = async (caller = callerOf(), key = keyOf({ scope: caller.tenantId ?? 'user:usr_1' })) => {
      const outcome = await test.run(key, async ({ now }) => answered(now.toISOString()), { caller });
      return outcome.kind === 'answered' ? outcome.answer.body : outcome.kind;
    };
    expect(await nowOf()).toBe('2026-03-02T09:00:05.000Z');
    expect(await nowOf(callerOf({ tenantId: 'ten_2' }))).toBe('2026-03-02T09:00:00.000Z');
    expect(await nowOf(user)).toBe('2026-03-02T09:00:00.000Z');
  });

  it('but nothing is sent for a caller without a tenant, a key or a lock', async () => {
    const statements: string[] = [];
    test.faults.hit = (_client, statement) => void statements.push(statement);
    await test.run(undefined, async () => answered('1'), { caller: callerOf({ kind: 'public', tenantId: null }) });
    expect(statements).toEqual([]);
  });

  it('so that the lock of the key is first, and its lookup last', async () => {
    await test.run(keyOf({ key: 'known' }), async () => answered('1'));
    const statements: string[] = [];
    test.faults.hit = (_client, statement) => void statements.push(statement);
    await test.run(keyOf(), async () => answered('1'));
    const write = statements.indexOf('SET LOCAL ROLE paychart_system');
    expect(statements[0]).toMatch(/^BEGIN; SELECT set_config\('role'.*, lock_idempotency_key\(\$\d\)$/);
    // One statement or two, by whether both have been asked before in this process.
    expect(statements.slice(1, write).join()).toMatch(/FROM tenant_clocks/);
    expect(statements.slice(1, write).join()).toMatch(/FROM idempotency_keys/);
    expect(statements.slice(write + 1)).toEqual([expect.stringContaining('INSERT INTO idempotency_keys'), 'COMMIT']);
  });

  it('so that the signature is stored before a wait for the key’s lock', async () => {
    const statements: string[] = [];
    test.faults.hit = (_client, statement) => void statements.push(statement.trim().split(/\s+/).slice(0, 3).join(' '));
    await test.run(keyOf(), async () => answered('1'), { signature: signature() });
    expect(statements.slice(0, 4)).toEqual([
      expect.stringMatching(/^BEGIN; SELECT set_config/),
      'INSERT INTO request_signatures',
      'SAVEPOINT kept',
      expect.stringMatching(/^SELECT lock_idempotency_key/),
    ]);
  });

  it('so that a request with a key or a signature waits for locks up to the limit', async () => {
    const waits: unknown[] = [];
    const act = async ({ reads }: Pick<Unit, 'reads'>) => {
      waits.push(await reads.one(sql.raw(`SELECT current_setting('lock_timeout') AS ms`)));
      return answered('1');
    };
    await test.run(keyOf(), act);
    await test.run(undefined, act, { signature: signature() });
    await test.run(undefined, act);
    expect(waits).toEqual([{ ms: '200ms' }, { ms: '200ms' }, { ms: '0' }]);
  });
});

describe('a cached API key', () => {
  const confirmation = (is: boolean) => {
    const asked: unknown[] = [];
    const statement = { text: `SELECT 'as it is' AS key WHERE $1::boolean`, values: [true] };
    return { statement, isConfirmed: is, asked, confirm: (rows: readonly object[]) => asked.push(...rows) > 0 && is };
  };

  it('is confirmed in the message of BEGIN, after the lock of the idempotency key', async () => {
    const confirming = confirmation(true);
    expect(await test.run(keyOf(), act(), { confirmations: [confirming] })).toMatchObject({ kind: 'answered' });
    expect(confirming.asked).toEqual([{ key: 'as it is' }]);
    await test.run(undefined, act(), { confirmations: [confirming], signature: signature() });
    expect(confirming.asked).toHaveLength(2);
  });

  it('executes and replays nothing if it is not confirmed', async () => {
    await test.run(keyOf(), act());
    const handler = act();
    for (const key of [keyOf(), keyOf({ salientHash: 'other' }), keyOf({ key: 'another' }), undefined]) {
      expect(await test.run(key, handler, { confirmations: [confirmation(false)] })).toEqual({ kind: 'unconfirmed' });
    }
    expect([handler.runs, (await test.keys()).length, (await test.audits()).length]).toEqual([0, 1, 1]);
  });

  it('executes nothing if it expires before the transaction begins (D-504)', async () => {
    const now = new Date('2026-03-02T09:00:00.000Z');
    test.clock.now = now;
    const handler = act();
    for (const caller of [callerOf(), callerOf({ kind: 'member', tenantId: null, memberId: null, userId: 'usr_1' })]) {
      const expired = { caller, credentialExpiresAt: now };
      expect(await test.run(keyOf(), handler, expired)).toEqual({ kind: 'unconfirmed' });
      expect(await test.run(undefined, handler, expired)).toEqual({ kind: 'unconfirmed' });
    }
    expect([handler.runs, (await test.keys()).length, (await test.audits()).length]).toEqual([0, 0, 0]);
    const standing = { credentialExpiresAt: new Date(now.getTime() + 1) };
    expect(await test.run(keyOf(), handler, standing)).toMatchObject({ kind: 'answered' });
  });
});

const signature = (changed: object = {}) => ({
  hash: 'signature',
  bound: 'bound',
  expiresAt: new Date('2026-03-02T09:05:00.000Z'),
  ...changed,
});

describe('a signature (D-501)', () => {
  it('is valid for one key and one query: again with the same, never with others', async () => {
    const run = (changed: object) => test.run(undefined, act(), { signature: signature(changed) });
    expect(await run({})).toMatchObject({ kind: 'answered' });
    expect(await run({})).toMatchObject({ kind: 'answered' });
    expect(await run({ bound: 'other' })).toEqual({ kind: 'signature-used' });
    expect(await run({ hash: 'another', bound: 'other' })).toMatchObject({ kind: 'answered' });
    expect(await test.audits()).toHaveLength(3);
    expect(await test.pool.owner('request_signatures').orderBy('hash')).toEqual([
      { ...stored('another', 'other') },
      { ...stored('signature', 'bound') },
    ]);
  });

  const stored = (hash: string, bound: string) => ({
    hash,
    bound,
    tenant_id: 'ten_1',
    expires_at: new Date('2026-03-02T09:05:00.000Z'),
  });

  it('is used up even if its request was refused', async () => {
    await test.run(keyOf(), async () => refused('PAYMENT_NOT_FOUND'), { signature: signature() });
    expect([await test.keys(), await test.pool.owner('request_signatures')]).toEqual([
      [],
      [stored('signature', 'bound')],
    ]);
    const other = await test.run(keyOf({ key: 'other' }), act(), { signature: signature({ bound: 'other' }) });
    expect(other).toEqual({ kind: 'signature-used' });
    expect(await test.keys()).toEqual([]);
  });

  it('is stored before the answer, even if the operation writes nothing', async () => {
    const lost = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    failing(/^COMMIT$/, lost);
    const writesNothing = () => answered('1');
    await expect(test.run(undefined, async () => writesNothing(), { signature: signature() })).rejects.toThrow(
      CommitUnknown,
    );
    expect(await test.run(undefined, async () => writesNothing())).toMatchObject({ kind: 'answered' });
    test.faults.hit = () => undefined;
    await test.run(undefined, async () => writesNothing(), { signature: signature() });
    expect(await test.pool.owner('request_signatures')).toEqual([stored('signature', 'bound')]);
  });

  it('is committed before a refusal is returned, which fails with a lost connection', async () => {
    const run = test.run(
      undefined,
      async ({ reads }) => {
        const connection = await reads.one<{ pid: number }>(sql.raw('SELECT pg_backend_pid() AS pid'));
        await test.pool.owner.raw('SELECT pg_terminate_backend(?, 5000)', [connection?.pid ?? 0]);
        return refused('PAYMENT_NOT_FOUND');
      },
      { signature: signature() },
    );
    await expect(run).rejects.toThrow(new TryAgain('the database is not available'));
  });

  it('is checked before the key: a used one gets no replay', async () => {
    await test.run(keyOf(), act(), { signature: signature() });
    const replay = await test.run(keyOf(), act(), { signature: signature({ bound: 'other' }) });
    expect(replay).toEqual({ kind: 'signature-used' });
  });
});

describe('a database failure', () => {
  it('leads to four runs in all if a retry can help (D-437)', async () => {
    for (const code of ['40001', '40P01']) {
      const hits = failing(/^COMMIT$/, databaseError(code), 3);
      const handler = act();
      expect(await test.run(keyOf({ key: code }), handler)).toMatchObject({ kind: 'answered' });
      expect([handler.runs, hits.count]).toEqual([4, 3]);
    }
    expect(await test.audits()).toHaveLength(2);
    const hits = failing(/^COMMIT$/, databaseError('40001'));
    const handler = act();
    await expect(test.run(keyOf(), handler)).rejects.toThrow(new TryAgain('serialization failed'));
    expect([handler.runs, hits.count]).toEqual([4, 4]);
  });

  it('returns the code of its constraint after the last run (D-437)', async () => {
    const lost = databaseError('23514', { constraint: 'ledger_balances_not_negative' });
    failing(/^COMMIT$/, lost);
    const handler = act();
    expect(await test.run(keyOf(), handler)).toEqual({ kind: 'refused', refusal: refused('INSUFFICIENT_FUNDS') });
    expect([handler.runs, await test.keys()]).toEqual([4, []]);
    failing(/^COMMIT$/, lost, 1);
    expect(await test.run(keyOf(), async () => refused('PAYMENT_NOT_FOUND'))).toMatchObject({ kind: 'refused' });
    expect(await test.run(keyOf(), act())).toMatchObject({ kind: 'answered' });
  });

  it('is thrown at once if it is unknown, and stores nothing', async () => {
    for (const error of [
      databaseError('23505', { constraint: 'nobody_knows' }),
      databaseError('XX000'),
      new Error('a bug'),
    ]) {
      const handler = act();
      failing(/^COMMIT$/, error);
      await expect(test.run(keyOf(), handler)).rejects.toThrow(error.message);
      expect(handler.runs).toBe(1);
    }
    test.faults.hit = () => undefined;
    expect([await test.keys(), await test.audits()]).toEqual([[], []]);
    expect(await test.run(keyOf(), act())).toMatchObject({ replayed: false });
  });

  it('returns TRY_AGAIN if the database becomes unreachable', async () => {
    const lost = Object.assign(new Error('read'), { code: 'ECONNRESET' });
    failing(/FROM idempotency_keys/, lost);
    await expect(test.run(keyOf(), act())).rejects.toThrow(new TryAgain('the database is not available'));
  });

  it('returns TRY_AGAIN during COMMIT only if the request has a key', async () => {
    failing(/^COMMIT$/, Object.assign(new Error('read'), { code: 'ECONNRESET' }));
    await expect(test.run(keyOf(), act())).rejects.toThrow(TryAgain);
    await expect(test.run(undefined, act())).rejects.toThrow(CommitUnknown);
  });

  it('returns TRY_AGAIN for a lock, and its own code for a held key or signature', async () => {
    const locked = (where?: string) => databaseError('55P03', where === undefined ? {} : { where });
    failing(/^COMMIT$/, locked('while updating tuple (0,1) in relation "wallets"'));
    await expect(test.run(keyOf(), act())).rejects.toThrow(new TryAgain('a lock was not to be had'));
    failing(/^COMMIT$/, locked());
    await expect(test.run(keyOf(), act())).rejects.toThrow(TryAgain);
    failing(/^BEGIN/, locked('PL/pgSQL function lock_idempotency_key(bigint) line 3 at PERFORM'));
    expect(await test.run(keyOf(), act())).toEqual({ kind: 'running' });
    const inserting = (table: string) => locked(`while inserting index tuple (0,1) in relation "${table}"`);
    failing(/^INSERT INTO request_signatures/, inserting('request_signatures'));
    expect(await test.run(keyOf(), act(), { signature: signature() })).toEqual({ kind: 'running' });
    failing(/^BEGIN/, inserting('wallets'));
    await expect(test.run(keyOf(), act())).rejects.toThrow(TryAgain);
  });
});
