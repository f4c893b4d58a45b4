import type { Computed, Json, Path, Segment, Step } from '../../../generated/versions/conversions.ts';

type JsonObject = { [key: string]: Json };
export type Direction = 'up' | 'down';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies steps to a value, one after the other. The value is changed in place where it can be; the result counts. */
export const applySteps = (
  value: Json,
  steps: readonly Step[] = [],
  functions: readonly Computed[] = [],
  direction: Direction = 'down',
): Json => steps.reduce((at, step) => updateAt(at, step.at, 0, changeOf(step, functions, direction)), value);

type Change = (value: Json) => Json;

const changeOf = (step: Step, functions: readonly Computed[], direction: Direction): Change => {
  switch (step.do) {
    case 'rename':
      return ofObject((object) => renamed(object, step.from, step.to));
    case 'move':
      return ofObject((object) => moved(object, step.from, step.to));
    case 'remove':
      return ofObject(({ [step.field]: _removed, ...others }) => others);
    case 'set':
      return ofObject((object) =>
        Object.hasOwn(object, step.field) ? object : { ...object, [step.field]: structuredClone(step.value) },
      );
    case 'values':
      return replacing(step.values);
    case 'text':
      return (value) => (typeof value === 'string' ? TEXT[step.form](value) : value);
    case 'call': {
      const compute = functions[step.call]?.[direction];
      return ofObject((object) => compute?.(object) ?? object);
    }
  }
};

const TEXT = {
  trim: (text: string) => text.trim(),
  lower: (text: string) => text.toLowerCase(),
  upper: (text: string) => text.toUpperCase(),
} as const;

const ofObject =
  (change: (object: JsonObject) => JsonObject): Change =>
  (value) =>
    isObject(value) ? change(value) : value;

/** Also each of a list of values, as a query's or a filter's. */
const replacing = (values: Readonly<Record<string, string>>): Change => {
  const one: Change = (value) =>
    typeof value === 'string' && Object.hasOwn(values, value) ? (values[value] as string) : value;
  return (value) => (Array.isArray(value) ? value.map(one) : one(value));
};

/** In its place among the fields. A value that has both names is left: what it means is not known. */
const renamed = (object: JsonObject, from: string, to: string): JsonObject =>
  !Object.hasOwn(object, from) || Object.hasOwn(object, to)
    ? object
    : Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value]));

const moved = (object: JsonObject, from: readonly string[], to: readonly string[]): JsonObject => {
  const value = from.reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), object);
  return value === undefined ? object : placed(taken(object, from), to, value);
};

const taken = (object: JsonObject, [name = '', ...inner]: readonly string[]): JsonObject => {
  const { [name]: value, ...others } = object;
  return inner.length > 0 && isObject(value) ? { ...object, [name]: taken(value, inner) } : others;
};

const placed = (object: JsonObject, [name = '', ...inner]: readonly string[], value: Json): JsonObject => {
  if (inner.length === 0) return { ...object, [name]: value };
  const below = object[name];
  return { ...object, [name]: placed(isObject(below) ? below : {}, inner, value) };
};

const updateAt = (value: Json, path: Path, at: number, change: Change): Json => {
  const segment: Segment | undefined = path[at];
  if (segment === undefined) return change(value);
  if (typeof segment !== 'string')
    return isAlternative(value, segment.is) ? updateAt(value, path, at + 1, change) : value;
  if (Array.isArray(value)) return segment === '*' ? value.map((one) => updateAt(one, path, at + 1, change)) : value;
  // A list in a query may come as one text.
  if (segment === '*' && typeof value === 'string') return updateAt(value, path, at + 1, change);
  if (!isObject(value)) return value;
  for (const name of segment === '*' ? Object.keys(value) : [segment]) {
    const inner = value[name];
    if (inner !== undefined && Object.hasOwn(value, name)) value[name] = updateAt(inner, path, at + 1, change);
  }
  return value;
};

const isAlternative = (value: Json | undefined, is: Readonly<Record<string, Json>>): boolean =>
  isObject(value) &&
  Object.entries(is).every(([name, wanted]) =>
    isObject(wanted) ? isAlternative(value[name], wanted) : value[name] === wanted,
  );

/** The pointer in the older request for a pointer in the newer one: the steps of `up` in reverse. `value` is the newer request. */
export const olderPointer = (pointer: string, steps: readonly Step[] = [], value?: Json): string =>
  steps.toReversed().reduce((at, step) => {
    if (!leadsThrough(at, step.at, value)) return at;
    if (step.do === 'rename') return swapped(at, step.at, [step.to], [step.from]);
    return step.do === 'move' ? swapped(at, step.at, step.to, step.from) : at;
  }, pointer);

/** Whether the value has the alternatives of a path on the way of a pointer. What is not there may be any of them. */
const leadsThrough = (pointer: string, path: Path, value: Json | undefined): boolean => {
  const names = pointer.split('/').slice(2);
  let here = value;
  let depth = 0;
  for (const segment of path) {
    if (typeof segment !== 'string') {
      if (here !== undefined && !isAlternative(here, segment.is)) return false;
      continue;
    }
    here = typeof here === 'object' && here !== null ? (here as JsonObject)[names[depth] ?? ''] : undefined;
    depth += 1;
  }
  return true;
};

const swapped = (pointer: string, at: Path, now: readonly string[], was: readonly string[]): string => {
  const [root = '', part = '', ...names] = pointer.split('/');
  const holder = at.filter((segment) => typeof segment === 'string');
  const path = [...holder, ...now];
  if (!path.every((name, place) => (name === '*' ? names[place] !== undefined : name === names[place]))) return pointer;
  return [root, part, ...names.slice(0, holder.length), ...was, ...names.slice(path.length)].join('/');
};

/** The values of a field as the older request may have them: each of the values that mean a newer one. */
export const olderValues = (
  values: readonly string[],
  pointer: string,
  steps: readonly Step[] = [],
  value?: Json,
): string[] =>
  steps.toReversed().reduce((at: readonly string[], step) => {
    if (step.do !== 'values' || !isAt(pointer, step.at) || !leadsThrough(pointer, step.at, value)) return at;
    const older = Object.entries(step.values);
    // What is written otherwise now is not what the client wrote; what several values mean is all of them.
    const renamed = at.filter((one) => !older.some(([was, now]) => now === one && !at.includes(was)));
    return [...renamed, ...older.flatMap(([was, now]) => (at.includes(now) ? [was] : []))];
  }, values) as string[];

const isAt = (pointer: string, path: Path): boolean => {
  const names = pointer.split('/').slice(2);
  const wanted = path.filter((segment) => typeof segment === 'string');
  return names.length === wanted.length && wanted.every((name, place) => name === '*' || name === names[place]);
};
