import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';
import { createIntent } from './create-intent.ts';

/** Creates an intent, told by `recipient`, or proposes a legacy payment, told by `sourceWalletId` (A 4.2). */
export const createPayment: Handler<'createPayment'> = async (request) => {
  const { body } = request;
  // A key with null is absent (D-160).
  if ('recipient' in body && body.recipient != null) return createIntent(request, body);
  return notImplemented('createPayment with sourceWalletId');
};
