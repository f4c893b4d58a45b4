import { asObject, isArray, isObject, type Json } from '../../load/json.ts';
import type { Operation } from '../../model/model.ts';
import type { Change } from '../change.ts';
import { namesField, presentersOf } from '../code/handlers.ts';
import { conditionPlace } from '../code/migrations.ts';
import { migrationsSaying } from '../code/new-migrations.ts';
import { testsThrough } from '../code/tests.ts';
import { valueReferences } from '../code/value-references.ts';
import type { Contract } from '../contract.ts';
import { literals } from '../diff/columns.ts';
import { camel, snake } from '../names.ts';
import { refsIn, schemaUses } from '../schema-roles.ts';
import { type StoredColumn, storedColumns } from '../stored-values.ts';
import { type Follow, type FollowRules, type FollowUp, found, gone, type Scene, testsToFollow } from './follow-up.ts';
import { readsField, testOfField } from './operations.ts';

/** `lines[].sku` is the field `sku`. */
const fieldOf = (at = ''): string => at.split('.').at(-1)?.replaceAll('[]', '') ?? '';

/** A field of a request has to be read, one of a response to be presented. */
const ofField: Follow = (change, scene) => {
  const field = fieldOf(change.at);
  const { after } = scene;
  if (change.area === 'operation') {
    return after.operations.filter(({ id }) => id === change.subject).flatMap((own) => readsField(own, field, scene));
  }
  const { operations } = schemaUses(after);
  const carriers = (role: string): Operation[] =>
    after.operations.filter(({ id }) => operations.get(`${role} ${change.subject}`)?.has(id));
  return [
    ...carriers('request').flatMap((operation) => readsField(operation, field, scene)),
    ...presented(change.subject, field, carriers('response'), scene),
  ];
};

/** Where a schema is presented: by its own presenter, else by that of a schema that contains it. */
const presented = (name: string, field: string, carriers: readonly Operation[], scene: Scene): FollowUp[] => {
  if (carriers.length === 0) return [];
  const { after, project } = scene;
  const presenters = nearestPresenters([name], scene, new Set());
  const domain = after.schemas.find((schema) => schema.name === name)?.domain ?? carriers[0]?.domain ?? '';
  const knowing = presenters.filter((file) => project.isChanged(file) && namesField(project, file, field));
  const path = presenters[0] ?? `src/domains/${domain}`;
  const hint = presenters.length > 0 ? '' : ' (`<aggregate>.present.ts`)';
  return [
    { kind: 'presenter', path, task: `present \`${name}.${field}\`${hint}`, ...found(knowing) },
    testOfField({ domain: carriers[0]?.domain ?? domain }, field, carriers, project),
  ];
};

const nearestPresenters = (names: readonly string[], scene: Scene, seen: Set<string>): string[] => {
  const fresh = names.filter((name) => !seen.has(name));
  if (fresh.length === 0) return [];
  for (const name of fresh) seen.add(name);
  const own = fresh.flatMap((name) => presentersOf(scene.project, name));
  if (own.length > 0) return [...new Set(own)];
  const parents = scene.after.schemas.filter(({ schema }) => refsIn(schema).some((ref) => fresh.includes(ref)));
  return nearestPresenters(
    parents.map(({ name }) => name),
    scene,
    seen,
  );
};

/** The places that still list, name or contain a value that the contract no longer has. */
const ofRemovedValue: Follow = (change, scene) => {
  const { was: value = '', values = [] } = change;
  if (change.values === undefined) return [];
  const columns = change.stored === undefined ? [] : storedColumns(scene.before, values);
  return [
    ...columns.flatMap((column) => ofStoredValue(value, column, scene)),
    ...namedIn(change, value, columns, scene),
  ];
};

/** Rows that hold it are mapped to another value; then the CHECK constraint and the machine's context lose it. */
const ofStoredValue = (value: string, column: StoredColumn, { after, project }: Scene): FollowUp[] => {
  const place = `${column.table}.${column.column}`;
  const mapping = migrationsSaying(project, [column.table, column.column, `'${value}'`, 'UPDATE']);
  const rules = after.rules.filter(
    (rule) => rule.table === column.table && rule.values.get(column.column)?.includes(value) === true,
  );
  const mapped: FollowUp = {
    kind: 'migration',
    path: 'migrations',
    task: `rows whose ${place} is ${value} get another value`,
    ...found(mapping),
  };
  const constraint: FollowUp = {
    kind: 'migration',
    path: 'migrations',
    task: `then no constraint or index of ${place} names ${value}`,
    ...gone(rules.map(conditionPlace)),
  };
  const machine = after.lifecycles.find(({ id }) => id === column.lifecycle?.id);
  const typed = machine?.types.columns?.filter(
    ({ name, type }) => snake(name) === column.column && literals(type)?.includes(value),
  );
  const context: FollowUp[] = (typed ?? []).map(({ name }) => ({
    kind: 'code',
    path: machine?.file ?? '',
    task: `the type of \`${name}\` in the context still lists ${value}`,
    presence: 'missing',
    files: [],
  }));
  return [mapped, constraint, ...context];
};

const namedIn = (change: Change, value: string, columns: readonly StoredColumn[], scene: Scene): FollowUp[] => {
  const { values = [], at } = change;
  const names = columns.map(({ column }) => column);
  const fields = [fieldOf(at), ...names, ...names.map(camel)].filter((name) => name !== '');
  const isUnique = !enumsOf(scene.before).some((one) => one.includes(value) && !isRelated(one, values));
  const places = valueReferences(scene.project, value, { values, fields, isUnique });
  const task = `no code names ${value} of ${change.subject}${at ? `.${at}` : ''} any more`;
  return [{ kind: 'code', path: 'src', task, ...gone(places) }];
};

/** One spelling of an enum may have a value more or fewer than another. */
const isRelated = (one: readonly string[], other: readonly string[]): boolean =>
  one.filter((value) => other.includes(value)).length > Math.min(one.length, other.length) / 2;

/** Every list of values in the contract: enums of schemas and of parameters, statuses and events of machines. */
const enumsOf = ({ schemas, operations, lifecycles }: Contract): string[][] => {
  const found: string[][] = lifecycles.flatMap(({ statuses, events }) => [[...statuses], [...events]]);
  const visit = (node: Json): void => {
    if (isArray(node)) node.forEach(visit);
    if (!isObject(node)) return;
    if (isArray(node.enum)) found.push(node.enum.map(String));
    for (const [key, value] of Object.entries(node)) if (key !== 'examples') visit(value);
  };
  for (const { schema } of schemas) visit(schema);
  for (const { parameters, body } of operations) {
    for (const { schema } of Object.values(parameters).flat()) visit(schema);
    visit(asObject(body?.schema));
  }
  return found;
};

/** A column that holds the enum takes the new value. */
const ofAddedValue: Follow = (change, { before, after }) => {
  const { now: value = '', values = [] } = change;
  if (change.stored === undefined) return [];
  return storedColumns(before, values).flatMap(({ table, column, rule }): FollowUp[] => {
    if (rule === undefined) return [];
    const standing = after.rules.find((one) => one.table === table && one.lists === column);
    const files = standing?.values.get(column)?.includes(value) ? [standing.place.file] : [];
    return [{ kind: 'migration', path: 'migrations', task: `CHECK \`${rule.name}\` takes ${value}`, ...found(files) }];
  });
};

/** What a request may contain has changed: tests that send it, or that are refused for it, say the former rule. */
const ofLimit: Follow = (change, { after, project }) => {
  const { operations } = schemaUses(after);
  const takers = after.operations.filter(({ id }) =>
    change.area === 'operation' ? id === change.subject : operations.get(`request ${change.subject}`)?.has(id),
  );
  const task = `values of ${change.subject}${change.at ? `.${change.at}` : ''} at the new limit, and beyond it`;
  return takers.flatMap((operation) => testsToFollow(operation.domain, testsThrough(project, operation), task));
};

export const schemaRules: FollowRules = {
  'limit-changed': ofLimit,
  'limit-relaxed': ofLimit,
  'limit-tightened': ofLimit,
  'property-added': ofField,
  'value-removed': ofRemovedValue,
  'value-added': ofAddedValue,
};
