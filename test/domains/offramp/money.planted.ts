import type { Plants } from '../../platform/audit/planted/plant.ts';

export const plants: Plants = [
  [
    'transfers_belong_to_a_step',
    'money that moves outside the lifecycle',
    ({ sender, payments }) => `
    INSERT INTO ledger_transfers VALUES ('${payments.locked}:99:again', '${payments.locked}', 'operator_issuance:USDC',
      'available:${sender}:USDC', 'USDC', 5, now())`,
  ],
  [
    'ended_payments_hold_nothing',
    'a canceled payment that kept its reservation',
    ({ payments }) => `
    UPDATE offramp_payments SET custody = 'reserved' WHERE id = '${payments.canceled}'`,
  ],
  [
    'ended_payments_hold_nothing',
    'a delivered payment whose escrow was not emptied',
    ({ payments }) => `
    DELETE FROM ledger_transfers WHERE subject = '${payments.delivered}' AND id LIKE '%:fees'`,
  ],
  [
    'escrow_equals_amount',
    'escrow below the amount',
    ({ payments }) => `
    UPDATE ledger_balances SET balance = balance - 1 WHERE account_id = 'escrow:${payments.locked}:USDC'`,
  ],
  [
    'escrow_equals_amount',
    'custody that says escrow where nothing is',
    ({ payments }) => `
    UPDATE offramp_payments SET custody = 'escrow' WHERE id = '${payments.parked}'`,
  ],
  [
    'escrow_equals_amount',
    'escrow of a payment that does not exist',
    ({ payments }) => `
    UPDATE ledger_accounts SET payment_id = 'pay_gone' WHERE id = 'escrow:${payments.locked}:USDC'`,
  ],
  [
    'reserved_equals_payments',
    'a reservation that paid for another payment',
    ({ sender }) => `
    UPDATE ledger_balances SET balance = balance - 1 WHERE account_id = 'reserved:${sender}:USDC'`,
  ],
  [
    'ended_payments_are_square',
    'a refund that was posted twice',
    ({ sender, payments }) => `
    INSERT INTO ledger_transfers SELECT id || 'again', subject, debit_account, credit_account, asset, amount, at
      FROM ledger_transfers WHERE subject = '${payments.refunded}' AND credit_account = 'available:${sender}:USDC'`,
  ],
  [
    'ended_payments_are_square',
    'a delivery that cost the sender nothing',
    ({ sender, payments }) => `
    UPDATE ledger_transfers SET credit_account = 'available:${sender}:USDC'
      WHERE subject = '${payments.delivered}' AND id LIKE '%:proceeds'`,
  ],
];
