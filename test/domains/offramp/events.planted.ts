import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
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
];
