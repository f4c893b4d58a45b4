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
    () => `UPDATE lifecycle_log SET machine = 'no-machine' WHERE machine = 'api-key'`,
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
];
