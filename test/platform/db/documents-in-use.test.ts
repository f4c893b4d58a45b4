import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '../../../src/platform/db/connection/pool.ts';
import { migrate } from '../../../src/platform/migrate/migrate.ts';
import { anyRow } from '../../support/any-row.ts';
import type { TestDatabase } from '../../support/database.ts';
import { createOlderDatabase } from '../../support/older-database.ts';

let database: TestDatabase;
let pool: Pool;

const ADDRESS = `0x${'1'.repeat(40)}`;
const sha256 = 'a'.repeat(64);
const upload = (id: string) =>
  anyRow(pool.owner, 'uploads', { id, tenant_id: 'ten_1', sha256, size: 1, content_type: 'text/plain' });
const order = (id: string, more: object = {}) =>
  anyRow(pool.owner, 'purchase_orders', {
    id,
    status: 'REGISTERED',
    borrower_tenant_id: 'ten_1',
    supplier_tenant_id: null,
    supplier_wallet: ADDRESS,
    borrower_address: ADDRESS,
    po_id: `0x${'a'.repeat(64)}`,
    face_amount: 1,
    min_principal: null,
    trade_order_id: null,
    extraction_id: `ext_of_${id}`,
    ...more,
  });

beforeAll(async () => {
  database = await createOlderDatabase('321_documents_of_purchase_orders.ts');
  pool = openPool({ url: database.url, max: 4 });
  // The same bytes twice, and two orders for them, as earlier releases let them through.
  for (const id of ['upl_1', 'upl_2']) await upload(id);
  for (const id of ['po_1', 'po_2']) await order(id);
  await migrate(database.url);
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

describe('documents in use (D-527)', () => {
  test('accept rows of earlier releases that share a document', async () => {
    expect(await pool.owner('uploads').where({ sha256 }).pluck('id')).toHaveLength(2);
    const orders = await pool.owner('purchase_orders').select('id', 'document_id').orderBy('id');
    expect(orders).toEqual([
      { id: 'po_1', document_id: null },
      { id: 'po_2', document_id: null },
    ]);
  });

  test('allow one purchase order each until it is repaid, whatever its row held before', async () => {
    await order('po_3', { document_id: 'upl_1' });
    await expect(order('po_4', { document_id: 'upl_1' })).rejects.toMatchObject({
      constraint: 'purchase_orders_document_in_use',
    });
    await pool.owner('purchase_orders').where({ id: 'po_3' }).update({ status: 'REPAID', min_principal: 0 });
    await order('po_4', { document_id: 'upl_1' });
  });

  test('are found by their content', async () => {
    const { rows } = await pool.owner.raw(
      `SELECT indisvalid FROM pg_index WHERE indexrelid IN
        ('uploads_content_index'::regclass, 'purchase_orders_document_in_use'::regclass)`,
    );
    expect(rows).toEqual([{ indisvalid: true }, { indisvalid: true }]);
  });
});
