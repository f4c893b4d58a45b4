import type { Handler } from '../../../kernel/http/handler.ts';
import { cancelForSender, paymentOn } from '../../offramp/index.ts';
import { cancelMultisigPayment } from '../cancel-multisig-payment.ts';
import { presentUnifiedPayment } from '../payment.present.ts';

/** Ends a pending payment of either generation (A 4.2, D-103, D-178). */
export const cancelPayment: Handler<'cancelPayment'> = async (request) => {
  const intent = await paymentOn('intent', request, request.path.id);
  if (intent) return (await cancelForSender(intent, request)) ?? presentUnifiedPayment(intent, request.tenantId);
  return (await cancelMultisigPayment(request)) ?? request.fail('PAYMENT_NOT_FOUND');
};
