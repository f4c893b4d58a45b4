import type { Plants } from './plant.ts';

export const ledger: Plants = [
  [
    'balances_equal_transfers',
    'a balance that was set by hand',
    ({ sender }) => `
    UPDATE ledger_balances SET balance = balance + 1 WHERE account_id = 'available:${sender}:USDC'`,
  ],
  [
    'balances_equal_transfers',
    'a balance row that is lost',
    ({ sender }) => `
    DELETE FROM ledger_balances WHERE account_id = 'available:${sender}:USDC'`,
  ],
  [
    'balances_equal_transfers',
    'a balance of an unlimited account',
    ({ sender }) => `
    INSERT INTO ledger_balances VALUES ('operator_issuance:USDC', '${sender}', 1)`,
  ],
  [
    'balances_not_negative',
    'an overdraft',
    ({ sender }) => `
    ALTER TABLE ledger_balances DROP CONSTRAINT ledger_balances_not_negative;
    INSERT INTO ledger_transfers VALUES ('x:0:x', 'x', 'available:${sender}:USDC', 'operator_issuance:USDC', 'USDC', 9e12, now());
    UPDATE ledger_balances SET balance = balance - 9e12 WHERE account_id = 'available:${sender}:USDC'`,
  ],
  [
    'transfers_are_balanced',
    'a transfer between assets',
    ({ recipient }) => `
    INSERT INTO ledger_accounts VALUES ('available:${recipient}:EURC', 'available', 'EURC', '${recipient}');
    INSERT INTO ledger_transfers VALUES ('x:0:x', 'x', 'operator_issuance:USDC', 'available:${recipient}:EURC', 'USDC', 5, now())`,
  ],
  [
    'transfers_are_balanced',
    'a transfer of nothing',
    ({ sender }) => `
    ALTER TABLE ledger_transfers DROP CONSTRAINT ledger_transfers_amount_positive;
    INSERT INTO ledger_transfers VALUES ('x:0:x', 'x', 'operator_issuance:USDC', 'available:${sender}:USDC', 'USDC', 0, now())`,
  ],
  [
    'tenants_stay_apart',
    'ledger_balances.tenant_id',
    ({ sender, recipient }) => `
    UPDATE ledger_balances SET tenant_id = '${recipient}' WHERE account_id = 'available:${sender}:USDC'`,
  ],
];
