import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycleTable } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { verifyInvariants } from '../../src/kernel/audit/index.ts';
import type { LifecycleRegistry } from '../../src/kernel/lifecycle/definition.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { lifecycleNames } from '../support/lifecycles.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { changesNothing } from '../support/unchanged.ts';
import { working } from '../support/working.ts';
import { coverGaps, NO_GAPS, tableOf } from './coverage.ts';
import { declaredAnswer } from './declared-answers.ts';
import { advance, explore, leafName, type Model, type ModelStep, type Place } from './explore.ts';
import { exemptOf } from './not-in-this-slice.ts';
import { observedEdges } from './observed.ts';
import { sampleOf } from './samples.ts';
import { eventsOf, smallMachines } from './small-machines.ts';
import type { SmallMachine, SmallWorld } from './small-world.ts';
import { coveringWalks } from './walks.ts';

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

const walks = smallMachines.flatMap((small) =>
  coveringWalks(explore(modelOf(small)), (place) => (place ? leafName(place.root.leaf) : '(none)')).map(
    (walk) => [`${small.machine}: ${walk.name}`, small, walk] as const,
  ),
);

describe('the other machines, walked over HTTP', { shuffle: false }, () => {
  let service: TestService;
  let chain: TestChain;
  const tried = new Set<string>();
  let number = 0;
  beforeAll(async () => {
    chain = await startTestChain();
    // Nobody waits for an execution, so that EXECUTING is seen.
    service = await startTestService({ chain: chain.source, variables: { EXECUTION_WAIT_MS: '0' } });
  });
  afterAll(async () => {
    await service.stop();
    await chain.stop();
  });

  test.for(walks)('%s', async ([, small, walk]) => {
    number += 1;
    const tenant = await service.signUp(`Small ${number}`);
    const other = await service.signUp(`Other ${number}`);
    const world: SmallWorld = { service, chain, tenant, other, number, walk, id: '' };
    const steps: ModelStep[] = [];
    for (const { trigger, steps: taken, to } of walk.moves) {
      await small.acts[trigger.event.type]?.(world, trigger.event);
      steps.push(...taken);
      await check(world, small, steps);
      const situation = `${small.machine} ${leafName(to.root.leaf)}`;
      if (!tried.has(situation)) await refuse(world, small, to);
      tried.add(situation);
      await check(world, small, steps);
    }
    expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
  });

  test('every transition of each has been taken', async () => {
    const machines = smallMachines.map(({ machine }) => machine);
    const exempt = exemptOf(machines);
    expect(coverGaps(tableOf(machines), await observedEdges(service.pool, machines), exempt)).toEqual(NO_GAPS);
    const walked = [...machines, 'offramp-payment', 'claim'].toSorted();
    expect(walked, 'a machine that nobody walks').toEqual([...lifecycleNames].toSorted());
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
    const refusal = small.refusals[type];
    if (refusal === undefined) continue;
    const answer = declaredAnswer(refusal, { machine: small.machine, event: type, state: leafName(place.root.leaf) });
    // A repeated operation answers what is there, under a key of its own.
    const butFor = answer === 'unchanged' ? ['idempotency_keys'] : ['audit_log'];
    await changesNothing(
      service,
      `${type}, ${small.machine} ${status}`,
      async () => {
        const { ok, error } = await refusal.ask(world);
        if (answer === 'unchanged') expect(ok, `${type} in ${status}: ${JSON.stringify(error)}`).toBe(true);
        else expect(error, `${type} in ${status}`).toMatchObject(answer);
      },
      butFor,
    );
  }
}

interface Loose {
  can(type: string, payload: object): boolean;
  send(type: string, payload: object): Promise<unknown>;
}
