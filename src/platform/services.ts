import type { Logger } from 'pino';

/**
 * What handlers, facts and workers share beyond their transaction. It is built once when the process starts, in src/app.
 *
 * This file imports nothing of ours. Each module that offers a service adds it here by declaration merging, so that a
 * new service edits no shared list and the types form no circle.
 */
export interface Services {
  readonly log: Logger;
  /** Real time, for what the test clocks do not move: keys, sessions, signatures (D-067). */
  readonly realTime: () => Date;
  /** The address on which this process answers HTTP. Undefined while it does not listen, and in processes that only work. */
  readonly address: { url: string | undefined };
}
