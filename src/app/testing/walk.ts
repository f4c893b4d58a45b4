import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { TestService, TestTenant } from './test-service.ts';

/** How a test brings a lifecycle's events about. */
export interface Walk {
  /** The id of the machine. */
  readonly machine: string;
  /** Creates a resource, and answers its id. It rests where the machine does at first. */
  begin(tenant: TestTenant, service: TestService): Promise<string>;
  /** Sends an event to the resource, by a request, the clock, or whatever sends it. The answer of a request is compared. */
  readonly acts: Readonly<Record<string, (tenant: TestTenant, id: string) => Promise<unknown>>>;
  /** The present state. By default what the last answer says; a walk whose acts are no requests needs it. */
  readonly stateOf?: (tenant: TestTenant, id: string) => Promise<string>;
}

export interface Walked {
  /** Transitions that the machine has, and that no walk has taken: `STORED MISS`. */
  readonly untaken: readonly string[];
  /** Refusals that were tried: `CLOSED CLOSE TICKET_CLOSED`. */
  readonly refused: readonly string[];
}

interface Lifecycle {
  readonly initial: string;
  readonly states: readonly {
    /** `OUT.OVERDUE`: a state in another one has both names. */
    readonly name: string;
    /** `OUT`. */
    readonly status: string;
    /** `OVERDUE`, or as `meta.public` has it. */
    readonly public: string;
    readonly kind: 'passing' | 'resting' | 'terminal';
  }[];
  readonly transitions: readonly { readonly from: string; readonly event: string; readonly to: string }[];
  readonly refused: readonly {
    readonly state: string;
    readonly event: string;
    readonly answers: readonly { readonly operation: string; readonly code: string }[];
  }[];
}

interface Answer {
  readonly status: number;
  readonly body: { readonly status?: string; readonly code?: string };
}

const PUBLISHED = new URL('../../../generated/model/lifecycles.json', import.meta.url);

/**
 * Walks a lifecycle: takes each transition that has an act, from each state that is reached, and compares the state after it
 * with the machine. In each state it tries the events that the machine refuses there, and compares the code.
 */
export async function walk(service: TestService, way: Walk): Promise<Walked> {
  const lifecycle = readLifecycle(way.machine);
  const taken = new Set<string>();
  const refused = new Set<string>();
  const open: string[][] = [[]];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const tenant = await service.tenant(`Walk ${way.machine} ${path.join(' ')}`);
    const id = await way.begin(tenant, service);
    let state = firstRest(lifecycle);
    for (const event of path) state = await take(service, way, lifecycle, { tenant, id, state, event });
    await tryRefusals(way, lifecycle, { tenant, id, state }, refused);
    for (const { from, event } of lifecycle.transitions) {
      const step = `${from} ${event}`;
      if (from !== state || taken.has(step) || way.acts[event] === undefined) continue;
      taken.add(step);
      open.push([...path, event]);
    }
  }
  const untaken = lifecycle.transitions
    .map(({ from, event }) => `${from} ${event}`)
    .filter((step) => !taken.has(step) && !isPassing(lifecycle, step.split(' ')[0] ?? ''));
  return { untaken: [...new Set(untaken)], refused: [...refused].sort() };
}

function readLifecycle(machine: string): Lifecycle {
  const { lifecycles } = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as {
    readonly lifecycles: Readonly<Record<string, Lifecycle>>;
  };
  const found = lifecycles[machine];
  if (found === undefined) throw new Error(`There is no machine ${machine}: ${Object.keys(lifecycles).join(', ')}`);
  return found;
}

const isPassing = ({ states }: Lifecycle, name: string): boolean =>
  states.some((state) => state.name === name && state.kind === 'passing');

/** Passing states are left by themselves: the first transition out of each is the way that a walk begins with. */
function firstRest(lifecycle: Lifecycle): string {
  let state = lifecycle.initial;
  while (isPassing(lifecycle, state)) {
    state = lifecycle.transitions.find(({ from }) => from === state)?.to ?? '';
  }
  return state;
}

/** Where a resource may rest once it is in the state: a passing one is left at once. */
const restsOf = (lifecycle: Lifecycle, name: string, seen: readonly string[] = []): readonly string[] =>
  isPassing(lifecycle, name) && !seen.includes(name)
    ? lifecycle.transitions
        .filter(({ from }) => from === name)
        .flatMap(({ to }) => restsOf(lifecycle, to, [...seen, name]))
    : [name];

/** The one of these states that a status means: by its name, as the contract shows it, or as it is stored. */
const meant = ({ states }: Lifecycle, names: readonly string[], status: string): string | undefined =>
  (['name', 'public', 'status'] as const)
    .map((face) => states.find((state) => names.includes(state.name) && state[face] === status)?.name)
    .find((name) => name !== undefined);

interface At {
  readonly tenant: TestTenant;
  readonly id: string;
  readonly state: string;
}

async function take(
  service: TestService,
  { machine, acts, stateOf }: Walk,
  lifecycle: Lifecycle,
  { tenant, id, state, event }: At & { readonly event: string },
): Promise<string> {
  const expected = lifecycle.transitions
    .filter((one) => one.from === state && one.event === event)
    .flatMap(({ to }) => restsOf(lifecycle, to));
  const answer = await acts[event]?.(tenant, id);
  await service.runUntilIdle();
  const { status: answered = 200, body } = (answer ?? {}) as Partial<Answer>;
  assert.ok(
    stateOf !== undefined || body?.status !== undefined || answered >= 400,
    `The act ${event} of ${machine} answers no status: give walk a stateOf, which reads the resource`,
  );
  const told = stateOf ? await stateOf(tenant, id) : body?.status;
  const now = told === undefined ? undefined : meant(lifecycle, expected, told);
  assert.ok(
    now !== undefined,
    `${machine} was ${state}, and ${event} led to ${told ?? JSON.stringify(answer)} instead of ${expected.join(' or ')}`,
  );
  return now;
}

async function tryRefusals(
  { machine, acts, stateOf }: Walk,
  lifecycle: Lifecycle,
  { tenant, id, state }: At,
  tried: Set<string>,
): Promise<void> {
  for (const { event, answers } of lifecycle.refused.filter((one) => one.state === state)) {
    const act = acts[event];
    const codes = new Set(answers.map(({ code }) => code));
    if (act === undefined || codes.size === 0) continue;
    const { status, body } = (await act(tenant, id)) as Answer;
    assert.ok(
      status >= 400 && codes.has(body.code ?? ''),
      `${machine} is ${state}, and ${event} was answered ${status} ${body.code ?? ''} instead of ${[...codes].join(' or ')}`,
    );
    const told = stateOf && (await stateOf(tenant, id));
    const isThere = told === undefined || meant(lifecycle, [state], told) === state;
    assert.ok(isThere, `${machine} has left ${state} by a refused ${event}: it is ${told}`);
    tried.add(`${state} ${event} ${body.code}`);
  }
}
