import type { ErrorEntry } from '../../model/model.ts';
import type { Change, Rule } from '../change.ts';
import type { Contract } from '../contract.ts';
import { paired, removedAndAdded } from '../pairs.ts';
import { diffSchema, type NamedSchemas } from './schema.ts';

/** The registry of error codes; which operation answers which is said at the operation. */
export const diffErrors = (before: Contract, after: Contract, named: NamedSchemas): Change[] => {
  const { both, removed, added } = paired(before.errors, after.errors, ({ code }) => code);
  const change = (rule: Rule, subject: string, words: Partial<Change> = {}): Change => ({
    area: 'error',
    rule,
    subject,
    ...words,
  });
  return [
    ...removed.map(({ code }) => change('error-removed', code)),
    ...added.map(({ code, statuses }) => change('error-added', code, { now: statuses.join(', ') })),
    ...both.flatMap(([was, now]) => diffError(was, now, change, named)),
  ];
};

const diffError = (
  was: ErrorEntry,
  now: ErrorEntry,
  change: (rule: Rule, subject: string, words?: Partial<Change>) => Change,
  named: NamedSchemas,
): Change[] => {
  const { code } = now;
  const statuses = removedAndAdded(was.statuses.map(String), now.statuses.map(String));
  const constraints = removedAndAdded(was.constraints, now.constraints);
  return [
    ...statuses.removed.map((status) => change('error-status-removed', code, { was: status })),
    ...statuses.added.map((status) => change('error-status-added', code, { now: status })),
    ...(was.retry === now.retry ? [] : [change('error-retry', code, { was: `${was.retry}`, now: `${now.retry}` })]),
    ...constraints.removed.map((name) => change('constraint-removed', code, { was: name })),
    ...constraints.added.map((name) => change('constraint-added', code, { now: name })),
    ...(was.details && !now.details ? [change('error-details-removed', code)] : []),
    ...(!was.details && now.details ? [change('error-details-added', code)] : []),
    ...(was.details && now.details
      ? diffSchema(was.details, now.details, named, 'details').map(({ rule, ...words }) =>
          change(rule, code, { ...words, roles: ['response'] }),
        )
      : []),
  ];
};
