import { asArray, asString, isArray, isObject, type JsonObject, type Schema } from '../load/json.ts';
import type { SpecNode } from '../load/spec-node.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { ErrorEntry } from './model.ts';

/** Reads spec/errors.yaml: each code once. */
export const buildErrors = (registry: SpecNode, diagnostics: Diagnostics): ErrorEntry[] =>
  registry.entries().map(([code, node]) => {
    const complain = (message: string) => diagnostics.report(node, 'error-entry', `${code} ${message}`);
    const { status, details, example, constraints, retry, waits, kernel } = node.object;
    const statuses = (isArray(status) ? status : [status]).filter((one) => typeof one === 'number');
    const meaning = asString(node.object.meaning);
    const requirements = asArray(node.object['x-requirements']).map(String);
    if (!/^[A-Z][A-Z0-9_]+$/.test(code)) complain('is not in CAPITALS_WITH_UNDERSCORES');
    if (statuses.length === 0 || statuses.some((one) => one < 400 || one > 599))
      complain('needs a status from 400 to 599');
    if (meaning === undefined) complain('needs a meaning');
    if (typeof retry !== 'boolean') complain('needs retry: true or false');
    if (isObject(details) && !isObject(example)) complain('has details and needs an example of them');
    return {
      code,
      statuses,
      meaning: meaning ?? code,
      requirements,
      retry: retry === true,
      waits: waits === true,
      kernel: kernel === true,
      details: isObject(details) ? details : undefined,
      example: isObject(example) ? example : undefined,
      constraints: asArray(constraints).map(String),
      place: node,
    };
  });

/** Tells whether every response with this code has details; if none of their fields is required, they may be absent. */
export const needsDetails = ({ details }: ErrorEntry): boolean => asArray(details?.required).length > 0;

/** `ROUTE_QUOTE_EXPIRED` -> `RouteQuoteExpired`. */
export const errorName = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `ROUTE_QUOTE_EXPIRED` -> `RouteQuoteExpiredError`. */
export const errorSchemaName = (code: string): string => `${errorName(code)}Error`;

/** The envelope of one code (D-033): `code` and `statusCode` constant, so that clients narrow on them. */
export const errorSchema = (entry: ErrorEntry): Schema => {
  const [first, ...others] = entry.statuses;
  const statusCode = others.length === 0 ? { const: first ?? 500 } : { enum: entry.statuses };
  return {
    type: 'object',
    description: entry.meaning,
    ...(entry.requirements.length > 0 ? { 'x-requirements': [...entry.requirements] } : {}),
    additionalProperties: false,
    required: ['statusCode', 'message', 'code', 'requestId', ...(needsDetails(entry) ? ['details'] : [])],
    properties: {
      statusCode: { type: 'integer', ...statusCode },
      message: { type: 'string', description: 'For people; never part of the contract.' },
      code: { type: 'string', const: entry.code },
      requestId: { type: 'string', description: 'Quote it to support: it names this request in our logs.' },
      ...(entry.details ? { details: entry.details } : {}),
    },
  };
};

export const errorExample = (entry: ErrorEntry, status: number): JsonObject => ({
  summary: entry.meaning,
  value: {
    statusCode: status,
    message: entry.meaning,
    code: entry.code,
    requestId: 'req_01k9zt5r7m8q4x2v6b3n1c0d99',
    ...(entry.example ? { details: entry.example } : {}),
  },
});

/** The name of the shared example: the code, and its status where it has several. */
export const errorExampleName = (entry: ErrorEntry, status: number): string =>
  entry.statuses.length > 1 ? `${entry.code}_${status}` : entry.code;
