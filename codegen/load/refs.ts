import type { Diagnostics } from '../model/diagnostics.ts';
import { asString } from './json.ts';
import type { Spec } from './spec.ts';
import { specObjects } from './walk.ts';

/** Reports every `$ref` that names no file, or no place in it. */
export const checkRefs = (spec: Spec, diagnostics: Diagnostics): void => {
  for (const node of specObjects(spec)) {
    const ref = asString(node.object.$ref);
    if (ref !== undefined && !node.target()) {
      diagnostics.report(node.child('$ref') ?? node, 'unresolvable-ref', `$ref ${ref} names nothing`);
    }
  }
};
