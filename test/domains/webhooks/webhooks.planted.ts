import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'waiting_deliveries_are_looked_after',
    'a lane whose job is gone',
    ({ endpoint }) => `DELETE FROM outbox_jobs WHERE topic = 'webhooks.lane' AND key = '${endpoint}'`,
  ],
  [
    'attempts_under_way_are_of_waiting_deliveries',
    'a delivery that ended beside its attempt',
    ({ delivery }) =>
      `UPDATE webhook_deliveries SET status = 'DELIVERED', next_attempt_at = NULL WHERE id = '${delivery}'`,
  ],
  [
    'endpoints_stand_as_they_were_switched',
    'an endpoint that is enabled without its switch',
    ({ endpoint }) => `UPDATE webhook_switches SET enabled = false WHERE endpoint_id = '${endpoint}'`,
  ],
  [
    'tenants_stay_apart',
    'webhook_deliveries.endpoint_id',
    ({ delivery, recipient }) => `UPDATE webhook_deliveries SET tenant_id = '${recipient}' WHERE id = '${delivery}'`,
  ],
  [
    'tenants_stay_apart',
    'webhook_attempts.delivery_id',
    ({ delivery, recipient }) =>
      `UPDATE webhook_attempts SET tenant_id = '${recipient}' WHERE delivery_id = '${delivery}'`,
  ],
  [
    'tenants_stay_apart',
    'test_webhook_sink_requests.sink_id',
    ({ sink, recipient }) =>
      `UPDATE test_webhook_sink_requests SET tenant_id = '${recipient}' WHERE sink_id = '${sink}'`,
  ],
];
