import type { FinancingPoolContext } from '../../../../machines/lending/financing-pool.machine.ts';
import type { LoanContext } from '../../../../machines/lending/loan.machine.ts';
import type { OfferContext } from '../../../../machines/lending/offer.machine.ts';
import type { PermitContext } from '../../../../machines/lending/permit.machine.ts';
import type { PurchaseOrderContext } from '../../../../machines/lending/purchase-order.machine.ts';
import { msLater, NOW } from '../../trade/rules/desk.ts';

export { msLater, NOW };

const DAY_MS = 86_400_000;

/** One pool, one purchase order, one permit, one offer and one loan, of a lender, a borrower and a supplier. */
const PARTIES = { lenderTenantId: 'ten_l', borrowerTenantId: 'ten_b' } as const;
const BORROWER_ADDRESS = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1';
const PO_ID = `0x${'d'.repeat(64)}`;

export const pool: FinancingPoolContext = {
  tenantId: 'ten_l',
  name: 'Pool',
  chainId: 84_532,
  provider: 'simulated',
  outcome: null,
  poolAddress: '0xpool',
  tokenAddress: '0xtoken',
  registryAddress: '0xregistry',
  subscriptionStartsAt: msLater(-DAY_MS),
  subscriptionEndsAt: msLater(DAY_MS),
  originationEndsAt: msLater(2 * DAY_MS),
  capAtoms: 1000n,
  exposureBps: 5000,
  reserveBps: 1000,
  annualRateBps: 1200,
  tenorSeconds: 3600,
  graceSeconds: 60,
  openLoans: 0,
  defaultedLoans: 0,
};

export const order: PurchaseOrderContext = {
  ...PARTIES,
  supplierTenantId: 'ten_s',
  poolId: 'pool_a',
  tradeOrderId: 'so_a',
  extractionId: null,
  documentId: null,
  poId: PO_ID,
  borrowerAddress: BORROWER_ADDRESS,
  supplierWallet: null,
  faceAmount: 400n,
  minPrincipal: 100n,
};

export const permit: PermitContext = {
  ...PARTIES,
  poolId: 'pool_a',
  subjectAddress: BORROWER_ADDRESS,
  mode: 'synthetic',
  riskTier: 2,
  maxPrincipal: 300n,
  permitDigest: '0xdigest',
  signature: '0xsigned',
  issuerAddress: '0xissuer',
  expiresAt: msLater(1),
};

export const offer: OfferContext = {
  ...PARTIES,
  poolId: 'pool_a',
  purchaseOrderId: 'po_a',
  poId: PO_ID,
  permitId: 'prm_a',
  borrowerAddress: BORROWER_ADDRESS,
  principal: 200n,
  rateBps: 1200,
  tenorSeconds: 3600,
  graceSeconds: 60,
  deadline: msLater(1),
  offerDigest: `0x${'e'.repeat(64)}`,
  signature: null,
  loanId: null,
};

/** Owes 100 atoms and 5 of interest now. */
export const loan: LoanContext = {
  ...PARTIES,
  supplierTenantId: 'ten_s',
  supplierWallet: null,
  poolId: 'pool_a',
  offerId: 'off_a',
  purchaseOrderId: 'po_a',
  poId: PO_ID,
  borrowerAddress: BORROWER_ADDRESS,
  principal: 200n,
  principalOutstanding: 100n,
  interestDue: 5n,
  interestAccruedAt: NOW,
  rateBps: 1200,
  fundedAt: msLater(-3_600_000),
  maturityAt: msLater(1),
  graceEndsAt: msLater(60_001),
};
