import type { ReceiveProviderWebhookRequest } from '../../../../generated/contract/schemas.ts';
import type { RequestContext, UnitTools } from '../../../platform/http/handler.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { insert } from '../../../platform/lifecycle/writes.ts';
import { decidedDeposit, partnersPayment } from '../deposits/deposit.cross-tenant.ts';
import { recordedAs } from './attempt.cross-tenant.ts';
import { contradicted } from './contradicted.ts';
import { recordEvent } from './provider-event.store.ts';
import { TRON_PARTNER } from './tron-partner.ts';

type Taking = Pick<RequestContext, 'reads' | 'services'> & Pick<UnitTools, 'aggregate' | 'write'>;
type Payment = Aggregate<'offramp-payment'>;

/** The partner does not have the deposit. */
const NOT_FUNDED: ReadonlySet<string> = new Set(['FAILED', 'CANCELED', 'REJECTED', 'RETURNED']);
/** The partner is asked to give it back, or has been. */
const GOES_BACK: ReadonlySet<string> = new Set(['FAILED', 'REFUND_PENDING', 'REFUNDED']);

/**
 * What the tron partner says of a deposit, by the deal or the payment that it is for (D-082): on its way, there, or not
 * coming. It says so only of the whole amount, which is what it was asked to take. Answers whether a payment of its
 * is meant.
 */
export async function takePartnerEvent(request: Taking, event: ReceiveProviderWebhookRequest): Promise<boolean> {
  const { reads, aggregate, services, write } = request;
  const found = await partnersPayment(reads, event.providerRef);
  const payment = found && (await aggregate('offramp-payment', found.id));
  if (!payment) return false;
  const disposition = await apply(request, payment, event);
  const { eventId, providerRef, status, reason = null } = event;
  const at = { occurredAt: new Date(event.occurredAt), receivedAt: services.realTime() };
  const recorded = await recordedAs(reads, TRON_PARTNER, eventId);
  const record = { paymentId: payment.id, providerRef, status, reason, disposition, ...at };
  write(recordEvent({ provider: TRON_PARTNER, eventId }, recorded, record));
  return true;
}

async function apply(
  { reads, services, write }: Taking,
  payment: Payment,
  { status }: ReceiveProviderWebhookRequest,
): Promise<string> {
  const { dealId, escrowAddress, refundAddress, amountBaseUnits: amountMinor } = payment.context;
  if (status === 'SUBMITTED' || status === 'PENDING') return move(payment, 'DEPOSIT_SEEN');
  if (NOT_FUNDED.has(status)) {
    const decided = dealId === null ? undefined : await decidedDeposit(reads, dealId);
    if (decided?.disposition === 'FUNDED' && !GOES_BACK.has(payment.status)) {
      write(...contradicted(payment, 'FUNDING_CONTRADICTED', { dealId, said: status }));
      return 'contradiction';
    }
    return status === 'RETURNED' ? 'no_transition' : move(payment, 'DEPOSIT_REORGED');
  }
  if (status !== 'SUCCEEDED') return 'no_transition';
  if (dealId === null || escrowAddress === null || (await decidedDeposit(reads, dealId)) !== undefined)
    return 'no_transition';
  if (payment.can('DEPOSIT_SEEN')) await payment.send('DEPOSIT_SEEN');
  const funds = payment.can('DEPOSIT_CONFIRMED');
  if (funds) await payment.send('DEPOSIT_CONFIRMED');
  const [disposition, reason] = funds ? ['FUNDED', null] : ['RETURNED', 'NOT_AWAITED'];
  const deal = { dealId, paymentId: payment.id, escrowAddress, amountMinor, refundAddress, transactionHash: null };
  write(insert('offramp_deposits', { ...deal, disposition, reason, decidedAt: services.realTime() }));
  return funds ? 'applied' : 'deposit_returned';
}

async function move(payment: Payment, event: 'DEPOSIT_SEEN' | 'DEPOSIT_REORGED'): Promise<string> {
  if (!payment.can(event)) return 'no_transition';
  await payment.send(event);
  return 'applied';
}
