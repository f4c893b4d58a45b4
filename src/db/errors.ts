/** What PostgreSQL says of a failed statement. */
export interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && typeof (error as { code?: unknown }).code === 'string' && 'severity' in error;
}

const DEADLOCK = '40P01';
const SERIALIZATION = '40001';
const LOCK_TIMEOUT = '55P03';

/** Running the whole handler again is safe: nothing left before the flush (D-437). */
export const isRetryable = (error: unknown): boolean =>
  isDatabaseError(error) && (error.code === DEADLOCK || error.code === SERIALIZATION);

export const isLockTimeout = (error: unknown): boolean => isDatabaseError(error) && error.code === LOCK_TIMEOUT;

/** The name of the constraint that was violated: unique, check or foreign key. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!isDatabaseError(error) || !error.code.startsWith('23')) return undefined;
  return error.constraint;
}
