import type { Identity } from '../../../../generated/contract/schemas.ts';
import { assuranceLevel } from '../rules/assurance-level.ts';
import type { IdentityRecord } from './identity-list.store.ts';

/** An identity as its tenant reads it (B 2.8). */
export const presentIdentity = (identity: IdentityRecord): Identity => ({
  id: identity.id,
  did: identity.did,
  identityType: identity.identityType,
  status: identity.status,
  subjectType: identity.subjectType,
  subjectId: identity.subjectId,
  primarySmartAccountId: identity.primarySmartAccountId,
  credentialAssuranceLevel: assuranceLevel(identity),
  createdAt: identity.createdAt.toISOString(),
});
