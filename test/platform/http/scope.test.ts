import { describe, expect, it } from 'vitest';
import type { Credential } from '../../../src/platform/http/credentials/credential.ts';
import { checkScope } from '../../../src/platform/http/credentials/scope.ts';
import { endpointOf } from '../../../src/platform/http/endpoint.ts';

const endpoint = (meta: object) =>
  endpointOf({ statuses: [200], codes: {}, handler: async () => null, ...meta } as never);
const credential = (caller: object): Credential => ({ caller: { agentId: null, ...caller } }) as unknown as Credential;
const key = (...scopes: string[]) => credential({ kind: 'apiKey', scopes });
const agent = (...scopes: string[]) => credential({ kind: 'apiKey', scopes, agentId: 'agt_1' });
const member = (...scopes: string[]) => credential({ kind: 'member', scopes });
const either = { security: [{ apiKey: ['ramps:read', 'ramps:write'] }, { memberSession: ['members:manage'] }] };
const check = (meta: object, of: Credential) => checkScope(endpoint(meta), of);

describe('the scopes of an operation (D-013, D-019, D-023)', () => {
  it.each([
    ['all of a key’s', key('ramps:write', 'ramps:read', 'more:still'), undefined],
    ['one is missing', key('ramps:read'), { required: ['ramps:write'] }],
    ['none', key(), { required: ['ramps:read', 'ramps:write'] }],
    ['a session has its own', member('members:manage'), undefined],
    ['a key’s scopes are no session’s', member('ramps:read', 'ramps:write'), { required: ['members:manage'] }],
  ])('are checked: %s', (_what, of, details) => {
    expect(check(either, of)?.details).toEqual(details);
    expect(check(either, of)?.code).toBe(details && 'INSUFFICIENT_SCOPE');
  });

  it.each(['policies:write', 'members:manage', 'webhooks:manage'])(
    'refuse %s to an agent, whatever its key allows',
    (scope) => {
      const meta = { security: [{ apiKey: ['ramps:read', scope] }] };
      expect(check(meta, agent('ramps:read', scope))).toMatchObject({
        code: 'INSUFFICIENT_SCOPE',
        details: { required: [scope], agentForbidden: true },
      });
      expect(check(meta, agent(scope))?.details).toEqual({ required: ['ramps:read', scope], agentForbidden: true });
      expect(check(meta, key('ramps:read', scope))).toBeUndefined();
    },
  );

  it('are named alone if an agent lacks another scope', () => {
    expect(check(either, agent('ramps:read'))?.details).toEqual({ required: ['ramps:write'] });
  });

  it.each([
    ['a session-only operation', { security: [{ memberSession: [] }] }, 'MEMBER_SESSION_REQUIRED'],
    ['one that says so', { ...either, sessionOnly: true }, 'MEMBER_SESSION_REQUIRED'],
    [
      'an approval',
      { security: [{ memberSession: [] }], codes: { APPROVAL_REQUIRES_MEMBER: 403 } },
      'APPROVAL_REQUIRES_MEMBER',
    ],
    [
      'a second factor',
      { security: [{ memberSession: [] }], codes: { TWOFA_AGENT_NOT_PERMITTED: 403 } },
      'TWOFA_AGENT_NOT_PERMITTED',
    ],
  ])('exclude every key from %s (D-013)', (_what, meta, code) => {
    expect(check(meta, key('ramps:read', 'ramps:write'))?.code).toBe(code);
    expect(check(meta, member('members:manage'))).toBeUndefined();
  });

  it('are none for anonymous callers and operators', () => {
    expect(check({ security: [] }, credential({ kind: 'public', scopes: [] }))).toBeUndefined();
    expect(check({ security: [{ adminKey: [] }] }, credential({ kind: 'operator', scopes: [] }))).toBeUndefined();
  });
});
