import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantMachine } from '../../../machines/accounts/tenant.machine.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import type { Answer, Unit } from '../../../src/platform/http/ports.ts';
import type { LifecycleRegistry } from '../../../src/platform/lifecycle/definition.ts';
import { audit } from '../../../src/platform/lifecycle/writes.ts';
import { answered, callerOf, type Executing, keyOf, refused, startExecutor } from './executing.ts';

let test: Executing;
beforeAll(async () => {
  const tenant = { machine: tenantMachine, effects: {}, facts: {} };
  test = await startExecutor({ tenant } as unknown as Partial<LifecycleRegistry>);
  for (const id of ['ten_1', 'ten_2']) {
    await test.pool.owner.raw(`INSERT INTO tenants SELECT r.* FROM jsonb_populate_record(null::tenants, ?) r`, [
      JSON.stringify({ ...tenantRow, id }),
    ]);
  }
});
beforeEach(() => test.clear());
afterAll(() => test?.stop());

const tenantRow = {
  status: 'ACTIVE',
  step: 1,
  name: 'Acme',
  legal_name: 'Acme',
  country: 'US',
  environment: 'sandbox',
  features: {},
  created_at: new Date(),
  updated_at: new Date(),
};

const twoPhase = { transaction: 'two-phase' } as const;
const readAhead = { transaction: 'read-ahead' } as const;

/** A two-phase operation: it intends, works between its transactions, and concludes. */
const cut = (between: () => void = () => undefined, intent: object = { half: 1 }) => {
  const handler = async ({ firstPhase, write }: Unit): Promise<Answer> => {
    const intended = await firstPhase(async () => {
      handler.intents += 1;
      write(audit('test.intended', 'x', 'ten_1'));
      return intent as { half: number };
    });
    between();
    write(audit('test.concluded', 'x', 'ten_1'));
    return answered(JSON.stringify(intended));
  };
  handler.intents = 0;
  return handler;
};

describe('an operation of two phases', () => {
  it('commits its intent with the key row, then its outcome with the answer', async () => {
    const seen: unknown[] = [];
    let keys: Promise<unknown> | undefined;
    const handler = cut(() => {
      keys = test.keys().then((rows) => seen.push(rows, rows.length));
    });
    await test.run(
      keyOf(),
      async (unit) => {
        const answer = await handler(unit);
        await keys;
        return answer;
      },
      twoPhase,
    );
    expect(seen).toEqual([[expect.objectContaining({ intent: { half: 1 }, status: null })], 1]);
    expect(await test.audits()).toEqual(['test.intended', 'test.concluded']);
    expect(await test.keys()).toMatchObject([{ intent: { half: 1 }, response: '<{"half":1}>', status: 201 }]);
  });

  it('continues from its intent after a crash, without a second intent', async () => {
    const crash = () => {
      throw new Error('a crash');
    };
    await expect(test.run(keyOf(), cut(crash), twoPhase)).rejects.toThrow('a crash');
    expect(await test.audits()).toEqual(['test.intended']);
    const again = cut(undefined, { half: 2 });
    // Whatever it would intend now: what was intended under the key is concluded.
    expect(await test.run(keyOf(), again, twoPhase)).toEqual({
      kind: 'answered',
      answer: answered('{"half":1}'),
      replayed: false,
    });
    expect([again.intents, await test.audits()]).toEqual([0, ['test.intended', 'test.concluded']]);
    expect(await test.run(keyOf(), again, twoPhase)).toMatchObject({ replayed: true });
  });

  it('returns the first answer if two requests conclude it at once', async () => {
    const crash = () => {
      throw new Error('a crash');
    };
    await expect(test.run(keyOf(), cut(crash), twoPhase)).rejects.toThrow('a crash');
    let second: Promise<unknown> | undefined;
    const concluding = (body: string, between: () => Promise<unknown>) => async (unit: Unit) => {
      await unit.firstPhase(async () => ({ half: 2 }));
      await between();
      return answered(body);
    };
    const first = await test.run(
      keyOf(),
      concluding('"first"', async () => {
        second = test.run(
          keyOf(),
          concluding('"second"', async () => undefined),
          twoPhase,
        );
        await second;
      }),
      twoPhase,
    );
    expect(await second).toMatchObject({ answer: { body: '"second"' }, replayed: false });
    expect(first).toMatchObject({ answer: { body: '"second"' }, replayed: true });
  });

  it('continues only for the request that stored the intent, not for others with its key (D-057)', async () => {
    const crash = () => {
      throw new Error('a crash');
    };
    await expect(test.run(keyOf(), cut(crash), twoPhase)).rejects.toThrow('a crash');
    const other = cut();
    const mismatched = async (changed: object) => test.run(keyOf(changed), other, twoPhase);
    expect(await mismatched({ salientHash: 'other' })).toEqual({ kind: 'mismatched', mismatch: 'salient' });
    expect(await mismatched({ bodyHash: 'other' })).toEqual({ kind: 'mismatched', mismatch: 'body' });
    expect([other.intents, await test.audits()]).toEqual([0, ['test.intended']]);
    expect(await test.run(keyOf(), cut(), twoPhase)).toMatchObject({ kind: 'answered', replayed: false });
    expect(await test.audits()).toEqual(['test.intended', 'test.concluded']);
  });

  it('stores no intent when it refuses in its first phase', async () => {
    const outcome = await test.run(
      keyOf(),
      async ({ firstPhase, write }) => {
        const intended = await firstPhase(async () => {
          write(audit('test.undone', 'x', 'ten_1'));
          return refused('PAYMENT_NOT_FOUND');
        });
        return intended as ReturnType<typeof refused>;
      },
      twoPhase,
    );
    expect(outcome).toEqual({ kind: 'refused', refusal: refused('PAYMENT_NOT_FOUND') });
    expect([await test.keys(), await test.audits()]).toEqual([[], []]);
  });

  it('ends in its first transaction if it has nothing to wait for', async () => {
    const commits: string[] = [];
    test.faults.hit = (_client, statement) => void (statement === 'COMMIT' && commits.push(statement));
    await test.run(
      keyOf(),
      async ({ firstPhase, write }) => {
        expect(await firstPhase(async () => null)).toBeNull();
        write(audit('test.acted', 'x', 'ten_1'));
        return answered('1');
      },
      twoPhase,
    );
    expect([commits.length, await test.audits()]).toEqual([1, ['test.acted']]);
  });

  it('concludes without a key, too', async () => {
    expect(await test.run(undefined, cut(), twoPhase)).toMatchObject({ kind: 'answered' });
    expect([await test.audits(), await test.keys()]).toEqual([['test.intended', 'test.concluded'], []]);
  });

  it('throws if the contract does not declare two phases', async () => {
    for (const other of [{}, readAhead]) {
      await expect(test.run(keyOf(), cut(), other)).rejects.toThrow('confirmThing is not declared as two-phase');
    }
    expect(await test.keys()).toEqual([]);
  });

  it('reads in the transaction of its phase, for its own and for other tenants', async () => {
    const tenants = sql('tenants').select('id').orderBy('id');
    await test.run(
      undefined,
      async ({ reads, firstPhase }) => {
        const seen = async () => [
          await reads.many(tenants),
          await reads.acrossTenants.one(tenants.clone().where({ id: 'ten_2' })),
        ];
        const both = [[{ id: 'ten_1' }], { id: 'ten_2' }];
        expect(await seen()).toEqual(both);
        await firstPhase(async () => ({ half: 1 }));
        expect(await seen()).toEqual(both);
        expect(await reads.one(tenants)).toEqual({ id: 'ten_1' });
        expect(await reads.acrossTenants.many(tenants)).toHaveLength(2);
        return answered('1');
      },
      twoPhase,
    );
  });
});

describe('an operation that reads ahead', () => {
  it('holds neither its transaction nor its key during network calls', async () => {
    const outcome = await test.run(
      keyOf(),
      async ({ outsideTransaction, write }) => {
        expect(await outsideTransaction(() => test.keys())).toEqual([]);
        write(audit('test.acted', 'x', 'ten_1'));
        return answered('1');
      },
      readAhead,
    );
    expect(outcome).toMatchObject({ kind: 'answered', replayed: false });
    expect([await test.audits(), (await test.keys()).length]).toEqual([['test.acted'], 1]);
  });

  it('returns the answer of another request with its key that ended meanwhile', async () => {
    const act = ({ write }: Unit, body: string): Answer => {
      write(audit('test.acted', 'x', 'ten_1'));
      return answered(body);
    };
    const outcome = await test.run(
      keyOf(),
      async (unit) => {
        await unit.outsideTransaction(() => test.run(keyOf(), async (other) => act(other, '"other"')));
        return act(unit, '"own"');
      },
      readAhead,
    );
    expect(outcome).toEqual({ kind: 'answered', answer: answered('"other"'), replayed: true });
    expect(await test.audits()).toEqual(['test.acted']);
  });

  it('leaves the work to another request with its key that has stored an intent meanwhile', async () => {
    const outcome = await test.run(
      keyOf(),
      async (unit) => {
        await unit.outsideTransaction(() =>
          test
            .run(
              keyOf(),
              cut(() => {
                throw new Error('a crash');
              }),
              twoPhase,
            )
            .catch(() => undefined),
        );
        return answered('1');
      },
      twoPhase,
    );
    expect(outcome).toEqual({ kind: 'running' });
    expect(await test.audits()).toEqual(['test.intended']);
  });

  it('is allowed for the two kinds that declare it', async () => {
    const ask = async ({ outsideTransaction }: Unit): Promise<Answer> =>
      answered(await outsideTransaction(async () => '1'));
    for (const kind of [readAhead, twoPhase])
      expect(await test.run(undefined, ask, kind)).toMatchObject({ kind: 'answered' });
    await expect(test.run(undefined, ask)).rejects.toThrow('confirmThing does not read ahead');
  });
});

describe('the row that an operation locks by its contract', () => {
  const prefetch = { machine: 'tenant', id: 'ten_1' };

  it('is locked in the message of BEGIN, without another query', async () => {
    const locks: string[] = [];
    let handling = false;
    test.faults.hit = (_client, statement) => void (/FOR UPDATE OF t/.test(statement) && locks.push(`${handling}`));
    await test.run(
      keyOf(),
      async ({ aggregate }) => {
        handling = true;
        expect(await aggregate('tenant', 'ten_1')).toMatchObject({ id: 'ten_1', status: 'ACTIVE' });
        return answered('1');
      },
      { prefetch },
    );
    expect(locks).toEqual(['false']);
  });

  it.each([
    ['with a key', keyOf()],
    ['without one', undefined],
  ])('is not found for another tenant %s', async (_what, key) => {
    await test.run(
      key,
      async ({ aggregate, aggregatesWith, acrossTenants }) => {
        expect(await aggregate('tenant', 'ten_2')).toBeUndefined();
        expect(await aggregatesWith('tenant', { status: 'ACTIVE' })).toMatchObject([{ id: 'ten_1' }]);
        expect(await acrossTenants.aggregate('tenant', 'ten_2')).toMatchObject({ id: 'ten_2' });
        expect(await acrossTenants.aggregatesWith('tenant', { status: 'ACTIVE' })).toHaveLength(2);
        return answered('1');
      },
      { prefetch: { ...prefetch, id: 'ten_2' } },
    );
  });

  it('is locked for a caller without a tenant or a key, too', async () => {
    const locks: string[] = [];
    test.faults.hit = (_client, statement) => void (/FOR UPDATE OF t/.test(statement) && locks.push(statement));
    const caller = callerOf({ kind: 'operator', tenantId: null });
    await test.run(undefined, async () => answered('1'), { caller, prefetch });
    expect(locks).toHaveLength(1);
  });
});
