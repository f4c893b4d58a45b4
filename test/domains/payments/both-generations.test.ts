import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { legacyBody, type Owned, ownedWallet, proposed, signatureOf } from './fixture.ts';
import { paid } from './intent-fixture.ts';

let chain: TestChain;
let service: TestService;
let acme: TestTenant;
let stranger: TestTenant;
let wallet: Owned;
/** Newest first, and which of them are legacy payments. */
const ids: string[] = [];
const legacyIds: string[] = [];

// The tests tell one story, in the order in which they stand.
describe('both generations of payments', { shuffle: false }, () => {
  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    acme = await service.signUp('Both Generations');
    stranger = await service.signUp('Neither Generation');
    await acme.fund('1000.00');
    wallet = await ownedWallet(service, chain, acme);
    for (let nth = 0; nth < 4; nth += 1) {
      ids.unshift((await paid(acme, { phoneNumber: `+1555065000${nth}` })).id);
      const { id } = await proposed(acme, wallet, { value: '1' });
      ids.unshift(id);
      legacyIds.unshift(id);
    }
  }, 60_000);
  afterAll(async () => {
    await service?.stop();
    await chain?.stop();
  });

  const intentIds = () => ids.filter((id) => !legacyIds.includes(id));
  type Query = Parameters<TestTenant['api']['listPayments']>[0];
  const listed = async (query: Query = {}, { api }: TestTenant = acme) =>
    (await api.listPayments(query).unwrap()).payments.map(({ id }) => id);
  const headersOf = ({ response }: { readonly response?: Response | undefined }) =>
    ['deprecation', 'sunset', 'link'].map((name) => response?.headers.get(name));
  const NONE = [null, null, null];
  const DEPRECATED = [
    'true',
    'Wed, 30 Jun 2027 23:59:59 GMT',
    expect.stringMatching(/\/docs\/payments\/migrate-to-intents>; rel="deprecation"$/),
  ];

  describe('one list of both generations (D-166)', () => {
    test('has one order, also with skip and take (R205, R206)', async () => {
      expect(await listed()).toEqual(ids);
      for (let skip = 0; skip < ids.length; skip += 1) {
        expect(await listed({ skip, take: 3 })).toEqual(ids.slice(skip, skip + 3));
      }
      const { payments } = await acme.api.listPayments({}).unwrap();
      expect(payments.map(({ generation }) => generation)).toEqual(
        ids.map((id) => (legacyIds.includes(id) ? 'legacy' : 'intent')),
      );
      for (const payment of payments) expect(payment).toEqual(await acme.api.getPayment({ id: payment.id }).unwrap());
    });

    test('is read by one cursor while more payments come in, and no page is deprecated (D-043, D-181)', async () => {
      const seen: string[] = [];
      let target: string | undefined = '/v1/payments?take=3';
      for (let page = 0; target !== undefined; page += 1) {
        const response: Response = await fetch(`${service.url}${target}`, {
          headers: { 'x-service-api-key': acme.apiKey },
        });
        const { payments } = (await response.json()) as { payments: { id: string }[] };
        seen.push(...payments.map(({ id }) => id));
        expect([response.headers.get('deprecation'), response.headers.get('sunset')]).toEqual([null, null]);
        target = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
        if (page === 0) {
          const { id } = await paid(acme, { phoneNumber: '+15550650098' });
          await acme.api.cancelPayment({ id }).unwrap();
          await proposed(acme, wallet, { value: '2' });
        }
      }
      expect(seen).toEqual(ids);
      const [legacy, intent] = await listed({ take: 2 });
      legacyIds.unshift(legacy ?? '');
      ids.unshift(legacy ?? '', intent ?? '');
    });

    test('orders equal times by id across both generations (D-043)', async () => {
      const at = new Date('2026-03-02T09:00:00.000Z');
      const { owner } = service.pool;
      const [intentId = '', legacyId = ''] = [intentIds().at(-1), legacyIds.at(-1)];
      await owner('offramp_payments').where({ id: intentId }).update({ created_at: at });
      await owner('multisig_payments').where({ id: legacyId }).update({ created_at: at });
      const tail = [intentId, legacyId].sort().reverse();
      expect((await listed()).slice(-2)).toEqual(tail);
      const first = await acme.api.listPayments({ take: ids.length - 1 });
      const next = /<([^>]+)>/.exec(first.response?.headers.get('link') ?? '')?.[1];
      const last = await fetch(`${service.url}${next}`, { headers: { 'x-service-api-key': acme.apiKey } });
      expect(((await last.json()) as { payments: { id: string }[] }).payments.map(({ id }) => id)).toEqual(
        tail.slice(1),
      );
      expect((await listed()).toSorted()).toEqual(ids.toSorted());
    });

    test('is filtered over both generations by generation, role and each one’s own statuses (D-044)', async () => {
      const sorted = async (query: Query, tenant = acme) => (await listed(query, tenant)).toSorted();
      expect(await sorted({ generation: 'legacy' })).toEqual(legacyIds.toSorted());
      expect(await sorted({ generation: 'intent' })).toEqual(intentIds().toSorted());
      expect(await sorted({ role: 'sender' })).toEqual(ids.toSorted());
      expect(await sorted({ role: 'recipient' })).toEqual([]);
      expect(await sorted({ status: ['AWAITING_SIGNATURE'] })).toEqual(legacyIds.toSorted());
      expect(await sorted({ status: ['AWAITING_SIGNATURE', 'ACTION_REQUIRED', 'CANCELED'] })).toEqual(ids.toSorted());
      expect(await sorted({ status: ['AWAITING_SIGNATURE'], generation: 'intent' })).toEqual([]);
      expect(await sorted({}, stranger)).toEqual([]);
    });
  });

  describe('a payment id of either generation (A 4.2)', () => {
    test('is read and cancelled by the same operations, with deprecation headers for legacy only (R206, R287, R228, D-181)', async () => {
      const intent = await paid(acme, { phoneNumber: '+15550650099' });
      const legacy = await proposed(acme, wallet);
      expect(headersOf(await acme.api.getPayment({ id: intent.id }))).toEqual(NONE);
      expect(headersOf(await acme.api.getPayment({ id: legacy.id }))).toEqual(DEPRECATED);
      for (const [id, spelled, headers] of [
        [intent.id, 'CANCELED', NONE],
        [legacy.id, 'CANCELLED', DEPRECATED],
      ] as const) {
        const canceled = await acme.api.cancelPayment({ id });
        expect([canceled.data?.status, ...headersOf(canceled)]).toEqual([spelled, ...headers]);
        const again = await acme.api.cancelPayment({ id });
        expect([again.error?.code, ...headersOf(again)]).toEqual(['CANCEL_CONFLICT', ...headers]);
        expect((await stranger.api.cancelPayment({ id })).error?.code).toBe('PAYMENT_NOT_FOUND');
      }
    });

    test('refuses verbs of the other generation with INVALID_TRANSITION, which names the generation (D-169)', async () => {
      const { id } = await proposed(acme, wallet);
      const refused = { code: 'INVALID_TRANSITION', details: { from: 'AWAITING_SIGNATURE', generation: 'legacy' } };
      for (const { error } of [
        await acme.api.getPaymentRoutes({ id }),
        await acme.api.selectPaymentRoute({ id, routeQuoteId: 'rq_1' }),
        await acme.api.confirmPayment({ id }),
      ]) {
        expect(error).toMatchObject(refused);
      }
      for (const { error } of [
        await stranger.api.getPaymentRoutes({ id }),
        await stranger.api.selectPaymentRoute({ id, routeQuoteId: 'rq_1' }),
        await stranger.api.confirmPayment({ id }),
      ]) {
        expect(error?.code).toBe('PAYMENT_NOT_FOUND');
      }

      const intent = await paid(acme, { phoneNumber: '+15550650097' });
      const signature = await signatureOf(wallet.owners[0], `0x${'1'.repeat(64)}`);
      for (const { error } of [
        await acme.api.signPayment({ id: intent.id, signature }),
        await acme.api.executePayment({ id: intent.id }),
      ]) {
        expect(error).toMatchObject({ code: 'INVALID_TRANSITION', details: { generation: 'intent' } });
      }
      const { paymentId } = await acme.api.createOfframpPayment({ phone: '+15550650096', amountUsd: '1.00' }).unwrap();
      for (const { error } of [
        await acme.api.signPayment({ id: paymentId, signature }),
        await acme.api.executePayment({ id: paymentId }),
      ]) {
        expect(error).toMatchObject({ code: 'INVALID_TRANSITION', details: { generation: 'offramp' } });
      }
    });

    test('takes a body with null in the other shape’s key as its own shape (D-160)', async () => {
      const body = { ...legacyBody(wallet), recipient: null };
      const response = await fetch(`${service.url}/v1/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-api-key': acme.apiKey },
        body: JSON.stringify(body),
      });
      expect([response.status, response.headers.get('deprecation')]).toEqual([201, 'true']);
    });
  });
});
