import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';
import { proposeMultisigPayment } from './propose-multisig-payment.ts';

/** Create a payment */
export const createPayment: Handler<'createPayment'> = async (request) => {
  const { body, status } = request;
  if (!('sourceWalletId' in body)) return notImplemented('createPayment');
  status(201);
  return proposeMultisigPayment(request, body);
};
