import { type Refusal, refuse } from '../../../platform/refusal.ts';

const PAYID = /^did:payid:[0-9a-f]{64}$/;
const DID = /^did:([a-z0-9]+):.+$/s;

/**
 * Returns the reason for which a text is not a payment DID: malformed, or a DID of another method (B 7, D-333);
 * undefined if it is one.
 */
export function refusePaymentDid(text: string): Refusal<'INVALID_DID' | 'DID_NOT_RESOLVABLE'> | undefined {
  if (PAYID.test(text)) return undefined;
  const method = text.match(DID)?.[1];
  return refuse(method === undefined || method === 'payid' ? 'INVALID_DID' : 'DID_NOT_RESOLVABLE');
}
