import type { Json, JsonObject } from '../../load/json.ts';
import { asObject } from '../../load/json.ts';
import { transitionsFrom } from '../machines/refused-states.ts';
import { isControl } from '../machines/senders.ts';
import type { Lifecycle, Operation } from '../model.ts';

/** An operation that can follow another one on the same resource, and where its id comes from. */
export interface Link {
  readonly operation: Operation;
  readonly parameter: string;
  readonly value: string;
  readonly event: string;
}

/** The document with `links` from each operation to those that its lifecycle allows next. */
export const withLinks = (
  document: JsonObject,
  operations: readonly Operation[],
  lifecycles: readonly Lifecycle[],
): JsonObject => {
  const paths: Record<string, Json> = { ...asObject(document.paths) };
  for (const operation of operations) {
    const links = linksOf(operation, operations, lifecycles);
    const status = Object.keys(asObject(nodeOf(paths, operation).responses)).find((code) => /^2/.test(code));
    if (links.length === 0 || status === undefined) continue;
    const node = nodeOf(paths, operation);
    const responses = asObject(node.responses);
    const response = { ...asObject(responses[status]), links: Object.fromEntries(links.map(linkObject)) };
    paths[operation.path] = {
      ...asObject(paths[operation.path]),
      [operation.method]: { ...node, responses: { ...responses, [status]: response } },
    };
  }
  return { ...document, paths };
};

const nodeOf = (paths: JsonObject, { path, method }: Operation): JsonObject => asObject(asObject(paths[path])[method]);

const linkObject = ({ operation, parameter, value, event }: Link): [string, JsonObject] => [
  operation.id,
  {
    operationId: operation.id,
    parameters: { [parameter]: value },
    description: `${operation.summary}: sends ${event}, which the lifecycle may take next.`,
  },
];

/** One link for each operation that sends an event which some state takes that this operation leads to. */
export const linksOf = (
  operation: Operation,
  operations: readonly Operation[],
  lifecycles: readonly Lifecycle[],
): readonly Link[] => {
  const source = idFrom(operation);
  if (source === undefined) return [];
  const links = new Map<string, Link>();
  for (const { machine, event } of operation.lifecycle) {
    const lifecycle = lifecycles.find(({ id }) => id === machine);
    if (lifecycle === undefined) continue;
    const next = eventsAfter(lifecycle, event);
    for (const other of operations) {
      const use = other.lifecycle.find(
        (one) => one.machine === machine && one.event !== undefined && next.has(one.event),
      );
      const parameter = parameterOf(other, source.collection);
      if (use?.event === undefined || parameter === undefined || isControl(other.path) || links.has(other.id)) continue;
      links.set(other.id, { operation: other, parameter, value: source.value, event: use.event });
    }
  }
  return [...links.values()];
};

/** Where the id of the resource is after an operation, and the collection that it belongs to. */
const idFrom = ({ path, location }: Operation): { readonly collection: string; readonly value: string } | undefined => {
  const created = /^(.*\/)\{(\w+)\}$/.exec(location ?? '');
  if (created) return { collection: created[1] ?? '', value: `$response.body#/${created[2]}` };
  const [, collection, name] = /^([^{]*\/)\{(\w+)\}/.exec(path) ?? [];
  if (collection === undefined || isControl(path)) return undefined;
  return { collection, value: `$request.path.${name}` };
};

/** The only parameter of a path below a collection; undefined where a path has others beside it. */
const parameterOf = ({ path }: Operation, collection: string): string | undefined => {
  if (!path.startsWith(`${collection}{`)) return undefined;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.length === 1 ? names[0] : undefined;
};

/** The events that a lifecycle may take after this one, or after its creation, beyond passing states. */
const eventsAfter = (lifecycle: Lifecycle, event: string | undefined): ReadonlySet<string> => {
  const { leaves } = lifecycle;
  const nameOf = (state: string): string =>
    leaves.find(({ name }) => name === state || name.startsWith(`${state}.`))?.name ?? state;
  const targets = (leaf: (typeof leaves)[number], only?: string): string[] =>
    transitionsFrom(lifecycle, leaf)
      .filter((transition) => only === undefined || transition.event === only)
      .map(({ to }) => (to === undefined ? leaf.name : nameOf(to)));
  const reached = new Set(
    event === undefined ? [nameOf(lifecycle.initial)] : leaves.flatMap((leaf) => targets(leaf, event)),
  );
  for (const name of reached) {
    const leaf = leaves.find((one) => one.name === name);
    if (leaf?.passing) for (const to of targets(leaf)) reached.add(to);
  }
  const resting = leaves.filter(({ name, passing }) => reached.has(name) && !passing);
  return new Set(resting.flatMap((leaf) => transitionsFrom(lifecycle, leaf).map((transition) => transition.event)));
};
