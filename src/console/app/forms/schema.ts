import type { Catalog, Schema } from '../../catalog.ts';

/** A field of a form, as the contract describes it. */
export type Field =
  | { readonly kind: 'text' | 'number'; readonly schema: Schema }
  | { readonly kind: 'boolean'; readonly schema: Schema }
  | { readonly kind: 'choice'; readonly schema: Schema; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly schema: Schema; readonly values: readonly string[] | undefined }
  | { readonly kind: 'object'; readonly schema: Schema; readonly members: readonly Member[] }
  | { readonly kind: 'forms'; readonly schema: Schema; readonly forms: readonly Form[] }
  | { readonly kind: 'json'; readonly schema: Schema };

export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly field: Field;
}

/** One of several forms that a value may have. */
export interface Form {
  readonly title: string;
  readonly field: Field;
}

const DEEPEST = 6;

/** The form of a schema. What no form of fields can say is written as JSON. */
export function fieldOf(catalog: Pick<Catalog, 'schemas'>, given: Schema, depth = 0): Field {
  const schema = resolve(catalog, given);
  if (depth > DEEPEST) return { kind: 'json', schema };
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).filter((one) => resolve(catalog, one).type !== 'null');
  const [only] = alternatives;
  if (only !== undefined && alternatives.length === 1) {
    const inner = resolve(catalog, only);
    return fieldOf(catalog, { ...inner, ...(schema.description && { description: schema.description }) }, depth + 1);
  }
  if (alternatives.length > 1) return formsOf(catalog, schema, alternatives, depth);
  const type = typeOf(schema);
  const values = schema.const === undefined ? schema.enum?.filter((one) => one !== null) : [schema.const];
  if (values !== undefined) return { kind: 'choice', schema, values: values.map(String) };
  if (type === 'boolean') return { kind: 'boolean', schema };
  if (type === 'integer' || type === 'number') return { kind: 'number', schema };
  if (type === 'string') return { kind: 'text', schema };
  if (type === 'array') return listOf(catalog, schema);
  if (schema.properties !== undefined) {
    return { kind: 'object', schema, members: membersOf(catalog, schema, depth) };
  }
  return { kind: 'json', schema };
}

const formsOf = (
  catalog: Pick<Catalog, 'schemas'>,
  schema: Schema,
  alternatives: readonly Schema[],
  depth: number,
): Field => ({
  kind: 'forms',
  schema,
  forms: alternatives.map((one, at) => ({
    title: resolve(catalog, one).title ?? onlyNeed(catalog, one, alternatives) ?? nameOf(one) ?? `Form ${at + 1}`,
    field: fieldOf(catalog, one, depth + 1),
  })),
});

/** The field by which an alternative is chosen, where each requires one of its own: `phoneNumber`, `email`. */
function onlyNeed(catalog: Pick<Catalog, 'schemas'>, one: Schema, alternatives: readonly Schema[]): string | undefined {
  const needs = alternatives.map((alternative) => resolve(catalog, alternative).required ?? []);
  const isTold = needs.every((names) => names.length === 1) && new Set(needs.flat()).size === alternatives.length;
  return isTold ? resolve(catalog, one).required?.[0] : undefined;
}

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.slice($ref.lastIndexOf('/') + 1);

function listOf(catalog: Pick<Catalog, 'schemas'>, schema: Schema): Field {
  const items = resolve(catalog, schema.items ?? {});
  const isText = typeOf(items) === 'string' || items.enum !== undefined;
  return isText ? { kind: 'list', schema, values: items.enum?.map(String) } : { kind: 'json', schema };
}

/** Required ones first, each group in the order of the contract. */
function membersOf(catalog: Pick<Catalog, 'schemas'>, schema: Schema, depth: number): Member[] {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(([name, inner]) => ({
    name,
    isRequired: required.has(name),
    field: fieldOf(catalog, inner, depth + 1),
  }));
  return [...members.filter(({ isRequired }) => isRequired), ...members.filter(({ isRequired }) => !isRequired)];
}

export function resolve(catalog: Pick<Catalog, 'schemas'>, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const target = catalog.schemas[nameOf(schema) ?? ''] ?? {};
  const { $ref: _, ...own } = schema;
  return { ...resolve(catalog, target), ...own };
}

const typeOf = ({ type }: Schema): string | undefined =>
  typeof type === 'string' ? type : type?.find((one) => one !== 'null');
