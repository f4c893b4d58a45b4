import { asArray, asString, type Json, type JsonObject } from '../load/json.ts';
import type { Spec } from '../load/spec.ts';
import type { SpecNode } from '../load/spec-node.ts';
import { specObjects } from '../load/walk.ts';
import type { Diagnostics } from './diagnostics.ts';

/** The values of a named schema; none where it has no enum of its own. */
const valuesOf = (root: SpecNode, name: string): readonly Json[] =>
  asArray(root.get('components')?.get('schemas')?.get(name)?.object.enum);

/**
 * Gives a schema with `x-values-of` the values of the named schema, behind those of `x-values-also`, so that each list
 * stands in the specification once.
 */
export const fillValues =
  (root: SpecNode) =>
  (schema: JsonObject): JsonObject => {
    const name = asString(schema['x-values-of']);
    return name === undefined
      ? schema
      : { ...schema, enum: [...asArray(schema['x-values-also']), ...valuesOf(root, name)] };
  };

/** `x-values-of` names a schema that has an enum itself. */
export const checkValues = (spec: Spec, diagnostics: Diagnostics): void => {
  specObjects(spec).forEach((node) => {
    const name = node.string('x-values-of');
    if (name === undefined || valuesOf(spec.root, name).length > 0) return;
    const message = `x-values-of names '${name}', which is no named schema with an enum of its own`;
    diagnostics.report(node.child('x-values-of') ?? node, 'invalid-extension', message);
  });
};
