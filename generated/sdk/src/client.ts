// Written by codegen from codegen/emit/sdk/runtime/client.ts: edit that file.

import type { Operation, Params } from './operation.ts';
import { baseUrlOf, type CallOptions, limitsOf, type PaychartOptions } from './options.ts';
import { allItems } from './paging.ts';
import { asCall } from './result.ts';
import { send } from './send.ts';
import { type Final, type Waiting, type WaitOptions, waitFor } from './wait.ts';

type Operations = Readonly<Record<string, Operation>>;

/** By namespace and member. */
type Members<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** What a client has beside its operations. */
export interface Grouping {
  /** The id of an operation. */
  readonly namespaces: Members<string>;
  /** How a resource is waited for: the operation that reads it, and the statuses that it keeps. */
  readonly waits: Members<{ readonly get: string; readonly final: Final }>;
  /** Lists the tenant's events. */
  readonly events: Operation | undefined;
}

/** One method for each operation, by its id and in its namespace. The generated interface `Paychart` is their type. */
export function createClient(operations: Operations, grouping: Grouping, client: PaychartOptions): unknown {
  const { namespaces, waits, events } = grouping;
  const methods = createMethods(operations, client);
  const grouped = Object.entries(namespaces).map(([namespace, ids]) => {
    const members = Object.entries(ids).map(([member, id]) => [member, methods[id]]);
    const waiting = Object.entries(waits[namespace] ?? {}).flatMap(([member, { get: name, final }]) => {
      const operation = operations[name];
      return operation && events ? [[member, waiter(client, { name, operation, final, events })]] : [];
    });
    return [namespace, Object.fromEntries([...members, ...waiting])];
  });
  return { ...methods, ...Object.fromEntries(grouped) };
}

const waiter = (client: PaychartOptions, waiting: Waiting) => (id: string, options: WaitOptions<string>) =>
  asCall(waitFor(client, waiting, id, options));

export function createMethods(operations: Operations, client: PaychartOptions): Record<string, unknown> {
  // Options that lead nowhere are refused now, not at the first call.
  baseUrlOf(client);
  limitsOf(client);
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, method(client, name, operation)]),
  );
}

function method(client: PaychartOptions, name: string, operation: Operation) {
  const once = (params?: Params, options?: CallOptions) => call(client, name, operation, params, options);
  const { items } = operation;
  if (items === undefined) return once;
  const all = (params: Params = {}, options: CallOptions = {}) =>
    allItems(client, { name, operation, params, options }, items);
  return Object.assign(once, { all });
}

/** An operation as a function of its own, which takes the client's options first. The generated ones give it its type. */
export function standalone<F>(name: string, operation: Operation): F {
  const once = (client: PaychartOptions, params?: Params, options?: CallOptions) =>
    call(client, name, operation, params, options);
  const { items } = operation;
  const all = (client: PaychartOptions, params: Params = {}, options: CallOptions = {}) =>
    allItems(client, { name, operation, params, options }, items ?? '');
  return (items === undefined ? once : Object.assign(once, { all })) as F;
}

const call = (
  client: PaychartOptions,
  name: string,
  operation: Operation,
  params: Params = {},
  options: CallOptions = {},
) => asCall(send(client, { name, operation, params, options }));
