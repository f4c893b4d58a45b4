import { append, type Plants } from './plant.ts';

export const histories: Plants = [
  [
    'stored_states_exist',
    'a status of a release that is gone',
    ({ payments }) => `
    ALTER TABLE offramp_payments DROP CONSTRAINT offramp_payments_status_known;
    UPDATE offramp_payments SET status = 'ON_HOLD' WHERE id = '${payments.locked}'`,
  ],
  [
    'stored_states_exist',
    'a projection that the status does not have',
    ({ payments }) => `
    UPDATE offramp_payments SET public_status = 'DELIVERED' WHERE id = '${payments.locked}'`,
  ],
  [
    'history_is_a_path',
    'a step that the machine does not allow',
    (story) => append(story, story.payments.canceled, 'CANCELED', 'PROVIDER_SUCCEEDED', 'DELIVERED'),
  ],
  [
    'history_is_a_path',
    'a history of no machine',
    () => `UPDATE lifecycle_log SET machine = 'invoice' WHERE machine = 'api-key'`,
  ],
  [
    'history_is_unbroken',
    'a step that is missing',
    ({ payments }) => `
    DELETE FROM lifecycle_log WHERE aggregate_id = '${payments.delivered}' AND step = 3`,
  ],
  [
    'history_is_unbroken',
    'a step that begins elsewhere',
    ({ payments }) => `
    UPDATE lifecycle_log SET from_status = 'PENDING_CLAIM' WHERE aggregate_id = '${payments.delivered}' AND step = 3`,
  ],
  [
    'history_ends_at_status',
    'a status that was set without a step',
    ({ payments }) => `
    UPDATE offramp_payments SET status = 'PROVIDER_PROCESSING' WHERE id = '${payments.locked}'`,
  ],
  [
    'history_ends_at_status',
    'a row without a history',
    ({ apiKey }) => `DELETE FROM lifecycle_log WHERE aggregate_id = '${apiKey}'`,
  ],
  ['history_ends_at_status', 'a history without a row', ({ apiKey }) => `DELETE FROM api_keys WHERE id = '${apiKey}'`],
  [
    'one_event_per_change_of_offramp_payment',
    'a change that nobody was told of',
    ({ payments }) => `
    DELETE FROM events WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'one_event_per_change_of_offramp_payment',
    'an event that was written twice',
    ({ payments }) => `
    INSERT INTO events SELECT (jsonb_populate_record(null::events, to_jsonb(e) || '{"id": "evt_x"}')).* FROM events e
      WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'one_event_per_change_of_offramp_payment',
    'an event without a change',
    ({ payments }) => `
    INSERT INTO events SELECT (jsonb_populate_record(null::events, to_jsonb(e) || '{"id": "evt_x", "resource_sequence": 99}')).*
      FROM events e WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'one_event_per_change_of_offramp_payment',
    'an event of another status',
    ({ payments }) => `
    UPDATE events SET type = 'payment.refunded' WHERE resource_id = '${payments.delivered}' AND type = 'payment.delivered'`,
  ],
  [
    'feeds_have_no_gaps',
    'a number that is missing',
    ({ sender }) => `
    DELETE FROM event_feed WHERE tenant_id = '${sender}' AND sequence = 2`,
  ],
  [
    'feeds_have_no_gaps',
    'a retention that took more than it says',
    ({ sender }) => `
    DELETE FROM event_feed WHERE tenant_id = '${sender}' AND sequence <= 3;
    INSERT INTO feed_retention VALUES ('${sender}', 3)`,
  ],
  [
    'feeds_have_no_gaps',
    'a counter that ran ahead',
    ({ sender }) => `
    UPDATE feed_counters SET last_sequence = last_sequence + 1 WHERE tenant_id = '${sender}'`,
  ],
  [
    'feeds_have_no_gaps',
    "another tenant's event",
    ({ sender, recipient }) => `
    UPDATE event_feed SET event_id = (SELECT id FROM events WHERE parties = ARRAY['${recipient}'] LIMIT 1)
      WHERE tenant_id = '${sender}' AND sequence = 2`,
  ],
];
