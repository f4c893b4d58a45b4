import { nextActions } from './next.ts';
import { type Id, idOf, type Operation, type Params, paramsOf } from './operation.ts';
import { baseUrlOf, type CallOptions, checkOptions, limitsOf, type PaychartOptions } from './options.ts';
import { allItems, type Paged, pageOf } from './paging.ts';
import { asCall } from './result.ts';
import { type Send, send } from './send.ts';
import { type StreamOptions, streamOf } from './stream.ts';
import { type Waiting, type WaitOptions, type Ways, waitFor } from './wait.ts';

type Operations = Readonly<Record<string, Operation>>;

/** By namespace and member. */
type Members<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** The parts of a client besides its operations. */
export interface Grouping {
  /** The id of an operation. */
  readonly namespaces: Members<string>;
  /** The wait for a resource: the operation that reads it, and where its statuses lead. */
  readonly waits: Members<{ readonly get: string; readonly way: Ways }>;
  /** The id of an operation whose list is also a stream. */
  readonly streams: Members<string>;
  /** Lists the tenant's events. */
  readonly events: Operation | undefined;
  /** Explains a resource. */
  readonly explain: Operation | undefined;
}

/** One method for each operation, by its id and in its namespace. The generated interface `Paychart` is their type. */
export function createClient(operations: Operations, grouping: Grouping, client: PaychartOptions): unknown {
  const { namespaces, waits, streams, events, explain } = grouping;
  const methods = createMethods(operations, client);
  const grouped = Object.entries(namespaces).map(([namespace, ids]) => {
    const members = Object.entries(ids).map(([member, id]) => [member, methods[id]]);
    const waiting = Object.entries(waits[namespace] ?? {}).flatMap(([member, { get: name, way }]) => {
      const operation = operations[name];
      return operation && events ? [[member, waiter(client, { name, operation, way, events })]] : [];
    });
    const asking = Object.keys(waits[namespace] ?? {}).flatMap((member) =>
      explain ? [[nextName(member), asker(client, explain)]] : [],
    );
    const streaming = Object.entries(streams[namespace] ?? {}).flatMap(([member, id]) => {
      const operation = operations[id];
      return operation ? [[member, streamer(client, id, operation)]] : [];
    });
    return [namespace, Object.fromEntries([...members, ...waiting, ...asking, ...streaming])];
  });
  return { ...methods, ...Object.fromEntries(grouped) };
}

/** `next` beside `wait`, and `nextForDrip` beside `waitForDrip`. */
const nextName = (wait: string): string => wait.replace(/^wait/, 'next');

const streamer =
  (client: PaychartOptions, name: string, operation: Operation) =>
  (options: StreamOptions & Params = {}) =>
    streamOf(client, { name, operation, params: options }, options);

/** A stream as a function of its own, which takes the client's options first. The generated one gives it its type. */
export const standaloneStream = <F>(name: string, operation: Operation): F =>
  ((client: PaychartOptions, options: StreamOptions & Params = {}) => streamer(client, name, operation)(options)) as F;

const asker = (client: PaychartOptions, explain: Operation) => (id: Id, options?: CallOptions) =>
  asCall(nextActions(client, explain, idOf(id), options));

const waiter = (client: PaychartOptions, waiting: Waiting) => (id: Id, options: WaitOptions<string>) =>
  asCall(waitWith(client, waiting, id, options));

const waitWith = async (client: PaychartOptions, waiting: Waiting, id: Id, options: WaitOptions<string>) =>
  waitFor(client, waiting, idOf(id), options);

export function createMethods(operations: Operations, client: PaychartOptions): Record<string, unknown> {
  // Options that lead nowhere are refused now, not at the first call.
  checkOptions(client);
  baseUrlOf(client);
  limitsOf(client);
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, method(client, name, operation)]),
  );
}

function method(client: PaychartOptions, name: string, operation: Operation) {
  const once = (params?: Params | string, options?: CallOptions) => call(client, name, operation, params, options);
  const { items } = operation;
  if (items === undefined) return once;
  const sent = (given: Params | string = {}, options: CallOptions = {}): Paged => ({
    client,
    items,
    call: { name, operation, params: paramsOf(operation, given), options },
  });
  const all = (params?: Params | string, options?: CallOptions) => allItems(sent(params, options));
  const page = (params?: Params | string, options?: CallOptions) => pageOf(sent(params, options));
  return Object.assign(once, { all, page });
}

/** An operation as a function of its own, which takes the client's options first. The generated ones give it its type. */
export function standalone<F>(name: string, operation: Operation): F {
  const once = (client: PaychartOptions, params?: Params | string, options?: CallOptions) =>
    call(client, name, operation, params, options);
  const { items } = operation;
  if (items === undefined) return once as F;
  const sent = (client: PaychartOptions, given: Params | string = {}, options: CallOptions = {}): Paged => ({
    client,
    items,
    call: { name, operation, params: paramsOf(operation, given), options },
  });
  const all = (...given: Parameters<typeof sent>) => allItems(sent(...given));
  const page = (...given: Parameters<typeof sent>) => pageOf(sent(...given));
  return Object.assign(once, { all, page }) as F;
}

const call = (
  client: PaychartOptions,
  name: string,
  operation: Operation,
  params: Params | string = {},
  options: CallOptions = {},
) => asCall(sendWith(client, { name, operation, options }, params));

/** Rejects if the request cannot be sent. */
const sendWith = async (client: PaychartOptions, call: Omit<Send, 'params'>, given: Params | string) =>
  send(client, { ...call, params: paramsOf(call.operation, given) });
