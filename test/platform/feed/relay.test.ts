import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';

describe('the relay numbers events after all older transactions have ended (D-390)', () => {
  let service: TestService;
  let acme: TestTenant;

  beforeAll(async () => {
    service = await startTestService();
    acme = await service.signUp('Acme Imports');
    await acme.fund('100.00');
    await service.runUntilIdle();
  });
  afterAll(() => service.stop());

  const pay = () => acme.api.createOfframpPayment({ phone: '+15550104567', amountUsd: '1.00' }).unwrap();
  const sequences = async () => {
    const { events } = await acme.api.listEvents({ order: 'asc', take: 200 }).unwrap();
    return events.map(({ sequence }) => Number(sequence));
  };
  const openTransaction = async (url: string): Promise<Client> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_current_xact_id()');
    return client;
  };

  test('an older transaction of this database delays later events, and leaves no gap', async () => {
    const before = (await sequences()).length;
    const older = await openTransaction(service.databaseUrl);
    await pay();
    await service.runUntilIdle();
    expect(await sequences()).toHaveLength(before);
    await older.query('COMMIT');
    await older.end();
    await service.runUntilIdle();
    const after = await sequences();
    expect(after.length).toBeGreaterThan(before);
    expect(after).toEqual(after.map((_, index) => index + 1));
  });

  test('a transaction of another database on the same server delays nothing', async () => {
    const other = await createTestDatabase();
    const foreign = await openTransaction(other.url);
    try {
      const before = (await sequences()).length;
      await pay();
      await service.runUntilIdle();
      expect((await sequences()).length).toBeGreaterThan(before);
    } finally {
      await foreign.end();
      await other.drop();
    }
  });
});
