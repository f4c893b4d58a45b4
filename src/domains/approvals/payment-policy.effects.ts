import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, notify, openChild, tell, type Write } from '../../platform/lifecycle/writes.ts';
import { presentPolicy } from './payment-policy.present.ts';
import { recheckSender } from './votes/recheck-sender.ts';

type View = AggregateView<'payment-policy'>;

const announced = (change: 'updated' | 'attested', policy: View): readonly Write[] => {
  const { tenantId, policyId, version, credentialId } = policy.context;
  return [
    audit(`payment_policy.${change}`, policyId, tenantId, { version, credentialId }),
    notify(`payment_policy.${change}`, {
      // The version, whose steps its sequence counts (D-390).
      resourceId: policy.id,
      parties: [tenantId],
      object: presentPolicy(recordOf(policy)),
    }),
  ];
};

export const effects: EffectsOf<'payment-policy'> = {
  issueCredential: (_, { credential: { credentialId, context } }) => [openChild('credential', credentialId, context)],
  revokeCredential: ({ now, context: { credentialId } }) =>
    credentialId === null ? [] : [tell('credential', credentialId, 'REVOKE', { reason: 'POLICY_CHANGED', at: now })],
  // Routes that the rules withheld may be open to held payments now.
  announceUpdated: (policy) => [...announced('updated', policy), recheckSender(policy.context.tenantId, policy.id)],
  announceAttested: (policy) => announced('attested', policy),
};
