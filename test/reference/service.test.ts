import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { noBrowser, openBrowser } from './chromium.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

it('serves the reference beside the operations, without a credential', async () => {
  const response = await fetch(`${service.url}/docs`);
  expect(response.url).toBe(`${service.url}/docs/`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
  expect(response.headers.get('x-service-version')).not.toBeNull();
});

it('has the page that deprecated answers link to (D-181)', async () => {
  const response = await fetch(`${service.url}/docs/payments/migrate-to-intents`);
  expect([response.status, (await response.text()).includes('multisigTxHash')]).toEqual([200, true]);
});

it('redirects the root to the reference', async () => {
  const response = await fetch(service.url);
  expect([response.status, response.url]).toEqual([200, `${service.url}/docs/`]);
  const head = await fetch(`${service.url}/`, { method: 'HEAD', redirect: 'manual' });
  expect([head.status, head.headers.get('location')]).toEqual([302, 'docs/']);
});

it('has an index for agents, and its whole text in one file', async () => {
  for (const path of ['/llms.txt', '/llms-full.txt']) {
    const response = await fetch(service.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await response.text()).toMatch(/^# Paychart\n/);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(service.url + path, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect(again.status).toBe(304);
  }
});

it('refuses other methods', async () => {
  const response = await fetch(`${service.url}/docs/`, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'HEAD, GET']);
  expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
});

it.skipIf(noBrowser !== undefined)('lets a test key be tried out from the page of an operation', async () => {
  const { apiKey, tenantId } = await service.signUp('Reader');
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${service.url}/docs/operations/getMe`);
  const form = page.locator('.try');
  await form.locator('summary').click();
  await form.getByLabel('Test key or session').fill(apiKey);
  await form.getByRole('button', { name: 'Send GET' }).click();
  await form.locator('output pre').waitFor();
  const shown = await form.locator('output').textContent();
  expect([shown?.startsWith('200 '), shown?.includes(tenantId), shown?.includes('x-request-id: req_')]).toEqual([
    true,
    true,
    true,
  ]);
});
