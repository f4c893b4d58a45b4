// Reads across tenants: the holder of a ticket opens a claim before it is a party of it (D-194).

import type { Reads } from '../../platform/db/reads.ts';
import type { Aggregate, AggregatesAcrossTenants } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { type LinkRow, linkByTicket } from './claim-link.store.ts';

/** The rows that a ticket opens: rows of the sender's, locked for the ticket's holder (D-194). */
export interface TicketHolds {
  readonly row: LinkRow;
  readonly payment: Aggregate<'offramp-payment'>;
  readonly claim: Aggregate<'claim'>;
  readonly link: Aggregate<'claim-link'>;
}

interface Unit extends AggregatesAcrossTenants {
  readonly reads: Reads;
}

/** The ticket is the proof: its holder is no party of the payment before the claim is bound. Root first, then children. */
export async function lockByTicket({ reads, acrossTenants }: Unit, ticket: string): Promise<TicketHolds | undefined> {
  const row = await linkByTicket(reads.acrossTenants, ticket);
  if (row === undefined) return undefined;
  const payment = await acrossTenants.aggregate('offramp-payment', row.paymentId);
  const claim = await acrossTenants.aggregate('claim', row.claimId);
  const link = await acrossTenants.aggregate('claim-link', row.id);
  return payment && claim && link ? { row, payment, claim, link } : undefined;
}
