import { AT, LATER, type Sample } from '../../model/sample.ts';

const ADDRESS = `0x${'1'.repeat(40)}`;
const FUNDS = { cashAtoms: 100n, principalOutstandingAtoms: 0n, interestCollectedAtoms: 0n, lossAtoms: 0n };

export const sample: Sample<'financing-pool'> = {
  context: ({ tenantId }) => ({
    tenantId,
    name: 'Sample',
    chainId: 84_532,
    provider: 'simulated',
    poolAddress: ADDRESS,
    tokenAddress: ADDRESS,
    registryAddress: ADDRESS,
    outcome: null,
    subscriptionStartsAt: AT,
    subscriptionEndsAt: new Date(LATER.getTime() - 1),
    originationEndsAt: LATER,
    capAtoms: 1_000_000_000n,
    exposureBps: 2000,
    reserveBps: 500,
    annualRateBps: 1200,
    tenorSeconds: 2_592_000,
    graceSeconds: 604_800,
    openLoans: 0,
    defaultedLoans: 0,
  }),
  inLeaf: { CLOSED: { outcome: 'REPAID' } },
  events: {
    DEPOSIT: [{ type: 'DEPOSIT', amount: 100n, funds: FUNDS }],
    WITHDRAW: [{ type: 'WITHDRAW', amount: 50n, funds: FUNDS }],
    START_ORIGINATION: [{ type: 'START_ORIGINATION' }],
    LEND: [{ type: 'LEND', principal: 10n, funds: FUNDS }],
    COLLECT: [
      { type: 'COLLECT', closes: null },
      { type: 'COLLECT', closes: 'open' },
      { type: 'COLLECT', closes: 'defaulted' },
    ],
    WRITE_OFF: [{ type: 'WRITE_OFF' }],
    END_ORIGINATION: [{ type: 'END_ORIGINATION' }],
    CLOSE: [{ type: 'CLOSE' }],
  },
  // A sample has no cash to pay out, and no loan to lose.
  legal: { CLOSED: 'COLLECT' },
};
