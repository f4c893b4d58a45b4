import type { Handler, Request } from '../../../platform/http/handler.ts';
import { createIntent, refuseInvalidBody } from '../../offramp/intents/index.ts';
import { proposeMultisigPayment } from '../propose-multisig-payment.ts';

type Body = Request<'createPayment'>['body'];
type IntentBody = Extract<Body, { recipient: unknown }>;

// A key with null is absent (D-160).
const isIntent = (body: Body): body is IntentBody => 'recipient' in body && body.recipient != null;

/** Creates an intent, told by `recipient`, or proposes a legacy payment, told by `sourceWalletId` (A 4.2, D-161, D-172). */
export const createPayment: Handler<'createPayment'> = async (request) => {
  const { body, status, invalidBody } = request;
  if (invalidBody !== undefined) return refuseInvalidBody(request, invalidBody);
  if (isIntent(body)) return createIntent(request, body);
  status(201);
  return proposeMultisigPayment(request, body);
};
