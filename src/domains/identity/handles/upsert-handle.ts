import { lockByName } from '../../../platform/db/named-lock.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { insert, remove, update, type Write } from '../../../platform/lifecycle/writes.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type HandleRow, handleRow, handlesOf, reservationById } from './reservation.cross-tenant.ts';

export interface HandleOrder {
  readonly tenantId: string;
  /** Without its `@`. */
  readonly handle: string;
  readonly walletId: string;
  /** On the tenant's clock. */
  readonly now: Date;
}

/**
 * Puts a tenant's one handle into the directory, or points it at another wallet; the one that it had before is free again
 * (D-182). A handle that came with a reservation is the tenant's for good: it is pointed or not, and never given up.
 */
export async function upsertHandle(
  reads: Reads,
  order: HandleOrder,
): Promise<readonly Write[] | Refusal<'HANDLE_RESERVED' | 'HANDLE_TAKEN'>> {
  const { tenantId, handle } = order;
  // Two handles of one tenant at once: the second replaces the first.
  await lockByName(reads, 'directory', tenantId);
  const [found, held] = await Promise.all([handleRow(reads, handle), handlesOf(reads, tenantId)]);
  if (found !== undefined) {
    const reservation = found.reservationId === null ? undefined : await reservationById(reads, found.reservationId);
    const holder = found.tenantId ?? reservation?.claimedByTenantId ?? null;
    if (holder === null) return refuse('HANDLE_RESERVED');
    if (holder !== tenantId) return refuse('HANDLE_TAKEN');
  }
  const others = held.filter((one) => one.handle !== handle);
  return [...unpointed(others, order), ...pointed(found, others, order)];
}

const unpointed = (others: readonly HandleRow[], { now }: HandleOrder): Write[] =>
  others
    .filter(({ reservationId, walletId }) => reservationId !== null && walletId !== null)
    .map(({ handle }) => update('directory_handles', { handle }, { walletId: null, updatedAt: now }));

function pointed(
  found: HandleRow | undefined,
  others: readonly HandleRow[],
  { tenantId, handle, walletId, now }: HandleOrder,
): Write[] {
  const former = others.find((one) => one.tenantId !== null);
  if (found !== undefined) {
    const pointing = update('directory_handles', { handle }, { walletId, updatedAt: now });
    return former ? [remove('directory_handles', { handle: former.handle }), pointing] : [pointing];
  }
  const row = { handle, walletId, createdAt: now, updatedAt: now };
  return former
    ? [update('directory_handles', { tenantId }, row)]
    : [insert('directory_handles', { ...row, tenantId, reservationId: null })];
}
