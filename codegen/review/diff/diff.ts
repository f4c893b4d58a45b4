import { canonicalJson } from '../../load/json.ts';
import type { Change } from '../change.ts';
import type { Contract } from '../contract.ts';
import { paired } from '../pairs.ts';
import { noticeOfRemoval, today } from '../schedules.ts';
import { withStorage } from '../stored-values.ts';
import { acknowledgement } from '../words.ts';
import { diffDocument } from './document.ts';
import { diffErrors } from './errors.ts';
import { diffMachines } from './machines.ts';
import { diffOperations } from './operations.ts';
import { diffSchemas, namedSchemas } from './schemas.ts';
import { diffWebhooks } from './webhooks.ts';

/** All that differs between two contracts: on the same day, the same contracts give the same changes in the same order. */
export const diffContracts = (before: Contract, after: Contract, day = today()): Change[] => {
  const named = namedSchemas(before, after);
  const changes = [
    ...diffOperations(before, after, named),
    ...diffSchemas(before, after, named),
    ...diffErrors(before, after, named),
    ...diffWebhooks(before, after, named),
    ...diffMachines(before, after),
    ...diffDocument(before, after),
    ...diffLimits(before, after),
    ...diffExamples(before, after),
  ];
  return withStorage(changes, before)
    .map((change) => acknowledgedBy(change, before, after))
    .map((change) => {
      const notice = noticeOfRemoval(change, before.document, day);
      return notice === undefined ? change : { ...change, notice };
    });
};

/** Only what the change itself acknowledges counts: an entry that the older side has is about another one. */
const acknowledgedBy = (change: Change, before: Contract, after: Contract): Change => {
  const words = acknowledgement(change);
  const because = after.acknowledged.get(words);
  return because === undefined || before.acknowledged.has(words) ? change : { ...change, acknowledged: because };
};

/** The promises of the contract in words, which the service keeps. */
const diffLimits = (before: Contract, after: Contract): Change[] =>
  paired(before.limits, after.limits, ({ name }) => name).both.flatMap(([was, now]): Change[] =>
    was.value === now.value
      ? []
      : [{ area: 'document', rule: 'stated-limit', subject: now.name, was: was.words, now: now.words }],
  );

const diffExamples = (before: Contract, after: Contract): Change[] => {
  const { both, removed, added } = paired([...before.examples], [...after.examples], ([place]) => place);
  const changed = both.filter(([[, was], [, now]]) => canonicalJson(was) !== canonicalJson(now)).length;
  if (removed.length + added.length + changed === 0) return [];
  const now = `${added.length} added, ${removed.length} removed, ${changed} changed`;
  return [{ area: 'document', rule: 'examples', subject: 'examples', now }];
};
