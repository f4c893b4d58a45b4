export { findAgent } from './agent.store.ts';
export { createAuthenticator } from './keys/authenticate.ts';
export { issueApiKey } from './keys/issue-api-key.ts';
export { SCOPES, type Scope } from './keys/scopes.ts';
export { activateMember } from './members/activate-member.ts';
export { type Invitation, inviteMember } from './members/invite-member.ts';
export { verifyEmail } from './members/verify-email.ts';
export { embeddedUserRow } from './users/embedded-user-row.ts';
export { type EmbeddedUsers, embeddedUsersOf } from './users/embedded-users.ts';
export { foundTenant } from './users/found-tenant.ts';
export {
  isTenant,
  memberAnywhere,
  membershipsOfUser,
  userByEmail,
  userNamed,
} from './users/user.cross-tenant.ts';
