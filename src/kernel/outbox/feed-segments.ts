/**
 * A feed is stored in segments: what one batch of the relay added to it is one row of `feed_segments`. The SQL here reads
 * a segment `s`.
 */

/** Events of a segment at most (`feed_segments_bounded`). */
export const MOST_EVENTS = 200;

/** Each event of the segment, with its place in it from 1. */
export const ENTRIES = 'unnest(s.event_ids, s.type_numbers) WITH ORDINALITY AS u (event_id, type_number, place)';

/**
 * The number of an entry in its feed. As many types are numbered as there are events: the ids, which may be compressed or
 * lie in another table, would be read once more for each entry.
 */
export const SEQUENCE = '(s.last_sequence - cardinality(s.type_numbers) + u.place)';
