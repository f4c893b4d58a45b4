import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/platform/crypto/canonical-json.ts';

describe('canonical JSON (D-303)', () => {
  it('sorts keys by UTF-16 code unit, as RFC 8785 3.2.3 does', () => {
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
    expect([...canonicalJson(keys).matchAll(/:(\d)/g)].map((match) => match[1]).join('')).toBe('2467153');
  });

  it('writes strings as RFC 8785 3.2.2.2 does', () => {
    expect(canonicalJson('\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });

  it('nests, keeps the order of arrays, omits undefined and keeps null', () => {
    expect(canonicalJson({ b: [3, 'x', { d: true, c: null }], a: undefined, z: -0 })).toBe(
      '{"b":[3,"x",{"c":null,"d":true}],"z":0}',
    );
  });

  it('omits null as well if a document requires it (D-458)', () => {
    expect(canonicalJson({ a: null, b: { c: null, d: 1 } }, { omitNull: true })).toBe('{"b":{"d":1}}');
  });

  it('is the same for equal content', () => {
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
  });

  it('refuses values without a canonical form', () => {
    for (const value of [
      1.5,
      2 ** 53,
      Number.NaN,
      1n,
      new Date(),
      new Map(),
      () => 1,
      '\ud800',
      { '\udc00': 1 },
      [undefined],
    ]) {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    }
  });
});
