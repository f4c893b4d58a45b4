import { beforeAll, describe, expect, it } from 'vitest';
import { contract, emitted } from './contract.ts';

let files: Map<string, string>;

beforeAll(async () => {
  files = await emitted();
});

describe('the SDK’s emitter', () => {
  it('gives the same bytes for the same document', async () => {
    const again = await emitted(structuredClone(contract));
    expect([...again]).toEqual([...files]);
  });

  it('takes the version, and depends on nothing', () => {
    const manifest = JSON.parse(files.get('package.json') ?? '') as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: '@paychart/sdk', version: '1.2.3', type: 'module', license: 'Apache-2.0' });
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  });

  it('leaves out everything of node, so that browsers can run it', () => {
    for (const [path, content] of files) {
      if (path.endsWith('.ts')) expect(content, path).not.toMatch(/from '(?!\.)|\bprocess\.|\bBuffer\b|\brequire\(/);
    }
  });

  it.each([
    ['confirmPayment', { body: 'none', replay: 'key', result: 'json' }],
    ['createPayment', { body: 'rest', replay: 'key' }],
    ['listPayments', { query: ['take', 'cursor'], replay: 'always', items: 'payments' }],
    ['updateMemo', { body: 'whole', replay: 'always', result: 'none' }],
    ['openClaim', { replay: 'refused' }],
    ['getMetrics', { result: 'text', codes: [] }],
  ])('tells the transport what %s needs', async (id, expected) => {
    expect((await operationsOf())[id]).toMatchObject(expected);
  });

  it('gives each operation its own codes and no other', async () => {
    const operations = await operationsOf();
    expect(new Set(operations.confirmPayment?.codes)).toEqual(
      new Set(['INSUFFICIENT_SCOPE', 'PAYMENT_NOT_FOUND', 'INVALID_TRANSITION', 'ROUTE_QUOTE_EXPIRED']),
    );
    expect(operations.listPayments?.codes).toEqual(['INSUFFICIENT_SCOPE']);
  });

  it('types what JSON.parse gives: a wide integer is a number', () => {
    expect(files.get('src/types/payments.gen.ts')).toMatch(/sequence: number;/);
  });

  it('exports schemas, and enums with their values', () => {
    expect(files.get('src/index.ts')).toContain("export { PaymentStatus } from './types.gen.ts';");
  });

  it('refuses a body that it could not send', async () => {
    const upload = { requestBody: { content: { 'text/csv': { schema: { type: 'string' } } } }, responses: {} };
    const openapi = {
      ...contract,
      paths: { '/v1/files': { post: { operationId: 'uploadFile', tags: ['Files'], ...upload } } },
    };
    await expect(emitted(openapi)).rejects.toThrow('uploadFile: the SDK sends JSON bodies only');
  });
});

interface Row {
  codes: string[];
  sharedCodes?: string[];
}

/** The rows of the table, each with all its codes. */
async function operationsOf(): Promise<Record<string, Row>> {
  const source = files.get('src/operations.gen.ts') ?? '';
  const script = source
    .replace(/^import.*$/m, '')
    .replaceAll(' as const', '')
    .replaceAll(' satisfies Operation', '');
  const rows = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Record<string, Row>;
  const withAllCodes = ({ codes, sharedCodes = [], ...row }: Row) => ({ ...row, codes: [...sharedCodes, ...codes] });
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, withAllCodes(row)]));
}
