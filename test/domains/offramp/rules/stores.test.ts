import { describe, expect, it } from 'vitest';
import { availableBalance } from '../../../../src/domains/offramp/balance.store.ts';
import {
  isNonceUsed,
  onceTerms,
  primeTerms,
  sealEnvelope,
  storeEnvelope,
} from '../../../../src/domains/offramp/envelope.store.ts';
import { liquidityRows, lockedLiquidity } from '../../../../src/domains/offramp/liquidity.store.ts';
import {
  exclusionsOf,
  findPayment,
  findQuote,
  paymentsOf,
  quotesOf,
  writtenExclusions,
  writtenQuotes,
} from '../../../../src/domains/offramp/offramp-payment.store.ts';
import { isInEffect, recordEvent, UNMATCHED } from '../../../../src/domains/offramp/provider-event.store.ts';
import { hasCase, openCases, reviewCases } from '../../../../src/domains/offramp/review-case.store.ts';
import { envelopeDocHash } from '../../../../src/domains/offramp/rules/envelope-signature.ts';
import { reading } from '../../../support/reading.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');

describe('a balance', () => {
  it('is that of the tenant’s own account of the asset, and zero before its first credit (D-086)', async () => {
    const { asked, reads } = reading([{ balance: 7n }]);
    expect(await availableBalance(reads, 'ten_1', 'USDC')).toBe(7n);
    expect(asked).toEqual([`select "balance" from "ledger_balances" where "account_id" = 'available:ten_1:USDC'`]);
    expect(await availableBalance(reading().reads, 'ten_1', 'USDC')).toBe(0n);
  });
});

describe('payments', () => {
  const all = 'select * from "offramp_payments" where';
  const either = `("sender_tenant_id" = 'ten_1' or ("recipient_tenant_id" = 'ten_1'))`;

  it('are those of which the tenant is a party, in the role and on the surface that is asked for (D-044, D-151)', () => {
    const text = (...given: Parameters<typeof paymentsOf>) => paymentsOf(...given).toString();
    expect(text('ten_1')).toBe(`${all} ${either}`);
    expect(text('ten_1', { role: 'sender' })).toBe(`${all} "sender_tenant_id" = 'ten_1'`);
    expect(text('ten_1', { role: 'recipient' })).toBe(`${all} "recipient_tenant_id" = 'ten_1'`);
    expect(text('ten_1', { surface: 'offramp' })).toBe(`${all} "intent" is null and ${either}`);
    expect(text('ten_1', { surface: 'intent', role: 'sender' })).toBe(
      `${all} "intent" is not null and "sender_tenant_id" = 'ten_1'`,
    );
  });

  it('are found by their id behind the same wall', async () => {
    const { asked, reads } = reading([{ id: 'pay_1' }]);
    expect(await findPayment(reads, 'ten_1', 'pay_1')).toEqual({ id: 'pay_1' });
    await findPayment(reads, 'ten_1', 'pay_1', 'intent');
    expect(asked).toEqual([
      `${all} ${either} and "id" = 'pay_1'`,
      `${all} "intent" is not null and ${either} and "id" = 'pay_1'`,
    ]);
  });

  it('have the quotes and exclusions of one set, in their order (D-099, D-102, D-141)', async () => {
    const { asked, reads } = reading();
    await findQuote(reads, 'pay_1', 'rq_1');
    await quotesOf(reads, 'pay_1', 3);
    await exclusionsOf(reads, 'pay_1', 3);
    const set = `where "payment_id" = 'pay_1' and "quote_set_version" = 3 order by`;
    expect(asked).toEqual([
      `select * from "route_quotes" where "payment_id" = 'pay_1' and "id" = 'rq_1'`,
      `select * from "route_quotes" ${set} "rank" asc`,
      `select * from "route_exclusions" ${set} "position" asc`,
    ]);
  });

  it('and those that the request is about to store', () => {
    const written = ((table: string) => [table]) as never;
    expect([writtenQuotes({ written }), writtenExclusions({ written })]).toEqual([
      ['route_quotes'],
      ['route_exclusions'],
    ]);
  });
});

describe('an envelope', () => {
  const doc = { limits: { maxFee: '1' } } as never;
  const envelope = { message: { payer: '0xab', nonce: '7' }, doc, signature: '0x51' } as never;
  const by = { senderTenantId: 'ten_1', signer: '0xcd', at: AT };

  it('is stored as it was signed, with the payment that it binds', () => {
    const sealed = sealEnvelope(envelope, by);
    expect(sealed).toMatchObject({ id: expect.stringMatching(/^env_/), doc });
    expect(storeEnvelope(sealed, 'pay_1')).toEqual({
      ...{ kind: 'insert', table: 'payment_envelopes', onConflict: 'fail' },
      row: {
        ...{ id: sealed.id, senderTenantId: 'ten_1', payer: '0xab', nonce: '7', doc, signature: '0x51' },
        ...{ message: { payer: '0xab', nonce: '7' }, docHash: envelopeDocHash(doc), signerAddress: '0xcd' },
        ...{ routeQuoteId: null, createdAt: AT, paymentId: 'pay_1' },
      },
    });
  });

  it('uses up its payer’s nonce, for whatever payment (D-148)', async () => {
    const { asked, reads } = reading([{ id: 'env_1' }]);
    expect(await isNonceUsed(reads, '0xab', '7')).toBe(true);
    expect(asked).toEqual([`select "id" from "payment_envelopes" where "payer" = '0xab' and "nonce" = '7'`]);
    expect(await isNonceUsed(reading().reads, '0xab', '7')).toBe(false);
  });

  it('has its terms looked up once a request, and not at all where the request stores them', async () => {
    const { reads } = reading();
    let loads = 0;
    const load = async () => {
      loads += 1;
      return { doc, selected: { destinationId: 'dst_1', provider: 'p' } };
    };
    expect(await onceTerms(reads, 'env_1', load)).toBe(await onceTerms(reads, 'env_1', load));
    await onceTerms(reads, 'env_2', load);
    expect(loads).toBe(2);
    const sealed = sealEnvelope(envelope, by);
    expect(await primeTerms(reads, sealed)).toEqual({ doc, selected: null });
    expect(await onceTerms(reads, sealed.id, load)).toEqual({ doc, selected: null });
    expect(loads).toBe(2);
  });
});

describe('what is prefunded', () => {
  it('is a row for each provider and currency, locked where it is drawn on (D-144)', async () => {
    const columns = 'select "id", "provider", "currency", "balance_minor", "created_at" from "provider_liquidity"';
    expect(liquidityRows().toString()).toBe(columns);
    const { asked, reads } = reading();
    await lockedLiquidity(reads, 'mock_pix', 'BRL');
    expect(asked).toEqual([`${columns} where "provider" = 'mock_pix' and "currency" = 'BRL' for update`]);
  });
});

describe('what a provider said', () => {
  it.each([
    ['applied', true],
    ['unchanged', true],
    ['returned', true],
    ['return_recorded', true],
    ['deposit_returned', true],
    [UNMATCHED, false],
    ['ignored', false],
    [undefined, false],
  ])('is in effect as %s: %s (D-491)', (disposition, is) => {
    expect(isInEffect(disposition)).toBe(is);
  });

  it('is put on record, and again over what is there already (D-131)', () => {
    const key = { provider: 'p', eventId: 'e_1' };
    const record = { paymentId: null, providerRef: 'r', status: 'PAID', occurredAt: AT, receivedAt: AT };
    const told = { ...record, disposition: UNMATCHED, reason: 'unknown' };
    expect(recordEvent(key, undefined, told)).toMatchObject({
      ...{ kind: 'insert', table: 'provider_events', row: { ...key, ...told, disposition: 'unmatched' } },
    });
    expect(recordEvent(key, UNMATCHED, told)).toEqual({ kind: 'update', table: 'provider_events', key, patch: told });
  });
});

describe('review cases', () => {
  it('are narrowed by tenant, status and reason, each where it is named (D-426)', () => {
    const all = 'select * from "review_cases"';
    expect(reviewCases({}).toString()).toBe(all);
    expect(reviewCases({ senderTenantId: 'ten_1' }).toString()).toBe(`${all} where "sender_tenant_id" = 'ten_1'`);
    expect(reviewCases({ status: 'OPEN', reason: 'R' }).toString()).toBe(
      `${all} where "status" = 'OPEN' and "reason" = 'R'`,
    );
  });

  it('that are open hold a payment, each for its own reason', async () => {
    const { asked, reads } = reading([{ id: 'rvw_1', reason: 'A' }]);
    expect(await openCases(reads, 'pay_1')).toEqual([{ id: 'rvw_1', reason: 'A' }]);
    expect(asked).toEqual([
      `select "id", "reason" from "review_cases" where "payment_id" = 'pay_1' and status = 'OPEN' order by "id" asc`,
    ]);
    const held = async (rows: object[], reason: string) => {
      const { asked, reads } = reading(rows);
      return [await hasCase(reads, 'pay_1', reason), ...asked];
    };
    const ofReason = (reason: string) =>
      `select "id" from "review_cases" where "payment_id" = 'pay_1' and "reason" = '${reason}'`;
    expect(await held([{ id: 'rvw_1' }], 'A')).toEqual([true, `${ofReason('A')} and status = 'OPEN' limit 1`]);
    expect(await held([], 'A')).toEqual([false, `${ofReason('A')} and status = 'OPEN' limit 1`]);
    const lost = `${ofReason('FUNDING_CONTRADICTED')} limit 1`;
    expect(await held([{ id: 'rvw_1' }], 'FUNDING_CONTRADICTED')).toEqual([true, lost]);
  });
});
