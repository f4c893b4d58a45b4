import { sendNotice } from '../../payments/messages/index.ts';
import { memberById, membersOf } from '../../payments/tenancy/members.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import type { Write } from '../../platform/lifecycle/writes.ts';
import { factorNotice } from './rules/approval-text.ts';

/** A factor that was verified, and whose it is. */
interface VerifiedFactor {
  readonly tenantId: string;
  readonly memberId: string;
  readonly type: string;
  readonly usableAt: Date;
}

interface Tools {
  readonly reads: RowReads;
  readonly vault: Vault;
  readonly serviceName: string;
  /** The tenant's clock. */
  readonly now: Date;
}

/**
 * Tells every active owner by e-mail that a member's factor is going to count (D-518): an owner who did not expect it can
 * suspend the member before the cooling-off period has passed.
 */
export async function noticesOf(
  { tenantId, memberId, type, usableAt }: VerifiedFactor,
  { reads, vault, serviceName, now }: Tools,
): Promise<readonly Write[]> {
  // Two statements: no index serves both halves of an OR.
  const [owners, member] = await Promise.all([
    reads.many<{ emailCiphertext: string }>(
      membersOf(tenantId, 'ACTIVE').where({ role: 'OWNER' }).orderBy('id').select('email_ciphertext'),
    ),
    reads.one<{ name: string | null }>(memberById(tenantId, memberId).select('name')),
  ]);
  const body = factorNotice(serviceName, { name: member?.name ?? memberId, type, usableAt });
  return owners.flatMap(({ emailCiphertext }) =>
    sendNotice(vault, {
      tenantId,
      channel: 'email',
      to: vault.decrypt(emailCiphertext),
      purpose: 'FACTOR_NOTICE',
      body,
      now,
    }),
  );
}
