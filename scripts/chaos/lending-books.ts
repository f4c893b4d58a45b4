import type { Promises } from './ledger-of-promises.ts';
import type { Lending } from './lending-cast.ts';

export interface RepaidTold {
  readonly loanId: string;
  readonly interest: bigint;
  readonly principal: bigint;
  readonly loanStatus: string;
}

/** What lenders, borrowers and suppliers were told of their money: kept outside the service, as Promises are. */
export class LendingBooks {
  readonly cast: Lending;
  /** By pool: what was put in less what was taken out. */
  readonly netDeposits = new Map<string, bigint>();
  readonly loans = new Map<string, { readonly poolId: string; readonly principal: bigint }>();
  /** By the ledger entry that the answer names. */
  readonly repayments = new Map<string, RepaidTold>();
  readonly completedOrders: string[] = [];
  readonly #promises: Promises;

  constructor(cast: Lending, promises: Promises) {
    this.cast = cast;
    this.#promises = promises;
    this.moved(cast.lendingPoolId, cast.subscribedAtoms);
    this.moved(cast.briefPoolId, cast.subscribedAtoms);
  }

  moved(poolId: string, atoms: bigint): void {
    this.netDeposits.set(poolId, (this.netDeposits.get(poolId) ?? 0n) + atoms);
  }

  lent(loanId: string, loan: { readonly poolId: string; readonly principal: bigint }): void {
    if (this.loans.has(loanId)) this.#promises.problem(`${loanId} was issued twice`);
    this.loans.set(loanId, loan);
  }

  repaid(txRef: string, repayment: RepaidTold): void {
    if (this.repayments.has(txRef)) this.#promises.problem(`${txRef} was the answer to two repayments`);
    this.repayments.set(txRef, repayment);
  }
}
