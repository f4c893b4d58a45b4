import { lockByName } from '../../platform/db/named-lock.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';
import { HOUR_MS } from '../../platform/limits/budget.ts';
import { CHALLENGE_TTL_MS } from './rules/factor-rules.ts';

export type ChallengeRecord = RecordOf<'twofa-challenge'>;

/** The member's own challenge; another's is an unknown one. */
export const findChallenge = (
  reads: Reads,
  tenantId: string,
  memberId: string,
  id: string,
): Promise<ChallengeRecord | undefined> =>
  reads.one<ChallengeRecord>(sql('twofa_challenges').where({ tenant_id: tenantId, member_id: memberId, id }));

/** The wrong answers of a member in the last hour, to challenges that took their last one in it, or may have. */
export interface WrongAnswers {
  readonly count: number;
  /** When the first of those challenges took its last answer, at the latest. */
  readonly since: Date | null;
}

/** One answer of a member after the other: what is counted holds until the transaction ends. */
export async function lockWrongAnswers(
  reads: Reads,
  tenantId: string,
  memberId: string,
  now: Date,
): Promise<WrongAnswers> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  // In one message: the count looks only when the lock is held.
  const [, counted] = await Promise.all([
    lockByName(reads, 'twofa-answers', memberId),
    reads.one<WrongAnswers>(
      sql('twofa_challenges')
        .where({ tenant_id: tenantId, member_id: memberId })
        // No answer is taken after the row's last change, nor after the challenge's time.
        .where('created_at', '>', new Date(hourAgo.getTime() - CHALLENGE_TTL_MS))
        .where('updated_at', '>', hourAgo)
        .where('wrong_answers', '>', 0)
        .select(
          sql.raw(
            `coalesce(sum(wrong_answers), 0)::int AS count,
              min(least(updated_at, created_at + ? * interval '1 millisecond')) AS since`,
            [CHALLENGE_TTL_MS],
          ),
        ),
    ),
  ]);
  return counted ?? { count: 0, since: null };
}
