import type { LegacyPayment } from '../../../generated/contract/schemas.ts';
import { SAFE_TX_ZEROES } from '../../payments/chain/index.ts';
import type { Vault } from '../../platform/crypto/index.ts';
import { type EventPresenter, type EventSnapshot, revive } from '../../platform/feed/event-presenter.ts';
import type { AggregateView } from '../../platform/lifecycle/definition.ts';
import { formatTokenAmount } from '../wallets/index.ts';
import type { MultisigPaymentRecord } from './multisig-payment.store.ts';

export const multisigPaymentRecord = (payment: AggregateView<'multisig-payment'>): MultisigPaymentRecord => ({
  ...payment.context,
  id: payment.id,
  status: payment.status,
  createdAt: payment.createdAt,
  updatedAt: payment.updatedAt,
});

/** A legacy payment as its tenant reads it (A 2.6, D-174, D-456); amounts in whole units of the asset (D-465). */
export const presentMultisigPayment = (
  payment: MultisigPaymentRecord,
  { vault }: { readonly vault: Pick<Vault, 'decrypt'> },
): LegacyPayment => {
  const { destinationHandle, destinationEmailCiphertext: email } = payment;
  return present(payment, destinationHandle ?? (email === null ? null : vault.decrypt(email)));
};

/** The payment as an event shows it, from its snapshot: an e-mail is masked (D-384). */
export const presentEvent: EventPresenter<'multisig_payment'> = (object) => {
  const payment = revive<EventSnapshot<'multisig_payment'>>(object, {
    createdAt: 'time',
    updatedAt: 'time',
    amountBaseUnits: 'amount',
    safeValue: 'amount',
    nonce: 'amount',
    blockedByNonce: 'amount',
  });
  return present(payment, payment.destinationHandle ?? payment.destinationEmailMasked);
};

function present(
  payment: Omit<EventSnapshot<'multisig_payment'>, 'publicStatus'>,
  destinationHandle: string | null,
): LegacyPayment {
  const { gasToken, refundReceiver, operation } = SAFE_TX_ZEROES;
  const nonce = payment.nonce.toString();
  return {
    id: payment.id,
    generation: 'legacy',
    sourceWalletId: payment.sourceWalletId,
    destinationType: payment.destinationType,
    destinationHandle,
    destinationAddress: payment.destinationAddress,
    destinationChainId: payment.destinationChainId,
    asset: payment.asset,
    amount: formatTokenAmount(payment.asset, payment.amountBaseUnits),
    status: payment.status,
    multisigTxHash: payment.multisigTxHash,
    executedTxHash: payment.executedTxHash,
    memo: payment.memo,
    failureReason: payment.failureReason,
    signaturesRequired: payment.signaturesRequired,
    signaturesCollected: payment.signers.length,
    signers: [...payment.signers],
    nonce,
    blockedByNonce: payment.blockedByNonce?.toString() ?? null,
    safeTx: {
      to: payment.safeTo,
      value: payment.safeValue.toString(),
      data: payment.safeData,
      operation,
      safeTxGas: SAFE_TX_ZEROES.safeTxGas.toString(),
      baseGas: SAFE_TX_ZEROES.baseGas.toString(),
      gasPrice: SAFE_TX_ZEROES.gasPrice.toString(),
      gasToken,
      refundReceiver,
      nonce,
    },
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
  };
}
