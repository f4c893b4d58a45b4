import type { ProviderName, ProviderStatus } from '../../payments/providers/payout-provider.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { audit, insert, type Write } from '../../platform/lifecycle/writes.ts';
import { revoke } from './revoke.ts';

/** One normalised piece of news about a destination: a webhook's, or what a poll found. */
export interface DestinationNews {
  readonly provider: ProviderName;
  /** The provider's own; taken once (D-131). */
  readonly eventId: string;
  readonly status: ProviderStatus;
  /** By the provider's clock. */
  readonly occurredAt: Date;
}

interface Tools extends Pick<Aggregates, 'aggregatesWith'> {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

/**
 * What a provider says of a destination that it pays to: CANCELED there revokes it here, whatever it was before, and a
 * default passes on; held and quoted payments look again (D-119, D-120, D-234). Everything else is stored and changes
 * nothing. `unmatched`: another provider's destination, which this one has no say in; nothing is stored.
 *
 * Revoking is for good, so that the same news twice is harmless; its second row is ignored.
 */
export async function applyDestinationNews(
  destination: Aggregate<'payout-destination'>,
  { provider, eventId, status, occurredAt }: DestinationNews,
  tools: Tools,
): Promise<'applied' | 'ignored' | 'unmatched'> {
  const { id, now, context } = destination;
  if (context.provider !== provider) return 'unmatched';
  const applies = status === 'CANCELED' && destination.status !== 'REVOKED';
  tools.write(
    insert(
      'provider_events',
      {
        provider,
        eventId,
        destinationId: id,
        status,
        occurredAt,
        receivedAt: now,
        disposition: applies ? 'applied' : 'no_change',
      },
      'ignore',
    ),
  );
  if (!applies) return 'ignored';
  tools.write(audit('payout_destination.revoked_by_provider', id, context.tenantId, { provider, eventId }));
  await revoke(destination, tools);
  return 'applied';
}
