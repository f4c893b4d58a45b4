import { describe, expect, it } from 'vitest';
import { type ApiKeyRecord, apiKeyEventObject, presentApiKey } from '../../../src/domains/accounts/api-key.present.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const key = (changed: object = {}) =>
  ({
    id: 'key_1',
    tenantId: 'ten_1',
    name: 'server',
    hash: 'secret',
    prefix: 'sk_sandbox',
    last4: 'wxyz',
    environment: 'sandbox',
    scopes: ['payments:read', 'no:such', 'payments:create'],
    agentId: null,
    memberId: 'mem_1',
    ipAllowlist: ['192.0.2.0/24'],
    signingSecretCiphertext: null,
    status: 'ACTIVE',
    lastUsedAt: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: at(-1000),
    ...changed,
  }) as unknown as ApiKeyRecord;
const shown = {
  id: 'key_1',
  name: 'server',
  prefix: 'sk_sandbox',
  last4: 'wxyz',
  environment: 'sandbox',
  scopes: ['payments:read', 'payments:create'],
  agent: false,
  agentId: null,
  memberId: 'mem_1',
  ipAllowlist: ['192.0.2.0/24'],
  requestSigning: false,
  status: 'ACTIVE',
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  createdAt: at(-1000).toISOString(),
};

describe('an API key (D-008)', () => {
  it('shows neither its hash nor its signing secret, and only those of its scopes that still exist', () => {
    expect(presentApiKey(key(), now)).toEqual(shown);
    expect(presentApiKey(key({ signingSecretCiphertext: 'sealed' }), now)).toEqual({ ...shown, requestSigning: true });
  });

  it.each([
    [-1, 'EXPIRED'],
    [0, 'EXPIRED'],
    [1, 'ACTIVE'],
  ])('with an end in %i ms is shown as %s', (ms, status) => {
    expect(presentApiKey(key({ expiresAt: at(ms) }), now)).toEqual({
      ...shown,
      status,
      expiresAt: at(ms).toISOString(),
    });
  });

  it('stays REVOKED after its end', () => {
    const revoked = key({ status: 'REVOKED', revokedAt: at(-2), expiresAt: at(-1) });
    expect(presentApiKey(revoked, now)).toMatchObject({ status: 'REVOKED', revokedAt: at(-2).toISOString() });
  });

  it('shows its agent, and when it was last used', () => {
    const used = key({ agentId: 'agt_1', lastUsedAt: at(-60_000) });
    expect(presentApiKey(used, now)).toEqual({
      ...shown,
      agent: true,
      agentId: 'agt_1',
      lastUsedAt: at(-60_000).toISOString(),
    });
  });

  it('shows the stored status in events, whatever the time is', () => {
    const told = apiKeyEventObject(key({ expiresAt: at(-1), lastUsedAt: at(-60_000) }));
    expect(told).toEqual({ ...shown, expiresAt: at(-1).toISOString() });
  });
});
