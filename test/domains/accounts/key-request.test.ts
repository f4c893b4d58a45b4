import { describe, expect, it } from 'vitest';
import { newApiKey } from '../../../src/domains/accounts/keys/issue-api-key.ts';
import { keyRequestErrors, requestedScopes } from '../../../src/domains/accounts/keys/key-request.ts';
import { SCOPES } from '../../../src/domains/accounts/keys/scopes.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const rules = (request: Parameters<typeof keyRequestErrors>[0]) =>
  keyRequestErrors(request, now).map(({ path, rule }) => `${path} ${rule}`);

describe('a request for a key', () => {
  it('is accepted when it is plain', () => {
    expect(rules({})).toEqual([]);
    expect(
      rules({ agent: true, agentId: 'agt_1', scopes: ['ramps:write'], expiresAt: '2026-03-02T09:00:00.001Z' }),
    ).toEqual([]);
  });

  it('is refused with scopes that agents may not hold (D-023)', () => {
    expect(rules({ agent: true, scopes: ['ramps:read', 'members:manage'] })).toEqual(['/body/scopes/1 agentForbidden']);
    expect(rules({ scopes: ['members:manage'] })).toEqual([]);
  });

  it('is refused with an agentId when it asks for no agent key', () => {
    expect(rules({ agentId: 'agt_1' })).toEqual(['/body/agentId dependentRequired']);
  });

  it('is refused with malformed addresses (D-026)', () => {
    const good = ['192.0.2.1', '192.0.2.0/24', '2001:db8::1', '2001:db8::/32'];
    const bad = ['192.0.2', '192.0.2.1/33', 'example.com', '0300.1.1.1', '12345', '/24'];
    expect(rules({ ipAllowlist: good })).toEqual([]);
    expect(rules({ ipAllowlist: [...good, ...bad] })).toEqual(bad.map((_, at) => `/body/ipAllowlist/${4 + at} cidr`));
  });

  it('is refused with an end that has passed by real time', () => {
    expect(rules({ expiresAt: '2026-03-02T10:00:00.000+01:00' })).toEqual(['/body/expiresAt future']);
  });
});

it('reports all faults of a request at once, each with what is expected (D-034)', () => {
  const request = { scopes: ['members:manage'], ipAllowlist: ['x'], expiresAt: now.toISOString() } as const;
  const fault = (path: string, message: string, rule: string) => ({ path: `/body/${path}`, message, rule });
  const common = [
    fault('ipAllowlist/0', 'must be an IP address or a CIDR block', 'cidr'),
    fault('expiresAt', 'must be in the future', 'future'),
  ];
  expect(keyRequestErrors({ ...request, agentId: 'agt_1' }, now)).toEqual([
    fault('agentId', 'needs agent: true', 'dependentRequired'),
    ...common,
  ]);
  expect(keyRequestErrors({ ...request, agent: true }, now)).toEqual([
    fault('scopes/0', 'may not be held by an agent', 'agentForbidden'),
    ...common,
  ]);
});

describe('a new key', () => {
  it('gets its creator’s scopes by default, without those that give rights, and fewer for an agent (D-007, D-023, D-517)', () => {
    const giveRights: readonly string[] = ['members:manage', 'policies:write'];
    expect(requestedScopes({}, SCOPES)).toEqual(SCOPES.filter((scope) => !giveRights.includes(scope)));
    expect(requestedScopes({ agent: true }, SCOPES).length).toBe(27);
  });

  it('gets the scopes that the request names, also those that give rights (D-517)', () => {
    expect(requestedScopes({ scopes: ['ramps:read'] }, SCOPES)).toEqual(['ramps:read']);
    expect(requestedScopes({ scopes: ['members:manage'] }, SCOPES)).toEqual(['members:manage']);
  });

  it('has the form of its environment (D-010, R524)', () => {
    expect(newApiKey('sandbox')).toMatch(/^svc_test_[0-9A-Za-z]{40}$/);
    expect(newApiKey('live')).toMatch(/^svc_live_[0-9A-Za-z]{40}$/);
  });
});
