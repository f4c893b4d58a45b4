import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { LINES, type Traders, traders, upload } from './fixture.ts';

const ROUNDS = rounds(20, 200);

let service: TestService;
let world: Traders;
beforeAll(async () => {
  service = await startTestService();
  world = await traders(service, 'Racing');
});
afterAll(() => service?.stop());

const codes = (answers: readonly { readonly ok: boolean; readonly error?: unknown }[]) =>
  answers.map(({ ok, error }) => (ok ? 'ok' : (error as { code: string }).code)).sort();
const ONE = ['INVALID_TRANSITION', 'ok'];

/** Each race in rounds of its own, and the books after all of them. */
async function race(round: () => Promise<void>): Promise<void> {
  for (let done = 0; done < ROUNDS; done += 10) await Promise.all(Array.from({ length: 10 }, round));
  expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
}

describe(`simultaneous requests for a sales order, ${ROUNDS} rounds each (D-361, D-364, D-368)`, () => {
  it('the seller accepts while the buyer cancels: one of them succeeds', async () => {
    await race(async () => {
      const { id } = await world.submitted();
      const { buyer, seller } = world;
      const asked = [seller.api.respondToSalesOrder({ id, action: 'accept' }), buyer.api.cancelSalesOrder({ id })];
      expect(codes(await Promise.all(asked))).toEqual(ONE);
    });
  }, 120_000);

  it('the buyer submits while it changes the terms: the submitted terms are the signed ones', async () => {
    await race(async () => {
      const { buyer } = world;
      const { id } = await world.drafted();
      const terms = { lineItems: LINES.slice(1) };
      const [changed, sent] = await Promise.all([
        buyer.api.updateSalesOrderTerms({ id, terms }),
        buyer.api.submitSalesOrder({ id }),
      ]);
      const order = await buyer.api.getSalesOrder({ id }).unwrap();
      expect([sent.ok, order.status, order.buyerSigned]).toEqual([true, 'SUBMITTED', true]);
      // Submitted first, its terms stand; changed first, the new ones are what is signed.
      expect([order.version, order.contentHash]).toEqual([changed.ok ? 2 : 1, sent.data?.contentHash]);
    });
  }, 120_000);

  it('the seller records a delivery twice: one is recorded', async () => {
    await race(async () => {
      const { id } = await world.accepted();
      const record = () => world.seller.api.recordSalesOrderDelivery({ id, note: 'Dock 4' });
      expect(codes(await Promise.all([record(), record()]))).toEqual(ONE);
    });
  }, 120_000);

  it('a fact is corrected while the extraction is approved: the agreement has the facts that it shows', async () => {
    const { buyer } = world;
    const content = 'Vendor: Blue Harbor\nInvoice: BH-1\nCurrency: USD\nTotal: 12.00\nDue date: 2026-03-31\n';
    const { id: uploadId } = await upload(buyer, content);
    for (let round = 0; round < ROUNDS / 5; round += 1) {
      const { id } = await buyer.api.createExtraction({ uploadId }).unwrap();
      const correct = buyer.api.correctExtraction({ id, field: 'dueDate', value: '2026-04-30' });
      const [approved] = await Promise.all([buyer.api.approveExtraction({ id }).unwrap(), correct]);
      const agreement = await buyer.api.getAgreement({ id: approved.agreementId ?? '' }).unwrap();
      const { facts } = await buyer.api.getExtraction({ id }).unwrap();
      expect(agreement.facts).toEqual(facts);
    }
  }, 120_000);
});
