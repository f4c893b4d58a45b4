import { AT, LATER, type Sample } from '../../model/sample.ts';

export const sample: Sample<'verification-handoff'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    sessionId: `vs_handoff_${tenantId}_${n}`,
    tokenHash: n.toString(16).padStart(64, '0'),
    expiresAt: LATER,
    consumedAt: null,
  }),
  inLeaf: { CONSUMED: { consumedAt: AT } },
  events: {
    CONSUME: [{ type: 'CONSUME', at: AT }],
    VOID: [{ type: 'VOID' }],
    EXPIRE: [{ type: 'EXPIRE' }],
  },
};
