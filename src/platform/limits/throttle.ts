// Reads across tenants: requests are counted before their tenant is known.

import type { Pool } from '../db/connection/pool.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import type { Statement } from '../db/statement.ts';

/** The most requests of one subject within a window. A limit of 0 is no limit. */
export interface ThrottleRule {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** A rule and whom it counts: a fingerprint, never an address or a token in plain text. */
export interface ThrottledBy {
  readonly rule: ThrottleRule;
  readonly subject: string;
}

/**
 * Counts one request under each rule, in a transaction of its own: the count outlives whatever the request itself comes
 * to, and holds over all processes (D-486). A window begins with its first request. Answers the seconds to wait when one
 * of the rules is used up, undefined when the request may go on.
 */
export async function throttle(pool: Pool, counted: readonly ThrottledBy[], now: Date): Promise<number | undefined> {
  const limited = counted.filter(({ rule }) => rule.limit > 0);
  if (limited.length === 0) return undefined;
  const results = await runAsSystem(
    pool,
    limited.map((one) => count(one, now)),
  );
  const waits = limited.map(({ rule }, index) => waitOf(rule, results[index]?.rows[0], now));
  const longest = Math.max(...waits);
  return longest > 0 ? longest : undefined;
}

function count({ rule, subject }: ThrottledBy, now: Date): Statement {
  const over = 'w.ends_at <= $2';
  return {
    text: `INSERT INTO throttle_windows AS w (key, starts_at, ends_at, count) VALUES ($1, $2, $3, 1)
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ${over} THEN 1 ELSE w.count + 1 END,
        starts_at = CASE WHEN ${over} THEN EXCLUDED.starts_at ELSE w.starts_at END,
        ends_at = CASE WHEN ${over} THEN EXCLUDED.ends_at ELSE w.ends_at END
      RETURNING count, ends_at`,
    values: [`${rule.name}:${subject}`, now, new Date(now.getTime() + rule.windowSeconds * 1000)],
  };
}

function waitOf(rule: ThrottleRule, row: { count: number; ends_at: Date } | undefined, now: Date): number {
  if (row === undefined || row.count <= rule.limit) return 0;
  return Math.max(1, Math.ceil((row.ends_at.getTime() - now.getTime()) / 1000));
}
