import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { AggregateView, ContextOf } from './definition.ts';
import type { Live } from './live.ts';
import type { Notify } from './writes.ts';

/** What stays inside: ciphertexts, hashes but those of transactions, and blind indexes are no part of what an event tells. */
const INTERNAL = /(Ciphertext|(?<!Tx)Hash|Index)$/;

type Internal<Key> =
  | Extract<Key, `${string}Ciphertext` | `${string}Index`>
  | Exclude<Extract<Key, `${string}Hash`>, `${string}TxHash`>;

/** A row's business columns without those that stay inside. */
export type ShownContext<M extends LifecycleName> = Omit<ContextOf<M>, Internal<keyof ContextOf<M>>>;

/** An aggregate as an event of its lifecycle keeps it: its state at the transition (D-384). */
export type Snapshot<M extends LifecycleName> = ShownContext<M> &
  Pick<AggregateView<M>, 'id' | 'status' | 'publicStatus' | 'createdAt' | 'updatedAt'>;

function snapshotOf(live: Live): object {
  const shown = Object.entries(live.context).filter(([key]) => !INTERNAL.test(key));
  return {
    ...Object.fromEntries(shown),
    id: live.id,
    status: live.leaf.status,
    publicStatus: live.leaf.publicStatus,
    createdAt: live.createdAt,
    updatedAt: live.updatedAt,
  };
}

/** One event per public change (A 3.6, D-386): two internal states that share a public one give none. */
export function projectedEvent(live: Live, from: Live['leaf'] | null): Notify | undefined {
  const { family, parties } = live.shape.meta;
  if (family === undefined || from?.publicStatus === live.leaf.publicStatus) return undefined;
  const named = parties.map((key) => live.context[key]).filter((party) => typeof party === 'string');
  return {
    kind: 'notify',
    type: `${family}.${live.leaf.publicStatus.toLowerCase()}`,
    resourceId: live.id,
    parties: [...new Set(named)],
    presenter: family,
    object: snapshotOf(live),
    previousStatus: from?.publicStatus ?? null,
  };
}
