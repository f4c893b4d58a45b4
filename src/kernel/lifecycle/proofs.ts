import type { QueryResult } from 'pg';
import { isRetryable } from '../db/errors.ts';
import type { Statement } from '../db/statement.ts';
import type { Proof, Transaction } from '../db/transaction.ts';
import type { RememberedRows } from './remembered-rows.ts';
import type { TrackedAggregates } from './tracked-aggregates.ts';

/** How a transaction proves what it has taken from the memory of the process: in front of whatever it sends next. */
export class Proofs {
  readonly #tracked: TrackedAggregates;
  readonly #rememberedRows: RememberedRows | undefined;
  /** Of others than rows. */
  #expectations: readonly Statement[] = [];
  /** Those on their way. */
  #sent: Promise<unknown> | undefined;

  constructor(tracked: TrackedAggregates, rememberedRows: RememberedRows | undefined) {
    this.#tracked = tracked;
    this.#rememberedRows = rememberedRows;
  }

  /** Statements that fail where something is not as it is remembered. */
  expect(statements: readonly Statement[]): void {
    this.#expectations = statements;
  }

  /** Everything that is sent next is sent behind them, and fails with them. `at once` they do not wait to travel with it. */
  sendAhead(transaction: Transaction, when: 'with it' | 'at once' = 'with it'): void {
    const proofs = this.#take();
    if (proofs.length === 0) return;
    const proved = when === 'at once' ? transaction.proveAhead(proofs) : transaction.prove(proofs);
    const sent = Promise.all([this.#sent, this.#judged(proved)]);
    sent.catch(() => undefined);
    this.#sent = sent;
  }

  /** In one message with what is written. */
  async commit(transaction: Transaction, statements: readonly Statement[]): Promise<QueryResult[]> {
    const proofs = this.#take();
    const committed = transaction.commit(statements, proofs);
    return proofs.length === 0 ? committed : this.#judged(committed);
  }

  /** All that were sent have held, or this fails. */
  async held(): Promise<void> {
    await this.#sent;
  }

  forget(): void {
    this.#expectations = [];
    this.#sent = undefined;
  }

  /** What was not sent yet: the rows first, so that the rest sees what was committed before they were locked. */
  #take(): Proof[] {
    const expectations = this.#expectations.map((statement): Proof => ({ statement, reach: 'own' }));
    this.#expectations = [];
    return [...this.#tracked.proofs(), ...expectations];
  }

  async #judged<T>(sent: Promise<T>): Promise<T> {
    try {
      const answer = await sent;
      this.#rememberedRows?.proved();
      return answer;
    } catch (error) {
      if (isRetryable(error)) this.#rememberedRows?.disproved(this.#tracked.recalled());
      throw error;
    }
  }
}
