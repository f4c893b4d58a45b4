import type { Client } from 'pg';
import type { FaultPoint } from '../../src/db/faults.ts';

/**
 * Kills the database connection before the n-th statement from now on, or right after it was sent, so that the server may
 * or may not have run it. Counts statements otherwise.
 */
export class Killer implements FaultPoint {
  /** The statements since the last `arm`. */
  readonly statements: string[] = [];
  /** Whether the kill happened. */
  fired = false;
  #at: number | undefined;
  #when: 'before' | 'after' = 'before';

  arm(at: number | undefined, when: 'before' | 'after' = 'before'): void {
    this.statements.length = 0;
    this.fired = false;
    this.#at = at;
    this.#when = when;
  }

  hit(client: Client, statement: string): void {
    this.statements.push(statement);
    if (this.statements.length !== this.#at) return;
    this.fired = true;
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
    if (this.#when === 'before') {
      stream.destroy();
      return;
    }
    // Written in this turn, gone in the next: the server got it and nobody hears its answer.
    setImmediate(() => stream.destroy());
  }
}
