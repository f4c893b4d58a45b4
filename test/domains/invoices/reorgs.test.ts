import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyReading } from '../../../src/domains/invoices/poll.ts';
import { tokenTransfer } from '../../../src/domains/payments/index.ts';
import { readHeldTokens } from '../../../src/payments/chain/index.ts';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { startTestChain, strangersTransaction, type TestChain } from '../../support/chain.ts';
import { someOf } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { payer as fundedAccount, send } from '../offramp/deposit-fixture.ts';
import { callsOf, usdcOf } from '../payments/fixture.ts';
import { AMOUNT, invoiceOf, polled, sent, settledBy, settlementOf, statusOf } from './fixture.ts';

const DEEPEST = 12;
const DEPTHS = someOf(
  Array.from({ length: DEEPEST }, (_, index) => index + 1),
  5,
);

let chain: TestChain;
let account: PrivateKeyAccount;

beforeAll(async () => {
  chain = await startTestChain();
  account = await fundedAccount(chain, 100_000_000_000n);
});
afterAll(() => chain?.stop());

/** Blocks one by one, and everything that follows from each. */
async function mined(service: TestService, blocks: number): Promise<void> {
  for (let block = 0; block < blocks; block += 1) {
    await chain.local.mine();
    await service.runUntilIdle();
  }
}

/** A transfer that nobody sends again when its block is gone; the block. */
async function transferTo(hold: `0x${string}`, units: bigint): Promise<bigint> {
  const { to, data } = tokenTransfer(chain.chain.contracts.settlementToken, hold, units);
  return (await send(chain, account, [{ to, data }])).blockNumber;
}

const depthOf = async (block: bigint): Promise<number> => Number((await chain.client.getBlockNumber()) - block) + 1;
const reorg = async (depth: number): Promise<void> =>
  chain.local.reorg(depth, [[await strangersTransaction(chain), 0]]);

interface Stage {
  readonly service: TestService;
  readonly acme: TestTenant;
}

async function stage(confirmations: number): Promise<Stage> {
  const variables = { DEPOSIT_CONFIRMATIONS: String(confirmations), EXECUTION_WAIT_MS: '0' };
  const service = await startTestService({ chain: chain.source, variables });
  // An indexer begins with what comes after its first look, and the token has to be there in a block that is deep.
  await service.runUntilIdle();
  await chain.local.mine(DEEPEST + 2);
  return { service, acme: await service.signUp('Acme Reorganised') };
}

/** Sent, and its escrow deployed however many blocks that takes. */
async function deployed({ service, acme }: Stage) {
  const escrow = await sent(service, acme, { deployed: false });
  for (let round = 0; round < 20; round += 1) {
    const { holdWalletId } = await invoiceOf(acme, escrow.id);
    if ((await acme.api.getWallet({ id: holdWalletId ?? '' }).unwrap()).status === 'DEPLOYED') return escrow;
    await mined(service, 1);
  }
  throw new Error('nobody deploys the escrow');
}

describe('with more confirmations than a reorganisation is deep (D-293)', () => {
  let here: Stage;
  beforeAll(async () => {
    here = await stage(DEEPEST + 1);
  });
  afterAll(() => here?.service.stop());

  it.each(DEPTHS)('of depth %i: nothing is FUNDED by a block that goes away', async (depth) => {
    const { service, acme } = here;
    const { id, hold } = await sent(service, acme, { deployed: false });
    const block = await transferTo(hold, AMOUNT);
    while ((await depthOf(block)) < depth) await mined(service, 1);
    expect((await polled(acme, id)).status).toBe('SENT');
    // Anything in it keeps it from being cancelled, deep or not.
    expect(await acme.api.cancelInvoice({ id })).toMatchObject({ error: { code: 'INVOICE_HAS_FUNDS' } });
    await reorg(await depthOf(block));
    await mined(service, DEEPEST + 1);
    expect((await polled(acme, id)).status).toBe('SENT');
    await transferTo(hold, AMOUNT);
    await mined(service, DEEPEST);
    expect((await polled(acme, id)).status).toBe('FUNDED');
  });
});

describe('with one confirmation, as the embedded chain has it', () => {
  let here: Stage;
  beforeAll(async () => {
    here = await stage(1);
  });
  afterAll(() => here?.service.stop());

  it.each(DEPTHS)(
    'of depth %i: FUNDED is taken back with its orphaned block, and comes again with the money',
    async (depth) => {
      const { service, acme } = here;
      const { id, hold } = await sent(service, acme, { deployed: false });
      const block = await transferTo(hold, AMOUNT);
      await service.runUntilIdle();
      expect((await polled(acme, id)).status).toBe('FUNDED');
      while ((await depthOf(block)) < depth) await mined(service, 1);
      await reorg(await depthOf(block));
      expect(await usdcOf(chain, hold)).toBe(0n);
      await service.runUntilIdle();
      expect(await invoiceOf(acme, id)).toMatchObject({ status: 'SENT', fundedAt: null });
      await transferTo(hold, AMOUNT);
      await service.runUntilIdle();
      expect((await polled(acme, id)).status).toBe('FUNDED');
    },
  );

  it('a reading from before the reorganisation is taken back when it is recorded after it', async () => {
    const { service, acme } = here;
    const { id, hold } = await sent(service, acme, { deployed: false });
    const block = await transferTo(hold, AMOUNT);
    const indexed = async (): Promise<void> => {
      while ((await service.indexer.run()) > 0);
    };
    await indexed();
    const [held] = await readHeldTokens(chain.chain, [hold], 1);
    await reorg(await depthOf(block));
    await indexed();
    expect(await service.runner.runDue({ topic: 'invoices.funding' })).toBe(1);
    await working(service, async (unit) => {
      const invoice = await unit.aggregate('invoice', id);
      if (invoice && held) await applyReading(invoice, held, new Date());
    });
    expect((await invoiceOf(acme, id)).status).toBe('FUNDED');
    expect(await service.runner.runDue({ topic: 'invoices.funding', early: true })).toBe(1);
    expect((await invoiceOf(acme, id)).status).toBe('SENT');
  });

  it.each(DEPTHS)('of depth %i: the settlement is sent again, and is paid once in the new chain', async (depth) => {
    const { service, acme } = here;
    const escrow = await deployed(here);
    await transferTo(escrow.hold, AMOUNT);
    await service.runUntilIdle();
    await polled(acme, escrow.id);
    // The money itself stays where it is.
    await mined(service, DEEPEST + 1);
    await acme.api.releaseInvoice({ id: escrow.id }).unwrap();
    await settledBy(acme, escrow.id, [escrow.payer, escrow.payee]);
    await service.runUntilIdle();
    await mined(service, Math.max(0, depth - 1));
    await reorg(depth);
    await service.runUntilIdle();
    await mined(service, 2);
    expect(await statusOf(acme, escrow.id)).toBe('RELEASED');
    const { paymentId, status } = await settlementOf(acme, escrow.id);
    expect(status).toBe('COMPLETED');
    expect(await callsOf(service, paymentId)).toMatchObject([{ state: 'CONFIRMED' }]);
    expect(await usdcOf(chain, escrow.payee.address)).toBe(AMOUNT);
    expect(await usdcOf(chain, escrow.hold)).toBe(0n);
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });
});
