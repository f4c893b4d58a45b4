// Passes the walls of tenants: numbers events for the feeds of all tenants.

import type { QueryResult } from 'pg';
import { camelRow } from '../db/case.ts';
import type { Statement } from '../db/statement.ts';
import { Transaction } from '../db/transaction.ts';
import type { Engine } from '../lifecycle/engine.ts';

interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceId: string;
  readonly resourceSequence: number;
  readonly at: Date;
  readonly parties: readonly string[];
  readonly tx: string;
}

export const EVENTS_AT_ONCE = 200;

/**
 * A transaction may take its id, wait for a resource, and step it after one with a later id has: each resource's events
 * keep the places that they have among the others', and stand there in the order of its steps.
 */
function inOrderOfSteps(events: readonly StoredEvent[]): StoredEvent[] {
  const sorted = new Map<string, StoredEvent[]>();
  for (const event of events.toSorted((a, b) => a.resourceSequence - b.resourceSequence)) {
    const same = sorted.get(event.resourceId);
    if (same) same.push(event);
    else sorted.set(event.resourceId, [event]);
  }
  return events.map((event) => sorted.get(event.resourceId)?.shift() ?? event);
}

/**
 * Gives committed events their numbers. A row's transaction id tells whether anything older can still commit: only rows
 * below the oldest running transaction are taken, so that no sequence number is ever followed by an earlier event, and
 * no counter is locked on the money path (D-390). One relay at a time, whoever holds the cursor's row.
 */
export class EventRelay {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Numbers one batch, unless another relay is at one; answers how many events it took. */
  relayBatch(): Promise<number> {
    return this.#batch('FOR UPDATE SKIP LOCKED');
  }

  /** Until nothing is left to number, by this relay or another: what tests and graceful shutdown wait for. */
  async drain(): Promise<void> {
    while ((await this.#batch('FOR UPDATE')) > 0);
  }

  async #batch(lock: 'FOR UPDATE' | 'FOR UPDATE SKIP LOCKED'): Promise<number> {
    const transaction = await Transaction.begin(
      this.#engine.pool,
      { role: 'system', tenantId: null },
      this.#engine.fault,
    );
    try {
      const [held] = await transaction.pipeline([
        { text: `SELECT tx::text, row_id FROM cursors WHERE name = 'relay' ${lock}` },
      ]);
      const events = held?.rows[0] ? await this.#unread(transaction, held.rows[0]) : [];
      const last = events.at(-1);
      if (last === undefined) {
        await transaction.rollback();
        return 0;
      }
      const counters = await this.#count(transaction, events);
      await transaction.commit([
        this.#feedRows(inOrderOfSteps(events), counters),
        {
          text: "UPDATE cursors SET tx = $1::text::xid8, row_id = $2 WHERE name = 'relay'",
          values: [last.tx, last.id],
        },
      ]);
      this.#engine.committed?.('event_feed');
      return events.length;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  async #unread(transaction: Transaction, cursor: { tx: string; row_id: string }): Promise<StoredEvent[]> {
    // By the table's columns: a bare `tx` would be the output's text, in which transaction 1000 precedes 999.
    const [result] = await transaction.pipeline([
      {
        text: `SELECT id, type, resource_id, resource_sequence, at, parties, tx::text
          FROM events WHERE (tx, id) > ($1::text::xid8, $2) AND tx < (SELECT settled_horizon())
          ORDER BY events.tx, events.id LIMIT ${EVENTS_AT_ONCE}`,
        values: [cursor.tx, cursor.row_id],
      },
    ]);
    return (result?.rows ?? []).map((row) => camelRow<StoredEvent>(row));
  }

  /**
   * Each party's counter moves by what it gets; answers the number before the first. Whoever holds the cursor moves them
   * alone, so that their order does not matter.
   */
  async #count(transaction: Transaction, events: readonly StoredEvent[]): Promise<Map<string, bigint>> {
    const sizes = new Map<string, number>();
    for (const party of events.flatMap(({ parties }) => parties)) sizes.set(party, (sizes.get(party) ?? 0) + 1);
    const rows = [...sizes].map(([tenant_id, last_sequence]) => ({ tenant_id, last_sequence }));
    const [result]: QueryResult[] = await transaction.pipeline([
      {
        text: `INSERT INTO feed_counters AS c SELECT * FROM jsonb_populate_recordset(null::feed_counters, $1::jsonb)
          ON CONFLICT (tenant_id) DO UPDATE SET last_sequence = c.last_sequence + excluded.last_sequence
          RETURNING tenant_id, last_sequence`,
        values: [JSON.stringify(rows)],
      },
    ]);
    return new Map(
      (result?.rows ?? []).map((row) => [row.tenant_id, row.last_sequence - BigInt(sizes.get(row.tenant_id) ?? 0)]),
    );
  }

  #feedRows(events: readonly StoredEvent[], counters: Map<string, bigint>): Statement {
    const rows = events.flatMap((event) =>
      event.parties.map((tenantId) => {
        const sequence = (counters.get(tenantId) ?? 0n) + 1n;
        counters.set(tenantId, sequence);
        return {
          tenant_id: tenantId,
          sequence: String(sequence),
          event_id: event.id,
          type: event.type,
          resource_id: event.resourceId,
          created_at: event.at,
        };
      }),
    );
    return {
      text: 'INSERT INTO event_feed SELECT * FROM jsonb_populate_recordset(null::event_feed, $1::jsonb)',
      values: [JSON.stringify(rows)],
    };
  }
}

declare module '../services.ts' {
  interface Services {
    /** Numbers events. */
    readonly relay: EventRelay;
  }
}
