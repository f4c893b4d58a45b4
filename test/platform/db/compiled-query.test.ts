import type { Knex } from 'knex';
import { describe, expect, test, vi } from 'vitest';
import { compiledQuery } from '../../../src/platform/db/compiled-query.ts';
import { sql } from '../../../src/platform/db/sql.ts';
import { statementOf } from '../../../src/platform/db/statement.ts';

interface Given {
  readonly tenantId: string;
  readonly at: Date;
}
const plain = ({ tenantId, at }: Given) =>
  sql('events')
    .where({ tenant_id: tenantId, kind: 'A' })
    .whereIn('status', ['X', 'Y'])
    .where('at', '>', at)
    .orWhere({ tenant_id: tenantId })
    .limit(1);
const given = { tenantId: 'tnt_1', at: new Date('2026-03-02T09:00:00Z') };

describe('a compiled query', () => {
  test('has the text of the query itself, with the values in their places', () => {
    const build = vi.fn(plain);
    const query = compiledQuery(build);
    const other = { tenantId: 'tnt_2', at: new Date('2026-03-03T09:00:00Z') };
    for (const values of [given, other, given]) expect(query(values)).toMatchObject(statementOf(plain(values)));
    expect(build).toHaveBeenCalledTimes(1);
    expect(query(other).toString()).toBe(plain(other).toString());
  });

  test('needs no further conversion to a statement', () => {
    const statement = compiledQuery(plain)(given);
    expect(statementOf(statement)).toBe(statement);
  });

  test('may be raw, and have a repeated value and a list', () => {
    const raw = ({ ids, id }: { readonly ids: readonly string[]; readonly id: string }) =>
      sql.raw('SELECT ? = ANY(?) AND ? <> ?', [id, ids as string[], id, 'x'] as Knex.Value[]);
    expect(compiledQuery(raw)({ id: 'a', ids: ['a', 'b'] })).toMatchObject({
      text: 'SELECT $1 = ANY($2) AND $3 <> $4',
      values: ['a', ['a', 'b'], 'a', 'x'],
    });
  });

  test('may have no values', () => {
    expect(compiledQuery(() => sql('fx_rates').select('rate'))({})).toMatchObject({
      text: 'select "rate" from "fx_rates"',
      values: [],
    });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
  ])('is compiled for values, and refuses %s', (_what, tenantId) => {
    const query = compiledQuery(({ tenantId: tenant }: { readonly tenantId: string }) =>
      sql('events').where({ tenant_id: tenant }),
    );
    expect(query({ tenantId: '' }).values).toEqual(['']);
    expect(() => query({ tenantId } as never)).toThrow('the query was compiled for a value of tenantId');
  });

  test('does not depend on its values', () => {
    const text = compiledQuery(({ tenantId }: { readonly tenantId: string }) =>
      sql('events').where({ id: `e-${tenantId}` }),
    );
    expect(() => text({ tenantId: 'a' })).toThrow('the value tenantId is not known while a query is compiled');
    const number = compiledQuery(({ least }: { readonly least: number }) => sql('events').where({ id: least + 1 }));
    expect(() => number({ least: 1 })).toThrow('the value least is not known while a query is compiled');
  });
});
