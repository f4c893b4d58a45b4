import { expect, test } from 'vitest';
import { originForm } from '../../../src/platform/http/request/request-target.ts';
import { exchangeBytes, startServer } from './server-fixture.ts';

test.each([
  ['/v1/things?take=1', '/v1/things?take=1'],
  ['http://api.example/v1/things?take=1', '/v1/things?take=1'],
  ['HTTPS://api.example:8443/v1/things', '/v1/things'],
  ['http://api.example', '/'],
  ['http://api.example?take=1', '/?take=1'],
  ['http://user:secret@api.example/v1/things', '/v1/things'],
  ['http://api.example//evil.example/v1', '//evil.example/v1'],
  ['http:///v1/things', '/v1/things'],
  ['/http://api.example/v1', '/http://api.example/v1'],
  ['*', '*'],
  ['ftp://api.example/v1', 'ftp://api.example/v1'],
  [undefined, ''],
])('the target %s is %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});

test('a target in absolute form is served like its path (RFC 9112, 3.2.2)', async () => {
  const server = await startServer();
  const ask = (target: string) =>
    exchangeBytes(server, `GET ${target} HTTP/1.1\r\nHost: api.example\r\nConnection: close\r\n\r\n`);
  const statusOf = async (target: string) => (await ask(target)).split('\r\n', 1)[0];
  expect(await statusOf('/healthz')).toBe('HTTP/1.1 200 OK');
  expect(await statusOf('http://api.example/healthz')).toBe('HTTP/1.1 200 OK');
  expect(await statusOf('http://other.example:8080/healthz?x=1')).toBe('HTTP/1.1 200 OK');
  expect(await statusOf('http://api.example')).toBe('HTTP/1.1 404 Not Found');
  expect(await ask('http://api.example/v1/things')).toContain('"API_KEY_REQUIRED"');
});
