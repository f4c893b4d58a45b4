import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lifecycleTable } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { compiledMachine } from '../../src/platform/lifecycle/compiled-machine.ts';
import { lifecycleNames } from '../support/lifecycles.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { working } from '../support/working.ts';
import { leafName } from './explore.ts';
import { insertSampleRows, type SampleRow } from './sample-rows.ts';
import { eventsOfSample, sampleOf } from './samples.ts';

/** An aggregate by names that the test looks up. */
interface Loose {
  readonly status: string;
  readonly publicStatus: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly step: number;
  can(type: string, payload: object): boolean;
  send(type: string, payload: object): Promise<unknown>;
}

describe('a stored row in every state of every machine', { shuffle: false }, () => {
  let service: TestService;
  let rows: SampleRow[];
  const row = (machine: string, leaf: string): SampleRow => {
    const found = rows.find((one) => one.machine === machine && leafName(one.leaf) === leaf);
    if (!found) throw new Error(`no row of ${machine} in ${leaf}`);
    return found;
  };
  const load = <T>(one: SampleRow, work: (aggregate: Loose) => Promise<T>): Promise<T> =>
    working(service, async (unit) => {
      const aggregate = await unit.aggregate(one.machine, one.id);
      if (!aggregate) throw new Error(`${one.machine} ${one.id} is gone`);
      return work(aggregate as unknown as Loose);
    });

  beforeAll(async () => {
    service = await startTestService();
    rows = await insertSampleRows(service);
  });
  afterAll(() => service.stop());

  const leaves = lifecycleNames.flatMap((machine) =>
    compiledMachine(lifecycles[machine].machine).leaves.map((leaf) => [machine, leafName(leaf)] as const),
  );

  test.for(leaves)(
    '%s %s is loaded with the same state, and takes the events of its machine',
    async ([machine, leaf]) => {
      const one = row(machine, leaf);
      await load(one, async (aggregate) => {
        expect(aggregate.status).toBe(one.leaf.status);
        expect(aggregate.publicStatus).toBe(one.leaf.publicStatus);
        expect(aggregate.context).toEqual(one.context);
        const snapshot = one.shape.machine.resolveState({ value: one.leaf.value, context: one.context });
        for (const event of eventsOfSample(one.machine)) {
          const { type, ...payload } = event;
          // A final state takes nothing, whatever `can` of a resolved snapshot would say.
          const legal = snapshot.status === 'active' && snapshot.can(event as never);
          expect(aggregate.can(type, payload), `${type} in ${leaf}`).toBe(legal);
        }
      });
    },
  );

  test.for(leaves)('%s %s continues from there, with one log row per step', async ([machine, leaf]) => {
    const one = row(machine, leaf);
    const sample = sampleOf(one.machine);
    const wanted = sample.legal?.[leaf];
    const took = await load(one, async (aggregate) => {
      const event = eventsOfSample(one.machine).find(
        ({ type, ...payload }) => (wanted === undefined || type === wanted) && aggregate.can(type, payload),
      );
      if (event === undefined) return undefined;
      const { type, ...payload } = event;
      await aggregate.send(type, payload);
      return { type, status: aggregate.status, step: aggregate.step };
    });
    if (took === undefined) {
      expect(one.leaf.final, `${leaf} takes no event, so it is an end`).toBe(true);
      return;
    }
    const [stored] = await service.pool.owner(one.shape.meta.table).where({ id: one.id });
    expect(stored).toMatchObject({ status: took.status, step: took.step });
    const log = await service.pool.owner('lifecycle_log').where({ aggregate_id: one.id }).orderBy('step');
    expect(log.map(({ step }) => step)).toEqual(log.map((_, at) => at + 2));
    expect(log[0]).toMatchObject({
      event: took.type,
      from_status: one.leaf.status,
      from_public: one.leaf.publicStatus,
      machine_hash: lifecycleTable[one.machine].hash,
    });
  });
});
