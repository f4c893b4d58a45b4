import { describe, expect, it } from 'vitest';
import { routers } from '../../../generated/wiring/routes.ts';
import { operation, operationOf } from '../../../src/platform/http/operation.ts';
import { TrieRouter } from '../../../src/platform/http/routing/trie-router.ts';
import { document } from '../../contract/documented.ts';

interface Described {
  readonly operationId: string;
}

describe('generated routes', () => {
  const layers = Object.values(routers).flatMap(({ stack }) => stack);

  it('contain each operation of the contract once, under its name, method and path', () => {
    const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = document.paths;
    const documented = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => method !== 'parameters')
        .map(([method, described]) =>
          [(described as Described).operationId, method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')].join(' '),
        ),
    );
    const routed = layers.map(({ name, methods, path }) => [name, methods.at(-1), path].join(' '));
    expect(routed.sort()).toEqual(documented.sort());
  });

  it('state who may call, what is validated and who answers', () => {
    const route = operationOf(
      routers.offramp.stack.find(({ name }) => name === 'confirmOfframpPayment') ?? { stack: [] },
    );
    expect(route).toMatchObject({
      security: [{ apiKey: ['ramps:write'] }, { memberSession: ['ramps:write'] }],
      validators: { headers: expect.any(Function) },
      codes: { PAYMENT_NOT_FOUND: 404, ROUTE_QUOTE_EXPIRED: 409 },
      commits: ['ROUTE_QUOTE_EXPIRED', 'POLICY_DENIED'],
      handler: expect.any(Function),
    });
  });

  it('can be mounted together, and are found by the trie', () => {
    const router = new TrieRouter();
    for (const operations of Object.values(routers)) router.use(operations.routes());
    for (const { name = '', methods, path } of layers) {
      const [found, ...others] = router.match(
        String(path).replaceAll(/:\w+/g, 'x'),
        methods.at(-1) ?? '',
      ).pathAndMethod;
      expect([found?.name, others]).toEqual([name, []]);
    }
    expect(router.url('confirmOfframpPayment', { id: 'pay_1' })).toBe('/v1/offramp/payments/pay_1/confirm');
  });
});

it('a generated route is told apart from plain middleware', () => {
  const route = operationOf(Object.values(routers)[0]?.stack[0] ?? { stack: [] }) as Parameters<typeof operation>[0];
  expect(operationOf({ stack: [operation(route)] } as never)).toBe(route);
  const plain = () => undefined;
  expect(operationOf({ stack: [plain] } as never)).toBeUndefined();
  expect(operationOf({ stack: [] } as never)).toBeUndefined();
  expect(operationOf({ stack: [Object.assign(plain, { route }), plain] } as never)).toBe(route);
});
