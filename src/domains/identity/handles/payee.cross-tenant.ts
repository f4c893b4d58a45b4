// Reads across tenants: a sender asks whom a DID or a handle of another tenant reaches, and its document is public.

import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Contact } from '../aliases/contact.ts';

/** Whom a payment DID or a handle reaches. */
export type Payee =
  | { readonly kind: 'tenant'; readonly tenantId: string; readonly did: string }
  /** Reserved to a contact that nobody has proved: payments park on it (D-337). */
  | { readonly kind: 'contact'; readonly contact: Contact; readonly did: string }
  /** Held by a tenant that cannot be paid yet. A payid that is not payable is not found (D-318). */
  | { readonly kind: 'notPayable' };

type ReachRow = { readonly tenantId: string | null; readonly did: string | null } & ReservedTo;

/** Four columns of a reservation, none of which is null, or no reservation. */
type ReservedTo =
  | {
      readonly contactKind: Contact['kind'];
      readonly contactIndex: string;
      readonly contactCiphertext: string;
      readonly contactMasked: string;
    }
  | { readonly contactKind: null };

/**
 * Who a payid reaches: the payable tenant that has it, the tenant that claimed it, or the contact that it is reserved to;
 * undefined when nobody may be known to hold it (B 2.8, D-318, D-336, D-337). One statement whatever the answer, so that
 * neither time nor bytes tell an unknown one from one that is not payable.
 */
export async function payeeByDid(reads: Reads, did: string): Promise<Payee | undefined> {
  const row = await reads.acrossTenants.one<ReachRow>(
    sql.raw(
      `SELECT coalesce(p.tenant_id, r.claimed_by_tenant_id) AS tenant_id, a.did AS did, r.contact_kind, r.contact_index,
          r.contact_ciphertext, r.contact_masked
        FROM (SELECT ?::text AS did) a
        LEFT JOIN payment_identities p ON p.did = a.did AND p.payable_at IS NOT NULL
        LEFT JOIN did_reservations r ON r.did = a.did`,
      [did],
    ),
  );
  return row && reached(row);
}

/**
 * Who a handle reaches: its own tenant, the tenant that claimed its reservation, or the contact that it waits for;
 * undefined when nobody has it (D-111, D-112). It is reduced to the payid that payments to it name.
 */
export async function payeeByHandle(reads: Reads, handle: string): Promise<Payee | undefined> {
  const row = await reads.acrossTenants.one<ReachRow>(
    sql.raw(
      `SELECT coalesce(h.tenant_id, r.claimed_by_tenant_id) AS tenant_id,
          CASE WHEN p.payable_at IS NOT NULL THEN p.did ELSE coalesce(r.redirects_to, r.did) END AS did,
          r.contact_kind, r.contact_index, r.contact_ciphertext, r.contact_masked
        FROM directory_handles h
        LEFT JOIN did_reservations r ON r.id = h.reservation_id
        LEFT JOIN payment_identities p ON p.tenant_id = coalesce(h.tenant_id, r.claimed_by_tenant_id)
        WHERE h.handle = ?`,
      [handle],
    ),
  );
  return row && (reached(row) ?? { kind: 'notPayable' });
}

function reached(row: ReachRow): Payee | undefined {
  const { tenantId, did } = row;
  if (did === null) return undefined;
  if (tenantId !== null) return { kind: 'tenant', tenantId, did };
  if (row.contactKind === null) return undefined;
  const { contactKind: kind, contactIndex: index, contactCiphertext: ciphertext, contactMasked: masked } = row;
  const contact = { kind, index, ciphertext, masked };
  return { kind: 'contact', contact, did };
}

/** The address that an identity of any tenant stands for: an identity is an address (D-157). */
export interface IdentitySubject {
  readonly tenantId: string;
  readonly subjectType: 'TENANT' | 'TENANT_MEMBER';
}

export const identitySubject = (reads: Reads, id: string): Promise<IdentitySubject | undefined> =>
  reads.acrossTenants.one<IdentitySubject>(sql('identities').select('tenant_id', 'subject_type').where({ id }));

/** A payid that is payable, and what its public document says (D-333, D-335). */
export interface PayableDid {
  readonly did: string;
  readonly legalName: string;
  /** `did:subject` of the tenant. */
  readonly subjectDid: string | null;
  readonly createdAt: Date;
  readonly payableAt: Date;
}

/** A payable payid, or an alias of one; undefined for every other, reserved and unverified ones included (D-335). */
export const payableDid = (reads: Reads, did: string): Promise<PayableDid | undefined> =>
  reads.acrossTenants.one<PayableDid>(
    sql.raw(
      `SELECT a.did, t.legal_name, i.did AS subject_did, coalesce(r.created_at, p.created_at) AS created_at,
          greatest(p.payable_at, r.claimed_at) AS payable_at
        FROM (SELECT ?::text AS did) a
        LEFT JOIN did_reservations r ON r.did = a.did AND r.status = 'CLAIMED'
        JOIN payment_identities p
          ON p.payable_at IS NOT NULL AND (p.did = a.did OR p.tenant_id = r.claimed_by_tenant_id)
        JOIN tenants t ON t.id = p.tenant_id
        LEFT JOIN identities i ON i.subject_type = 'TENANT' AND i.subject_id = p.tenant_id`,
      [did],
    ),
  );
