import type { OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import type { Aggregate, Aggregates } from '../../kernel/lifecycle/aggregates/aggregate.ts';

/** Where a payment was asked for, and alone is shown: /v1/offramp/payments, or as an intent on /v1/payments (D-151). */
export type Surface = 'offramp' | 'intent';

export const surfaceOf = ({ intent }: Pick<OfframpPaymentContext, 'intent'>): Surface =>
  intent === null ? 'offramp' : 'intent';

/** Locks a payment for an operation of one surface: what belongs to the other is not there. */
export async function paymentOn(
  surface: Surface,
  { aggregate }: Pick<Aggregates, 'aggregate'>,
  id: string,
): Promise<Aggregate<'offramp-payment'> | undefined> {
  const payment = await aggregate('offramp-payment', id);
  return payment && surfaceOf(payment.context) === surface ? payment : undefined;
}
