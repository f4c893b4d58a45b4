import type { Story } from '../chapter.ts';

/**
 * A bug as its rows would show it, by the invariant that has to see it; of `tenants_stay_apart` it is the reference that
 * leaves its tenant. `*.planted.ts` of a domain's tests exports its own as `plants`.
 */
export type Plants = readonly (readonly [invariant: string, bug: string, sql: (story: Story) => string])[];

/** One step more in a history, and the status with it. */
export const append = (story: Story, id: string, from: string, event: string, to: string): string => `
  INSERT INTO lifecycle_log SELECT aggregate_id, step + 1, machine, machine_hash, '${event}', '${from}', '${from}', '${to}',
    '${to}', actor, request_id, at FROM lifecycle_log WHERE aggregate_id = '${id}' ORDER BY step DESC LIMIT 1;
  UPDATE offramp_payments SET status = '${to}', public_status = '${to}', step = step + 1 WHERE id = '${id}' AND '${story.sender}' <> '';`;
