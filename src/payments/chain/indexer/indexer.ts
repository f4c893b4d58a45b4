// Reads across tenants: one process follows the blockchain for all tenants.

import type { Logger } from 'pino';
import type { PublicClient } from 'viem';
import { lockByName } from '../../../platform/db/named-lock.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { UnitOfWork } from '../../../platform/lifecycle/unit-of-work.ts';
import { insert, remove, update } from '../../../platform/lifecycle/writes.ts';
import { causeOf, refusalOf } from '../causes.ts';
import type { ReadyChain } from '../chain.ts';
import { orphanOfBlocks, orphanOfReplacedBlocks } from '../relayer/rewind.ts';
import { ChainUnavailable } from '../unavailable.ts';
import { blocksDown, type Cursor, holdCursor, type Link, lockCursor, readCursor } from './blocks.cross-tenant.ts';
import { type ChainFilter, logsOf, type MinedLog, matches } from './filter.ts';
import { deepEnough, type LogKey, logsOfBlocks } from './log.cross-tenant.ts';
import { confirmLog, orphanLog, seeLog, seeLogAgain } from './log-changes.ts';

/** A block with the logs that some filter may want, its own and those of the blocks before it that are not kept. */
interface Fetched extends Link {
  readonly logs: readonly MinedLog[];
}

/** Blocks of one commit. */
export const BLOCKS_AT_ONCE = 32;
/** Remembered, to walk back over: deeper than any chain that we know of reorganises. */
const REMEMBERED = 1024n;
/** Blocks of one request for logs, where they are deeper than that. */
const SPAN = 1000n;
const WALK = 32;

/**
 * Follows the chain block by block, each linked to its parent by hash. Where the link is broken it walks back to the
 * last common block, and every log and every transaction of the blocks that are gone loses its status, in one commit.
 */
export class Indexer {
  readonly #engine: Engine;
  readonly #filters: readonly ChainFilter[];
  readonly #log: Logger;
  /** The head, once all up to it is indexed: as long as it stands there is nothing to look for in the database. */
  #quietAt: Pick<Link, 'number' | 'hash'> | undefined;
  /** Halved as often as the node refuses so many. */
  #span = SPAN;

  constructor(engine: Engine, filters: readonly ChainFilter[], log: Logger) {
    this.#engine = engine;
    this.#filters = filters;
    this.#log = log.child({ worker: 'chain.indexer' });
  }

  /** One round; answers how much has changed. */
  async run(): Promise<number> {
    const { chain } = this.#engine.services;
    if (chain.status().state === 'off') return 0;
    try {
      return await this.#round(await chain.ready());
    } catch (error) {
      if (error instanceof ChainUnavailable) return 0;
      throw error;
    }
  }

  /** Runs until it has indexed a block of the chain, or finds no more; false where it has not got there. */
  async reach(blockNumber: bigint): Promise<boolean> {
    const { chainId } = this.#engine.services.chain;
    for (;;) {
      const changed = await this.run();
      const cursor = await this.#transact(({ reads }) => readCursor(reads, chainId));
      if (cursor !== undefined && cursor.blockNumber >= blockNumber) return true;
      if (changed === 0) return false;
    }
  }

  #transact<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    return transact(this.#engine, 'chain.indexer', work);
  }

  async #round(ready: ReadyChain): Promise<number> {
    const { chainId } = this.#engine.services.chain;
    const { client } = ready;
    const { number: head, hash } = await client.getBlock();
    if (this.#quietAt?.number === head && this.#quietAt.hash === hash) return 0;
    this.#quietAt = undefined;
    const cursor = await this.#transact(({ reads }) => readCursor(reads, chainId));
    if (cursor === undefined) return this.#begin(await client.getBlock({ blockNumber: head }));
    const leap = await this.#leap(client, cursor, head);
    if (leap !== undefined) return leap;
    const fetched = await this.#fetch(client, cursor, head);
    if (await this.#isBroken(ready, cursor, head, fetched)) return this.#walkBack(client, cursor, head);
    const indexed = await this.#take(cursor, linked(cursor, fetched));
    const changed = indexed + (await this.#confirm());
    // Where nothing was taken although there is more, another indexer is at it, and may die over it.
    if (changed === 0 && cursor.blockNumber === head) this.#quietAt = { number: head, hash };
    return changed;
  }

  /** Earlier blocks are not indexed: the first indexed block is the one after the head. */
  async #begin({ number, hash, parentHash }: Link): Promise<number> {
    const { chainId } = this.#engine.services.chain;
    await this.#transact(async (unit) => {
      // Of two who begin at once the second goes on from where the first has begun: a block of its own would be in the way.
      const [, standing] = await Promise.all([
        lockByName(unit.reads, 'chain_cursors', String(chainId)),
        readCursor(unit.reads, chainId),
      ]);
      if (standing !== undefined) return;
      const at = { chainId, blockNumber: number, blockHash: hash, updatedAt: unit.realNow };
      unit.write(insert('chain_cursors', at), insert('chain_blocks', { chainId, number, hash, parentHash }));
    });
    return 1;
  }

  async #fetch(client: PublicClient, { blockNumber }: Cursor, head: bigint): Promise<Fetched[]> {
    const { chain } = this.#engine.services;
    // None where the head is below: a negative length is none.
    const length = Math.min(Number(head - blockNumber), BLOCKS_AT_ONCE);
    const numbers = Array.from({ length }, (_, index) => blockNumber + 1n + BigInt(index));
    const blocks = await Promise.all(numbers.map((number) => client.getBlock({ blockNumber: number })));
    return Promise.all(
      blocks.map(async ({ number, hash, parentHash, transactions }) => {
        const { contracts } = chain;
        const logs =
          transactions.length === 0 ? [] : await logsOf(client, { blockHash: hash }, this.#filters, contracts);
        return { number, hash, parentHash, logs };
      }),
    );
  }

  /**
   * After a long stop: the logs of many blocks at once, none of which will be reorganised any more. Only the last of them
   * is remembered. Undefined where we are near enough to go block by block, or the node gives no such answers.
   */
  async #leap(client: PublicClient, cursor: Cursor, head: bigint): Promise<number | undefined> {
    const { chain } = this.#engine.services;
    const fromBlock = cursor.blockNumber + 1n;
    const furthest = head - REMEMBERED;
    const toBlock = cursor.blockNumber + this.#span < furthest ? cursor.blockNumber + this.#span : furthest;
    if (this.#span < BLOCKS_AT_ONCE || toBlock < fromBlock) return undefined;
    const [standing, last, logs] = await Promise.all([
      hashAt(client, cursor.blockNumber),
      client.getBlock({ blockNumber: toBlock }),
      logsOf(client, { fromBlock, toBlock }, this.#filters, chain.contracts).catch(refusal),
    ]);
    if (standing !== cursor.blockHash) return this.#walkBack(client, cursor, head);
    if (logs === undefined) {
      this.#span /= 2n;
      this.#log.warn({ span: Number(this.#span) }, 'the node refuses the logs of so many blocks');
      return undefined;
    }
    const taken = await this.#take(cursor, [{ ...linkOf(last), logs }]);
    return taken + (await this.#confirm());
  }

  /** Tells whether the block that we stand on is not part of the chain any more. */
  async #isBroken(
    { client, local }: ReadyChain,
    cursor: Cursor,
    head: bigint,
    next: readonly Fetched[],
  ): Promise<boolean> {
    if (next[0]) return next[0].parentHash !== cursor.blockHash;
    if (head === cursor.blockNumber) return (await hashAt(client, head)) !== cursor.blockHash;
    // A chain that is shorter than we know has lost blocks, if there is one node; of several one may lag behind.
    if (local) return true;
    const { chainId } = this.#engine.services.chain;
    const [known] = await this.#transact(({ reads }) => blocksDown(reads, chainId, head, 1));
    return known?.number === head && (await hashAt(client, head)) !== known.hash;
  }

  async #take(cursor: Cursor, blocks: readonly Fetched[]): Promise<number> {
    const { chainId } = this.#engine.services.chain;
    const last = blocks.at(-1);
    if (last === undefined) return 0;
    return this.#transact(async (unit) => {
      if ((await lockCursor(unit.reads, chainId, cursor)) === undefined) return 0;
      await Promise.all([this.#see(unit, blocks), orphanOfReplacedBlocks(unit, chainId, blocks)]);
      const known = blocks.map(({ number, hash, parentHash }) => ({ chainId, number, hash, parentHash }));
      unit.write(
        ...known.map((block) => insert('chain_blocks', block)),
        update(
          'chain_cursors',
          { chainId },
          { blockNumber: last.number, blockHash: last.hash, updatedAt: unit.realNow },
        ),
      );
      await forget(unit, chainId, last.number - REMEMBERED);
      return blocks.length;
    });
  }

  /** Stores what the filters' domains want of the blocks; a block that comes back brings its logs back. */
  async #see(unit: UnitOfWork, blocks: readonly Fetched[]): Promise<void> {
    const { chainId, contracts } = this.#engine.services.chain;
    const logs = blocks.flatMap((block) => block.logs);
    if (logs.length === 0) return;
    const before = await logsOfBlocks(unit.reads, [...new Set(logs.map(({ blockHash }) => blockHash))]);
    const identity = ({ filter, blockHash, logIndex }: LogKey): string => `${filter}:${blockHash}:${logIndex}`;
    const known = new Map(before.map((log) => [identity(log), log]));
    for (const filter of this.#filters) {
      const candidates = logs.filter((log) => matches(filter, log, contracts));
      const wanted = filter.select && candidates.length > 0 ? await filter.select(candidates, unit.reads) : candidates;
      for (const log of wanted) {
        const earlier = known.get(identity({ filter: filter.name, blockHash: log.blockHash, logIndex: log.logIndex }));
        if (earlier === undefined) seeLog(unit, chainId, filter, log);
        else if (earlier.state === 'ORPHANED') seeLogAgain(unit, earlier);
      }
    }
  }

  /** By the height of the cursor as it is now: another indexer may have walked back since this one read it. */
  async #confirm(): Promise<number> {
    const { chainId } = this.#engine.services.chain;
    return this.#transact(async (unit) => {
      const cursor = await holdCursor(unit.reads, chainId);
      if (cursor === undefined) return 0;
      const deep = await deepEnough(unit.reads, chainId, cursor.blockNumber, 500);
      for (const log of deep) confirmLog(unit, log);
      return deep.length;
    });
  }

  async #walkBack(client: PublicClient, cursor: Cursor, head: bigint): Promise<number> {
    const { chainId } = this.#engine.services.chain;
    const gone: Link[] = [];
    let common: Link | undefined;
    for (let from = cursor.blockNumber; common === undefined; ) {
      const known = await this.#transact(({ reads }) => blocksDown(reads, chainId, from, WALK));
      const lowest = known.at(-1);
      if (lowest === undefined) break;
      const hashes = await Promise.all(known.map(({ number }) => (number > head ? undefined : hashAt(client, number))));
      const index = known.findIndex(({ hash }, at) => hashes[at] === hash);
      common = known[index];
      gone.push(...(index === -1 ? known : known.slice(0, index)));
      from = lowest.number - 1n;
    }
    const onto = common ?? (await bottom(client, gone.at(-1)?.number ?? cursor.blockNumber, head));
    this.#log.warn({ depth: gone.length, onto: onto.number.toString() }, 'the chain was reorganised');
    return this.#transact(async (unit) => {
      if ((await lockCursor(unit.reads, chainId, cursor)) === undefined) return 0;
      const hashes = gone.map(({ hash }) => hash);
      for (const log of await logsOfBlocks(unit.reads, hashes)) if (log.state !== 'ORPHANED') orphanLog(unit, log);
      await orphanOfBlocks(unit, hashes);
      const at = { blockNumber: onto.number, blockHash: onto.hash, updatedAt: unit.realNow };
      unit.write(
        ...gone.map(({ number }) => remove('chain_blocks', { chainId, number })),
        update('chain_cursors', { chainId }, at),
      );
      return gone.length + 1;
    });
  }
}

const linkOf = ({ number, hash, parentHash }: Link): Link => ({ number, hash, parentHash });

/** Undefined where the node has answered that it will not; whatever else went wrong may go right the next time. */
function refusal(error: unknown): undefined {
  if (refusalOf(error) === undefined && !isBadRequest(error)) throw error;
  return undefined;
}

/** Some say by a status of HTTP that the range is too long. */
const isBadRequest = (error: unknown): boolean => {
  const { status } = (causeOf(error, 'HttpRequestError') ?? {}) as { status?: number };
  return status === 400 || status === 413;
};

/** Blocks as far as each is the child of the one before: the chain may have changed between two answers. */
function linked(cursor: Cursor, blocks: readonly Fetched[]): Fetched[] {
  const chain: Fetched[] = [];
  let hash = cursor.blockHash;
  for (const block of blocks) {
    if (block.parentHash !== hash) break;
    chain.push(block);
    hash = block.hash;
  }
  return chain;
}

/** The canonical block of a number; undefined when the chain does not reach it. */
async function hashAt(client: PublicClient, blockNumber: bigint): Promise<string | undefined> {
  try {
    return (await client.getBlock({ blockNumber })).hash;
  } catch (error) {
    if (causeOf(error, 'BlockNotFoundError')) return undefined;
    throw error;
  }
}

/** Not one block that we know is left: it goes on below the lowest of them, or at the head of a shorter chain. */
function bottom(client: PublicClient, lowest: bigint, head: bigint): Promise<Link> {
  const below = lowest - 1n;
  return client.getBlock({ blockNumber: below < 0n ? 0n : below > head ? head : below });
}

async function forget(unit: UnitOfWork, chainId: number, below: bigint): Promise<void> {
  const old = await unit.reads.many<Link>(
    sql('chain_blocks').where({ chain_id: chainId }).where('number', '<', Number(below)).orderBy('number').limit(64),
  );
  unit.write(...old.map(({ number }) => remove('chain_blocks', { chainId, number })));
}

declare module '../../../platform/services.ts' {
  interface Services {
    /** Reads the chain's new blocks now and answers how much has changed. For what cannot wait for the worker (D-073). */
    readonly indexer: Pick<Indexer, 'run' | 'reach'>;
  }
}
