import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpProvider } from '../../../src/payments/providers/http-provider.ts';
import type { PayoutInstruction, PayoutProvider } from '../../../src/payments/providers/payout-provider.ts';
import { type Saying, startSaying } from './saying.ts';

let vendor: Saying;
let provider: PayoutProvider;
beforeAll(async () => {
  vendor = await startSaying();
  provider = createHttpProvider('payapp_a', 'live', vendor.connection);
});
beforeEach(() => void vendor.heard.splice(0));
afterAll(() => vendor.stop());

const payee = { destinationId: 'dst_1', type: 'PAYMENT_APP_A', identifier: 'a@b.test', country: 'BR' };
const payout: PayoutInstruction = {
  idempotencyKey: 'pay_1:rq_1',
  paymentId: 'pay_1',
  quoteId: 'rq_1',
  providerRef: null,
  sourceAmountBaseUnits: 25_000_000n,
  payee,
  destinationCurrency: 'USD',
  destinationAmountMinor: 2475n,
};
const TIME = '2026-03-02T09:00:00.000Z';
const told = { id: 'po_1', status: 'paid', sequence: 3, updatedAt: TIME, reason: 'done' };
const unknown = (reason: unknown) => ({ kind: 'unknown', reason });

describe('the requests to the vendor', () => {
  it('submit a payout under its key, to the quoted payee', async () => {
    vendor.says(201, told);
    expect(await provider.submit(payout)).toEqual({
      kind: 'status',
      providerRef: 'po_1',
      status: 'SUCCEEDED',
      eventId: 'submit:po_1',
      occurredAt: new Date(TIME),
      reason: 'done',
    });
    expect(vendor.heard).toMatchObject([
      { method: 'POST', path: '/payouts', headers: { 'idempotency-key': 'pay_1:rq_1' } },
    ]);
    expect(JSON.parse(vendor.heard[0]?.body ?? '')).toEqual({
      reference: 'pay_1:rq_1',
      amount: { minor: '2475', currency: 'USD' },
      payee: { type: 'PAYMENT_APP_A', identifier: 'a@b.test', country: 'BR' },
    });
  });

  it('poll by the vendor’s reference, or by our key before that is known', async () => {
    vendor.says(200, told);
    expect(await provider.poll(payout)).toMatchObject({ status: 'SUCCEEDED', eventId: 'poll:po_1:3' });
    await provider.poll({ ...payout, providerRef: 'po/1' });
    expect(vendor.heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /payouts/by-key/pay_1%3Arq_1',
      'GET /payouts/po%2F1',
    ]);
  });

  it('verify a destination under our reference', async () => {
    vendor.says(200, { status: 'verified' });
    expect(await provider.verifyDestination(payee)).toEqual({ kind: 'confirmed' });
    expect(vendor.heard).toMatchObject([{ method: 'POST', path: '/destinations/verify' }]);
    expect(JSON.parse(vendor.heard[0]?.body ?? '')).toEqual({
      reference: 'dst_1',
      payee: { type: 'PAYMENT_APP_A', identifier: 'a@b.test', country: 'BR' },
    });
  });
});

describe('the reason of an answer', () => {
  it.each([
    ['is cut before a character, not within it', `${'x'.repeat(499)}😀😀`, 'x'.repeat(499)],
    ['keeps what fits', `${'x'.repeat(498)}😀😀`, `${'x'.repeat(498)}😀`],
    ['has nothing that no column takes', 'a\u0000b\ud83dc\ud83d', 'a\ufffdb\ufffdc\ufffd'],
    ['keeps lines and tabs', 'a\n\tb\u2028c', 'a\n\tb\u2028c'],
  ])('%s', async (_, reason, kept) => {
    vendor.says(200, { ...told, reason });
    expect(await provider.poll(payout)).toMatchObject({ kind: 'status', reason: kept });
    vendor.says(200, { status: 'refused', reason });
    expect(await provider.verifyDestination(payee)).toEqual({ kind: 'refused', reason: kept });
  });
});

describe('an answer that is not understood', () => {
  it.each<[string, object, string]>([
    ['no id', { id: undefined }, 'not understood: no id'],
    ['an empty id', { id: '' }, 'not understood: no id'],
    ['an id that is no text', { id: 7 }, 'not understood: no id'],
    ['an id too long to be one', { id: 'x'.repeat(129) }, 'not understood: no id'],
    ['no status', { status: undefined }, 'not understood: status ""'],
    ['another vendor’s word', { status: 'COMPLETED' }, 'not understood: status "COMPLETED"'],
    ['a word that every object has', { status: 'constructor' }, 'not understood: status "constructor"'],
    ['a status that is no text', { status: ['paid'] }, 'not understood: status ""'],
    ['a long status', { status: 'y'.repeat(99) }, `not understood: status "${'y'.repeat(39)}`],
    ['no sequence', { sequence: undefined }, 'not understood: no sequence'],
    ['a sequence as text', { sequence: '3' }, 'not understood: no sequence'],
    ['half a sequence', { sequence: 1.5 }, 'not understood: no sequence'],
    ['a sequence that is not exact', { sequence: 2 ** 53 }, 'not understood: no sequence'],
    ['no time', { updatedAt: undefined }, 'not understood: no time'],
    ['a time that is none', { updatedAt: 'yesterday' }, 'not understood: no time'],
    ['a time without an offset', { updatedAt: '2026-03-02T09:00:00' }, 'not understood: no time'],
    ['a leap second', { updatedAt: '2026-12-31T23:59:60Z' }, 'not understood: no time'],
    ['a year that we cannot tell', { updatedAt: '+010000-01-01T00:00:00Z' }, 'not understood: no time'],
    ['a time as number', { updatedAt: 1_772_442_000_000 }, 'not understood: no time'],
  ])('is unknown because of %s, without guessing', async (_what, changed, reason) => {
    vendor.says(200, { ...told, ...changed });
    expect(await provider.submit(payout)).toEqual(unknown(reason));
    expect(await provider.poll(payout)).toEqual(unknown(reason));
  });

  it.each([199 + 1, 201, 299])('does not include status %i with a payout', async (status) => {
    vendor.says(status, { ...told, id: 'x'.repeat(128) });
    expect(await provider.poll(payout)).toMatchObject({ kind: 'status', providerRef: 'x'.repeat(128) });
  });

  it.each([300, 304, 400, 404, 422, 500, 503])('is unknown with status %i, whatever its body', async (status) => {
    vendor.says(status, status === 304 ? '' : told);
    expect(await provider.poll(payout)).toEqual(unknown(`status ${status}`));
  });

  it('passes on a requested pause', async () => {
    vendor.says(503, {}, { 'retry-after': '7' });
    expect(await provider.poll(payout)).toEqual({ kind: 'unknown', reason: 'status 503', retryAfterMs: 7000 });
    vendor.says(503, {});
    expect(Object.keys(await provider.poll(payout))).toEqual(['kind', 'reason']);
  });

  it('keeps a reason that is a text, cut when it is long', async () => {
    vendor.says(200, { ...told, reason: 'r'.repeat(501) });
    expect(await provider.poll(payout)).toMatchObject({ reason: 'r'.repeat(500) });
    vendor.says(200, { ...told, reason: { text: 'no' } });
    expect(await provider.poll(payout)).toMatchObject({ reason: null });
  });

  it('is unknown when no answer came (D-095)', async () => {
    vendor.breaks();
    const nothing = unknown('UND_ERR_SOCKET');
    expect(await provider.submit(payout)).toEqual(nothing);
    expect(await provider.poll(payout)).toEqual(nothing);
    expect(await provider.verifyDestination(payee)).toEqual(nothing);
  });
});

describe('a refusal', () => {
  it.each([
    [{ error: { code: 'limit', message: 'too much' } }, 'limit: too much'],
    [{ error: { code: 'limit' } }, 'limit'],
    [{ error: { message: 'too much' } }, 'too much'],
    [{ error: { code: 7, message: {} } }, 'status 422'],
    [{ error: 'limit' }, 'status 422'],
    [{ error: null }, 'status 422'],
    ['no JSON', 'status 422'],
    [{ error: { code: 'c'.repeat(241), message: 'm' } }, `${'c'.repeat(240)}: m`],
  ])('with the body %j has an event id from our key, and the vendor’s words', async (body, reason) => {
    vendor.says(422, body);
    expect(await provider.submit(payout)).toEqual({
      kind: 'status',
      providerRef: null,
      status: 'REJECTED',
      eventId: 'submit:pay_1:rq_1',
      occurredAt: null,
      reason,
    });
    expect(await provider.verifyDestination(payee)).toEqual({ kind: 'refused', reason });
  });

  it.each([400, 402, 410, 422, 451, 499])('has status %i', async (status) => {
    vendor.says(status, {});
    expect(await provider.submit(payout)).toMatchObject({ status: 'REJECTED' });
  });

  it.each([407, 421])('does not have status %i, which fetch itself turns into no answer', async (status) => {
    vendor.says(status, {});
    expect(await provider.submit(payout)).toEqual(unknown(expect.stringMatching(/./)));
    expect(await provider.verifyDestination(payee)).toEqual(unknown(expect.stringMatching(/./)));
  });

  it.each([399, 401, 403, 404, 405, 408, 409, 423, 425, 426, 429, 431, 500])(
    'does not have status %i, since the payout may exist',
    async (status) => {
      vendor.says(status, {});
      expect(await provider.submit(payout)).toEqual(unknown(`status ${status}`));
      expect(await provider.verifyDestination(payee)).toEqual(unknown(`status ${status}`));
    },
  );
});

describe('a payout that was never submitted', () => {
  it('is absent only with the vendor’s own code', async () => {
    const absent = { error: { code: 'payout_not_found' } };
    vendor.says(404, absent);
    expect(await provider.poll(payout)).toEqual({ kind: 'absent' });
    vendor.says(404, { error: { code: 'not_found' } });
    expect(await provider.poll(payout)).toEqual(unknown('status 404'));
    vendor.says(410, absent);
    expect(await provider.poll(payout)).toEqual(unknown('status 410'));
    vendor.says(404, 'no such page');
    expect(await provider.poll(payout)).toEqual(unknown('status 404'));
  });
});

describe('an answer about a destination', () => {
  it.each<[number, unknown, object]>([
    [200, { status: 'verified' }, { kind: 'confirmed' }],
    [299, { status: 'verified' }, { kind: 'confirmed' }],
    [300, { status: 'verified' }, unknown('status 300')],
    [200, { status: 'refused' }, { kind: 'refused', reason: 'refused' }],
    [200, { status: 'refused', reason: 'closed' }, { kind: 'refused', reason: 'closed' }],
    [200, { status: 'refused', reason: 7 }, { kind: 'refused', reason: 'refused' }],
    [200, { status: 'refused', reason: 'z'.repeat(501) }, { kind: 'refused', reason: 'z'.repeat(500) }],
    [200, { status: 'maybe' }, unknown('not understood: no verdict')],
    [200, 'verified', unknown('not understood: no verdict')],
  ])('with status %i means %j', async (status, body, answer) => {
    vendor.says(status, body);
    expect(await provider.verifyDestination(payee)).toEqual(answer);
  });
});
