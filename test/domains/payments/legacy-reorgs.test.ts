import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, strangersTransaction, type TestChain } from '../../support/chain.ts';
import { someOf } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { callsOf, type Owned, ownedWallet, proposed, read, STRANGER, signed, usdcOf } from './fixture.ts';

const DEEPEST = 12;

let chain: TestChain;
const DEPTHS = someOf(
  Array.from({ length: DEEPEST }, (_, index) => index + 1),
  5,
);

beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain?.stop());

/** Jobs, relayer and indexer until nothing is due, over some new blocks. */
async function mined(service: TestService, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await chain.local.mine();
    await service.runUntilIdle();
  }
}

interface Stage {
  readonly service: TestService;
  readonly acme: TestTenant;
  readonly wallet: Owned;
}

async function stage(confirmations: number): Promise<Stage> {
  const variables = { DEPOSIT_CONFIRMATIONS: String(confirmations), EXECUTION_WAIT_MS: '0' };
  const service = await startTestService({ chain: chain.source, variables });
  const acme = await service.signUp('Acme Reorganised');
  const wallet = await ownedWallet(service, chain, acme);
  await service.runUntilIdle();
  return { service, acme, wallet };
}

/** The payment says what the chain says, and the money has moved once for each that is COMPLETED. */
async function expectCanonical({ service, acme }: Stage, id: string): Promise<void> {
  const { status, executedTxHash } = await read(acme, id);
  if (status !== 'COMPLETED') return;
  const receipt = await chain.client.getTransactionReceipt({ hash: executedTxHash as Hex });
  const block = await chain.client.getBlock({ blockNumber: receipt.blockNumber });
  expect([receipt.status, block.hash]).toEqual(['success', receipt.blockHash]);
  expect(await callsOf(service, id)).toMatchObject([{ state: 'CONFIRMED', hash: executedTxHash }]);
}

describe('reorganisations around an execution, with confirmations (D-177)', () => {
  let here: Stage;
  beforeAll(async () => {
    here = await stage(DEEPEST + 1);
  });
  afterAll(() => here?.service.stop());

  it.each(DEPTHS)(
    'of depth %i: a payment is never COMPLETED from an orphaned block, and is paid once',
    async (depth) => {
      const { service, acme, wallet } = here;
      const before = await usdcOf(chain, STRANGER);
      const payment = await proposed(acme, wallet);
      expect(await signed(acme, wallet, payment)).toMatchObject({ status: 'EXECUTING' });
      await service.runUntilIdle();
      await mined(service, depth - 1);
      expect(await read(acme, payment.id)).toMatchObject({ status: 'EXECUTING', executedTxHash: null });
      expect((await usdcOf(chain, STRANGER)) - before).toBe(1_500_000n);
      await chain.local.reorg(depth, [[await strangersTransaction(chain), 0]]);
      expect(await usdcOf(chain, STRANGER)).toBe(before);
      await service.runUntilIdle();
      expect((await read(acme, payment.id)).status).toBe('EXECUTING');
      await mined(service, DEEPEST + 2);
      expect(await read(acme, payment.id)).toMatchObject({ status: 'COMPLETED' });
      expect((await usdcOf(chain, STRANGER)) - before).toBe(1_500_000n);
      await expectCanonical(here, payment.id);
    },
  );
});

describe('reorganisations with one confirmation, as the embedded chain has it', () => {
  let here: Stage;
  beforeAll(async () => {
    here = await stage(1);
  });
  afterAll(() => here?.service.stop());

  it.each(DEPTHS)(
    'of depth %i: sent transactions are sent again, and the payment is in the new chain',
    async (depth) => {
      const { service, acme, wallet } = here;
      const before = await usdcOf(chain, STRANGER);
      const payments = [await proposed(acme, wallet), await proposed(acme, wallet)];
      for (const payment of payments) await signed(acme, wallet, payment);
      await service.runUntilIdle();
      await mined(service, Math.max(0, depth - 2));
      await chain.local.reorg(depth, [[await strangersTransaction(chain), 0]]);
      await service.runUntilIdle();
      await mined(service, 2);
      for (const { id } of payments) {
        expect((await read(acme, id)).status).toBe('COMPLETED');
        await expectCanonical(here, id);
      }
      expect((await usdcOf(chain, STRANGER)) - before).toBe(3_000_000n);
    },
  );
});
