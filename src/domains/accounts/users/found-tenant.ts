import { newId } from '../../../platform/db/ids.ts';
import type { Aggregate } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import { audit, insert } from '../../../platform/lifecycle/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { aliasEmail, lockContact } from '../../identity/aliases/index.ts';
import type { MembershipTools } from '../../identity/credentials/index.ts';
import { newPaymentIdentity } from '../../identity/handles/index.ts';
import { activateMember } from '../members/activate-member.ts';
import { embeddedUsersOf } from './embedded-users.ts';

/** A tenant to be founded by a user. */
export interface Founding {
  readonly name: string;
  readonly legalName: string;
  readonly country: string | null;
  /** The identity provider's subject of the founder. */
  readonly userId: string;
  /** In its canonical form. */
  readonly email: string;
  /** True if the founder's session proves the address; otherwise it is a contact address (D-498). */
  readonly isEmailVerified: boolean;
  readonly userName: string | null;
  readonly at: Date;
}

export interface Founded {
  readonly tenant: Aggregate<'tenant'>;
  readonly owner: Aggregate<'member'>;
}

/**
 * A tenant with its test clock at real time, its payment identity, and the founder as ACTIVE OWNER (D-005, D-318). It is
 * paid at the founder's address when the session proves it, unless the address has a tenant already (D-503). The
 * operator's commands found tenants by it too.
 */
export async function foundTenant(
  tools: MembershipTools,
  { vault, config }: Pick<Services, 'vault' | 'config'>,
  founding: Founding,
): Promise<Founded> {
  const { open, write } = tools;
  const { name, legalName, country, userId, email, isEmailVerified, userName, at } = founding;
  const tenantId = newId('ten');
  // Before the locks of the membership: behind them, the whole transaction would have to run again.
  if (isEmailVerified) await lockContact(tools.reads, vault.blindIndex('email', email));
  const tenant = await open('tenant', {
    id: tenantId,
    context: { name, legalName, country, environment: config.environment, features: {} },
  });
  const owner = await open('member', {
    id: newId('mem'),
    context: {
      tenantId,
      userId: null,
      emailCiphertext: vault.encrypt(email),
      emailIndex: vault.blindIndex('email', email),
      emailVerifiedAt: null,
      name: userName,
      role: 'OWNER',
      signerAddress: embeddedUsersOf(config)?.signerOf(userId).address ?? null,
      approvalGroups: [],
      approverGroup: null,
      activatedAt: null,
      suspendedAt: null,
      removedAt: null,
    },
  });
  await activateMember(owner, { userId, isEmailVerified, at }, { ...tools, config });
  if (isEmailVerified) await aliasEmail(tools, vault, { tenantId, memberId: owner.id, email, at });
  write(
    insert('tenant_clocks', { tenantId, offsetMs: 0 }),
    newPaymentIdentity(tenantId, at),
    audit('tenant.created', tenantId, tenantId, { name }),
  );
  return { tenant, owner };
}
