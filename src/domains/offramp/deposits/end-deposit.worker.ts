import type { Hex } from 'viem';
import { encodeFunctionData, getAbiItem, toEventSelector } from 'viem/utils';
import { type ChainTransaction, depositEscrowAbi, relay } from '../../../payments/chain/index.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../../platform/lifecycle/writes.ts';
import type { Worker } from '../../../platform/outbox/worker.ts';
import type { Services } from '../../../platform/services.ts';
import { isPartners } from '../providers/tron-partner.ts';
import { callsNamed } from './deposit.cross-tenant.ts';

declare module '../../../platform/lifecycle/topics.ts' {
  interface Topics {
    'offramp.end-deposit': Ending;
  }
}

/** The action that the escrow takes on a deal (D-087). */
interface Ending {
  readonly dealId: string;
  readonly escrowAddress: string;
  readonly end: 'release' | 'refund';
  /** Null for a deposit of no payment. */
  readonly paymentId: string | null;
}

/** Between two tries of a call that failed (D-094). */
const RETRY_MS = 60_000;

const RELEASED = toEventSelector(getAbiItem({ abi: depositEscrowAbi, name: 'Released' }));
const REFUNDED = toEventSelector(getAbiItem({ abi: depositEscrowAbi, name: 'Refunded' }));

/**
 * Has the escrow pay a deal out or give it back: once, whatever is tried how often, since the contract ends a deal once.
 * The refund of a payment is posted when its transaction is final, and not before (D-094).
 */
export const worker: Worker<'offramp.end-deposit'> = {
  topic: 'offramp.end-deposit',
  discarding: null,
  async work(job, { services, transaction, later, log }) {
    const ending = job.payload;
    await transaction(async ({ reads, aggregate, write }) => {
      const payment = ending.paymentId === null ? undefined : await aggregate('offramp-payment', ending.paymentId);
      if (payment && isPartners(payment.context)) {
        if (services.config.fundingPartnerTronMode !== 'mock') later(RETRY_MS);
        else await posted(payment, ending);
        return;
      }
      const name = `deposit:${ending.dealId}:${ending.end}`;
      const calls = await callsNamed(reads, name);
      const [newest] = calls;
      if (calls.some(({ state }) => state === 'CONFIRMED')) {
        await posted(payment, ending);
        return;
      }
      if (newest?.state === 'QUEUED' || newest?.state === 'SENT') return;
      const waits = newest === undefined ? 0 : untilRetry(newest, services.realTime());
      if (waits > 0) {
        log.warn({ dealId: ending.dealId, end: ending.end, reason: newest?.error }, 'the escrow did not end a deal');
        later(waits);
        return;
      }
      write(callOf(`${name}:${calls.length + 1}`, ending, job.key, services));
    });
  },
};

async function posted(payment: Aggregate<'offramp-payment'> | undefined, { end, dealId }: Ending): Promise<void> {
  // A deposit that came too late goes back too, and so does a wrong one: neither is what funded the payment.
  const isItsFunding = payment?.context.dealId === dealId;
  if (end === 'refund' && isItsFunding && payment.can('REFUND_POSTED')) await payment.send('REFUND_POSTED');
}

const untilRetry = ({ settledAt }: ChainTransaction, now: Date): number =>
  RETRY_MS - (now.getTime() - (settledAt ?? now).getTime());

function callOf(key: string, ending: Ending, jobKey: string, { chain, config, realTime }: Services): Write {
  const { end } = ending;
  const [dealId, to] = [ending.dealId as Hex, ending.escrowAddress as Hex];
  const data =
    end === 'refund'
      ? encodeFunctionData({ abi: depositEscrowAbi, functionName: 'refund', args: [dealId] })
      : encodeFunctionData({ abi: depositEscrowAbi, functionName: 'release', args: [dealId, chain.relayer.address] });
  return relay({
    key,
    to,
    data,
    confirmations: config.depositConfirmations,
    expects: { address: to, topic: end === 'refund' ? REFUNDED : RELEASED },
    wakes: {
      topic: 'offramp.end-deposit',
      key: jobKey,
      payload: ending,
      whenSettled: true,
    },
    now: realTime(),
  });
}
