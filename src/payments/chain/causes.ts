/**
 * The error, or what has caused it, of one of these names: viem wraps what a node says in what it was asked for. By name
 * and not by class, so that nobody loads the client to understand an error.
 */
export function causeOf(error: unknown, ...names: readonly string[]): Error | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (names.includes(cause.name)) return cause;
  }
  return undefined;
}

/** The error that a node returns instead of a result. A time-out and an HTTP status are no such error. */
export interface NodeRefusal extends Error {
  readonly code: number;
  /** The node's own message. */
  readonly details: string;
  readonly data?: unknown;
}

export const refusalOf = (error: unknown): NodeRefusal | undefined =>
  causeOf(error, 'RpcRequestError') as NodeRefusal | undefined;
