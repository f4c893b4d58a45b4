import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  ['tenants_stay_apart', 'offramp_payments.agent_id', () => `UPDATE offramp_payments SET agent_id = 'agt_x'`],
  [
    'tenants_stay_apart',
    'offramp_payments.initiator_member_id',
    ({ recipient, payments }) => `UPDATE offramp_payments SET initiator_member_id =
    (SELECT id FROM members WHERE tenant_id = '${recipient}') WHERE id = '${payments.locked}'`,
  ],
  [
    'tenants_stay_apart',
    'offramp_payments.destination_id',
    ({ sender }) => `UPDATE payout_destinations SET tenant_id = '${sender}'`,
  ],
  [
    'tenants_stay_apart',
    'route_quotes.destination_id',
    ({ sender }) => `UPDATE payout_destinations SET tenant_id = '${sender}'`,
  ],
  [
    'tenants_stay_apart',
    'payment_parties',
    ({ payments }) => `INSERT INTO payment_parties VALUES ('${payments.locked}', 'ten_stranger')`,
  ],
  [
    'tenants_stay_apart',
    'payment_parties (missing)',
    ({ payments }) => `DELETE FROM payment_parties WHERE payment_id = '${payments.locked}'`,
  ],
  [
    'tenants_stay_apart',
    'ledger_accounts.payment_id',
    ({ recipient, payments }) => `
    UPDATE ledger_accounts SET tenant_id = '${recipient}' WHERE id = 'escrow:${payments.locked}:USDC'`,
  ],
  [
    'tenants_stay_apart',
    'ledger_transfers',
    ({ payments }) => `
    INSERT INTO ledger_accounts VALUES ('available:ten_x:USDC', 'available', 'USDC', 'ten_x');
    UPDATE ledger_transfers SET credit_account = 'available:ten_x:USDC'
      WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
  [
    'tenants_stay_apart',
    'events.parties',
    ({ payments }) => `
    UPDATE events SET parties = parties || 'ten_stranger'::text WHERE resource_id = '${payments.locked}'`,
  ],
];
