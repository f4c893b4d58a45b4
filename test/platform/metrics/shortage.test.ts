import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { NotedShortages } from '../../../src/platform/metrics/shortage.ts';

const refused = (code: string): Error => Object.assign(new Error('of the database'), { code, severity: 'ERROR' });

function noted(): { readonly shortages: NotedShortages; readonly clock: { now: number } } {
  const clock = { now: 0 };
  return { shortages: new NotedShortages(() => clock.now), clock };
}

test('a shortage is remembered for 30 seconds after the last refusal', () => {
  const { shortages, clock } = noted();
  expect(shortages.recent()).toBeUndefined();
  shortages.note(refused('53100'));
  clock.now = 20_000;
  shortages.note(refused('53200'));
  clock.now = 49_999;
  expect(shortages.recent()).toBe('memory');
  clock.now = 50_000;
  expect(shortages.recent()).toBeUndefined();
});

test('other errors are no shortage', () => {
  const { shortages } = noted();
  shortages.note(refused('23505'));
  shortages.note(new Error('no error of the database'));
  expect(shortages.recent()).toBeUndefined();
});

test('each resource has a counter that begins with 0', async () => {
  const { shortages } = noted();
  const registry = new Registry();
  shortages.showIn(registry);
  const shown = async (): Promise<string[]> =>
    (await registry.metrics()).split('\n').filter((line) => /\d$/.test(line));
  const line = (resource: string, count: number): string =>
    `paychart_database_refusals_total{resource="${resource}"} ${count}`;
  expect(await shown()).toEqual(['disk', 'memory', 'connections', 'other'].map((resource) => line(resource, 0)));
  for (const code of ['53100', '53100', '53300']) shortages.note(refused(code));
  const counts = [line('disk', 2), line('memory', 0), line('connections', 1), line('other', 0)];
  expect(await shown()).toEqual(counts);
  expect(await shown()).toEqual(counts);
});
