import type { LoanContext } from '../../../machines/lending/loan.machine.ts';
import { available, issued, lost, poolAccount } from '../../../src/domains/lending/money.ts';
import { transfer } from '../../../src/payments/ledger/transfer.ts';
import { snake } from '../../../src/platform/db/rows/case.ts';
import { jsonable } from '../../../src/platform/lifecycle/changes.ts';
import type { SampleRow } from '../../model/sample-rows.ts';
import type { TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';
import { sample as pool } from './financing-pool.sample.ts';
import { sample as purchaseOrder } from './purchase-order.sample.ts';

const ENGINE = { step: 1, createdAt: new Date(), updatedAt: new Date() };

async function insertRow({ pool: { owner } }: TestService, table: string, row: object): Promise<void> {
  const columns = Object.fromEntries(Object.entries({ ...ENGINE, ...row }).map(([key, value]) => [snake(key), value]));
  await owner.raw(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(null::${table}, ?::jsonb)`, [
    JSON.stringify(columns, jsonable),
  ]);
}

/** The pool and the purchase order of a sample's loan, with the money where the row says that it is. */
export async function financed(service: TestService, { id, leaf, context }: SampleRow): Promise<void> {
  const loan = context as unknown as LoanContext;
  const isLost = leaf.status === 'DEFAULTED';
  const owners = { tenantId: loan.lenderTenantId, memberId: '', paymentId: '' };
  const counts = { openLoans: isLost || leaf.final ? 0 : 1, defaultedLoans: isLost ? 1 : 0 };
  await insertRow(service, 'financing_pools', {
    ...pool.context(owners, 0),
    ...counts,
    id: loan.poolId,
    status: 'ORIGINATION',
  });
  const status = isLost ? 'DEFAULTED' : leaf.final ? 'REPAID' : 'FINANCED';
  const order = { ...purchaseOrder.context(owners, 0), minPrincipal: 0n, poolId: loan.poolId, poId: loan.poId };
  const row = { ...order, extractionId: `ext_${loan.poolId}`, lenderTenantId: loan.lenderTenantId };
  await insertRow(service, 'purchase_orders', { ...row, id: loan.purchaseOrderId, status });
  await working(service, async (unit) => {
    const paidIn = transfer(available(loan.lenderTenantId), poolAccount('pool_cash', loan), loan.principal, 'sample');
    unit.write({ ...paidIn, subject: loan.poolId });
    for (const write of [...issued(loan), ...(isLost ? lost(loan) : [])]) unit.write({ ...write, subject: id });
  });
}
