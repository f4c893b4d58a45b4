import { asArray, asObject, asString, type Json, type JsonObject } from '../../load/json.ts';
import type { Operation } from '../../model/model.ts';
import type { Emitter } from '../emitter.ts';
import { PathVariables } from './variables.ts';

/** `generated/requests/<domain>.http`: each operation with its first example, to be sent from an editor. */
export const emitRequests: Emitter = ({ document, operations, product: { keyPrefix } }) => {
  const domains = [...Map.groupBy(operations, ({ domain }) => domain)].sort(([a], [b]) => (a < b ? -1 : 1));
  return domains.map(([domain, own]) => {
    const text = fileOf(domain, own, document, keyPrefix);
    return { path: `generated/requests/${domain}.http`, madeFrom: text, text: () => text };
  });
};

function fileOf(domain: string, operations: readonly Operation[], document: JsonObject, keyPrefix: string): string {
  const variables = new PathVariables();
  const requests = operations.map((operation) => requestOf(operation, document, variables));
  const used = new Set([...requests.join('\n').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  const values = Object.entries({ apiKey: `${keyPrefix}test_your_key`, ...CREDENTIALS, ...variables.values }).filter(
    ([name]) => used.has(name),
  );
  const head = [
    `# ${domain}: ${operations.length === 1 ? 'one request' : `${operations.length} requests`}. Generated from spec/ by \`npm run generate\`.`,
    '# Sent by the HTTP client of JetBrains, and by REST Client in Visual Studio Code. Set the values first.',
    '@baseUrl = http://localhost:8080',
    ...values.map(([name, value]) => `@${name} = ${value}`),
  ];
  return `${[head.join('\n'), ...requests].join('\n\n')}\n`;
}

/** Other credentials, by the names of their variables. */
const CREDENTIALS = {
  sessionToken: 'the token of a member session',
  adminKey: 'the key of the operators',
};

function requestOf(operation: Operation, document: JsonObject, variables: PathVariables): string {
  const { id, method, path, summary } = operation;
  const target = variables.fill(path, document) + queryOf(operation);
  const body = exampleBody(document, path, method);
  const lines = [
    `### ${summary}`,
    `# @name ${id}`,
    `${method.toUpperCase()} {{baseUrl}}${target}`,
    ...credentialOf(operation),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', JSON.stringify(body, null, 2)]),
  ];
  return lines.join('\n');
}

/** An API key where one will do. */
function credentialOf({ security }: Operation): string[] {
  const schemes = security.map(({ scheme }) => scheme);
  if (schemes.includes('apiKey')) return ['X-Service-Api-Key: {{apiKey}}'];
  if (schemes.includes('memberSession')) return ['Authorization: Bearer {{sessionToken}}'];
  if (schemes.includes('adminKey')) return ['X-Service-Admin-Key: {{adminKey}}', 'X-Service-Operator: Rosa Lindqvist'];
  return [];
}

/** The parameters that are required. */
function queryOf({ parameters: { query } }: Operation): string {
  const required = query.filter((parameter) => parameter.required);
  const pairs = required.map(
    ({ name, schema }) => `${name}=${encodeURIComponent(exampleOf(schema) ?? `your-${name}`)}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function exampleOf({ examples, default: fallback }: JsonObject): string | undefined {
  const value = asArray(examples)[0] ?? fallback;
  return value === undefined || value === null ? undefined : String(value);
}

function exampleBody(document: JsonObject, path: string, method: string): Json | undefined {
  const item = asObject(asObject(document.paths)[path]);
  const { content } = asObject(asObject(item[method]).requestBody);
  const { examples } = asObject(asObject(content)['application/json']);
  const [example] = Object.values(asObject(examples)).map(asObject);
  const name = asString(example?.$ref)?.replace('#/components/examples/', '');
  const shared = asObject(asObject(document.components).examples);
  return (name === undefined ? example : asObject(shared[name]))?.value;
}
