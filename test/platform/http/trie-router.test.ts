import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router, { type RouterMiddleware } from '@koa/router';
import Koa, { type DefaultState } from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import type { Context, KernelContext } from '../../../src/platform/http/context.ts';
import { TrieRouter } from '../../../src/platform/http/routing/trie-router.ts';

type Show = RouterMiddleware<DefaultState, KernelContext>;

/** What @koa/router leaves on the context. */
const seen = (context: Parameters<Show>[0]) => ({
  route: String(context._matchedRoute),
  name: context._matchedRouteName,
  path: context.routerPath,
  routerName: context.routerName,
  params: context.params,
  requestParams: context.request.params,
  captures: context.captures,
  matched: context.matched?.map(({ path }) => String(path)),
  isRouted: context.routeMatched,
});

const show: Show = (context) => {
  context.body = seen(context);
};

type Middleware = Parameters<Koa<DefaultState, KernelContext>['use']>[0];

/** A server of the router, with what stands before it. */
async function serve(router: Router<DefaultState, KernelContext>, ...before: Middleware[]): Promise<string> {
  const koa = new Koa<DefaultState, KernelContext>();
  for (const middleware of [...before, router.routes(), router.allowedMethods()]) koa.use(middleware);
  koa.silent = true;
  const server = createServer(koa.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = async (url: string): Promise<ReturnType<typeof seen>> =>
  (await (await fetch(url)).json()) as ReturnType<typeof seen>;

it('the router reports a match as @koa/router does', async () => {
  const exact = { sensitive: true, strict: true };
  const answers = await Promise.all(
    [new TrieRouter(), new Router<DefaultState, KernelContext>(exact)].map(
      async (router: Router<DefaultState, KernelContext>) => {
        router.get('getPart', '/things/:id/parts/:part', show);
        router.get('/nameless', show);
        const url = await serve(router);
        return Promise.all(
          ['/things/a%20b/parts/7?x=1', '/things/%ff/parts/%', '/nameless'].map((path) => get(url + path)),
        );
      },
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toEqual({
    route: '/things/:id/parts/:part',
    name: 'getPart',
    path: '/things/:id/parts/:part',
    routerName: 'getPart',
    params: { id: 'a b', part: '7' },
    requestParams: { id: 'a b', part: '7' },
    captures: ['a%20b', '7'],
    matched: ['/things/:id/parts/:part'],
    isRouted: true,
  });
});

it('the router keeps a parameter with control characters as it was sent, and passes an empty one (D-492)', async () => {
  const router = new TrieRouter();
  router.get('/things/:id', show);
  const url = await serve(router);
  for (const [sent, value] of [
    ['a%00b', 'a%00b'],
    ['%1f', '%1f'],
    ['%7F', '%7F'],
    ['', ''],
    ['a%2Fb', 'a/b'],
    ['%25', '%'],
  ]) {
    expect((await get(`${url}/things/${sent}`)).params).toEqual({ id: value });
  }
});

it('the router prefers the route with the fixed segment, and runs no other', async () => {
  const router = new TrieRouter();
  router.get('byId', '/things/:id', (_context, next) => next());
  router.get('mine', '/things/me', show);
  const url = await serve(router);
  expect((await get(`${url}/things/me`)).name).toBe('mine');
  expect((await fetch(`${url}/things/other`)).status).toBe(404);
});

it('the router runs middleware, regular expressions and wildcards in the order of their registration', async () => {
  const router = new TrieRouter();
  const note = (word: string) => (context: Context, next: () => Promise<unknown>) => {
    context.append('Seen', word);
    return next();
  };
  router.use(note('all'));
  router.get('early', '/files/:name', note('early'), note('again'));
  router.get('pattern', /^\/files\/[a-z]+$/, note('pattern'));
  router.use('/files', note('below'));
  router.get('rest', '/files/*rest', show);
  router.get('other', '/other', show);
  const url = await serve(router);
  const file = await fetch(`${url}/files/abc`);
  expect(file.headers.get('seen')).toBe('all, early, again, pattern, below');
  expect(await file.json()).toMatchObject({ name: 'rest', params: { name: 'abc', rest: 'abc' } });
  expect((await fetch(`${url}/files/a/b`)).headers.get('seen')).toBe('all, below');
  expect((await fetch(`${url}/other`)).headers.get('seen')).toBe('all');
});

it('the router mounts routers with parameters in their prefix, and finds later additions', async () => {
  const parts = new Router<DefaultState, KernelContext>();
  parts.get('getPart', '/parts/:part', show);
  const router = new TrieRouter();
  router.use('/things/:id', parts.routes());
  const url = await serve(router);
  expect(await get(`${url}/things/1/parts/2`)).toMatchObject({ name: 'getPart', params: { id: '1', part: '2' } });
  router.get('late', '/late', show);
  expect((await get(`${url}/late`)).name).toBe('late');
  router.prefix('/v9');
  expect((await get(`${url}/v9/late`)).name).toBe('late');
  expect((await fetch(`${url}/late`)).status).toBe(404);
});

it('the router calls param handlers before the route', async () => {
  const router = new TrieRouter();
  router.get('/things/:id', show);
  router.param('id', (id, context, next) => {
    context.set('Param', id);
    return next();
  });
  expect((await fetch(`${await serve(router)}/things/7`)).headers.get('param')).toBe('7');
});

it('the router makes URLs of named routes', () => {
  const router = new TrieRouter();
  router.get('getPart', '/things/:id/parts/:part', show);
  expect(router.url('getPart', { id: 'a/b', part: 7 })).toBe('/things/a%2Fb/parts/7');
  expect(router.url('getPart', { id: 1, part: 2 }, { query: { take: 5 } })).toBe('/things/1/parts/2?take=5');
  expect(router.url('nobody')).toBeInstanceOf(Error);
  expect(router.route('getPart')).toMatchObject({ path: '/things/:id/parts/:part' });
});

it('the router serves HEAD as GET, and lists the allowed methods for others', async () => {
  const router = new TrieRouter();
  router.get('/things/me', show);
  router.put('/things/:id', show);
  const url = await serve(router);
  expect((await fetch(`${url}/things/me`, { method: 'HEAD' })).status).toBe(200);
  for (const method of ['DELETE', 'PROPFIND']) {
    const refused = await fetch(`${url}/things/me`, { method });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'HEAD, GET, PUT']);
  }
  const asked = await fetch(`${url}/things/me`, { method: 'OPTIONS' });
  expect([asked.status, asked.headers.get('allow')]).toEqual([200, 'HEAD, GET, PUT']);
  expect((await fetch(`${url}/nothing`, { method: 'PROPFIND' })).status).toBe(404);
});

it('the router passes on what no route matches, and what its routes pass on', async () => {
  const router = new TrieRouter();
  router.get('/things/:id', (_context, next) => next());
  router.on('not-found', (context, next) => {
    context.set('Not-Found', 'told');
    return next();
  });
  const url = await serve(router);
  const [known, unknown] = [await fetch(`${url}/things/1`), await fetch(`${url}/nothing`)];
  expect([known.status, known.headers.get('not-found')]).toEqual([404, null]);
  expect([unknown.status, unknown.headers.get('not-found')]).toEqual([404, 'told']);
});

it('the router passes a failure to the previous middleware', async () => {
  const router = new TrieRouter();
  router.get('/now', () => {
    throw new Error('now');
  });
  router.get('/later', () => Promise.reject(new Error('later')));
  const url = await serve(router, async (context, next) => {
    try {
      await next();
    } catch (error) {
      context.body = { caught: (error as Error).message };
    }
  });
  expect([await get(`${url}/now`), await get(`${url}/later`)]).toEqual([{ caught: 'now' }, { caught: 'later' }]);
});

it('the router refuses two routes that it could not tell apart', async () => {
  const router = new TrieRouter();
  router.get('/things/:id', show);
  router.get('/things/:other', show);
  expect(() => router.match('/things/1', 'GET')).toThrow('Two routes on HEAD /things/:other');
});

/** What a request is answered, by this router and by the original with the same options. */
async function both(add: (router: Router<DefaultState, KernelContext>) => void, path: string, method = 'GET') {
  const exact = { sensitive: true, strict: true };
  const answers = [];
  for (const router of [new TrieRouter(), new Router<DefaultState, KernelContext>(exact)]) {
    add(router);
    const answer = await fetch((await serve(router)) + path, { method });
    answers.push({ status: answer.status, allow: answer.headers.get('allow'), body: await answer.text() });
  }
  expect(answers[0], `${method} ${path}`).toEqual(answers[1]);
  return { status: answers[0]?.status, seen: answers[0]?.status === 200 ? JSON.parse(answers[0].body) : undefined };
}

it.each([
  ['/files/abc', 200],
  ['/FILES/abc', 404],
  ['/files/abc/end', 200],
  ['/files/abc/end/', 404],
])('the router compares wildcards exactly, too: %s', async (path, status) => {
  const add = (router: Router<DefaultState, KernelContext>) =>
    router.get(/end/.test(path) ? '/files/*rest/end' : '/files/*rest', show);
  expect((await both(add, path)).status).toBe(status);
});

it('the router runs only the matching routes that serve the method', async () => {
  const add = (router: Router<DefaultState, KernelContext>) => {
    router.post('/files/*rest', () => {
      throw new Error('not for GET');
    });
    router.get('/files/:name', show);
  };
  expect((await both(add, '/files/a')).seen).toMatchObject({ params: { name: 'a' } });
  expect((await both(add, '/files/a/b')).status).toBe(405);
});

it('the router runs all middleware of a route, even if nothing else matches', async () => {
  const router = new TrieRouter();
  router.get('/two', (context, next) => next().then(() => void context.set('First', 'ran')), show);
  const answer = await fetch(`${await serve(router)}/two`);
  expect(answer.headers.get('first')).toBe('ran');
  expect(await answer.json()).toMatchObject({ route: '/two' });
});

it('the router runs no middleware if no route matches', async () => {
  const note: Show = (context, next) => {
    context.status = 299;
    return next();
  };
  const add = (router: Router<DefaultState, KernelContext>) => {
    router.use(note);
    router.get('/things', show);
  };
  expect((await both(add, '/nothing')).status).toBe(404);
});

it('the router names the coming route before it is reached', async () => {
  const add = (router: Router<DefaultState, KernelContext>) => {
    router.use((context) => {
      context.body = seen(context);
    });
    router.get('last', '/things/:id', show);
  };
  expect((await both(add, '/things/1')).seen).toMatchObject({ name: 'last' });
});

it('the router reads parameters the same way, whatever else matches their path', async () => {
  const router = new TrieRouter();
  router.use((_context, next) => next());
  router.get('/things/:id', show);
  const url = await serve(router);
  for (const id of ['a%00b', '[', '(']) expect((await get(`${url}/things/${id}`)).params).toEqual({ id });
});

it('the router finds a route that matches the beginning of a path', async () => {
  const add = (router: Router<DefaultState, KernelContext>) =>
    void router.register('/below', ['get'], show, { end: false });
  expect((await both(add, '/below/it')).seen).toMatchObject({ route: '/below' });
});

it('the router adds to the matches of an earlier router', async () => {
  const answers = [];
  for (const make of [() => new TrieRouter(), () => new Router<DefaultState, KernelContext>({ strict: true })]) {
    const [first, second] = [make(), make()];
    first.get('named', '/things/:id', (_context, next) => next());
    second.get('/things/me', show);
    answers.push(await get(`${await serve(second, first.routes() as Middleware)}/things/me`));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ matched: ['/things/:id', '/things/me'], name: 'named', params: { id: 'me' } });
});
