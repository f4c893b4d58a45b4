import type { Plants } from './plant.ts';

const INVARIANT = 'feeds_have_no_gaps';
const DIFFERENCES = 'differences_have_their_base';

/** Changes every event that others are differences to. */
const ofBases = (change: string): string => `UPDATE events SET ${change} WHERE id IN (SELECT base_id FROM events)`;
/** Changes every base of the same transaction, which follows its differences. */
const ofFollowingBases = (change: string): string =>
  `UPDATE events b SET ${change} FROM events e WHERE b.id = e.base_id AND b.id > e.id`;
/** Makes an event the difference to one of an earlier transaction, as release 0.1 did, and changes that base. */
const ofEarlierBase = (change: string): string => `
  WITH pair AS (SELECT b.id AS base, e.id AS event FROM events b JOIN events e ON e.resource_id = b.resource_id
      AND e.presenter = b.presenter AND e.parties = b.parties AND e.tx > b.tx AND e.resource_sequence > b.resource_sequence
    WHERE b.base_id IS NULL AND e.id > b.id AND e.id NOT IN (SELECT base_id FROM events WHERE base_id IS NOT NULL) LIMIT 1)
  UPDATE events SET base_id = pair.base FROM pair WHERE id = pair.event;
  UPDATE events b SET ${change} FROM events e WHERE b.id = e.base_id AND b.id < e.id`;

/** A segment of the sender's with several events. */
const isLongest = (sender: string): string => `(s.tenant_id, s.last_sequence) = (SELECT tenant_id, last_sequence
  FROM feed_segments WHERE tenant_id = '${sender}' ORDER BY cardinality(event_ids) DESC, last_sequence DESC LIMIT 1)`;

/** The last segment of the sender's feed leaves out a number, and the counter with it. */
const aside = (sender: string): string => `
  UPDATE feed_segments SET last_sequence = last_sequence + 1 WHERE tenant_id = '${sender}'
    AND last_sequence = (SELECT max(last_sequence) FROM feed_segments WHERE tenant_id = '${sender}');
  UPDATE feed_counters SET last_sequence = last_sequence + 1 WHERE tenant_id = '${sender}'`;

export const feeds: Plants = [
  [INVARIANT, 'a number that is missing', ({ sender }) => aside(sender)],
  [
    INVARIANT,
    'a number that two events have, beside one that is missing',
    ({ sender }) => `
    INSERT INTO events SELECT (jsonb_populate_record(null::events, to_jsonb(e) || '{"id": "evt_x"}')).*
      FROM events e WHERE '${sender}' = ANY (parties) LIMIT 1;
    INSERT INTO feed_segments SELECT s.tenant_id, s.last_sequence - 1, ARRAY[e.id], ARRAY[e.type], '{1}', e.tx, e.tx
      FROM feed_segments s, events e WHERE e.id = 'evt_x' AND ${isLongest(sender)};
    ${aside(sender)}`,
  ],
  [
    INVARIANT,
    'an event that is told twice, in place of another one',
    ({ sender }) => `
    UPDATE feed_segments s SET event_ids[2] = event_ids[1], type_numbers[2] = type_numbers[1] WHERE ${isLongest(sender)}`,
  ],
  [
    INVARIANT,
    'a retention that took more than it says',
    ({ sender }) => `
    WITH gone AS (DELETE FROM feed_segments WHERE tenant_id = '${sender}' AND last_sequence =
      (SELECT min(last_sequence) FROM feed_segments WHERE tenant_id = '${sender}') RETURNING last_sequence)
    INSERT INTO feed_retention SELECT '${sender}', last_sequence FROM gone`,
  ],
  [
    INVARIANT,
    'a counter that ran ahead',
    ({ sender }) => `
    UPDATE feed_counters SET last_sequence = last_sequence + 1 WHERE tenant_id = '${sender}'`,
  ],
  [
    INVARIANT,
    "another tenant's event",
    ({ sender, recipient }) => `
    UPDATE events SET parties = ARRAY['${recipient}'] WHERE id = (SELECT event_ids[1] FROM feed_segments s
      WHERE ${isLongest(sender)})`,
  ],
  [
    INVARIANT,
    'an event under another type',
    ({ sender }) => `
    UPDATE feed_segments s SET types[1] = 'payment.refunded' WHERE ${isLongest(sender)}`,
  ],
  [
    INVARIANT,
    'an event of a later transaction than its segment says',
    ({ sender }) => `
    UPDATE feed_segments s SET first_tx = '1', last_tx = '2' WHERE ${isLongest(sender)}`,
  ],
  [
    INVARIANT,
    'an event of an earlier transaction than its segment says',
    ({ sender }) => `
    UPDATE feed_segments s SET first_tx = '99999999998', last_tx = '99999999999' WHERE ${isLongest(sender)}`,
  ],
  [DIFFERENCES, 'a base that is missing', () => "UPDATE events SET base_id = 'evt_zzz' WHERE base_id IS NOT NULL"],
  [
    DIFFERENCES,
    'a base that is a difference itself',
    () => `ALTER TABLE events DROP CONSTRAINT events_base_is_another; ${ofBases('base_id = id')}`,
  ],
  [DIFFERENCES, 'a base that was erased too early', () => ofBases(`object = '{}'`)],
  [DIFFERENCES, 'a base of another transaction behind it', () => ofFollowingBases(`tx = '1'`)],
  [DIFFERENCES, 'a base of the same transaction before it', () => ofEarlierBase('tx = e.tx')],
  [DIFFERENCES, 'a base of another resource', () => ofBases(`resource_id = 'pay_x'`)],
  [DIFFERENCES, 'a base of another presenter', () => ofBases(`presenter = 'claim'`)],
  [DIFFERENCES, 'a base of an earlier step behind it', () => ofFollowingBases('resource_sequence = 0')],
  [DIFFERENCES, 'a base of a later step before it', () => ofEarlierBase('resource_sequence = e.resource_sequence')],
  [DIFFERENCES, 'a base that not all of its readers read', () => ofBases(`parties = '{}'`)],
  [DIFFERENCES, 'a base before it that others read, too', () => ofEarlierBase(`parties = b.parties || 'ten_x'::text`)],
];
