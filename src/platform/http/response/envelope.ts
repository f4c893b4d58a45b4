import type { Deprecation } from './deprecation.ts';
import { messageOf } from './refusal-words.ts';

/** One entry of the registry of error codes (spec/errors.yaml). */
export type ErrorRegistry = Readonly<
  Record<string, { readonly statuses: readonly number[]; readonly meaning: string }>
>;

export interface ReplyRules {
  readonly errors: ErrorRegistry;
  /** The package's version, for `X-Service-Version` (D-062). */
  readonly version: string;
  /** The public address of the service, for links to its documentation. */
  readonly baseUrl: string;
  /** What answers about something deprecated say besides. */
  readonly deprecation: Deprecation | undefined;
  /** True while the server shuts down: each response then closes its connection. */
  readonly isDraining: () => boolean;
}

/** What an envelope tells of a refusal. */
export interface Refused {
  readonly code: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
  /** Where it is not said, it follows from the code and its details. */
  readonly message?: string | undefined;
}

/** The error envelope (D-033): these fields in this order, `details` only where there is something to say. */
export function envelope(
  errors: ErrorRegistry,
  requestId: string,
  statusCode: number,
  { code, details, message = messageOf(errors[code]?.meaning ?? code, code, details) }: Refused,
): string {
  return JSON.stringify({ statusCode, message, code, requestId, details });
}
