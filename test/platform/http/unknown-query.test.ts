import { describe, expect, it } from 'vitest';
import { unknownQueryErrors } from '../../../src/platform/http/request/unknown-query.ts';

const known = ['status', 'createdAfter', 'skip', 'take', 'cursor'];
const messages = (query: object, names: readonly string[] = known): string[] =>
  unknownQueryErrors(query as Record<string, unknown>, names).map(({ path, message }) => `${path} ${message}`);

describe('unknown query parameters', () => {
  it.each([
    ['limit', 'take'],
    ['offset', 'skip'],
    ['starting_after', 'cursor'],
    ['stauts', 'status'],
    ['STATUS', 'status'],
    ['created_after', 'createdAfter'],
    ['curser', 'cursor'],
  ])('%s: the error proposes %s', (name, meant) => {
    expect(messages({ [name]: '1' })).toEqual([`/query/${name} is unknown: did you mean ${meant}?`]);
  });

  it.each(['x', 'q', 'environment', 'constructor', '__proto__', 'a'.repeat(60)])(
    '%s: the error proposes nothing',
    (name) => {
      const [message] = messages(JSON.parse(`{"${name}":"1"}`));
      expect(message).toBe(`/query/${name.slice(0, 40)} is unknown: the operation takes ${known.join(', ')}`);
    },
  );

  it('get an error that lists the known parameters, or says that there are none', () => {
    expect(messages({ limit: '1' }, [])).toEqual(['/query/limit is unknown: the operation takes no query parameters']);
    expect(messages({ limit: '1' }, ['status'])).toEqual(['/query/limit is unknown: the operation takes status']);
  });

  it('get at most 50 errors, as JSON pointers, without possible secrets', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`x${index}`, '']));
    expect(messages(many)).toHaveLength(50);
    expect(messages({ 'a/b~c': '' }, [])[0]).toContain('/query/a~1b~0c ');
    expect(messages({ svc_test_0123456789abcdef0123456789: '' }, [])[0]).not.toContain('0123456789');
  });

  it('are not found in a query of known names', () => {
    expect(messages({ status: 'x', take: '1' })).toEqual([]);
  });
});
