import type { TopicOf } from '../../../platform/lifecycle/topics.ts';
import type { UnitOfWork } from '../../../platform/lifecycle/unit-of-work.ts';
import { enqueue, insert, type Row, update, type Write } from '../../../platform/lifecycle/writes.ts';
import type { ChainFilter, MinedLog } from './filter.ts';
import type { ChainLog, LogKey } from './log.cross-tenant.ts';

export function seeLog(unit: UnitOfWork, chainId: number, filter: ChainFilter, log: MinedLog): void {
  const key = { filter: filter.name, blockHash: log.blockHash, logIndex: log.logIndex };
  unit.write(
    insert('chain_logs', {
      ...key,
      state: 'SEEN',
      chainId,
      blockNumber: log.blockNumber,
      transactionHash: log.transactionHash,
      address: log.address,
      topics: log.topics,
      data: log.data,
      confirmations: filter.confirmations,
      wakes: filter.wakes,
      seenAt: unit.realNow,
    }),
    wake(key, filter.wakes),
  );
}

/** The chain went back to a block that it had left. */
export const seeLogAgain = (unit: UnitOfWork, log: ChainLog): void =>
  change(unit, log, { state: 'SEEN', seenAt: unit.realNow, confirmedAt: null, orphanedAt: null });

export const confirmLog = (unit: UnitOfWork, log: ChainLog): void =>
  change(unit, log, { state: 'CONFIRMED', confirmedAt: unit.realNow });

export const orphanLog = (unit: UnitOfWork, log: ChainLog): void =>
  change(unit, log, { state: 'ORPHANED', orphanedAt: unit.realNow });

function change(unit: UnitOfWork, { filter, blockHash, logIndex, wakes }: ChainLog, patch: Row): void {
  const key = { filter, blockHash, logIndex };
  unit.write(update('chain_logs', key, patch), wake(key, wakes));
}

const wake = ({ filter, blockHash, logIndex }: LogKey, topic: TopicOf<LogKey>): Write =>
  enqueue(topic, { filter, blockHash, logIndex }, { key: `${filter}:${blockHash}:${logIndex}` });
