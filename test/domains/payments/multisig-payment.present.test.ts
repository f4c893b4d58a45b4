import { describe, expect, it } from 'vitest';
import {
  multisigPaymentRecord,
  presentEvent,
  presentMultisigPayment,
} from '../../../src/domains/payments/multisig-payment.present.ts';
import { renderJson } from '../../../src/platform/json/index.ts';
import { jsonable } from '../../../src/platform/lifecycle/changes.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 2, 2, 9) + ms);
const ZERO = `0x${'0'.repeat(40)}`;
const vault = { decrypt: (sealed: string) => `opened ${sealed}` };
const same = {
  sourceWalletId: 'wal_1',
  destinationType: 'address',
  destinationAddress: '0xto',
  destinationChainId: 84_532,
  asset: 'usdc',
  multisigTxHash: '0xsafe',
  executedTxHash: null,
  memo: 'rent',
  failureReason: null,
  signaturesRequired: 2,
};
const context = {
  ...same,
  tenantId: 'ten_1',
  destinationHandle: null as string | null,
  destinationEmailCiphertext: null as string | null,
  destinationEmailMasked: null as string | null,
  amountBaseUnits: 1_500_000n,
  signers: ['0xa', '0xb'],
  nonce: 7n,
  blockedByNonce: null as bigint | null,
  safeTo: '0xtoken',
  safeValue: 0n,
  safeData: '0xdata',
};
const payment = (changed: Partial<typeof context> = {}) =>
  multisigPaymentRecord({
    id: 'pay_1',
    status: 'AWAITING_SIGNATURES',
    createdAt: at(0),
    updatedAt: at(1),
    context: { ...context, ...changed },
  } as never);
const shown = {
  ...same,
  id: 'pay_1',
  generation: 'legacy',
  status: 'AWAITING_SIGNATURES',
  destinationHandle: null,
  amount: '1.5',
  signaturesCollected: 2,
  signers: ['0xa', '0xb'],
  nonce: '7',
  blockedByNonce: null,
  safeTx: {
    to: '0xtoken',
    value: '0',
    data: '0xdata',
    operation: 0,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: ZERO,
    refundReceiver: ZERO,
    nonce: '7',
  },
  createdAt: at(0).toISOString(),
  updatedAt: at(1).toISOString(),
};
/** As an event is stored. */
const stored = (changed: Partial<typeof context>) => JSON.parse(renderJson(payment(changed), jsonable));

describe('a legacy payment (A 2.6, D-174, D-456)', () => {
  it('is shown in whole units of its asset (D-465), with the transaction that its owners sign', () => {
    expect(presentMultisigPayment(payment(), { vault } as never)).toEqual(shown);
    const eth = payment({ asset: 'eth', amountBaseUnits: 10n ** 15n, safeValue: 10n ** 15n } as never);
    expect(presentMultisigPayment(eth, { vault } as never)).toMatchObject({
      amount: '0.001',
      safeTx: { value: '1000000000000000' },
    });
  });

  it('shows the nonce that it waits for', () => {
    const blocked = presentMultisigPayment(payment({ blockedByNonce: 5n }), { vault } as never);
    expect(blocked).toEqual({ ...shown, blockedByNonce: '5' });
  });

  it.each([
    ['a handle', { destinationHandle: 'ana' }, 'ana'],
    ['an e-mail', { destinationEmailCiphertext: 'sealed' }, 'opened sealed'],
    ['a handle before an e-mail', { destinationHandle: 'ana', destinationEmailCiphertext: 'sealed' }, 'ana'],
  ])('names its destination by %s', (_what, to, destinationHandle) => {
    expect(presentMultisigPayment(payment(to), { vault } as never)).toEqual({ ...shown, destinationHandle });
  });

  it('is presented in events as it was stored, with an e-mail masked (D-384)', () => {
    expect(presentEvent(stored({ blockedByNonce: 5n }), 'ten_1')).toEqual({ ...shown, blockedByNonce: '5' });
    const masked = { destinationEmailMasked: 'a•••@b.test' };
    expect(presentEvent(stored(masked), 'ten_1')).toEqual({ ...shown, destinationHandle: 'a•••@b.test' });
    expect(presentEvent(stored({ ...masked, destinationHandle: 'ana' }), 'ten_1').destinationHandle).toBe('ana');
  });
});
