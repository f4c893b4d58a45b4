import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit } from '../../platform/lifecycle/writes.ts';

/** No target in the log: it holds no personal data (D-430). */
export const effects: EffectsOf<'contact'> = {
  recordSaved: ({ id, context: { tenantId, kind, availableAt } }) => [
    audit('contact.saved', id, tenantId, { kind, availableAt: availableAt.toISOString() }),
  ],
  recordRemoved: ({ id, context: { tenantId, kind } }) => [audit('contact.removed', id, tenantId, { kind })],
};
