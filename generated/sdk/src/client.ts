// Written by codegen from codegen/emit/sdk/runtime/client.ts: edit that file.

import type { Operation, Params } from './operation.ts';
import { baseUrlOf, type CallOptions, type PaychartOptions } from './options.ts';
import { allItems } from './paging.ts';
import { asCall } from './result.ts';
import { send } from './send.ts';

type Operations = Readonly<Record<string, Operation>>;

/** Namespace -> member -> the id of its operation. */
type Namespaces = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One method for each operation, by its id and in its namespace. The generated interface `Paychart` is their type. */
export function createClient(operations: Operations, namespaces: Namespaces, client: PaychartOptions): unknown {
  const methods = createMethods(operations, client);
  const membersOf = (ids: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(ids).map(([member, id]) => [member, methods[id]]));
  const grouped = Object.entries(namespaces).map(([namespace, ids]) => [namespace, membersOf(ids)]);
  return { ...methods, ...Object.fromEntries(grouped) };
}

export function createMethods(operations: Operations, client: PaychartOptions): Record<string, unknown> {
  baseUrlOf(client); // Options that lead nowhere are refused now, not at the first call.
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
