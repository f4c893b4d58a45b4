import type { Handler } from '../../../platform/http/handler.ts';
import { findCredential } from '../credentials/credential.store.ts';
import { standingAnchor } from '../credentials/credential-anchor.store.ts';
import { disclose } from '../rules/disclosure.ts';

/** One claim with the proof that it belongs to the anchored root, and nothing of the others (B 2.8, D-329, D-330). */
export const getCredentialDisclosure: Handler<'getCredentialDisclosure'> = async (request) => {
  const { path, query, tenantId, reads, fail } = request;
  const credential = await findCredential(reads, tenantId, path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  const anchor = await standingAnchor(reads, tenantId, credential.id);
  const disclosure = anchor?.status === 'ANCHORED' ? disclose(anchor.claims, query.key) : undefined;
  if (disclosure === undefined) return fail('DISCLOSURE_NOT_AVAILABLE');
  // What is stored and what is on the chain are one, or it is no proof.
  if (disclosure.root !== anchor?.root) throw new Error(`the claims of ${anchor?.id} are not those of its root`);
  return disclosure;
};
