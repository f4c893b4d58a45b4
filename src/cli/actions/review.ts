import {
  presentReviewCase,
  type ReviewCaseRecord,
  resolveReviewCase,
  reviewCases,
} from '../../domains/offramp/reviews/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Options } from '../command.ts';
import { type Operator, toolsOf } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

export async function list({ transact }: Operator, { status, reason }: Options): Promise<Outcome> {
  const query = reviewCases({ status, reason }).orderBy(['created_at', 'id']);
  const cases = (await transact((unit) => unit.reads.many<ReviewCaseRecord>(query))).map(presentReviewCase);
  const lines = cases.map(({ id, status: at, createdAt, reason: why, paymentId }) => [
    id,
    at,
    createdAt,
    why,
    paymentId,
  ]);
  return { json: { reviewCases: cases }, text: table([['CASE', 'STATUS', 'CREATED', 'REASON', 'PAYMENT'], ...lines]) };
}

export async function resolve({ transact, name }: Operator, options: Options, id: string): Promise<Outcome> {
  const decision = options.decision === 'RELEASE' ? 'RELEASE' : 'REJECT';
  const resolved = await transact(async (unit) => {
    const result = await resolveReviewCase(toolsOf(unit), { id, decision, note: options.note ?? '', by: name });
    if (result instanceof Refusal) throw new Refused(result.code, REFUSALS[result.code]);
    return result;
  });
  const json = presentReviewCase(resolved);
  return { json, text: `${json.id}  ${json.status}  ${json.decision}` };
}

const REFUSALS = {
  REVIEW_CASE_NOT_FOUND: 'There is no such review case',
  REVIEW_CASE_RESOLVED: 'The case has already been decided',
  REVIEW_CASE_NOT_OPEN: 'The case was closed because its payment ended in another way',
};
