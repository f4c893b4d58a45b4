import { describe, expect, test } from 'vitest';
import { lifecycleTable } from '../../generated/contract/lifecycles.ts';
import { document } from './documented.ts';

const isInstant = (text: string): boolean => /instant/i.test(text);

/** Every value that a field called `status` can have, anywhere in the contract, with where it stands. */
function statusesIn(node: unknown, place = '#'): [place: string, value: string][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${place}/${key}`;
    const values = /status$/i.test(key) ? ((value as { enum?: unknown[] } | null)?.enum ?? []) : [];
    return [...values.map((one): [string, string] => [at, String(one)]), ...statusesIn(value, at)];
  });
}

describe('the word instant is never used as a status (A 1, R019)', () => {
  test('as the status of a lifecycle', () => {
    const all = Object.values(lifecycleTable).flatMap(({ id, statuses, publics }) =>
      [...statuses, ...publics].map((status) => `${id} ${status}`),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(isInstant)).toEqual([]);
  });

  test('as the value of a field', () => {
    const all = statusesIn(document);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([, status]) => isInstant(status))).toEqual([]);
    expect(
      statusesIn({ properties: { status: { enum: ['INSTANT'] } } }).filter(([, one]) => isInstant(one)),
    ).toHaveLength(1);
  });
});
