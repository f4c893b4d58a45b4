import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../../src/platform/crypto/index.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { refusal } from '../offramp/fixture.ts';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  tenant = await service.signUp('Handing Over');
});
afterAll(() => service?.stop());

const tokenOf = (url: string): string => url.split('/').at(-1) ?? '';
const open = (token: string) => fetch(`${service.url}/v1/verification-handoffs/${token}`);
const session = () => tenant.api.createVerificationSession({ kind: 'KYB' }).unwrap();
const handOver = async () => {
  const { id } = await session();
  return { id, ...(await tenant.api.createVerificationHandoff({ id }).unwrap()) };
};

/** What nobody is told: why a link is gone. */
const goneAs = async (token: string) => {
  const response = await open(token);
  const { requestId: _, ...rest } = (await response.json()) as Record<string, unknown>;
  return [response.status, rest];
};

describe('a hand-off link (D-317)', { shuffle: false }, () => {
  test('leads to the widget once, without a credential of the caller (R563)', async () => {
    const { id, url, token, expiresAt } = await handOver();
    expect(tokenOf(url)).toBe(token);
    expect(url).toBe(`${service.url.replace('127.0.0.1', 'localhost')}/v1/verification-handoffs/${tokenOf(url)}`);
    expect(tokenOf(url)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const lasts = Date.parse(expiresAt) - Date.now();
    expect(lasts).toBeGreaterThan(890_000);
    expect(lasts).toBeLessThanOrEqual(900_000);
    const row = await service.pool.owner('verification_handoffs').where({ session_id: id, status: 'OPEN' }).first();
    expect(row.token_hash).toBe(hashToken(tokenOf(url)));
    const response = await open(tokenOf(url));
    expect([response.status, await response.json()]).toEqual([200, { kind: 'KYB', client: (await session()).client }]);
    expect((await open(tokenOf(url))).status).toBe(410);
    expect(service.logLines.join('')).not.toContain(tokenOf(url));
  });

  test('gives the same answer when it is used, void, late, unknown, or its session has ended', async () => {
    const unknown = await goneAs('A'.repeat(43));
    expect(unknown[0]).toBe(410);
    const used = await handOver();
    await open(tokenOf(used.url));
    const first = await handOver();
    const second = await handOver();
    expect(await goneAs(tokenOf(used.url))).toEqual(unknown);
    expect(await goneAs(tokenOf(first.url))).toEqual(unknown);
    await tenant.api.simulateVerificationSession({ id: second.id, outcome: 'CANCELED' }).unwrap();
    expect(await goneAs(tokenOf(second.url))).toEqual(unknown);
    expect(refusal(await tenant.api.createVerificationHandoff({ id: second.id })).code).toBe(
      'VERIFICATION_SESSION_TERMINAL',
    );
    const late = await handOver();
    await tenant.api.advanceTestClock({ advanceSeconds: 900 }).unwrap();
    expect(await goneAs(tokenOf(late.url))).toEqual(unknown);
  });

  test('is not used up by a HEAD request', async () => {
    const { url } = await handOver();
    const head = await fetch(`${service.url}/v1/verification-handoffs/${tokenOf(url)}`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await open(tokenOf(url))).status).toBe(200);
  });

  test('is made only for sessions of the own tenant', async () => {
    const { id } = await session();
    const other = await service.signUp('Not Handing Over');
    expect(refusal(await other.api.createVerificationHandoff({ id })).code).toBe('VERIFICATION_SESSION_NOT_FOUND');
  });
});
