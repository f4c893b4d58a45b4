import type { Handler } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentOfframpPayment } from '../../offramp/index.ts';
import { reevaluate } from '../../offramp/reviews/index.ts';

/** Looks at a held payment now instead of with the next sweep (D-119). */
export const reevaluateTestPayment: Handler<'reevaluateTestPayment'> = async (request) => {
  const { path, tenantId, reads, services, aggregate, write, fail } = request;
  const payment = await aggregate('offramp-payment', path.id);
  if (!payment) return fail('PAYMENT_NOT_FOUND');
  if (!payment.hasTag('held')) return fail('INVALID_TRANSITION', { from: payment.status, event: 'RECHECK' });
  write(audit('test.payment.reevaluated', payment.id, tenantId));
  await reevaluate(payment, reads, services);
  return presentOfframpPayment(payment, tenantId);
};
