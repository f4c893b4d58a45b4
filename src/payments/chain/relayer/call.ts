import type { Address, Hex } from 'viem';
import type { Wake } from '../../../platform/lifecycle/topics.ts';
import { insert, type Write } from '../../../platform/lifecycle/writes.ts';
import { currentTraceparent } from '../../../platform/tracing/index.ts';

/** A call that the relayer is to make (D-264). */
export interface ChainCall {
  /** Deterministic, such as `wallet:<id>:deploy:1`: a key is one transaction, however often it is asked for. */
  readonly key: string;
  readonly to: Address;
  readonly data?: Hex;
  /** Wei. */
  readonly value?: bigint;
  /** Estimated where nothing is said; a call that would revert is then FAILED before anything is sent. */
  readonly gasLimit?: bigint;
  /** Blocks that make it final, its own included; one by default. */
  readonly confirmations?: number;
  /**
   * The event that success must have left: a Safe's transaction can fail without reverting, and then it emits
   * ExecutionFailure. Without this event in the receipt the call is REVERTED.
   */
  readonly expects?: { readonly address: Address; readonly topic: Hex };
  /**
   * The job that is enqueued at each change of state, or only where it has ended; its worker reads the state by
   * `findChainTransactions`.
   */
  readonly wakes?: Wake & { readonly whenSettled?: boolean };
  readonly now: Date;
}

/** The write that asks for a call; it is sent after the commit. Pure, so that effects can return it. */
export const relay = (call: ChainCall): Write =>
  insert(
    'chain_transactions',
    {
      key: call.key,
      state: 'QUEUED',
      toAddress: call.to,
      data: call.data ?? '0x',
      value: call.value ?? 0n,
      gasLimit: call.gasLimit ?? null,
      confirmations: call.confirmations ?? 1,
      expects: call.expects ? { address: call.expects.address, topic: call.expects.topic } : null,
      wakes: call.wakes ? { ...call.wakes } : null,
      createdAt: call.now,
      traceparent: currentTraceparent(),
    },
    'ignore',
  );
