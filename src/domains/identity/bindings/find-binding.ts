import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type BoundIdentity, bindingsOf, identityById } from './wallet-binding.store.ts';

interface Unit extends Pick<Aggregates, 'aggregate'> {
  readonly reads: Reads;
  readonly tenantId: string;
  readonly path: { readonly id: string; readonly bindingId: string };
}

export interface FoundBinding {
  readonly identity: BoundIdentity;
  /** The binding that this one is to replace; undefined for one that is no rotation. */
  readonly predecessor: Aggregate<'wallet-binding'> | undefined;
  readonly binding: Aggregate<'wallet-binding'>;
}

/** Locks a binding that the path names under its identity: the one that it replaces first, which is the older row. */
export async function lockBinding(
  unit: Unit,
): Promise<FoundBinding | Refusal<'IDENTITY_NOT_FOUND' | 'WALLET_BINDING_NOT_FOUND'>> {
  const { reads, tenantId, path, aggregate } = unit;
  const [identity, row] = await Promise.all([
    identityById(reads, tenantId, path.id),
    reads.one<{ predecessorId: string | null }>(
      bindingsOf(tenantId, path.id).select('predecessor_id').where({ id: path.bindingId }),
    ),
  ]);
  if (!identity) return refuse('IDENTITY_NOT_FOUND');
  if (!row) return refuse('WALLET_BINDING_NOT_FOUND');
  const predecessor = row.predecessorId === null ? undefined : await aggregate('wallet-binding', row.predecessorId);
  const binding = await aggregate('wallet-binding', path.bindingId);
  return binding ? { identity, predecessor, binding } : refuse('WALLET_BINDING_NOT_FOUND');
}
