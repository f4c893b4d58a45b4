export { activateMember } from './activate-member.ts';
export { findAgent } from './agent.store.ts';
export { createAuthenticator } from './authenticate.ts';
export { embeddedUserRow } from './embedded-user-row.ts';
export { type EmbeddedUsers, embeddedUsersOf } from './embedded-users.ts';
export { foundTenant } from './found-tenant.ts';
export { type Invitation, inviteMember } from './invite-member.ts';
export { issueApiKey } from './issue-api-key.ts';
export { SCOPES, type Scope } from './scopes.ts';
export {
  isTenant,
  memberAnywhere,
  membershipsOfUser,
  userByEmail,
  userNamed,
} from './user.cross-tenant.ts';
export { verifyEmail } from './verify-email.ts';
