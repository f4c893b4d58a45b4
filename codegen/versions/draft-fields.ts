import { asArray, asObject, isArray, type Json, type JsonObject, type Schema } from '../load/json.ts';
import type { Change } from '../review/change.ts';
import type { Broken } from './breaks.ts';
import type { VersionChange } from './change.ts';
import { schemasOf } from './locate.ts';
import { type Sides, TODO } from './sides.ts';

export interface Drafted {
  readonly changes: readonly VersionChange[];
  /** What no kind of change serves. */
  readonly left: readonly Broken[];
}

/** Drafts for what breaks in schemas and statuses of responses. */
export const draftedFields = (breaks: readonly Broken[], all: readonly Change[], sides: Sides): Drafted => {
  const renames = renamesIn(breaks, all);
  const changes: VersionChange[] = [...renames.map(({ change }) => change)];
  const left: Broken[] = [];
  for (const one of breaks) {
    const drafted = one.change === undefined || one.isEvent ? undefined : draftOf(one.change, renames, all, sides);
    if (drafted === undefined) left.push(one);
    else changes.push(...drafted);
  }
  return { changes, left };
};

interface Rename {
  readonly change: VersionChange;
  readonly removed: Change;
  readonly added: Change;
}

const parentOf = (at: string): string => at.slice(0, Math.max(0, at.lastIndexOf('.')));
const isPlain = (at: string): boolean => /^[\w.]+$/.test(at);

/** A field that goes while one of its type comes is taken for renamed, or moved. */
const renamesIn = (breaks: readonly Broken[], all: readonly Change[]): Rename[] => {
  const taken = new Set<Change>();
  return breaks.flatMap(({ change: removed }): Rename[] => {
    if (removed?.rule !== 'property-removed' || removed.area !== 'schema' || !isPlain(removed.at ?? '')) return [];
    const from = removed.at ?? '';
    const [added] = all
      .filter(
        ({ rule, subject, now }) => rule === 'property-added' && subject === removed.subject && now === removed.was,
      )
      .filter((one) => !taken.has(one) && isPlain(one.at ?? ''))
      .sort((a, b) => likeness(b.at ?? '', from) - likeness(a.at ?? '', from));
    if (added === undefined) return [];
    taken.add(added);
    const to = added.at ?? '';
    const kind = parentOf(from) === '' && parentOf(to) === '' ? 'field-renamed' : 'field-moved';
    return [{ removed, added, change: { kind, schema: removed.subject, from, to } }];
  });
};

/** The same parent counts most, then what the names have in common at their ends. */
const likeness = (a: string, b: string): number => {
  const common = (one: string, other: string): number => {
    let at = 0;
    while (at < one.length && one[at]?.toLowerCase() === other[at]?.toLowerCase()) at += 1;
    return at;
  };
  const turned = (text: string): string => [...text].reverse().join('');
  return (parentOf(a) === parentOf(b) ? 100 : 0) + common(a, b) + common(turned(a), turned(b));
};

/** Undefined where no kind of change serves it; empty where another draft does. */
const draftOf = (
  change: Change,
  renames: readonly Rename[],
  all: readonly Change[],
  sides: Sides,
): VersionChange[] | undefined => {
  const { rule, subject, at = '' } = change;
  if (rule === 'event-type-removed') return undefined;
  if (rule === 'status-removed') return statusOf(change, all);
  if (change.area !== 'schema' || !(at === '' || isPlain(at))) return undefined;
  const isTop = !at.includes('.');
  switch (rule) {
    case 'property-removed':
      if (renames.some(({ removed }) => removed === change)) return [];
      return isTop ? [removedField(change, sides)] : undefined;
    case 'property-added':
    case 'property-required':
      if (renames.some(({ added }) => isSame(added, change))) return [];
      return isTop ? [requiredField(subject, at, sides.older)] : undefined;
    case 'value-removed':
      return valuesOf(change, all, sides.older);
    case 'default-changed':
      return [
        {
          kind: 'default-changed',
          schema: subject,
          field: at,
          was: fieldOf(sides.published, subject, at).default ?? null,
        },
      ];
    case 'limit-tightened':
    case 'limit-changed':
      if (at === '' || !change.now?.startsWith('pattern ')) return undefined;
      return [tightened(subject, at, sides.published)];
    default:
      return undefined;
  }
};

const isSame = (one: Change, other: Change): boolean =>
  one.rule === other.rule && one.subject === other.subject && one.at === other.at;

const statusOf = ({ subject, was }: Change, all: readonly Change[]): VersionChange[] | undefined => {
  const added = all.find((one) => one.rule === 'status-added' && one.subject === subject);
  if (added === undefined) return undefined;
  return [{ kind: 'status-changed', operation: subject, from: Number(was), to: Number(added.now) }];
};

const fieldOf = (document: JsonObject, name: string, at: string): Schema =>
  at
    .split('.')
    .filter((part) => part !== '')
    .reduce<Schema>((schema, part) => asObject(asObject(schema.properties)[part]), asObject(schemasOf(document)[name]));

const removedField = ({ subject, at = '', roles = [] }: Change, { published }: Sides): VersionChange => {
  const was = fieldOf(published, subject, at);
  const required = asArray(asObject(schemasOf(published)[subject]).required).includes(at);
  const isRead = roles.some((role) => role !== 'request');
  return {
    kind: 'field-removed',
    schema: subject,
    field: at,
    was,
    ...(required && { required }),
    ...(isRead && { value: likelyValue(was) }),
  };
};

const requiredField = (schema: string, field: string, older: JsonObject): VersionChange => ({
  kind: 'field-required',
  schema,
  field,
  value: likelyValue(fieldOf(older, schema, field)),
});

const likelyValue = (schema: Schema): Json => {
  if (schema.default !== undefined) return schema.default;
  const types = isArray(schema.type) ? schema.type : [schema.type];
  if (types.includes('null')) return null;
  return TODO;
};

const valuesOf = (
  { subject, at = '', was = '' }: Change,
  all: readonly Change[],
  older: JsonObject,
): VersionChange[] => {
  const place = { schema: subject, ...(at !== '' && { field: at }) };
  const added = all
    .filter((one) => one.rule === 'value-added' && one.subject === subject && (one.at ?? '') === at)
    .flatMap(({ now }) => now ?? []);
  const [to] = added;
  if (to === undefined) {
    const left = asArray(fieldOf(older, subject, at).enum).filter((one) => one !== null);
    return [{ kind: 'value-removed', ...place, value: was, becomes: left.length === 1 ? String(left[0]) : TODO }];
  }
  if (added.length > 1) return [{ kind: 'value-split', ...place, value: was, into: added }];
  return [{ kind: 'value-renamed', ...place, from: was, to }];
};

const tightened = (schema: string, field: string, published: JsonObject): VersionChange => {
  const { pattern } = fieldOf(published, schema, field);
  return {
    kind: 'pattern-tightened',
    schema,
    field,
    was: typeof pattern === 'string' ? pattern : null,
    accept: 'trim',
  };
};
