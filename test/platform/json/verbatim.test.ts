import { describe, expect, it } from 'vitest';
import { memberText, renderJson, verbatim } from '../../../src/platform/json/index.ts';

describe('memberText (D-490)', () => {
  it.each([
    ['{"m":{"a":1}}', '{"a":1}'],
    ['{"other":{"m":1},"m":2.50}', '2.50'],
    ['{"x":"\\"m\\":","m":[1,{"m":2}],"y":3}', '[1,{"m":2}]'],
    ['{"x":["m"],"y":"m","m":true}', 'true'],
    ['{ "m" : { "a" : "b \\\\" , "c" : [ ] } , "z" : 1 }', '{"a":"b \\\\","c":[]}'],
    ['{"\\u006d":"}"}', '"}"'],
    ['{"m":1,"m":2}', '2'],
    ['{"n":{"m":1}}', undefined],
    ['{}', undefined],
  ])('%s', (json, expected) => {
    expect(memberText(json, 'm')).toBe(expected);
  });
});

describe('renderJson', () => {
  it('inserts texts unchanged, wherever they are', () => {
    const text = '{"2":1,"1":9007199254740993,"t":"\\u0041 \\\\ \\" $1 $&"}';
    const value = { a: verbatim(text), list: [verbatim('{}'), { b: verbatim('[1.0]') }], c: 'c' };
    expect(renderJson(value)).toBe(`{"a":${text},"list":[{},{"b":[1.0]}],"c":"c"}`);
  });

  it('leaves every other value to JSON', () => {
    const value = { a: '\\u0000"', b: ['"\\u0000{}"', '\u0001', 1.5, null], c: { '\\u0000': '"\\\\u0000"' } };
    expect(renderJson(value)).toBe(JSON.stringify(value));
  });

  it('accepts a replacer, which does not see the texts', () => {
    const amounts = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
    expect(renderJson({ n: 1n, t: verbatim('{"n":1.0}') }, amounts)).toBe('{"n":"1","t":{"n":1.0}}');
  });
});
