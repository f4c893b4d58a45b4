import { isArray, isObject } from './json.ts';
import type { Spec } from './spec.ts';
import { type SpecFiles, SpecNode } from './spec-node.ts';

/** Keys whose values are named by the author: what an `x-` or a `$ref` would be elsewhere is a name in them. */
const NAME_MAPS = new Set([
  'properties',
  'patternProperties',
  'headers',
  'responses',
  'schemas',
  'parameters',
  'examples',
  '$defs',
]);
/** Keys whose values are data. `examples` are too where they are a list: those of a schema. */
const DATA = new Set(['example', 'value', 'default', 'enum', 'const']);

const found = new WeakMap<SpecFiles, readonly SpecNode[]>();

/** Every object of the specification that says something of its own, in all files: no data, and no map of names. */
export const specObjects = ({ files }: Pick<Spec, 'files'>): readonly SpecNode[] => {
  const known = found.get(files);
  if (known) return known;
  const objects: SpecNode[] = [];
  for (const file of files.keys()) collect(SpecNode.root(files, file), false, objects);
  found.set(files, objects);
  return objects;
};

const collect = (node: SpecNode, isNames: boolean, objects: SpecNode[]): void => {
  if (isArray(node.value)) {
    for (const index of node.value.keys()) below(node, index, false, objects);
    return;
  }
  if (!isNames) objects.push(node);
  for (const [key, value] of Object.entries(node.object)) {
    if (isNames) below(node, key, false, objects);
    else if (!DATA.has(key) && !key.startsWith('x-') && !(key === 'examples' && isArray(value))) {
      below(node, key, NAME_MAPS.has(key) && isObject(value), objects);
    }
  }
};

const below = (node: SpecNode, key: string | number, isNames: boolean, objects: SpecNode[]): void => {
  const child = node.child(key);
  if (child && typeof child.value === 'object' && child.value !== null) collect(child, isNames, objects);
};
