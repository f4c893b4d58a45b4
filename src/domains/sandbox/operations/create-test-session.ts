import type { CreateTestSessionRequest } from '../../../../generated/contract/schemas.ts';
import { canonicalEmail, emailFault } from '../../../platform/contacts/email-address.ts';
import type { Vault } from '../../../platform/crypto/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { RecordOf } from '../../../platform/lifecycle/record.ts';
import { audit, update, type Write } from '../../../platform/lifecycle/writes.ts';
import {
  activateMember,
  type EmbeddedUsers,
  embeddedUserRow,
  embeddedUsersOf,
  memberAnywhere,
  membershipsOfUser,
  userByEmail,
  userNamed,
  verifyEmail,
} from '../../accounts/index.ts';

/** A user of the embedded provider, and the places in tenants that the session may act in. */
interface User {
  readonly id: string;
  /** The address that the user signs in with, in its canonical form: proved, unlike a member's contact address (D-498). */
  readonly email: string;
  /** As the request gave it. */
  readonly name: string | null;
  readonly memberships: readonly RecordOf<'member'>[];
}

/**
 * Signs a user of the embedded identity provider in (D-001). A member that is named by its id accepts an open invitation
 * by it; a session of the e-mail address alone does not (D-502).
 */
export const createTestSession: Handler<'createTestSession'> = async (request) => {
  const { body, now, reads, services, aggregate, aggregatesWith, open, write, fail } = request;
  const { vault, config, sessionTokens } = services;
  const users = embeddedUsersOf(config);
  // The platform answers 403 SANDBOX_ONLY in live before it comes here.
  if (!users || !('issue' in sessionTokens)) throw new Error('Live has no embedded identity provider');
  const user = await userOf(reads, vault, users, body);
  if (user === 'VALIDATION_FAILED') return fail(user, { errors: [emailFault('/body/email')] });
  if (typeof user === 'string') return fail(user);

  const signer = users.signerOf(user.id);
  write(...(await rememberUser(reads, vault, user, signer.address, now)));
  const ownIndex = vault.blindIndex('email', user.email);
  for (const { id } of user.memberships.filter((member) => awaitsSession(member, ownIndex))) {
    const member = await aggregate('member', id);
    if (member?.status === 'INVITED') {
      const activation = { userId: user.id, isEmailVerified: true, at: member.now };
      await activateMember(member, activation, { reads, aggregatesWith, open, write, config });
    } else if (member) await verifyEmail(member, { reads, open }, vault);
  }
  const only = user.memberships.length === 1 ? user.memberships[0] : undefined;
  const place = { tenantId: only?.tenantId ?? null, memberId: only?.id ?? null };
  write(audit('test.session.created', user.id, place.tenantId, { memberId: place.memberId }));
  const { token, expiresAt } = await sessionTokens.issue({
    userId: user.id,
    email: user.email,
    emailVerified: true,
    ...place,
  });
  return { token, tokenType: 'Bearer', expiresAt: expiresAt.toISOString(), userId: user.id, ...place, signer };
};

/** The invitation of the named member, or a member whose address this session is the first to prove. */
const awaitsSession = ({ status, emailIndex, emailVerifiedAt }: RecordOf<'member'>, ownIndex: string): boolean =>
  emailIndex === ownIndex && (status === 'INVITED' || (status === 'ACTIVE' && emailVerifiedAt === null));

async function userOf(
  reads: Reads,
  vault: Vault,
  users: EmbeddedUsers,
  body: CreateTestSessionRequest,
): Promise<User | 'MEMBER_NOT_FOUND' | 'TENANT_NOT_FOUND' | 'VALIDATION_FAILED'> {
  if ('memberId' in body) {
    const member = await memberAnywhere(reads, body.memberId);
    if (!member) return 'MEMBER_NOT_FOUND';
    const known =
      member.userId === null ? await userByEmail(reads, member.emailIndex) : await userNamed(reads, member.userId);
    const email = vault.decrypt(known?.emailCiphertext ?? member.emailCiphertext);
    return { id: member.userId ?? known?.id ?? users.userIdOf(email), email, name: null, memberships: [member] };
  }
  const email = canonicalEmail(body.email);
  if (email === undefined) return 'VALIDATION_FAILED';
  const index = vault.blindIndex('email', email);
  const id = (await userByEmail(reads, index))?.id ?? users.userIdOf(email);
  const all = await membershipsOfUser(reads, id);
  const memberships = body.tenantId ? all.filter(({ tenantId }) => tenantId === body.tenantId) : all;
  if (body.tenantId && memberships.length === 0) return 'TENANT_NOT_FOUND';
  return { id, email, name: body.name ?? null, memberships };
}

/** The provider's user is written down when first seen (D-001). */
async function rememberUser(
  reads: Reads,
  vault: Vault,
  { id, email, name }: User,
  signerAddress: string,
  createdAt: Date,
): Promise<Write[]> {
  const known = await userNamed(reads, id);
  if (known) return name === null || name === known.name ? [] : [update('users', { id }, { name })];
  return [embeddedUserRow(vault, { id, email, name, signerAddress, createdAt })];
}
