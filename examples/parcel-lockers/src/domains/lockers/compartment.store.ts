import { type Query, type RecordOf, type RowReads, sql } from '@paychart/platform';

export type CompartmentRecord = RecordOf<'compartment'>;

export const compartmentsOf = (tenantId: string) => sql('compartments').where({ tenant_id: tenantId });

/** A free compartment, locked: whoever looks for one meanwhile is given another. */
export async function takeFree(
  reads: RowReads,
  { tenantId, bank, size }: { readonly tenantId: string; readonly bank: string; readonly size: string },
): Promise<{ readonly id: string } | undefined> {
  const free: Query = compartmentsOf(tenantId)
    .where({ status: 'FREE', bank, size })
    .orderBy('id')
    .select('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return reads.one<{ id: string }>(free);
}
