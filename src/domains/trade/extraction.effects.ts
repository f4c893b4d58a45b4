import type { EffectsOf } from '../../platform/lifecycle/definition.ts';
import { audit, insert } from '../../platform/lifecycle/writes.ts';

export const effects: EffectsOf<'extraction'> = {
  createAgreement: ({ id, now, context: { tenantId } }, { agreement: { agreementId, factsCiphertext, sha256 } }) => [
    insert('agreements', { id: agreementId, tenantId, extractionId: id, factsCiphertext, sha256, createdAt: now }),
  ],
  record: ({ id, context: { tenantId, uploadId, agreementId, flags } }, { action }) => {
    const flagsOpen = flags.filter(({ status }) => status === 'OPEN').length;
    return [audit(`extraction.${action}`, id, tenantId, { uploadId, agreementId, flagsOpen })];
  },
};
