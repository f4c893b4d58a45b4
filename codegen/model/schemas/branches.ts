import { asArray, asObject, asString, isArray, isObject, type Json, type Schema } from '../../load/json.ts';

/** One rule that `x-branches` stands for: a choice that fails with a code, or a branch that holds when it was chosen. */
export interface BranchRule {
  readonly schema: Schema;
  /** Which code of the choice it fails with. */
  readonly on?: 'none' | 'several' | 'unknown';
  /** The place of the branch in `oneOf`. */
  readonly branch?: number;
}

/**
 * What validators make of `oneOf` with `x-branches`: rules that tell which branch a value means, and each branch under
 * the condition that it is the one. The errors are then those of that branch alone, where `oneOf` would tell those of all.
 * `consts` are the values of `property`, branch by branch.
 */
export const branchRules = (choice: Schema, branches: readonly Json[], consts: readonly Json[]): BranchRule[] => {
  const property = asString(choice.property);
  return property === undefined
    ? byKeys(choice, asArray(choice.keys).map(String), branches)
    : byProperty(property, branches, consts);
};

const has = (key: string): Schema => ({ required: [key] });

const byKeys = (choice: Schema, keys: readonly string[], branches: readonly Json[]): BranchRule[] => {
  const known = Object.fromEntries(keys.map((key) => [key, true]));
  const unknown = asString(choice.unknown);
  const pairs = keys.flatMap((one, at) => keys.slice(at + 1).map((other): Schema => ({ required: [one, other] })));
  return [
    // Null means absent (D-160): an error at its own place lets the platform take it away before anything is chosen.
    { schema: { properties: Object.fromEntries(keys.map((key) => [key, { not: { type: 'null' } }])) } },
    ...(unknown === undefined
      ? []
      : [{ schema: { properties: known, additionalProperties: false }, on: 'unknown' as const }]),
    { schema: { anyOf: keys.map(has) }, on: 'none' },
    { schema: { not: { type: 'object', anyOf: pairs } }, on: 'several' },
    ...branches.map((branch, at) => ({
      branch: at,
      schema: {
        if: {
          required: [keys[at] ?? ''],
          not: { anyOf: keys.filter((_key, other) => other !== at).map(has) },
          ...(unknown === undefined ? {} : { propertyNames: { enum: [...keys] } }),
        },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: branch,
      },
    })),
  ];
};

const byProperty = (property: string, branches: readonly Json[], consts: readonly Json[]): BranchRule[] => [
  { schema: has(property), on: 'none' },
  { schema: { properties: { [property]: { enum: [...consts] } } }, on: 'unknown' },
  ...branches.map((branch, at) => ({
    branch: at,
    schema: {
      if: { type: 'object', required: [property], properties: { [property]: { const: consts[at] ?? null } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: branch,
    },
  })),
];

/** Most schemas have no such choice, and are themselves what is compiled. */
const holdsBranches = (value: Json): boolean =>
  isArray(value)
    ? value.some(holdsBranches)
    : isObject(value) && ('x-branches' in value || Object.values(value).some(holdsBranches));

/** The schema as validators compile it: every choice with `x-branches` as rules of `allOf`, after those that stand there. */
export const withBranchRules = (value: Json, named: (name: string) => Json | undefined): Json => {
  if (!holdsBranches(value)) return value;
  if (isArray(value)) return value.map((item) => withBranchRules(item, named));
  if (!isObject(value)) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBranchRules(item, named)]));
  if (!isObject(value['x-branches'])) return inside;
  const { oneOf, 'x-branches': _choice, ...others } = inside;
  const branches = asArray(oneOf);
  const consts = branches.map((branch) => constOf(branch, asString(asObject(value['x-branches']).property), named));
  const rules = branchRules(asObject(value['x-branches']), branches, consts);
  return { type: 'object', ...others, allOf: [...asArray(inside.allOf), ...rules.map(({ schema }) => schema)] };
};

const constOf = (branch: Json, property: string | undefined, named: (name: string) => Json | undefined): Json => {
  const { $ref } = asObject(branch);
  const schema = typeof $ref === 'string' ? named($ref.replace('#/components/schemas/', '')) : branch;
  return asObject(asObject(asObject(schema).properties)[property ?? '']).const ?? null;
};
