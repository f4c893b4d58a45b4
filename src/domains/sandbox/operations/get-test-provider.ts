import type { Handler } from '../../../platform/http/handler.ts';
import { findPayment } from '../../offramp/index.ts';
import { eventsOf, newestAttempt } from '../../offramp/providers/index.ts';

/** Lists the provider's statements about a payment, oldest first; empty before submission (D-449). */
export const getTestProvider: Handler<'getTestProvider'> = async ({ path, tenantId, reads, fail }) => {
  const payment = await findPayment(reads, tenantId, path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  const attempt = await newestAttempt(reads, payment.id);
  const events = attempt ? await eventsOf(reads, payment.id) : [];
  return {
    provider: attempt?.provider ?? null,
    providerRef: attempt?.providerRef ?? null,
    attempts: events.map(({ status, occurredAt }) => ({ at: occurredAt.toISOString(), status })),
  };
};
