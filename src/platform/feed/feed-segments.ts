/**
 * A feed is stored in segments: what one batch of the relay added to it is one row of `feed_segments`. The SQL here reads
 * a segment `s`.
 */

/** Events of a segment at most (`feed_segments_bounded`). */
export const MOST_EVENTS = 200;

/**
 * Whether the segment has an event `e`. Of a tenant's segments those whose transactions span the event's may have it. Feeds
 * are in the order of transactions, so that it is the first or the second one in the order of `last_tx`, and likewise in that
 * of `first_tx` from its end. PostgreSQL is left one index to look in: while a table is small it takes the other one for as
 * good, which holds a tenant's whole history on that side, and keeps to it as the history grows.
 */
export const HAS_EVENT = 's.last_tx >= e.tx AND (s.first_tx <= e.tx) IS TRUE AND e.id = ANY (s.event_ids)';

/** The same, to be looked for from the end of `first_tx`: where most events are older than their feeds' newest. */
export const HAS_OLD_EVENT = 's.first_tx <= e.tx AND (s.last_tx >= e.tx) IS TRUE AND e.id = ANY (s.event_ids)';

/** Selects each event of the segment with its position, from 1. */
export const ENTRIES = 'unnest(s.event_ids, s.type_numbers) WITH ORDINALITY AS u (event_id, type_number, place)';

/**
 * The number of an entry in its feed. As many types are numbered as there are events: the ids, which may be compressed or
 * lie in another table, would be read once more for each entry.
 */
export const SEQUENCE = '(s.last_sequence - cardinality(s.type_numbers) + u.place)';
