import { describe, expect, it } from 'vitest';
import { presentEvent as deliveryEvent, presentDelivery } from '../../../../src/domains/trade/delivery.present.ts';
import { effects as deliveryEffects } from '../../../../src/domains/trade/delivery-record.effects.ts';
import { presentUpload } from '../../../../src/domains/trade/documents/upload.present.ts';
import { effects as extractionEffects } from '../../../../src/domains/trade/extraction.effects.ts';
import {
  presentAgreement,
  presentExtraction,
  readingIn,
  seal,
} from '../../../../src/domains/trade/extraction.present.ts';
import { evidenceHash } from '../../../../src/domains/trade/rules/evidence.ts';
import { NOTHING_READ } from '../../../../src/domains/trade/rules/facts.ts';
import { orderHashes } from '../../../../src/domains/trade/rules/order-hashes.ts';
import { termsOf, totalOf } from '../../../../src/domains/trade/rules/order-terms.ts';
import { effects as orderEffects } from '../../../../src/domains/trade/sales-order.effects.ts';
import { presentEvent, presentSalesOrder } from '../../../../src/domains/trade/sales-order.present.ts';
import { sample as delivery } from '../delivery-record.sample.ts';
import { sample as order } from '../sales-order.sample.ts';

const AT = new Date('2026-03-01T10:30:00.000Z');
const owners = { tenantId: 'ten_buyer', memberId: '', paymentId: '' };
const row = { id: 'so_1', status: 'ACCEPTED', createdAt: AT, updatedAt: AT } as const;
const record = { ...order.context(owners, 0), ...row, sellerSigned: true, buyerSigned: true, acceptedAt: AT };
const FREE = { status: 'ACCEPTED', purchaseOrder: 'NONE', invoiceReleased: false } as const;
const vault = { encrypt: (text: string) => `sealed:${text}`, decrypt: (text: string) => text.slice('sealed:'.length) };

describe('terms (D-362)', () => {
  it('are due at once and have no delivery terms by default', () => {
    expect(termsOf(undefined)).toEqual({ lineItems: [], dueDays: 0, deliveryTerms: null });
    const lineItems = [{ description: 'x', amountAtoms: '7' }];
    const terms = { lineItems, dueDays: 30, deliveryTerms: 'DAP' };
    expect(termsOf(terms)).toEqual(terms);
  });

  it('add up exactly (R401)', () => {
    const amounts = ['9007199254740993', '9999999999999999', '1'];
    const lineItems = amounts.map((amountAtoms) => ({ description: 'x', amountAtoms }));
    expect(totalOf(termsOf({ lineItems }))).toBe(19007199254740993n);
    expect(totalOf(termsOf(undefined))).toBe(0n);
  });
});

describe('hashes (D-363, D-472)', () => {
  const changes = {
    number: 'SO-9',
    version: 9,
    buyerDid: 'did:subject:x',
    sellerDid: 'did:subject:y',
    terms: { lineItems: [], dueDays: 1, deliveryTerms: 'DAP' },
  };
  it.each(Object.entries(changes))('of the content cover %s', (key, value) => {
    expect(orderHashes({ ...record, [key]: value }).contentHash).not.toBe(orderHashes(record).contentHash);
  });

  it('of the order exist once it is accepted, and cover the time', () => {
    expect(orderHashes({ ...record, acceptedAt: null })).toEqual({
      contentHash: orderHashes(record).contentHash,
      salesOrderHash: null,
    });
    const later = orderHashes({ ...record, acceptedAt: new Date(AT.getTime() + 1) });
    expect(later.salesOrderHash).not.toBe(orderHashes(record).salesOrderHash);
    expect(later.contentHash).toBe(orderHashes(record).contentHash);
  });

  it('do not depend on the order of stored keys', () => {
    const { lineItems, dueDays, deliveryTerms } = record.terms;
    const turned = lineItems.map(({ description, amountAtoms }) => ({ amountAtoms, description }));
    const terms = { deliveryTerms, dueDays, lineItems: turned };
    expect(orderHashes({ ...record, terms })).toEqual(orderHashes(record));
  });

  it('equal those of the contract’s example', () => {
    const example = {
      number: 'SO-1',
      version: 2,
      acceptedAt: new Date('2026-03-01T10:30:00.000Z'),
      buyerDid: 'did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0q00',
      sellerDid: 'did:subject:idn_01k9zt5r7m8q4x2v6b3n1c0d61',
      terms: {
        lineItems: [
          { description: 'Olive oil, 240 cases', amountAtoms: '12000000000' },
          { description: 'Insurance', amountAtoms: '600000000' },
        ],
        dueDays: 30,
        deliveryTerms: 'DAP Rotterdam',
      },
    };
    expect(orderHashes(example)).toEqual({
      contentHash: '0xb0ee0a92aa90dfffc8ddf7e2be4208e69ac021fce4527afbadf380f1168ffba0',
      salesOrderHash: '0xea402bae23189a31f2f96813787503e0a76b37c2a82dabd51a7357324ab87f67',
    });
  });
});

describe('evidence (D-364)', () => {
  it('is hashed in sorted order, file by file', () => {
    const [a, b] = [{ sha256: 'a'.repeat(64) }, { sha256: 'b'.repeat(64) }];
    expect(evidenceHash([a, b])).toBe(evidenceHash([b, a]));
    expect(evidenceHash([a, a])).not.toBe(evidenceHash([a]));
    expect(evidenceHash([{ sha256: 'd714a6a67904807e2a1d8da62764f81a58dd139c5b2dc394dbe06677a38e4b26' }])).toBe(
      '0xf74ad7f40469c3294675dff6b9ead993983ebaa17383c4fcd342626853468eb3',
    );
  });
});

describe('presented orders, deliveries and extractions', () => {
  it('show an order as its event does', () => {
    const shown = presentSalesOrder(record, FREE);
    expect(shown).toMatchObject({
      financeable: true,
      totalAtoms: '12000000000',
      acceptedAt: AT.toISOString(),
      dueDays: 30,
    });
    expect(Object.keys(shown)).not.toContain('purchaseOrderId');
    const { lineItems, deliveryTerms } = record.terms;
    expect(lineItems.length).toBeGreaterThan(0);
    expect(shown.terms).toEqual({ lineItems, dueDays: 30, deliveryTerms });
    expect([shown.createdAt, shown.updatedAt]).toEqual([AT.toISOString(), AT.toISOString()]);
    const stored = JSON.parse(JSON.stringify({ ...record, totalAtoms: '12000000000', publicStatus: 'ACCEPTED' }));
    expect(presentEvent(stored, 'ten_buyer')).toEqual(shown);
    const financed = { ...stored, purchaseOrderId: 'po_1' };
    expect(presentEvent(financed, 'ten_buyer')).toEqual({ ...shown, financeable: false });
    const repaid = { ...financed, loanRepaidAt: AT.toISOString() };
    expect(presentEvent(repaid, 'ten_buyer')).toEqual({ ...shown, financeable: false });
    const unaccepted = { ...stored, acceptedAt: null };
    expect(presentEvent(unaccepted, 'ten_buyer')).toMatchObject({ acceptedAt: null, salesOrderHash: null });
    const drafted = { ...record, acceptedAt: null };
    expect(presentSalesOrder(drafted, { ...FREE, status: 'DRAFT' })).toMatchObject({
      acceptedAt: null,
      financeable: false,
    });
  });

  it('hide the seller’s files of a delivery', () => {
    const context = { ...delivery.context(owners, 1), id: 'dlr_1', status: 'RECORDED' as const };
    const shown = presentDelivery(context);
    expect(shown).toEqual({
      id: 'dlr_1',
      orderId: 'so_sample_1',
      status: 'RECORDED',
      note: 'At dock 4.',
      evidenceHash: context.evidenceDigest,
      deliveredAt: context.deliveredAt.toISOString(),
      acceptedAt: null,
      invoiceId: null,
    });
    expect(presentDelivery({ ...context, acceptedAt: AT }).acceptedAt).toBe(AT.toISOString());
    const stored = JSON.parse(JSON.stringify({ ...context, createdAt: AT, updatedAt: AT, publicStatus: 'RECORDED' }));
    expect(deliveryEvent(stored, 'ten_buyer')).toEqual(shown);
    const accepted = { ...stored, acceptedAt: AT.toISOString() };
    expect(deliveryEvent(accepted, 'ten_buyer')).toEqual({ ...shown, acceptedAt: AT.toISOString() });
  });

  it('show only the facts of extractions and agreements', () => {
    const reading = { ...NOTHING_READ, linesMinor: ['1'] };
    const factsCiphertext = seal(vault, reading);
    expect(readingIn(vault, { factsCiphertext })).toEqual(reading);
    const row = {
      id: 'ext_1',
      tenantId: 'ten_1',
      uploadId: 'upl_1',
      status: 'REVIEW' as const,
      flags: [],
      agreementId: null,
    };
    const extraction = presentExtraction({ ...row, factsCiphertext, createdAt: AT }, vault);
    expect(extraction).toEqual({
      id: 'ext_1',
      uploadId: 'upl_1',
      status: 'REVIEW',
      facts: NOTHING_READ.facts,
      flags: [],
      agreementId: null,
      createdAt: AT.toISOString(),
    });
    const flag = { id: 'flg', kind: 'LOW_CONFIDENCE', status: 'OPEN', field: 'dueDate', detail: 'x' } as const;
    const flagged = { id: 'ext_1', status: 'REVIEW', createdAt: AT, tenantId: 'ten_1', factsCiphertext } as const;
    const shown = presentExtraction({ ...flagged, flags: [flag], uploadId: 'upl_1', agreementId: null }, vault);
    expect(shown.flags).toEqual([flag]);
    const sealed = { id: 'agr_1', tenantId: 'ten_1', extractionId: 'ext_1', sha256: 'x', createdAt: AT };
    expect(presentAgreement({ ...sealed, factsCiphertext: seal(vault, NOTHING_READ.facts) }, vault)).toEqual({
      id: 'agr_1',
      extractionId: 'ext_1',
      facts: NOTHING_READ.facts,
      sha256: 'x',
      createdAt: AT.toISOString(),
    });
    const upload = { id: 'upl_1', sha256: 'x', size: 1, contentType: 'text/plain' as const, createdAt: AT };
    expect(presentUpload(upload)).toEqual({ ...upload, createdAt: AT.toISOString() });
  });
});

describe('effects', () => {
  const view = { machine: 'sales-order', id: 'so_1', status: 'ACCEPTED', publicStatus: 'ACCEPTED', step: 2 } as const;
  const times = { now: AT, createdAt: AT, updatedAt: AT };

  it('audit each step of an order and a delivery for both parties (D-431)', () => {
    const written = orderEffects.record({ ...view, ...times, context: record }, { action: 'accepted' });
    const by = (tenantId: string) => ({ kind: 'audit', action: 'sales_order.accepted', resourceId: 'so_1', tenantId });
    expect(written).toMatchObject([by('ten_buyer'), by('ten_sample_seller')]);
    const { number, version, totalAtoms, purchaseOrderId } = record;
    expect(written[0]).toMatchObject({ data: { number, version, totalAtoms, purchaseOrderId } });
    const delivered = { ...view, machine: 'delivery-record', status: 'RECORDED', publicStatus: 'RECORDED' } as const;
    const context = delivery.context(owners, 1);
    expect(deliveryEffects.record({ ...delivered, ...times, context }, { action: 'recorded' })).toMatchObject([
      { action: 'delivery.recorded', tenantId: 'ten_buyer', data: { orderId: 'so_sample_1' } },
      { action: 'delivery.recorded', tenantId: 'ten_sample_seller' },
    ]);
    expect(deliveryEffects.draftInvoice({ ...delivered, ...times, context }, { invoice: null })).toEqual([]);
    // On the seller's clock, whose invoice it is (D-469).
    const invoice = { invoiceId: 'inv_1', context: {} as never, clockOffsetMs: 7 };
    expect(deliveryEffects.draftInvoice({ ...delivered, ...times, context }, { invoice })).toEqual([
      { kind: 'open', machine: 'invoice', id: 'inv_1', context: {}, clockOffsetMs: 7 },
    ]);
  });

  it('store the agreement of an approval, and audit the count of open flags without a fact', () => {
    const flag = { id: 'flg', kind: 'MISSING_FIELD', field: 'dueDate', detail: 'x' } as const;
    const flags = [
      { ...flag, status: 'OPEN' as const },
      { ...flag, status: 'OPEN' as const },
      { ...flag, status: 'RESOLVED' as const },
    ];
    const context = { tenantId: 'ten_1', uploadId: 'upl_1', factsCiphertext: 'sealed', flags, agreementId: 'agr_1' };
    const extraction = {
      ...view,
      machine: 'extraction',
      id: 'ext_1',
      status: 'APPROVED',
      publicStatus: 'APPROVED',
    } as const;
    const agreement = { agreementId: 'agr_1', factsCiphertext: 'sealed', sha256: 'x' };
    expect(extractionEffects.createAgreement({ ...extraction, ...times, context }, { agreement })).toMatchObject([
      {
        kind: 'insert',
        table: 'agreements',
        row: {
          id: 'agr_1',
          tenantId: 'ten_1',
          extractionId: 'ext_1',
          factsCiphertext: 'sealed',
          sha256: 'x',
          createdAt: AT,
        },
      },
    ]);
    expect(extractionEffects.record({ ...extraction, ...times, context }, { action: 'approved' })).toMatchObject([
      {
        action: 'extraction.approved',
        tenantId: 'ten_1',
        data: { uploadId: 'upl_1', agreementId: 'agr_1', flagsOpen: 2 },
      },
    ]);
  });
});
