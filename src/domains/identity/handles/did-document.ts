import type { DidDocument } from '../../../../generated/contract/schemas.ts';
import type { PayableDid } from './payee.cross-tenant.ts';

/** The public document of a payment DID: no payment endpoint, no personal data (B 4.7, D-333). */
export const didDocument = ({ did, subjectDid }: PayableDid): DidDocument => ({
  '@context': ['https://www.w3.org/ns/did/v1'],
  id: did,
  alsoKnownAs: subjectDid === null ? [] : [subjectDid],
});
