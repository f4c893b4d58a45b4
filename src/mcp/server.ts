import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { type Access, type Called, call } from './call.ts';
import { describe } from './describe.ts';
import type { Documents } from './documents.ts';
import type { Json, JsonObject } from './json.ts';
import { type Operation, operationsOf } from './operations.ts';
import { createSearch, type Guide, type Searched } from './search.ts';
import { trimmed } from './trim.ts';
import { createValidate } from './validate.ts';

/** What the server says of itself. */
export interface Product {
  readonly slug: string;
  readonly about: string;
  /** A guide to begin with. */
  readonly firstGuide?: string;
}

const GUIDES = new URL('../../docs/guides/', import.meta.url);

const EXPLAINS = 'explainResource';

const instructionsOf = ({ about, firstGuide }: Product, explains: boolean): string =>
  [
    `${about} Find operations, lifecycles, error codes and guides with search, read one with describe, and send a request with call.`,
    ...(explains ? ['Ask with explain why a resource waits and what can happen next.'] : []),
    ...(firstGuide === undefined ? [] : [`The guide ${firstGuide} is a good beginning.`]),
  ].join(' ');

/** Makes the server of one connection. Everything that connections share is prepared once. */
export function createMcp(documents: Documents, access: Access, product: Product): () => McpServer {
  const { openapi, lifecycles } = documents;
  const known: Searched = { operations: operationsOf(openapi), openapi, lifecycles, guides: readGuides() };
  const explains = known.operations.has(EXPLAINS);
  const instructions = instructionsOf(product, explains);
  const search = createSearch(known);
  const validate = createValidate(openapi);
  const callById = async (given: CallInput): Promise<Called> => {
    const operation = known.operations.get(given.operation);
    if (!operation) return { isSent: false, problems: [`${given.operation} is no operation: use search to find one`] };
    const { params = {}, body, as, idempotencyKey } = given;
    return call(access, openapi, validate, { operation, params, body, as, idempotencyKey });
  };
  return () => {
    const server = new McpServer({ name: product.slug, version: textOf(openapi) }, { instructions });
    server.registerTool('search', SEARCH, async ({ query }) => answer(JSON.stringify(search(query), undefined, 1)));
    server.registerTool('describe', DESCRIBE, async ({ name, offset }) => {
      const text = describe(known, name);
      return text === undefined ? failure(`Nothing is named ${name}. Use search to find names.`) : answer(text, offset);
    });
    server.registerTool('call', callTool(access, exampleOf(known.operations)), async (given) =>
      told(await callById(given), given.offset),
    );
    if (explains)
      server.registerTool('explain', EXPLAIN, async ({ id, as, offset }) =>
        told(await callById({ operation: EXPLAINS, params: { id }, as }), offset),
      );
    return server;
  };
}

const textOf = ({ info }: JsonObject): string => String((info as JsonObject | undefined)?.version ?? '');

/** A service may have no guides. */
const readGuides = (): Guide[] =>
  (existsSync(GUIDES) ? readdirSync(GUIDES) : [])
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ name: file.replace(/\.md$/, ''), text: readFileSync(new URL(file, GUIDES), 'utf8') }));

const answer = (text: string, offset = 0) => ({ content: [{ type: 'text' as const, text: trimmed(text, offset) }] });
const failure = (text: string) => ({ ...answer(text), isError: true });

function told(called: Called, offset: number | undefined) {
  if (!called.isSent)
    return failure(`Nothing was sent:\n${called.problems.map((problem) => `- ${problem}`).join('\n')}`);
  const { status, answer: body, idempotencyKey } = called;
  const head = `HTTP ${status}${idempotencyKey ? `, idempotency key ${idempotencyKey}` : ''}`;
  const text = answer(`${head}\n${JSON.stringify(body, undefined, 1)}`, offset);
  return status < 400 ? text : { ...text, isError: true };
}

const OFFSET = { type: 'integer', minimum: 0, description: 'Where to continue a long answer.' };
const input = <T>(properties: JsonObject, required: string[]) =>
  fromJsonSchema<T>({ type: 'object', properties, required, additionalProperties: false } as never);

const SEARCH = {
  description: 'Finds operations, lifecycles, error codes and guides by words. Returns their names for describe.',
  inputSchema: input<{ query: string }>({ query: { type: 'string', maxLength: 200 } }, ['query']),
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const DESCRIBE = {
  description:
    'Describes one operation (parameters, body, answer, refusals, effect on the lifecycle), lifecycle, error code, schema or guide.',
  inputSchema: input<{ name: string; offset?: number }>({ name: { type: 'string' }, offset: OFFSET }, ['name']),
  annotations: { readOnlyHint: true, openWorldHint: false },
};

interface CallInput {
  readonly operation: string;
  readonly params?: JsonObject;
  readonly body?: Json;
  readonly as?: string | undefined;
  readonly idempotencyKey?: string;
  readonly offset?: number;
}

/** An operation that creates something says most about how operations are named. */
const exampleOf = (operations: ReadonlyMap<string, Operation>): string => {
  const all = [...operations.values()];
  return (
    (all.find(({ id }) => id.startsWith('create')) ?? all.find(({ method }) => method === 'POST') ?? all[0])?.id ?? ''
  );
};

const callTool = ({ keys }: Access, example: string) => ({
  description:
    'Sends one request. It is checked against the contract first; nothing is sent if it is invalid. Secrets in the answer are masked. After an unclear outcome repeat the call with the same idempotencyKey: it is never executed twice.',
  inputSchema: input<CallInput>(
    {
      operation: { type: 'string', description: `Name of an operation, such as ${example}.` },
      params: { type: 'object', description: 'Parameters of path and query, by name.' },
      body: { description: 'The JSON body.' },
      as: { type: 'string', description: `Whose key to use: ${[...keys.keys()].join(', ') || 'there is none'}.` },
      idempotencyKey: { type: 'string' },
      offset: OFFSET,
    },
    ['operation'],
  ),
  annotations: { destructiveHint: true, idempotentHint: false, openWorldHint: true },
});

const EXPLAIN = {
  description:
    'Explains a resource by its id: what happened, what it waits for, who can act, and which operations would be refused with which code.',
  inputSchema: input<{ id: string; as?: string; offset?: number }>(
    { id: { type: 'string' }, as: { type: 'string' }, offset: OFFSET },
    ['id'],
  ),
  annotations: { readOnlyHint: true, openWorldHint: false },
};
