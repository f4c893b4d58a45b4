import { Command } from 'commander';
import {
  presentReviewCase,
  type ReviewCaseRecord,
  resolveReviewCase,
  reviewCases,
} from '../../domains/offramp/index.ts';
import { matching, type Options, operatorCommand, type Report } from '../command.ts';
import { type Operator, toolsOf } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

/** Review cases of all tenants (D-122, D-426, D-428). */
export const reviewCommands = (report: Report): Command =>
  new Command('review')
    .description('review cases')
    .addCommand(
      operatorCommand(
        'list',
        'list review cases, oldest first',
        list,
      )(report)
        .option('--status <status>', 'OPEN, RESOLVED or CLOSED', matching(/^(OPEN|RESOLVED|CLOSED)$/, 'a status'))
        .option('--reason <reason>', 'only this reason', matching(/^[A-Z_]+$/, 'a reason')),
    )
    .addCommand(
      operatorCommand('resolve', 'decide an open case, once', (operator, options, [id = '']) =>
        resolve(operator, options, id),
      )(report)
        .argument('<case>', 'rvw_…')
        .requiredOption(
          '--decision <decision>',
          'RELEASE or REJECT',
          matching(/^(RELEASE|REJECT)$/, 'RELEASE or REJECT'),
        )
        .requiredOption('--note <text>', 'why', matching(/^[\s\S]{1,2000}$/, 'up to 2000 characters')),
    );

async function list({ transact }: Operator, { status, reason }: Options): Promise<Outcome> {
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

async function resolve({ transact, name }: Operator, options: Options, id: string): Promise<Outcome> {
  const decision = options.decision === 'RELEASE' ? 'RELEASE' : 'REJECT';
  const resolved = await transact(async (unit) => {
    const result = await resolveReviewCase(toolsOf(unit), { id, decision, note: options.note ?? '', by: name });
    if (typeof result === 'string') throw new Refused(result, REFUSALS[result]);
    return result;
  });
  const json = presentReviewCase(resolved);
  return { json, text: `${json.id}  ${json.status}  ${json.decision}` };
}

const REFUSALS = {
  REVIEW_CASE_NOT_FOUND: 'There is no such review case',
  REVIEW_CASE_RESOLVED: 'The case is decided already',
  REVIEW_CASE_NOT_OPEN: 'The case was closed, because its payment ended otherwise',
};
