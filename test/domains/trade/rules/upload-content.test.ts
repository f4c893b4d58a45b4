import { describe, expect, it } from 'vitest';
import type { UploadContentType } from '../../../../generated/contract/schemas.ts';
import { decodeBase64, isContent } from '../../../../src/domains/trade/rules/upload-content.ts';

const TYPES: readonly UploadContentType[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/plain',
  'application/json',
];
const typesOf = (content: string | Buffer) => TYPES.filter((type) => isContent(Buffer.from(content), type));

describe('content types (D-366)', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n', ['application/pdf']],
    ['a PDF behind a line', '\n%PDF-1.7\n', ['text/plain']],
    ['a PNG', Buffer.from('89504e470d0a1a0a00', 'hex'), ['image/png']],
    ['half a PNG', Buffer.from('89504e47', 'hex'), []],
    ['a JPEG', Buffer.from('ffd8ffe0', 'hex'), ['image/jpeg']],
    ['a text', 'Vendor: Blue Harbor\r\n\tx\f', ['text/plain']],
    ['JSON', ' {"a": [1]}\n', ['text/plain', 'application/json']],
    ['a JSON text', '"x"', ['text/plain', 'application/json']],
    ['half of JSON', '{"a": ', ['text/plain']],
    ['an open string', '{"a', ['text/plain']],
    ['a NUL', 'a\u0000b', []],
    ['an escape', 'a\u001bb', []],
    ['a delete', 'a\u007fb', []],
    ['Latin-1', Buffer.from([0x63, 0x61, 0x66, 0xe9]), []],
    ['nothing', '', ['text/plain']],
  ])('%s', (_, content, types) => expect(typesOf(content)).toEqual(types));

  it('JSON may be nested 64 deep, without the brackets in strings', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect([64, 65].map((depth) => isContent(Buffer.from(nested(depth)), 'application/json'))).toEqual([true, false]);
    expect(isContent(Buffer.from(`[${nested(63)}, ${nested(63)}]`), 'application/json')).toBe(true);
    const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    expect([64, 65].map((depth) => isContent(Buffer.from(objects(depth)), 'application/json'))).toEqual([true, false]);
    expect(isContent(Buffer.from(`[${Array(70).fill('{}').join()}]`), 'application/json')).toBe(true);
    expect(isContent(Buffer.from(`[${'1,'.repeat(70)}${nested(64)}]`), 'application/json')).toBe(false);
    expect(isContent(Buffer.from(`"a", ${nested(65)}`), 'application/json')).toBe(false);
    // What ends in an escaped mark is not closed by it.
    expect(isContent(Buffer.from('["a\\"]'), 'application/json')).toBe(false);
    expect(isContent(Buffer.from([0x22, 0xe9, 0x22]), 'application/json')).toBe(false);
    expect(isContent(Buffer.from(JSON.stringify(`\\"${'['.repeat(100)}`)), 'application/json')).toBe(true);
    const begun = performance.now();
    expect(isContent(Buffer.from('['.repeat(5 * 2 ** 20)), 'application/json')).toBe(false);
    // Milliseconds on a machine of its own; a search that goes back for each of them would take hours.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('base64', () => {
  it.each([
    ['QQ==', 'A'],
    ['QUI=', 'AB'],
    ['QUJD', 'ABC'],
    ['QUJDRA==', 'ABCD'],
    ['QUJDREU=', 'ABCDE'],
    ['QUJDREVG', 'ABCDEF'],
    ['', ''],
  ])('%s', (text, bytes) => expect(decodeBase64(text)?.toString()).toBe(bytes));

  it.each(['QQ', 'QQ=', 'QR==', 'QUJ=', 'QQ==QQ==', 'QUJDQQ', 'QUJDQR==', 'QUJDQQ=', 'QUJ DQQ==', 'QUJDRA=='.slice(1)])(
    'refuses %s, which is not canonical',
    (text) => expect(decodeBase64(text)).toBeUndefined(),
  );
});
