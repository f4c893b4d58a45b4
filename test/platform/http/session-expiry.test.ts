import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxSessionTokens } from '../../../src/platform/http/credentials/session-tokens.ts';

const issuer = { kind: 'sandbox', issuer: 'urn:test', audience: 'service', seed: 'ab'.repeat(32) } as const;
const claims = {
  userId: 'usr_1',
  email: 'ana@acme.example',
  emailVerified: true,
  tenantId: 'ten_1',
  memberId: 'mem_1',
};
const ISSUED = new Date('2026-03-01T12:00:00.000Z');

describe('a session token ends 12 hours after it was issued (D-002)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: ISSUED }));
  afterEach(() => void vi.useRealTimers());

  const judged = async (atMs: number, firstSeenMs: number) => {
    const tokens = sandboxSessionTokens(issuer);
    vi.setSystemTime(ISSUED);
    const { token, expiresAt } = await tokens.issue(claims);
    vi.setSystemTime(expiresAt.getTime() + firstSeenMs);
    await tokens.verify(token);
    vi.setSystemTime(expiresAt.getTime() + atMs);
    return (await tokens.verify(token)) !== undefined;
  };

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%d ms from its end, at its first use: %s', async (atMs, valid) => {
    expect(await judged(atMs, atMs)).toBe(valid);
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('%d ms from its end, cached a second earlier: %s', async (atMs, valid) => {
    expect(await judged(atMs, -1_000)).toBe(valid);
  });

  it('and is verified again after a minute, so that withdrawn keys do not stay valid for long', async () => {
    const tokens = sandboxSessionTokens(issuer);
    const { token } = await tokens.issue(claims);
    await tokens.verify(token);
    const forged = `${token.slice(0, -4)}AAAA`;
    expect(await tokens.verify(forged)).toBeUndefined();
    vi.setSystemTime(ISSUED.getTime() + 60_000);
    expect(await tokens.verify(token)).toMatchObject(claims);
  });
});
