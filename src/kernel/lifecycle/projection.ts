import type { Live } from './live.ts';
import { type Notify, notify, type Row } from './writes.ts';

/** What stays inside: ciphertexts, hashes but those of transactions, and blind indexes are no part of what an event tells. */
const INTERNAL = /(Ciphertext|(?<!Tx)Hash|Index)$/;

/** An aggregate as the relay's presenters take it: its state at the transition (D-384). */
export function snapshotOf(live: Live): Row {
  const told = Object.entries(live.context).filter(([key]) => !INTERNAL.test(key));
  return {
    ...(Object.fromEntries(told) as Row),
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
  return notify(`${family}.${live.leaf.publicStatus.toLowerCase()}`, {
    resourceId: live.id,
    parties: parties.map((key) => live.context[key] as string | null),
    presenter: family,
    object: snapshotOf(live),
    previousStatus: from?.publicStatus ?? null,
  });
}
