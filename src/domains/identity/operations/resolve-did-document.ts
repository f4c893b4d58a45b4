import type { Handler } from '../../../platform/http/handler.ts';
import { didDocument } from '../handles/did-document.ts';
import { payableDid } from '../handles/payee.cross-tenant.ts';
import { refusePaymentDid } from '../rules/payment-did.ts';

/** The name of each refusal in the resolution metadata of W3C (D-334). */
const W3C_ERRORS = {
  INVALID_DID: 'invalidDid',
  DID_NOT_RESOLVABLE: 'methodNotSupported',
  IDENTITY_NOT_FOUND: 'notFound',
} as const;

/** The W3C DID resolution binding over the same documents as `/v1/dids/{did}/did.json` (B 4.7, D-334). */
export const resolveDidDocument: Handler<'resolveDidDocument'> = async ({ path, reads, fail }) => {
  const refuse = (code: keyof typeof W3C_ERRORS) => fail(code, { didResolutionMetadata: { error: W3C_ERRORS[code] } });
  const refused = refusePaymentDid(path.did);
  if (refused) return refuse(refused.code);
  const found = await payableDid(reads, path.did);
  if (!found) return refuse('IDENTITY_NOT_FOUND');
  return {
    '@context': 'https://w3id.org/did-resolution/v1',
    didDocument: didDocument(found),
    didResolutionMetadata: { contentType: 'application/did+json' },
    didDocumentMetadata: { created: found.createdAt.toISOString(), updated: found.payableAt.toISOString() },
  };
};
