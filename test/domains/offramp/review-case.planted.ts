import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'tenants_stay_apart',
    'review_cases',
    ({ recipient, payments }) => `INSERT INTO review_cases (id, status, step, created_at, updated_at, payment_id,
    sender_tenant_id, reason) VALUES ('rvw_x', 'OPEN', 1, now(), now(), '${payments.locked}', '${recipient}', 'X')`,
  ],
];
