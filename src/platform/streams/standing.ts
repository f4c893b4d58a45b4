import type { QueryResult } from 'pg';
import type { Statement } from '../db/statement.ts';
import type { Standing } from '../http/ports.ts';

/**
 * Checks whether the credentials of streams still hold. Each credential is asked for once, however many streams share
 * it.
 */
export class StandingCheck {
  readonly #statements = new Map<string, Statement>();

  constructor(standings: Iterable<Standing>) {
    for (const { confirmations = [] } of standings) {
      for (const { statement } of confirmations) this.#statements.set(keyOf(statement), statement);
    }
  }

  get statements(): Statement[] {
    return [...this.#statements.values()];
  }

  /** `results` are those of the statements, in their order. */
  holds({ confirmations = [], expiresAt }: Standing, results: readonly QueryResult[], now: Date): boolean {
    if (expiresAt != null && expiresAt <= now) return false;
    const keys = [...this.#statements.keys()];
    return confirmations.every((one) => one.confirm(results[keys.indexOf(keyOf(one.statement))]?.rows ?? []));
  }
}

const keyOf = ({ text, values }: Statement): string => JSON.stringify([text, values]);
