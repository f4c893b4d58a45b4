import { HEADERS, KEY_PREFIXES, WRITTEN_HEADERS } from '../../names.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** The faults of credentials, in words by which the caller can put them right. None of them says whether a secret is near. */

const UNAUTHENTICATED = {
  noSession: 'This operation needs a member session. Send its token as Authorization: Bearer <token>.',
  notBearer: 'The header Authorization has to be Bearer, followed by a session token.',
  keyAsToken: `The header Authorization contains an API key. Send API keys in the header ${WRITTEN_HEADERS.apiKey}.`,
  badToken: 'The session token is not valid. Sign in again to get a new one.',
  twoTenants:
    'The API key and the session belong to different tenants. Send only one of them, or use two of the same tenant.',
  badKeyBeside: 'The API key that was sent together with the session is not valid.',
  noAdminKey: `This operation is for operators. Send the operator key in the header ${WRITTEN_HEADERS.adminKey}.`,
  wrongAdminKey: 'The operator key is wrong.',
  noMetricsToken: 'The metrics need a token. Send it as Authorization: Bearer <token>.',
  wrongMetricsToken: 'The token for the metrics is wrong.',
} as const;

const { sandbox, live } = KEY_PREFIXES;

const API_KEY_INVALID = {
  malformed: `The API key is malformed: ${sandbox} or ${live} has to be followed by 40 letters and digits.`,
  token: `The header ${WRITTEN_HEADERS.apiKey} contains a session token. Send it as Authorization: Bearer <token>.`,
  live: `This is a sandbox, and the API key belongs to a live deployment. Use one that begins with ${sandbox}.`,
  sandbox: `This is a live deployment, and the API key belongs to a sandbox. Use one that begins with ${live}.`,
  unknown: 'This deployment has not issued this API key.',
} as const;

export const NO_MEMBER_THERE = `The session's user is not a member of the tenant in ${HEADERS.tenantId}.`;

export const NOBODY_BEHIND_KEY = 'The member for whom the API key acts is not ACTIVE.';

export const unauthenticated = (fault: keyof typeof UNAUTHENTICATED): Refusal =>
  refuse('UNAUTHENTICATED', { message: UNAUTHENTICATED[fault] });

export const invalidKey = (fault: keyof typeof API_KEY_INVALID): Refusal =>
  refuse('API_KEY_INVALID', { message: API_KEY_INVALID[fault] });
