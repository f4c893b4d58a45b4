export type { DomainInvariant, Invariant, TenantReference } from '../invariant.ts';
export {
  assertStoredStates,
  type CheckedInvariant,
  checkInvariants,
  invariantsOf,
  type Machines,
  type Violation,
  verifyInvariants,
} from './invariants.ts';
export { type InvariantWatch, watchInvariants } from './metrics.ts';
export { type AuditFilter, type AuditRow, newestAudits, type SealedRow, sealedRows } from './read.ts';
export { SEALED_AT_ONCE, type SealOptions, sealAll, sealBatch } from './sealer.ts';
export { type ChainBreak, type ChainReport, isIntact, verifyChain } from './verify.ts';
