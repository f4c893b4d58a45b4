import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, parseJsonObject, repeatedKeys } from '../../../src/kernel/http/json-body.ts';
import { jsonFault } from '../../../src/kernel/http/json-fault.ts';

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
    '%s is none',
    (text) => {
      expect(parsed(text)).toBeUndefined();
    },
  );

  it('that is not UTF-8 is none', () => {
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
  ])('%s repeats a key, and is none', (text) => {
    expect(parsed(text)).toBeUndefined();
  });

  it('has 64 levels at most, of objects and lists alike', () => {
    expect(MAX_DEPTH).toBe(64);
    for (const brackets of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      expect(parsed(nested(64, brackets))).toBeDefined();
      expect(parsed(nested(65, brackets))).toBeUndefined();
    }
    // Nor do spaces and commas take a level back, and whoever sends very many gets an answer.
    const spaced = (levels: number) => `{"a":${'[ 1, '.repeat(levels - 1)}1${']'.repeat(levels - 1)}}`;
    expect([parsed(spaced(64)) !== undefined, parsed(spaced(65))]).toEqual([true, undefined]);
    expect(parsed(nested(200_000))).toBeUndefined();
    // What stands beside each other is not deeper for it.
    const [lists, objects] = ['[],'.repeat(100), '{},'.repeat(100)];
    expect(parsed(`{"a":[${lists}1],"b":[${objects}1]}`)).toBeDefined();
  });
});

describe('within the member that is kept as it was sent (D-490)', () => {
  it('a repeated key is told of by the member’s own code, and elsewhere it is not', () => {
    expect(parsed('{"metadata":{"a":1,"a":2}}', 'metadata')).toEqual({ metadata: { a: 2 } });
    expect(parsed('{"metadata":{"a":1,"a":2}}', 'other')).toBeUndefined();
    expect(parsed('{"metadata":{"a":1,"a":2},"b":1,"b":1}', 'metadata')).toBeUndefined();
    expect(parsed('{"b":{"c":1,"c":2}}', 'metadata')).toBeUndefined();
    expect(parsed('{"metadata":{"a":1},"metadata":{"a":1}}', 'metadata')).toBeUndefined();
    expect(parsed('{"metadata":1,"b":{"c":1,"c":2}}', 'metadata')).toBeUndefined();
    expect(parsed('{"metadata":null,"b":{"c":1,"c":2}}', 'metadata')).toBeUndefined();
  });

  it('repetitions are counted, behind escapes too', () => {
    expect(repeatedKeys('{"a":1,"b":2}', { a: 1, b: 2 })).toBe(0);
    expect(repeatedKeys('{"a":1,"a":2,"a":3}', { a: 3 })).toBe(2);
    expect(repeatedKeys('{"a":"\\":","\\u0061":2}', { a: 2 })).toBe(1);
    expect(repeatedKeys('[{"a":1,"a":2}]', [{ a: 2 }])).toBe(1);
    for (const value of [undefined, null, 'x', 7]) expect(repeatedKeys('{"a":1,"a":2}', value)).toBe(0);
    expect(repeatedKeys(undefined, { a: 1 })).toBe(0);
  });
});

describe('why bytes are no body', () => {
  it.each([
    ['{"phone": }', 'The body is not valid JSON.'],
    ['{"phone": 1', 'The body is not valid JSON: the fault is at character 12.'],
    ['', 'The body is not valid JSON.'],
    ['[]', 'The body is a JSON array, and has to be an object.'],
    ['"x"', 'The body is a single JSON value, and has to be an object.'],
    ['null', 'The body is a single JSON value, and has to be an object.'],
    ['{"a":1,"a":2}', 'The body repeats a key within one object.'],
    ['{"a":"x","a":null}', 'The body repeats a key within one object.'],
    [nested(64), 'The body repeats a key within one object.'],
    [nested(65), 'The body is nested more than 64 levels deep.'],
    [nested(65, ['{"a":', '}']), 'The body is nested more than 64 levels deep.'],
  ])('%s', (text, message) => {
    expect(jsonFault(Buffer.from(text))).toBe(message);
  });

  it('is that they are no text', () => {
    expect(jsonFault(Buffer.from([0x7b, 0xff, 0x7d]))).toBe('The body is not UTF-8 text.');
  });
});
