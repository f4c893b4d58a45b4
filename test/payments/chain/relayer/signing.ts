import type { Hex, PublicClient } from 'viem';
import type { Chain } from '../../../../src/payments/chain/chain.ts';
import { type ChainCall, relay } from '../../../../src/payments/chain/relayer/call.ts';
import { relayerKey } from '../../../../src/payments/chain/relayer/key.ts';
import { type Fees, signQueued } from '../../../../src/payments/chain/relayer/sign.ts';
import { type InFlight, inFlight, queued } from '../../../../src/payments/chain/relayer/transaction.cross-tenant.ts';
import { transact } from '../../../../src/platform/lifecycle/transact.ts';
import { startTestEngine } from '../../../support/engine.ts';

export const CHAIN_ID = 31_337;
export const TO = `0x${'ab'.repeat(20)}` as const;
const account = relayerKey(`0x${'11'.repeat(32)}`);
export const SENDER = { chainId: CHAIN_ID, address: account.address };

/** As far as the relayer's parts ask for it. */
export const chain = { chainId: CHAIN_ID, relayer: account } as unknown as Chain;

export const FEES: Fees = { maxFeePerGas: 1000n, maxPriorityFeePerGas: 100n };

/** A node that says what a test has it say, and nothing else. */
export const node = (says: Readonly<Record<string, unknown>> = {}): PublicClient =>
  ({ estimateGas: async () => 80_000n, estimateFeesPerGas: async () => FEES, ...says }) as unknown as PublicClient;

/** What a node answers when the contract refuses. */
export const reverted = (details = 'execution reverted: not allowed') =>
  Object.assign(new Error(details), { name: 'RpcRequestError', code: 3, details });

/** The relayer's tables, and its parts on them. */
export async function startSigning() {
  const test = await startTestEngine({ services: { chain } });
  const { engine, pool } = test;
  const inUnit = <T>(work: Parameters<typeof transact<T>>[2]) => transact(engine, 'test', work);
  const signing = {
    ...test,
    inUnit,
    ask: (...calls: readonly (Partial<ChainCall> & { key: string })[]) =>
      inUnit(async (unit) => unit.write(...calls.map((call) => relay({ to: TO, now: new Date(), ...call })))),
    waiting: (limit = 100) => inUnit(({ reads }) => queued(reads, limit)),
    onTheirWay: (limit = 100): Promise<InFlight[]> => inUnit(({ reads }) => inFlight(reads, CHAIN_ID, limit)),
    sign: async (client: PublicClient = node(), chainNonce = 0) =>
      signQueued(engine, chain, client, { waiting: await signing.waiting(), chainNonce }),
    rows: (): Promise<Record<string, unknown>[]> => pool.owner('chain_transactions').orderBy('seq'),
    signed: (key: string): Promise<{ raw: Hex; hash: Hex; max_fee_per_gas: bigint }[]> =>
      pool.owner('chain_signed').where({ key }).orderBy('max_fee_per_gas'),
    sender: (): Promise<Record<string, unknown>> => pool.owner('chain_senders').first(),
    jobs: (): Promise<{ key: string; payload: unknown; generation: number }[]> =>
      pool.owner('outbox_jobs').select('key', 'payload', 'generation').orderBy('key'),
    /** As before each test: a sender whose next nonce is 7. */
    clear: async (): Promise<void> => {
      await pool.owner.raw(
        'TRUNCATE chain_transactions, chain_signed, chain_senders, chain_blocks, outbox_jobs CASCADE',
      );
      await pool.owner('chain_senders').insert({ chain_id: CHAIN_ID, address: SENDER.address, next_nonce: 7 });
      test.clock.now = undefined;
      test.faults.hit = () => undefined;
    },
  };
  return signing;
}

export type Signing = Awaited<ReturnType<typeof startSigning>>;
