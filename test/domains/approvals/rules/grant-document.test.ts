import { expect, it } from 'vitest';
import { grantFields } from '../../../../src/domains/approvals/rules/grant-document.ts';
import { terms, USD } from './facts.ts';

const row = { tenantId: 'ten_1', memberId: 'mem_1', credentialId: 'cred_1', suspendedAt: null, revokedAt: null };
const version = { version: 3, versionedAt: new Date('2026-03-02T09:00:00.000Z') };

it('a grant’s document has every term of its version, and not its status (D-222)', () => {
  const limits = {
    perTxLimitBaseUnits: USD,
    dailyLimitBaseUnits: 2n * USD,
    monthlyLimitBaseUnits: 3n * USD,
    countersignAboveBaseUnits: USD / 2n,
  };
  const lists = {
    allowedActions: ['payment.approve', 'payment.create'] as const,
    allowedCurrencies: ['USD'],
    allowedAssets: ['USDC'],
    allowedChains: ['eip155:1'],
    allowedDestinationIds: ['dst_1'],
  };
  const others = { approvalWeight: 7, requiresCountersignature: true };
  const grant = { ...row, ...version, ...terms({ ...limits, ...lists, ...others }) };
  const signed = { id: 'gra_1', memberId: 'mem_1', version: 3, ...lists, ...others };
  const amounts = {
    perTxLimitUsd: '1.00',
    dailyLimitUsd: '2.00',
    monthlyLimitUsd: '3.00',
    countersignAboveUsd: '0.50',
  };
  expect(grantFields('gra_1', grant)).toEqual({ ...signed, ...amounts });
  const without = { perTxLimitUsd: null, dailyLimitUsd: null, monthlyLimitUsd: null, countersignAboveUsd: null };
  expect(grantFields('gra_1', { ...grant, ...terms({ ...lists, ...others }) })).toEqual({ ...signed, ...without });
});
