import { describe, expect, it, test } from 'vitest';
import { ownsUploads } from '../../../../src/domains/invoices/evidence.store.ts';
import { chainFilter } from '../../../../src/domains/invoices/funding.chain-filter.ts';
import {
  findInvoice,
  INVOICE_ORDER,
  invoiceOfHold,
  sentInvoices,
  settlementStatusOf,
  watchedHolds,
} from '../../../../src/domains/invoices/invoice.store.ts';

/** Reads that answer these rows, and the statements that they heard. */
function readsThat(...rows: object[]) {
  const heard: string[] = [];
  const many = async (query: { toString(): string }) => {
    heard.push(query.toString());
    return rows;
  };
  const one = async (query: { toString(): string }) => (await many(query))[0];
  return { heard, reads: { many, one } as never };
}

describe('evidence is of the tenant’s own uploads (D-292)', () => {
  test.each([
    ['all of them', ['upl_1', 'upl_2'], [{ id: 'upl_1' }, { id: 'upl_2' }], true],
    ['one named twice', ['upl_1', 'upl_1'], [{ id: 'upl_1' }], true],
    ['one that is not there, or another tenant’s', ['upl_1', 'upl_2'], [{ id: 'upl_1' }], false],
  ])('%s', async (_, ids, rows, owns) => {
    const { heard, reads } = readsThat(...rows);
    expect(await ownsUploads(reads, 'ten_1', ids)).toBe(owns);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^select "id" from "uploads" where "tenant_id" = 'ten_1' and id = ANY/);
    for (const id of new Set(ids)) expect(heard[0]).toContain(id);
  });

  it('none at all asks nothing', async () => {
    const { heard, reads } = readsThat();
    expect(await ownsUploads(reads, 'ten_1', [])).toBe(true);
    expect(heard).toEqual([]);
  });
});

describe('the statements of invoices', () => {
  it('find one of the tenant, with the status of what settles it', async () => {
    const { heard, reads } = readsThat({ id: 'inv_1' });
    expect(await findInvoice(reads, 'ten_1', 'inv_1')).toEqual({ id: 'inv_1' });
    expect(heard).toEqual([
      'select "i".*, "p"."status" as "settlement_status" from "invoices" as "i" left join "multisig_payments" as "p" ' +
        `on "p"."id" = "i"."settlement_payment_id" where "i"."tenant_id" = 'ten_1' and "i"."id" = 'inv_1'`,
    ]);
    expect(INVOICE_ORDER).toEqual({ createdAt: 'i.created_at', id: 'i.id' });
  });

  it('ask for the status of a settlement of the same tenant, where there is one', async () => {
    const none = readsThat();
    expect(await settlementStatusOf(none.reads, { tenantId: 'ten_1', settlementPaymentId: null })).toBeNull();
    expect(none.heard).toEqual([]);
    const settling = { tenantId: 'ten_1', settlementPaymentId: 'pay_1' };
    const { heard, reads } = readsThat({ status: 'SIGNING' });
    expect(await settlementStatusOf(reads, settling)).toBe('SIGNING');
    expect(heard).toEqual([`select "status" from "multisig_payments" where "tenant_id" = 'ten_1' and "id" = 'pay_1'`]);
    expect(await settlementStatusOf(readsThat().reads, settling)).toBeNull();
  });

  it('find the holds that are watched, with the clock and the chain of their tenants', async () => {
    const { heard, reads } = readsThat();
    await watchedHolds(reads, ['inv_1', 'inv_2']);
    expect(heard[0]).toMatch(
      /^select "i"\."id", "i"\."status", "i"\."hold_address", "c"\."offset_ms" as "offset_ms", "t"\."available" as "chain_available" from "invoices" as "i" left join "tenant_clocks" as "c" on "c"\."tenant_id" = "i"\."tenant_id" left join "test_chain" as "t" on "t"\."tenant_id" = "i"\."tenant_id" where i\.id = ANY.*inv_1.*inv_2/,
    );
  });

  it('find what waits to be funded, and whose a hold is', async () => {
    const { heard, reads } = readsThat({ id: 'inv_1' });
    expect(await sentInvoices(reads, 'ten_1')).toEqual([{ id: 'inv_1' }]);
    await invoiceOfHold(reads, '0xhold');
    expect(heard).toEqual([
      `select "id" from "invoices" where "tenant_id" = 'ten_1' and "status" = 'SENT' order by "id" asc`,
      `select "id", "status", "tenant_id" from "invoices" where "hold_address" = '0xhold'`,
    ]);
  });
});

describe('transfers into the holds of invoices (D-293)', () => {
  const filter = chainFilter({ environment: 'sandbox', depositConfirmations: 3 });
  const HOLD = '0x000000000000000000000000000000000000dEaD';
  const OTHER = '0x000000000000000000000000000000000000bEEF';
  const topic = (address: string) => `0x${'0'.repeat(24)}${address.slice(2).toLowerCase()}`;
  const into = (address: string) => ({ topics: ['0xtransfer', topic(OTHER), topic(address)] });

  it('are heard of in the sandbox, of its token, after the confirmations', () => {
    expect(filter).toMatchObject({ name: 'invoices.funding', confirmations: 3, wakes: 'invoices.funding' });
    expect(filter.events).toEqual(['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef']);
    const token = { settlementToken: '0xtoken' } as never;
    expect(filter.address(token)).toBe('0xtoken');
    expect(chainFilter({ environment: 'live', depositConfirmations: 3 }).address(token)).toBeUndefined();
  });

  it('are those to holds that wait for money or have it, whatever the case of the address', async () => {
    const { heard, reads } = readsThat({ holdAddress: HOLD.toLowerCase() });
    const logs = [into(HOLD), into(OTHER), { topics: ['0xtransfer'] }];
    expect(await filter.select?.(logs as never, reads)).toEqual([logs[0]]);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(
      /^select "hold_address" from "invoices" where hold_address = ANY\(.*\) and "status" in \('SENT', 'FUNDED'\)$/,
    );
    expect(heard[0]).toContain(HOLD);
    expect(heard[0]).toContain(OTHER);
    expect(heard[0]).not.toContain('undefined');
  });
});
