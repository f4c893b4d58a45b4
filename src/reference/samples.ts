import type { Schema } from './contract.ts';
import { exampleValue, type Operation } from './operations.ts';
import type { View } from './view.ts';

/** A request that can be sent as it stands, made from the contract's first example. */
export interface Sample {
  readonly curl: string;
  /** Undefined where the SDK has no method. */
  readonly typescript: string | undefined;
  /** The first example of the body; undefined where there is no body. */
  readonly body: unknown;
}

export const sampleOf = ({ catalog }: View, operation: Operation): Sample => {
  const { document, namespaces = {} } = catalog.contract;
  const examples = Object.values(operation.body?.content?.['application/json']?.examples ?? {});
  const body = exampleValue(document, examples[0]);
  const needed = operation.parameters.filter((one) => one.in === 'path' || (one.in === 'query' && one.required));
  const values = Object.fromEntries(needed.map(({ name, schema }) => [name, sampleValue(name, schema)]));
  const path = operation.path.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
  const query = needed.filter((one) => one.in === 'query').map(({ name }) => `${name}=${values[name]}`);
  const url = `${document.servers?.[0]?.url ?? ''}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const isPlain = typeof body === 'object' && body !== null && !Array.isArray(body);
  const input = { ...values, ...(isPlain ? body : body === undefined ? {} : { body }) };
  const method = methodOf(namespaces, operation.id);
  return {
    curl: curlOf(operation, url, credentialOf(catalog.contract.document.components.securitySchemes, operation), body),
    typescript: method && `const { data, error } = await paychart.${method}(${argument(input)});`,
    body,
  };
};

const sampleValue = (name: string, { examples = [], default: fallback, enum: [first] = [] }: Schema = {}): unknown =>
  examples[0] ?? fallback ?? first ?? `{${name}}`;

type Schemes = View['catalog']['contract']['document']['components']['securitySchemes'];

const credentialOf = (schemes: Schemes = {}, { security }: Operation): string | undefined => {
  const scheme = schemes[security[0]?.[0]?.scheme ?? ''];
  if (scheme === undefined) return undefined;
  return scheme.type === 'apiKey' ? `${scheme.name}: $PAYCHART_KEY` : 'Authorization: Bearer $PAYCHART_KEY';
};

const curlOf = ({ method, object }: Operation, url: string, credential: string | undefined, body: unknown): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${url}"`,
    credential && `-H "${credential}"`,
    method === 'POST' && object['x-idempotency'] !== 'none' && '-H "Idempotency-Key: $(uuidgen)"',
    body !== undefined && "-H 'Content-Type: application/json'",
    body !== undefined && `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' \\\n  ');

const methodOf = (namespaces: Readonly<Record<string, Readonly<Record<string, string>>>>, id: string) => {
  for (const [namespace, methods] of Object.entries(namespaces)) {
    const own = Object.entries(methods).find(([, operation]) => operation === id);
    if (own) return `${namespace}.${own[0]}`;
  }
  return undefined;
};

const argument = (input: object): string =>
  Object.keys(input).length === 0
    ? ''
    : JSON.stringify(input, null, 2)
        .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
        .replace(/"((?:[^"\\']|\\.)*)"/g, (all, text: string) => (text.includes('\\') ? all : `'${text}'`));
