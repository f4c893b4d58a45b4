// Passes the walls of tenants: jobs look things up with the system role.

import type { Knex } from 'knex';
import type { RowReads } from '../db/reads.ts';
import type { Engine } from '../lifecycle/engine.ts';
import { UnitOfWork } from '../lifecycle/unit-of-work.ts';

type Query = Knex.QueryBuilder | Knex.Raw;

interface Question {
  readonly query: Query;
  resolve(rows: object[]): void;
  reject(error: unknown): void;
}

/**
 * Reads with the system role, outside the transaction of any job. What jobs ask in one turn of the event loop shares a
 * transaction: jobs that are leased together begin together, and mostly with the same question.
 */
export class SharedReads implements RowReads {
  readonly #engine: Engine;
  #asked: Question[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  many<T extends object>(query: Query): Promise<T[]> {
    return new Promise<T[]>((resolve, reject) => {
      this.#asked.push({ query, resolve: resolve as (rows: object[]) => void, reject });
      if (this.#asked.length === 1) queueMicrotask(() => void this.#answer(this.#take()));
    });
  }

  async one<T extends object>(query: Query): Promise<T | undefined> {
    return (await this.many<T>(query))[0];
  }

  #take(): readonly Question[] {
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  async #answer(questions: readonly Question[]): Promise<void> {
    const by = { actorType: 'system', actorId: null, requestId: null } as const;
    const unit = new UnitOfWork(this.#engine, { role: 'system', tenantId: null, by });
    try {
      const answers = await Promise.all(questions.map(({ query }) => unit.reads.many(query)));
      await unit.commit();
      for (const [at, { resolve }] of questions.entries()) resolve(answers[at] ?? []);
    } catch (error) {
      await unit.rollback().catch(() => undefined);
      // A question that fails takes the others with it: singly, each answers for itself.
      if (questions.length === 1) questions[0]?.reject(error);
      else await Promise.all(questions.map((question) => this.#answer([question])));
    }
  }
}
