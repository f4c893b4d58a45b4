import { isWithin } from '../../model/machines/machine-graph.ts';
import type { Leaf, Lifecycle } from '../../model/model.ts';
import type { Change } from '../change.ts';
import { conditionPlace, type StoredRule } from '../code/migrations.ts';
import type { Place } from '../code/project.ts';
import { type StatusReference, statusReferences } from '../code/status-references.ts';
import { listed } from '../names.ts';
import { type FollowUp, gone, type Scene, toLookAt } from './follow-up.ts';

/**
 * The code and the constraints that compare, list or map the statuses of a changed machine: a new state falls on one side
 * of each, and what names a state that is gone is never true again. No compiler sees those in SQL.
 */
export const statusFollowUps = (changes: readonly Change[], scene: Scene): FollowUp[] =>
  scene.lifecycles.flatMap((lifecycle) => {
    const own = changes.filter(({ area, subject }) => area === 'machine' && subject === lifecycle.id);
    const [before, after] = [scene.before, scene.after].map(({ lifecycles }) =>
      lifecycles.find(({ id }) => id === lifecycle.id),
    );
    if (!before || !after || !own.some(({ rule }) => RULES.has(rule))) return [];
    const references = statusReferences(scene.project, lifecycle, scene.lifecycles);
    return [
      ...ofAdded(before, after, references, scene),
      ...ofRemoved(before, after, references, scene),
      ...ofReprojected(own, after, references),
    ];
  });

const RULES: ReadonlySet<string> = new Set([
  ...['state-added', 'state-removed', 'substate-added', 'substate-removed', 'projection-changed'],
]);

const namesOf = ({ status, public: shown }: Leaf): string[] => (status === shown ? [status] : [status, shown]);

/** Statuses and projected values that only the second of two machines has. */
const onlyIn = (other: Lifecycle, lifecycle: Lifecycle): string[] => {
  const known = new Set(other.leaves.flatMap(namesOf));
  return [...new Set(lifecycle.leaves.flatMap(namesOf))].filter((name) => !known.has(name));
};

/** A state below a known status is seen by its projected value alone: lines that name stored statuses do not change. */
const ofAdded = (
  before: Lifecycle,
  after: Lifecycle,
  references: readonly StatusReference[],
  { after: { rules } }: Scene,
): FollowUp[] => {
  const known = new Set(before.leaves.map(({ name }) => name));
  const leaves = after.leaves.filter(({ name }) => !known.has(name));
  const added = onlyIn(before, after).filter((name) => leaves.some((leaf) => namesOf(leaf).includes(name)));
  if (added.length === 0) return [];
  const hasStatus = added.some((name) => after.statuses.includes(name));
  const names = (leaf: Leaf): string[] =>
    hasStatus ? namesOf(leaf) : [leaf.public].filter((name) => !after.statuses.includes(name));
  const near = new Set(leaves.flatMap((leaf) => neighbours(leaf, after).flatMap(names)));
  for (const name of added) near.delete(name);
  const isNear = (values: readonly string[]): boolean => values.some((value) => near.has(value));
  // A line that already names a new state has been decided.
  const isOpen = (values: readonly string[]): boolean => !values.some((value) => added.includes(value));
  const open = references.filter(({ values }) => isOpen(values));
  const [close, far] = [open.filter(({ values }) => isNear(values)), open.filter(({ values }) => !isNear(values))];
  const subject = `${listed(added)} of ${after.id}`;
  const conditions = conditionsOn(after, rules, (values) => isNear(values) && isOpen(values));
  return [
    ...list(`${subject}: is each line right for it? They name its neighbours ${listed([...near])}`, close),
    ...(hasStatus ? list(`${subject}: lines that name other statuses`, far) : []).map((one) => ({
      ...one,
      isBrief: true as const,
    })),
    ...ofConditions(
      `${subject}: is each condition on ${after.table} right for it? A new migration changes it`,
      toLookAt(conditions),
    ),
  ];
};

/** Constraints and indexes, other than the list of all statuses, that compare a status with values. */
const conditionsOn = (
  { table }: Lifecycle,
  rules: readonly StoredRule[],
  test: (values: readonly string[]) => boolean,
): Place[] =>
  rules
    .filter(
      (rule) =>
        rule.table === table &&
        rule.lists !== 'status' &&
        ['status', 'public_status'].some((column) => test(rule.values.get(column) ?? [])),
    )
    .map(conditionPlace);

const ofConditions = (task: string, state: Pick<FollowUp, 'presence' | 'files' | 'places'>): FollowUp[] =>
  state.places?.length ? [{ kind: 'migration', path: 'migrations', task, ...state }] : [];

/** The states from which a state is entered and to which it is left. */
const neighbours = (leaf: Leaf, lifecycle: Lifecycle): Leaf[] => {
  const beside = lifecycle.transitions.flatMap(({ from, to }) => {
    if (to === undefined) return [];
    if (overlaps(to, leaf.name)) return [from];
    return overlaps(from, leaf.name) ? [to] : [];
  });
  return lifecycle.leaves.filter(({ name }) => name !== leaf.name && beside.some((state) => overlaps(state, name)));
};

/** The same state, or one within the other. */
const overlaps = (state: string, other: string): boolean => isWithin(state, other) || isWithin(other, state);

const list = (task: string, references: readonly StatusReference[]): FollowUp[] =>
  references.length === 0
    ? []
    : [{ kind: 'code', path: 'src', task, ...toLookAt(references.map(({ place }) => place)) }];

/** The places that name a state that the machine no longer has. */
const ofRemoved = (
  before: Lifecycle,
  after: Lifecycle,
  references: readonly StatusReference[],
  { after: { rules } }: Scene,
): FollowUp[] =>
  onlyIn(after, before).flatMap((value): FollowUp[] => {
    const naming = references.filter(({ values }) => values.includes(value)).map(({ place }) => place);
    const conditions = conditionsOn(after, rules, (values) => values.includes(value));
    return [
      { kind: 'code', path: 'src', task: `no code names ${value} of ${after.id} any more`, ...gone(naming) },
      ...ofConditions(`no condition on ${after.table} names ${value}`, gone(conditions)),
    ];
  });

/** Readers of the projected value see another one for the same state. */
const ofReprojected = (
  changes: readonly Change[],
  { id, publics }: Lifecycle,
  references: readonly StatusReference[],
): FollowUp[] =>
  changes.flatMap(({ rule, at = '', was = '', now = '' }) => {
    // A value that is gone altogether is listed as such.
    if (rule !== 'projection-changed' || !publics.includes(was)) return [];
    const naming = references.filter(({ values }) => values.includes(was));
    return list(
      `${at} of ${id} is shown as ${now}, no longer as ${was}: is each line that names ${was} still right?`,
      naming,
    );
  });
