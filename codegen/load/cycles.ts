import type { Diagnostics } from '../model/diagnostics.ts';
import { asArray, asString, isObject } from './json.ts';
import type { Spec } from './spec.ts';
import type { SpecNode } from './spec-node.ts';
import { specObjects } from './walk.ts';

/** Keywords whose schemas hold for the same value: one that leads back to itself through them alone never ends. */
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['not', 'if', 'then', 'else'];

/**
 * Reports schemas that are made of themselves, by a `$ref` or a part of theirs, without a property or a list between.
 * True where there is one: nothing else can be read then.
 */
export const reportCycles = (spec: Spec, diagnostics: Diagnostics): boolean => {
  const done = new Set<string>();
  let found = false;
  const visit = (node: SpecNode, open: readonly string[]): void => {
    const { id } = node;
    if (open.includes(id)) {
      found = true;
      const name = String(node.path.at(-1) ?? node.file);
      const through =
        open.length - open.indexOf(id) > 1 ? `, through ${namesOf(open.slice(open.indexOf(id) + 1))}` : '';
      const message = `${name} is made of itself${through}: put a property or a list between, or name what is meant`;
      diagnostics.report(node, 'circular-schema', message);
      return;
    }
    if (done.has(id)) return;
    for (const next of partsOf(node)) visit(next, [...open, id]);
    done.add(id);
  };
  for (const node of specObjects(spec)) if (hasParts(node)) visit(node, []);
  return found;
};

const hasParts = ({ object }: SpecNode): boolean =>
  '$ref' in object || LISTS.some((key) => key in object) || SINGLE.some((key) => key in object);

const partsOf = (node: SpecNode): SpecNode[] => {
  const target = asString(node.object.$ref) === undefined ? undefined : node.target();
  const lists = LISTS.flatMap((key) => {
    const list = node.child(key);
    return asArray(list?.value).flatMap((_part, index) => list?.child(index) ?? []);
  });
  const single = SINGLE.flatMap((key) => node.child(key) ?? []);
  return [...(target ? [target] : []), ...lists, ...single].filter(({ value }) => isObject(value));
};

/** `A, B` of `spec/a.yaml#/A/allOf/0` and `spec/b.yaml#/B`. */
const namesOf = (ids: readonly string[]): string =>
  [...new Set(ids.map((id) => id.slice(id.indexOf('#') + 1)))].join(' and ');
