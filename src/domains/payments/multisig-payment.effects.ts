import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, enqueue, insert, type Write } from '../../platform/lifecycle/writes.ts';
import { reportOutcome } from './execution/report-outcome.ts';

type PaymentView = AggregateView<'multisig-payment'>;

export const effects: EffectsOf<'multisig-payment'> = {
  // The nonce was chosen under the wallet's lock, and a unique index stands behind it.
  claimNonce: (payment) => recorded('proposed', payment),
  storeSignature: (payment, { signer, signature }) => [
    insert('multisig_signatures', {
      paymentId: payment.id,
      tenantId: payment.context.tenantId,
      signer,
      signature: signature.toLowerCase(),
      createdAt: payment.now,
    }),
  ],
  recordChange: (payment) => recorded('changed', payment),
  scheduleExecution: ({ id }) => [enqueue('payments.execution', { paymentId: id }, { key: id })],
  // The call itself stands beside the step: it is made of signatures, which are rows (`execute`).
  relayTransaction: (payment) => recorded('relayed', payment),
  failRivals: nonceUsed,
  freeNonce: (payment) => recorded('ended', payment),
  wakeNextInLine: nonceUsed,
  reportOutcome,
};

/** One job of the wallet for all that follows: rivals of the nonce, and the next in line. */
function nonceUsed({ context: { sourceWalletId } }: PaymentView): readonly Write[] {
  return [enqueue('payments.nonces', { walletId: sourceWalletId }, { key: sourceWalletId })];
}

const recorded = (action: string, { id, context }: PaymentView): readonly Write[] => {
  const { tenantId, sourceWalletId, destinationAddress, asset, amountBaseUnits, nonce, multisigTxHash } = context;
  const { signers, blockedByNonce, failureReason } = context;
  return [
    audit(`multisig_payment.${action}`, id, tenantId, {
      sourceWalletId,
      destinationAddress,
      asset,
      amountBaseUnits,
      nonce,
      multisigTxHash,
      signers,
      blockedByNonce,
      failureReason,
    }),
  ];
};
