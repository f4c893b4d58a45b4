import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { documented } from './documented.ts';
import { heldToThePlatform, send, targetOf } from './exchange.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'trace', 'propfind', 'link'];

const targets = new Set(documented.map((operation) => targetOf(operation, 'x').replace(/\?.*/, '')));

/** The methods of every template that a path fits: `/v1/policies/decisions` is also a `/v1/policies/{id}`. */
function methodsOf(target: string): readonly string[] {
  const fitting = documented.filter(({ meta }) =>
    new RegExp(`^${meta.path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]*')}$`).test(target),
  );
  const methods = fitting.map(({ meta }) => meta.method);
  // Who may read may ask for the head alone.
  return [...new Set(methods.includes('get') ? ['head', ...methods] : methods)];
}

describe('a known path with another method (D-512)', () => {
  test.each([...targets])('%s answers with its methods', async (target) => {
    const known = methodsOf(target);
    const allow = known.map((method) => method.toUpperCase()).sort();
    for (const method of METHODS.filter((other) => !known.includes(other))) {
      const answer = await send(service.url, { method, target });
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.headers.allow?.split(', ').sort()).toEqual(allow);
      if (method === 'head') expect(answer.text).toBe('');
      else heldToThePlatform(answer);
      if (method !== 'head') expect(answer.body.code).toBe('METHOD_NOT_ALLOWED');
    }
    const options = await send(service.url, { method: 'options', target });
    expect([options.status, options.text, options.headers.allow?.split(', ').sort()]).toEqual([200, '', allow]);
  });

  test.each(['/', '/docs', '/docs/', '/docs/errors', '/i/inv_x', '/c/x', '/pages/page.css'])(
    '%s answers with its methods although it is no operation',
    async (target) => {
      for (const method of ['post', 'put', 'delete']) {
        const answer = await send(service.url, { method, target });
        expect([method, answer.status, answer.body.code]).toEqual([method, 405, 'METHOD_NOT_ALLOWED']);
        expect(answer.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD']);
      }
    },
  );

  test('an unknown path is 404 with every method', async () => {
    for (const method of [...METHODS, 'options']) {
      const answer = await send(service.url, { method, target: '/v1/nothing' });
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 404, undefined]);
      if (method !== 'head') expect(answer.body.code).toBe('ROUTE_NOT_FOUND');
    }
  });
});
