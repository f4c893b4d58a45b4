import type { Logger } from 'pino';
import { isAddressEqual } from 'viem/utils';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Topics } from '../../../platform/lifecycle/topics.ts';
import { enqueue, insert, type Write } from '../../../platform/lifecycle/writes.ts';
import { contradicted } from '../providers/contradicted.ts';
import { newDealId } from './deal-id.ts';
import { type Deposit, decidedDeposit, depositOf } from './deposit.cross-tenant.ts';

type Payment = Aggregate<'offramp-payment'>;

interface Tools {
  readonly reads: Reads;
  readonly log: Logger;
  /** When a decision is recorded: real time. */
  readonly now: Date;
  write(...writes: readonly Write[]): void;
}

/**
 * Brings a payment to where the deposit of its deal is, whatever was seen before: not there, seen, or final (D-085). A
 * final deposit is decided about once: it funds the payment, or it goes back to the address that it names, and a payment
 * that waits on is told a new deal. Call it under the payment's lock, or for a deal of no payment under the deal's.
 */
export async function applyDeposit(dealId: string, payment: Payment | undefined, tools: Tools): Promise<void> {
  const { reads, write } = tools;
  const [deposit, decided] = await Promise.all([depositOf(reads, dealId), decidedDeposit(reads, dealId)]);
  const misfit = deposit && refusalOf(deposit, payment);
  if (payment?.can('DEPOSIT_REORGED') && (deposit === undefined || misfit !== undefined)) {
    await payment.send('DEPOSIT_REORGED');
  }
  if (decided !== undefined) {
    if (deposit === undefined) {
      tools.log.error(decided, 'a final deposit has left the chain');
      if (payment) write(...contradicted(payment, 'FUNDING_CONTRADICTED', { dealId }));
    }
    return;
  }
  if (deposit === undefined) return;
  if (payment && misfit === undefined) {
    if (payment.can('DEPOSIT_SEEN')) await payment.send('DEPOSIT_SEEN');
    if (deposit.confirmed && payment.can('DEPOSIT_CONFIRMED')) {
      await payment.send('DEPOSIT_CONFIRMED');
      write(
        insert('offramp_deposits', { ...decision(deposit, payment, tools.now), disposition: 'FUNDED', reason: null }),
      );
      return;
    }
  }
  if (!deposit.confirmed) return;
  const reason = misfit ?? 'NOT_AWAITED';
  write(insert('offramp_deposits', { ...decision(deposit, payment, tools.now), disposition: 'RETURNED', reason }));
  const { escrowAddress } = deposit;
  write(endDeposit({ dealId, escrowAddress, end: 'refund', paymentId: payment?.id ?? null }));
  // The escrow takes no second deposit of a deal: a sender who still has to pay in gets another one.
  if (payment?.can('DEPOSIT_RETURNED', { dealId })) await payment.send('DEPOSIT_RETURNED', { dealId: newDealId() });
}

/** The job that has the escrow end a deal. */
export const endDeposit = (deal: Topics['offramp.end-deposit']): Write =>
  enqueue('offramp.end-deposit', deal, { key: `${deal.dealId}:${deal.end}` });

/**
 * Returns the reason for which a deposit cannot fund the payment. A deposit has to be whole and refundable to the
 * payment's address.
 */
function refusalOf(deposit: Deposit, payment: Payment | undefined): string | undefined {
  if (payment === undefined) return 'UNKNOWN_DEAL';
  const { amountBaseUnits, refundAddress, escrowAddress } = payment.context;
  if (escrowAddress === null || !isAddressEqual(deposit.escrowAddress, escrowAddress as `0x${string}`)) {
    return 'OTHER_ESCROW';
  }
  if (deposit.amountMinor < amountBaseUnits) return 'UNDERPAID';
  if (deposit.amountMinor > amountBaseUnits) return 'OVERPAID';
  const isSame = refundAddress !== null && isAddressEqual(deposit.refundAddress, refundAddress as `0x${string}`);
  return isSame ? undefined : 'OTHER_REFUND_ADDRESS';
}

const decision = (deposit: Deposit, payment: Payment | undefined, decidedAt: Date) => ({
  dealId: deposit.dealId,
  paymentId: payment?.id ?? null,
  escrowAddress: deposit.escrowAddress,
  amountMinor: deposit.amountMinor,
  refundAddress: deposit.refundAddress,
  transactionHash: deposit.transactionHash,
  decidedAt,
});
