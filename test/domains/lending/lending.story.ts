import { newPool } from '../../../src/domains/lending/pools/new-pool.ts';
import { fundsOfPool } from '../../../src/domains/lending/pools/pool-funds.store.ts';
import { creditBalance } from '../../../src/payments/ledger/credit-balance.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { Engine } from '../../../src/platform/lifecycle/engine.ts';
import type { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import { type Actor, type Chapter, within } from '../../platform/audit/chapter.ts';
import { tellExtraction } from '../trade/trade.story.ts';
import { sample as loanSample } from './loan.sample.ts';
import { sample as offerSample } from './offer.sample.ts';
import { sample as permitSample } from './permit.sample.ts';
import { sample as orderSample } from './purchase-order.sample.ts';

declare module '../../platform/audit/chapter.ts' {
  interface Story {
    /** A pool with a loan that is repaid in part, and one that is lost. */
    readonly pool: string;
    readonly purchaseOrder: string;
    readonly permit: string;
    readonly offer: string;
    readonly loan: string;
    readonly repayment: string;
  }
}

const PAID_IN = 100_000_000n;
const LENT = 10_000_000n;

export const chapter: Chapter = {
  async tell(engine, { sender: borrower, recipient: lender }) {
    const pool = await subscribed(engine, lender);
    const permit = await within(engine, (unit) => permitted(unit, { pool, borrower, lender }));
    const first = await financed(engine, { pool, permit, borrower, lender }, 1);
    const lost = await financed(engine, { pool, permit, borrower, lender }, 2);
    const repayment = await within(engine, async (unit) => {
      const [loan, txRef] = [await held(unit, 'loan', first.loan), newId('lgr')];
      const paid = { interest: 0n, principal: 4_000_000n, txRef, deadlineSeconds: 3600 };
      await loan.send('REPAY', { repayment: paid, at: loan.context.interestAccruedAt });
      return txRef;
    });
    await within(engine, async (unit) => {
      const loan = await held(unit, 'loan', lost.loan);
      await loan.send('MATURE');
      await loan.send('DEFAULT');
    });
    return { pool, permit, repayment, ...first };
  },
};

async function held<M extends 'loan' | 'financing-pool' | 'offer' | 'purchase-order'>(
  unit: UnitOfWork,
  machine: M,
  id: string,
) {
  const found = await unit.aggregate(machine, id);
  if (!found) throw new Error(`no ${machine} ${id}`);
  return found;
}

async function subscribed(engine: Engine, { tenantId }: Actor): Promise<string> {
  const credit = { tenantId, amount: PAID_IN, asset: 'USDC', reference: 'pool', operator: 'test' };
  await creditBalance(engine, credit);
  return within(engine, async (unit) => {
    const [id, now] = [newId('pool'), await unit.now(tenantId)];
    const order = { name: 'Story', capAtoms: PAID_IN.toString() };
    const context = newPool(id, order, { tenantId, now, services: engine.services });
    const pool = await unit.open('financing-pool', { id, context });
    await pool.send('DEPOSIT', { amount: PAID_IN, funds: await fundsOfPool(unit.reads, tenantId, id) });
    await pool.send('START_ORIGINATION');
    return id;
  });
}

interface Parties {
  readonly pool: string;
  readonly borrower: Actor;
  readonly lender: Actor;
}

const namesOf = ({ pool, borrower, lender }: Parties) => ({
  borrowerTenantId: borrower.tenantId,
  lenderTenantId: lender.tenantId,
  poolId: pool,
});

const owners = ({ borrower }: Parties) => ({ ...borrower, paymentId: '' });

async function permitted(unit: UnitOfWork, parties: Parties): Promise<string> {
  const context = { ...permitSample.context(owners(parties), 0), ...namesOf(parties) };
  return (await unit.open('permit', { id: newId('prm'), context })).id;
}

async function financed(engine: Engine, parties: Parties & { readonly permit: string }, n: number) {
  const names = namesOf(parties);
  const order = await within(engine, async (unit) => {
    const { extraction: extractionId } = await tellExtraction(unit, parties.borrower);
    const named = { ...names, extractionId, supplierTenantId: parties.lender.tenantId, faceAmount: 2n * LENT };
    const context = { ...orderSample.context(owners(parties), n), ...named };
    const opened = await unit.open('purchase-order', { id: newId('po'), context });
    await opened.send('ACCEPT', { minPrincipal: 0n });
    return opened;
  });
  const { poId, supplierTenantId, borrowerAddress } = order.context;
  const shared = { ...names, purchaseOrderId: order.id, poId, borrowerAddress, principal: LENT };
  return within(engine, async (unit) => {
    const offered = { ...offerSample.context(owners(parties), n), ...shared, permitId: parties.permit };
    const offer = await unit.open('offer', { id: newId('off'), context: offered });
    await offer.send('ACCEPT', { signature: null });
    const loanId = newId('loan');
    const { tenorSeconds, graceSeconds, rateBps } = offered;
    const maturityAt = new Date(offer.now.getTime() + tenorSeconds * 1000);
    const context = {
      ...loanSample.context(owners(parties), n),
      ...shared,
      supplierTenantId,
      supplierWallet: null,
      offerId: offer.id,
      principalOutstanding: LENT,
      rateBps,
      interestAccruedAt: offer.now,
      fundedAt: offer.now,
      maturityAt,
      graceEndsAt: new Date(maturityAt.getTime() + graceSeconds * 1000),
    };
    const funds = await fundsOfPool(unit.reads, parties.lender.tenantId, parties.pool);
    await offer.send('ISSUE', { loan: { loanId, context }, funds });
    return { purchaseOrder: order.id, offer: offer.id, loan: loanId };
  });
}
