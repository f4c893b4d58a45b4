import type { Handler } from '../../../platform/http/handler.ts';
import { didDocument } from '../handles/did-document.ts';
import { payableDid } from '../handles/payee.cross-tenant.ts';
import { refusePaymentDid } from '../rules/payment-did.ts';

/** The public document of a payable DID (B 4.7, D-333). One that is reserved or not verified is answered as an unknown one. */
export const getDidDocument: Handler<'getDidDocument'> = async ({ path, reads, fail }) => {
  const refused = refusePaymentDid(path.did);
  if (refused) return refused;
  const found = await payableDid(reads, path.did);
  return found ? didDocument(found) : fail('IDENTITY_NOT_FOUND');
};
