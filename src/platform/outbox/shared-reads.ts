// Reads across tenants: a job belongs to no request, so its lookups have the system role.

import { askTogether } from '../db/batched-query.ts';
import type { RowReads } from '../db/reads.ts';
import { camelRow } from '../db/rows/case.ts';
import { runAsSystem } from '../db/run-as-system.ts';
import { type Query, statementOf } from '../db/statement.ts';
import { TickBatcher } from '../db/tick-batcher.ts';
import type { Engine } from '../lifecycle/engine.ts';

/**
 * Reads with the system role, outside the transaction of any job. The questions that jobs ask in one turn of the event loop
 * share a transaction, because jobs that are leased together begin together.
 */
export class SharedReads implements RowReads {
  readonly #engine: Engine;
  readonly #batch = new TickBatcher((queries: readonly Query[]) => this.#answer(queries));

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async many<T extends object>(query: Query): Promise<T[]> {
    const answer = await this.#batch.ask(query);
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value as T[];
  }

  async one<T extends object>(query: Query): Promise<T | undefined> {
    return (await this.many<T>(query))[0];
  }

  /** A question that fails takes the others of its transaction with it: each is then asked again in one of its own. */
  async #answer(queries: readonly Query[]): Promise<readonly PromiseSettledResult<object[]>[]> {
    try {
      return (await this.#read(queries)).map((value) => ({ status: 'fulfilled', value }));
    } catch (reason) {
      if (queries.length === 1) return [{ status: 'rejected', reason }];
      return Promise.allSettled(queries.map(async (query) => (await this.#read([query]))[0] ?? []));
    }
  }

  async #read(queries: readonly Query[]): Promise<object[][]> {
    const { pool, fault } = this.#engine;
    const { statements, resultsOf } = askTogether(queries.map(statementOf));
    const results = resultsOf(await runAsSystem(pool, statements, fault));
    return results.map(({ rows }) => rows.map((row) => camelRow(row)));
  }
}
