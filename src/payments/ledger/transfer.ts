import { takeWrites } from '../../platform/lifecycle/module-writes.ts';
import { accountRow, type LedgerAccount } from './accounts.ts';
import { accountParts, balanceStatement, transferParts } from './flush.ts';
import { ledgerInvariants, ledgerReferences } from './invariants.ts';
import type { PostedTransfer } from './posted-transfer.ts';

/** A write that moves money between two accounts of one asset. */
export interface Transfer {
  readonly kind: 'transfer';
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  /** Base units of the asset, above zero. */
  readonly amount: bigint;
  /** Names the transfer within its step: `(subject, step, leg)` is its identity, so that it can never be posted twice. */
  readonly leg: string;
  /** The subject of a transfer that no step of an aggregate posts. */
  readonly subject?: string;
}

declare module '../../platform/lifecycle/module-writes.ts' {
  interface ModuleWrites {
    transfer: Transfer;
  }
}

takeWrites<Transfer, PostedTransfer>('transfer', {
  collect: (write, { step, at, ...source }) => {
    const { amount, leg, subject = source.subject } = write;
    if (amount <= 0n) throw new Error(`transfer ${leg} of ${subject} moves ${amount}`);
    const [debit, credit] = [accountRow(write.debit), accountRow(write.credit)];
    return { id: `${subject}:${step}:${leg}`, subject, debit, credit, amount, at };
  },
  first: accountParts,
  last: transferParts,
  behind: balanceStatement,
  invariants: [...ledgerInvariants, ...ledgerReferences],
});

export const transfer = (debit: LedgerAccount, credit: LedgerAccount, amount: bigint, leg: string): Transfer => ({
  kind: 'transfer',
  debit,
  credit,
  amount,
  leg,
});
