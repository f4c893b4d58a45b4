import type { Step } from '../../../walker/recipe.ts';
import { asObject, type Json, type JsonObject } from '../../load/json.ts';
import type { Product } from '../../load/product/product.ts';
import type { Operation, Parameter } from '../../model/model.ts';
import { credentialOf, credentialsOf, exampleBody, exampleOf } from './examples.ts';
import { expectationOf, sentOf } from './sent.ts';
import type { Story } from './stories.ts';
import { PathVariables } from './variables.ts';

interface Sources {
  readonly domains: readonly (readonly [string, readonly Operation[]])[];
  readonly stories: ReadonlyMap<string, readonly Story[]>;
  readonly known: ReadonlyMap<string, Operation>;
  readonly document: JsonObject;
  readonly product: Product;
}

/** A collection of Postman 2.1: each domain's stories, and each of its operations with all of its parameters. */
export function collectionOf({ domains, stories, known, document, product }: Sources): JsonObject {
  const variables = new PathVariables();
  const item = domains.map(([name, own]) => ({
    name,
    item: [
      ...(stories.get(name) ?? []).map((story) => storyOf(story, known, product)),
      ...own.map((operation) => requestOf(operation, document, variables, product)),
    ],
  }));
  const values = { baseUrl: 'http://localhost:8080', ...credentialsOf(product.keyPrefix), ...variables.values };
  return {
    info: {
      name: product.name,
      description:
        'A story runs from top to bottom in a sandbox and can be run again: it makes tenants of its own. The other requests take the variables of this collection. A parameter that is not required is disabled.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: Object.entries(values).map(([key, value]) => ({ key, value })),
    item,
  };
}

/** A line for each request: a change of one is a change of one line. */
export const printedCollection = (collection: JsonObject): string => `${printed(collection)}\n`;

const printed = ({ item, ...own }: JsonObject): string => {
  if (!Array.isArray(item)) return JSON.stringify(own);
  return `${JSON.stringify(own).slice(0, -1)},"item":[\n${item.map((one) => printed(asObject(one))).join(',\n')}\n]}`;
};

const storyOf = (
  { lifecycle, title, steps }: Story,
  known: ReadonlyMap<string, Operation>,
  product: Product,
): JsonObject => ({
  name: `Story of ${lifecycle}`,
  description: title,
  item: steps.map((step, index) => {
    const operation = known.get(step.call);
    if (operation === undefined) throw new Error(`A recipe of the walker calls ${step.call}, which is no operation`);
    return chained(step, operation, index, product);
  }),
});

/** New values of one run, which its first request makes. */
const BEGIN = [
  'const digits = String(2000000 + Math.floor(Math.random() * 7999999));',
  "pm.collectionVariables.set('unique', pm.variables.replaceIn('{{$guid}}'));",
  "pm.collectionVariables.set('digits', digits);",
  "pm.collectionVariables.set('phone', `+1555${digits}`);",
];

function chained(step: Step, operation: Operation, index: number, product: Product): JsonObject {
  const sent = sentOf(step, operation, product);
  const expected = expectationOf(step, operation);
  return {
    name: `${index + 1}. ${operation.summary}`,
    event: [...(index === 0 ? [script('prerequest', BEGIN)] : []), script('test', checksOf(step))],
    request: {
      method: operation.method.toUpperCase(),
      ...(expected !== undefined && { description: expected }),
      header: headersOf(sent.headers, sent.body, operation),
      url: urlOf(
        sent.path,
        sent.query.map(([key, value]) => ({ key, value })),
      ),
      ...bodyOf(sent.body),
    },
  };
}

const script = (listen: string, exec: readonly string[]): JsonObject => ({
  listen,
  script: { type: 'text/javascript', exec: [...exec] },
});

/** Sends a request again until its response is there, then keeps what later requests need. */
function checksOf({ keep = {}, until, refused, orRefused }: Step): readonly string[] {
  const valueAt = (at: string): string =>
    `body${at
      .split('.')
      .map((key) => (/^\d+$/.test(key) ? `?.[${key}]` : `?.${key}`))
      .join('')}`;
  const told =
    refused !== undefined
      ? `body.code === '${refused}'`
      : `pm.response.code < 300${orRefused === undefined ? '' : ` || body.code === '${orRefused}'`}`;
  const test = [`pm.test('The response is as told', () => pm.expect(${told}).to.equal(true));`];
  const kept = Object.entries(keep).map(([name, at]) => `pm.collectionVariables.set('${name}', ${valueAt(at)});`);
  const head = ["const body = pm.response.text() === '' ? {} : pm.response.json();"];
  if (until === undefined) return [...head, ...test, ...kept];
  const old = until.isNot === undefined ? '' : ` && ${valueAt(until.at)} !== pm.variables.replaceIn('${until.isNot}')`;
  const there =
    until.is === undefined ? `${valueAt(until.at)} != null${old}` : `String(${valueAt(until.at)}) === '${until.is}'`;
  return [
    ...head,
    "const tries = Number(pm.collectionVariables.get('tries') ?? 0) + 1;",
    `const isThere = ${there};`,
    "pm.collectionVariables.set('tries', isThere ? 0 : tries);",
    'if (!isThere && tries < 100) setTimeout(() => pm.execution.setNextRequest(pm.info.requestId), 200);',
    `else pm.test('The response is as told', () => pm.expect(isThere).to.equal(true));`,
    ...kept.map((line) => `if (isThere) ${line}`),
  ];
}

/** Every parameter of the operation. What is not required is disabled, but for the key that makes a retry safe. */
function requestOf(operation: Operation, document: JsonObject, variables: PathVariables, product: Product): JsonObject {
  const { method, path, summary, parameters } = operation;
  const body = exampleBody(document, path, method);
  const credentials = credentialOf(operation, product).map(
    (line) => line.split(/: (.*)/).slice(0, 2) as [string, string],
  );
  const given = new Set(credentials.map(([name]) => name.toLowerCase()));
  const headers = parameters.header.filter(({ name }) => !given.has(name.toLowerCase()));
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      header: [...headersOf(credentials, body, operation), ...headers.map(parameterOf)],
      url: urlOf(variables.fill(path, document), parameters.query.map(parameterOf)),
      ...bodyOf(body),
    },
  };
}

function parameterOf({ name, schema, required, description }: Parameter): JsonObject {
  const isKey = name === 'Idempotency-Key';
  const example = isKey ? '{{$guid}}' : (exampleOf(schema) ?? firstOf(schema) ?? '');
  return {
    key: name,
    value: example,
    ...(!required && !isKey && { disabled: true }),
    ...(description !== undefined && { description }),
  };
}

const firstOf = ({ enum: values }: JsonObject): string | undefined =>
  Array.isArray(values) && values[0] !== null ? String(values[0]) : undefined;

const headersOf = (
  headers: readonly (readonly [string, string])[],
  body: Json | undefined,
  operation: Operation,
): JsonObject[] => [
  ...headers.map(([key, value]) => ({ key, value })),
  ...(body === undefined ? [] : [{ key: 'Content-Type', value: operation.body?.mediaType ?? 'application/json' }]),
];

const bodyOf = (body: Json | undefined): JsonObject =>
  body === undefined
    ? {}
    : { body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } } };

const urlOf = (path: string, query: JsonObject[]): JsonObject => {
  const enabled = query.filter(({ disabled }) => disabled !== true);
  const text = enabled.map(({ key, value }) => `${String(key)}=${String(value)}`).join('&');
  return {
    raw: `{{baseUrl}}${path}${text === '' ? '' : `?${text}`}`,
    host: ['{{baseUrl}}'],
    path: path.slice(1).split('/'),
    ...(query.length > 0 && { query }),
  };
};
