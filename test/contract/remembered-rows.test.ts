import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import { compiledMachine } from '../../src/kernel/lifecycle/compiled-machine.ts';
import { type RememberedRow, RememberedRows } from '../../src/kernel/lifecycle/remembered-rows.ts';
import { liveOfRow } from '../../src/kernel/lifecycle/rows.ts';
import { quoted } from '../domains/offramp/audited.ts';
import { startTestChain, type TestChain } from '../support/chain.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { furnish } from './world.ts';

let chain: TestChain;
let service: TestService;
/** Each row that the service has committed, by its lifecycle and id. */
const committed = new Map<string, Committed>();

interface Committed {
  readonly machine: LifecycleName;
  readonly id: string;
  /** As the service has remembered it, until a test clock was moved. */
  readonly remembered: RememberedRow | undefined;
}

beforeAll(async () => {
  const keep = RememberedRows.prototype.keep;
  vi.spyOn(RememberedRows.prototype, 'keep').mockImplementation(function (this: RememberedRows, aggregates, ...rest) {
    keep.call(this, aggregates, ...rest);
    for (const { compiled, id, steps } of aggregates) {
      const machine = compiled.machine.id as LifecycleName;
      if (steps.length > 0)
        committed.set(`${machine}:${id}`, { machine, id, remembered: this.find(machine, id, new Date(0)) });
    }
  });
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  const { acme, harbor } = await furnish(service);
  await quoted({ service, chain, acme, harbor }, 'confirmed');
  await service.runUntilIdle();
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
  vi.restoreAllMocks();
});

test('what the service remembers of a row is what is stored, for as long as nobody has changed it', async () => {
  const { engine, pool } = service;
  const same = new Set<string>();
  const compared = async ({ machine, id, remembered }: Committed): Promise<void> => {
    if (remembered === undefined) return;
    const compiled = compiledMachine(engine.lifecycles[machine].machine);
    const transaction = await pool.owner.transaction();
    await transaction.raw('SET LOCAL ROLE paychart_system');
    const { rows } = await transaction.raw(
      `SELECT t.*, 0 AS clock_offset_ms FROM ${compiled.meta.table} t WHERE id = ? AND xmin = ?::xid`,
      [id, remembered.version],
    );
    await transaction.rollback();
    if (rows[0] === undefined) return;
    const { leaf, context, step, createdAt, updatedAt } = liveOfRow(compiled, rows[0], new Date(0));
    expect(remembered, `${machine} ${id}`).toMatchObject({ leaf, step, createdAt, updatedAt });
    expect(remembered.context, `${machine} ${id}`).toEqual(context);
    same.add(machine);
  };
  for (const row of committed.values()) await compared(row);
  const machines = new Set([...committed.values()].map(({ machine }) => machine));
  // Their refusals take the same time whether there is a row or not.
  expect([...machines].filter((machine) => !same.has(machine)).sort()).toEqual([
    'twofa-challenge',
    'twofa-factor',
    'verification-handoff',
  ]);
  expect(same.size).toBeGreaterThan(40);
});
