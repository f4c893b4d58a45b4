import type { OfframpPaymentContext } from '../../../machines/offramp/offramp-payment.types.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';

/**
 * Where a payment was asked for: /v1/offramp/payments, or as an intent on /v1/payments. The unified surface serves both,
 * and calls this the generation; the off-ramp surface serves its own alone (D-151, D-529).
 */
export type Surface = 'offramp' | 'intent';

export const surfaceOf = ({ intent }: Pick<OfframpPaymentContext, 'intent'>): Surface =>
  intent === null ? 'offramp' : 'intent';

/** Locks a payment for an operation of the off-ramp surface: an intent is not there. */
export async function offrampPaymentOf(
  { aggregate }: Pick<Aggregates, 'aggregate'>,
  id: string,
): Promise<Aggregate<'offramp-payment'> | undefined> {
  const payment = await aggregate('offramp-payment', id);
  return payment && surfaceOf(payment.context) === 'offramp' ? payment : undefined;
}
