import type { ErrorCode, ErrorDetails } from '../../generated/contract/errors.ts';

/** The parts of a refusal besides its code. */
export interface RefusalParts<Details = Readonly<Record<string, unknown>>> {
  readonly details?: Details | undefined;
  /** Only where the code has several statuses; the operation's, or the registry's first one, otherwise. */
  readonly status?: number | undefined;
  /** The value of `Retry-After`, in whole seconds; the code's usual wait by default. */
  readonly retryAfterSeconds?: number | undefined;
  /** The message for this case, where the code covers several; its meaning in the registry by default. */
  readonly message?: string | undefined;
  /** True for refusals after which what happened stays (`commits: true` in the contract). */
  readonly commits?: boolean | undefined;
}

/**
 * Why a request is refused: the one shape of it, for the steps of the request path, for rules and for handlers. A value,
 * because refusals are usual, and a class, so that no result can be taken for one.
 */
export class Refusal<C extends ErrorCode = ErrorCode> {
  readonly code: C;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly message: string | undefined;
  readonly commits: boolean;

  constructor(code: C, parts: RefusalParts = {}) {
    this.code = code;
    this.details = parts.details;
    this.status = parts.status;
    this.retryAfterSeconds = parts.retryAfterSeconds;
    this.message = parts.message;
    this.commits = parts.commits ?? false;
  }
}

/** A code without details needs no parts; any other code needs exactly its details. */
type PartsOf<C extends ErrorCode> = undefined extends ErrorDetails[C]
  ? [parts?: RefusalParts<ErrorDetails[C]>]
  : [parts: RefusalParts<ErrorDetails[C]> & { readonly details: ErrorDetails[C] }];

/** Refuses, outside of a handler: a handler's `fail` takes the codes of its operation alone. */
export const refuse = <C extends ErrorCode>(code: C, ...[parts]: PartsOf<C>): Refusal<C> =>
  new Refusal(code, parts as RefusalParts);
