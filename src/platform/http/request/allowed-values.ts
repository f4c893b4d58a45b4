import type { SchemaError } from './schema-error.ts';

/** Values that all errors of one response list together (D-511). The longest list of the contract has fewer. */
export const MAX_ALLOWED = 200;

/** The values that a failed keyword allows; undefined where it allows more than a list of them. */
export function allowedBy({ keyword, params }: Pick<SchemaError, 'keyword' | 'params'>): string[] | undefined {
  if (keyword === 'const') return [valueText(params.allowedValue)];
  return keyword === 'enum' && Array.isArray(params.allowedValues) ? params.allowedValues.map(valueText) : undefined;
}

/** A value as text: what a query has, and what a reader compares. */
export const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The same list is sent once, at the first error that has it, and all lists together are bounded. */
export function withinBudget<Told extends { readonly allowed?: string[] }>(errors: readonly Told[]): Told[] {
  const listed = new Set<string>();
  let left = MAX_ALLOWED;
  return errors.map((error) => {
    const { allowed, ...rest } = error;
    if (allowed === undefined) return error;
    const key = allowed.join('\n');
    if (listed.has(key) || allowed.length > left) return rest as Told;
    listed.add(key);
    left -= allowed.length;
    return error;
  });
}

const ALTERNATIVES = new Set(['anyOf', 'oneOf']);

/** Alternatives that are all lists of values are one list to the client: `*`, `parcel.*` and the names of events. */
export function joinedLists(errors: readonly SchemaError[]): readonly SchemaError[] {
  if (!errors.some(({ keyword }) => ALTERNATIVES.has(keyword))) return errors;
  const joined: SchemaError[] = [];
  for (const error of errors) {
    const branches = ALTERNATIVES.has(error.keyword) ? branchesBefore(joined, error) : [];
    if (branches.length === 0) joined.push(error);
    else {
      joined.length -= branches.length;
      joined.push({ ...error, keyword: 'enum', params: { allowedValues: [...new Set(branches.flatMap(valuesOf))] } });
    }
  }
  return joined;
}

/** Ajv reports the branches of an alternative right before it. None where a branch failed by anything but its list. */
function branchesBefore(errors: readonly SchemaError[], { instancePath }: SchemaError): readonly SchemaError[] {
  const isWithin = (one: SchemaError) =>
    one.instancePath === instancePath || one.instancePath.startsWith(`${instancePath}/`);
  const branches = errors.slice(errors.findLastIndex((one) => !isWithin(one)) + 1);
  const areLists = branches.every((one) => one.instancePath === instancePath && valuesOf(one).length > 0);
  return areLists ? branches : [];
}

const valuesOf = (error: SchemaError): string[] => allowedBy(error) ?? [];
