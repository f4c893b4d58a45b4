import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as migration from '../../../migrations/070_operations.ts';
import * as segments from '../../../migrations/209_feed_segments.ts';
import * as eventsByTransaction from '../../../migrations/290_events_by_resource_and_transaction.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await createTestDatabase();
  db = knex({ client: 'pg', connection: database.url });
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

describe('migration 070', { shuffle: false }, () => {
  test('belongs to this release', async () => {
    const files = await readdir(fileURLToPath(new URL('../../../migrations', import.meta.url)));
    expect(files).toContain('070_operations.ts');
  });

  test('is reversible over existing rows: balances get a time, held payments wait for liquidity', async () => {
    const id = newId('pay');
    const [at, tenant] = [new Date(), newId('ten')];
    // It names a table that a later one has replaced, and that one an index.
    await eventsByTransaction.down(db);
    await db.transaction((transaction) => segments.down(transaction));
    await db.transaction((transaction) => migration.down(transaction));
    await db('provider_liquidity').insert({ provider: 'payapp_a', currency: 'USD', balance_minor: 5 });
    const columns = await db('information_schema.columns').where({ table_name: 'offramp_payments', is_nullable: 'NO' });
    const values: Record<string, unknown> = {
      id,
      status: 'COMPLIANCE_HOLD',
      public_status: 'CREDENTIAL_HOLD',
      sender_tenant_id: tenant,
      custody: 'reserved',
      hold_reasons: ['INSUFFICIENT_ROUTE_LIQUIDITY'],
      amount_base_units: 1,
      funding_mode: 'INTERNAL_BALANCE',
    };
    const filler: Record<string, unknown> = {
      text: 'x',
      ARRAY: [],
      integer: 1,
      boolean: false,
      numeric: 1,
      jsonb: '{}',
      'timestamp with time zone': at,
    };
    for (const { column_name, data_type } of columns) values[column_name] ??= filler[data_type];
    await db('offramp_payments').insert(values);
    await db.transaction((transaction) => migration.up(transaction));
    await db.transaction((transaction) => segments.up(transaction));
    await eventsByTransaction.up(db);
    expect(await db('provider_liquidity').first()).toMatchObject({
      id: 'payapp_a:USD',
      balance_minor: '5',
      created_at: expect.any(Date),
    });
    expect(await db('hold_waits').where({ payment_id: id })).toEqual([{ payment_id: id, waits_for: 'liquidity' }]);
  });

  test('refuses a balance below zero and a change of a rate', async () => {
    await expect(db('provider_liquidity').update({ balance_minor: -1 })).rejects.toThrow(
      'provider_liquidity_not_negative',
    );
    for (const role of ['paychart_system', 'paychart_app', 'paychart_retention']) {
      for (const statement of [`UPDATE fx_rates SET rate = '1'`, 'DELETE FROM fx_rates']) {
        const tried = db.transaction(async (transaction) => {
          await transaction.raw(`SET LOCAL ROLE ${role}`);
          await transaction.raw(statement);
        });
        await expect(tried, `${role}: ${statement}`).rejects.toThrow(/permission denied/);
      }
    }
  });

  test('lets the retention role read only what it erases by', async () => {
    for (const table of ['audit_log', 'lifecycle_log', 'users', 'members', 'api_keys', 'claims', 'ledger_transfers']) {
      const tried = db.transaction(async (transaction) => {
        await transaction.raw('SET LOCAL ROLE paychart_retention');
        await transaction(table).first();
      });
      await expect(tried, table).rejects.toThrow(/permission denied/);
    }
  });
});
