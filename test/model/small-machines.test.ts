import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycleFacts } from '../../generated/contract/explanations.ts';
import { type LifecycleName, lifecycleTable } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import { compiledMachine } from '../../src/platform/lifecycle/compiled-machine.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { lifecycleNames } from '../support/lifecycles.ts';
import { rounds } from '../support/rounds.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { changesNothing } from '../support/unchanged.ts';
import { working } from '../support/working.ts';
import { ASKED_ELSEWHERE, type AskedElsewhere } from './asked-elsewhere.ts';
import { coverGaps, NO_GAPS, tableOf } from './coverage.ts';
import { type Asked, declaredAnswer } from './declared-answers.ts';
import { advance, explore, leafName, type Model, type ModelStep, type Place } from './explore.ts';
import { exemptOf } from './not-in-this-slice.ts';
import { observedEdges, observedPairs } from './observed.ts';
import { takesPairs } from './pairs.ts';
import { Predictions } from './predictions.ts';
import { sampleOf } from './samples.ts';
import { eventsOf, smallMachines } from './small-machines.ts';
import type { Refusal, SmallMachine, SmallWorld } from './small-world.ts';
import { TriedNext } from './tried-next.ts';
import { coveringWalks, pairsIn } from './walks.ts';

/** Lifecycles whose explanation the parties of a walk cannot read, and why. */
const UNREADABLE: Readonly<Partial<Record<LifecycleName, string>>> = {
  'claim-link': 'its token is known to its recipient alone',
  'credential-anchor': 'no operation reads it by its id',
  'did-reservation': 'no operation reads it by its id',
  'presentation-challenge': 'no operation reads it by its id',
  'review-case': 'operators read it',
  'verification-handoff': 'its ticket is known to its holder alone',
};

/** What explanations say is tried in each situation by `npm run test:long`, and in some of them by `npm test`. */
const EVERY = rounds(4, 1);

const owners = { tenantId: 'ten_model', memberId: 'mem_model', paymentId: 'pay_model' };

const modelOf = (small: SmallMachine): Model => ({
  lifecycles: lifecycles as unknown as LifecycleRegistry,
  machine: small.machine,
  contexts: [small.begins ?? sampleOf(small.machine).context(owners, 0)],
  events: () => eventsOf(small),
  told: small.told ?? [],
  ...(small.possible && { possible: small.possible }),
  ...(small.beside && { beside: small.beside }),
});

/** The answers of operations that have been asked for: see `declaredName`. */
const answered = new Set<string>();

const declaredName = (operation: string, { machine, event, state }: Asked): string =>
  `${machine} ${event} in ${state}: ${operation}`;

/** Every answer that the contract declares for an event that a state of these machines does not take. */
const declaredAnswers = (): string[] =>
  smallMachines.flatMap(({ machine }) =>
    Object.entries(lifecycleFacts[machine].senders).flatMap(([event, senders]) =>
      senders.flatMap(({ operation, refused }) =>
        Object.entries(refused ?? {}).flatMap(([state, code]) =>
          operation === undefined || code === 'depends' ? [] : [declaredName(operation, { machine, event, state })],
        ),
      ),
    ),
  );

const codeOf = (operation: string, { machine, event, state }: Asked): string | undefined =>
  lifecycleFacts[machine].senders[event]?.find((sender) => sender.operation === operation)?.refused?.[state];

const isAskedBy = ({ answers }: AskedElsewhere, name: string): boolean =>
  answers.some((answer) => name.startsWith(`${answer} in `) || name.replace(/ in [^:]+/, '') === answer);

const graphs = smallMachines.map((small) => [small, explore(modelOf(small))] as const);

const walks = graphs.flatMap(([small, graph]) =>
  coveringWalks(graph, (place) => (place ? leafName(place.root.leaf) : '(none)'), { pairs: takesPairs }).map(
    (walk) => [`${small.machine}: ${walk.name}`, small, walk] as const,
  ),
);

describe('the other machines, walked over HTTP', { shuffle: false }, () => {
  let service: TestService;
  let chain: TestChain;
  let predictions: Predictions;
  let next: TriedNext;
  const tried = new Set<string>();
  /** Moves after which all that is next was tried: a move may come twice, and then be refused. */
  const triedMoves = new Set<string>();
  let number = 0;
  beforeAll(async () => {
    chain = await startTestChain();
    // Nobody waits for an execution, so that EXECUTING is seen.
    service = await startTestService({ chain: chain.source, variables: { EXECUTION_WAIT_MS: '0' } });
    next = await TriedNext.of(service, EVERY);
    predictions = Predictions.of(service);
  });
  afterAll(async () => {
    predictions.stop();
    await service.stop();
    await chain.stop();
  });

  test.for(walks)('%s', async ([, small, walk]) => {
    number += 1;
    const tenant = await service.signUp(`Small ${number}`);
    const other = await service.signUp(`Other ${number}`);
    const world: SmallWorld = { service, chain, tenant, other, number, walk, id: '' };
    const steps: ModelStep[] = [];
    for (const { from, trigger, steps: taken, to } of walk.moves) {
      await small.acts[trigger.event.type]?.(world, trigger.event);
      steps.push(...taken);
      await check(world, small, steps);
      const situation = `${small.machine} ${leafName(to.root.leaf)}`;
      if (!tried.has(situation)) await refuse(world, small, to);
      tried.add(situation);
      const move = `${from && leafName(from.root.leaf)} ${trigger.event.type} ${situation}`;
      if (!triedMoves.has(move)) await next.try(small.machine, world.id, [tenant, other]);
      triedMoves.add(move);
      await check(world, small, steps);
    }
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });

  test('request every declared answer', () => {
    const missing = declaredAnswers().filter((name) => !answered.has(name));
    const elsewhere = missing.filter((name) => ASKED_ELSEWHERE.some((one) => isAskedBy(one, name)));
    expect(missing.filter((name) => !elsewhere.includes(name))).toEqual([]);
    const idle = ASKED_ELSEWHERE.filter((one) => !elsewhere.some((name) => isAskedBy(one, name)));
    expect(idle, 'a walk asks for all of these now').toEqual([]);
    expect(ASKED_ELSEWHERE.flatMap(({ tests }) => tests).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('answer every predicted refusal, and accept everything that explanations allowed', () => {
    expect(predictions.differences).toEqual([]);
    expect(predictions.kept.allowed).toBeGreaterThan(20);
    expect([...predictions.detailed]).toContain('INVALID_TRANSITION');
  });

  test('each operation that an explanation allowed succeeded, and each that it refused was refused', () => {
    expect(next.differences).toEqual([]);
    expect(next.tried.allowed + next.tried.refused).toBeGreaterThan(100 / EVERY);
  });

  test('each readable lifecycle was tried by each of its parties', () => {
    const machines = smallMachines.map(({ machine }) => machine);
    expect(machines.filter((machine) => !next.parties.has(machine)).toSorted()).toEqual(Object.keys(UNREADABLE));
    const read = machines.filter((machine) => !(machine in UNREADABLE));
    const ofTwo = read.filter((machine) => compiledMachine(lifecycles[machine].machine).meta.parties.length > 1);
    expect(ofTwo.filter((machine) => next.parties.get(machine)?.size !== 2)).toEqual([]);
  });

  test('take every transition', async () => {
    const machines = smallMachines.map(({ machine }) => machine);
    const exempt = exemptOf(machines);
    expect(coverGaps(tableOf(machines), await observedEdges(service.pool, machines), exempt)).toEqual(NO_GAPS);
    const walked = [...machines, 'offramp-payment', 'claim'].toSorted();
    expect(walked, 'a machine that nobody walks').toEqual([...lifecycleNames].toSorted());
  });

  test.runIf(takesPairs)('take every pair of transitions that can follow each other', async () => {
    const taken = await observedPairs(
      service.pool,
      smallMachines.map(({ machine }) => machine),
    );
    expect(graphs.flatMap(([, graph]) => [...pairsIn(graph)]).filter((pair) => !taken.includes(pair))).toEqual([]);
  });
});

async function check(
  { service, id }: SmallWorld,
  { machine }: SmallMachine,
  steps: readonly ModelStep[],
): Promise<void> {
  const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: id }).orderBy('step');
  const taken = steps.map(({ edges: [edge] }) => [edge?.event, edge?.from?.status ?? null, edge?.to.status]);
  expect(log.map((row) => [row.event, row.from_status, row.to_status])).toEqual(taken);
  const [row] = await service.pool.owner(lifecycleTable[machine].table).where({ id });
  expect(row).toMatchObject({ status: steps.at(-1)?.to.root.leaf.status, step: steps.length });
}

/** Refused by the engine, each at its own door where it has one, and nothing changes. */
async function refuse(world: SmallWorld, small: SmallMachine, place: Place): Promise<void> {
  const { service, id } = world;
  const { status } = place.root.leaf;
  const refused = eventsOf(small).filter((event) => advance(modelOf(small), place, event) === undefined);
  await changesNothing(service, `the engine, ${small.machine} ${status}`, () =>
    working(service, async (unit) => {
      const found = (await unit.aggregate(small.machine, id)) as unknown as Loose;
      for (const { type, ...payload } of refused) {
        expect(found.can(type, payload), `${type} in ${status}`).toBe(false);
        await expect(found.send(type, payload)).rejects.toMatchObject({ name: 'RefusedEvent', status, event: type });
      }
    }),
  );
  for (const type of new Set(refused.map((event) => event.type))) {
    for (const refusal of [small.refusals[type] ?? []].flat()) await askRefused(world, small, place, type, refusal);
  }
}

/** Asks an operation for an event that the machine refuses. The answer is the declared one, and nothing changes. */
async function askRefused(
  world: SmallWorld,
  small: SmallMachine,
  place: Place,
  type: string,
  refusal: Refusal,
): Promise<void> {
  const { service } = world;
  const { status } = place.root.leaf;
  if (refusal.not?.includes(leafName(place.root.leaf))) return;
  const asked = { machine: small.machine, event: type, state: leafName(place.root.leaf) };
  const answer = declaredAnswer(refusal, asked);
  const target = refusal.of?.(asked.state) ?? asked;
  answered.add(declaredName(refusal.by, target));
  if (codeOf(refusal.by, asked) === codeOf(refusal.by, target)) answered.add(declaredName(refusal.by, asked));
  // A repeated operation answers what is there, under a key of its own.
  const butFor = answer === 'unchanged' ? ['idempotency_keys'] : ['audit_log'];
  const name = `${refusal.by}: ${type}, ${small.machine} ${status}`;
  await changesNothing(
    service,
    name,
    async () => {
      const { ok, error } = await refusal.ask(world);
      if (answer === 'unchanged') expect(ok, `${name}: ${JSON.stringify(error)}`).toBe(true);
      else expect(error, name).toMatchObject(answer);
    },
    butFor,
  );
}

interface Loose {
  can(type: string, payload: object): boolean;
  send(type: string, payload: object): Promise<unknown>;
}
