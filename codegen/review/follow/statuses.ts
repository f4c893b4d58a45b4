import type { Leaf, Lifecycle } from '../../model/model.ts';
import type { Change } from '../change.ts';
import { conditionPlace } from '../code/migrations.ts';
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

const ofAdded = (
  before: Lifecycle,
  after: Lifecycle,
  references: readonly StatusReference[],
  { after: { rules } }: Scene,
): FollowUp[] => {
  const added = onlyIn(before, after);
  if (added.length === 0) return [];
  const isNew = ({ status, public: shown }: Leaf): boolean => added.includes(status) || added.includes(shown);
  const near = new Set(after.leaves.filter(isNew).flatMap((leaf) => neighbours(leaf, after)));
  const names = listed(added);
  const neighboursText = listed([...near].filter((name) => !added.includes(name)));
  // A line that already names a new state has been decided.
  const open = references.filter(({ values }) => !values.some((value) => added.includes(value)));
  const isNear = ({ values }: StatusReference): boolean => values.some((value) => near.has(value));
  const [close, far] = [open.filter(isNear), open.filter((reference) => !isNear(reference))];
  const conditions = rules.filter(
    ({ table, lists, values }) =>
      table === after.table &&
      lists !== 'status' &&
      STATUS_COLUMNS.some((column) => {
        const compared = values.get(column) ?? [];
        return compared.some((value) => near.has(value)) && !compared.some((value) => added.includes(value));
      }),
  );
  return [
    ...list(
      'src',
      `on which side of each line does ${names} belong? It names ${neighboursText}, next to ${names} in ${after.id}`,
      close,
    ),
    ...list('src', `the same for the lines that name other statuses of ${after.id}`, far).map((one) => ({
      ...one,
      isBrief: true as const,
    })),
    ...(conditions.length === 0
      ? []
      : [
          {
            kind: 'migration' as const,
            path: 'migrations',
            task: `does each condition on ${after.table} still say what it should, with ${names}? A new migration changes it`,
            ...toLookAt(conditions.map(conditionPlace)),
          },
        ]),
  ];
};

const STATUS_COLUMNS = ['status', 'public_status'];

/** The states from which a state is entered and to which it is left, as the code may name them. */
const neighbours = (leaf: Leaf, lifecycle: Lifecycle): string[] => {
  const isWithin = (state: string, name: string): boolean =>
    `${name}.`.startsWith(`${state}.`) || `${state}.`.startsWith(`${name}.`);
  const beside = lifecycle.transitions.flatMap(({ from, to }) => {
    if (to === undefined) return [];
    if (isWithin(to, leaf.name)) return [from];
    return isWithin(from, leaf.name) ? [to] : [];
  });
  return lifecycle.leaves
    .filter(({ name }) => name !== leaf.name && beside.some((state) => isWithin(state, name)))
    .flatMap(namesOf);
};

const list = (path: string, task: string, references: readonly StatusReference[]): FollowUp[] =>
  references.length === 0 ? [] : [{ kind: 'code', path, task, ...toLookAt(references.map(({ place }) => place)) }];

/** What names a state that the machine no longer has. */
const ofRemoved = (
  before: Lifecycle,
  after: Lifecycle,
  references: readonly StatusReference[],
  { after: { rules } }: Scene,
): FollowUp[] =>
  onlyIn(after, before).flatMap((value): FollowUp[] => {
    const naming = references.filter(({ values }) => values.includes(value)).map(({ place }) => place);
    const conditions = rules.filter(
      ({ table, lists, values }) =>
        table === after.table &&
        lists !== 'status' &&
        STATUS_COLUMNS.some((column) => values.get(column)?.includes(value)),
    );
    const places = conditions.map(conditionPlace);
    return [
      { kind: 'code', path: 'src', task: `no code names ${value} of ${after.id} any more`, ...gone(naming) },
      ...(places.length === 0
        ? []
        : [
            {
              kind: 'migration' as const,
              path: 'migrations',
              task: `no condition on ${after.table} names ${value}`,
              ...gone(places),
            },
          ]),
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
      'src',
      `${at} of ${id} is shown as ${now} and no longer as ${was}: is each line that names ${was} still right?`,
      naming,
    );
  });
