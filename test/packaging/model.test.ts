import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { lifecycles as wired } from '../../generated/wiring/lifecycles.ts';
import { edgesOf } from '../../src/platform/audit/machine-edges.ts';
import { compiledMachine } from '../../src/platform/lifecycle/compiled-machine.ts';
import { send } from '../contract/exchange.ts';
import { leafName } from '../model/explore.ts';
import { lifecycleNames } from '../support/lifecycles.ts';
import { startTestService, type TestService } from '../support/service.ts';

const folder = new URL('../../generated/model/', import.meta.url);

interface Published {
  readonly id: string;
  readonly initial: string;
  readonly states: readonly { readonly name: string; readonly kind: string }[];
  readonly events: readonly { readonly name: string }[];
  readonly transitions: readonly { readonly from: string; readonly event: string; readonly to: string }[];
  readonly refused: readonly { readonly state: string; readonly event: string }[];
  readonly paths: readonly (readonly { readonly event: string; readonly from: string; readonly to: string }[])[];
  readonly mermaid: string;
  readonly xstate: object;
}

const required = createRequire(import.meta.url)(`${folder.pathname}index.cjs`) as {
  readonly version: string;
  readonly lifecycles: Readonly<Record<string, Published>>;
};
const { lifecycles } = required;

test('the package exports the same by import and by require', async () => {
  const imported = await import(new URL('index.mjs', folder).href);
  expect(imported.version).toBe(required.version);
  expect(imported.lifecycles).toEqual(lifecycles);
  expect(Object.keys(lifecycles).toSorted()).toEqual([...lifecycleNames].toSorted());
});

const edge = (from: string, event: string, to: string): string => `${from} --${event}--> ${to}`;

describe.each(lifecycleNames.map((name) => [name] as const))('%s', (name) => {
  const published = lifecycles[name] as Published;
  const compiled = compiledMachine(wired[name].machine);
  const edges = edgesOf(compiled.machine).flatMap(({ event, from, to }) =>
    from === null ? [] : [edge(leafName(from), event, leafName(to))],
  );

  test('has the transitions of the machine', () => {
    const told = published.transitions.map(({ from, event, to }) => edge(from, event, to));
    expect(new Set(told)).toEqual(new Set(edges));
  });

  test('accepts or refuses each event in each state', () => {
    const taken = new Set(published.transitions.map(({ from, event }) => `${from} ${event}`));
    const refused = new Set(published.refused.map(({ state, event }) => `${state} ${event}`));
    for (const { name: state } of published.states)
      for (const { name: event } of published.events)
        expect(taken.has(`${state} ${event}`) !== refused.has(`${state} ${event}`), `${state} ${event}`).toBe(true);
  });

  test('has unbroken paths from the beginning, which take every reachable transition', () => {
    const walked = new Set<string>();
    for (const path of published.paths) {
      let at = published.initial;
      for (const { from, event, to } of path) {
        expect(from).toBe(at);
        walked.add(edge(from, event, to));
        at = to;
      }
    }
    const reached = new Set([published.initial]);
    for (const state of reached) for (const { from, to } of published.transitions) if (from === state) reached.add(to);
    const reachable = published.transitions.filter(({ from }) => reached.has(from));
    expect(walked).toEqual(new Set(reachable.map(({ from, event, to }) => edge(from, event, to))));
  });

  test('builds an XState machine with the same states, and its diagram has them', () => {
    const machine = createMachine(published.xstate);
    expect(compiledMachine(machine).leaves.map(leafName)).toEqual(published.states.map((state) => state.name));
    expect(published.mermaid).toContain('stateDiagram-v2');
    expect(JSON.stringify(published)).not.toContain('"requirements":');
  });
});

describe('on a deployment', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test('/lifecycles.json is public, equals the package, and is open to other origins', async () => {
    const answer = await fetch(`${service.url}/lifecycles.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ version: required.version, lifecycles });
    const etag = answer.headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const again = await send(service.url, { method: 'get', target: '/lifecycles.json', headers });
    expect(again.status).toBe(304);
  });

  test('/lifecycles/<name>.json is one lifecycle, and an unknown name is 404', async () => {
    const one = await fetch(`${service.url}/lifecycles/offramp-payment.json`);
    expect(await one.json()).toEqual(lifecycles['offramp-payment']);
    expect((await fetch(`${service.url}/lifecycles/nothing.json`)).status).toBe(404);
  });
});
