import { expect, it } from 'vitest';
import { lockCursor } from '../../../../src/payments/chain/indexer/blocks.cross-tenant.ts';
import { deepEnough, logsOfBlocks } from '../../../../src/payments/chain/indexer/log.cross-tenant.ts';

it('logs are locked in one order, so that two processes do not deadlock', async () => {
  const asked: string[] = [];
  const read = async (query: object) => void asked.push(String(query));
  const reads = { one: read, many: read } as never;
  await lockCursor(reads, 1, { blockNumber: 7n, blockHash: '0xab' });
  await logsOfBlocks(reads, ['0xab']);
  await deepEnough(reads, 1, 9n, 500);
  // One order for both, and a complete one: a log is named by its filter, its block and its place in it.
  const order = 'order by "block_number" asc, "log_index" asc, "filter" asc, "block_hash" asc';
  expect(asked.map((text) => text.slice(text.search(/order by|for update/)))).toEqual([
    'for update',
    `${order} for update`,
    `${order} limit 500 for update`,
  ]);
});
