// Reads across tenants: the one relayer sends the transactions of all tenants.

import type { PublicClient } from 'viem';
import { keccak256 } from 'viem/utils';
import { sql } from '../../../platform/db/sql.ts';
import type { Engine } from '../../../platform/lifecycle/engine.ts';
import { transact } from '../../../platform/lifecycle/transact.ts';
import type { UnitOfWork } from '../../../platform/lifecycle/unit-of-work.ts';
import { insert, update } from '../../../platform/lifecycle/writes.ts';
import type { Chain } from '../chain.ts';
import { change } from './changes.ts';
import { revertReason } from './revert-reason.ts';
import { type ChainTransaction, type InFlight, lockThoseIn, type Signed } from './transaction.cross-tenant.ts';

export interface Fees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** A call with the gas that it takes, or the reason for which it would revert; undefined: the node did not say. */
type Estimated =
  | { readonly call: ChainTransaction; readonly gas: bigint }
  | { readonly call: ChainTransaction; readonly reason: string };

/**
 * Signs what waits: nonces come from the locked row, and the signed bytes are stored with them in one commit. Nothing is
 * sent here. Returns what it changed, and the signed transactions in order.
 */
export async function signQueued(
  engine: Engine,
  chain: Chain,
  client: PublicClient,
  { waiting, chainNonce }: { waiting: readonly ChainTransaction[]; chainNonce: number },
): Promise<{ changed: number; signed: readonly Signed[] }> {
  if (waiting.length === 0) return { changed: 0, signed: [] };
  // Asked together with the estimates. Without estimates they are not needed, and their failure does not matter.
  const [fees, ...answers] = await Promise.all([
    client.estimateFeesPerGas().catch((error: Error) => error),
    ...waiting.map((call) => estimate(chain, client, call)),
  ]);
  const estimated = answers.filter((result) => result !== undefined);
  if (estimated.length === 0) return { changed: 0, signed: [] };
  if (fees instanceof Error) throw fees;
  const signed = await transact(engine, 'chain.relayer', async (unit) => {
    const first = await lockNonce(unit, chain, chainNonce);
    const keys = estimated.map(({ call }) => call.key);
    const open = await lockThoseIn(unit.reads, 'QUEUED', keys);
    const forms: Signed[] = [];
    for (const result of estimated.filter(({ call }) => open.has(call.key))) {
      if ('reason' in result) {
        change(unit, result.call, { state: 'FAILED', error: result.reason, settledAt: unit.realNow });
        continue;
      }
      const nonce = first + BigInt(forms.length);
      forms.push(signOne(unit, chain, { call: result.call, nonce, gas: result.gas, fees }));
    }
    const key = { chainId: chain.chainId, address: chain.relayer.address };
    if (forms.length > 0) unit.write(update('chain_senders', key, { nextNonce: first + BigInt(forms.length) }));
    return forms;
  });
  return { changed: estimated.length, signed };
}

/**
 * Signs the same transactions again for a higher fee, at the same nonces: of all the forms of one transaction, one can
 * be mined. Stored before they are sent, like the first.
 */
export async function signAgain(
  engine: Engine,
  chain: Chain,
  stuck: readonly InFlight[],
  fees: Fees,
): Promise<readonly Signed[]> {
  return transact(engine, 'chain.relayer', async (unit) => {
    await lockNonce(unit, chain, 0);
    const keys = stuck.map(({ key }) => key);
    // While we asked for the fees, the next holder of our lease may have found one mined: it must not be SENT again.
    const open = await lockThoseIn(unit.reads, 'SENT', keys);
    const forms: Signed[] = [];
    for (const transaction of stuck.filter(({ key }) => open.has(key))) {
      const [newest] = transaction.forms;
      // Only its own key can sign it; one that was sent by an earlier key is left as it is.
      if (newest === undefined || transaction.sender !== chain.relayer.address) continue;
      const raised = {
        maxFeePerGas: max(fees.maxFeePerGas, raise(newest.maxFeePerGas)),
        maxPriorityFeePerGas: max(fees.maxPriorityFeePerGas, raise(newest.maxPriorityFeePerGas)),
      };
      const gas = transaction.gasLimit ?? 0n;
      forms.push(signOne(unit, chain, { call: transaction, nonce: transaction.nonce, gas, fees: raised }));
    }
    return forms;
  });
}

/** Nodes ask for a tenth more before they replace what they have. */
const raise = (fee: bigint): bigint => (fee * 5n) / 4n + 1n;
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

function signOne(
  unit: UnitOfWork,
  chain: Chain,
  { call, nonce, gas, fees }: { call: ChainTransaction; nonce: bigint; gas: bigint; fees: Fees },
): Signed {
  const raw = chain.relayer.signTransaction({
    type: 'eip1559',
    chainId: chain.chainId,
    nonce: Number(nonce),
    to: call.toAddress,
    data: call.data,
    value: call.value,
    gas,
    ...fees,
  });
  const signed = { hash: keccak256(raw), key: call.key, raw, ...fees, signedAt: unit.realNow };
  change(unit, call, {
    state: 'SENT',
    chainId: chain.chainId,
    sender: chain.relayer.address,
    nonce,
    gasLimit: gas,
    hash: signed.hash,
    sentAt: call.sentAt ?? unit.realNow,
  });
  unit.write(insert('chain_signed', signed));
  return signed;
}

/** A nonce that something else has used on chain is not ours to use again. */
async function lockNonce({ reads }: UnitOfWork, { chainId, relayer }: Chain, chainNonce: number): Promise<bigint> {
  const row = await reads.one<{ nextNonce: bigint }>(
    sql('chain_senders').where({ chain_id: chainId, address: relayer.address }).forUpdate(),
  );
  if (row === undefined) throw new Error('a nonce is taken before the sender is known');
  return max(row.nextNonce, BigInt(chainNonce));
}

async function estimate(chain: Chain, client: PublicClient, call: ChainTransaction): Promise<Estimated | undefined> {
  if (call.gasLimit !== null) return { call, gas: call.gasLimit };
  const { toAddress: to, data, value } = call;
  try {
    const gas = await client.estimateGas({ account: chain.relayer.address, to, data, value });
    // Between the estimate and the block the state can move a little.
    return { call, gas: (gas * 5n) / 4n };
  } catch (error) {
    const reason = revertReason(error);
    return reason === undefined ? undefined : { call, reason };
  }
}
