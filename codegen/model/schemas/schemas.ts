import { asObject, type JsonObject } from '../../load/json.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { NamedSchema } from '../model.ts';

/** The schemas that the root names, sorted by name, as they stand in the bundled document. */
export const namedSchemas = (document: JsonObject, root: SpecNode): NamedSchema[] =>
  Object.entries(asObject(asObject(document.components).schemas))
    .map(([name, schema]) => ({ name, domain: domainOf(root, name), schema: asObject(schema) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

const domainOf = (root: SpecNode, name: string): string =>
  /^spec\/([^/]+)\//.exec(root.at('components', 'schemas', name)?.file ?? '')?.[1] ?? 'common';
