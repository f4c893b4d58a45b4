import type { JsonObject } from '../../load/json.ts';
import type { Product } from '../../load/product/product.ts';
import type { Operation } from '../../model/model.ts';
import type { Emitter } from '../emitter.ts';
import { Chain } from './chain.ts';
import { credentialOf, credentialsOf, exampleBody, exampleOf } from './examples.ts';
import { collectionOf, printedCollection } from './postman.ts';
import { type Story, storiesOf } from './stories.ts';
import { PathVariables } from './variables.ts';

const FOLDER = 'generated/requests';

/**
 * `generated/requests/<domain>.http`: first the ways through the domain's lifecycles as stories, then its other operations
 * with their first examples. `<product>.postman_collection.json` has the same for Postman.
 */
export const emitRequests: Emitter = ({ document, operations, lifecycles, product, walks: { recipes } }) => {
  const known = new Map(operations.map((operation) => [operation.id, operation]));
  const stories = storiesOf(lifecycles, known, recipes);
  const domains = [...Map.groupBy(operations, ({ domain }) => domain)].sort(([a], [b]) => (a < b ? -1 : 1));
  const files = domains.map(([domain, own]) => {
    const text = fileOf({ domain, own, stories: stories.get(domain) ?? [] }, known, document, product);
    return { path: `${FOLDER}/${domain}.http`, madeFrom: text, text: () => text };
  });
  const collection = printedCollection(collectionOf({ domains, stories, known, document, product }));
  const path = `${FOLDER}/${product.slug}.postman_collection.json`;
  return [...files, { path, madeFrom: collection, text: () => collection }];
};

interface Domain {
  readonly domain: string;
  readonly own: readonly Operation[];
  readonly stories: readonly Story[];
}

function fileOf(
  { domain, own, stories }: Domain,
  known: ReadonlyMap<string, Operation>,
  document: JsonObject,
  product: Product,
): string {
  const chain = new Chain(known, product);
  const told = stories.map((story) => chain.told(story));
  const others = own.filter(({ id }) => !chain.has(id));
  const variables = new PathVariables();
  const requests = others.map((operation) => requestOf(operation, document, variables, product));
  const used = new Set([...requests.join('\n').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  const values = Object.entries({ ...credentialsOf(product.keyPrefix), ...variables.values }).filter(([name]) =>
    used.has(name),
  );
  const head = [
    `# ${domain}: ${own.length === 1 ? 'one request' : `${own.length} requests`}. Generated from spec/ by \`npm run generate\`.`,
    '# Sent by REST Client in Visual Studio Code and by other programs that read its files.',
    ...(told.length > 0 ? STORY_NOTE : []),
    '@baseUrl = http://localhost:8080',
    ...(values.length > 0 ? ['# Set these before you send the requests that name them.'] : []),
    ...values.map(([name, value]) => `@${name} = ${value}`),
  ];
  return `${[head.join('\n'), ...told, ...requests].join('\n\n')}\n`;
}

const STORY_NOTE = [
  '# The requests of a story are sent from top to bottom, in a sandbox. Each takes what it needs from the responses above,',
  '# so nothing has to be set. A story can be sent again: it makes tenants of its own each time.',
];

function requestOf(operation: Operation, document: JsonObject, variables: PathVariables, product: Product): string {
  const { id, method, path, summary } = operation;
  const target = variables.fill(path, document) + queryOf(operation);
  const body = exampleBody(document, path, method);
  const lines = [
    `### ${summary}`,
    `# @name ${id}`,
    `${method.toUpperCase()} {{baseUrl}}${target}`,
    ...credentialOf(operation, product),
    ...headersOf(operation, product),
    ...(body === undefined ? [] : [`Content-Type: ${mediaTypeOf(operation)}`, '', JSON.stringify(body, null, 2)]),
  ];
  return lines.join('\n');
}

const mediaTypeOf = ({ body }: Operation): string => body?.mediaType ?? 'application/json';

/** The headers that are required, but for those of the credential. */
function headersOf(operation: Operation, product: Product): string[] {
  const given = credentialOf(operation, product).map((line) => line.split(':')[0]?.toLowerCase());
  return operation.parameters.header
    .filter(({ name, required }) => required && !given.includes(name.toLowerCase()))
    .map(({ name, schema }) => `${name}: ${exampleOf(schema) ?? `your-${name.toLowerCase()}`}`);
}

/** The parameters that are required. */
function queryOf({ parameters: { query } }: Operation): string {
  const required = query.filter((parameter) => parameter.required);
  const pairs = required.map(
    ({ name, schema }) => `${name}=${encodeURIComponent(exampleOf(schema) ?? `your-${name}`)}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
