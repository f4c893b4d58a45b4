import type { Handler } from '../../../platform/http/handler.ts';
import { payableDid } from '../handles/payee.cross-tenant.ts';
import { refusePaymentDid } from '../rules/payment-did.ts';

/**
 * Tells whether a payment DID reaches anybody, and whom by name (B 4.7, D-335). Nobody, reserved and unverified look
 * the same.
 */
export const resolveDid: Handler<'resolveDid'> = async ({ query: { did }, reads }) => {
  const refused = refusePaymentDid(did);
  if (refused) return refused;
  const found = await payableDid(reads, did);
  return { did, resolvable: found !== undefined, displayName: found?.legalName ?? null };
};
