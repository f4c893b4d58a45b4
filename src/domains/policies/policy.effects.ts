import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, insert, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { presentPolicy } from './policy.present.ts';

type PolicyView = AggregateView<'policy'>;

export const effects: EffectsOf<'policy'> = {
  storeVersion: (policy, { version: { versionId, ...version } }) => [
    insert('policy_versions', {
      id: versionId,
      tenantId: policy.context.tenantId,
      policyId: policy.id,
      ...version,
      createdAt: policy.now,
    }),
  ],
  announceCreated: (policy) => announced('created', 'policy.activated', policy, null),
  announceActivated: (policy) => announced('version_added', 'policy.activated', policy, 'ACTIVE'),
  announceDeleted: (policy) => announced('deleted', 'policy.deleted', policy, 'ACTIVE'),
};

const announced = (
  action: 'created' | 'version_added' | 'deleted',
  type: 'policy.activated' | 'policy.deleted',
  policy: PolicyView,
  previousStatus: string | null,
): readonly Write[] => {
  const { tenantId, name, activeVersionId, activeVersion } = policy.context;
  return [
    audit(`policy.${action}`, policy.id, tenantId, { name, activeVersionId, activeVersion }),
    notify(type, {
      resourceId: policy.id,
      parties: [tenantId],
      object: presentPolicy(recordOf(policy)),
      previousStatus,
    }),
  ];
};
