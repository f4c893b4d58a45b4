import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import { recordCopier } from '../records.ts';
import type { TrackedAggregate } from './aggregates/tracked-aggregate.ts';
import type { ToldEvent } from './changes.ts';
import type { ContextOf } from './definition.ts';

/** Columns that events do not show: ciphertexts, blind indexes, and hashes other than those of transactions. */
const INTERNAL = /(Ciphertext|(?<!Tx)Hash|Index)$/;

type Internal<Key> =
  | Extract<Key, `${string}Ciphertext` | `${string}Index`>
  | Exclude<Extract<Key, `${string}Hash`>, `${string}TxHash`>;

/** A row's business columns without those that stay inside. */
export type ShownContext<M extends LifecycleName> = Omit<ContextOf<M>, Internal<keyof ContextOf<M>>>;

export const isShown = (column: string): boolean => !INTERNAL.test(column);

/** Columns that an event shows of a row besides its context. */
const STATE = ['id', 'status', 'publicStatus', 'createdAt', 'updatedAt'];

const shownOf = recordCopier((column) => (isShown(column) ? column : undefined), STATE);

const snapshotOf = ({ context, id, leaf, createdAt, updatedAt }: TrackedAggregate): object =>
  Object.assign(shownOf(context), {
    id,
    status: leaf.status,
    publicStatus: leaf.publicStatus,
    createdAt,
    updatedAt,
  });

/** One event per public change (A 3.6, D-386): two internal states that share a public one give none. */
export function projectedEvent(
  tracked: TrackedAggregate,
  from: TrackedAggregate['leaf'] | null,
): Omit<ToldEvent, 'traceparent'> | undefined {
  const { family, parties } = tracked.compiled.meta;
  if (family === undefined || from?.publicStatus === tracked.leaf.publicStatus) return undefined;
  const named = new Set(parties.map((key) => tracked.context[key]).filter((party) => typeof party === 'string'));
  return {
    kind: 'notify',
    type: `${family}.${tracked.leaf.publicStatus.toLowerCase()}`,
    resourceId: tracked.id,
    parties: [...named],
    presenter: family,
    object: snapshotOf(tracked),
    isRow: true,
    previousStatus: from?.publicStatus ?? null,
    at: tracked.now,
    sequence: tracked.step,
  };
}
