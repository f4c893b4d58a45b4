import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('serves the generated document at /asyncapi.json to every caller and origin, and 304 when it has not changed', async () => {
  const answer = await fetch(`${service.url}/asyncapi.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const written = readFileSync(new URL('../../generated/asyncapi.json', import.meta.url), 'utf8');
  expect(await answer.text()).toBe(written);
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await fetch(`${service.url}/asyncapi.json`, { headers })).status).toBe(304);
});

test('/requests/<domain>.http is text with the address of the service, and an unknown name is 404', async () => {
  const answer = await fetch(`${service.url}/requests/webhooks.http`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`@baseUrl = ${service.engine.services.urls.base}\n`);
  expect(text).toContain('# @name listEvents\nGET {{baseUrl}}/v1/events\nX-Service-Api-Key: {{apiKey}}');
  for (const path of ['/requests/nothing.http', '/requests/../package.http', '/requests/.http']) {
    expect((await fetch(service.url + path)).status).toBe(404);
  }
});

test('/workflows lists a document for each lifecycle, and serves the document beside its contract', async () => {
  const { workflows } = (await (await fetch(`${service.url}/workflows`)).json()) as { workflows: string[] };
  expect(workflows).toContain('/workflows/offramp-payment.arazzo.json');
  expect(workflows.length).toBeGreaterThan(40);
  for (const path of workflows) {
    const answer = await fetch(service.url + path);
    expect([path, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([path, 200, '*']);
    const { arazzo, sourceDescriptions } = (await answer.json()) as { arazzo: string; sourceDescriptions: Source[] };
    expect([arazzo, new URL(sourceDescriptions[0]?.url ?? '', service.url + path).pathname]).toEqual([
      '1.0.1',
      '/openapi.json',
    ]);
  }
  for (const path of ['/workflows/nothing.arazzo.json', '/workflows/..%2fopenapi.json', '/workflows/constructor']) {
    expect((await fetch(service.url + path)).status).toBe(404);
  }
});

interface Source {
  readonly url: string;
}

test('the text index names what a deployment publishes as data', async () => {
  const index = await (await fetch(`${service.url}/llms.txt`)).text();
  expect(index).toContain('(asyncapi.json)');
});
