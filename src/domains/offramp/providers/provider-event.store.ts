import { insert, update, type Write } from '../../../platform/lifecycle/writes.ts';

/** Kept before anybody knew what it was about: its reference may be learnt later. */
export const UNMATCHED = 'unmatched';

/**
 * The dispositions that are in effect, so that a repetition changes nothing. Every other event is judged again when it
 * comes again (D-491).
 */
const IN_EFFECT: ReadonlySet<string | undefined> = new Set([
  'applied',
  'unchanged',
  'returned',
  'return_recorded',
  'contradiction',
  'contradiction_recorded',
  'deposit_returned',
]);

/** Tells whether an event is on record as applied; `recorded` is its disposition, undefined for a new event. */
export const isInEffect = (recorded: string | undefined): boolean => IN_EFFECT.has(recorded);

/** A provider's statement, and what became of it (D-131). */
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

/** Puts an event on record; `recorded` is how it is there already, not having been applied. */
export const recordEvent = (
  key: { readonly provider: string; readonly eventId: string },
  recorded: string | undefined,
  record: ProviderEventRecord,
): Write =>
  recorded === undefined
    ? insert('provider_events', { ...key, ...record })
    : update('provider_events', key, { ...record });
