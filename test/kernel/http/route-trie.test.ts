import { expect, it } from 'vitest';
import { RouteTrie } from '../../../src/kernel/http/route-trie.ts';

const trie = new RouteTrie<string>();
for (const route of [
  'GET /v1/things',
  'POST /v1/things',
  'GET /v1/things/{id}',
  'GET /v1/things/me',
  'GET /v1/things/{id}/parts/{part}',
  'POST /v1/things/me/parts',
  'GET /1.0/identifiers/{did}',
]) {
  const [method = '', path = ''] = route.split(' ');
  trie.add(method, path, route);
}

it.each([
  ['GET', '/v1/things', 'GET /v1/things', {}],
  ['POST', '/v1/things', 'POST /v1/things', {}],
  ['GET', '/v1/things/x', 'GET /v1/things/{id}', { id: 'x' }],
  ['GET', '/v1/things/me', 'GET /v1/things/me', {}],
  ['GET', '/v1/things/me/parts/7', 'GET /v1/things/{id}/parts/{part}', { id: 'me', part: '7' }],
  ['POST', '/v1/things/me/parts', 'POST /v1/things/me/parts', {}],
  ['GET', '/v1/things/a%2Fb%20c', 'GET /v1/things/{id}', { id: 'a/b c' }],
  ['GET', '/1.0/identifiers/did:payid:ab', 'GET /1.0/identifiers/{did}', { did: 'did:payid:ab' }],
])('%s %s', (method, path, value, parameters) => {
  expect(trie.find(method, path)).toEqual({ value, path: parameters });
});

it.each([
  '',
  '*',
  '/',
  '/v1',
  '/v1/',
  '/v1/things/',
  '//v1/things',
  '/v1/things/x/',
  '/v1/things/%',
  '/v1/things/%c3',
  '/v1/things/%1f',
  '/V1/things',
  '/v1/things/x/parts',
  '/v1/%74hings',
])('knows no %j', (path) => {
  expect(trie.find('GET', path)).toBeUndefined();
});

it('refuses what it could not tell apart, and half parameters', () => {
  expect(() => trie.add('GET', '/v1/things/{other}', 'again')).toThrow('Two operations');
  expect(() => trie.add('GET', '/v1/things/{id}.json', 'half')).toThrow('fill its segment');
});
