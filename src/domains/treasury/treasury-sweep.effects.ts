import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, type Write } from '../../platform/lifecycle/writes.ts';

export const effects: EffectsOf<'treasury-sweep'> = {
  recordProposal: (sweep) => recorded('proposed', sweep),
  recordCompletion: (sweep) => recorded('completed', sweep),
  recordFailure: (sweep) => recorded('failed', sweep),
  recordCancellation: (sweep) => recorded('canceled', sweep),
};

/** A sweep is an audited record (B 2.4). */
const recorded = (action: string, { id, context }: AggregateView<'treasury-sweep'>): readonly Write[] => {
  const { tenantId, accountId, ruleId, sourceBucketId, destBucketId, amountBaseUnits, paymentId } = context;
  const { failureReason } = context;
  return [
    audit(`treasury_sweep.${action}`, id, tenantId, {
      accountId,
      ruleId,
      sourceBucketId,
      destBucketId,
      amountBaseUnits,
      paymentId,
      failureReason,
    }),
  ];
};
