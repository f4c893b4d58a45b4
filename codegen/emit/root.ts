import { parseDocument, stringify, visit } from 'yaml';
import type { JsonObject } from '../load/json.ts';
import { ROOT_FILE, ROOT_HEAD } from '../load/root.ts';
import type { Emitter } from './emitter.ts';

const HEAD = `${ROOT_HEAD} from spec/document.yaml, spec/components.yaml and the files of the domains, for
# editors and other tools. Do not edit it: a new path, event or schema is named here by the next run.
`;

/** `spec/openapi.yaml`: the root of the contract in several files. One that somebody wrote is the source, and stays. */
export const emitRoot: Emitter = ({ root }) =>
  root === undefined ? [] : [{ path: ROOT_FILE, madeFrom: root, text: () => `${HEAD}${rootText(root)}` }];

/** A line for each reference, so that a review shows one line for each thing that comes or goes. */
const rootText = (root: JsonObject): string => {
  const document = parseDocument(stringify(inOrder(root), { blockQuote: 'literal' }));
  visit(document, {
    Map: (_key, node) => {
      if (node.items.length === 1 && node.has('$ref')) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0 }).replace(/^\w/gm, '\n$&');
};

/** Paths, events and components are long: they come last. */
const inOrder = ({ paths, webhooks, components, ...rest }: JsonObject): Partial<JsonObject> => ({
  ...rest,
  ...(paths === undefined ? {} : { paths }),
  ...(webhooks === undefined ? {} : { webhooks }),
  components,
});
