import { ContractFault } from '../contract-fault.ts';
import type { Field, NamedShape, Shape, Tell } from './shapes.ts';

type ObjectShape = Extract<NamedShape, { kind: 'object' }>;

/** Finds out how a union tells its branches apart. Throws where nothing does. */
export function tellOf(name: string, branches: readonly string[], named: ReadonlyMap<string, NamedShape>): Tell {
  const objects = branches.map((branch) => objectNamed(name, branch, named));
  const [first] = objects;
  for (const { name: by } of first?.fields ?? []) {
    const values = objects.map((object) => valuesOf(fieldOf(object, by), named));
    const all = values.flatMap((some) => some ?? []);
    if (values.every((some) => some !== undefined) && new Set(all).size === all.length) {
      const pairs = values.flatMap((some, place) => (some ?? []).map((value) => [value, branches[place] ?? '']));
      return { by, values: Object.fromEntries(pairs) };
    }
  }
  const keys = objects.map((object, place) => [ownKey(object, objects), branches[place] ?? ''] as const);
  if (keys.some(([key]) => key === undefined))
    throw new ContractFault(
      name,
      `nothing tells the branches of ${name} apart: give each a field with a value of its own`,
    );
  return { keys: Object.fromEntries(keys) };
}

function objectNamed(union: string, branch: string, named: ReadonlyMap<string, NamedShape>): ObjectShape {
  const found = named.get(branch);
  if (found?.kind !== 'object') throw new ContractFault(union, `${union}: its branch ${branch} is no object`);
  return found;
}

const fieldOf = ({ fields }: ObjectShape, name: string): Field | undefined =>
  fields.find((field) => field.name === name && field.required);

/** The strings that a field may be, if there are only some. */
function valuesOf(field: Field | undefined, named: ReadonlyMap<string, NamedShape>): readonly string[] | undefined {
  const shape = field === undefined ? undefined : resolved(field.shape, named);
  return shape?.kind === 'choice' && shape.values.every((value) => typeof value === 'string')
    ? (shape.values as readonly string[])
    : undefined;
}

const resolved = (shape: Shape, named: ReadonlyMap<string, NamedShape>): Shape => {
  const found = shape.kind === 'named' ? named.get(shape.name) : undefined;
  return found?.kind === 'alias' ? resolved(found.of, named) : shape;
};

/** A required field that no other branch has; if every other branch has one, the first may be told by what it alone has. */
function ownKey(object: ObjectShape, all: readonly ObjectShape[]): string | undefined {
  const others = all.filter((other) => other !== object);
  return object.fields.find(
    ({ name, required }) => required && !others.some((other) => other.fields.some((field) => field.name === name)),
  )?.name;
}
