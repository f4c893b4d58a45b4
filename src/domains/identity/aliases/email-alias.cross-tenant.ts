// Reads across tenants: an e-mail address belongs to one tenant of all (D-503).

import type { Vault } from '../../../platform/crypto/index.ts';
import { compiledQuery } from '../../../platform/db/compiled-query.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { literally, sql } from '../../../platform/db/sql.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { lockContact } from './contact.ts';

/** Whom an e-mail address reaches. */
export interface EmailRecipient {
  readonly tenantId: string;
  readonly aliasId: string;
}

const holderOfEmail = compiledQuery(({ emailIndex }: { readonly emailIndex: string }) =>
  sql('email_aliases')
    .select('tenant_id', { aliasId: 'id' })
    .where({ email_index: emailIndex })
    .where(literally('status', 'ACTIVE')),
);

/** The tenant that is paid at an address, by its blind index. Nothing else makes an address payable, no membership (D-503). */
export const recipientByEmail = (reads: Reads, emailIndex: string): Promise<EmailRecipient | undefined> =>
  reads.acrossTenants.one<EmailRecipient>(holderOfEmail({ emailIndex }));

/** An address that a session of the member has proved. */
export interface ProvedEmail {
  readonly tenantId: string;
  readonly memberId: string;
  /** In its canonical form. */
  readonly email: string;
  readonly at: Date;
}

/**
 * Makes the tenant the one that is paid at the address. The answer is the alias that stands where another tenant, or this
 * one, has the address already. Of several at once the first one gets it.
 */
export async function aliasEmail(
  { reads, open }: { readonly reads: Reads } & Pick<Aggregates, 'open'>,
  vault: Vault,
  { tenantId, memberId, email, at }: ProvedEmail,
): Promise<Aggregate<'email-alias'> | EmailRecipient> {
  const emailIndex = vault.blindIndex('email', email);
  await lockContact(reads, emailIndex);
  const holder = await recipientByEmail(reads, emailIndex);
  if (holder !== undefined) return holder;
  const emailCiphertext = vault.encrypt(email);
  const context = { tenantId, memberId, emailCiphertext, emailIndex, verifiedAt: at, revokedAt: null };
  return open('email-alias', { id: newId('eal'), context });
}
