import type { Hex, PublicClient } from 'viem';
import { keccak256, toHex } from 'viem/utils';

export const TOKEN = `0x${'aa'.repeat(20)}` as const;
export const WALLET = `0x${'bb'.repeat(20)}` as const;
export const MOVED = `0x${'11'.repeat(32)}` as const;
export const MADE = `0x${'22'.repeat(32)}` as const;

export interface ToyLog {
  readonly address?: Hex;
  readonly topics?: readonly Hex[];
  readonly data?: Hex;
}
interface ToyBlock {
  readonly number: bigint;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly transactions: readonly Hex[];
  readonly logs: readonly object[];
}

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more });

/** A chain in memory, which a test grows, cuts and grows otherwise. */
export class ToyChain {
  readonly asked: { method: string; params: unknown }[] = [];
  /** Called before each answer; a throw is the node's. */
  onAsk: (method: string, params: unknown) => unknown = () => undefined;
  #blocks: ToyBlock[] = [];
  #fork = 0;

  constructor(head: number) {
    this.grow(head + 1);
  }

  get head(): bigint {
    return BigInt(this.#blocks.length - 1);
  }

  hashOf(number: number): Hex {
    const block = this.#blocks[number];
    if (block === undefined) throw new Error(`no block ${number}`);
    return block.hash;
  }

  /** Blocks with these logs in the first of them, and none in the others. */
  grow(count: number, ...logs: readonly ToyLog[]): void {
    for (let at = 0; at < count; at += 1) this.#add(at === 0 ? logs : []);
  }

  /** What is left grows otherwise from here on. */
  cut(head: number): void {
    this.#blocks = this.#blocks.slice(0, head + 1);
    this.#fork += 1;
  }

  /** As it was at some time. */
  get memory(): { blocks: unknown; fork: number } {
    return { blocks: [...this.#blocks], fork: this.#fork };
  }
  set memory({ blocks, fork }: { blocks: unknown; fork: number }) {
    this.#blocks = [...(blocks as ToyBlock[])];
    this.#fork = fork;
  }

  #add(logs: readonly ToyLog[]): void {
    const number = BigInt(this.#blocks.length);
    const hash = keccak256(toHex(`block ${number} of ${this.#fork}`));
    const parentHash = this.#blocks.at(-1)?.hash ?? keccak256('0x');
    const transactionHash = keccak256(toHex(`transaction ${number} of ${this.#fork}`));
    const mined = logs.map(({ address = TOKEN, topics = [MOVED], data = '0x' }, index) => ({
      address,
      topics,
      data,
      blockNumber: toHex(number),
      blockHash: hash,
      transactionHash,
      transactionIndex: '0x0',
      logIndex: toHex(index),
      removed: false,
    }));
    this.#blocks.push({
      number,
      hash,
      parentHash,
      transactions: mined.length > 0 ? [transactionHash] : [],
      logs: mined,
    });
  }

  readonly client = {
    /** The newest block, unless one is named. */
    getBlock: async ({ blockNumber }: { blockNumber?: bigint } = {}) => {
      await this.#hear(blockNumber === undefined ? 'getHead' : 'getBlock', blockNumber ?? {});
      const block = this.#blocks[Number(blockNumber ?? this.head)];
      if (block === undefined) throw named('BlockNotFoundError');
      return block;
    },
    request: async ({ method, params }: { method: string; params: [LogQuery] }) => {
      await this.#hear(method, params[0]);
      const { blockHash, fromBlock, toBlock, address, topics } = params[0];
      return this.#blocks
        .filter(({ number, hash }) =>
          blockHash === undefined
            ? number >= BigInt(fromBlock ?? 0) && number <= BigInt(toBlock ?? 0)
            : hash === blockHash,
        )
        .flatMap(({ logs }) => logs as { address: Hex; topics: Hex[] }[])
        .filter((log) => address === undefined || address.includes(log.address))
        .filter((log) => topics[0].includes(log.topics[0] as Hex));
    },
  } as unknown as PublicClient;

  async #hear(method: string, params: unknown): Promise<void> {
    this.asked.push({ method, params });
    await this.onAsk(method, params);
  }
}

interface LogQuery {
  readonly blockHash?: Hex;
  readonly fromBlock?: Hex;
  readonly toBlock?: Hex;
  readonly address?: readonly Hex[];
  readonly topics: [readonly Hex[]];
}

/** What a node answers when it refuses. */
export const refusing = () => named('RpcRequestError', { code: -32005, details: 'too many', message: 'too many' });
export const httpStatus = (status: number) => named('HttpRequestError', { status });
