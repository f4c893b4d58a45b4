import type { Catalog } from './catalog.ts';
import type { Lifecycle } from './contract.ts';
import { eventAnchor, pathTo, stateAnchor, type Target } from './links.ts';

/** Where the name of something in the contract is explained; undefined for any other word. */
export const targetOf = (catalog: Catalog, name: string, context: readonly Lifecycle[] = []): Target | undefined =>
  inContext(name, context) ??
  (catalog.errors.has(name) ? { path: 'errors', anchor: name } : undefined) ??
  (catalog.operations.has(name) ? { path: pathTo.operation(name) } : undefined) ??
  (catalog.schemas.has(name) ? { path: pathTo.schema(name) } : undefined) ??
  (catalog.webhooks.has(name) ? { path: pathTo.webhook(name) } : undefined) ??
  (catalog.lifecycles.has(name) ? { path: pathTo.lifecycle(name) } : undefined) ??
  requestTarget(catalog, name);

/** A state or an event of the lifecycles that the page is about: ACTIVE means nothing without them. */
const inContext = (name: string, context: readonly Lifecycle[]): Target | undefined => {
  for (const { id, statuses, leaves, events } of context) {
    const isState = statuses.includes(name) || leaves.some((leaf) => leaf.name === name);
    if (isState) return { path: pathTo.lifecycle(id), anchor: stateAnchor(name) };
    if (events.includes(name)) return { path: pathTo.lifecycle(id), anchor: eventAnchor(name) };
  }
  return undefined;
};

/** `POST /v1/tenants`. */
const requestTarget = (catalog: Catalog, name: string): Target | undefined => {
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(name) ?? [];
  if (method === undefined) return undefined;
  for (const operation of catalog.operations.values()) {
    if (operation.method === method && operation.path === path) return { path: pathTo.operation(operation.id) };
  }
  return undefined;
};
