import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifecycleFacts } from '../../generated/contract/explanations.ts';
import { CONSOLE_PATHS, consoleRoute } from '../../src/console/index.ts';

let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const router = new Router();
  router.get(CONSOLE_PATHS, consoleRoute({ environment: 'sandbox', serviceName: 'Service' }));
  const server = createServer(new Koa().use(router.routes()).callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => new Promise((resolve) => server.close(() => resolve()));
});
afterAll(() => close());

it.each(['/console', '/console/app.js', '/console/catalog.json', '/console/nothing'])(
  '%s runs and loads nothing from elsewhere, and makes no markup out of text',
  async (path) => {
    const { headers } = await fetch(url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it('the page itself loads nothing from elsewhere', async () => {
  const page = await (await fetch(`${url}/console`)).text();
  expect(page).not.toMatch(/https?:\/\/|\sstyle=|\son\w+=|<script>/);
});

it('serves the diagram of every lifecycle, without scripts', async () => {
  for (const lifecycle of Object.keys(lifecycleFacts)) {
    const answer = await fetch(`${url}/console/diagrams/${lifecycle}.svg`);
    expect(answer.status, lifecycle).toBe(200);
    expect(await answer.text(), lifecycle).not.toMatch(/<script|<foreignObject|\son\w+=/i);
  }
});

describe('a missing path', () => {
  it.each([
    '/console/../package.json',
    '/console/assets.ts',
    '/console/diagrams/nothing.svg',
    '/console/constructor',
    '/console/__proto__',
    '/console/diagrams/constructor.svg',
    '/console/diagrams/..%2f..%2fopenapi.svg',
  ])('%s is answered with 404', async (path) => expect((await fetch(url + path)).status).toBe(404));
  it('is explained in words', async () =>
    expect(await (await fetch(`${url}/console/x`)).text()).toContain('no such file'));
});

it('redirects /console/ to the page, whose links are relative to its folder', async () => {
  const answer = await fetch(`${url}/console/`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '../console']);
});

it('compresses for clients that accept it, and answers 304 to clients that have the file', async () => {
  const plain = await fetch(`${url}/console/app.js`, { headers: { 'Accept-Encoding': 'identity' } });
  const packed = await fetch(`${url}/console/app.js`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe(await plain.text());
  const tag = packed.headers.get('etag') ?? '';
  expect(
    (await fetch(`${url}/console/app.js`, { headers: { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' } })).status,
  ).toBe(304);
});
