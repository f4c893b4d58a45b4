export { activateMember } from './activate-member.ts';
export { findAgent } from './agent.store.ts';
export { createAuthenticator } from './authenticate.ts';
export { embeddedUserRow } from './embedded-user-row.ts';
export { type EmbeddedUsers, embeddedUsersOf } from './embedded-users.ts';
export { type Founded, type Founding, foundTenant } from './found-tenant.ts';
export { type Invitation, inviteMember } from './invite-member.ts';
export { type IssuedKey, issueApiKey, type KeyOrder } from './issue-api-key.ts';
export { presentMember } from './member.present.ts';
export { SCOPES, type Scope } from './scopes.ts';
export {
  isTenant,
  memberAnywhere,
  membershipsOfUser,
  tenantsOfEmail,
  userByEmail,
  userNamed,
} from './user.cross-tenant.ts';
export { verifyEmail } from './verify-email.ts';
