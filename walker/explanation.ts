import { Difference } from './difference.ts';
import type { HistoryStep } from './follow.ts';
import { valueAt } from './values.ts';
import type { World } from './world.ts';

export interface Next {
  readonly event: string;
  readonly by: string;
  readonly operationId: string | null;
  readonly allowed: boolean | 'depends';
  readonly code: string | null;
}

/** What the deployment tells of a resource. */
export interface Explanation {
  readonly lifecycle: string;
  readonly timeline: readonly HistoryStep[];
  readonly next: readonly Next[];
}

/** What the owner is told of a resource; undefined where nobody is told of it by its id. */
export async function explanationOf(world: World, owner: string, id: string): Promise<Explanation | undefined> {
  const { status, body } = await world.ask({ call: 'explainResource', as: owner, with: { id } });
  if (status === 404 || status === 403) return undefined;
  if (status !== 200) throw new Difference(`explainResource answers ${status} ${String(valueAt(body, 'code') ?? '')}`);
  const { resource, timeline, next } = body as {
    readonly resource: { readonly lifecycle: string };
    readonly timeline: readonly HistoryStep[];
    readonly next: readonly Next[];
  };
  return { lifecycle: resource.lifecycle, timeline, next };
}
