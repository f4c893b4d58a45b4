import { limits } from '../../../generated/contract/limits.ts';

/** A contract may state them, under these names; it need not. */
const stated: Readonly<Record<string, number | undefined>> = { ...limits };

/** What the feed of a tenant's events keeps to: times in milliseconds, and counts of open streams. */
export const feedLimits = {
  /** Older events are not shown (D-389). */
  eventRetention: stated.eventRetention ?? 30 * 86_400_000,
  /** A stream says that it is alive after so long. */
  eventStreamSilence: stated.eventStreamSilence ?? 10_000,
  /** Of one credential, in one process. */
  eventStreams: stated.eventStreams ?? 20,
  /** Of one tenant, in one process. */
  eventStreamsOfTenant: stated.eventStreamsOfTenant ?? 100,
} as const;
