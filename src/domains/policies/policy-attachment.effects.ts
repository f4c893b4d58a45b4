import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { presentAttachment } from './policy.present.ts';

export const effects: EffectsOf<'policy-attachment'> = {
  announceAttached: (attachment) => announced('policy.attached', attachment),
  announceDetached: (attachment) => announced('policy.detached', attachment),
};

/** Without a previous status: an attachment shows none. */
const announced = (
  type: 'policy.attached' | 'policy.detached',
  attachment: AggregateView<'policy-attachment'>,
): readonly Write[] => {
  const { tenantId, policyId, subjectType, subjectId } = attachment.context;
  return [
    audit(type, attachment.id, tenantId, { policyId, subjectType, subjectId }),
    notify(type, {
      resourceId: attachment.id,
      parties: [tenantId],
      object: presentAttachment(recordOf(attachment)),
    }),
  ];
};
