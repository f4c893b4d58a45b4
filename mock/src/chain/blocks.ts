import type { TypedTransaction } from '@ethereumjs/tx';
import type { Hex } from 'viem';
import type { FrozenState } from './chain-state.ts';

/** A log of a mined transaction. */
export interface MinedLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

/** A transaction in its block. */
export interface MinedTransaction {
  readonly hash: Hex;
  readonly transaction: TypedTransaction;
  readonly hasSucceeded: boolean;
  readonly gasUsed: bigint;
  readonly cumulativeGasUsed: bigint;
  readonly createdAddress: Hex | null;
  readonly logs: readonly MinedLog[];
  /** The place of its first log among those of the block. */
  readonly firstLog: number;
}

export interface MinedBlock {
  readonly number: bigint;
  readonly hash: Hex;
  readonly parentHash: Hex;
  /** Seconds. */
  readonly timestamp: bigint;
  readonly gasUsed: bigint;
  readonly transactions: readonly MinedTransaction[];
  /** After the block; undefined once it is too old to be asked for. */
  state: FrozenState | undefined;
}
