import type { Leaf } from '../../model/model.ts';
import type { MachinePair } from '../machine-pair.ts';
import { paired, removedAndAdded } from '../pairs.ts';
import type { Say } from '../say.ts';

/** States in which an aggregate rests or passes, and what of them is seen outside. */
export const diffStates = ({ was, now, say }: MachinePair): void => {
  const told = was.family !== undefined || now.family !== undefined;
  const { both, removed, added } = paired(was.leaves, now.leaves, ({ name }) => name);
  for (const { name, status } of removed) {
    say(now.statuses.includes(status) ? 'substate-removed' : 'state-removed', { was: name });
  }
  for (const { name, status } of added) {
    say(was.statuses.includes(status) ? 'substate-added' : 'state-added', { now: name });
  }
  for (const [old, next] of both) diffLeaf(old, next, told, say);
  const publics = removedAndAdded(was.publics, now.publics);
  for (const value of publics.removed) say('projection-lost', { was: value, told });
  for (const value of publics.added) say('projection-gained', { now: value, told });
};

const diffLeaf = (was: Leaf, now: Leaf, told: boolean, say: Say): void => {
  const at = now.name;
  if (was.public !== now.public) say('projection-changed', { at, was: was.public, now: now.public, told });
  if (was.passing !== now.passing) say(now.passing ? 'state-passing' : 'state-resting', { at });
  if (was.final !== now.final) say(now.final ? 'state-final' : 'state-open', { at });
  const tags = removedAndAdded(was.tags, now.tags);
  if (tags.removed.length + tags.added.length > 0) {
    say('tags-changed', { at, was: tags.removed.join(', '), now: tags.added.join(', ') });
  }
  const waits = [waitsText(was), waitsText(now)];
  if (waits[0] !== waits[1]) say('waits-changed', { at, was: waits[0] ?? '', now: waits[1] ?? '' });
  const [old, next] = [deadlineText(was), deadlineText(now)];
  if (old === next) return;
  if (old === undefined) say('deadline-added', { at, now: next ?? '' });
  else if (next === undefined) say('deadline-removed', { at, was: old });
  else say('deadline-changed', { at, was: old, now: next });
};

const waitsText = ({ waitsFor }: Leaf): string | undefined =>
  waitsFor && `${waitsFor.who} by ${waitsFor.events.join(', ')}`;

const deadlineText = ({ deadline }: Leaf): string | undefined => deadline && `${deadline.event} at ${deadline.at}`;
