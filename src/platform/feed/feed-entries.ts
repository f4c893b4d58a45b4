import type { Knex } from 'knex';
import { sql } from '../db/sql.ts';
import { ENTRIES, HAS_EVENT, MOST_EVENTS, SEQUENCE } from './feed-segments.ts';

/** Which entries of a feed are wanted, and in which order. */
export interface WantedEntries {
  readonly order: 'asc' | 'desc';
  /** The number that they begin behind. */
  readonly from?: string | undefined;
  /** Each by its name or by a family such as `parcel.*`; `*` is all of them. */
  readonly types: readonly string[];
}

/**
 * The entries of a tenant's own feed as `f`, in the order of `last_sequence`, by which their segments are found, and
 * `sequence`. A query for some of them orders by both, and reads as many segments as hold them. A subquery finds the
 * segments that have a type, by the index alone, and each of them is then looked up: as one condition among others, the
 * type would make PostgreSQL read every segment.
 */
export function entriesOf(tenantId: string, { order, from, types }: WantedEntries): Knex.Raw {
  const typed = typesCondition(types);
  const behind = behindCondition(order, from);
  const ofTenant = `tenant_id = :tenantId AND ${behind.segment}`;
  const by = `${typed ? 't' : 's'}.last_sequence`;
  const segments = typed
    ? `(SELECT tenant_id, last_sequence FROM feed_segments WHERE ${ofTenant} AND ${typed.segment}
        ORDER BY last_sequence ${order}) t CROSS JOIN LATERAL (SELECT * FROM feed_segments
        WHERE tenant_id = t.tenant_id AND last_sequence = t.last_sequence LIMIT 1) s`
    : `(SELECT * FROM feed_segments WHERE ${ofTenant}) s`;
  return sql.raw(
    `(SELECT s.tenant_id, ${by}, ${SEQUENCE} AS sequence, u.event_id, s.types[u.type_number] AS type
      FROM ${segments} CROSS JOIN LATERAL ${ENTRIES} WHERE ${behind.entry} AND ${typed?.entry ?? 'true'}
      ORDER BY ${by} ${order}, sequence ${order}) AS f`,
    { tenantId, ...behind.bindings, ...typed?.bindings },
  );
}

/** The same of a segment, which has entries that fulfil it, and of an entry in one. */
interface Condition {
  readonly segment: string;
  readonly entry: string;
  readonly bindings: Readonly<Record<string, Knex.Value>>;
}

/** A segment is found by its last number: those that may begin before another one end less than a segment behind it. */
function behindCondition(order: 'asc' | 'desc', from: string | undefined): Condition {
  if (from === undefined) return { segment: 'true', entry: 'true', bindings: {} };
  const bindings = { from };
  return order === 'asc'
    ? { segment: 'last_sequence > :from', entry: `${SEQUENCE} > :from`, bindings }
    : {
        segment: `last_sequence < CAST(:from AS bigint) + ${MOST_EVENTS}`,
        entry: `${SEQUENCE} < :from`,
        bindings,
      };
}

/** Undefined where all types are wanted. */
function typesCondition(types: readonly string[]): Condition | undefined {
  if (types.includes('*')) return undefined;
  const families = types.filter(isFamily).map(likeFamily);
  const names = types.filter((type) => !isFamily(type));
  const parts: Condition[] = [];
  if (names.length > 0) {
    parts.push({
      // Of an overlap alone PostgreSQL expects that one segment in a hundred has it, so that it reads all and sorts them.
      segment: 'COALESCE(types && :names, false)',
      entry: 's.types[u.type_number] = ANY (:names)',
      bindings: { names },
    });
  }
  if (families.length > 0) {
    parts.push({
      segment: 'EXISTS (SELECT FROM unnest(types) AS type WHERE type LIKE ANY (:families))',
      entry: 's.types[u.type_number] LIKE ANY (:families)',
      bindings: { families },
    });
  }
  return {
    segment: `(${parts.map(({ segment }) => segment).join(' OR ')})`,
    entry: `(${parts.map(({ entry }) => entry).join(' OR ')})`,
    bindings: Object.assign({}, ...parts.map(({ bindings }) => bindings)),
  };
}

const isFamily = (type: string): boolean => type.endsWith('.*');

/** The types of a family as a pattern of LIKE, whose wildcard `_` is a letter in them. */
export const likeFamily = (family: string): string => `${family.slice(0, -1).replaceAll('_', '\\_')}%`;

/** The entry of an event `e` in the feed of `:tenantId` as `f`: none while the event has no number. */
export const ENTRY_OF_EVENT = `CROSS JOIN LATERAL (SELECT s.tenant_id, e.id AS event_id,
    s.last_sequence - cardinality(s.event_ids) + array_position(s.event_ids, e.id) AS sequence
  FROM feed_segments s WHERE s.tenant_id = :tenantId AND ${HAS_EVENT} ORDER BY s.last_tx LIMIT 1) AS f`;
