import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { accountOf } from '../../src/domains/offramp/money.ts';
import { snake } from '../../src/kernel/db/case.ts';
import { newId } from '../../src/kernel/db/ids.ts';
import { jsonable } from '../../src/kernel/lifecycle/changes.ts';
import { type Leaf, type Shape, shapeOf } from '../../src/kernel/lifecycle/shape.ts';
import { transfer } from '../../src/kernel/lifecycle/writes.ts';
import { type BuiltLifecycle, builtLifecycles } from '../support/built.ts';
import type { TestService } from '../support/service.ts';
import { working } from '../support/working.ts';
import { leafName } from './explore.ts';
import { type Owners, type Sample, samples } from './samples.ts';

/** A row that stands in the database as an earlier release may have left it. */
export interface SampleRow {
  readonly machine: BuiltLifecycle;
  readonly id: string;
  readonly shape: Shape;
  readonly leaf: Leaf;
  readonly context: Readonly<Record<string, unknown>>;
}

let count = 0;

/** A row in every state of every machine, with the money that it says it has. */
export async function insertSampleRows(service: TestService): Promise<SampleRow[]> {
  const { tenantId, memberId, fund } = await service.signUp('Sample Owner');
  await fund('10000.00');
  const rows: SampleRow[] = [];
  for (const machine of builtLifecycles) {
    const shape = shapeOf(lifecycles[machine].machine);
    for (const leaf of shape.leaves) {
      const ownPayment = machine === 'claim' || machine === 'review-case' || machine === 'claim-link';
      const paymentId = ownPayment
        ? (await insertRow(service, 'offramp-payment', 'CANCELED', { tenantId, memberId })).id
        : '';
      const owners = { tenantId, memberId, paymentId };
      const claimId = machine === 'claim-link' ? (await insertRow(service, 'claim', 'CANCELED', owners)).id : '';
      rows.push(await insertRow(service, machine, leafName(leaf), { ...owners, claimId }));
    }
  }
  return rows;
}

async function insertRow(
  service: TestService,
  machine: BuiltLifecycle,
  name: string,
  owners: Omit<Owners, 'paymentId'> & { readonly paymentId?: string },
): Promise<SampleRow> {
  const shape = shapeOf(lifecycles[machine].machine);
  const leaf = shape.leaves.find((one) => leafName(one) === name);
  if (!leaf) throw new Error(`${machine} has no leaf ${name}`);
  const sample = samples[machine] as Sample<BuiltLifecycle>;
  count += 1;
  const context = { ...sample.context({ paymentId: '', ...owners }, count), ...sample.inLeaf?.[name] };
  const id = newId('pay').replace('pay_', `${machine.slice(0, 3)}_`);
  const at = new Date();
  const engineColumns = { id, status: leaf.status, step: 1, createdAt: at, updatedAt: at };
  const row = { ...context, ...engineColumns, ...(shape.projected && { publicStatus: leaf.publicStatus }) };
  const columns = Object.fromEntries(Object.entries(row).map(([key, value]) => [snake(key), value]));
  await service.pool.owner.raw(
    `INSERT INTO ${shape.meta.table} SELECT * FROM jsonb_populate_record(null::${shape.meta.table}, ?::jsonb)`,
    [JSON.stringify(columns, jsonable)],
  );
  if (machine === 'tenant') await service.pool.owner('tenant_clocks').insert({ tenant_id: id, offset_ms: 0 });
  const inserted = { machine, id, shape, leaf, context: context as unknown as Record<string, unknown> };
  if (machine === 'offramp-payment') await setAside(service, inserted);
  return inserted;
}

/** The sender's money, moved to where the row says that it is. */
async function setAside(service: TestService, { id, context }: SampleRow): Promise<void> {
  const payment = { id, context: context as unknown as Parameters<typeof accountOf>[0]['context'] };
  const { custody, amountBaseUnits } = payment.context;
  if (custody === 'none') return;
  await working(service, async (unit) => {
    const moved = transfer(accountOf(payment, 'none'), accountOf(payment, custody), amountBaseUnits, 'sample');
    unit.write({ ...moved, subject: id });
  });
}
