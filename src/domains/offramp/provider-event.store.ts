import { insert, update, type Write } from '../../kernel/lifecycle/writes.ts';

/** Kept before anybody knew what it was about: its reference may be learnt later. */
export const UNMATCHED = 'unmatched';

/** What a provider said, and what became of it (D-131). */
export interface ProviderEventRecord {
  /** Null as long as nothing here is what the event is about. */
  readonly paymentId: string | null;
  readonly providerRef: string | null;
  readonly status: string;
  /** By the provider's clock. */
  readonly occurredAt: Date;
  readonly receivedAt: Date;
  readonly disposition: string;
  /** For operators only. */
  readonly reason: string | null;
}

/** Puts an event on record; `recorded` is how it is there already, which only one that matched nothing is. */
export const recordEvent = (
  key: { readonly provider: string; readonly eventId: string },
  recorded: string | undefined,
  record: ProviderEventRecord,
): Write =>
  recorded === undefined
    ? insert('provider_events', { ...key, ...record })
    : update('provider_events', key, { ...record });
