import { isOutage } from '../../db/errors.ts';
import { Refusal, refuse } from '../../refusal.ts';
import type { Context } from '../context.ts';
import type { KernelCode } from '../kernel-codes.ts';
import { NotImplemented, TryAgain } from '../ports.ts';
import { ClientAborted } from '../request/raw-body.ts';
import { replyRefusal } from './reply.ts';

/** Responds to an error that an operation or middleware threw. */
export function answerFailure(context: Context, error: unknown): void {
  const { exchange, res: response } = context;
  if (error instanceof ClientAborted) {
    exchange.code = 'CLIENT_ABORTED';
    context.respond = false;
    return;
  }
  // A failure after the operation has answered takes that answer back.
  for (const name of OF_THE_ANSWER) response.removeHeader(name);
  if (isHttpError(error)) context.set(error.headers ?? {});
  replyRefusal(context, refusalOf(context, error));
}

/** Headers of an operation's response that the refusal in its place must not have. */
const OF_THE_ANSWER = ['Location', 'Link', 'Idempotency-Replayed', 'Deprecation', 'Sunset', 'ETag', 'Last-Modified'];

/** An unexpected error: the client gets the request id, under which the log has the details (D-033). */
function refusalOf({ kernel, exchange }: Context, error: unknown): Refusal {
  const { requestId, operationId } = exchange;
  const where = { requestId, operationId, err: error };
  if (error instanceof NotImplemented) {
    kernel.log.warn(where, 'not implemented');
    return refuse('NOT_IMPLEMENTED');
  }
  if (error instanceof TryAgain) {
    exchange.isOutage = isOutage(error);
    kernel.log.warn(where, 'try again');
    return refuse('TRY_AGAIN', error.told);
  }
  if (isHttpError(error) && error.expose && error.status < 500) {
    return new Refusal(codeByStatus[error.status] ?? 'VALIDATION_FAILED', { status: error.status });
  }
  kernel.log.error(where, 'request failed');
  return refuse('INTERNAL_ERROR');
}

/** The error that middleware throws with `context.throw`. */
interface HttpError {
  readonly status: number;
  /** True where the client may see the message. */
  readonly expose: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && 'expose' in error && 'status' in error && typeof error.status === 'number';

const codeByStatus: Readonly<Record<number, KernelCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'INSUFFICIENT_SCOPE',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_CONTENT_TYPE',
  429: 'RATE_LIMITED',
};
