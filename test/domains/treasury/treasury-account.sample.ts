import type { Sample } from '../../model/sample.ts';

const OWNER = {
  address: '0x000000000000000000000000000000000000dEaD',
  role: 'FINANCE_OWNER',
  label: null,
  memberId: null,
} as const;

export const sample: Sample<'treasury-account'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    name: `Sample ${n}`,
    chainId: 84532,
    threshold: 1,
    owners: [OWNER],
  }),
  events: { ACTIVATE: [{ type: 'ACTIVATE' }], FAIL: [{ type: 'FAIL' }] },
};
