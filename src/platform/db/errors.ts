/** An error that PostgreSQL reports. */
export interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
  /** The function of PostgreSQL that reported it. */
  readonly routine?: string;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string' && 'severity' in error;
}

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';
const LOCK_TIMEOUT = '55P03';
const ABORTED = '25P02';
const NOT_PREPARED = '26000';
const READ_ONLY = '25006';
/** The function of PostgreSQL that reports it: the code, 0A000, has many other meanings. */
const STALE_PLAN = 'RevalidateCachedQuery';

/** Running the whole handler again is safe: nothing left before the flush (D-437). */
export const isRetryable = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === DEADLOCK || error.code === SERIALIZATION);

export const isLockTimeout = (error: unknown): boolean => isDatabaseError(error) && error.code === LOCK_TIMEOUT;

/** Tells whether an earlier statement has aborted the transaction, or was to prepare this one and failed. */
export const isAborted = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === ABORTED || error.code === NOT_PREPARED);

/** The name of the constraint that was violated: unique, check or foreign key. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!isDatabaseError(error) || !error.code.startsWith('23')) return undefined;
  return error.constraint;
}

/** The connection was lost after COMMIT was sent: whether it happened is not known here, only in the database. */
export class CommitUnknown extends Error {
  override readonly name = 'CommitUnknown';
}

/**
 * The connection is of no use any more, and nothing was written: its server has become a standby, or a migration has changed
 * the columns of a statement that the connection had prepared ("cached plan must not change result type").
 */
export const isUseless = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === READ_ONLY || error.routine === STALE_PLAN);

/** The codes of a socket that was cut or is written to after that, and of a host that cannot be found or reached. */
const LOST = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_SOCKET_CLOSED',
  'ERR_SOCKET_CLOSED_BEFORE_CONNECTION',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** The server takes no session of this user: its password was replaced, or it may not connect from here. */
const isRefusedAtLogin = (error: unknown): boolean => isDatabaseError(error) && error.code.startsWith('28');

/** What a server may lack. PostgreSQL reports it in the class 53 of its codes. */
export const SHORTAGES = ['disk', 'memory', 'connections', 'other'] as const;
export type Shortage = (typeof SHORTAGES)[number];

const SHORT: Readonly<Record<string, Shortage>> = { '53100': 'disk', '53200': 'memory', '53300': 'connections' };

/** What the server lacks to do as it was asked; undefined if it is something else. The transaction has written nothing. */
export function shortageOf(error: unknown): Shortage | undefined {
  if (!isDatabaseError(error) || !error.code.startsWith('53')) return undefined;
  return SHORT[error.code] ?? 'other';
}

const CANCELED = '57014';

/** Sessions that a time-out of the server has ended: idle in a transaction, or a transaction that took too long. */
const TIMED_OUT = new Set(['25P03', '25P04']);

/**
 * The database cannot do it now, and nothing is wrong with the request: it is away, lacks something, or somebody has cancelled
 * the statement, as an operator or `statement_timeout` does.
 */
export const isUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || shortageOf(error) !== undefined || (isDatabaseError(error) && error.code === CANCELED);

/** The database could not be reached or went away: nothing is wrong with the request. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof CommitUnknown || isUseless(error) || isRefusedAtLogin(error)) return true;
  if (!(error instanceof Error)) return false;
  const { code = '', name, syscall } = error as { code?: string; name: string; syscall?: string };
  // A session is refused, not a statement, where there are too many: nothing was sent.
  if (isDatabaseError(error))
    return code.startsWith('08') || code.startsWith('57P') || code === '53300' || TIMED_OUT.has(code);
  // pg says it in words where the socket says nothing; knex when no connection was to be had in time.
  return (
    LOST.has(code) ||
    // The socket of a server that has ended is gone from its folder.
    (code === 'ENOENT' && syscall === 'connect') ||
    name === 'KnexTimeoutError' ||
    name === 'NoPrimary' ||
    /connection (terminated|ended|error)|not queryable/i.test(error.message)
  );
}

/** The database was away or lacked something, or what has failed because of it. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isUnavailable(cause)) return true;
  return false;
}
