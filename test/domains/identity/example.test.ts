import { symlink } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installClient, run } from '../../sdk/packed.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const EXAMPLE = 'present-credentials.ts';
const ROOT = new URL('../../../', import.meta.url);

let service: TestService;
let consumer: Consumer;
beforeAll(async () => {
  [service, consumer] = await Promise.all([startTestService(), installClient(EXAMPLE)]);
  await symlink(fileURLToPath(new URL('node_modules/viem', ROOT)), `${consumer.folder}/node_modules/viem`);
});
afterAll(async () => {
  await service?.stop();
  await consumer?.remove();
});

it('the example: a wallet presents a credential to another tenant, which verifies it (R490, R491, R494)', async () => {
  const [verifier, holder] = [await service.signUp('Example Verifier'), await service.signUp('Example Holder')];
  const keys = { PAYCHART_API_KEY: verifier.apiKey, PAYCHART_HOLDER_KEY: holder.apiKey };
  const env = { ...process.env, ...keys, PAYCHART_URL: service.url };
  const { stdout } = await run(process.execPath, [EXAMPLE], { cwd: consumer.folder, env });
  expect(stdout).toMatch(/^\S+ asks: supplier-onboarding\nverified\nBUSINESS_IDENTITY VALID\n$/);
  const asked = await service.pool
    .owner('presentation_challenges')
    .where({ tenant_id: verifier.tenantId })
    .select('status', 'verified');
  expect(asked).toEqual([{ status: 'CONSUMED', verified: true }]);
});

it('the example compiles against the package, its signer included', async () => {
  await consumer.compile('--types', 'node', EXAMPLE);
});
