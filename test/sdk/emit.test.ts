import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../codegen/load/json.ts';
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

  it('takes its version, and has no dependency', () => {
    const manifest = JSON.parse(files.get('package.json') ?? '') as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: '@paychart/sdk', version: '1.2.3', type: 'module', license: 'Apache-2.0' });
    expect(Object.keys(manifest).filter((key) => /dependencies/i.test(key))).toEqual([]);
  });

  it('uses nothing of node, so that browsers can run it', () => {
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

  it('gives each operation exactly its own codes', async () => {
    const operations = await operationsOf();
    expect(new Set(operations.confirmPayment?.codes)).toEqual(
      new Set(['INSUFFICIENT_SCOPE', 'PAYMENT_NOT_FOUND', 'INVALID_TRANSITION', 'ROUTE_QUOTE_EXPIRED']),
    );
    expect(operations.listPayments?.codes).toEqual(['INSUFFICIENT_SCOPE']);
  });

  it('types numbers as JSON.parse returns them, even a wide integer', () => {
    expect(files.get('src/types/payments.gen.ts')).toMatch(/sequence: number;/);
  });

  it('exports schemas, and enums with their values', () => {
    expect(files.get('src/index.ts')).toContain("export { PaymentStatus } from './types.gen.ts';");
  });

  it('offers wait for a resource with a lifecycle that is read by its id alone, with credentials', async () => {
    const read = (more: object, schema = 'Payment') => ({
      tags: ['Payments'],
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
      responses: {
        200: {
          description: 'Read',
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
        },
      },
      ...more,
    });
    const components = contract.components as { schemas: JsonObject };
    const PaymentStatus = {
      type: 'string',
      enum: ['HELD', 'DELIVERED'],
      'x-states': 'payment',
      'x-final': ['DELIVERED'],
    };
    const openapi = {
      ...contract,
      paths: {
        ...contract.paths,
        '/v1/payments/{id}': { get: read({ operationId: 'getPayment' }) },
        '/v1/payments/{id}/parent': { get: read({ operationId: 'getPaymentParent' }) },
        '/v1/payments/public/{id}': { get: read({ operationId: 'getPublicPayment', security: [] }) },
        '/v1/notes/{id}': { get: read({ operationId: 'getNote' }, 'Memo') },
      } as unknown as JsonObject,
      components: { ...components, schemas: { ...components.schemas, PaymentStatus } } as JsonObject,
    };
    const listEvents = { get: { ...read({ operationId: 'listEvents' }, 'Memo'), parameters: [] } };
    const made = await emitted({ ...openapi, paths: { ...openapi.paths, '/v1/events': listEvents } as JsonObject });
    const [, waits] =
      /export const waits = (\{[\s\S]*?\}) as const/.exec(made.get('src/namespaces.gen.ts') ?? '') ?? [];
    expect(waits?.replace(/\s+/g, ' ')).toBe("{ payments: { wait: { get: 'getPayment', way: 'DELIVERED|0' }, }, }");
    expect(made.get('src/paychart.gen.ts')).toContain('readonly wait: WaitMethod<T.GetPaymentResponse');
    expect(made.get('src/paychart.gen.ts')).toContain('events: operations.listEvents, explain: undefined }');
  });

  it('offers no wait if nothing lists events', async () => {
    const made = await emitted();
    expect(made.get('src/namespaces.gen.ts')).toMatch(/export const waits = \{\s*\} as const/);
    expect(made.get('src/paychart.gen.ts')).toContain('events: undefined, explain: undefined }');
    expect(made.get('src/paychart.gen.ts')).not.toContain('readonly wait: WaitMethod');
  });

  it('gives each kind of a resource its own lifecycle, and an operation its media type', async () => {
    const status = (machine: string, final: string) => ({ type: 'string', 'x-states': machine, 'x-final': [final] });
    const kind = (name: string, machine: string, final: string) => ({
      type: 'object',
      properties: { kind: { enum: [name] }, status: status(machine, final) },
    });
    const kinds = { oneOf: [kind('new', 'payment', 'REFUNDED'), kind('old', 'multisig', 'FAILED')] };
    const read = (type: string) => ({
      operationId: 'getPayment',
      tags: ['Payments'],
      parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
      responses: { 200: { description: 'Read', content: { [type]: { schema: kinds } } } },
    });
    const listEvents = { get: { ...read('application/json'), operationId: 'listEvents', parameters: [] } };
    const withRead = async (type: string) => {
      const paths = { ...contract.paths, '/v1/events': listEvents, '/v1/payments/{id}': { get: read(type) } };
      return emitted({ ...contract, paths: paths as JsonObject });
    };
    const made = await withRead('application/json');
    expect(made.get('src/namespaces.gen.ts')?.replace(/\s+/g, ' ')).toContain(
      "way: { by: 'kind', of: { new: 'REFUNDED|0', old: 'FAILED|0' } }",
    );
    expect(made.get('src/operations.gen.ts')).not.toContain('accept:');
    const other = await withRead('application/did+json');
    expect(other.get('src/operations.gen.ts')).toContain("accept: 'application/did+json, application/json'");
  });

  it('includes the service addresses that the contract publishes, and no others', async () => {
    expect(files.get('src/servers.ts')).toContain('SERVICE_BASE_URL_TEST: string | undefined = undefined;');
    const servers = [
      { url: 'http://localhost:8080' },
      { url: 'https://sandbox.test', 'x-keys': 'test' },
      { url: 'https://api.test', 'x-keys': 'live' },
    ];
    const text = (await emitted({ ...contract, servers })).get('src/servers.ts');
    expect(text).toContain("SERVICE_BASE_URL_TEST: string | undefined = 'https://sandbox.test';");
    expect(text).toContain("SERVICE_BASE_URL_LIVE: string | undefined = 'https://api.test';");
  });

  it('links its source if the contract does', async () => {
    const manifestOf = async (openapi: JsonObject & { paths: JsonObject }) =>
      JSON.parse((await emitted(openapi)).get('package.json') ?? '') as Record<string, unknown>;
    expect(await manifestOf(contract)).not.toHaveProperty('repository');
    const externalDocs = { url: 'https://github.com/a/b' };
    expect(await manifestOf({ ...contract, externalDocs })).toMatchObject({
      homepage: 'https://github.com/a/b#readme',
      repository: { type: 'git', url: 'git+https://github.com/a/b.git', directory: 'generated/sdk' },
    });
  });

  it('refuses an operation with a body that it could not send', async () => {
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
