import type { Knex } from 'knex';
import type { PayoutDestinationContext } from '../../../machines/destinations/payout-destination.machine.ts';
import { lockByName } from '../../platform/db/named-lock.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import type { AggregateView, StatusOf } from '../../platform/lifecycle/definition.ts';

/** A destination as a row, or as an aggregate with its context spread. */
export interface PayoutDestinationRecord extends PayoutDestinationContext {
  readonly id: string;
  readonly status: StatusOf<'payout-destination'>;
  readonly createdAt: Date;
}

export const destinationsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('payout_destinations').where({ tenant_id: tenantId });

export const findDestination = (
  reads: Reads,
  tenantId: string,
  id: string,
): Promise<PayoutDestinationRecord | undefined> =>
  reads.one<PayoutDestinationRecord>(destinationsOf(tenantId).where({ id }));

export interface DestinationIdentity {
  readonly type: string;
  readonly network: string | null;
  readonly asset: string | null;
  readonly identifierIndex: string;
}

/** Tells whether the tenant has the same destination already, not REVOKED (D-243). */
export async function hasDestination(reads: Reads, tenantId: string, same: DestinationIdentity): Promise<boolean> {
  const found = await reads.one(
    destinationsOf(tenantId)
      .select('id')
      .where({
        type: same.type,
        network: same.network,
        asset: same.asset,
        identifier_index: same.identifierIndex,
      })
      .whereNot({ status: 'REVOKED' }),
  );
  return found !== undefined;
}

/**
 * The tenant's default destination. Takes the tenant's lock over its default first, so that two destinations that become
 * ACTIVE at once do not both become the first (D-244).
 */
export async function defaultOf(reads: Reads, tenantId: string): Promise<string | undefined> {
  // In one message: the connection keeps their order, and the read looks only when the lock is held.
  const [, found] = await Promise.all([
    lockByName(reads, 'default-destination', tenantId),
    reads.one<{ id: string }>(destinationsOf(tenantId).select('id').where({ is_default: true })),
  ]);
  return found?.id;
}

/** Under the same lock, the destinations that a change of the default takes along: the default, or all that may inherit. */
export async function lockSiblings(
  { reads, aggregatesWith }: { readonly reads: Reads } & Pick<Aggregates, 'aggregatesWith'>,
  { id, context: { tenantId } }: AggregateView<'payout-destination'>,
  which: { readonly isDefault: true } | { readonly status: 'ACTIVE' },
): Promise<readonly Aggregate<'payout-destination'>[]> {
  const [, found] = await Promise.all([
    lockByName(reads, 'default-destination', tenantId),
    aggregatesWith('payout-destination', { tenantId, ...which }),
  ]);
  return found.filter((one) => one.id !== id);
}

/** Tells whether an ownership nonce was used for the destination before (D-448). */
export async function isNonceUsed(reads: Reads, destinationId: string, nonce: string): Promise<boolean> {
  const found = await reads.one(
    sql('destination_ownership_nonces').select('nonce').where({ destination_id: destinationId, nonce }),
  );
  return found !== undefined;
}
