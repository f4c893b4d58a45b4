import type { Knex } from 'knex';
import { lockSpender } from '../../payments/card-spend/index.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { insert, type Write } from '../../platform/lifecycle/writes.ts';
import type { RollingSpent } from './rules/evaluate.ts';
import { type Subject, treasuryAccountsOf } from './spend-facts.store.ts';

const HOUR_MS = 3_600_000;

/**
 * Whoever adds up what a subject has spent holds this until the commit, so that of two payments at once the second one counts
 * the first. A use of a card has locked its card already.
 */
export async function lockSpent(reads: RowReads, { subjectType, subjectId }: Subject): Promise<void> {
  if (subjectType === 'card') return;
  await lockSpender(reads, subjectType === 'agent' ? 'agent' : 'wallet', subjectId);
}

/**
 * The amounts that a subject has spent in the last 24 and 720 hours by its tenant's clock (D-528). What happened at the very
 * beginning of a window no longer counts. What is judged itself is left out: it may be stored already.
 */
export async function rollingSpent(
  reads: RowReads,
  tenantId: string,
  subject: Subject,
  now: Date,
  judgedId: string | null,
): Promise<RollingSpent> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const query = sql('spends')
    .where({ tenant_id: tenantId })
    .whereIn('spender_id', spendersOf(tenantId, subject))
    .where('created_at', '>', before(720))
    .whereNull('ended_at')
    .select({
      daily_base_units: sql.raw('coalesce(sum(amount_base_units) FILTER (WHERE created_at > ?), 0)::numeric(78,0)', [
        before(24),
      ]),
      monthly_base_units: sql.raw('coalesce(sum(amount_base_units), 0)::numeric(78,0)'),
    });
  if (judgedId !== null) query.whereNot({ resource_id: judgedId });
  const row = await reads.one<RollingSpent>(query);
  if (row === undefined) throw new Error('sums are one row');
  return { dailyBaseUnits: BigInt(row.dailyBaseUnits), monthlyBaseUnits: BigInt(row.monthlyBaseUnits) };
}

/** A treasury account spends what its buckets' wallets do. */
const spendersOf = (tenantId: string, { subjectType, subjectId }: Subject): string[] | Knex.QueryBuilder =>
  subjectType === 'treasury_account'
    ? sql('treasury_buckets')
        .whereIn('account_id', treasuryAccountsOf(tenantId).where({ id: subjectId }).select('id'))
        .select('wallet_id')
    : [subjectId];

/** A use of money that counts into the rolling limits of these wallets and agents: to be written where it succeeds. */
export const countSpent = (
  { tenantId, now }: { readonly tenantId: string; readonly now: Date },
  { resourceId, amountBaseUnits }: { readonly resourceId: string; readonly amountBaseUnits: bigint | null },
  spenders: readonly (string | null | undefined)[],
): readonly Write[] =>
  amountBaseUnits === null || amountBaseUnits === 0n
    ? []
    : spenders
        .filter((id) => id != null)
        .map((spenderId) =>
          insert(
            'spends',
            { resourceId, spenderId, tenantId, amountBaseUnits, createdAt: now, endedAt: null },
            'ignore',
          ),
        );
