import { describe, expect, it } from 'vitest';
import type { RowReads } from '../../../src/platform/db/reads.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { page, pageFault, pageQuery, readCursor, writeCursor } from '../../../src/platform/lists/paging.ts';

const at = new Date('2026-03-02T09:00:00.123Z');
const columns = { createdAt: 'created_at', id: 'id' };
const list = () => sql('members').where({ tenant_id: 'ten_1' });

describe('cursor', () => {
  it('is equal when it is read back', () => {
    expect(readCursor(writeCursor({ id: 'mem_1', createdAt: at }))).toEqual({ id: 'mem_1', createdAt: at });
    expect(writeCursor({ id: 'mem_1', createdAt: at })).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('is undefined for any other text', () => {
    const encode = (text: string) => Buffer.from(text).toString('base64url');
    for (const text of ['', '!', 'abc', encode('x.mem_1'), encode('12.'), encode('12.mem 1'), encode('-1.mem_1')]) {
      expect(readCursor(text)).toBeUndefined();
    }
  });

  it('is refused as a validation failure if it is malformed, or comes with skip (D-043)', () => {
    const cursor = writeCursor({ id: 'mem_1', createdAt: at });
    expect(pageFault({ skip: 5 })).toBeUndefined();
    expect(pageFault({ cursor })).toBeUndefined();
    expect(pageFault({ cursor: 'nonsense' })).toMatchObject({ path: '/query/cursor', rule: 'cursor' });
    expect(pageFault({ cursor, skip: 0 })).toMatchObject({ path: '/query/cursor', rule: 'exclusive' });
  });
});

describe('page query', () => {
  it('leaves the caller’s list unchanged', () => {
    const original = list();
    pageQuery([original], { take: 1 }, columns);
    expect(original.toString()).toBe(list().toString());
  });
});

describe('page', () => {
  const rows = ['c', 'b', 'a'].map((id) => ({ id, createdAt: at }));
  const answering = (found: object[]): RowReads => ({
    many: async <T extends object>() => found as T[],
    one: async <T extends object>() => found[0] as T,
  });

  it('has a next page if one more row was found', async () => {
    const first = await page(answering(rows), list(), { take: 2 });
    expect(first.rows.map((row) => row.id)).toEqual(['c', 'b']);
    expect(readCursor(first.next ?? '')).toEqual({ id: 'b', createdAt: at });
  });

  it('has none if all rows were found', async () => {
    expect(await page(answering(rows), list(), { take: 3 })).toEqual({ rows, next: undefined });
    expect(await page(answering([]), list(), {})).toEqual({ rows: [], next: undefined });
  });
});
