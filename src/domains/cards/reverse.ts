import { withChange } from '../../payments/card-spend/index.ts';
import type { Reads } from '../../platform/db/reads.ts';
import type { Aggregate } from '../../platform/lifecycle/aggregates/aggregate.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { spentColumns } from './card-authorization.facts.ts';
import { lockSpenders, spentNow } from './use-facts.cross-tenant.ts';

/** Gives back a part or the whole rest of what an authorization took; the caller has locked it (D-272). */
export async function reverse(
  authorization: Aggregate<'card-authorization'>,
  amountBaseUnits: bigint | undefined,
  reads: Reads,
): Promise<bigint | Refusal<'INVALID_TRANSITION' | 'INVALID_AMOUNT'>> {
  const { context, status, createdAt, now } = authorization;
  if (status !== 'APPROVED') return refuse('INVALID_TRANSITION', { details: { from: status, event: 'REVERSE' } });
  const rest = context.amountBaseUnits - context.reversedBaseUnits;
  const amount = amountBaseUnits ?? rest;
  if (amount > rest) return refuse('INVALID_AMOUNT');
  await lockSpenders(reads, context.cardId, context);
  const spent = withChange(await spentNow(reads, authorization), -amount, createdAt, now);
  await authorization.send('REVERSE', { amountBaseUnits: amount, spent: spentColumns(spent) });
  return amount;
}
