import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { runProcess } from './run.ts';

const DEMO = fileURLToPath(new URL('../../scripts/demo.ts', import.meta.url));

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ working: true });
});
afterAll(() => service?.stop());

test('npm run demo -- --url pays on the running service, and keeps its payments there', async () => {
  const { apiKey, api, fund } = await service.signUp('Demo Sender');
  await fund('100.00');
  const ended = await runProcess({}, ['--url', `${service.url}/`, '--key', apiKey], DEMO);
  expect([ended.stderr, ended.status]).toEqual(['', 0]);
  expect(ended.stdout).toMatch(/payment\.delivered +DELIVERED/);
  const id = /pay_[0-9a-z]{26}/.exec(ended.stdout)?.[0] ?? '';
  expect(await api.getOfframpPayment({ id }).unwrap()).toMatchObject({ status: 'DELIVERED', amountUsd: '25.00' });
  // What it prints is to be typed.
  const [, keyOfRecipient = ''] = [...ended.stdout.matchAll(/svc_test_[0-9A-Za-z]{40}/g)].map(([key]) => key);
  const seen = await fetch(`${service.url}/v1/offramp/payments/${id}`, {
    headers: { 'X-Service-Api-Key': keyOfRecipient },
  });
  expect(seen.status).toBe(200);
});

test('names the key that it needs, if no key can pay', async () => {
  const ended = await runProcess({ DATA_DIR: '/nowhere' }, ['--url', service.url], DEMO);
  expect([ended.status, ended.stdout]).toEqual([1, '']);
  expect(ended.stderr).toMatch(/add --key/);
});
