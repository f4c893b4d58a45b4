import type { QueryResult } from 'pg';
import { Transaction } from '../db/transaction.ts';
import { feedOf, retainedSince } from '../feed/event.store.ts';
import type { NumberedEvent } from '../feed/event-renderer.ts';
import type { Engine } from '../lifecycle/engine.ts';
import type { StreamFilter } from './event-stream.ts';
import type { StandingCheck } from './standing.ts';

/** Events that one tenant's streams are given at once. */
export const EVENTS_AT_ONCE = 50;

export interface AskedNews {
  readonly tenantId: string;
  readonly from: bigint;
  readonly filter: StreamFilter;
  readonly check: StandingCheck;
}

export interface News {
  readonly events: readonly NumberedEvent[];
  /**
   * The results of the check's statements: they are asked after the events, so that no event reaches a withdrawn
   * credential.
   */
  readonly standings: readonly QueryResult[];
}

/**
 * Up to where a feed has been read. It is numbered in its order: the last event of a page may be past the head that was
 * counted before, and a page that is not full is all that there is up to the head. A full page says nothing of what follows.
 */
export function reachedBy(
  events: readonly Pick<NumberedEvent, 'sequence'>[],
  { from, head }: { readonly from: bigint; readonly head: bigint },
): bigint {
  const last = events.at(-1)?.sequence ?? from;
  return events.length < EVENTS_AT_ONCE && head > last ? head : last;
}

/** The events behind a position, read as the tenant itself reads its list, in one message. */
export async function readNews(engine: Engine, { tenantId, from, filter, check }: AskedNews): Promise<News> {
  const since = retainedSince(engine.realTime());
  const feed = feedOf(tenantId, since, { ...filter, order: 'asc', from: from.toString() }).limit(EVENTS_AT_ONCE);
  const transaction = await Transaction.begin(engine.pool, { role: 'app', tenantId }, engine.fault);
  try {
    const [events, ...standings] = await Promise.all([
      transaction.reads.many<NumberedEvent>(feed),
      ...check.statements.map((statement) => transaction.ask(statement)),
    ]);
    await transaction.finish();
    return { events, standings };
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}
