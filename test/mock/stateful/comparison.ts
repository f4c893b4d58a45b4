import { setTimeout as delay } from 'node:timers/promises';
import { createPaychart } from '#sdk';
import { found, hasValues } from '../../../mock/src/seeds.ts';
import type { Answer, Stage } from './plays.ts';

/** What one call answered: its HTTP status, and the form of its body with every code and status as it stands. */
export interface Noted {
  readonly call: string;
  readonly status: number | undefined;
  readonly form: unknown;
}

export interface Recording extends Stage {
  readonly noted: readonly Noted[];
}

const UNTIL_MS = 60_000;

interface Asked {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response?: { readonly status: number };
}

/** Plays to the service at the URL, and notes what it answers. */
export function record(baseUrl: string, apiKey: string): Recording {
  const keys: Record<string, string> = { Sandbox: apiKey };
  const noted: Noted[] = [];
  const call = async (tenant: string, name: string, input: unknown): Promise<Asked> => {
    const paychart = createPaychart({ baseUrl, apiKey: keys[tenant] ?? '' });
    const operation = (paychart as unknown as Record<string, (input: unknown) => Promise<Asked>>)[name];
    if (operation === undefined) throw new Error(`there is no operation ${name}`);
    return operation.call(paychart, input);
  };
  const note = (name: string, { data, error, response }: Asked): Answer => {
    noted.push({ call: name, status: response?.status, form: formOf(data ?? error) });
    return data ?? error;
  };
  return {
    noted,
    async found(name) {
      keys[name] = await found(baseUrl, name, 'US');
    },
    ask: async (tenant, name, input = {}) => note(name, await call(tenant, name, input)),
    async until(tenant, name, input, values) {
      const deadline = performance.now() + UNTIL_MS;
      for (;;) {
        const asked = await call(tenant, name, input);
        if (hasValues(asked.data, values)) return note(name, asked);
        if (performance.now() > deadline) {
          throw new Error(`${name} did not come to ${JSON.stringify(values)}: ${JSON.stringify(asked.data)}`);
        }
        await delay(50);
      }
    },
  };
}

/** Codes and statuses are as they stand; of everything else the type is. */
export function formOf(value: unknown): unknown {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return [...new Set(value.map((one) => JSON.stringify(formOf(one))))].sort();
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, formOf(one)]));
  }
  return typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value) ? value : typeof value;
}
