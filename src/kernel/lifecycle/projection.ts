import type { TrackedAggregate } from './tracked-aggregate.ts';
import { type Notify, notify, type Row } from './writes.ts';

/** What stays inside: ciphertexts, hashes but those of transactions, and blind indexes are no part of what an event tells. */
const INTERNAL = /(Ciphertext|(?<!Tx)Hash|Index)$/;

/** An aggregate as the relay's presenters take it: its state at the transition (D-384). */
export function snapshotOf(tracked: TrackedAggregate): Row {
  const told = Object.entries(tracked.context).filter(([key]) => !INTERNAL.test(key));
  return {
    ...(Object.fromEntries(told) as Row),
    id: tracked.id,
    status: tracked.leaf.status,
    publicStatus: tracked.leaf.publicStatus,
    createdAt: tracked.createdAt,
    updatedAt: tracked.updatedAt,
  };
}

/** One event per public change (A 3.6, D-386): two internal states that share a public one give none. */
export function projectedEvent(tracked: TrackedAggregate, from: TrackedAggregate['leaf'] | null): Notify | undefined {
  const { family, parties } = tracked.compiled.meta;
  if (family === undefined || from?.publicStatus === tracked.leaf.publicStatus) return undefined;
  return notify(`${family}.${tracked.leaf.publicStatus.toLowerCase()}`, {
    resourceId: tracked.id,
    parties: parties.map((key) => tracked.context[key] as string | null),
    presenter: family,
    object: snapshotOf(tracked),
    previousStatus: from?.publicStatus ?? null,
  });
}
