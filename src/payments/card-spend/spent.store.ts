import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { NOTHING_SPENT, type SpentWindows, windowStarts } from './windows.ts';

/** A spender with limits per time window. */
export interface Spender {
  readonly subjectType: 'card' | 'agent';
  readonly subjectId: string;
}

/**
 * The amounts that a card or an agent has spent in the windows of a moment. Those ahead of the clock count too. Triggers of
 * `card_authorizations` write `card_spend`: docs/database-rules.md.
 */
export async function spentWindows(
  reads: RowReads,
  tenantId: string | null,
  { subjectType, subjectId }: Spender,
  now: Date,
): Promise<SpentWindows> {
  const { day, week, month } = windowStarts(now);
  const row = await reads.one<SpentWindows>(
    sql('card_spend')
      .where({ subject_type: subjectType, subject_id: subjectId })
      .whereRaw('tenant_id IS NOT DISTINCT FROM ?', [tenantId])
      .where('day', '>=', Math.min(week, month))
      .select({
        daily_base_units: sumSince(day),
        weekly_base_units: sumSince(week),
        monthly_base_units: sumSince(month),
      }),
  );
  return row ?? NOTHING_SPENT;
}

const sumSince = (day: number) =>
  sql.raw('coalesce(sum(amount_base_units) FILTER (WHERE day >= ?), 0)::numeric(78,0)', [day]);

/**
 * The amount that the cards of a wallet have spent and not reversed. No token moves, so all of it still counts (D-274).
 */
export async function drawnFrom(reads: RowReads, tenantId: string | null, walletId: string): Promise<bigint> {
  const row = await reads.one<{ drawn: bigint }>(
    sql('card_spend')
      .where({ subject_type: 'wallet', subject_id: walletId })
      .whereRaw('tenant_id IS NOT DISTINCT FROM ?', [tenantId])
      .select({ drawn: sql.raw('coalesce(sum(amount_base_units), 0)::numeric(78,0)') }),
  );
  return row?.drawn ?? 0n;
}
