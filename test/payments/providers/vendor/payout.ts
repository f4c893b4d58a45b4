import type { ProviderStatus } from '../../../../src/payments/providers/payout-provider.ts';

/** What will become of a payout, from the answer to its submission on; the last step stays. */
export type Story = readonly [ProviderStatus, ...ProviderStatus[]];

/** A payout in the vendor's books. */
export interface Payout {
  readonly id: string;
  /** The client's idempotency key: one key, one payout. */
  readonly key: string;
  readonly amountMinor: string;
  readonly currency: string;
  readonly payee: string | null;
  readonly story: Story;
  /** How many changes it has seen; the index into its story. */
  sequence: number;
  /** The vendor's own clock, rising with each change. */
  updatedAt: Date;
}

/** A line of the vendor's statement: money that left, or came back. */
export interface StatementLine {
  readonly key: string;
  readonly kind: 'paid' | 'returned';
  readonly amountMinor: string;
  readonly currency: string;
  readonly payee: string | null;
}

export const statusOf = ({ story, sequence }: Payout): ProviderStatus =>
  story[Math.min(sequence, story.length - 1)] ?? story[0];

export const isAtItsEnd = ({ story, sequence }: Payout): boolean => sequence >= story.length - 1;

/** Every payout by its key, and the statement of what was really paid. */
export class VendorBooks {
  readonly byKey = new Map<string, Payout>();
  readonly byId = new Map<string, Payout>();
  readonly statement: StatementLine[] = [];
  /** Keys of submissions that were refused: no payout was opened for them. */
  readonly refused = new Set<string>();
  /** The same key with another payout: an idempotency key that is none. */
  readonly conflicts: string[] = [];

  #opened = 0;

  /** The payout of this key, opened if it is new. */
  open(draft: Omit<Payout, 'id' | 'sequence' | 'updatedAt'>): { payout: Payout; isNew: boolean } {
    const standing = this.byKey.get(draft.key);
    if (standing) {
      const isSame = standing.amountMinor === draft.amountMinor && standing.payee === draft.payee;
      if (!isSame) this.conflicts.push(draft.key);
      return { payout: standing, isNew: false };
    }
    this.#opened += 1;
    const payout = { ...draft, id: `po_${this.#opened}`, sequence: 0, updatedAt: new Date() };
    this.byKey.set(payout.key, payout);
    this.byId.set(payout.id, payout);
    this.#book(payout);
    return { payout, isNew: true };
  }

  /** The next step of its story; false at its end. */
  advance(payout: Payout): boolean {
    if (isAtItsEnd(payout)) return false;
    payout.sequence += 1;
    payout.updatedAt = new Date(Math.max(Date.now(), payout.updatedAt.getTime() + 1));
    this.#book(payout);
    return true;
  }

  #book(payout: Payout): void {
    const { key, amountMinor, currency, payee } = payout;
    const status = statusOf(payout);
    if (status === 'SUCCEEDED') this.statement.push({ key, kind: 'paid', amountMinor, currency, payee });
    if (status === 'RETURNED' && payout.story.slice(0, payout.sequence).includes('SUCCEEDED'))
      this.statement.push({ key, kind: 'returned', amountMinor, currency, payee });
  }
}
