import { type Contract, resolved, type Schema } from './contract.ts';

/** One way to satisfy a schema: what its allOf parts and one branch of each choice say together. */
export interface Alternative {
  readonly types: readonly string[] | undefined;
  readonly properties: Readonly<Record<string, readonly Schema[]>>;
  readonly required: ReadonlySet<string>;
  readonly items: readonly Schema[];
  readonly values: readonly unknown[] | undefined;
  readonly formats: readonly string[];
  readonly patterns: readonly string[];
}

/** A field where it was met: how it may look, and whether it is always there. */
export interface Field {
  readonly alternatives: readonly Alternative[];
  readonly isRequired: boolean;
  readonly isNullable: boolean;
}

const both = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): readonly T[] | undefined =>
  a === undefined ? b : b === undefined ? a : a.filter((one) => b.includes(one));

function merged(a: Alternative, b: Alternative): Alternative {
  const names = new Set([...Object.keys(a.properties), ...Object.keys(b.properties)]);
  return {
    types: both(a.types, b.types),
    properties: Object.fromEntries(
      [...names].map((name) => [name, [...(a.properties[name] ?? []), ...(b.properties[name] ?? [])]]),
    ),
    required: new Set([...a.required, ...b.required]),
    items: [...a.items, ...b.items],
    values: both(a.values, b.values),
    formats: [...a.formats, ...b.formats],
    patterns: [...a.patterns, ...b.patterns],
  };
}

const each = (a: readonly Alternative[], b: readonly Alternative[]): Alternative[] =>
  a.flatMap((one) => b.map((other) => merged(one, other)));

function own(schema: Schema): Alternative {
  return {
    types: schema.type === undefined ? undefined : [schema.type].flat(),
    properties: Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, [one]])),
    required: new Set(schema.required),
    items: schema.items === undefined ? [] : [schema.items],
    values: 'const' in schema ? [schema.const] : (schema.enum ?? rangeOf(schema)),
    formats: schema.format === undefined ? [] : [schema.format],
    patterns: schema.pattern === undefined ? [] : [schema.pattern],
  };
}

/** A short range of integers is an enumeration too. */
function rangeOf({ type, minimum, maximum }: Schema): readonly number[] | undefined {
  if (type !== 'integer' || minimum === undefined || maximum === undefined || maximum - minimum > 9) return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

/** Every way to satisfy a schema. */
export function alternativesOf(contract: Contract, schema: Schema): readonly Alternative[] {
  let found: readonly Alternative[] = [own(schema)];
  if (schema.$ref !== undefined) found = each(found, alternativesOf(contract, resolved(contract, schema)));
  for (const part of schema.allOf ?? []) found = each(found, alternativesOf(contract, part));
  for (const choice of [schema.oneOf, schema.anyOf]) {
    if (choice !== undefined)
      found = each(
        found,
        choice.flatMap((one) => alternativesOf(contract, one)),
      );
  }
  return found;
}

/** Every way to satisfy all of these at once. */
const together = (contract: Contract, schemas: readonly Schema[]): readonly Alternative[] =>
  schemas.map((one) => alternativesOf(contract, one)).reduce(each);

const isOnlyNull = ({ types, values }: Alternative): boolean =>
  values === undefined ? types?.length === 1 && types[0] === 'null' : values.every((one) => one === null);

const allowsNull = ({ types, values }: Alternative): boolean =>
  values === undefined ? types?.includes('null') === true : values.includes(null) && (types?.includes('null') ?? true);

/** A value where it is met: its alternatives without null, and whether null is one. */
function fieldOf(alternatives: readonly Alternative[], isRequired: boolean): Field {
  return {
    alternatives: alternatives.filter((one) => !isOnlyNull(one)),
    isRequired,
    isNullable: alternatives.some(allowsNull),
  };
}

export const rootOf = (contract: Contract, schemas: readonly Schema[]): Field =>
  fieldOf(
    schemas.flatMap((one) => alternativesOf(contract, one)),
    true,
  );

/** The field at a path such as `owners[].role`: undefined where no alternative has it. */
export function fieldAt(contract: Contract, root: Field, path: string): Field | undefined {
  const names = path.split('.').flatMap((name) => name.replaceAll('[]', '.[]').split('.'));
  let field: Field | undefined = root;
  for (const name of names) {
    if (field === undefined) return undefined;
    field = name === '[]' ? itemsOf(contract, field.alternatives) : propertyOf(contract, field, name);
  }
  return field;
}

/** The elements of a list. */
export function itemsOf(contract: Contract, alternatives: readonly Alternative[]): Field | undefined {
  const with_ = alternatives.filter(({ items }) => items.length > 0);
  if (with_.length === 0) return undefined;
  return fieldOf(
    with_.flatMap(({ items }) => together(contract, items)),
    true,
  );
}

function propertyOf(contract: Contract, { alternatives }: Field, name: string): Field | undefined {
  const with_ = alternatives.filter(({ properties }) => properties[name] !== undefined);
  if (with_.length === 0) return undefined;
  const isRequired = alternatives.every(({ required }) => required.has(name));
  return fieldOf(
    with_.flatMap(({ properties }) => together(contract, properties[name] ?? [])),
    isRequired,
  );
}
