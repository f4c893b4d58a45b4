import { locationOf } from '../../src/platform/http/endpoint.ts';
import { exampleNames, type Json, resolve } from '../shared/document.ts';
import { firstSuccess, readPreference, unknownExample, unknownName } from '../shared/vocabulary.ts';

/** An answer that the mock gives without asking the service. */
export interface Preferred {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: unknown;
  /** Undefined where the mock refuses the preference itself. */
  readonly isExample?: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The documented answer of the code, or of the first success, and of the example where one is named; undefined where the
 * request prefers none. It has the headers that the service would send, and the id of this request.
 */
export function preferredOf(
  document: Json,
  operation: Json,
  { prefer, requestId }: { readonly prefer: string; readonly requestId: string },
): Preferred | undefined {
  const { code, example } = readPreference(prefer);
  if (code === undefined && example === undefined) return undefined;
  const found = documented(document, operation, { code, example });
  const body = isEnvelope(found.body) ? { ...found.body, requestId } : found.body;
  return { ...found, body, headers: headersOf(document, operation, { ...found, body, requestId }) };
}

function documented(
  document: Json,
  operation: Json,
  { code, example }: { readonly code: string | undefined; readonly example: string | undefined },
): Omit<Preferred, 'headers'> {
  const status = code ?? firstSuccess(operation.responses);
  if (!Object.hasOwn(operation.responses, status)) return unknownCode(operation, status);
  const response = resolve(document, operation.responses[status]);
  const contents = Object.entries<Json>(response.content ?? {});
  const names = exampleNames(document, operation, status);
  const name = example ?? names[0];
  if (example !== undefined && !names.includes(example))
    return refused(unknownExample(operation.operationId, status, example, names));
  const [type, media] = contents.find(([, { examples }]) => hasOwn(examples, name)) ?? contents[0] ?? [];
  const body = name === undefined ? undefined : resolve(document, media.examples[name]).value;
  return { status: Number(status), type, body, isExample: true };
}

const hasOwn = (examples: Json, name: string | undefined): boolean =>
  name !== undefined && Object.hasOwn(examples ?? {}, name);

const isEnvelope = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && 'requestId' in body && 'statusCode' in body;

/** They depend on what came before the request, and their values are not the example's. */
const OF_A_HISTORY = new Set(['link', 'idempotency-replayed', 'deprecation', 'sunset']);

interface Answered extends Omit<Preferred, 'headers'> {
  readonly requestId: string;
}

/** Every header that the contract declares for the answer, with its value in the contract. */
function headersOf(document: Json, operation: Json, { status, body, requestId }: Answered): Record<string, string> {
  const response = resolve(document, operation.responses[String(status)]) ?? {};
  const values: Record<string, string> = {};
  for (const [name, header] of Object.entries<Json>(response.headers ?? {})) {
    if (OF_A_HISTORY.has(name.toLowerCase())) continue;
    const { schema } = resolve(document, header);
    const value = schema.enum?.[0] ?? schema.examples?.[0];
    if (value !== undefined) values[name] = String(value);
  }
  const template: string | undefined = operation['x-location'];
  if (values.Location !== undefined && template !== undefined) values.Location = locationOf(template)(body);
  return { ...values, 'X-Request-Id': requestId, 'X-Service-Version': document.info.version };
}

function unknownCode({ operationId, responses }: Json, code: string): Omit<Preferred, 'headers'> {
  const detail = `${operationId} answers no ${code}. It answers: ${Object.keys(responses).join(', ')}.`;
  return refused(unknownName('Unknown code', detail, Object.keys(responses)));
}

const refused = (body: object): Omit<Preferred, 'headers'> => ({ status: 400, type: 'application/json', body });
