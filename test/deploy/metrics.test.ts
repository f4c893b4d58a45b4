import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';

/** The metrics of a whole deployment, their table in the documentation, and the files that use them. */

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Documented {
  readonly name: string;
  readonly unit: string;
  readonly type: string;
}

const documentedIn = (page: string): Documented[] =>
  [...page.matchAll(/^\| `(paychart_\w+)` *\| ([a-z ]+?) *\| (\w+) *\| \S.*\|$/gm)].map(
    ([, name = '', unit = '', type = '']) => ({ name, unit, type }),
  );

/** A unit of measurement stands in the name. What is counted is named by the metric's words. */
const SUFFIXES: Readonly<Record<string, string>> = {
  seconds: '_seconds',
  bytes: '_bytes',
  wei: '_wei',
  blocks: '_blocks',
  'minor units': '_minor',
};

function misnamed({ name, unit, type }: Documented): boolean {
  const measured = SUFFIXES[unit];
  const endings = type === 'counter' ? [`${measured ?? ''}_total`] : [measured ?? ''];
  return !endings.some((ending) => name.endsWith(ending));
}

const page = read('docs/operate/watch.md');
const documented = documentedIn(page);

describe('the metrics of a deployment', () => {
  let service: TestService;
  let chain: TestChain;
  let shown: Map<string, string>;
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    // The chain is looked at when work starts, and then every 15 seconds: the indexer has read it by the first time.
    await service.runUntilIdle();
    service.work.start();
    shown = await eventually(
      'every watch to have looked',
      async () => {
        const text = await (await fetch(new URL('/metrics', service.url))).text();
        const types = new Map(
          [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
        );
        return ['paychart_chain_indexer_lag_blocks', 'paychart_invariant_violations', 'paychart_stuck'].every((name) =>
          types.has(name),
        )
          ? types
          : undefined;
      },
      60_000,
    );
  }, 120_000);
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  test('are those of the table, each with its type', () => {
    expect(shown.size).toBeGreaterThan(40);
    const sorted = (entries: Iterable<readonly [string, string]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(sorted(shown)).toEqual(sorted(documented.map(({ name, type }) => [name, type])));
  });

  test('have the prefix of the product', () => {
    expect([...shown.keys()].filter((name) => !name.startsWith('paychart_'))).toEqual([]);
  });
});

test('the name of each metric ends in its unit', () => {
  expect(documented.filter(misnamed)).toEqual([]);
  expect(misnamed({ name: 'paychart_age', unit: 'seconds', type: 'gauge' })).toBe(true);
  expect(misnamed({ name: 'paychart_attempts', unit: 'attempts', type: 'counter' })).toBe(true);
});

test('alerts and panels use only metrics of the table', () => {
  const known = new Set(
    documented.flatMap(({ name, type }) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  );
  const unknownIn = (text: string): string[] =>
    [...text.matchAll(/paychart_\w+/g)].map(([name]) => name).filter((name) => !known.has(name));
  for (const file of ['prometheus/alerts.yml', 'prometheus/alerts.test.yml', 'grafana/paychart.json']) {
    expect(unknownIn(read(`deploy/${file}`)), file).toEqual([]);
  }
  expect(unknownIn('rate(paychart_payment_held[5m])')).toEqual(['paychart_payment_held']);
});
