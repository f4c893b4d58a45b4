import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { newId } from '../../src/platform/db/ids.ts';
import { snake } from '../../src/platform/db/rows/case.ts';
import { jsonable } from '../../src/platform/lifecycle/changes.ts';
import { type CompiledMachine, compiledMachine, type Leaf } from '../../src/platform/lifecycle/compiled-machine.ts';
import { lifecycleNames } from '../support/lifecycles.ts';
import type { TestService } from '../support/service.ts';
import { leafName } from './explore.ts';
import type { Owners } from './sample.ts';
import { sampleOf } from './samples.ts';

/** A row that stands in the database as an earlier release may have left it. */
export interface SampleRow {
  readonly machine: LifecycleName;
  readonly id: string;
  readonly shape: CompiledMachine;
  readonly leaf: Leaf;
  readonly context: Readonly<Record<string, unknown>>;
}

let count = 0;

/** A row in every state of every machine, with the money that it says it has. */
export async function insertSampleRows(service: TestService): Promise<SampleRow[]> {
  const { tenantId, memberId, fund } = await service.signUp('Sample Owner');
  await fund('10000.00');
  const rows: SampleRow[] = [];
  for (const machine of lifecycleNames) {
    const shape = compiledMachine(lifecycles[machine].machine);
    for (const leaf of shape.leaves) {
      const owners = await withParents(service, machine, { tenantId, memberId });
      rows.push(await insertRow(service, machine, leafName(leaf), owners));
    }
  }
  return rows;
}

async function withParents(
  service: TestService,
  machine: LifecycleName,
  owners: Pick<Owners, 'tenantId' | 'memberId'>,
): Promise<Owners> {
  const { parents = [] } = sampleOf(machine);
  if (parents.length === 0) return { ...owners, paymentId: '' };
  const paymentId = (await insertRow(service, 'offramp-payment', 'CANCELED', { ...owners, paymentId: '' })).id;
  if (!parents.includes('claim')) return { ...owners, paymentId };
  return {
    ...owners,
    paymentId,
    claimId: (await insertRow(service, 'claim', 'CANCELED', { ...owners, paymentId })).id,
  };
}

async function insertRow(
  service: TestService,
  machine: LifecycleName,
  name: string,
  owners: Owners,
): Promise<SampleRow> {
  const shape = compiledMachine(lifecycles[machine].machine);
  const leaf = shape.leaves.find((one) => leafName(one) === name);
  if (!leaf) throw new Error(`${machine} has no leaf ${name}`);
  const sample = sampleOf(machine);
  count += 1;
  const context = { ...sample.context(owners, count), ...sample.inLeaf?.[name] };
  const id = newId('pay').replace('pay_', `${machine.slice(0, 3)}_`);
  const at = new Date();
  const engineColumns = { id, status: leaf.status, step: 1, createdAt: at, updatedAt: at };
  const row = { ...context, ...engineColumns, ...(shape.projected && { publicStatus: leaf.publicStatus }) };
  const columns = Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value]));
  await service.pool.owner.raw(
    `INSERT INTO ${shape.meta.table} SELECT * FROM jsonb_populate_record(null::${shape.meta.table}, ?::jsonb)`,
    [JSON.stringify(columns, jsonable)],
  );
  const inserted = { machine, id, shape, leaf, context };
  await sample.arrange?.(service, inserted);
  return inserted;
}
