// Written by codegen from codegen/emit/sdk/runtime/next.ts: edit that file.

import type { Operation } from './operation.ts';
import type { CallOptions, PaychartOptions } from './options.ts';
import type { Call } from './result.ts';
import { type Sent, send } from './send.ts';

/**
 * What an app can offer for a resource now: one entry for each operation that would move it, with whether the service would
 * take it, or the code with which it would refuse it.
 */
export type NextMethod<Action, E> = (id: string | { readonly id: string }, options?: CallOptions) => Call<Action[], E>;

/** Asks for the explanation of the resource, and keeps the steps that a request brings about. */
export async function nextActions(
  client: PaychartOptions,
  explain: Operation,
  id: string,
  options: CallOptions = {},
): Promise<Sent> {
  const sent = await send(client, { name: 'explainResource', operation: explain, params: { id }, options });
  if (!sent.ok) return sent;
  const { next } = sent.data as { next: { by: string; operationId: string | null }[] };
  return { ...sent, data: next.filter(({ by, operationId }) => by === 'operation' && operationId !== null) };
}
