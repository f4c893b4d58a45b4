import { expect, it } from 'vitest';
import { effectiveScopes, isAgentForbidden, SCOPES, scopesOfRole } from '../../../src/domains/accounts/keys/scopes.ts';

it('has thirty scopes, each once (D-024)', () => {
  expect(SCOPES.length).toBe(30);
  expect(new Set(SCOPES).size).toBe(30);
});

it('gives each role its scopes (D-019)', () => {
  expect(scopesOfRole('OWNER')).toEqual(SCOPES);
  expect(scopesOfRole('ADMIN')).toEqual(SCOPES);
  const lacking = (role: 'FINANCE' | 'MEMBER' | 'VIEWER') =>
    SCOPES.filter((scope) => !scopesOfRole(role).includes(scope));
  expect(lacking('FINANCE')).toEqual(['members:manage', 'policies:write', 'cards:manage', 'webhooks:manage']);
  expect(scopesOfRole('MEMBER').length).toBe(20);
  expect(scopesOfRole('VIEWER').length).toBe(14);
  expect(scopesOfRole('VIEWER').every((scope) => scope.endsWith(':read') || scope === 'policies:evaluate')).toBe(true);
});

it('narrows a key by the role of its member (D-031)', () => {
  expect(effectiveScopes(['ramps:write', 'members:manage'], 'OWNER')).toEqual(['ramps:write', 'members:manage']);
  expect(effectiveScopes(['ramps:write', 'members:manage'], 'FINANCE')).toEqual(['ramps:write']);
  expect(effectiveScopes(['ramps:write'], 'VIEWER')).toEqual([]);
});

it('withholds three scopes from agents (D-023, R528)', () => {
  expect(SCOPES.filter(isAgentForbidden)).toEqual(['members:manage', 'policies:write', 'webhooks:manage']);
});
