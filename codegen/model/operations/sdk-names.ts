import { asArray, asString } from '../../load/json.ts';
import type { Spec } from '../../load/spec.ts';
import type { SpecNode } from '../../load/spec-node.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { Operation } from '../model.ts';
import { sdkNames } from './sdk-namespaces.ts';

/** Holds what the SDK's client calls each operation: a line each, `createCard: cards.create`. */
export const SDK_NAMES_FILE = 'spec/sdk-names.yaml';

/**
 * Where the SDK's client has each operation, by its id. `x-sdk-name` says so, or else the name that it has already, held
 * in a file: by rule alone, another tag or an added list would rename what programs call. Only what is new is named by rule.
 */
export const namesInSdk = (
  spec: Spec,
  operations: readonly Operation[],
  diagnostics: Diagnostics,
): ReadonlyMap<string, string> => {
  const held = heldNames(spec);
  const named = operations.flatMap(({ id, place }) => {
    const node = place as SpecNode;
    const tag = asString(asArray(node.get('tags')?.value)[0]);
    if (tag === undefined) {
      diagnostics.report(node, 'sdk-name', `${id} has no tag, and so no namespace in the SDK`);
      return [];
    }
    return [{ id, tag, chosen: node.string('x-sdk-name') ?? held.get(id), place: node }];
  });
  try {
    return new Map([...sdkNames(named)].map(([id, { namespace, member }]) => [id, `${namespace}.${member}`]));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = named.findLast(({ id }) => new RegExp(`\\b${id}\\b`).test(message))?.place ?? spec.root;
    diagnostics.report(at.child('x-sdk-name') ?? at.child('operationId') ?? at, 'sdk-name', message);
    return new Map();
  }
};

const heldNames = ({ files }: Spec): Map<string, string> => {
  const names = Object.entries(files.get(SDK_NAMES_FILE) ?? {});
  return new Map(names.flatMap(([id, name]) => (typeof name === 'string' ? [[id, name] as const] : [])));
};
