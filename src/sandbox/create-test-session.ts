import { embeddedUsersOf, memberAnywhere, membershipsOfEmail, type RecordOf, userNamed } from '../accounts/index.ts';
import type { Handler } from '../http/handler.ts';
import { insert, update } from '../lifecycle/writes.ts';

/** Signs a user of the embedded identity provider in (D-001); an invited member becomes ACTIVE by it (D-017). */
export const createTestSession: Handler<'createTestSession'> = async (request) => {
  const { body, now, reads, services, aggregate, write, fail } = request;
  const { vault, config, sessionTokens } = services;
  const users = embeddedUsersOf(config);
  // The kernel answers 403 SANDBOX_ONLY in live before it comes here.
  if (!users || !('issue' in sessionTokens)) throw new Error('Live has no embedded identity provider');

  let email: string;
  let memberships: readonly RecordOf<'member'>[];
  if ('memberId' in body) {
    const member = await memberAnywhere(reads, body.memberId);
    if (!member) return fail('MEMBER_NOT_FOUND');
    email = vault.decrypt(member.emailCiphertext);
    memberships = [member];
  } else {
    email = body.email.toLowerCase();
    const all = await membershipsOfEmail(reads, vault.blindIndex('email', email));
    memberships = body.tenantId ? all.filter((member) => member.tenantId === body.tenantId) : all;
    if (body.tenantId && memberships.length === 0) return fail('TENANT_NOT_FOUND');
  }

  const userId = memberships.find((member) => member.userId !== null)?.userId ?? users.userIdOf(email);
  const signer = users.signerOf(userId);
  const name = 'email' in body ? (body.name ?? null) : null;
  const known = await userNamed(reads, userId);
  if (!known) {
    const [emailCiphertext, emailIndex] = [vault.encrypt(email), vault.blindIndex('email', email)];
    const row = { id: userId, emailCiphertext, emailIndex, name, signerAddress: signer.address, createdAt: now };
    write(insert('users', row, 'ignore'));
  } else if (name !== null && name !== known.name) {
    write(update('users', { id: userId }, { name }));
  }

  for (const { id } of memberships.filter(({ status }) => status === 'INVITED')) {
    const member = await aggregate('member', id);
    const event = { userId, at: member?.now ?? now };
    if (member?.can('ACTIVATE', event)) await member.send('ACTIVATE', event);
  }
  const only = memberships.length === 1 ? memberships[0] : undefined;
  const [tenantId, memberId] = [only?.tenantId ?? null, only?.id ?? null];
  const { token, expiresAt } = await sessionTokens.issue({ userId, email, tenantId, memberId });
  return { token, tokenType: 'Bearer', expiresAt: expiresAt.toISOString(), userId, tenantId, memberId, signer };
};
