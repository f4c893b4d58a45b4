import { describe, expect, it } from 'vitest';
import { type ChainFilter, logsOf, type MinedLog, matches } from '../../../../src/payments/chain/indexer/filter.ts';
import { MADE, MOVED, TOKEN, ToyChain, WALLET } from './toy-chain.ts';

const contracts = { settlementToken: TOKEN, depositEscrow: undefined };
const filter = (changed: Partial<ChainFilter> = {}): ChainFilter => ({
  name: 'test',
  address: ({ settlementToken }) => settlementToken,
  events: [MOVED],
  confirmations: 1,
  wakes: 'test.log' as never,
  ...changed,
});
const asked = (toy: ToyChain) => toy.asked.map(({ params }) => params);

describe('the logs of blocks', () => {
  it('are requested by contract address, for all filters together', async () => {
    const toy = new ToyChain(0);
    toy.grow(1, {}, { topics: [MADE] }, { address: WALLET });
    const filters = [
      filter(),
      filter({ events: [MADE] }),
      filter({ address: ({ depositEscrow }) => depositEscrow, events: [`0x${'33'.repeat(32)}`] }),
    ];
    const logs = await logsOf(toy.client, { blockHash: toy.hashOf(1) }, filters, contracts);
    expect(logs.map(({ logIndex, address }) => [logIndex, address])).toEqual([
      [0, TOKEN],
      [1, TOKEN],
    ]);
    expect(toy.asked).toEqual([
      {
        method: 'eth_getLogs',
        params: { blockHash: toy.hashOf(1), topics: [[MOVED, MADE]], address: [TOKEN] },
      },
    ]);
  });

  it('are requested by their events alone when any contract may emit them', async () => {
    const toy = new ToyChain(0);
    toy.grow(1, { address: WALLET }, {});
    toy.grow(1, {});
    const filters = [filter(), filter({ address: () => 'any' })];
    const logs = await logsOf(toy.client, { fromBlock: 1n, toBlock: 2n }, filters, contracts);
    expect(logs.map(({ blockNumber, logIndex, address }) => [blockNumber, logIndex, address])).toEqual([
      [1n, 0, WALLET],
      [1n, 1, TOKEN],
      [2n, 0, TOKEN],
    ]);
    expect(asked(toy)).toEqual([
      { fromBlock: '0x1', toBlock: '0x2', topics: [[MOVED]], address: [TOKEN] },
      { fromBlock: '0x1', toBlock: '0x2', topics: [[MOVED]] },
    ]);
  });

  it('are returned mined only, in the order of the chain, whatever the order of the node', async () => {
    const raw = (blockNumber: string | null, logIndex: string | null) => ({
      address: TOKEN,
      topics: [MOVED],
      data: '0x',
      blockNumber,
      blockHash: `0x${blockNumber}`,
      logIndex,
    });
    const said = [raw('0x2', '0x1'), raw('0x2', '0x0'), raw('0x1', '0x5'), raw(null, '0x0'), raw('0x3', null)];
    const client = { request: async () => said } as never;
    const logs = await logsOf(client, { fromBlock: 1n, toBlock: 2n }, [filter()], contracts);
    expect(logs.map(({ blockNumber, logIndex }) => [blockNumber, logIndex])).toEqual([
      [1n, 5],
      [2n, 0],
      [2n, 1],
    ]);
  });

  it('are not requested without a subscriber', async () => {
    const toy = new ToyChain(0);
    expect(await logsOf(toy.client, { blockHash: toy.hashOf(0) }, [], contracts)).toEqual([]);
    expect(asked(toy)).toEqual([]);
  });
});

describe('a filter', () => {
  const log = (changed: object = {}) => ({ address: TOKEN, topics: [MOVED], ...changed }) as unknown as MinedLog;

  it.each<[string, ChainFilter, MinedLog, boolean]>([
    ['of its contract', filter(), log(), true],
    ['of its contract in other letters', filter(), log({ address: `0x${'AA'.repeat(20)}` }), true],
    ['of another contract', filter(), log({ address: WALLET }), false],
    ['of any contract', filter({ address: () => 'any' }), log({ address: WALLET }), true],
    ['of no contract', filter({ address: () => undefined }), log(), false],
    ['of another event', filter(), log({ topics: [MADE] }), false],
    ['of one of its events', filter({ events: [MADE, MOVED] }), log(), true],
    ['of no event', filter(), log({ topics: [] }), false],
    ['of another event of any contract', filter({ address: () => 'any' }), log({ topics: [MADE] }), false],
    ['whose second topic is the event', filter(), log({ topics: [MADE, MOVED] }), false],
  ])('wants a log %s', (_what, one, of, wanted) => {
    expect(matches(one, of, contracts)).toBe(wanted);
  });
});
