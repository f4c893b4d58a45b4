import { messageSlot, sendMessage } from '../../../payments/messages/index.ts';
import { memberByEmail } from '../../../payments/tenancy/members.ts';
import { canonicalEmail } from '../../../platform/contacts/email-address.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Role } from '../../../platform/http/caller.ts';
import type { Aggregate, Aggregates } from '../../../platform/lifecycle/aggregates/aggregate.ts';
import type { Write } from '../../../platform/lifecycle/writes.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { embeddedUsersOf } from '../users/embedded-users.ts';

interface Tools extends Pick<Aggregates, 'open'> {
  readonly reads: Reads;
  write(...writes: readonly Write[]): void;
}

export interface Invitation {
  readonly tenantId: string;
  /** As it was given. */
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
  readonly approvalGroups: string[];
  readonly approverGroup: string | null;
}

/** An INVITED member and the message that says so (D-016), for the operation and the operator's command alike. */
export async function inviteMember(
  { reads, open, write }: Tools,
  services: Pick<Services, 'vault' | 'config' | 'realTime'>,
  invitation: Invitation,
  now: Date,
): Promise<Aggregate<'member'> | 'MEMBER_EXISTS' | 'INVALID_EMAIL' | Refusal<'RATE_LIMITED'>> {
  const { vault, config } = services;
  const { tenantId, name, role, approvalGroups, approverGroup } = invitation;
  const email = canonicalEmail(invitation.email);
  if (email === undefined) return 'INVALID_EMAIL';
  const emailIndex = vault.blindIndex('email', email);
  if (await reads.one(memberByEmail(tenantId, emailIndex))) return 'MEMBER_EXISTS';
  const slot = await messageSlot({ reads, services }, { tenantId, to: email, now });
  if (slot instanceof Refusal) return slot;

  const users = embeddedUsersOf(config);
  const member = await open('member', {
    id: newId('mem'),
    context: {
      tenantId,
      userId: null,
      emailCiphertext: vault.encrypt(email),
      emailIndex,
      emailVerifiedAt: null,
      name,
      role,
      signerAddress: users?.signerOf(users.userIdOf(email)).address ?? null,
      approvalGroups,
      approverGroup,
      activatedAt: null,
      suspendedAt: null,
      removedAt: null,
    },
  });
  write(
    ...sendMessage(
      vault,
      {
        tenantId,
        channel: 'email',
        to: email,
        purpose: 'INVITE',
        body: `You were invited to ${config.serviceName} as ${role}. Sign in with this address to accept or decline.`,
        code: null,
        link: null,
        now: member.now,
      },
      slot,
    ),
  );
  return member;
}
