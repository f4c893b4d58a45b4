import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';
import { cancelMultisigPayment } from './cancel-multisig-payment.ts';

/** Cancel a payment of either generation */
export const cancelPayment: Handler<'cancelPayment'> = async (request) =>
  (await cancelMultisigPayment(request)) ?? notImplemented('cancelPayment');
