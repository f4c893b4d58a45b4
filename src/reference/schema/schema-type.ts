import type { Schema } from '../contract.ts';

/** The name that a reference ends in. */
export const lastSegment = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Splits a schema into whether null is allowed, and the schema of everything else. */
export const withoutNull = (schema: Schema): { readonly schema: Schema; readonly nullable: boolean } => {
  const branches = schema.anyOf ?? schema.oneOf;
  const [first, ...others] = (branches ?? []).filter(({ type }) => type !== 'null');
  const nullable = branches !== undefined && others.length + 1 < branches.length;
  if (nullable && first !== undefined && others.length === 0) {
    const { anyOf: _any, oneOf: _one, ...rest } = schema;
    return { schema: { ...first, ...rest }, nullable };
  }
  return { schema, nullable: nullable || (Array.isArray(schema.type) && schema.type.includes('null')) };
};

/** The branches of a choice that are no null; empty where there is no choice. */
export const branchesOf = (schema: Schema): readonly Schema[] => {
  const branches = schema.oneOf ?? schema.anyOf ?? [];
  const own = branches.filter(({ type }) => type !== 'null');
  return own.some(isRule) ? [] : own;
};

/** A part that only says which fields have to be there, and describes nothing. */
export const isRule = (schema: Schema): boolean =>
  schema.$ref === undefined &&
  schema.type === undefined &&
  schema.properties === undefined &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.oneOf === undefined &&
  (schema.required ?? schema.not ?? schema.anyOf) !== undefined;

/** A type in words, whose first part is the name of a schema where there is one. */
export interface TypeWords {
  /** `array of`. */
  readonly before: string;
  readonly name: string | undefined;
  readonly words: string;
}

export const typeOf = (full: Schema): TypeWords => {
  const { schema } = withoutNull(full);
  if (schema.$ref !== undefined) return { before: '', name: lastSegment(schema.$ref), words: '' };
  const own = (typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])).filter((type) => type !== 'null');
  if (own.includes('array')) {
    const { before, name, words } = typeOf(schema.items ?? {});
    return { before: `array of ${before}`, name, words };
  }
  const branches = branchesOf(schema);
  if (branches.length > 1) return { before: '', name: undefined, words: 'one of several' };
  if (own.length === 0) return { before: '', name: undefined, words: untyped(schema) };
  return {
    before: '',
    name: undefined,
    words: own.join(' or ') + (schema.format === undefined ? '' : ` (${schema.format})`),
  };
};

const untyped = (schema: Schema): string => {
  if (schema.const !== undefined) return typeof schema.const;
  if (schema.enum !== undefined) return [...new Set(schema.enum.map((value) => typeof value))].join(' or ');
  return schema.properties === undefined ? 'any' : 'object';
};
