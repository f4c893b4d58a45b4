import type { ErrorObject } from 'ajv/dist/2020.js';
import { asObject, isArray, isObject, type Json, type Schema } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Model } from '../model.ts';

/** A value that stands as an example inside a named schema, with the schema that it stands in. */
export interface PropertyExample {
  readonly domain: string;
  readonly schema: Schema;
  readonly value: Json;
  readonly place: SpecNode;
}

/** All of them, but for those of schemas that refer to others: there the other's own examples are what counts. */
export const propertyExamples = (spec: Spec, model: Model): PropertyExample[] =>
  model.schemas.flatMap(({ name, domain, schema }) => {
    const node = spec.root.at('components', 'schemas', name);
    return node ? below(node, schema).map((found) => ({ domain, ...found })) : [];
  });

type Found = Omit<PropertyExample, 'domain'>;

/** Walks the written schema beside the bundled one: the first knows places, the second what machines fill in. */
const below = (node: SpecNode, bundled: Json): Found[] =>
  Object.entries(node.object).flatMap(([key, value]) => {
    const child = node.child(key);
    if (!child || key === 'examples' || typeof value !== 'object') return [];
    return visit(child, asObject(bundled)[key]);
  });

const visit = (node: SpecNode, bundled: Json | undefined): Found[] => {
  if (isArray(node.value)) {
    return node.value.flatMap((_item, index) => {
      const child = node.child(index);
      return child ? visit(child, isArray(bundled) ? bundled[index] : undefined) : [];
    });
  }
  if (!isObject(bundled)) return [];
  const list = node.child('examples');
  const own =
    list && isArray(list.value) && !JSON.stringify(bundled).includes('"$ref"')
      ? list.items().map((place) => ({ schema: bundled, value: place.value, place }))
      : [];
  return [...own, ...below(node, bundled)];
};

/** Holds them to their schemas, all in one function: one each would cost ten times as much. */
export const checkPropertyExamples = async (
  examples: readonly PropertyExample[],
  diagnostics: Diagnostics,
): Promise<void> => {
  const { explain, plainAjv } = await import('./ajv.ts');
  const properties = Object.fromEntries(examples.map(({ schema }, index) => [`e${index}`, schema]));
  const validate = plainAjv().compile({ properties });
  if (validate(Object.fromEntries(examples.map(({ value }, index) => [`e${index}`, value])))) return;
  const failures = Map.groupBy(validate.errors ?? [], ({ instancePath }) => instancePath.split('/')[1] ?? '');
  for (const [name, errors] of failures) {
    const example = examples[Number(name.slice(1))];
    const own = errors.map(
      (error): ErrorObject => ({ ...error, instancePath: error.instancePath.replace(`/${name}`, '') }),
    );
    if (example)
      diagnostics.report(example.place, 'invalid-example', `the example does not fit its schema: ${explain(own)}`);
  }
};
