import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_KEY } from './app-fixture.ts';

interface Span {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly exceptions: readonly string[];
}

const file = (name: string): string => fileURLToPath(new URL(`./tracing/${name}.ts`, import.meta.url));

let service: ChildProcess;
let url: string;
beforeAll(async () => {
  service = fork(file('service'), { execArgv: ['--import', file('tracer')] });
  [{ url }] = await once(service, 'message');
}, 60_000);
afterAll(() => void service.kill());

/** The spans of one request. */
async function spansOf(method: string, path: string): Promise<Span[]> {
  await (await fetch(url + path, { method, headers: { 'X-Service-Api-Key': API_KEY } })).text();
  const replyOptions = once(service, 'message');
  service.send('spans');
  const [{ spans }] = await replyOptions;
  return spans;
}

const named = (spans: readonly Span[], name: string): Span => {
  const span = spans.find((one) => one.name === name);
  if (span === undefined) throw new Error(`no span ${name} among ${spans.map((one) => one.name).join(', ')}`);
  return span;
};

it('OpenTelemetry’s Koa instrumentation sees operations by name and route', async () => {
  const spans = await spansOf('GET', '/v1/things/1');
  expect(named(spans, 'getThing').attributes).toMatchObject({
    'koa.type': 'router',
    'koa.name': '/v1/things/:id',
    'http.route': '/v1/things/:id',
  });
  const request = named(spans, 'GET /v1/things/:id');
  expect(request.attributes['http.route']).toBe('/v1/things/:id');
  expect(Object.values(request.attributes)).toContain(200);
  expect(named(spans, 'middleware - observe').attributes['koa.type']).toBe('middleware');
});

it('OpenTelemetry’s Koa instrumentation sees their statuses and their failures', async () => {
  const refused = named(await spansOf('POST', '/v1/things/1/options'), 'POST /v1/things/:id/options');
  expect(Object.values(refused.attributes)).toContain(200);
  const spans = await spansOf('GET', '/v1/things');
  expect(Object.values(named(spans, 'GET /v1/things').attributes)).toContain(500);
  expect(named(spans, 'listThings').exceptions).toEqual(['out of paper']);
  expect((await spansOf('GET', '/nothing')).map(({ name }) => name)).toContain('GET');
});
