import type { AccountRow } from './accounts.ts';

/** A transfer with the identity that makes it unrepeatable. */
export interface PostedTransfer {
  readonly id: string;
  readonly subject: string;
  readonly debit: AccountRow;
  readonly credit: AccountRow;
  readonly amount: bigint;
  readonly at: Date;
}
