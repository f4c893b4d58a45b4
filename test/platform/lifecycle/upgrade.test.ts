import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { lifecycleTable } from '../../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../../generated/wiring/lifecycles.ts';
import { parseConfig } from '../../../src/app/config.ts';
import { serve } from '../../../src/app/main.ts';
import { assertStoredStates } from '../../../src/platform/audit/index.ts';
import { canonicalJson } from '../../../src/platform/crypto/index.ts';
import { snake } from '../../../src/platform/db/rows/case.ts';
import { compiledMachine } from '../../../src/platform/lifecycle/compiled-machine.ts';
import type { LifecycleRegistry } from '../../../src/platform/lifecycle/definition.ts';
import { leafName } from '../../model/explore.ts';
import { insertSampleRows, type SampleRow } from '../../model/sample-rows.ts';
import { sampleOf } from '../../model/samples.ts';
import { lifecycleNames } from '../../support/lifecycles.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';

const leaves = lifecycleNames.flatMap((machine) =>
  compiledMachine(lifecycles[machine].machine).leaves.map((leaf) => [machine, leafName(leaf)] as const),
);

describe('a database with a row in every state, under the next release', () => {
  let service: TestService;
  let rows: SampleRow[];
  beforeAll(async () => {
    service = await startTestService();
    rows = await insertSampleRows(service);
  });
  afterAll(() => service.stop());

  test('boots with the machines that wrote it', async () => {
    await expect(assertStoredStates(service.pool, lifecycles)).resolves.toBeUndefined();
  });

  test.for(leaves)('refuses to boot, and to load the row, when %s loses %s', async ([machine, leaf]) => {
    const next = { ...lifecycles, [machine]: { ...lifecycles[machine], machine: without(machine, leaf) } };
    const row = rows.find((one) => one.machine === machine && leafName(one.leaf) === leaf);
    if (!row) throw new Error(`no row of ${machine} in ${leaf}`);
    const place = [
      machine,
      row.leaf.status,
      ...(compiledMachine(next[machine].machine).projected ? [row.leaf.publicStatus] : []),
    ].join(' ');
    await expect(assertStoredStates(service.pool, next)).rejects.toThrow(
      `This release has no state for stored rows: ${place}`,
    );
    const engine = { ...service.engine, lifecycles: next as unknown as LifecycleRegistry };
    await expect(working({ engine }, (unit) => unit.aggregate(machine, row.id))).rejects.toThrow(
      `${machine} has no state for stored status ${row.leaf.status}`,
    );
  });

  test('stops a process with a row that no machine knows, and starts it without that row', async () => {
    const config = parseConfig({ DATABASE_URL: service.databaseUrl, PORT: '0', LOG_LEVEL: 'silent' });
    const { owner } = service.pool;
    const row = rows.find((one) => one.machine === 'agent' && one.leaf.status === 'ACTIVE');
    await owner.raw('ALTER TABLE agents DROP CONSTRAINT agents_status_known');
    await owner('agents').where({ id: row?.id }).update({ status: 'ASLEEP' });
    await expect(serve(config)).rejects.toThrow('This release has no state for stored rows: agent ASLEEP');
    await owner('agents').where({ id: row?.id }).update({ status: 'ACTIVE' });
    const running = await serve(config);
    await running.stop();
  });
});

describe('the persistent form of a machine', () => {
  test.for(lifecycleNames)('%s: has the hash that log rows carry', async (machine) => {
    const { config } = lifecycles[machine].machine.root;
    // Neither who sends an event, nor who has to act, nor the prefix of ids changes what the machine does.
    const definition = JSON.parse(JSON.stringify(config, (key, value) => (key === 'waitsFor' ? undefined : value)));
    delete definition.meta.sentBy;
    delete definition.meta.idPrefix;
    const path = new URL(`../../../generated/lifecycles/${machine}.json`, import.meta.url);
    const committed = JSON.parse(await readFile(path, 'utf8'));
    // JSON leaves out what guards, assigns and params do: the functions have hashes of their own.
    const { functions } = committed;
    const hash = createHash('sha256').update(canonicalJson({ definition, functions })).digest('hex');
    expect(lifecycleTable[machine].hash).toBe(hash);
    expect(committed).toMatchObject({ id: machine, hash });
  });
});

describe('each lifecycle table compared with its machine', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test.for(lifecycleNames)('%s: the CHECK lists exactly the statuses', async (machine) => {
    const { table } = lifecycleTable[machine];
    const { rows } = await service.pool.owner.raw(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = ? AND conrelid = ?::regclass',
      [`${table}_status_known`, table],
    );
    // A list of texts, or one array of them.
    const listed = [...String(rows[0]?.definition).matchAll(/'\{?([A-Za-z_,]+)\}?'/g)].flatMap(([, status = '']) =>
      status.split(','),
    );
    const statuses = Object.keys(lifecycles[machine].machine.root.states);
    expect(listed.toSorted()).toEqual(statuses.toSorted());
  });

  test.for(lifecycleNames)('%s: the context is the columns, less those of the engine', async (machine) => {
    const { table } = lifecycleTable[machine];
    const { projected } = compiledMachine(lifecycles[machine].machine);
    const columns = await service.pool
      .owner('information_schema.columns')
      .where({ table_schema: 'public', table_name: table })
      .pluck('column_name');
    const sample = sampleOf(machine);
    const keys = Object.keys(sample.context({ tenantId: '', memberId: '', paymentId: '' }, 0)).map(snake);
    const engine = ['id', 'status', 'step', 'created_at', 'updated_at', ...(projected ? ['public_status'] : [])];
    // Of lifecycles whose life is one trace.
    const trace = columns.includes('traceparent') ? ['traceparent'] : [];
    expect([...keys, ...engine, ...trace].toSorted()).toEqual(columns.toSorted());
  });
});

type StateConfig = {
  initial?: string;
  states?: Record<string, StateConfig>;
  on?: Record<string, unknown>;
  [key: string]: unknown;
};

/** The machine as a release would have it that gave a state up, with every transition to it. */
function without(machine: keyof LifecycleRegistry, leaf: string): AnyStateMachine {
  const [status = '', child] = leaf.split('.');
  const { config } = lifecycles[machine].machine.root;
  const gone = (target: unknown): boolean =>
    typeof target === 'string' && (child === undefined ? target.split('.')[0] === status : target.endsWith(child));
  const prune = (state: StateConfig, path: readonly string[]): StateConfig => {
    const states = Object.entries(state.states ?? {})
      .filter(([key]) => [...path, key].join('.') !== leaf)
      .map(([key, inner]) => [key, prune(inner, [...path, key])] as const);
    const initial = states.some(([key]) => key === state.initial) ? state.initial : states[0]?.[0];
    const on = Object.entries(state.on ?? {}).map(([event, taken]) => {
      const kept = [taken].flat().filter((one) => !gone((one as { target?: unknown } | undefined)?.target));
      return [event, kept] as const;
    });
    return {
      ...state,
      ...(state.states && { states: Object.fromEntries(states), initial: initial as string }),
      ...(state.on && { on: Object.fromEntries(on) }),
    };
  };
  return createMachine(prune(config as StateConfig, []) as never);
}
