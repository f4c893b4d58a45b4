import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANSWERS } from './consent.table.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
}
interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const root = new URL('../../', import.meta.url);
const document = JSON.parse(readFileSync(new URL('generated/openapi.json', root), 'utf8'));
const resolved = <T>(ref: string): T =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);

/** Names of fields that lead to a person, a tenant, or a place that money goes to. */
const LEADS =
  /email|phone|handle|did$|wallet|address|member|tenant|account|destination|recipient|iban|owner|signer|arbiter|payee|payer|beneficiary|user|agent|contact|subject|identity|^to$|counterpart|approver|debtor|creditor|buyer|seller|supplier|lender|borrower|holder|spender/i;

function fieldsOf(schema: Schema, path: string, seen: readonly string[] = []): string[] {
  const { $ref, properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema;
  if ($ref !== undefined) return seen.includes($ref) ? [] : fieldsOf(resolved($ref), path, [...seen, $ref]);
  return [
    ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => fieldsOf(part, path, seen)),
    ...(items ? fieldsOf(items, `${path}[]`, seen) : []),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const here = path === '' ? name : `${path}.${name}`;
      return [...(LEADS.test(name) ? [here] : []), ...fieldsOf(property, here, seen)];
    }),
  ];
}

const found = new Set<string>();
for (const item of Object.values<Record<string, Operation> & { readonly parameters?: readonly Parameter[] }>(
  document.paths,
)) {
  for (const { operationId, parameters = [], requestBody } of Object.values<Operation>(item)) {
    if (operationId === undefined) continue;
    for (const given of [...(item.parameters ?? []), ...parameters]) {
      const parameter = given.$ref === undefined ? given : resolved<Parameter>(given.$ref);
      if (parameter.in !== 'header' && LEADS.test(parameter.name))
        found.add(`${operationId} ${parameter.in}:${parameter.name}`);
    }
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      for (const field of fieldsOf(schema, '')) found.add(`${operationId} ${field}`);
    }
  }
}

const answered = ANSWERS.flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([field, operations]) => operations.split(' ').map((id) => `${id} ${field}`)),
);

test('every field that names a person or a destination is listed, with its owner and who consented', () => {
  expect([...found].filter((field) => !answered.includes(field))).toEqual([]);
});

test('no field is listed twice, and every listed field exists', () => {
  expect(answered.filter((field, nth) => !found.has(field) || answered.indexOf(field) !== nth)).toEqual([]);
});

test('each listed field names an existing test', () => {
  expect(ANSWERS.map(({ shownBy }) => shownBy).filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
