import type { Operation } from '../model/model.ts';
import { header, indent, lines, literal } from '../print/text.ts';
import type { Emitter } from './emitter.ts';

/** `generated/contract/operation-table.ts`: what the kernel has to know of each operation, as data. */
export const emitOperationTable: Emitter = ({ operations }) => [
  {
    path: 'generated/contract/operation-table.ts',
    text: lines(
      header('spec/').trimEnd(),
      '',
      "import type { ErrorCode } from './errors.ts';",
      "import type { LifecycleName } from './lifecycles.ts';",
      "import type { OperationId } from './operations.ts';",
      '',
      OPERATION_META,
      'export const operations: Readonly<Record<OperationId, OperationMeta>> = {',
      operations.map((operation) => indent(`${operation.id}: ${literal(metaOf(operation))},`)),
      '};',
    ),
  },
];

const OPERATION_META = `export interface OperationMeta {
  readonly id: OperationId;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path template, parameters in braces. */
  readonly path: string;
  readonly domain: string;
  /** The status of a handler's plain result. */
  readonly status: number;
  /** Every documented 2xx, rising. */
  readonly statuses: readonly number[];
  /** Alternatives, each one scheme with the scopes that it needs; empty for a public operation. */
  readonly security: readonly { readonly scheme: 'apiKey' | 'memberSession' | 'adminKey'; readonly scopes: readonly string[] }[];
  /** The codes that its handler may answer, in order of precedence. */
  readonly codes: { readonly [C in ErrorCode]?: { readonly status: number; readonly commits?: boolean } };
  readonly lifecycle: readonly {
    readonly machine: LifecycleName;
    readonly event?: string;
    readonly initial?: boolean;
    readonly refused?: ErrorCode;
  }[];
  readonly transaction: 'one' | 'read-ahead' | 'cut' | 'none';
  /** Body fields whose difference under one idempotency key is a 409 (D-058). */
  readonly salient: readonly string[];
  readonly sandbox: boolean;
  readonly sessionOnly: boolean;
  readonly anyTenant: boolean;
  readonly idempotency: boolean;
  /** The body's own idempotency key, and the codes where it disagrees with the header or is lacking (D-057, D-059). */
  readonly bodyKey?: { readonly field: string; readonly differs: ErrorCode; readonly required?: ErrorCode; readonly when?: string };
  /** Other origins may read it, and keep it for \`maxAge\` seconds (D-061). */
  readonly publicDocument?: { readonly maxAge?: number };
  /** Of the successes, where it is another than \`application/json\`. */
  readonly mediaType?: string;
  /** When the answers carry the headers of D-181; \`with\` is a body's key. */
  readonly deprecation?: 'always' | 'handler' | { readonly with: string | readonly string[] };
  /** Bytes. */
  readonly bodyLimit: number;
  readonly signed: boolean;
  /** Template over fields of the response body. */
  readonly location?: string;
  readonly hasBody: boolean;
  /** The handler gets the body unparsed, to verify its bytes first. */
  readonly rawBody?: boolean;
  /** Codes of an invalid body that the handler answers, after refusals of its own. */
  readonly lateBodyCodes?: readonly ErrorCode[];
  readonly bodyRequired: boolean;
  /**
   * Which code a failure answers instead of VALIDATION_FAILED; \`*\` stands for any index; the first one met wins. With a
   * rule, only what that part of the schema refuses there, by ajv's schema path.
   */
  readonly fieldCodes: readonly { readonly pointer: string; readonly rule?: string; readonly code: ErrorCode }[];
  /** The aggregate that the handler will lock: its machine, and the path parameter with its id. */
  readonly prefetch?: { readonly machine: LifecycleName; readonly param: string };
}
`;

const metaOf = (operation: Operation): object => ({
  id: operation.id,
  method: operation.method,
  path: operation.path,
  domain: operation.domain,
  status: operation.status,
  statuses: operation.successes.map(({ status }) => status),
  security: operation.security,
  codes: Object.fromEntries(
    operation.codes.map(({ code, status, commits }) => [code, { status, ...(commits ? { commits } : {}) }]),
  ),
  lifecycle: operation.lifecycle.map(({ machine, event, initial, refused }) => ({
    machine,
    event,
    initial: initial || undefined,
    refused,
  })),
  transaction: operation.transaction,
  salient: operation.salient,
  sandbox: operation.sandbox,
  sessionOnly: operation.sessionOnly,
  anyTenant: operation.anyTenant,
  idempotency: operation.idempotency,
  bodyKey: operation.bodyKey,
  deprecation: operation.deprecation,
  publicDocument: operation.publicDocument,
  mediaType: operation.successes.find(({ mediaType }) => mediaType && mediaType !== 'application/json')?.mediaType,
  bodyLimit: operation.bodyLimit,
  signed: operation.signed,
  location: operation.location,
  hasBody: operation.body !== undefined,
  rawBody: operation.rawBody || undefined,
  lateBodyCodes: operation.lateBodyCodes.length > 0 ? operation.lateBodyCodes : undefined,
  bodyRequired: operation.body?.required ?? false,
  fieldCodes: operation.fieldCodes,
  prefetch: prefetchOf(operation),
});

const prefetchOf = ({ lifecycle, parameters }: Operation): object | undefined => {
  // What an operation creates first is not what its path names: the id is then a parent's.
  const [first] = lifecycle;
  const use = first?.event === undefined ? undefined : first;
  return use && parameters.path.some(({ name }) => name === 'id') ? { machine: use.machine, param: 'id' } : undefined;
};
