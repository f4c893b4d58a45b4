import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingTurns } from '../../../src/domains/trade/documents/read-document.ts';
import { readingLimits } from '../../../src/domains/trade/rules/reading-limits.ts';
import { TooBusy } from '../../../src/platform/fair-queue.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { refused, upload } from './fixture.ts';
import { encrypted, packedStream, pdfOf, textStream } from './pdf.ts';

let service: TestService;
let acme: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  service = await startTestService();
  acme = await service.signUp('Acme Documents');
  other = await service.signUp('Other Documents');
});
afterAll(() => service?.stop());

const INVOICE = [
  'Vendor: Blue Harbor Trading Ltd',
  'E-mail: accounts@blueharbor.example',
  'Invoice No.: BH-2041',
  'Invoice date: 1 March 2026',
  'Bill to: Acme Imports',
  'PO #: PO-77',
  'Item 1: Olive oil, 240 cases  11,400.00',
  'Item 2: Insurance  600.00',
  'Subtotal: 12,000.00',
  'VAT (5%): 600.00',
  'Total: USD 12,600.00',
  'Due date: 31.03.2026',
  'Terms: Net 30',
  'IBAN: DE89 3704 0044 0532 0130 00',
];
const FACTS = {
  vendorName: 'Blue Harbor Trading Ltd',
  vendorEmail: 'accounts@blueharbor.example',
  invoiceNumber: 'BH-2041',
  currency: 'USD',
  totalMinor: '1260000',
  dueDate: '2026-03-31',
  bankDetails: 'DE89 3704 0044 0532 0130 00',
  poNumber: 'PO-77',
  paymentTerms: 'Net 30',
  issueDate: '2026-03-01',
  subtotalMinor: '1200000',
  taxMinor: '60000',
  buyerName: 'Acme Imports',
};

const extracted = async (content: string | Uint8Array, type?: Parameters<typeof upload>[2]) =>
  acme.api.createExtraction({ uploadId: (await upload(acme, content, type)).id }).unwrap();
/** Which facts are in doubt, and why. */
const open = ({ flags }: Awaited<ReturnType<typeof extracted>>) =>
  flags.filter(({ status }) => status === 'OPEN').map(({ kind, field }) => `${kind} ${field}`);

describe('facts of a document (D-367, D-496)', () => {
  it('are the same for a text, a JSON document and the text layer of a PDF', async () => {
    const text = await extracted(INVOICE.join('\n'));
    const pdf = await extracted(
      pdfOf([textStream(INVOICE.slice(0, 8)), textStream(INVOICE.slice(8))]),
      'application/pdf',
    );
    const json = await extracted(
      JSON.stringify({
        vendor: { name: FACTS.vendorName, email: FACTS.vendorEmail },
        invoice: { number: 'BH-2041', date: '2026-03-01', dueDate: '2026-03-31' },
        buyer: { name: FACTS.buyerName },
        poNumber: 'PO-77',
        currency: 'usd',
        totalMinor: 1260000,
        subtotal: '12000.00',
        taxMinor: '60000',
        lines: [{ amount: '11,400.00' }, { amountMinor: 60000 }],
        terms: 'Net 30',
        iban: FACTS.bankDetails,
      }),
      'application/json',
    );
    for (const { facts, flags, status, agreementId } of [text, pdf, json])
      expect({ facts, flags, status, agreementId }).toEqual({
        facts: FACTS,
        flags: [],
        status: 'REVIEW',
        agreementId: null,
      });
  });

  it('are empty for an image, a scan and a text without labels', async () => {
    const scan = pdfOf([{ dictionary: '', bytes: Buffer.from('0 0 m 100 100 l S') }]);
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    for (const extraction of [
      await extracted(scan, 'application/pdf'),
      await extracted(png, 'image/png'),
      await extracted(Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'),
      await extracted('Vendor Blue Harbor\nThe total is as agreed.\n'),
    ]) {
      expect(new Set(Object.values(extraction.facts))).toEqual(new Set([null]));
      expect(open(extraction)).toEqual([
        ...['MISSING_FIELD vendorName', 'MISSING_FIELD invoiceNumber', 'MISSING_FIELD currency'],
        ...['MISSING_FIELD totalMinor', 'MISSING_FIELD dueDate'],
      ]);
    }
  });

  it('have flags that tell what is missing, wrong or in doubt, and never repeat a value (D-367, D-473)', async () => {
    const extraction = await extracted(
      'Vendor: Blue Harbor\nInvoice: 7\nInvoice: 8\nCurrency: Dollars\nSubtotal: 10.00\nTax: 1.00\nTotal: 12.00\nLine: 9.00\nIssued: soon\nEmail: nobody',
    );
    expect(open(extraction)).toEqual([
      'MISSING_FIELD dueDate',
      ...[
        'LOW_CONFIDENCE vendorEmail',
        'LOW_CONFIDENCE currency',
        'LOW_CONFIDENCE issueDate',
        'LOW_CONFIDENCE invoiceNumber',
      ],
      ...['TOTAL_MISMATCH totalMinor', 'TOTAL_MISMATCH subtotalMinor'],
    ]);
    expect(JSON.stringify(extraction.flags)).not.toMatch(/nobody|soon|Dollars|1200/);
  });

  it('are stored encrypted, like the file and its name (D-066)', async () => {
    const { id, uploadId } = await extracted(INVOICE.join('\n'));
    const rows = [
      await service.pool.owner('extractions').where({ id }).first(),
      await service.pool.owner('uploads').where({ id: uploadId }).first(),
    ];
    const base64 = Buffer.from(INVOICE.join('\n')).toString('base64');
    expect(JSON.stringify(rows)).not.toContain(base64.slice(0, 40));
    expect(JSON.stringify(rows)).not.toMatch(/blueharbor|DE89|Blue Harbor/);
    expect(service.logLines.join('\n')).not.toMatch(/blueharbor|DE89/);
  });
});

describe('corrections and approval (B 2.10, D-368, D-473)', () => {
  it('resolve the flag of a corrected fact, and never change an agreement (R402, R403)', async () => {
    const { id, flags } = await extracted(
      [...INVOICE.slice(0, 9), ...INVOICE.slice(9).filter((line) => !/^Due|^VAT/.test(line))].join('\n'),
    );
    expect(flags.map(({ kind, field, status }) => [kind, field, status])).toEqual([
      ['MISSING_FIELD', 'dueDate', 'OPEN'],
      ['TOTAL_MISMATCH', 'totalMinor', 'OPEN'],
    ]);
    const blocked = await refused(acme.api.approveExtraction({ id }));
    expect(blocked).toEqual({ code: 'EXTRACTION_FLAGS_OPEN', statusCode: 409 });
    const due = await acme.api.correctExtraction({ id, field: 'dueDate', value: ' 2026-03-31 ' }).unwrap();
    expect(due.facts.dueDate).toBe('2026-03-31');
    expect(due.flags).toEqual([{ ...flags[0], status: 'RESOLVED' }, flags[1]]);
    const taxed = await acme.api.correctExtraction({ id, field: 'taxMinor', value: '60000' }).unwrap();
    expect(taxed.flags.every(({ status }) => status === 'RESOLVED')).toBe(true);
    const approved = await acme.api.approveExtraction({ id }).unwrap();
    expect(approved).toEqual({ ...taxed, status: 'APPROVED', agreementId: expect.stringMatching(/^agr_/) });
    const agreement = await acme.api.getAgreement({ id: approved.agreementId ?? '' }).unwrap();
    const canonical = `{${Object.entries(FACTS)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `"${key}":"${value}"`)
      .join()}}`;
    expect(agreement).toEqual({
      id: approved.agreementId,
      extractionId: id,
      facts: FACTS,
      createdAt: expect.any(String),
      sha256: createHash('sha256').update(canonical).digest('hex'),
    });
    for (const [asked, event] of [
      [acme.api.approveExtraction({ id }), 'APPROVE'],
      [acme.api.correctExtraction({ id, field: 'dueDate', value: '2026-04-30' }), 'CORRECT'],
    ] as const)
      expect(await refused(asked)).toEqual({
        code: 'INVALID_TRANSITION',
        statusCode: 400,
        details: { from: 'APPROVED', event, status: 'APPROVED', allowed: [] },
      });
    expect(await acme.api.getAgreement({ id: agreement.id }).unwrap()).toEqual(agreement);
  });

  it('resolve the flag of an emptied critical fact, which then blocks the approval (R403, D-473)', async () => {
    const { id } = await extracted(INVOICE.filter((line) => !line.startsWith('Due')).join('\n'));
    const emptied = await acme.api.correctExtraction({ id, field: 'dueDate', value: '' }).unwrap();
    expect(emptied.facts.dueDate).toBe('');
    expect(open(emptied)).toEqual([]);
    const asked = await refused(acme.api.approveExtraction({ id }));
    expect(asked).toEqual({ code: 'EXTRACTION_FIELDS_MISSING', statusCode: 409 });
  });

  it('reopen the same flag for a worse value (D-368)', async () => {
    const { id } = await extracted(INVOICE.join('\n'));
    const worse = await acme.api.correctExtraction({ id, field: 'dueDate', value: 'soon' }).unwrap();
    expect(open(worse)).toEqual(['LOW_CONFIDENCE dueDate']);
    await acme.api.correctExtraction({ id, field: 'dueDate', value: '2026-03-31' }).unwrap();
    const again = await acme.api.correctExtraction({ id, field: 'dueDate', value: '2026-02-30' }).unwrap();
    expect(again.flags).toEqual(worse.flags);
  });

  it('change only the thirteen fields (R402)', async () => {
    const { id } = await extracted(INVOICE.join('\n'));
    for (const field of ['status', 'agreementId', 'totalminor', '__proto__'])
      expect(await refused(acme.api.correctExtraction({ id, field: field as 'dueDate', value: 'x' }))).toMatchObject({
        code: 'FIELD_NOT_CORRECTABLE',
        statusCode: 400,
      });
    for (const field of Object.keys(FACTS) as 'dueDate'[])
      expect((await acme.api.correctExtraction({ id, field, value: 'x' }).unwrap()).facts[field]).toBe('x');
  });

  it('list the tenant’s own extractions by status, and hide them from others', async () => {
    const { id, uploadId } = await extracted(INVOICE.join('\n'));
    const { agreementId } = await acme.api.approveExtraction({ id }).unwrap();
    const { extractions } = await acme.api.listExtractions({ status: 'APPROVED', take: 1 }).unwrap();
    expect(extractions.map((extraction) => extraction.id)).toEqual([id]);
    expect((await other.api.listExtractions().unwrap()).extractions).toEqual([]);
    const missing = (code: string) => ({ code, statusCode: 404 });
    const { api } = other;
    expect(await refused(api.getExtraction({ id }))).toEqual(missing('EXTRACTION_NOT_FOUND'));
    expect(await refused(api.correctExtraction({ id, field: 'dueDate', value: 'x' }))).toEqual(
      missing('EXTRACTION_NOT_FOUND'),
    );
    expect(await refused(api.approveExtraction({ id }))).toEqual(missing('EXTRACTION_NOT_FOUND'));
    expect(await refused(api.getAgreement({ id: agreementId ?? '' }))).toEqual(missing('AGREEMENT_NOT_FOUND'));
    expect(await refused(api.createExtraction({ uploadId }))).toEqual(missing('UPLOAD_NOT_FOUND'));
    const order = { sellerTenantId: acme.tenantId };
    expect(await refused(api.createSalesOrder({ ...order, extractionId: id }))).toEqual(
      missing('EXTRACTION_NOT_FOUND'),
    );
    expect(await refused(api.createSalesOrder({ ...order, agreementId: agreementId ?? '' }))).toEqual(
      missing('AGREEMENT_NOT_FOUND'),
    );
  });

  it('let an order be created from an extraction or an agreement (D-360)', async () => {
    const { id } = await extracted(INVOICE.join('\n'));
    const from = (source: object) => acme.api.createSalesOrder({ sellerTenantId: other.tenantId, ...source }).unwrap();
    expect(await from({ extractionId: id })).toMatchObject({ extractionId: id, agreementId: null });
    const { agreementId } = await acme.api.approveExtraction({ id }).unwrap();
    expect(await from({ extractionId: id })).toMatchObject({ extractionId: id, agreementId });
    expect(await from({ agreementId: agreementId ?? '' })).toMatchObject({ extractionId: null, agreementId });
  });
});

describe('documents that wait to be read (D-367, D-525)', () => {
  const post = (tenant: TestTenant, uploadId: string, key: string) =>
    fetch(`${service.url}/v1/trade/extractions`, {
      method: 'POST',
      headers: { 'x-service-api-key': tenant.apiKey, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ uploadId }),
    });
  /** Work that holds its place until it is let go. */
  function held() {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { hold: (tenantId: string) => readingTurns.take(tenantId, () => until), release };
  }

  it('are limited per tenant: one more is refused, except an image', async () => {
    const { id: uploadId } = await upload(acme, 'Vendor: Blue Harbor\n');
    const { id: imageId } = await upload(acme, Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png');
    const { hold, release } = held();
    const taken = Array.from({ length: 1 + readingLimits.waiting }, () => hold(acme.tenantId));
    try {
      await changesNothing(service, 'a document that finds no place', async () => {
        const answer = await post(acme, uploadId, 'busy');
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await answer.json()).toMatchObject({
          code: 'TRY_AGAIN',
          message: expect.stringContaining('Try again in 5 seconds'),
        });
      });
      expect((await acme.api.createExtraction({ uploadId: imageId })).ok).toBe(true);
    } finally {
      release();
    }
    await Promise.all(taken);
    expect((await acme.api.createExtraction({ uploadId }, { idempotencyKey: 'busy' })).ok).toBe(true);
  });

  it('do not delay another tenant’s documents', async () => {
    const { id: uploadId } = await upload(other, 'Vendor: Blue Harbor\n');
    const { hold, release } = held();
    const taken = Array.from({ length: 1 + readingLimits.waiting }, () => hold(acme.tenantId));
    try {
      for (const key of ['first', 'second']) expect((await post(other, uploadId, key)).status).toBe(201);
      // The other tenant waits for its own documents alone.
      const busy = hold(other.tenantId);
      const waiting = post(other, uploadId, 'third');
      expect(await taken.at(-1)).toBeInstanceOf(TooBusy);
      release();
      expect((await waiting).status).toBe(201);
      await busy;
    } finally {
      release();
    }
    await Promise.all(taken);
  });
});

describe('hostile, broken or encrypted documents are refused clearly (D-366, D-367, D-515)', () => {
  const unreadable = (why: RegExp) => ({
    code: 'VALIDATION_FAILED',
    statusCode: 400,
    details: { errors: [{ path: '/body/uploadId', rule: 'readable', message: expect.stringMatching(why) }] },
  });

  const firstHalf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

  it.each([
    ['a bomb of a gigabyte', async () => pdfOf([await packedStream(1024)]), /memory|long/],
    ['a bomb of text', async () => pdfOf([await packedStream(512, '(aaaaaaaa) Tj ')]), /memory|long/],
    ['51 pages', async () => pdfOf(Array.from({ length: 51 }, () => textStream(['x']))), /more than 50 pages/],
    ['a document behind a password', async () => encrypted(pdfOf([textStream(INVOICE)])), /encrypted with a password/],
    ['half a document', async () => firstHalf(pdfOf([textStream(INVOICE)])), /malformed/],
    ['no PDF behind its first bytes', async () => Buffer.from('%PDF-1.7\nno more'), /malformed/],
  ])(
    'within seconds, and the service keeps its memory: %s',
    async (_, made, why) => {
      const { id: uploadId } = await upload(acme, await made(), 'application/pdf');
      const before = process.memoryUsage.rss();
      let most = 0;
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss());
      }, 5);
      const begun = performance.now();
      let answer: unknown;
      await changesNothing(service, 'an unreadable document', async () => {
        answer = await refused(acme.api.createExtraction({ uploadId }));
      });
      clearInterval(watch);
      expect(answer).toEqual(unreadable(why));
      // Five seconds to read it, and what two busy cores add.
      expect(performance.now() - begun).toBeLessThan(15_000);
      expect(most - before).toBeLessThan(200 * 2 ** 20);
      expect((await acme.api.listExtractions({ take: 1 })).ok).toBe(true);
    },
    60_000,
  );
});
