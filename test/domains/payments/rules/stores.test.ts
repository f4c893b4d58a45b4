import { describe, expect, it } from 'vitest';
import { hasInvoice } from '../../../../src/domains/payments/invoice.store.ts';
import {
  executionsById,
  findMultisigPayment,
  nextFreeNonce,
  signaturesOf,
  waitingPayments,
  walletsWithOpenPayments,
} from '../../../../src/domains/payments/multisig-payment.store.ts';
import { pageOfPayments, rowsOf } from '../../../../src/domains/payments/payment-list.store.ts';
import { reading } from '../../../support/reading.ts';

const AT = new Date('2026-03-02T12:00:00.000Z');

describe('an invoice that a payment is for', () => {
  it('is the tenant’s own (D-167)', async () => {
    const { asked, reads } = reading([{ id: 'inv_1' }]);
    expect([await hasInvoice(reads, 'ten_1', 'inv_1'), await hasInvoice(reading().reads, 'ten_1', 'x')]).toEqual([
      true,
      false,
    ]);
    expect(asked).toEqual([`select "id" from "invoices" where "tenant_id" = 'ten_1' and "id" = 'inv_1'`]);
  });
});

describe('a legacy payment', () => {
  // In the text and not among the values, so that the index of what is open serves a plan for all values.
  const open = (status: string) => `${status} NOT IN ('COMPLETED', 'FAILED', 'CANCELLED')`;

  it('is found by its id, of the tenant alone, with the signatures of its owners as they came', async () => {
    const { asked, reads } = reading();
    await findMultisigPayment(reads, 'ten_1', 'pay_1');
    await signaturesOf(reads, 'pay_1');
    await walletsWithOpenPayments(reads, 'ten_1');
    expect(asked).toEqual([
      `select * from "multisig_payments" where "tenant_id" = 'ten_1' and "id" = 'pay_1'`,
      `select "signer", "signature" from "multisig_signatures" where "payment_id" = 'pay_1' order by "created_at" asc`,
      `select distinct "source_wallet_id" as "wallet_id" from "multisig_payments" where "tenant_id" = 'ten_1' and ${open('status')} and not "status" = 'EXECUTING' order by "wallet_id" asc`,
    ]);
  });

  it('is executed by the Safe of its wallet, in one call of the relayer', async () => {
    const { asked, reads } = reading([{ id: 'pay_1', safe: '0xab' }]);
    expect(await executionsById(reads, ['pay_1', 'pay_2'])).toEqual(
      new Map([['pay_1', { id: 'pay_1', safe: '0xab' }]]),
    );
    expect(asked[0]?.startsWith('with "asked"("id", "key") as (')).toBe(true);
    expect(asked[0]).toContain(
      `unnest('{"pay_1","pay_2"}'::text[], '{"multisig-payment:pay_1","multisig-payment:pay_2"}'::text[])`,
    );
    expect(asked[0]).toContain(
      `select "p".*, "w"."address" as "safe", "c"."state" as "call_state", "c"."hash" as "call_hash", "c"."error" as "call_error" from "asked" inner join "multisig_payments" as "p" on "p"."id" = "asked"."id" inner join "wallets" as "w" on "w"."id" = "p"."source_wallet_id" left join "chain_transactions" as "c" on "c"."key" = "asked"."key"`,
    );
  });

  it('waits in the order of its nonce, unless it has ended or is with the relayer', async () => {
    const { asked, reads } = reading();
    await waitingPayments(reads, ['wal_1']);
    expect(asked[0]).toMatch(
      /^select "p"\.\*, "w"\."address" as "safe" from "multisig_payments" as "p" inner join "wallets" as "w" on "w"\."id" = "p"\."source_wallet_id" where p\.source_wallet_id = ANY/,
    );
    expect(asked[0]).toContain('wal_1');
    expect(
      asked[0]?.endsWith(` and ${open('p.status')} and not "p"."status" = 'EXECUTING' order by "p"."nonce" asc`),
    ).toBe(true);
  });
});

describe('the next free nonce of a Safe (D-455)', () => {
  const free = async (onChain: bigint, ...rows: readonly (readonly [bigint, string])[]) => {
    const open = rows.flatMap(([nonce, status]) => (status === 'COMPLETED' ? [] : [{ nonce }]));
    const executed = rows.flatMap(([nonce, status]) => (status === 'COMPLETED' ? [{ nonce }] : []));
    const { asked, reads } = reading([], open, executed);
    return { asked, nonce: await nextFreeNonce(reads, 'wal_1', onChain) };
  };

  it('is looked for under the wallet’s lock, from the Safe’s own on', async () => {
    const { asked } = await free(7n);
    expect(asked[0]).toContain(`hashtextextended('safe-nonces:wal_1', 0)`);
    expect(asked.slice(1)).toEqual([
      `select "nonce" from "multisig_payments" where "source_wallet_id" = 'wal_1' and status NOT IN ('COMPLETED', 'FAILED', 'CANCELLED')`,
      `select "nonce" from "multisig_payments" where "source_wallet_id" = 'wal_1' and "status" = 'COMPLETED' order by "nonce" desc limit 1`,
    ]);
  });

  it.each<[string, bigint, readonly (readonly [bigint, string])[]]>([
    ['the Safe’s own, where nothing holds it', 7n, []],
    ['the Safe’s own, below what is held', 7n, [[8n, 'PENDING']]],
    [
      'the one behind what is held',
      9n,
      [
        [7n, 'PENDING'],
        [8n, 'EXECUTING'],
      ],
    ],
    [
      'a gap between what is held',
      8n,
      [
        [7n, 'PENDING'],
        [9n, 'PENDING'],
      ],
    ],
    ['the Safe’s own, where that is behind all that was executed', 7n, [[5n, 'COMPLETED']]],
    ['the Safe’s own, right behind what was executed', 7n, [[6n, 'COMPLETED']]],
    ['behind what was executed at it', 8n, [[7n, 'COMPLETED']]],
    ['behind what was executed since the chain was asked', 9n, [[8n, 'COMPLETED']]],
    [
      'not behind what is held below it',
      7n,
      [
        [6n, 'EXECUTING'],
        [8n, 'PENDING'],
      ],
    ],
    [
      'behind what was executed and what is held',
      10n,
      [
        [8n, 'COMPLETED'],
        [9n, 'PENDING'],
      ],
    ],
  ])('is %s', async (_what, expected, rows) => {
    expect((await free(7n, ...rows)).nonce).toBe(expected);
  });
});

describe('the list of payments of both generations (D-044, D-166)', () => {
  const list = async (filter: Parameters<typeof pageOfPayments>[2], rows: readonly object[] = []) => {
    const { asked, reads } = reading(rows);
    const page = await pageOfPayments(reads, 'ten_1', filter, { take: 1 });
    return { page, text: asked[0] };
  };
  const legacies = `select "id", "created_at" from "multisig_payments" where "tenant_id" = 'ten_1'`;
  const intents = 'select "id", "created_at" from "offramp_payments" where "intent" is not null';

  it('is one list in one order', async () => {
    const { page, text } = await list({}, [
      { id: 'pay_2', createdAt: AT },
      { id: 'pay_1', createdAt: AT },
    ]);
    expect([page.rows, page.next]).toEqual([[{ id: 'pay_2', createdAt: AT }], expect.any(String)]);
    expect(text).toContain(`from (${intents}`);
    expect(text).toContain(` union all ${legacies}) as "payments" order by "created_at" desc, "id" desc limit 2`);
  });

  it.each<[Parameters<typeof pageOfPayments>[2], boolean, boolean]>([
    [{ generation: 'intent' }, true, false],
    [{ generation: 'legacy' }, false, true],
    [{ role: 'sender' }, true, true],
    [{ role: 'recipient' }, true, false],
    [{ generation: 'legacy', role: 'sender' }, false, true],
  ])('narrowed by %o', async (filter, hasIntents, hasLegacies) => {
    const { text = '' } = await list(filter);
    expect([text.includes('offramp_payments'), text.includes('multisig_payments')]).toEqual([hasIntents, hasLegacies]);
    if (filter.role && hasIntents)
      expect(text).toContain(`"intent" is not null and "${filter.role}_tenant_id" = 'ten_1'`);
  });

  it('has no legacy payment that was received', async () => {
    const { page, text } = await list({ generation: 'legacy', role: 'recipient' });
    expect([page, text]).toEqual([{ rows: [], next: undefined }, undefined]);
  });

  it('has the statuses that are named, each in its generation’s words', async () => {
    const { text } = await list({ status: ['DELIVERED', 'PENDING'] });
    expect(text).toContain(` and "public_status" in ('DELIVERED', 'PENDING') union all`);
    expect(text).toContain(`"tenant_id" = 'ten_1' and "status" in ('DELIVERED', 'PENDING'))`);
  });

  it('has its rows behind the same walls', async () => {
    const { asked, reads } = reading([{ id: 'pay_1' }], [{ id: 'pay_2' }]);
    const items = [
      { id: 'pay_1', createdAt: AT },
      { id: 'pay_2', createdAt: AT },
    ];
    expect(await rowsOf(reads, 'ten_1', items)).toEqual({
      intents: new Map([['pay_1', { id: 'pay_1' }]]),
      legacies: new Map([['pay_2', { id: 'pay_2' }]]),
    });
    expect(asked[0]).toMatch(/"intent" is not null and .*'ten_1'.* and "id" in \('pay_1', 'pay_2'\)$/);
    expect(asked[1]).toBe(
      `select * from "multisig_payments" where "tenant_id" = 'ten_1' and "id" in ('pay_1', 'pay_2')`,
    );
    const none = reading();
    expect(await rowsOf(none.reads, 'ten_1', [])).toEqual({ intents: new Map(), legacies: new Map() });
    expect(none.asked).toEqual([]);
  });
});
