import type { Handler } from '../../../platform/http/handler.ts';
import { cancelForSender } from '../../offramp/index.ts';
import { presentUnifiedPayment } from '../../offramp/intents/index.ts';
import { cancelMultisigPayment } from '../cancel-multisig-payment.ts';

/** Ends a pending payment of any generation (A 4.2, D-103, D-178, D-529). */
export const cancelPayment: Handler<'cancelPayment'> = async (request) => {
  const payment = await request.aggregate('offramp-payment', request.path.id);
  if (payment) return (await cancelForSender(payment, request)) ?? presentUnifiedPayment(payment, request.tenantId);
  return (await cancelMultisigPayment(request)) ?? request.fail('PAYMENT_NOT_FOUND');
};
