import type { CredentialArtifact } from '../../../../generated/contract/schemas.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { findCredential } from '../credentials/credential.store.ts';
import { attestationDomain } from '../credentials/issuer.ts';
import { faultOfArtifact, signedArtifact } from '../rules/artifact.ts';

/** The signed document, in every status of the credential; hashed anew and verified before it is shown (B 2.8, B 4.7). */
export const getCredentialArtifact: Handler<'getCredentialArtifact'> = async (request) => {
  const { path, tenantId, reads, services, fail } = request;
  const credential = await findCredential(reads, tenantId, path.id);
  if (!credential) return fail('CREDENTIAL_NOT_FOUND');
  const artifact = signedArtifact(credential);
  if (artifact === undefined) return fail('CREDENTIAL_ARTIFACT_NOT_AVAILABLE');
  const fault = await faultOfArtifact(artifact, attestationDomain(services.config));
  // A reader would take it for the signed document.
  if (fault !== undefined) throw new Error(`the artifact of ${credential.id} is not what was signed: ${fault}`);
  const { document, signature, docHash, nonce, issuerRef, schemaVersion } = artifact;
  return {
    id: credential.id,
    document: document as CredentialArtifact['document'],
    signature,
    credentialHash: docHash,
    nonce,
    issuerRef,
    schemaVersion,
  };
};
