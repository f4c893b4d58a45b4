import type { Vault } from '../../../platform/crypto/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { aliasEmail } from '../../identity/aliases/index.ts';
import { isFounder } from '../users/user.cross-tenant.ts';

interface Tools extends Pick<Aggregates, 'open'> {
  readonly reads: Reads;
}

/**
 * A session of the member's own user carried its address as verified (D-498). Of two at once the second finds it done.
 * The founder's tenant is paid at the address from then on, unless the address has a tenant already (D-503).
 */
export async function verifyEmail(member: Aggregate<'member'>, tools: Tools, vault: Vault): Promise<void> {
  const event = { at: member.now };
  if (!member.can('VERIFY_EMAIL', event)) return;
  const { tenantId, emailCiphertext } = member.context;
  await member.send('VERIFY_EMAIL', event);
  if (!(await isFounder(tools.reads, tenantId, member.id))) return;
  await aliasEmail(tools, vault, { tenantId, memberId: member.id, email: vault.decrypt(emailCiphertext), ...event });
}
