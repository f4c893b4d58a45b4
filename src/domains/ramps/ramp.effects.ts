import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, enqueue, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { presentRamp } from './ramp.present.ts';

type RampView = AggregateView<'ramp'>;

export const effects: EffectsOf<'ramp'> = {
  recordSubmission: (ramp) => recorded('submitted', ramp),
  // The caller may have left when the money arrives. Only the wallet's owners move an off-ramp.
  scheduleMint: ({ id, context }) =>
    context.direction === 'on' ? [enqueue('ramps.mint', { rampId: id }, { key: id })] : [],
  announceConfirmed: (ramp) => announced('confirmed', ramp),
  announceFailed: (ramp) => announced('failed', ramp),
};

const announced = (change: 'confirmed' | 'failed', ramp: RampView): readonly Write[] => [
  ...recorded(change, ramp),
  notify(`ramp.${change}`, {
    resourceId: ramp.id,
    parties: [ramp.context.tenantId],
    object: presentRamp(recordOf(ramp)),
    previousStatus: 'SUBMITTED',
  }),
];

const recorded = (action: string, { id, context }: RampView): readonly Write[] => {
  const { tenantId, walletId, direction, amountBaseUnits, paymentId, txHash, failureReason } = context;
  return [
    audit(`ramp.${action}`, id, tenantId, { walletId, direction, amountBaseUnits, paymentId, txHash, failureReason }),
  ];
};
