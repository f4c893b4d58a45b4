import { describe, expect, it } from 'vitest';
import { KERNEL_SCHEMES } from '../../../codegen/model/dialect/security.ts';
import type { Credential } from '../../../src/platform/http/credentials/credential.ts';
import { checkScope } from '../../../src/platform/http/credentials/scope.ts';
import { endpointOf } from '../../../src/platform/http/endpoint.ts';

const endpoint = (security: readonly object[]) =>
  endpointOf({ security, statuses: [200], codes: {}, handler: async () => null } as never);

describe('the security of an operation (D-530)', () => {
  it('names schemes that the platform authenticates, which are those of the generator', () => {
    for (const scheme of KERNEL_SCHEMES) expect(endpoint([{ [scheme]: [] }]).isPublic).toBe(false);
    expect(endpoint([{ apiKey: ['a:b'] }, { memberSession: ['c:d'] }])).toMatchObject({
      keyScopes: ['a:b'],
      sessionScopes: ['c:d'],
      isKeyOnly: false,
      isSessionOnly: false,
    });
  });

  it.each([
    ['another scheme', [{ oauth: ['lockers:admin'] }]],
    ['another scheme beside one that it knows', [{ apiKey: ['a:b'] }, { oauth: ['lockers:admin'] }]],
    ['two schemes at once', [{ apiKey: ['a:b'], memberSession: ['a:b'] }]],
    ['one scheme twice', [{ apiKey: ['a:b'] }, { apiKey: ['c:d'] }]],
    ['no scheme', [{ apiKey: ['a:b'] }, {}]],
  ])('stops the boot with %s, and drops no scope', (_, security) => {
    expect(() => endpoint(security)).toThrow(/is not authenticated/);
  });

  it('accepts only the operator key on operator operations', () => {
    expect(() => endpoint([{ adminKey: [] }, { apiKey: ['a:b'] }])).toThrow(/no other credential/);
  });

  it('refuses every session on operations that take keys only', () => {
    const credential = (kind: string) =>
      ({ caller: { kind, scopes: ['a:b'], agentId: null } }) as unknown as Credential;
    const keyOnly = endpoint([{ apiKey: ['a:b'] }]);
    expect(checkScope(keyOnly, credential('member'))?.code).toBe('API_KEY_REQUIRED');
    expect(checkScope(keyOnly, credential('apiKey'))).toBeUndefined();
  });
});
