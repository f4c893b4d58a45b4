import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'payments_are_carried_on',
    'a payment that nobody asks its provider for',
    ({ payments }) => `DELETE FROM outbox_jobs WHERE topic = 'offramp.provider' AND key = '${payments.processing}'`,
  ],
  [
    'payments_are_carried_on',
    'a locked payment that nobody submits',
    ({ payments }) => `DELETE FROM outbox_jobs WHERE topic = 'offramp.submit' AND key = '${payments.processing}';
      UPDATE offramp_payments SET status = 'FUNDS_LOCKED' WHERE id = '${payments.processing}'`,
  ],
  [
    'payments_are_carried_on',
    'a failed payment that nobody refunds',
    ({ payments }) => `UPDATE offramp_payments SET status = 'FAILED' WHERE id = '${payments.processing}'`,
  ],
];
