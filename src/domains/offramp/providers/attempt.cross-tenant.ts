// Reads across tenants: the provider's side of a payment has no tenant.

import type { ProviderName, ProviderStatus } from '../../../payments/providers/payout-provider.ts';
import { compiledQuery } from '../../../platform/db/compiled-query.ts';
import { oncePerTransaction } from '../../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';

/** One submission of a payment to its provider. */
export interface ProviderAttempt {
  readonly idempotencyKey: string;
  readonly paymentId: string;
  readonly quoteId: string;
  readonly provider: ProviderName;
  readonly providerRef: string | null;
  readonly lastStatus: string | null;
  /** The time of the newest applied webhook, by the provider's clock (D-491). */
  readonly lastWebhookAppliedAt: Date | null;
  /** The time of the newest applied response to our own call, by the provider's clock. */
  readonly lastPollAppliedAt: Date | null;
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

/** Locks the payment of an attempt: what a webhook or a poll has changed of either meanwhile is seen. */
export async function lockAttempt(
  { reads, aggregate }: Pick<Aggregates, 'aggregate'> & { readonly reads: Reads },
  { paymentId, idempotencyKey }: Pick<ProviderAttempt, 'paymentId' | 'idempotencyKey'>,
): Promise<{ readonly payment: Aggregate<'offramp-payment'>; readonly attempt: ProviderAttempt }> {
  // In one message: the connection keeps their order, and the attempt is read only when the lock is held.
  const [payment, attempt] = await Promise.all([
    aggregate('offramp-payment', paymentId),
    reads.acrossTenants.one<ProviderAttempt>(attempts().where({ idempotency_key: idempotencyKey })),
  ]);
  if (!payment || !attempt) throw new Error(`${paymentId} is gone`);
  return { payment, attempt };
}

/** The attempt that a provider means: by its own reference, or by our key where it repeats that (D-095, D-132). */
export const attemptByReference = (
  reads: Pick<Reads, 'acrossTenants'>,
  provider: ProviderName,
  reference: string,
): Promise<ProviderAttempt | undefined> =>
  reads.acrossTenants.one<ProviderAttempt>(
    attempts()
      .where({ provider })
      .where((either) => either.where({ provider_ref: reference }).orWhere({ idempotency_key: reference })),
  );

/** A destination that a provider checks, by its id here, as the provider was told it (D-234). */
export const checkedDestination = (
  reads: Pick<Reads, 'acrossTenants'>,
  provider: ProviderName,
  id: string,
): Promise<{ id: string } | undefined> =>
  reads.acrossTenants.one<{ id: string }>(sql('payout_destinations').select('id').where({ provider, id }));

/** Returns the disposition of a provider's event; undefined for a new one (D-131). It is read once per request. */
export const recordedAs = (reads: Reads, provider: string, eventId: string): Promise<string | undefined> =>
  oncePerTransaction(reads, `provider-event:${provider}:${eventId}`, async () => {
    const row = await reads.acrossTenants.one<{ disposition: string }>(
      sql('provider_events').select('disposition').where({ provider, event_id: eventId }),
    );
    return row?.disposition;
  });

/** A payout with all that its provider is told of it. */
export interface AttemptedPayout extends ProviderAttempt {
  readonly paymentStatus: string;
  readonly deliveredAt: Date | null;
  /** The provider's event that was stored last, but for those that another look may judge otherwise. */
  readonly lastEventId: string | null;
  /** Milliseconds that the payment's clock is ahead of the real one. */
  readonly clockOffsetMs: bigint;
  readonly sourceAmountBaseUnits: bigint;
  readonly destinationId: string;
  readonly destinationType: string;
  readonly destinationCurrency: string;
  readonly destinationAmountMinor: bigint;
  readonly identifierCiphertext: string | null;
  readonly country: string | null;
}

const payoutOf = compiledQuery<{ readonly paymentId: string }>(({ paymentId }) =>
  sql('provider_attempts as a')
    .join('offramp_payments as p', 'p.id', 'a.payment_id')
    .join('route_quotes as q', 'q.id', 'a.quote_id')
    .join('payout_destinations as d', 'd.id', 'q.destination_id')
    .leftJoin('tenant_clocks as c', 'c.tenant_id', 'p.sender_tenant_id')
    .select('a.*', 'p.status as payment_status', 'p.delivered_at', 'q.source_amount_base_units', 'q.destination_id')
    .select('q.destination_currency', 'q.destination_amount_minor', 'd.identifier_ciphertext', 'd.country')
    .select('d.type as destination_type', sql.raw('COALESCE(c.offset_ms, 0) AS clock_offset_ms'))
    .select(
      sql.raw(
        // A payment has few events, and a provider most of them: its name is no reason to look in the index that begins with it.
        `(SELECT e.event_id FROM provider_events e WHERE e.payment_id = a.payment_id AND (e.provider = a.provider) IS TRUE
              AND e.disposition NOT IN ('older', 'not_submitted')
            ORDER BY e.received_at DESC, e.event_id DESC LIMIT 1) AS last_event_id`,
      ),
    )
    .where('a.payment_id', paymentId)
    .orderBy([
      { column: 'a.live', order: 'desc' },
      { column: 'a.created_at', order: 'desc' },
    ])
    .limit(1),
);

/** The newest attempt of a payment with the confirmed quote and its destination, in one question. */
export const attemptedPayout = (
  reads: Pick<Reads, 'acrossTenants'>,
  paymentId: string,
): Promise<AttemptedPayout | undefined> => reads.acrossTenants.one<AttemptedPayout>(payoutOf({ paymentId }));

/** The provider's statements about an attempt, oldest first. */
export const eventsOf = (
  reads: Pick<Reads, 'acrossTenants'>,
  paymentId: string,
): Promise<{ status: ProviderStatus; occurredAt: Date }[]> =>
  reads.acrossTenants.many<{ status: ProviderStatus; occurredAt: Date }>(
    sql('provider_events')
      .select('status', 'occurred_at')
      .where({ payment_id: paymentId })
      .orderBy(['received_at', 'event_id']),
  );
