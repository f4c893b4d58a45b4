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

/** What a node answers instead of a result: a time-out or a status of HTTP is no such answer. */
export interface NodeRefusal extends Error {
  readonly code: number;
  /** The node's own message. */
  readonly details: string;
  readonly data?: unknown;
}

export const refusalOf = (error: unknown): NodeRefusal | undefined =>
  causeOf(error, 'RpcRequestError') as NodeRefusal | undefined;
