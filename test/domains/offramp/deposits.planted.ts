import type { Plants } from '../../platform/audit/planted/plant.ts';

const depositOf = (payment: string, amount: string, deal = `'0xdeal'`) => `
    INSERT INTO offramp_deposits (deal_id, payment_id, disposition, escrow_address, amount_minor, decided_at)
      SELECT ${deal}, id, 'FUNDED', '0xescrow', ${amount}, now() FROM offramp_payments WHERE id = '${payment}'`;

const byDeposit = (payment: string) => `
    UPDATE offramp_payments SET funding_mode = 'ONCHAIN_DEPOSIT', deal_id = '0xdeal', escrow_address = '0xescrow'
      WHERE id = '${payment}'`;

const ended = (end: string, times = 1) =>
  Array.from(
    { length: times },
    (_, at) => `
    INSERT INTO chain_transactions (key, state, to_address, data, value, confirmations, nonce, hash, created_at)
      VALUES ('deposit:0xdeal:${end}:${at + 1}', 'CONFIRMED', '0xescrow', '0x', 0, 1, ${at}, '0xhash', now())`,
  ).join(';');

export const plants: Plants = [
  [
    'deposits_are_in_the_ledger',
    'a deposit that the ledger never took',
    ({ payments }) => `UPDATE offramp_payments SET custody = 'onchain' WHERE id = '${payments.locked}'`,
  ],
  [
    'deposits_are_in_the_ledger',
    'a delivery that no deposit paid for',
    ({ payments }) => byDeposit(payments.delivered),
  ],
  [
    'deposits_fund_as_decided',
    'an underpaid deposit that funded',
    ({ payments: { locked } }) => `${byDeposit(locked)}; ${depositOf(locked, 'amount_base_units - 1')}`,
  ],
  [
    'deposits_fund_as_decided',
    'a deposit of another deal that funded',
    ({ payments: { locked } }) => `${byDeposit(locked)}; ${depositOf(locked, 'amount_base_units', `'0xother'`)}`,
  ],
  [
    'deposits_stand',
    'a deposit that left the chain after it was final',
    ({ payments: { delivered } }) => `${byDeposit(delivered)}; ${depositOf(delivered, 'amount_base_units')}`,
  ],
  [
    'deals_end_once',
    'a deal that was paid out twice',
    ({ payments: { delivered } }) =>
      `${byDeposit(delivered)}; ${depositOf(delivered, 'amount_base_units')}; ${ended('release', 2)}`,
  ],
  [
    'deals_end_once',
    'a delivered payment whose deposit went back',
    ({ payments: { delivered } }) =>
      `${byDeposit(delivered)}; ${depositOf(delivered, 'amount_base_units')}; ${ended('refund')}`,
  ],
  [
    'deals_end_once',
    'a refund that nobody sent',
    ({ payments: { refunded } }) => `${byDeposit(refunded)}; ${depositOf(refunded, 'amount_base_units')}`,
  ],
];
