import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { approver, grant, member, newWorld, requestOf, type World } from '../domains/approvals/fixture.ts';
import { Interleaving } from '../support/interleaving/interleaving.ts';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService } from '../support/service.ts';

/**
 * Requests that race on a real PostgreSQL, in orders that a seed decides. Two processes serve them, so that nothing in memory
 * keeps them apart. A seed that fails takes the same turns again.
 */
const SEEDS = rounds(4, 40);

interface Answer {
  readonly ok: boolean;
  readonly error?: unknown;
}
type Request = (url: string) => Promise<Answer>;

/** Requests, and what has to hold once all are answered. `codes` are sorted, 'ok' for a success. */
interface Contest {
  readonly requests: readonly Request[];
  holds(codes: readonly string[]): Promise<void>;
}

/** A service of two processes on one database, reached by the interleaving. */
async function startPair() {
  const interleaving = new Interleaving();
  const through = (url: string) => interleaving.urlOf(url);
  const first = await startTestService({ through });
  const second = await startTestService({ through, databaseUrl: first.databaseUrl });
  const stop = async (): Promise<void> => {
    await second.stop();
    await interleaving.close();
    await first.stop();
  };
  return { interleaving, first, second, stop };
}
type Pair = Awaited<ReturnType<typeof startPair>>;

const codeOf = ({ ok, error }: Answer): string => (ok ? 'ok' : (error as { code: string }).code);

/** Fails with the turns that were taken. */
async function contend(
  { interleaving, first, second }: Pair,
  seed: number,
  { requests, holds }: Contest,
): Promise<readonly string[]> {
  const urls = [first.url, second.url];
  const { outcomes, turns } = await interleaving.race(
    seed,
    requests.map((request, at) => () => request(urls[at % 2] ?? first.url)),
  );
  const codes = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? codeOf(outcome.value) : 'failed'));
  try {
    await holds(codes.toSorted());
    expect(await verifyInvariants(first.pool, first.engine.lifecycles)).toEqual([]);
  } catch (error) {
    throw new Error(`Seed ${seed} took these turns:\n${turns.join('\n')}`, { cause: error });
  }
  return turns;
}

let tenants = 0;
const signUp = (service: TestService) => {
  tenants += 1;
  return service.signUp(`Contestant ${tenants}`);
};

const byKey = (apiKey: string) => (baseUrl: string) => createPaychart({ baseUrl, apiKey, maxRetries: 0 });
const bySession = (session: string) => (baseUrl: string) => createPaychart({ baseUrl, session, maxRetries: 0 });

const paymentsOf = async (service: TestService, tenantId: string): Promise<number> =>
  Number(
    (await service.pool.owner('offramp_payments').where({ sender_tenant_id: tenantId }).count('* as n'))[0]?.n ?? 0,
  );

/** Each makes a contest of its own; `world` is a sender and a recipient. */
const contests: Readonly<Record<string, (pair: Pair, world: World) => Promise<Contest>>> = {
  'creates one payment for a balance that pays one': async ({ first }, { phone }) => {
    const poor = await signUp(first);
    await poor.fund('1.00');
    const request: Request = (url) => byKey(poor.apiKey)(url).createOfframpPayment({ phone, amountUsd: '1.00' });
    return {
      requests: [request, request, request],
      holds: async (codes) => {
        expect(codes).toEqual(['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'ok']);
        expect(await poor.balances()).toMatchObject({ available: 0n, reserved: 1_000_000n });
      },
    };
  },
  'creates one payment for one idempotency key': async ({ first }, { phone }) => {
    const sender = await signUp(first);
    await sender.fund('10.00');
    const options = { idempotencyKey: 'the-same' };
    const request: Request = (url) =>
      byKey(sender.apiKey)(url).createOfframpPayment({ phone, amountUsd: '1.00' }, options);
    return {
      requests: [request, request],
      holds: async (codes) => {
        expect(codes).toEqual(['ok', 'ok']);
        expect(await paymentsOf(first, sender.tenantId)).toBe(1);
      },
    };
  },
  'lets a confirmation or a cancellation win': async (_, { sender, recipient, pay }) => {
    const { paymentId: id, quotes } = await pay('1.00');
    await recipient.api.selectOfframpPaymentRoute({ id, routeQuoteId: quotes[0]?.routeId ?? '' }).unwrap();
    return {
      requests: [
        (url) => byKey(recipient.apiKey)(url).confirmOfframpPayment({ id }),
        (url) => byKey(sender.apiKey)(url).cancelOfframpPayment({ id }),
      ],
      holds: async (codes) => {
        expect([
          ['INVALID_TRANSITION', 'ok'],
          ['CANCEL_CONFLICT', 'ok'],
        ]).toContainEqual(codes);
      },
    };
  },
  'counts two votes that reach the weight together, and decides once': async (pair, world) => {
    const { session } = world.sender;
    await session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 2 }] } }).unwrap();
    const voters = [await approver(pair.first, world.sender), await approver(pair.first, world.sender)];
    const { paymentId } = await world.pay('1.00');
    const { id } = await requestOf(world, paymentId);
    await session.setPaymentPolicy({ rules: {} }).unwrap();
    return {
      requests: voters.map(
        ({ token }): Request =>
          (url) =>
            bySession(token)(url).signApproval({ id }),
      ),
      holds: async (codes) => {
        expect(codes).toEqual(['ok', 'ok']);
        expect(await requestOf(world, paymentId)).toMatchObject({ status: 'APPROVED', receivedWeight: 2 });
      },
    };
  },
  'founds one tenant for a user who asks twice': async ({ first }) => {
    tenants += 1;
    const anyone = createPaychart({ baseUrl: first.url, session: 'none' });
    const email = `founder-${tenants}@contests.test`;
    const { token } = await anyone.createTestSession({ email, name: 'Founder' }).unwrap();
    const request: Request = (url) => bySession(token)(url).createTenant({ name: email });
    return {
      requests: [request, request],
      holds: async (codes) => expect(codes).toEqual(['TENANT_EXISTS', 'ok']),
    };
  },
  'leaves an owner where two owners remove each other': async ({ first }) => {
    const tenant = await signUp(first);
    const second = await member(first, tenant, 'OWNER');
    return {
      requests: [
        (url) => bySession(tenant.token)(url).removeMember({ id: second.id }),
        (url) => bySession(second.token)(url).removeMember({ id: tenant.memberId }),
      ],
      holds: async () => {
        const left = first.pool.owner('members').where({ tenant_id: tenant.tenantId, status: 'ACTIVE', role: 'OWNER' });
        expect(await left).toHaveLength(1);
      },
    };
  },
  'holds the payment that exceeds the limit of a grant over time': async ({ first }, { phone }) => {
    const tenant = await signUp(first);
    await tenant.fund('100.00');
    const payer = await member(first, tenant, 'FINANCE');
    const allowedActions = ['payment.create' as const];
    await grant(tenant, payer.id, { allowedActions, dailyLimitUsd: '10.00' });
    const request: Request = (url) => bySession(payer.token)(url).createOfframpPayment({ phone, amountUsd: '8.00' });
    return {
      requests: [request, request],
      holds: async (codes) => {
        expect(codes).toEqual(['ok', 'ok']);
        // The second one waits for a vote.
        expect((await tenant.api.listApprovals().unwrap()).approvals).toHaveLength(1);
      },
    };
  },
};

describe('racing requests, interleaved by a seed', { timeout: 60_000 + SEEDS * 15_000 }, () => {
  let pair: Pair;
  let world: World;
  beforeAll(async () => {
    pair = await startPair();
    world = await newWorld(pair.first);
  });
  afterAll(() => pair?.stop());

  test.each(Object.entries(contests))('%s', async (_, contest) => {
    for (let seed = 1; seed <= SEEDS; seed += 1) await contend(pair, seed, await contest(pair, world));
  });

  test('interleaves the same way by the same seed on another database', async () => {
    const contest = contests['lets a confirmation or a cancellation win'] as (typeof contests)[string];
    const turnsOn = async (of: Pair, inWorld: World) => {
      const turns = [];
      // The first contest opens connections.
      for (const seed of [1, 5, 6, 7]) turns.push(await contend(of, seed, await contest(of, inWorld)));
      return turns.slice(1);
    };
    const other = await startPair();
    try {
      const theirs = await turnsOn(other, await newWorld(other.first));
      expect(theirs).toEqual(await turnsOn(pair, world));
    } finally {
      await other.stop();
    }
  });
});

/** Locks that are taken out of statements on their way to the server, and the contest that finds it. */
const planted = [
  {
    bug: 'locks no row',
    change: (statement: string) => statement.replaceAll(/ FOR UPDATE(?: OF \w+)?(?! SKIP)/g, ''),
    found: 'lets a confirmation or a cancellation win',
  },
  {
    bug: 'takes no named lock',
    change: (statement: string) => statement.replaceAll('pg_advisory_xact_lock(', 'abs('),
    found: 'founds one tenant for a user who asks twice',
  },
] as const;

describe('a planted race', { timeout: 120_000 }, () => {
  test.each(planted)('is found when the service $bug', async ({ change, found }) => {
    const pair = await startPair();
    try {
      const world = await newWorld(pair.first);
      const contest = contests[found] as (typeof contests)[string];
      pair.interleaving.change = change;
      const search = async (): Promise<void> => {
        for (let seed = 1; seed <= 20; seed += 1) await contend(pair, seed, await contest(pair, world));
      };
      await expect(search()).rejects.toThrow('took these turns');
    } finally {
      await pair.stop();
    }
  });
});
