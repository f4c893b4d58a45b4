/** Attempts under way at once. A slow receiver takes its own share, and its tenant's, and nobody else's. */
export const LIMITS = { perEndpoint: 16, perTenant: 96 } as const;

/** The longest time for which an attempt is in flight if no outcome is recorded (D-394). */
export const ATTEMPT_LEASE_MS = 60_000;

/** An endpoint's lane after what could be begun has begun. */
export interface LaneState {
  readonly endpointId: string;
  readonly status: 'ENABLED' | 'DISABLED' | 'DELETED';
  /** Attempts under way. */
  readonly busy: number;
  /** When the first lease of those ends; null without any. */
  readonly leaseUntil: Date | null;
  /** Something is due that could leave now, if its tenant and the process had room. */
  readonly isDue: boolean;
  /** When the next delivery that waits for its time is due. */
  readonly nextAt: Date | null;
}

/** Room that others make is not announced: it is looked for. */
const LOOK_AGAIN_MS = 100;
/** Less often by those that have attempts under way, whose ends wake them: many may wait behind receivers that hang. */
const LOOK_AGAIN_BUSY_MS = 1000;

/**
 * How long an endpoint's lane may rest; undefined where nothing waits. What ends before, an attempt or the queueing of an
 * event, wakes it early: only time and dead processes do not.
 */
export function restOf(lane: LaneState, now: Date): number | undefined {
  const until = (at: Date): number => Math.max(0, at.getTime() - now.getTime());
  const ends = lane.leaseUntil === null ? [] : [until(lane.leaseUntil)];
  if (lane.status !== 'ENABLED') return ends[0];
  if (lane.busy >= LIMITS.perEndpoint) return ends[0];
  if (lane.isDue) return Math.min(lane.busy > 0 ? LOOK_AGAIN_BUSY_MS : LOOK_AGAIN_MS, ...ends);
  if (lane.nextAt !== null) ends.push(until(lane.nextAt));
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
