import { describe, expect, it } from 'vitest';
import { BODY_LIMITS, parseJsonObject, repeatedKeys } from '../../../src/platform/http/request/json-body.ts';
import { jsonFault } from '../../../src/platform/http/request/json-fault.ts';

const parsed = (text: string, verbatim?: string) => parseJsonObject(Buffer.from(text), verbatim);
/** A member with so many levels in it, the body's own among them. */
const nested = (levels: number, [open, close]: readonly [string, string] = ['[', ']']) =>
  `{"a":${open.repeat(levels - 1)}${open === '[' ? '' : '1'}${close.repeat(levels - 1)}}`;

describe('a body (D-036)', () => {
  it.each([
    ['{}', {}],
    [' {"a" : 1 , "b":[{"a":1},{"a":2}]}\n', { a: 1, b: [{ a: 1 }, { a: 2 }] }],
    ['{"a":{"a":{"a":null}}}', { a: { a: { a: null } } }],
    ['{"a":":{[\\"\\\\","b\\"":"}:"}', { a: ':{["\\', 'b"': '}:' }],
    ['{"a:":"b:"}', { 'a:': 'b:' }],
    ['{"a":[[1,null,"x:"],[]]}', { a: [[1, null, 'x:'], []] }],
    ['{"ключ":"😀"}', { ключ: '😀' }],
  ])('%s is an object', (text, value) => {
    expect(parsed(text)).toEqual(value);
  });

  it.each(['', ' ', '[]', '[{"a":1}]', '"x"', '7', 'null', 'true', '{', '{"a":1', '{"a":1}{}', '{"a', '"a', "{'a':1}"])(
    '%s is invalid',
    (text) => {
      expect(parsed(text)).toBeUndefined();
    },
  );

  it('is refused if it is not UTF-8', () => {
    expect(parseJsonObject(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBeUndefined();
  });

  it.each([
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":1,"b":1}}',
    '{"a":[{"b":1,"b":1}]}',
    '{"a":[[{"b":1,"b":1}]]}',
    '{"a":{"a":{"a":1,"a":1}}}',
    '{"__proto__":1,"__proto__":2}',
    '{"a":"\\"","a":1}',
  ])('%s repeats a key, and is invalid', (text) => {
    expect(parsed(text)).toBeUndefined();
  });

  it('has 32 levels at most, of objects and lists alike (D-511)', () => {
    expect(BODY_LIMITS.levels).toBe(32);
    for (const brackets of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      expect(parsed(nested(32, brackets))).toBeTypeOf('object');
      expect(parsed(nested(33, brackets))).toBe('levels');
    }
    // Spaces and commas between the brackets change nothing, nor does a very long text.
    const spaced = (levels: number) => `{"a":${'[ 1, '.repeat(levels - 1)}1${']'.repeat(levels - 1)}}`;
    expect([typeof parsed(spaced(32)), parsed(spaced(33))]).toEqual(['object', 'levels']);
    expect(parsed(nested(200_000))).toBe('levels');
    // Lists and objects beside each other are no deeper.
    const [lists, objects] = ['[],'.repeat(100), '{},'.repeat(100)];
    expect(parsed(`{"a":[${lists}1],"b":[${objects}1]}`)).toBeTypeOf('object');
  });

  it('has 10,000 values and keys at most (D-511)', () => {
    // The object, its key and the list are three.
    const list = (entries: number, entry = '1') => `{"a":[${Array(entries).fill(entry).join(' , ')}]}`;
    expect([typeof parsed(list(9_997)), parsed(list(9_998))]).toEqual(['object', 'values']);
    // An empty list or object is one value, and an object with a member three.
    expect([typeof parsed(list(9_997, '[ ]')), parsed(list(9_998, '{ }'))]).toEqual(['object', 'values']);
    expect([typeof parsed(list(3_332, '{"b":1}')), parsed(list(3_333, '{"b":1}'))]).toEqual(['object', 'values']);
    const members = (count: number) => `{${Array.from({ length: count }, (_, n) => `"${n}":1`).join()}}`;
    expect([typeof parsed(members(4_999)), parsed(members(5_000))]).toEqual(['object', 'values']);
    // Commas and colons within a text are none.
    expect(parsed(`{"a":"${',:[{'.repeat(20_000)}"}`)).toBeTypeOf('object');
  });

  it('has keys of 256 characters at most, at every level (D-511)', () => {
    const key = (length: number) => `{"b":[{"${'k'.repeat(length)}":1}]}`;
    expect([typeof parsed(key(256)), parsed(key(257))]).toEqual(['object', 'keyCharacters']);
    expect(parsed(`{"${'k'.repeat(257)}":1}`)).toBe('keyCharacters');
  });
});

describe('a verbatim member (D-490)', () => {
  it('may repeat a key, which its own code reports, unlike other members', () => {
    expect(parsed('{"metadata":{"a":1,"a":2}}', 'metadata')).toEqual({ metadata: { a: 2 } });
    expect(parsed('{"metadata":{"a":1,"a":2}}', 'other')).toBeUndefined();
    expect(parsed('{"metadata":{"a":1,"a":2},"b":1,"b":1}', 'metadata')).toBeUndefined();
    expect(parsed('{"b":{"c":1,"c":2}}', 'metadata')).toBeUndefined();
    expect(parsed('{"metadata":{"a":1},"metadata":{"a":1}}', 'metadata')).toBeUndefined();
    expect(parsed('{"metadata":1,"b":{"c":1,"c":2}}', 'metadata')).toBeUndefined();
    expect(parsed('{"metadata":null,"b":{"c":1,"c":2}}', 'metadata')).toBeUndefined();
  });

  it('has its repeated keys counted, even behind escapes', () => {
    expect(repeatedKeys('{"a":1,"b":2}', { a: 1, b: 2 })).toBe(0);
    expect(repeatedKeys('{"a":1,"a":2,"a":3}', { a: 3 })).toBe(2);
    expect(repeatedKeys('{"a":"\\":","\\u0061":2}', { a: 2 })).toBe(1);
    expect(repeatedKeys('[{"a":1,"a":2}]', [{ a: 2 }])).toBe(1);
    for (const value of [undefined, null, 'x', 7]) expect(repeatedKeys('{"a":1,"a":2}', value)).toBe(0);
    expect(repeatedKeys(undefined, { a: 1 })).toBe(0);
  });
});

describe('the message for an invalid body', () => {
  it.each([
    ['{"phone": }', 'The body is not valid JSON.'],
    ['{"phone": 1', 'The body is not valid JSON: the error is at character 12.'],
    ['', 'The body is not valid JSON.'],
    ['[]', 'The body is a JSON array, but it has to be an object.'],
    ['"x"', 'The body is a single JSON value, but it has to be an object.'],
    ['null', 'The body is a single JSON value, but it has to be an object.'],
    ['{"a":1,"a":2}', 'The body repeats a key within one object.'],
    ['{"a":"x","a":null}', 'The body repeats a key within one object.'],
  ])('names the fault of %s', (text, message) => {
    expect(jsonFault(Buffer.from(text))).toBe(message);
  });

  it('says that the bytes are no text', () => {
    expect(jsonFault(Buffer.from([0x7b, 0xff, 0x7d]))).toBe('The body is not UTF-8 text.');
  });
});
