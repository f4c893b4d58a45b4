import type { Change, Rule } from '../change.ts';
import type { Contract } from '../contract.ts';
import type { MachinePair } from '../machine-pair.ts';
import { paired, removedAndAdded } from '../pairs.ts';
import type { Say } from '../say.ts';
import { diffColumns } from './columns.ts';
import { diffFunctions } from './functions.ts';
import { diffReach } from './reach.ts';
import { diffStates } from './states.ts';
import { diffTransitions } from './transitions.ts';

export const diffMachines = (before: Contract, after: Contract): Change[] => {
  const changes: Change[] = [];
  const add = (rule: Rule, subject: string, words: Partial<Change> = {}): void => {
    changes.push({ area: 'machine', rule, subject, ...words });
  };
  const { both, removed, added } = paired(before.lifecycles, after.lifecycles, ({ id }) => id);
  for (const { id, table } of removed) {
    if (after.unreadable.has(id)) add('machine-unreadable', id, { now: 'does not load' });
    else add('machine-removed', id, { was: table });
  }
  for (const { id, table } of added) {
    if (before.unreadable.has(id)) add('machine-unreadable', id, { was: 'does not load' });
    else add('machine-added', id, { now: table });
  }
  for (const [was, now] of both) {
    const say: Say = (rule, words) => add(rule, now.id, words);
    diffMachine({ was, now, say, sent: eventsSent([...before.operations, ...after.operations], now.id) });
  }
  return changes;
};

const diffMachine = (pair: MachinePair): void => {
  const { was, now, say } = pair;
  diffMeta(pair);
  diffStates(pair);
  diffTransitions(pair);
  diffReach(pair);
  const events = removedAndAdded(was.events, now.events);
  for (const event of events.removed) say('event-removed', { was: event });
  for (const event of events.added) say('event-added', { now: event });
  diffTypes(pair);
  diffFunctions(pair);
  diffColumns(pair);
  if (was.hash !== now.hash) say('machine-definition', { was: was.hash.slice(0, 12), now: now.hash.slice(0, 12) });
};

const diffMeta = ({ was, now, say }: MachinePair): void => {
  if (was.domain !== now.domain) say('domain-changed', { was: was.domain, now: now.domain });
  if (was.table !== now.table) say('table-changed', { was: was.table, now: now.table });
  const parties = [was.parties.join(', '), now.parties.join(', ')] as const;
  if (parties[0] !== parties[1]) say('parties-changed', { was: parties[0], now: parties[1] });
  if (was.clock !== now.clock) say('clock-changed', { was: was.clock, now: now.clock });
  if (was.family !== now.family) say('family-changed', { was: was.family ?? 'none', now: now.family ?? 'none' });
  if (was.initial !== now.initial) say('initial-changed', { was: was.initial, now: now.initial });
};

/** Effects that `src/` has to hold, and what events and effects carry. */
const diffTypes = ({ was, now, say }: MachinePair): void => {
  const effects = removedAndAdded(was.effects, now.effects);
  for (const name of effects.removed) say('effect-dropped', { was: name });
  for (const name of effects.added) say('effect-declared', { now: name });
  for (const name of now.effects.filter((one) => was.effects.includes(one))) {
    const [old, next] = [was.types.params.get(name) ?? '', now.types.params.get(name) ?? ''];
    if (old !== next) say('effect-params', { at: name, was: old || 'nothing', now: next || 'nothing' });
  }
  for (const [event, payload] of now.types.events ?? []) {
    const old = was.types.events?.get(event);
    if (old !== undefined && old !== payload) {
      say('event-payload', { at: event, was: old || 'nothing', now: payload || 'nothing' });
    }
  }
};

const eventsSent = (operations: Contract['operations'], machine: string): Set<string> =>
  new Set(
    operations.flatMap(({ lifecycle }) =>
      lifecycle.flatMap((use) => (use.machine === machine && use.event !== undefined ? [use.event] : [])),
    ),
  );
