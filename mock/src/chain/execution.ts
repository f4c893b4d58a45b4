import { createBlock } from '@ethereumjs/block';
import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import type { TypedTransaction } from '@ethereumjs/tx';
import { Account, Address, bytesToHex, hexToBytes } from '@ethereumjs/util';
import { createVM, type RunTxResult, runTx, type VM } from '@ethereumjs/vm';
import type { Hex } from 'viem';
import { ChainState, type FrozenState } from './chain-state.ts';
import { refused, reverted } from './rpc-error.ts';

export const GAS_LIMIT = 30_000_000n;
/** Wei for one unit of gas; it never changes. */
export const BASE_FEE = 1_000_000_000n;

/** A call as `eth_call` and `eth_estimateGas` take it. */
export interface Call {
  readonly from?: Hex;
  readonly to?: Hex | null;
  readonly data?: Hex;
  readonly value?: bigint;
  readonly gas?: bigint;
}

/** What a block tells its transactions about itself. */
export interface BlockContext {
  readonly number: bigint;
  readonly timestamp: bigint;
}

/** Runs transactions and calls in the EVM, on a state in memory. One after the other: the caller sees to that. */
export class Execution {
  readonly common: Common;
  readonly state: ChainState;
  readonly #vm: VM;

  private constructor(common: Common, state: ChainState, vm: VM) {
    this.common = common;
    this.state = state;
    this.#vm = vm;
  }

  static async of(chainId: number): Promise<Execution> {
    const common = createCustomCommon({ chainId, name: `eip155:${chainId}` }, Mainnet, { hardfork: Hardfork.Prague });
    const state = new ChainState({ common });
    const vm = await createVM({ common, stateManager: state });
    return new Execution(common, state, vm);
  }

  async runTransaction(tx: TypedTransaction, context: BlockContext): Promise<RunTxResult> {
    const block = this.#blockOf(context);
    return runTx(this.#vm, { tx, block, skipBlockGasLimitValidation: true, skipHardForkValidation: true });
  }

  /** Answers what a call returns on a state, which stays as it is. @throws RpcError where it reverts. */
  async call(on: FrozenState, call: Call, context: BlockContext): Promise<Hex> {
    return bytesToHex((await this.#dryRun(on, call, context)).returnValue);
  }

  /** Answers how much gas the execution of a call takes, before what its bytes cost. @throws RpcError where it reverts. */
  async gasOf(on: FrozenState, call: Call, context: BlockContext): Promise<bigint> {
    return (await this.#dryRun(on, call, context)).executionGasUsed;
  }

  async setBalance(address: Hex, balance: bigint): Promise<void> {
    await this.#change(address, (account) => {
      account.balance = balance;
    });
  }

  async setNonce(address: Hex, nonce: bigint): Promise<void> {
    await this.#change(address, (account) => {
      account.nonce = nonce;
    });
  }

  async setCode(address: Hex, code: Hex): Promise<void> {
    await this.state.putCode(addressOf(address), hexToBytes(code));
  }

  async #change(hex: Hex, change: (account: Account) => void): Promise<void> {
    const address = addressOf(hex);
    const account = (await this.state.getAccount(address)) ?? new Account();
    change(account);
    await this.state.putAccount(address, account);
  }

  async #dryRun(on: FrozenState, { from, to, data = '0x', value = 0n, gas = GAS_LIMIT }: Call, context: BlockContext) {
    const now = this.state.freeze();
    this.state.restore(on);
    try {
      const bytes = hexToBytes(data);
      // Without a receiver the data is a program that runs and leaves nothing behind.
      if (!to) await this.state.putCode(PROGRAM, bytes);
      const { execResult: result } = await this.#vm.evm.runCall({
        block: this.#blockOf(context),
        caller: addressOf(from ?? NOBODY),
        to: to ? addressOf(to) : PROGRAM,
        data: to ? bytes : new Uint8Array(),
        gasLimit: gas,
        value,
        skipBalance: true,
      });
      const { exceptionError, returnValue } = result;
      if (exceptionError?.error === 'revert') throw reverted(bytesToHex(returnValue));
      if (exceptionError) throw refused(`EVM error: ${exceptionError.error}`);
      return result;
    } finally {
      await this.#vm.evm.journal.cleanup();
      this.state.restore(now);
    }
  }

  #blockOf({ number, timestamp }: BlockContext) {
    const header = { number, timestamp, gasLimit: GAS_LIMIT, baseFeePerGas: BASE_FEE };
    return createBlock({ header }, { common: this.common, skipConsensusFormatValidation: true });
  }
}

const NOBODY: Hex = `0x${'00'.repeat(20)}`;

export const addressOf = (hex: Hex): Address => new Address(hexToBytes(hex));

/** Where a program runs that has no address. */
const PROGRAM = addressOf(`0x${'ee'.repeat(20)}`);
