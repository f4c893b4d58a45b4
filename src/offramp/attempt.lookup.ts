import type { Reads } from '../db/reads.ts';
import { sql } from '../db/sql.ts';
import type { ProviderName } from '../providers/payout-provider.ts';
import type { StoredQuote } from './offramp-payment.store.ts';

/** One submission of a payment to its provider. */
export interface ProviderAttempt {
  readonly idempotencyKey: string;
  readonly paymentId: string;
  readonly quoteId: string;
  readonly provider: ProviderName;
  readonly providerRef: string | null;
  readonly lastStatus: string | null;
  readonly lastAppliedAt: Date | null;
  readonly returnedAt: Date | null;
  readonly live: boolean;
  readonly createdAt: Date;
}

const attempts = () => sql('provider_attempts').select('*');

/** The newest attempt of a payment: the live one, or the one that ended last. */
export const newestAttempt = (
  reads: Pick<Reads, 'acrossTenants'>,
  paymentId: string,
): Promise<ProviderAttempt | undefined> =>
  reads.acrossTenants.one<ProviderAttempt>(
    attempts()
      .where({ payment_id: paymentId })
      .orderBy([
        { column: 'live', order: 'desc' },
        { column: 'created_at', order: 'desc' },
      ])
      .limit(1),
  );

/** Whether a provider's event is on record already (D-131). */
export async function isKnownEvent(
  reads: Pick<Reads, 'acrossTenants'>,
  provider: ProviderName,
  eventId: string,
): Promise<boolean> {
  const row = await reads.acrossTenants.one(
    sql('provider_events').select('event_id').where({ provider, event_id: eventId }),
  );
  return row !== undefined;
}

/** What an attempt was told, oldest first. */
export const eventsOf = (
  reads: Pick<Reads, 'acrossTenants'>,
  paymentId: string,
): Promise<{ status: string; occurredAt: Date }[]> =>
  reads.acrossTenants.many<{ status: string; occurredAt: Date }>(
    sql('provider_events')
      .select('status', 'occurred_at')
      .where({ payment_id: paymentId })
      .orderBy(['received_at', 'event_id']),
  );

export const quoteOf = (reads: Pick<Reads, 'acrossTenants'>, quoteId: string): Promise<StoredQuote | undefined> =>
  reads.acrossTenants.one<StoredQuote>(sql('route_quotes').select('*').where({ id: quoteId }));

/** Whether the sender's script keeps its payments in FUNDS_LOCKED (D-145). */
export async function isSubmissionHeld(
  reads: Pick<Reads, 'acrossTenants'>,
  senderTenantId: string,
  provider: string,
): Promise<boolean> {
  const row = await reads.acrossTenants.one(
    sql('test_provider_controls')
      .select('provider')
      .where({ tenant_id: senderTenantId, provider, hold_submission: true }),
  );
  return row !== undefined;
}

/** Whether the sender's script decides the liquidity of a provider and currency (D-447). */
export async function isLiquidityScripted(
  reads: Pick<Reads, 'acrossTenants'>,
  senderTenantId: string,
  provider: string,
  currency: string,
): Promise<boolean> {
  const row = await reads.acrossTenants.one(
    sql('test_provider_controls')
      .select('provider')
      .where({ tenant_id: senderTenantId, provider })
      .whereNotNull('liquidity_minor')
      .where((either) => either.whereNull('currency').orWhere({ currency })),
  );
  return row !== undefined;
}
