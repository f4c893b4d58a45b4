import type { ParameterObject, Product, Schema } from '../contract.ts';
import { exampleValue, type Operation } from '../operations.ts';
import { olderVersionOf, versionHeader } from '../version-switch.ts';
import type { View } from '../view.ts';

/** A request that can be sent as it stands, made from the contract's first example. */
export interface Sample {
  readonly curl: string;
  /** Undefined where the SDK has no method. */
  readonly typescript: string | undefined;
  /** Undefined where the Python SDK has no method. */
  readonly python: string | undefined;
  /** The first example of the body; undefined where there is no body. */
  readonly body: unknown;
}

export const sampleOf = (view: View, operation: Operation): Sample => {
  const { document, namespaces, python, product } = view.catalog.contract;
  const version = olderVersionOf(view);
  const [[bodyType = 'application/json', media] = []] = Object.entries(operation.body?.content ?? {});
  const examples = Object.values(media?.examples ?? {});
  const body = exampleValue(document, examples[0]);
  const needed = operation.parameters.filter((one) => one.in === 'path' || (one.in === 'query' && one.required));
  const answer = answerOf(document, operation);
  const values = Object.fromEntries(needed.map(({ name, schema }) => [name, sampleValue(name, schema, answer)]));
  const path = operation.path.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
  const query = needed.filter((one) => one.in === 'query').map(({ name }) => `${name}=${values[name]}`);
  const headers = operation.parameters
    .filter((one) => isOwnHeader(one, product) && one.required)
    .map(({ name, schema }) => ({ name, value: String(sampleValue(name, schema, answer)) }));
  const url = `${document.servers?.[0]?.url ?? ''}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const isPlain = typeof body === 'object' && body !== null && !Array.isArray(body);
  const named = headers.map(({ name, value }) => [parameterOf(name), value] as const);
  const input = { ...values, ...Object.fromEntries(named), ...(isPlain ? body : body === undefined ? {} : { body }) };
  const method = methodOf(namespaces, operation.id);
  return {
    curl: curlOf(operation, url, {
      headers: [
        credentialOf(product, document.components.securitySchemes, operation),
        ...headers.map(({ name, value }) => `${name}: ${value}`),
        version && `${versionHeader(product)}: ${version}`,
      ],
      body,
      bodyType,
    }),
    typescript: method && `const { data, error } = await ${clientOf(product)}.${method}(${argument(input)});`,
    python: python?.[operation.id],
    body,
  };
};

/** What a program calls its client. */
export const clientOf = ({ clientName }: Product): string =>
  `${clientName.charAt(0).toLowerCase()}${clientName.slice(1)}`;

/** The first example of what the operation answers, where that is an object. */
const answerOf = (
  document: Parameters<typeof exampleValue>[0],
  { successes }: Operation,
): Readonly<Record<string, unknown>> => {
  const examples = successes.flatMap(({ content }) =>
    Object.values(content).flatMap((one) => Object.values(one.examples ?? {})),
  );
  const value = exampleValue(document, examples[0]);
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
};

/** An id of a path is the one that the example of the answer has; what it calls `paymentId` may be `id` in the path. */
const sampleValue = (
  name: string,
  { examples = [], default: fallback, enum: [first] = [] }: Schema = {},
  answer: Readonly<Record<string, unknown>>,
): unknown => examples[0] ?? fallback ?? first ?? idIn(answer, name) ?? `{${name}}`;

const idIn = (answer: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const names = [name, 'id', ...Object.keys(answer).filter((key) => key.endsWith('Id'))];
  const found = names.map((one) => answer[one]).find((value) => typeof value === 'string' && ID.test(value));
  return found as string | undefined;
};

const ID = /^[a-z0-9]{2,5}_[0-9a-z]{26}$/;

type Schemes = View['catalog']['contract']['document']['components']['securitySchemes'];

const credentialOf = (
  { environmentPrefix }: Product,
  schemes: Schemes,
  { security }: Operation,
): string | undefined => {
  const scheme = schemes?.[security[0]?.[0]?.scheme ?? ''];
  if (scheme === undefined) return undefined;
  const key = `$${environmentPrefix}API_KEY`;
  return scheme.type === 'apiKey' ? `${scheme.name}: ${key}` : `Authorization: Bearer ${key}`;
};

/** A header of the contract's own. The others are the platform's: clients send them by themselves. */
export const isOwnHeader = ({ in: place, name }: ParameterObject, { headerPrefix }: Product): boolean =>
  place === 'header' &&
  !name.toLowerCase().startsWith(headerPrefix.toLowerCase()) &&
  !/^(?:idempotency-key|last-event-id|x-provider-.*)$/i.test(name);

/** As the SDK calls it: `xVisitor` for `X-Visitor`. */
const parameterOf = (header: string): string =>
  header.toLowerCase().replace(/[^a-z0-9]+(\w)/g, (_dash, letter: string) => letter.toUpperCase());

interface Sent {
  readonly headers: readonly (string | undefined)[];
  readonly body: unknown;
  readonly bodyType: string;
}

const curlOf = ({ method, object }: Operation, url: string, { headers, body, bodyType }: Sent): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${url}"`,
    ...headers.map((header) => header && `-H "${header}"`),
    method === 'POST' && object['x-idempotency'] !== 'none' && '-H "Idempotency-Key: $(uuidgen)"',
    body !== undefined && `-H 'Content-Type: ${bodyType}'`,
    body !== undefined && `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ')}'`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' \\\n  ');

/** Where a client of the SDK has an operation: `offrampPayments.create`. */
export const methodOf = (
  namespaces: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  id: string,
): string | undefined => {
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
