import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, strangersTransaction, type TestChain } from '../../support/chain.ts';
import { someOf } from '../../support/rounds.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { newOwner, ownersOf, runUntilChainIdle } from './owners.ts';

const DEPTHS = someOf(
  Array.from({ length: 12 }, (_, index) => index + 1),
  5,
);

let chain: TestChain;
let service: TestService;
let acme: TestTenant;

beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  acme = await service.signUp('Acme Reorganised');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const deployed = async (): Promise<string> => {
  const owners = ownersOf([newOwner().address]);
  const { id } = await acme.api.createWallet({ name: 'Reorganised', owners }).unwrap();
  await runUntilChainIdle(service);
  return id;
};
const usdcOf = async (id: string): Promise<string | undefined> =>
  (await acme.api.getWallet({ id }).unwrap()).balances.find(({ asset }) => asset === 'usdc')?.amount;
const callOf = (dripId: string) =>
  service.pool
    .owner('chain_transactions')
    .where({ key: `drip:${dripId}` })
    .first();

describe('a reorganisation that removes a drip (D-257)', () => {
  it.each(DEPTHS)('of depth %i leads to one payment, CONFIRMED in the new chain', async (depth) => {
    const wallet = await deployed();
    const { id } = await acme.api.fundWallet({ id: wallet, asset: 'usdc', amount: '5.00' }).unwrap();
    await runUntilChainIdle(service);
    const { txHash } = await acme.api.getDrip({ dripId: id }).unwrap();
    const { block_hash: orphaned } = await callOf(id);
    for (let block = 1; block < depth; block += 1) await chain.local.mine();
    await service.indexer.run();

    await chain.local.reorg(depth, [[await strangersTransaction(chain), 0]]);
    expect(await usdcOf(wallet)).toBe('0');
    await service.indexer.run();
    expect(await callOf(id)).toMatchObject({ state: 'SENT', block_hash: null });

    await runUntilChainIdle(service);
    expect(await acme.api.getDrip({ dripId: id }).unwrap()).toMatchObject({ status: 'CONFIRMED', txHash });
    expect(await usdcOf(wallet)).toBe('5');
    const receipt = await chain.client.getTransactionReceipt({ hash: txHash as Hex });
    expect(receipt.blockHash).not.toBe(orphaned);
    expect(await callOf(id)).toMatchObject({ state: 'CONFIRMED', hash: txHash, block_hash: receipt.blockHash });
  });
});
