import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../support/service.ts';
import { type Documented, documented, resolved } from './documented.ts';
import { send, targetOf } from './exchange.ts';
import { filtersOf } from './filters.ts';
import { credentialFor, type Furnished, furnish, idFor } from './world.ts';

/**
 * A filter that shares its name with a field of the rows selects by that field: for each value that rows have, those rows
 * and no others, and nothing for a value that no row has. It is asked of every list of the contract.
 */

/** Filters whose rows show no such field, or show it otherwise; their own tests ask them. */
const UNSEEN = [
  'listEvents order',
  'listOfframpPayments clientReference',
  'listOfframpPayments role',
  'listPayments clientReference',
  'listPayments role',
  'listPolicyDecisions subjectId',
  'listPolicyDecisions subjectType',
];

/** An inbox of one address also shows what other tenants have sent there (D-069). */
const WIDER: ReadonlySet<string> = new Set(['listTestMessages to']);

type Row = Readonly<Record<string, unknown>>;

/** Tells whether a row's value is one that a filter stands for. Types of events are also named by families: `member.*`. */
const isOf = (shown: string, value: string): boolean =>
  value.endsWith('*') ? shown.startsWith(value.slice(0, -1)) : shown === value;

const lists = documented.filter(({ isList }) => isList);
const filters = lists
  .flatMap((list) => filtersOf(list).map((filter) => ({ name: `${list.id} ${filter.name}`, list, filter })))
  .filter(({ name }) => !WIDER.has(name));

// The last test tells what those before it have found.
describe('the filters of lists', { shuffle: false }, () => {
  let service: TestService;
  let acme: Furnished;
  beforeAll(async () => {
    service = await startTestService({ variables: { RATE_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_BURST: '100000' } });
    ({ acme } = await furnish(service));
  });
  afterAll(() => service?.stop());

  /** The rows of a list; undefined where the filter cannot have the value. */
  async function rowsOf(list: Documented, search: URLSearchParams): Promise<readonly Row[] | undefined> {
    search.set('take', '200');
    const target = `${targetOf(list, idFor(list, acme) ?? '')}?${search}`;
    const { status, body } = await send(service.url, { method: 'get', target, headers: credentialFor(list, acme) });
    if (status === 400) return undefined;
    expect(status, `${target} ${JSON.stringify(body)}`).toBe(200);
    return Object.values(body as object)[0];
  }

  const unseen: string[] = [];

  test.each(filters)('$name', async ({ name, list, filter }) => {
    const all = (await rowsOf(list, new URLSearchParams())) ?? [];
    const shown = all.filter((row) => ['string', 'boolean', 'number'].includes(typeof row[filter.name]));
    const { enum: single, items } = resolved(filter.schema);
    const known = (single ?? (items && resolved(items).enum) ?? []).map(String);
    const values = new Set(shown.map((row) => String(row[filter.name])));
    if (values.size === 0) {
      unseen.push(name);
      return;
    }
    for (const value of new Set([...values, ...known, 'none'])) {
      const found = await rowsOf(list, new URLSearchParams({ [filter.name]: value }));
      if (found === undefined) continue;
      expect(found, value).toEqual(all.filter((row) => isOf(String(row[filter.name]), value)));
    }
  });

  test('without a visible field are tested elsewhere', () => {
    expect(unseen.toSorted()).toEqual(UNSEEN);
  });
});
