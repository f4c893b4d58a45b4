import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { Lifecycles } from '../../walker/contract.ts';
import { externalEvents, withoutControl } from './external-events.ts';

const read = async (path: string) =>
  JSON.parse(await readFile(new URL(`../../generated/${path}`, import.meta.url), 'utf8'));
const { lifecycles } = (await read('model/lifecycles.json')) as { readonly lifecycles: Lifecycles };
const { paths } = (await read('openapi.json')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
};
const documented = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));

describe('external events of lifecycles', () => {
  test('can each be caused in a sandbox by an operation', () => {
    expect(withoutControl(lifecycles)).toEqual([]);
  });

  test.each(externalEvents(lifecycles))(
    '$lifecycle $event documents the operations that cause it',
    ({ operations }) => {
      expect(documented).toEqual(expect.arrayContaining([...operations]));
    },
  );

  test('planted: an event without a control is reported, with what to add', () => {
    const { tenant } = lifecycles;
    if (tenant === undefined) throw new Error('there is no tenant');
    const events = tenant.events.map((event) =>
      event.name === 'SUSPEND' ? { name: event.name, sentBy: [{ kind: 'operator' as const }] } : event,
    );
    const [message, ...others] = withoutControl({ ...lifecycles, tenant: { ...tenant, events } });
    expect(others).toEqual([]);
    expect(message).toMatch(/^tenant SUSPEND comes from outside \(operator\).*x-lifecycle.*x-causes/);
  });
});
