import type { Operation, Params } from './operation.ts';
import { baseUrlOf, type CallOptions, type PaychartOptions } from './options.ts';
import { allItems } from './paging.ts';
import { asCall } from './result.ts';
import { send } from './send.ts';

/** One method for each row of the table. The generated interface `Paychart` is their type. */
export function createMethods(operations: Readonly<Record<string, Operation>>, client: PaychartOptions): unknown {
  baseUrlOf(client); // Options that lead nowhere are refused now, not at the first call.
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, method(client, name, operation)]),
  );
}

function method(client: PaychartOptions, name: string, operation: Operation) {
  const once = (params: Params = {}, options: CallOptions = {}) =>
    asCall(send(client, { name, operation, params, options }));
  const { items } = operation;
  if (items === undefined) return once;
  const all = (params: Params = {}, options: CallOptions = {}) =>
    allItems(client, { name, operation, params, options }, items);
  return Object.assign(once, { all });
}
