import { insert, update, type Write } from '../../kernel/lifecycle/writes.ts';

/** Kept before anybody knew what it was about: its reference may be learnt later. */
export const UNMATCHED = 'unmatched';

/** What is in effect, so that its repetition is none of it. Everything else is judged anew when it comes again (D-491). */
const IN_EFFECT: ReadonlySet<string | undefined> = new Set([
  'applied',
  'unchanged',
  'returned',
  'return_recorded',
  'contradiction',
  'contradiction_recorded',
  'deposit_returned',
]);

/** Whether an event is on record as applied; `recorded` is its disposition, undefined for a new event. */
export const isInEffect = (recorded: string | undefined): boolean => IN_EFFECT.has(recorded);

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

/** Puts an event on record; `recorded` is how it is there already, not having been applied. */
export const recordEvent = (
  key: { readonly provider: string; readonly eventId: string },
  recorded: string | undefined,
  record: ProviderEventRecord,
): Write =>
  recorded === undefined
    ? insert('provider_events', { ...key, ...record })
    : update('provider_events', key, { ...record });
