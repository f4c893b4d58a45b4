import { describe, expect, it } from 'vitest';
import { listPermits } from '../../../../src/domains/lending/operations/list-permits.ts';
import { listPurchaseOrders } from '../../../../src/domains/lending/operations/list-purchase-orders.ts';
import { msLater, NOW, order, permit } from './records.ts';

const times = { createdAt: NOW, updatedAt: NOW };
const lists = [
  ['permits', listPermits, { id: 'prm_a', status: 'ACTIVE', ...permit, ...times }],
  ['purchaseOrders', listPurchaseOrders, { id: 'po_a', status: 'ACCEPTED', ...order, ...times }],
] as const;

async function listed(list: (request: never) => Promise<unknown>, query: object, rows: readonly object[]) {
  const told: unknown[] = [];
  const many = async () => rows;
  const request = { query, tenantId: 'ten_b', now: NOW, reads: { many }, nextPage: (next: unknown) => told.push(next) };
  return { shown: await list(request as never), told };
}

describe.each(lists)('the list of %s (B 4.9, D-378)', (name, list, row) => {
  it('shows each item as the single read does, and gives the cursor of the next page', async () => {
    const one = await listed(list, {}, [row]);
    expect(one.shown).toMatchObject({ [name]: [{ status: row.status, createdAt: NOW.toISOString() }] });
    expect(one.told).toEqual([undefined]);
    const older = { ...row, id: 'older', createdAt: msLater(-1) };
    const first = await listed(list, { take: 1 }, [row, older]);
    expect((first.shown as Record<string, unknown[]>)[name]).toHaveLength(1);
    expect(first.told).toEqual([expect.any(String)]);
  });
});
