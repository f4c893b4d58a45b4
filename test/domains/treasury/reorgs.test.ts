import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestChain, strangersTransaction, type TestChain } from '../../support/chain.ts';
import { someOf } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { between, held, signSweep, type Treasury, treasury } from './fixture.ts';

const DEEPEST = 12;
const DEPTHS = someOf(
  Array.from({ length: DEEPEST }, (_, index) => index + 1),
  5,
);

let chain: TestChain;

beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain?.stop());

interface Stage {
  readonly service: TestService;
  readonly acme: TestTenant;
  readonly main: Treasury;
}

/** Jobs, relayer and indexer until nothing is due, over some new blocks. */
async function mined(service: TestService, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await chain.local.mine();
    await service.runUntilIdle();
  }
}

async function stage(confirmations: number): Promise<Stage> {
  const variables = { DEPOSIT_CONFIRMATIONS: String(confirmations), EXECUTION_WAIT_MS: '0' };
  const service = await startTestService({ chain: chain.source, variables });
  const acme = await service.signUp('Acme Reorganised');
  const main = await treasury(service, acme, { holdings: [1000] });
  await mined(service, confirmations + 1);
  return { service, acme, main };
}

const propose = ({ acme, main }: Stage) =>
  acme.api.createTreasurySweep({ id: main.id, ...between(main, 0, 1), amountUsd: '1.00' }).unwrap();
const usd = (text: string | null | undefined) => Number(text);

describe('reorganisations around a sweep, with confirmations (D-286)', () => {
  let here: Stage;
  beforeAll(async () => {
    here = await stage(DEEPEST + 1);
  });
  afterAll(() => here?.service.stop());

  it.each(DEPTHS)(
    'of depth %i: a sweep is never COMPLETED from an orphaned block, and balances are those of the chain',
    async (depth) => {
      const { service, acme, main } = here;
      const [before] = await held(acme, main);
      const { id, paymentId } = await propose(here);
      await signSweep(acme, main, { paymentId });
      await service.runUntilIdle();
      await mined(service, depth - 1);
      const read = () => acme.api.getTreasurySweep({ sweepId: id }).unwrap();
      // Executed in the newest block, and not for good: the sweep is open, and rules keep away.
      expect((await read()).status).toBe('PROPOSED');
      expect(usd((await held(acme, main))[0])).toBe(usd(before) - 1);
      await chain.local.reorg(depth, [[await strangersTransaction(chain), 0]]);
      expect((await held(acme, main))[0]).toBe(before);
      await service.runUntilIdle();
      expect((await read()).status).toBe('PROPOSED');
      await mined(service, DEEPEST + 2);
      expect(await read()).toMatchObject({ status: 'COMPLETED', completedAt: expect.any(String) });
      expect(usd((await held(acme, main))[0])).toBe(usd(before) - 1);
      expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    },
  );
});

describe('reorganisations with one confirmation, as the embedded chain has it', () => {
  let here: Stage;
  beforeAll(async () => {
    here = await stage(1);
  });
  afterAll(() => here?.service.stop());

  it.each(DEPTHS)('of depth %i: sent transactions are sent again, and the sweep is in the new chain', async (depth) => {
    const { service, acme, main } = here;
    const before = await held(acme, main);
    const { id, paymentId } = await propose(here);
    await signSweep(acme, main, { paymentId });
    await service.runUntilIdle();
    await mined(service, Math.max(0, depth - 2));
    await chain.local.reorg(depth, [[await strangersTransaction(chain), 0]]);
    await service.runUntilIdle();
    await mined(service, 2);
    expect((await acme.api.getTreasurySweep({ sweepId: id }).unwrap()).status).toBe('COMPLETED');
    const after = await held(acme, main);
    expect([usd(after[0]), usd(after[1])]).toEqual([usd(before[0]) - 1, usd(before[1]) + 1]);
  });
});
