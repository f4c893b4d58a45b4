import { beforeEach, describe, expect, it } from 'vitest';
import { RouteTrie, segmentsOf } from '../../../src/platform/http/routing/route-trie.ts';

const ROUTES = [
  'GET /v1/things',
  'POST /v1/things',
  'GET /v1/things/:id',
  'GET /v1/things/me',
  'GET /v1/things/:id/parts/:part',
  'POST /v1/things/me/parts',
  'GET /v1/things/me/:verb/now',
  'GET /1.0/identifiers/:did',
  'GET /',
];

let trie: RouteTrie<string>;
beforeEach(() => {
  trie = new RouteTrie();
  for (const route of ROUTES) {
    const [method = '', path = ''] = route.split(' ');
    trie.add([method], segmentsOf(path) ?? [], route);
  }
});

describe('the trie finds', () => {
  it.each([
    ['GET', '/v1/things', 'GET /v1/things', []],
    ['POST', '/v1/things', 'POST /v1/things', []],
    ['GET', '/v1/things/x', 'GET /v1/things/:id', ['x']],
    ['GET', '/v1/things/me', 'GET /v1/things/me', []],
    // A way that leads nowhere, by :verb, leaves no value behind for the one that does.
    ['GET', '/v1/things/me/parts/7', 'GET /v1/things/:id/parts/:part', ['me', '7']],
    ['POST', '/v1/things/me/parts', 'POST /v1/things/me/parts', []],
    ['GET', '/v1/things/a%2Fb%20c', 'GET /v1/things/:id', ['a%2Fb%20c']],
    ['GET', '/v1/things/', 'GET /v1/things/:id', ['']],
    ['GET', '/v1/things//parts/', 'GET /v1/things/:id/parts/:part', ['', '']],
    ['GET', '/1.0/identifiers/did:payid:ab', 'GET /1.0/identifiers/:did', ['did:payid:ab']],
    ['GET', '/', 'GET /', []],
    ['GET', '/v1/things/me/parts/now', 'GET /v1/things/me/:verb/now', ['parts']],
  ])('%s %s', (method, path, route, captures) => {
    expect(trie.find(method, path)).toEqual({ route, captures });
  });
});

it.each(['', '*', '/v1', '/v1/', '//v1/things', '/v1/things/x/', '/V1/things', '/v1/things/x/parts', '/v1/%74hings'])(
  'the trie has no route for %j',
  (path) => {
    expect(trie.find('GET', path)).toBeUndefined();
    expect(trie.findAll(path)).toEqual([]);
  },
);

it.each([
  ['/v1/things', ['GET /v1/things', 'POST /v1/things']],
  ['/v1/things/me', ['GET /v1/things/me', 'GET /v1/things/:id']],
  ['/v1/things/me/parts', ['POST /v1/things/me/parts']],
])('the trie lists every route of %s', (path, routes) => {
  expect(trie.findAll(path)).toEqual(routes);
});

it('the trie takes a route with several methods, each named once or twice', () => {
  trie.add(['PUT', 'DELETE', 'PUT'], segmentsOf('/v1/things/:id') ?? [], 'both');
  for (const method of ['PUT', 'DELETE'])
    expect(trie.find(method, '/v1/things/x')).toEqual({ route: 'both', captures: ['x'] });
  expect(trie.findAll('/v1/things/x')).toEqual(['GET /v1/things/:id', 'both']);
});

it('a segment of a template is read exactly', () => {
  expect(segmentsOf('/v1/:id/$parts/:$part_2')).toEqual([
    { fixed: 'v1' },
    { parameter: 'id' },
    { fixed: '$parts' },
    { parameter: '$part_2' },
  ]);
  for (const template of ['/:2x', '/x:id', '/a?', '/a+', '/[a]', '/a!', '/"a"', '/a(b)', '/::id'])
    expect(segmentsOf(template), template).toBeUndefined();
});

it('the trie refuses two routes that it could not tell apart', () => {
  expect(() => trie.add(['GET'], segmentsOf('/v1/things/:other') ?? [], 'again')).toThrow(
    'Two routes on GET /v1/things/:other',
  );
});

it.each(['/things/:id.json', '/things/*rest', '/things{/:id}', '/things/(.*)', '/a\\:b', 'things', '*'])(
  'the trie leaves %s to regular expressions',
  (template) => {
    expect(segmentsOf(template)).toBeUndefined();
  },
);
