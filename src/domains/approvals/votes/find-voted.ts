import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { findApproval, newestApproval } from '../approval-request.store.ts';
import type { Voted } from './cast-vote.ts';

interface Tools extends Pick<Aggregates, 'aggregate'> {
  readonly tenantId: string;
  readonly reads: Reads;
}

/** A request by its id, locked behind its payment; undefined where the tenant has none such. */
export async function votedById({ tenantId, reads, aggregate }: Tools, id: string): Promise<Voted | undefined> {
  const found = await findApproval(reads, tenantId, id);
  if (found === undefined) return undefined;
  const payment = await aggregate('offramp-payment', found.paymentId);
  const request = await aggregate('approval-request', id);
  if (!payment || !request) throw new Error(`${id} is about a payment that is gone`);
  return { payment, request };
}

/** The newest request of a payment that is locked already. */
export async function votedOf({ tenantId, reads, aggregate }: Tools, payment: Voted['payment']): Promise<Voted> {
  const found = await newestApproval(reads, tenantId, payment.id);
  const request = found && (await aggregate('approval-request', found.id));
  return { payment, request: request ?? null };
}
