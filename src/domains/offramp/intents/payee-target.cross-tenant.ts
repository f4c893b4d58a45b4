// Reads across tenants: anybody may ask for the PayID of the tenant that an identity stands for (D-356).

import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { comparableEmail } from '../../../platform/emails/email-address.ts';
import { parseHandle } from '../../identity/handles/index.ts';
import type { PayeeTarget } from '../../protection/index.ts';
import type { Intake } from '../rules/intake.ts';
import { targetOf } from '../rules/payee-target.ts';
import type { Reference } from './rules/reference.ts';

/** The payee as an intent names it; an identity by its tenant's payid, which is what a contact can hold (D-356). */
export async function targetOfReference(
  reads: Reads,
  { kind, value }: Reference,
  intake: Pick<Intake, 'phone' | 'address'>,
): Promise<PayeeTarget | null> {
  switch (kind) {
    case 'phoneNumber':
    case 'did':
      return targetOf(intake);
    case 'email':
      return { kind: 'EMAIL', email: comparableEmail(value) };
    case 'handle': {
      const handle = parseHandle(value);
      return handle === undefined ? null : { kind: 'HANDLE', handle };
    }
    case 'identityId':
      return payidOf(reads, value);
  }
}

async function payidOf(reads: Reads, identityId: string): Promise<PayeeTarget | null> {
  const found = await reads.acrossTenants.one<{ did: string }>(
    sql('identities')
      .join('payment_identities', 'payment_identities.tenant_id', 'identities.tenant_id')
      .where({ 'identities.id': identityId })
      .select('payment_identities.did'),
  );
  return found === undefined ? null : { kind: 'DID', did: found.did };
}
