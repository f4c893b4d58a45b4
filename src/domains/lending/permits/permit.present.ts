import type { EligibilityPermit } from '../../../../generated/contract/schemas.ts';
import type { PermitRecord } from './permit.store.ts';

/** A permit as borrower and lender read it (B 2.8, D-372). */
export const presentPermit = (permit: PermitRecord): EligibilityPermit => ({
  id: permit.id,
  poolId: permit.poolId,
  subjectAddress: permit.subjectAddress,
  schema: 'service/permit/v1',
  mode: permit.mode,
  maxPrincipal: permit.maxPrincipal.toString(),
  riskTier: permit.riskTier,
  profile: `${permit.mode}:${permit.riskTier}`,
  permitDigest: permit.permitDigest,
  signature: permit.signature,
  issuerAddress: permit.issuerAddress,
  expiresAt: permit.expiresAt.toISOString(),
  status: permit.status,
  createdAt: permit.createdAt.toISOString(),
});
