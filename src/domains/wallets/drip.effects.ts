import { ASSET } from '../../payments/ledger/money.ts';
import { transfer } from '../../payments/ledger/transfer.ts';
import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, enqueue, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { presentDrip } from './drip.present.ts';

type DripView = AggregateView<'drip'>;

export const effects: EffectsOf<'drip'> = {
  requestTransfer: (drip) => [
    enqueue('wallets.drip', { dripId: drip.id }, { key: drip.id }),
    ...recorded('requested', drip),
  ],
  // The step that it belongs to is taken once, and with it the transfer (D-252).
  creditBalance: ({ context: { tenantId, amountBaseUnits } }) => [
    transfer(
      { kind: 'faucet_issuance', asset: ASSET },
      { kind: 'available', tenantId, asset: ASSET },
      amountBaseUnits,
      'credit',
    ),
  ],
  announceConfirmed: (drip) => announced('confirmed', drip),
  announceFailed: (drip) => announced('failed', drip),
};

const announced = (change: 'confirmed' | 'failed', drip: DripView): readonly Write[] => [
  ...recorded(change, drip),
  notify(`drip.${change}`, {
    resourceId: drip.id,
    parties: [drip.context.tenantId],
    object: presentDrip(recordOf(drip)),
    previousStatus: 'SUBMITTED',
  }),
];

const recorded = (action: string, { id, context }: DripView): readonly Write[] => {
  const { tenantId, walletId, address, asset, amountBaseUnits, txHash, failureReason } = context;
  return [audit(`drip.${action}`, id, tenantId, { walletId, address, asset, amountBaseUnits, txHash, failureReason })];
};
