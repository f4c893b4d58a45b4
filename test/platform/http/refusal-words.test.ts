import { describe, expect, it } from 'vitest';
import { messageOf } from '../../../src/platform/http/response/refusal-words.ts';

const place = (path: string, message = 'must be a string', rule = 'type') => ({ path, message, rule });
const said = (code: string, ...errors: object[]) => messageOf('It is not valid.', code, { errors });

describe('the message of a refusal', () => {
  it('is the meaning of its code if there are no details', () => {
    for (const details of [undefined, {}, { errors: [] }, { errors: 'x' }, { required: ['a'] }])
      expect(messageOf('It is not valid.', 'INVALID_PHONE', details)).toBe('It is not valid.');
    expect(messageOf('No.', 'INSUFFICIENT_SCOPE', { required: 'ramps:read' })).toBe('No.');
    expect(messageOf('No.', 'INSUFFICIENT_SCOPE', undefined)).toBe('No.');
  });

  it('names the scopes that are missing, and those that an agent can never have', () => {
    const lacks = (details: object) => messageOf('No.', 'INSUFFICIENT_SCOPE', { ...details });
    expect(lacks({ required: ['ramps:read'] })).toBe('The credential lacks the scope ramps:read.');
    expect(lacks({ required: ['a:read', 'b:read'] })).toBe('The credential lacks the scopes a:read, b:read.');
    expect(lacks({ required: ['a:read'], agentForbidden: true })).toBe(
      'The API key of an agent can never hold the scope a:read.',
    );
    expect(lacks({ required: ['a:read'], agentForbidden: false })).toBe('The credential lacks the scope a:read.');
  });

  it('names the first wrong place, and counts the others', () => {
    const [a, b, c] = [place('/body/a'), place('/body/b'), place('/body/c')];
    expect(said('VALIDATION_FAILED', a)).toBe('The field a must be a string.');
    expect(said('VALIDATION_FAILED', a, b)).toBe('The field a must be a string. The details list one more place.');
    expect(said('VALIDATION_FAILED', a, b, c)).toBe('The field a must be a string. The details list 2 more places.');
  });

  it('begins with the meaning of its own code, and ends there if the place adds nothing', () => {
    expect(said('INVALID_PHONE', place('/body/phone'))).toBe('It is not valid. The field phone must be a string.');
    for (const rule of ['anyOf', 'oneOf', 'not', 'if', 'false schema'])
      expect(said('INVALID_PHONE', place('/body/phone', 'must fit', rule)), rule).toBe('It is not valid.');
  });

  it('describes the whole value if alternatives failed with the first fault inside it', () => {
    const whole = place('/body/payer', 'must have one payer', 'oneOf');
    const told = (...errors: object[]) => said('VALIDATION_FAILED', ...errors).replace(/\. The details.*/, '');
    expect(told(place('/body/payer/phone'), whole)).toBe('The field payer must have one payer');
    expect(told(place('/body/payer'), whole)).toBe('The field payer must have one payer');
    expect(told(place('/body/payers'), whole)).toBe('The field payers must be a string');
    expect(told(place('/body/other'), whole)).toBe('The field other must be a string');
    expect(told(place('/body/payer/phone'), { ...whole, rule: 'type' })).toBe('The field payer.phone must be a string');
  });
});

describe('the place in a message', () => {
  it.each([
    ['/body', 'The body'],
    ['/query', 'The query'],
    ['/headers', 'The header'],
    ['/elsewhere', 'The request'],
    ['', 'The request'],
    ['/body/memo', 'The field memo'],
    ['/body/owners/0/address', 'The field owners[0].address'],
    ['/body/owners/12', 'The field owners[12]'],
    ['/body/a1/b', 'The field a1.b'],
    ['/body/1a/b', 'The field 1a.b'],
    ['/body/a~1b/c~0d', 'The field a/b.c~d'],
    ['/body/a~1b~1c/d~0e~0f', 'The field a/b/c.d~e~f'],
    ['/query/take', 'The query parameter take'],
    ['/headers/idempotency-key', 'The header idempotency-key'],
    ['/path/id', 'The path parameter id'],
  ])('for %s is %s', (path, subject) => {
    expect(said('VALIDATION_FAILED', place(path, 'is so'))).toBe(`${subject} is so.`);
  });
});
