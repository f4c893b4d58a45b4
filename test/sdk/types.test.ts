import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { HeyApi } from '../../codegen/emit/sdk/hey-api.ts';
import { typeDocuments } from '../../codegen/emit/sdk/type-documents.ts';
import { asObject, type JsonObject } from '../../codegen/load/json.ts';
import { publicDocument } from '../../codegen/model/sdk/public-document.ts';
import { contract, emitted } from './contract.ts';

const generated = new URL('../../generated/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, generated), 'utf8');
const heyApi = new HeyApi();
afterAll(() => heyApi.end());

/** The declarations of a file, without its imports. */
const declarations = (text: string): string[] =>
  text
    .replace(/^import type \{[^}]*\} from '[^']*';\n/gm, '')
    .split(/\n\n+/)
    .map((part) => part.trim())
    .filter((part) => /^export (?:const|type) /m.test(part))
    .sort();

it('the domain files together are exactly what hey-api makes of the whole contract', {
  timeout: 120_000,
}, async () => {
  const document: JsonObject = JSON.parse(read('openapi.json'));
  const whole = typeDocuments(publicDocument(document), { ofSchema: () => 'common', ofOperation: () => 'common' });
  const [everything] = whole.filter(({ domain }) => domain === 'common');
  const [webhooks] = whole.filter(({ domain }) => domain === 'webhooks');
  const types = await heyApi.typesOf({ ...everything?.document, webhooks: webhooks?.document.webhooks });
  const files = readdirSync(new URL('sdk/src/types/', generated)).map((name) => read(`sdk/src/types/${name}`));
  expect(files.flatMap(declarations).sort()).toEqual(declarations(types));
});

it('a domain file imports what other domains declare, and nothing else', async () => {
  const files = await emitted();
  const types = files.get('src/types/payments.gen.ts') ?? '';
  const [, names = '', from] = /^import type \{([^}]*)\} from '([^']*)';$/m.exec(types) ?? [];
  expect(from).toBe('./errors.gen.ts');
  const taken = names.split(',').map((name) => name.trim());
  expect(taken).toContain('PaymentNotFoundError');
  for (const name of taken) expect(types).not.toContain(`export type ${name} =`);
  expect(types).toContain('export type PaymentList = {');
});

it('refuses a schema whose name hey-api would change', async () => {
  const components = asObject(contract.components);
  const schemas = { ...asObject(components.schemas), 'payment-note': { type: 'string' } };
  const paths = {
    '/v1/notes': {
      get: {
        operationId: 'getNote',
        tags: ['Notes'],
        responses: {
          200: {
            description: 'A note',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/payment-note' } } },
          },
        },
      },
    },
  };
  const openapi: JsonObject = { ...contract, paths, components: { ...components, schemas } };
  await expect(emitted(openapi)).rejects.toThrow("the client's types write the name of payment-note otherwise");
});
