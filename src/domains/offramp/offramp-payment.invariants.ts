import type { DomainInvariant } from '../../platform/audit/index.ts';
import { depositInvariants } from './invariants/deposits.ts';
import { jobInvariants } from './invariants/jobs.ts';
import { moneyInvariants } from './invariants/money.ts';
import { outcomeInvariants } from './invariants/outcomes.ts';
import { paymentReferences } from './invariants/references.ts';

export const invariants: readonly DomainInvariant[] = [
  ...moneyInvariants,
  ...outcomeInvariants,
  ...depositInvariants,
  ...jobInvariants,
  ...paymentReferences,
];
