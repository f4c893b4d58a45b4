import { NOTHING_READ } from '../../../src/domains/trade/rules/facts.ts';
import { sha256Hex } from '../../../src/platform/crypto/index.ts';
import type { Sample } from '../../model/sample.ts';

const FLAG = { id: 'flg_sample', kind: 'MISSING_FIELD', field: 'dueDate', detail: 'dueDate was not found.' } as const;
const factsCiphertext = JSON.stringify(NOTHING_READ);
const agreement = { agreementId: 'agr_sample', factsCiphertext, sha256: sha256Hex('sample') };

export const sample: Sample<'extraction'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    uploadId: `upl_sample_${n}`,
    factsCiphertext,
    agreementId: null,
    flags: [{ ...FLAG, status: 'RESOLVED' }],
  }),
  inLeaf: { APPROVED: { agreementId: 'agr_sample_row' } },
  events: {
    CORRECT: [
      { type: 'CORRECT', factsCiphertext, flags: [{ ...FLAG, status: 'RESOLVED' }] },
      { type: 'CORRECT', factsCiphertext, flags: [{ ...FLAG, status: 'OPEN' }] },
    ],
    APPROVE: [
      { type: 'APPROVE', agreement, missing: [] },
      { type: 'APPROVE', agreement, missing: ['dueDate'] },
    ],
  },
};
