import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startAccounts } from '../accounts/service-fixture.ts';

let service: Service;
beforeAll(async () => {
  service = await startAccounts();
});
afterAll(() => service?.close());

const YEAR = 31_536_000;

/** A clock that many advances have moved ahead already. */
const isAhead = (tenantId: string, seconds: number) =>
  service.rows('UPDATE tenant_clocks SET offset_ms = ? WHERE tenant_id = ?', [String(seconds * 1000), tenantId]);

it('goes at most 100 years ahead of real time (D-067)', async () => {
  const { owner, tenant } = await service.found('ada@far.example');
  await isAhead(tenant.id, 99 * YEAR);
  const advance = (advanceSeconds: number) => service.call('POST', '/v1/test/clock', owner, { advanceSeconds });
  expect((await advance(YEAR - 1)).body.offsetSeconds).toBe(100 * YEAR - 1);
  const refused = await advance(2);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', details: { errors: [{ path: '/body/advanceSeconds' }] } },
  });
  expect((await advance(1)).body.offsetSeconds).toBe(100 * YEAR);
});
