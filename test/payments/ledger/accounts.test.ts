import { describe, expect, it } from 'vitest';
import type { LedgerAccount } from '../../../src/payments/ledger/accounts.ts';
import { accountRow, isLimited } from '../../../src/payments/ledger/accounts.ts';

const none = { tenantId: null, paymentId: null, provider: null };
const asset = 'USDC';
const tenantId = 'ten_1';

describe('the id of an account (D-086)', () => {
  it.each<[LedgerAccount, object]>([
    [
      { kind: 'available', tenantId, asset },
      { id: 'available:ten_1:USDC', tenantId },
    ],
    [
      { kind: 'reserved', tenantId, asset },
      { id: 'reserved:ten_1:USDC', tenantId },
    ],
    [
      { kind: 'escrow', paymentId: 'pay_1', tenantId, asset },
      { id: 'escrow:pay_1:USDC', tenantId, paymentId: 'pay_1' },
    ],
    [
      { kind: 'provider_clearing', provider: 'payapp_a', asset },
      { id: 'provider_clearing:payapp_a:USDC', provider: 'payapp_a' },
    ],
    [{ kind: 'provider_fees', asset }, { id: 'provider_fees:USDC' }],
    [{ kind: 'rounding', asset }, { id: 'rounding:USDC' }],
    [{ kind: 'faucet_issuance', asset }, { id: 'faucet_issuance:USDC' }],
    [{ kind: 'operator_issuance', asset }, { id: 'operator_issuance:USDC' }],
    [{ kind: 'returns_suspense', asset }, { id: 'returns_suspense:USDC' }],
    [{ kind: 'onchain_escrow', asset }, { id: 'onchain_escrow:USDC' }],
  ])('names the kind and the owner: %o', (account, expected) => {
    expect(accountRow(account)).toEqual({ ...none, kind: account.kind, asset, ...expected });
  });

  it.each<[LedgerAccount, boolean]>([
    [{ kind: 'available', tenantId, asset }, true],
    [{ kind: 'reserved', tenantId, asset }, true],
    [{ kind: 'escrow', paymentId: 'pay_1', tenantId, asset }, true],
    [{ kind: 'provider_clearing', provider: 'payapp_a', asset }, false],
    [{ kind: 'operator_issuance', asset }, false],
  ])('tells whether it can run dry: %o: %s', (account, limited) => {
    expect(isLimited(accountRow(account))).toBe(limited);
  });
});
