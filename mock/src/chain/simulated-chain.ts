import { createBlockHeader } from '@ethereumjs/block';
import { createTx, createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, hexToBytes } from '@ethereumjs/util';
import type { RunTxResult } from '@ethereumjs/vm';
import type { Hex } from 'viem';
import { keccak256, stringToHex } from 'viem/utils';
import type { MinedBlock, MinedTransaction } from './blocks.ts';
import type { FrozenState } from './chain-state.ts';
import { addressOf, BASE_FEE, type Call, Execution, GAS_LIMIT } from './execution.ts';
import { invalidParams, refused } from './rpc-error.ts';

/** The states of so many blocks can still be asked for. */
const STATES_KEPT = 128;
const MOST_BLOCKS_AT_ONCE = 1000n;
const GENESIS_PARENT: Hex = `0x${'00'.repeat(32)}`;
const FAUCET_BALANCE = 10n ** 22n;
/** The key of the account that deploys what the service asks it to: it guards nothing. */
const FAUCET_KEY = hexToBytes(keccak256(stringToHex('the faucet of the simulated chain')));

/** An offset of a block, and a signed transaction that is to be in it. */
export type Placed = readonly [transaction: Hex, offset: number];

/**
 * A chain in memory that runs real contracts in an EVM. Each transaction is mined at once in a block of its own; blocks are
 * replaced by `reorg` alone. Operations follow one another, because they share one state.
 */
export class SimulatedChain {
  readonly chainId: number;
  readonly faucet: Hex;
  readonly #execution: Execution;
  readonly #blocks: MinedBlock[] = [];
  readonly #byHash = new Map<Hex, MinedBlock>();
  readonly #mined = new Map<Hex, { readonly block: MinedBlock; readonly index: number }>();
  readonly #pending = new Map<Hex, TypedTransaction>();
  /** Makes the hash of a block that replaces another one different from the other's. */
  #made = 0n;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(chainId: number, execution: Execution) {
    this.chainId = chainId;
    this.#execution = execution;
    const unsigned = createTx({ type: 2, chainId }, { common: execution.common });
    this.faucet = unsigned.sign(FAUCET_KEY).getSenderAddress().toString();
  }

  static async of(chainId: number): Promise<SimulatedChain> {
    const chain = new SimulatedChain(chainId, await Execution.of(chainId));
    await chain.#execution.setBalance(chain.faucet, FAUCET_BALANCE);
    await chain.#mineOne([]);
    return chain;
  }

  get head(): MinedBlock {
    const head = this.#blocks.at(-1);
    if (head === undefined) throw new Error('The chain has no blocks');
    return head;
  }

  blockAt = (number: bigint): MinedBlock | undefined => this.#blocks[Number(number)];

  blockOf = (hash: Hex): MinedBlock | undefined => this.#byHash.get(hash);

  mined = (hash: Hex) => this.#mined.get(hash);

  pending = (hash: Hex): TypedTransaction | undefined => this.#pending.get(hash);

  /** Takes a signed transaction, and mines it if those before it are mined. @throws RpcError */
  send(raw: Hex): Promise<Hex> {
    return this.#inTurn(async () => this.#accept(this.#read(raw)));
  }

  /** Sends a transaction from the faucet. */
  sendFromFaucet({ to, data = '0x', value = 0n, gas = GAS_LIMIT }: Call): Promise<Hex> {
    return this.#inTurn(async () => {
      const { nonce } = (await this.#execution.state.getAccount(addressOf(this.faucet))) ?? { nonce: 0n };
      const fees = { maxFeePerGas: 2n * BASE_FEE, maxPriorityFeePerGas: 0n };
      const fields = { type: 2, chainId: this.chainId, nonce, gasLimit: gas, value, data, ...fees, ...(to && { to }) };
      return this.#accept(createTx(fields, { common: this.#execution.common }).sign(FAUCET_KEY));
    });
  }

  call(call: Call, block: MinedBlock): Promise<Hex> {
    return this.#inTurn(() => this.#execution.call(stateOf(block), call, block));
  }

  /** Answers the gas that a call takes, with what it may take more where the state has moved on. */
  estimateGas(call: Call, block: MinedBlock): Promise<bigint> {
    return this.#inTurn(async () => {
      const execution = await this.#execution.gasOf(stateOf(block), call, block);
      const { to, data = '0x', value = 0n } = call;
      const fields = { type: 2, chainId: this.chainId, data, value, ...(to && { to }) };
      const tx = createTx(fields, { common: this.#execution.common });
      // A nested call is given 63 of 64 parts of what is left.
      return tx.getIntrinsicGas() + (execution * 10n) / 9n + 5000n;
    });
  }

  /** Mines what waits into the first of so many blocks. */
  mine(blocks: bigint): Promise<void> {
    if (blocks > MOST_BLOCKS_AT_ONCE) throw invalidParams(`at most ${MOST_BLOCKS_AT_ONCE} blocks are mined at once`);
    return this.#inTurn(async () => {
      for (let index = 0n; index < blocks; index += 1n) await this.#mineOne(index === 0n ? await this.#ready() : []);
    });
  }

  /** Replaces the last blocks. What was in them is gone, and `transactions` are in the new ones. */
  reorg(depth: number, transactions: readonly Placed[]): Promise<void> {
    return this.#inTurn(async () => {
      const fork = this.#blocks.at(-1 - depth);
      if (!Number.isInteger(depth) || depth < 1 || fork === undefined)
        throw invalidParams(`there are no ${depth} blocks`);
      const state = stateOf(fork);
      for (const block of this.#blocks.splice(-depth)) {
        this.#byHash.delete(block.hash);
        for (const { hash } of block.transactions) this.#mined.delete(hash);
      }
      this.#execution.state.restore(state);
      for (let offset = 0; offset < depth; offset += 1) {
        await this.#mineOne(transactions.filter(([, at]) => at === offset).map(([raw]) => this.#read(raw)));
      }
    });
  }

  setBalance = (address: Hex, balance: bigint) => this.#set(() => this.#execution.setBalance(address, balance));
  setNonce = (address: Hex, nonce: bigint) => this.#set(() => this.#execution.setNonce(address, nonce));
  setCode = (address: Hex, code: Hex) => this.#set(() => this.#execution.setCode(address, code));

  /** The newest block shows it at once. */
  #set(change: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      await change();
      this.head.state = this.#execution.state.freeze();
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  #read(raw: Hex): TypedTransaction {
    try {
      return createTxFromRLP(hexToBytes(raw), { common: this.#execution.common });
    } catch (error) {
      throw invalidParams(error instanceof Error ? error.message : 'the transaction cannot be read');
    }
  }

  async #accept(tx: TypedTransaction): Promise<Hex> {
    const hash = bytesToHex(tx.hash());
    if (this.#mined.has(hash) || this.#pending.has(hash)) throw refused('already known');
    const sender = await this.#execution.state.getAccount(tx.getSenderAddress());
    const { nonce, balance } = sender ?? { nonce: 0n, balance: 0n };
    if (tx.nonce < nonce) throw refused('nonce too low');
    if (tx.gasLimit > GAS_LIMIT) throw refused('exceeds block gas limit');
    if (tx.gasLimit < tx.getIntrinsicGas()) throw refused('intrinsic gas too low');
    if (balance < tx.getUpfrontCost(BASE_FEE)) throw refused('insufficient funds for gas * price + value');
    this.#replace(tx);
    this.#pending.set(hash, tx);
    for (let ready = await this.#ready(); ready.length > 0; ready = await this.#ready()) await this.#mineOne(ready);
    return hash;
  }

  /** One that waits at the same nonce makes room. */
  #replace(tx: TypedTransaction): void {
    const sender = tx.getSenderAddress().toString();
    for (const [hash, other] of this.#pending) {
      if (other.nonce === tx.nonce && other.getSenderAddress().toString() === sender) this.#pending.delete(hash);
    }
  }

  /** The next one whose nonce has come. */
  async #ready(): Promise<TypedTransaction[]> {
    for (const tx of this.#pending.values()) {
      const sender = await this.#execution.state.getAccount(tx.getSenderAddress());
      if ((sender?.nonce ?? 0n) === tx.nonce) return [tx];
    }
    return [];
  }

  async #mineOne(transactions: readonly TypedTransaction[]): Promise<void> {
    const parent = this.#blocks.at(-1);
    const now = BigInt(Math.floor(Date.now() / 1000));
    const timestamp = parent !== undefined && parent.timestamp > now ? parent.timestamp : now;
    const context = { number: BigInt(this.#blocks.length), timestamp };
    const mined: MinedTransaction[] = [];
    for (const tx of transactions) {
      this.#pending.delete(bytesToHex(tx.hash()));
      mined.push(minedOf(tx, await this.#execution.runTransaction(tx, context), mined.at(-1)));
    }
    const parentHash = parent?.hash ?? GENESIS_PARENT;
    const block: MinedBlock = {
      ...context,
      hash: this.#hashOf(parentHash, context),
      parentHash,
      gasUsed: mined.at(-1)?.cumulativeGasUsed ?? 0n,
      transactions: mined,
      state: this.#execution.state.freeze(),
    };
    this.#blocks.push(block);
    this.#byHash.set(block.hash, block);
    for (const [index, { hash }] of mined.entries()) this.#mined.set(hash, { block, index });
    const old = this.#blocks.at(-1 - STATES_KEPT);
    if (old !== undefined) old.state = undefined;
  }

  #hashOf(parentHash: Hex, { number, timestamp }: { readonly number: bigint; readonly timestamp: bigint }): Hex {
    this.#made += 1n;
    const extraData: Hex = `0x${this.#made.toString(16).padStart(16, '0')}`;
    const header = { parentHash, number, timestamp, extraData, gasLimit: GAS_LIMIT, baseFeePerGas: BASE_FEE };
    const options = { common: this.#execution.common, skipConsensusFormatValidation: true };
    return bytesToHex(createBlockHeader(header, options).hash());
  }
}

function stateOf({ number, state }: MinedBlock): FrozenState {
  if (state === undefined) throw refused(`the state of block ${number} is not kept any more`);
  return state;
}

function minedOf(tx: TypedTransaction, result: RunTxResult, before: MinedTransaction | undefined): MinedTransaction {
  const { execResult, totalGasSpent, createdAddress } = result;
  return {
    hash: bytesToHex(tx.hash()),
    transaction: tx,
    hasSucceeded: execResult.exceptionError === undefined,
    gasUsed: totalGasSpent,
    cumulativeGasUsed: (before?.cumulativeGasUsed ?? 0n) + totalGasSpent,
    createdAddress: createdAddress?.toString() ?? null,
    logs: (execResult.logs ?? []).map(([address, topics, data]) => ({
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
    })),
    firstLog: before === undefined ? 0 : before.firstLog + before.logs.length,
  };
}
