import { describe, expect, it } from 'vitest';
import { Unreadable } from '../../../../src/domains/trade/documents/read-document.ts';
import { approveExtraction } from '../../../../src/domains/trade/operations/approve-extraction.ts';
import { correctExtraction } from '../../../../src/domains/trade/operations/correct-extraction.ts';
import { createExtraction } from '../../../../src/domains/trade/operations/create-extraction.ts';
import { createUpload } from '../../../../src/domains/trade/operations/create-upload.ts';
import { NOTHING_READ, type Reading } from '../../../../src/domains/trade/rules/facts.ts';
import { MAXIMUM_BYTES } from '../../../../src/domains/trade/rules/upload-content.ts';
import { canonicalJson, sha256Hex } from '../../../../src/platform/crypto/index.ts';
import { TooBusy } from '../../../../src/platform/fair-queue.ts';
import { Desk } from './desk.ts';

const vault = { encrypt: (text: string) => `sealed ${text}`, decrypt: (text: string) => text.slice('sealed '.length) };
const desk = () => {
  const at = new Desk();
  at.services = { vault };
  return at;
};
const FACTS = {
  ...NOTHING_READ.facts,
  vendorName: 'V',
  invoiceNumber: '1',
  currency: 'USD',
  totalMinor: '7',
  dueDate: '2026-03-31',
};
const flag = { id: 'flg_a', kind: 'LOW_CONFIDENCE' as const, status: 'OPEN' as const, field: 'dueDate', detail: 'x' };
const stands = (facts: Partial<Reading['facts']> = {}, flags: readonly (typeof flag)[] = [], isApproved = false) =>
  desk().stands('extraction', 'ext_a', isApproved ? 'APPROVED' : 'REVIEW', {
    tenantId: 'ten_a',
    uploadId: 'upl_a',
    agreementId: isApproved ? 'agr_a' : null,
    flags,
    factsCiphertext: vault.encrypt(JSON.stringify({ ...NOTHING_READ, facts: { ...FACTS, ...facts } })),
  });

describe('an upload (D-366)', () => {
  const store = (at: Desk, content: Buffer | string, contentType = 'text/plain') => {
    const contentBase64 = typeof content === 'string' ? content : content.toString('base64');
    return at.ask(createUpload, { by: 'ten_a', body: { filename: 'a.txt', contentType, contentBase64 } });
  };
  const fault = (field: string, rule: string) => ({
    code: 'VALIDATION_FAILED',
    details: { errors: [{ path: `/body/${field}`, rule, message: expect.stringMatching(/^must /) }] },
  });

  it('is stored encrypted, and shown without its bytes', async () => {
    const at = desk();
    const sha256 = sha256Hex(Buffer.from('ab'));
    const shown = { size: 2, sha256, contentType: 'text/plain' };
    expect(await store(at, Buffer.from('ab'))).toMatchObject(shown);
    expect(at.written).toMatchObject([
      {
        kind: 'insert',
        table: 'uploads',
        row: { ...shown, tenantId: 'ten_a', filenameCiphertext: 'sealed a.txt', contentCiphertext: 'sealed YWI=' },
      },
      { kind: 'audit', action: 'upload.created', tenantId: 'ten_a', data: shown },
    ]);
  });

  it('must be base64 of at most 5 MiB of its type', async () => {
    const at = desk();
    expect(await store(at, 'YW')).toMatchObject(fault('contentBase64', 'base64'));
    expect(await store(at, Buffer.alloc(MAXIMUM_BYTES + 1, 'a'))).toMatchObject(fault('contentBase64', 'maxBytes'));
    expect(await store(at, Buffer.from('ab'), 'application/pdf')).toMatchObject(fault('contentType', 'content'));
    expect(at.written).toEqual([]);
    expect(await store(at, Buffer.alloc(MAXIMUM_BYTES, 'a'))).toMatchObject({ size: MAXIMUM_BYTES });
  });
});

describe('an extraction (D-367)', () => {
  const extract = (at: Desk) => at.ask(createExtraction, { by: 'ten_a', body: { uploadId: 'upl_a' } });
  const uploaded = (contracts?: unknown) => {
    const row = { id: 'upl_a', contentType: 'image/png', contentCiphertext: 'sealed YWI=' };
    const at = desk().has('uploads', 'upl_a', row);
    at.contracts = contracts;
    return at;
  };

  it('needs an existing upload, and has a flag for each doubt', async () => {
    expect(await extract(desk())).toMatchObject({ code: 'UPLOAD_NOT_FOUND' });
    const at = uploaded();
    expect(await extract(at)).toMatchObject({
      uploadId: 'upl_a',
      status: 'REVIEW',
      facts: NOTHING_READ.facts,
      agreementId: null,
      flags: ['vendorName', 'invoiceNumber', 'currency', 'totalMinor', 'dueDate'].map((field) => ({
        id: expect.stringMatching(/^flg_/),
        kind: 'MISSING_FIELD',
        status: 'OPEN',
        field,
      })),
    });
    expect(at.opened).toMatchObject([{ context: { factsCiphertext: `sealed ${JSON.stringify(NOTHING_READ)}` } }]);
  });

  it('tells why a document cannot be read, and when to send it again', async () => {
    expect(await extract(uploaded(new Unreadable('is malformed')))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: {
        errors: [
          {
            path: '/body/uploadId',
            rule: 'readable',
            message: 'must be a readable document: it is malformed',
          },
        ],
      },
    });
    await expect(extract(uploaded(new TooBusy(5)))).rejects.toMatchObject({
      name: 'TryAgain',
      told: { retryAfterSeconds: 5, message: expect.stringContaining('5 seconds') },
    });
  });
});

describe('a correction (D-368)', () => {
  const correct = (at: Desk, field: string, value: string) =>
    at.ask(correctExtraction, { by: 'ten_a', id: 'ext_a', body: { field, value } });

  it('sets one fact and runs the checks again', async () => {
    expect(await correct(desk(), 'dueDate', 'x')).toMatchObject({ code: 'EXTRACTION_NOT_FOUND' });
    const at = stands({ dueDate: 'soon' }, [flag]);
    expect(await correct(at, 'dueDate', ' 2026-04-01 ')).toMatchObject({
      facts: { ...FACTS, dueDate: '2026-04-01' },
      flags: [{ ...flag, status: 'RESOLVED' }],
    });
    expect(await correct(at, 'vendorEmail', 'x')).toMatchObject({
      flags: [{ status: 'RESOLVED' }, { id: expect.stringMatching(/^flg_/), field: 'vendorEmail', status: 'OPEN' }],
    });
    expect(await correct(stands({}, [], true), 'dueDate', 'x')).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'APPROVED', event: 'CORRECT' },
    });
  });
});

describe('an approval (D-368, D-473)', () => {
  const approve = (at: Desk) => at.ask(approveExtraction, { by: 'ten_a', id: 'ext_a' });

  it('makes one agreement of the facts', async () => {
    expect(await approve(desk())).toMatchObject({ code: 'EXTRACTION_NOT_FOUND' });
    const at = stands({}, [{ ...flag, status: 'RESOLVED' as never }]);
    const { agreementId } = (await approve(at)) as { agreementId: string };
    const sealed = { factsCiphertext: vault.encrypt(JSON.stringify(FACTS)), sha256: sha256Hex(canonicalJson(FACTS)) };
    expect(at.sent).toEqual([
      { to: 'ext_a', event: { type: 'APPROVE', missing: [], agreement: { agreementId, ...sealed } } },
    ]);
    expect(await approve(at)).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'APPROVED', event: 'APPROVE' },
    });
  });

  it('is refused while a flag is open or a critical fact is empty', async () => {
    const resolved = { ...flag, status: 'RESOLVED' as never };
    expect(await approve(stands({}, [resolved, flag]))).toMatchObject({ code: 'EXTRACTION_FLAGS_OPEN' });
    const emptied = stands({ dueDate: '' }, [resolved]);
    expect(await approve(emptied)).toMatchObject({ code: 'EXTRACTION_FIELDS_MISSING' });
    expect(emptied.sent).toEqual([]);
  });
});
