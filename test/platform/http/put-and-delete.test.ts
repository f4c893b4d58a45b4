import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  tenant = await service.signUp('Put And Delete');
});
afterAll(() => service.stop());

const send = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
  fetch(`${service.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tenant.token}`,
      'idempotency-key': 'one-key-for-all',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

test('DELETE executes each time, whatever key it carries, and stores none (R277)', async () => {
  const keys = [
    await tenant.session.createApiKey({ name: 'first' }).unwrap(),
    await tenant.session.createApiKey({ name: 'second' }).unwrap(),
  ];
  for (const { id } of [...keys, ...keys]) {
    const response = await send('DELETE', `/v1/api-keys/${id}`);
    expect(response.ok).toBe(true);
    expect(response.headers.get('idempotency-replayed')).toBeNull();
  }
  const { apiKeys } = await tenant.session.listApiKeys().unwrap();
  const revoked = apiKeys.filter(({ name }) => name !== 'test').map(({ revokedAt }) => revokedAt !== null);
  expect(revoked).toEqual([true, true]);
  expect(await service.pool.owner('idempotency_keys').where({ key: 'one-key-for-all' })).toEqual([]);
});

test('PUT with the same key and another body is no conflict (R277)', async () => {
  const path = `/v1/members/${tenant.memberId}/signer`;
  const answers = [];
  for (const address of [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]) {
    const response = await send('PUT', path, { address, signature: `0x${'0'.repeat(130)}` });
    answers.push(((await response.json()) as { code?: string }).code);
  }
  expect(answers).not.toContain('IDEMPOTENCY_KEY_REUSED');
  expect(await service.pool.owner('idempotency_keys').where({ key: 'one-key-for-all' })).toEqual([]);
});
