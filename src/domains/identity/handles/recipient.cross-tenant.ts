// Reads across tenants: a payment looks up which tenant has a phone number, and its credentials.

import { compiledQuery } from '../../../platform/db/compiled-query.ts';
import { oncePerTransaction } from '../../../platform/db/once-per-transaction.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** Whom a phone number reaches. */
export interface PhoneRecipient {
  readonly tenantId: string;
  readonly aliasId: string;
  readonly status: 'ACTIVE' | 'REVERIFICATION_REQUIRED';
}

const holderOfPhone = compiledQuery(({ phoneIndex }: { readonly phoneIndex: string }) =>
  sql('phone_aliases')
    .select('tenant_id', { aliasId: 'id' }, 'status')
    .where({ phone_index: phoneIndex })
    .whereIn('status', ['ACTIVE', 'REVERIFICATION_REQUIRED']),
);

/** The tenant that holds a number, by its blind index; undefined opens a claim (D-106). */
export const recipientByPhone = (reads: Reads, phoneIndex: string): Promise<PhoneRecipient | undefined> =>
  reads.acrossTenants.one<PhoneRecipient>(holderOfPhone({ phoneIndex }));

export interface PhoneFacts {
  readonly aliasStatus: StatusOf<'phone-alias'> | null;
}

/** A recipient's hold on a number: its standing alias first, else its newest (A 2.3, D-109). Asked once a request. */
export const phoneFacts = (reads: Reads, tenantId: string, phoneIndex: string): Promise<PhoneFacts> =>
  oncePerTransaction(reads, phoneFactsKey(tenantId, phoneIndex), () => loadPhoneFacts(reads, tenantId, phoneIndex));

/** A request that proves the number cannot read it back before it commits: its own policy check is told here. */
export const rememberProof = (reads: Reads, tenantId: string, phoneIndex: string): Promise<PhoneFacts> =>
  oncePerTransaction(reads, phoneFactsKey(tenantId, phoneIndex), async () => ({ aliasStatus: 'ACTIVE' }));

const phoneFactsKey = (tenantId: string, phoneIndex: string): string => `phone-facts:${tenantId}:${phoneIndex}`;

const holdOnPhone = compiledQuery((of: { readonly tenantId: string; readonly phoneIndex: string }) =>
  sql('phone_aliases')
    .select('status')
    .where({ tenant_id: of.tenantId, phone_index: of.phoneIndex })
    .orderByRaw(`status IN ('ACTIVE', 'REVERIFICATION_REQUIRED') DESC, created_at DESC, id DESC`)
    .limit(1),
);

async function loadPhoneFacts(reads: Reads, tenantId: string, phoneIndex: string): Promise<PhoneFacts> {
  const alias = await reads.acrossTenants.one<{ status: StatusOf<'phone-alias'> }>(
    holdOnPhone({ tenantId, phoneIndex }),
  );
  return { aliasStatus: alias?.status ?? null };
}

/** A BUSINESS_IDENTITY credential as policy looks at it. */
export interface RecipientCredential {
  readonly status: StatusOf<'credential'>;
  readonly legalName: string | null;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
}

const businessIdentities = compiledQuery(({ tenantId }: { readonly tenantId: string }) =>
  sql('credentials')
    .select('status', 'legal_name', 'issued_at', 'expires_at')
    .where({ tenant_id: tenantId, kind: 'BUSINESS_IDENTITY' })
    .orderBy([
      { column: 'issued_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]),
);

/** All BUSINESS_IDENTITY credentials that a recipient ever had, newest first (D-114, D-118). */
export const recipientCredentials = (reads: Reads, tenantId: string): Promise<RecipientCredential[]> =>
  reads.acrossTenants.many<RecipientCredential>(businessIdentities({ tenantId }));
