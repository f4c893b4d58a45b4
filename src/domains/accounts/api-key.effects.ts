import type { AggregateView, EffectsOf } from '../../platform/lifecycle/definition.ts';
import { recordOf } from '../../platform/lifecycle/record.ts';
import { audit, notify, type Write } from '../../platform/lifecycle/writes.ts';
import { apiKeyEventObject } from './api-key.present.ts';

const announced = (
  action: 'api_key.created' | 'api_key.revoked',
  key: AggregateView<'api-key'>,
  previousStatus: string | null,
): readonly Write[] => {
  const { tenantId, memberId, agentId, scopes } = key.context;
  return [
    audit(action, key.id, tenantId, { memberId, agentId, scopes }),
    notify(action, {
      resourceId: key.id,
      parties: [tenantId],
      object: apiKeyEventObject(recordOf(key)),
      previousStatus,
    }),
  ];
};

export const effects: EffectsOf<'api-key'> = {
  announceCreation: (key) => announced('api_key.created', key, null),
  announceRevocation: (key) => announced('api_key.revoked', key, 'ACTIVE'),
};
