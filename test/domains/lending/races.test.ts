import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPaychart } from '#sdk';
import { sealAll, verifyChain, verifyInvariants } from '../../../src/platform/audit/index.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { advance, HOUR, type Lending, lending, usd } from './fixture.ts';

const ROUNDS = rounds(2, 20);

let service: TestService;
/** A second service on the same database: nothing in memory is shared. */
let twin: TestService;
let world: Lending;

beforeAll(async () => {
  service = await startTestService();
  twin = await startTestService({ databaseUrl: service.databaseUrl });
  world = await lending(service, 'Racing');
  await world.lender.fund(`${500_000 * (ROUNDS + 1)}.00`);
  await world.borrower.fund(`${20_000 * (ROUNDS + 1)}.00`);
}, 60_000);
afterEach(async () => {
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  await sealAll(service.pool);
  expect(await verifyChain(service.pool)).toMatchObject({ broken: null });
});
afterAll(async () => {
  await twin?.stop();
  await service?.stop();
});

const there = (apiKey: string) => createPaychart({ baseUrl: twin.url, apiKey, maxRetries: 0 });

/** Lets the event loop turn: another start for each round, and no clock in it. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

type Answer = { readonly ok: boolean; readonly error?: unknown };
const said = ({ ok, error }: Answer): string => (ok ? 'done' : (error as { code: string }).code);

/** Both at once, in turns that differ by the round. */
async function both(index: number, one: () => Promise<Answer>, other: () => Promise<Answer>): Promise<string[]> {
  const answers = await Promise.all([turns((index % 5) * 3).then(one), turns((index % 7) * 3).then(other)]);
  return answers.map(said);
}

async function race(round: (index: number) => Promise<string>): Promise<void> {
  const ends: Record<string, number> = {};
  for (let index = 0; index < ROUNDS; index += 1) {
    const end = await round(index);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  if (ROUNDS > 100) console.info(expect.getState().currentTestName, ends);
}

describe('races of lending have one outcome each', { timeout: 60_000 + ROUNDS * 6000 }, () => {
  test('two offers for one purchase order: one is open (D-373, D-470)', async () => {
    await race(async (index) => {
      const { id: poolId } = await world.originating();
      const { poId } = await world.accepted(poolId);
      await world.permitted(poolId);
      const offer = { poolId, poId, principal: usd(100) };
      const answers = await both(
        index,
        () => world.lender.api.createLendingOffer(offer),
        () => there(world.lender.apiKey).createLendingOffer(offer),
      );
      expect(answers.toSorted()).toEqual(['OFFER_OPEN', 'done']);
      return answers.join();
    });
  });

  test('two deposits at the cap: one fits (D-370)', async () => {
    await race(async (index) => {
      const { id } = await world.opened({ capAtoms: usd(100) });
      const deposit = { id, amountAtoms: usd(60) };
      const answers = await both(
        index,
        () => world.lender.api.depositToPool(deposit),
        () => there(world.lender.apiKey).depositToPool(deposit),
      );
      expect(answers.toSorted()).toEqual(['POOL_CAP_EXCEEDED', 'done']);
      expect((await world.lender.api.getFinancingPool({ id }).unwrap()).state.cashAtoms).toBe(usd(60));
      return answers.join();
    });
  });

  test('repay against maturity and default: every atom is counted once (D-375, D-376)', async () => {
    await race(async (index) => {
      const { id: poolId } = await world.originating({ tenorSeconds: HOUR, graceSeconds: 0 });
      const { id } = await world.lent({ id: poolId }, usd(1000));
      const answers = await both(
        index,
        () => there(world.borrower.apiKey).repayLoan({ id, maxAmount: usd(5000) }),
        () => world.lender.api.advanceTestClock({ advanceSeconds: HOUR }),
      );
      expect(answers).toEqual(['done', 'done']);
      const { state } = await world.lender.api.getFinancingPool({ id: poolId }).unwrap();
      expect(state).toMatchObject({ principalOutstandingAtoms: '0', lossAtoms: '0' });
      const loan = await world.borrower.api.getLoan({ id }).unwrap();
      expect(loan).toMatchObject({ status: 'REPAID', principalOutstanding: '0', interestDue: '0' });
      const history = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
      return history.map(({ event }) => event).join();
    });
  });

  test('two repayments of everything: one pays it (D-377)', async () => {
    await race(async (index) => {
      const { id } = await world.lent(undefined, usd(1000));
      const answers = await both(
        index,
        () => world.borrower.api.repayLoan({ id, maxAmount: usd(5000) }),
        () => there(world.borrower.apiKey).repayLoan({ id, maxAmount: usd(5000) }),
      );
      expect(answers.toSorted()).toEqual(['INVALID_TRANSITION', 'done']);
      return answers.join();
    });
  });

  test('accept against the deadline of the offer: accepted in time, or expired (D-373)', async () => {
    await race(async (index) => {
      const { id } = await world.offered((await world.originating()).id, usd(100));
      await advance(world.lender, 72 * HOUR - 10);
      const answers = await both(
        index,
        () => there(world.borrower.apiKey).acceptLendingOffer({ id }),
        () => world.lender.api.advanceTestClock({ advanceSeconds: 10 }),
      );
      expect(answers[1]).toBe('done');
      expect(['done', 'OFFER_EXPIRED']).toContain(answers[0]);
      await service.runUntilIdle();
      // Accepted in time, it still was not issued: it ends all the same.
      expect((await world.lender.api.getLendingOffer({ id }).unwrap()).status).toBe('EXPIRED');
      const history = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
      const events = history.map(({ event }) => event);
      expect(events).toEqual(answers[0] === 'done' ? ['CREATE', 'ACCEPT', 'EXPIRE'] : ['CREATE', 'EXPIRE']);
      return answers[0] ?? '';
    });
  });

  test('two issues of the same cash: what is lent was there (D-373, D-375)', async () => {
    await race(async (index) => {
      const { id: poolId } = await world.originating({ reserveBps: 0 }, 1000);
      const [one, other] = [await world.taken(poolId, usd(600)), await world.taken(poolId, usd(600))];
      const answers = await both(
        index,
        () => world.lender.api.issueLendingOffer({ id: one.id }),
        () => there(world.lender.apiKey).issueLendingOffer({ id: other.id }),
      );
      expect(answers.toSorted()).toEqual(['PRINCIPAL_EXCEEDS_LIMIT', 'done']);
      return answers.join();
    });
  });

  test('withdraw against the end of the subscription, and so against what is issued: one of both (D-370)', async () => {
    await race(async (index) => {
      const { id } = await world.subscribed({ subscriptionSeconds: HOUR }, 100);
      const answers = await both(
        index,
        () => there(world.lender.apiKey).withdrawFromPool({ id, amountAtoms: usd(100) }),
        () => world.lender.api.advanceTestClock({ advanceSeconds: HOUR }),
      );
      expect(answers[1]).toBe('done');
      expect(['done', 'POOL_PHASE']).toContain(answers[0]);
      const { state } = await world.lender.api.getFinancingPool({ id }).unwrap();
      expect(state.cashAtoms).toBe(answers[0] === 'done' ? '0' : usd(100));
      return answers[0] ?? '';
    });
  });
});
