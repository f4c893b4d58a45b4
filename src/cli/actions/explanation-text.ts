import type { Explanation } from '../../../generated/contract/schemas.ts';
import { table } from '../outcome.ts';

type Section = readonly [title: string, rows: string[][]];

/** An explanation for a terminal: the summary, the history, what may come, and what others have decided and answered. */
export function explanationText(told: Explanation): string {
  const sections = [...courseOf(told), ...tracesOf(told)];
  const printed = sections.filter(([, rows]) => rows.length > 0).map(([title, rows]) => `${title}\n${table(rows)}`);
  return [told.summary, ...printed].join('\n\n');
}

const courseOf = ({ timeline, waitingFor, next, money, jobs }: Explanation): Section[] => [
  [
    'HISTORY',
    timeline.map(({ at, event, from, to, actor }) => [at, event ?? '', `${from ?? '-'} -> ${to}`, actorText(actor)]),
  ],
  ['WAITS FOR', waitingFor.map(({ kind, code, why, dueAt }) => [kind, code ?? '', dueAt ?? '', why])],
  [
    'NEXT',
    next.map(({ event, by, operationId, to, allowed, code }) => [
      event,
      operationId ?? by,
      to.join(' or '),
      allowed === false ? `no ${code ?? ''}`.trim() : allowed === true ? 'yes' : allowed,
    ]),
  ],
  ['MONEY', money?.entries.map(({ at, from, to, amountBaseUnits }) => [at, `${from} -> ${to}`, amountBaseUnits]) ?? []],
  ['JOBS', jobs.map(({ topic, dueAt, attempts }) => [topic, dueAt, `${attempts} attempts`])],
];

const tracesOf = ({ refusals, policyDecisions, approvals, providerAttempts }: Explanation): Section[] => [
  ['REFUSED', refusals.map(({ at, operationId, code, actor }) => [at, operationId, code, actorText(actor)])],
  [
    'POLICY',
    policyDecisions.flatMap(({ createdAt, allow, reason, ruleTrace }) => [
      [createdAt, allow ? 'allowed' : 'denied', reason ?? ''],
      ...ruleTrace.map(({ rule, result, detail }) => [rule, result, detail]),
    ]),
  ],
  [
    'APPROVALS',
    approvals.flatMap(({ id, status, receivedWeight, requiredWeight, votes }) => [
      [id, status, `${receivedWeight} of ${requiredWeight}`],
      ...votes.map(({ memberId, decision, weightAtSigning }) => [memberId, decision, String(weightAtSigning)]),
    ]),
  ],
  [
    'PROVIDERS',
    providerAttempts.flatMap(({ provider, submittedAt, asked, answers }) => [
      [submittedAt, provider, `asked for ${asked.destinationAmountMinor ?? '-'} ${asked.destinationCurrency ?? ''}`],
      ...answers.map(({ at, status, disposition, reason }) => [
        at,
        status,
        [disposition, reason ?? ''].join(' ').trim(),
      ]),
    ]),
  ],
];

const actorText = ({ kind, id, name }: Explanation['timeline'][number]['actor']): string =>
  [kind, id, name].filter((word) => word !== null).join(' ');
