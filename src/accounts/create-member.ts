import { newId } from '../db/ids.ts';
import type { Handler } from '../http/handler.ts';
import { sendMessage } from '../sandbox/index.ts';
import { embeddedUsersOf } from './embedded-users.ts';
import { presentMember } from './member.present.ts';
import { memberByEmail } from './member.store.ts';
import { recordOf } from './record.ts';
import { mayGrantRole } from './role-rules.ts';

/** Invites a person by e-mail (D-016). */
export const createMember: Handler<'createMember'> = async ({
  tenantId,
  body,
  caller,
  reads,
  services,
  open,
  write,
  fail,
}) => {
  const { vault, config } = services;
  const role = body.role ?? 'MEMBER';
  if (!mayGrantRole(caller, role)) return fail('ROLE_NOT_PERMITTED');
  const email = body.email.toLowerCase();
  const emailIndex = vault.blindIndex('email', email);
  if (await reads.one(memberByEmail(tenantId, emailIndex))) return fail('MEMBER_EXISTS');

  const users = embeddedUsersOf(config);
  const member = await open('member', {
    id: newId('mem'),
    context: {
      tenantId,
      userId: null,
      emailCiphertext: vault.encrypt(email),
      emailIndex,
      name: body.name ?? null,
      role,
      signerAddress: users?.signerOf(users.userIdOf(email)).address ?? null,
      approvalGroups: body.approvalGroups ?? [],
      approverGroup: body.approverGroup ?? null,
      activatedAt: null,
      suspendedAt: null,
      removedAt: null,
    },
  });
  write(
    ...sendMessage(vault, {
      tenantId,
      channel: 'email',
      to: email,
      purpose: 'INVITE',
      body: `You were invited to ${config.serviceName} as ${role}. Sign in with this address to accept.`,
      code: null,
      link: null,
      now: member.now,
    }),
  );
  return presentMember(recordOf(member), vault);
};
