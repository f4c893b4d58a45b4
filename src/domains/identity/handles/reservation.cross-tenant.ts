// Reads across tenants: a handle that a contact has reserved is taken for all tenants (D-336).

import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';

/** A reservation as its row has it; all tenants read the same one for a contact (D-336). */
export interface ReservationRow {
  readonly id: string;
  readonly status: 'RESERVED' | 'CLAIMED';
  readonly did: string;
  readonly contactKind: 'EMAIL' | 'PHONE';
  readonly contactCiphertext: string;
  readonly contactIndex: string;
  readonly contactMasked: string;
  readonly handle: string | null;
  readonly redirectsTo: string | null;
  readonly claimedByTenantId: string | null;
  readonly createdAt: Date;
}

/** Returns the reservation of a contact. Under the contact's lock the result stands until the transaction ends. */
export const reservationOfContact = (reads: Reads, contactIndex: string): Promise<ReservationRow | undefined> =>
  reads.acrossTenants.one<ReservationRow>(sql('did_reservations').where({ contact_index: contactIndex }));

/** The holder of a handle: a tenant, or a reservation. */
export interface HandleRow {
  readonly handle: string;
  readonly tenantId: string | null;
  readonly reservationId: string | null;
  readonly walletId: string | null;
}

export const handleRow = (reads: Reads, handle: string): Promise<HandleRow | undefined> =>
  reads.acrossTenants.one<HandleRow>(
    sql('directory_handles').select('handle', 'tenant_id', 'reservation_id', 'wallet_id').where({ handle }),
  );

/** The handles of a tenant: the one that it put into the directory, and those of reservations that it claimed. */
export const handlesOf = (reads: Reads, tenantId: string): Promise<HandleRow[]> =>
  reads.acrossTenants.many<HandleRow>(
    sql('directory_handles as h')
      .leftJoin('did_reservations as r', 'r.id', 'h.reservation_id')
      .select('h.handle', 'h.tenant_id', 'h.reservation_id', 'h.wallet_id')
      .where({ 'h.tenant_id': tenantId })
      .orWhere({ 'r.claimed_by_tenant_id': tenantId })
      .orderBy('h.handle'),
  );

export const reservationById = (
  reads: Reads,
  id: string,
): Promise<{ readonly claimedByTenantId: string | null } | undefined> =>
  reads.acrossTenants.one(sql('did_reservations').select('claimed_by_tenant_id').where({ id }));

/** Tells whether the tenant has taken over a reserved payid before. */
export async function hasAdopted(reads: Reads, tenantId: string): Promise<boolean> {
  const found = await reads.acrossTenants.one(
    sql('did_reservations').select('id').where({ claimed_by_tenant_id: tenantId }).whereNull('redirects_to').limit(1),
  );
  return found !== undefined;
}

/** A tenant's own payid, locked: adopting another and becoming payable come one after the other. */
export const lockedPaymentIdentity = (
  reads: Reads,
  tenantId: string,
): Promise<{ readonly did: string; readonly payableAt: Date | null } | undefined> =>
  reads.acrossTenants.one(
    sql('payment_identities').select('did', 'payable_at').where({ tenant_id: tenantId }).forUpdate(),
  );
