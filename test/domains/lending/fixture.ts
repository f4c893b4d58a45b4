import type { ParamsOf } from '#sdk';
import { newWallet } from '../../../src/domains/wallets/rules/new-wallet.ts';
import { UnitOfWork } from '../../../src/platform/lifecycle/unit-of-work.ts';
import type { TestService, TestTenant } from '../../support/service.ts';
import { orders, upload } from '../trade/fixture.ts';
import { newOwner } from '../wallets/owners.ts';

export const usd = (dollars: number): string => `${BigInt(dollars) * 1_000_000n}`;
export const WEEK = 604_800;
export const MONTH = 2_592_000;
export const HOUR = 3600;

/** The account by which a borrower is known. It stands in the tables alone: nothing here asks the chain. */
export async function withAccount<T extends TestTenant>({ engine, pool }: TestService, tenant: T): Promise<T> {
  const standing = { tenant_id: tenant.tenantId, kind: 'ORGANIZATION' };
  if (await pool.owner('wallets').where(standing).first('id')) return tenant;
  const by = { actorType: 'system', actorId: 'tests', requestId: null } as const;
  const work = new UnitOfWork(engine, { role: 'system', tenantId: null, by });
  const owners = [{ address: newOwner().address, role: 'ADMIN_OWNER' as const, label: null }];
  const { tenantId } = tenant;
  const account = { tenantId, kind: 'ORGANIZATION' as const, memberId: null, name: 'Organization', chainId: 84_532 };
  await work.open('wallet', newWallet({ ...account, owners, threshold: 1 }));
  await work.commit();
  return tenant;
}

let invoices = 0;

/** An invoice of its own that was read and agreed, of 1200 USD unless told. */
export async function approvedDocument(tenant: Pick<TestTenant, 'api'>, currency = 'USD'): Promise<string> {
  invoices += 1;
  const lines = [
    'Vendor: Blue Harbor',
    `Invoice: BH-${invoices}`,
    `Currency: ${currency}`,
    'Total: 1200.00',
    'Due date: 2026-03-31',
  ];
  const { id: uploadId } = await upload(tenant, `${lines.join('\n')}\n`);
  return approvedReading(tenant, uploadId);
}

/** One more reading of an upload, agreed. */
export async function approvedReading(tenant: Pick<TestTenant, 'api'>, uploadId: string): Promise<string> {
  const { id } = await tenant.api.createExtraction({ uploadId }).unwrap();
  return (await tenant.api.approveExtraction({ id }).unwrap()).id;
}

export const advance = ({ api }: Pick<TestTenant, 'api'>, advanceSeconds: number) =>
  api.advanceTestClock({ advanceSeconds }).unwrap();

/** A lender, a borrower that buys, and a supplier that sells to it. */
export async function lending(service: TestService, name = 'Lending') {
  const lender = await service.signUp(`${name} Lender`);
  const borrower = await withAccount(service, await service.signUp(`${name} Borrower`));
  const supplier = await service.signUp(`${name} Supplier`);
  await lender.fund('100000.00');
  return { lender, borrower, supplier, ...parties(lender, borrower, supplier) };
}
export type Lending = Awaited<ReturnType<typeof lending>>;

type Api = Pick<TestTenant, 'api' | 'tenantId'>;
type PoolTerms = Partial<ParamsOf<'createFinancingPool'>>;

export function parties(lender: Api, borrower: Api, supplier: Api) {
  const trading = orders(borrower, supplier);
  const opened = (terms: PoolTerms = {}) => lender.api.createFinancingPool({ name: 'Pool', ...terms }).unwrap();
  const subscribed = async (terms: PoolTerms = {}, dollars = 50_000) => {
    const { id } = await opened({ exposureBps: 10_000, ...terms });
    return lender.api.depositToPool({ id, amountAtoms: usd(dollars) }).unwrap();
  };
  /** A pool in ORIGINATION; the lender's clock moves by its subscription. */
  const originating = async (terms: PoolTerms = {}, dollars = 50_000) => {
    const { id } = await subscribed({ subscriptionSeconds: HOUR, ...terms }, dollars);
    await advance(lender, terms.subscriptionSeconds ?? HOUR);
    return lender.api.getFinancingPool({ id }).unwrap();
  };
  const registered = async (poolId: string, faceAmount = usd(12_600)) => {
    const order = await trading.accepted();
    const named = { poolId, tradeOrderId: order.id, supplierTenantId: supplier.tenantId, faceAmount };
    return borrower.api.registerPurchaseOrder(named).unwrap();
  };
  const accepted = async (poolId: string, minPrincipal = '0', faceAmount = usd(12_600)) => {
    const { id } = await registered(poolId, faceAmount);
    return supplier.api.acceptPurchaseOrder({ id, minPrincipal }).unwrap();
  };
  const permitted = (poolId: string, riskTier = 2) =>
    borrower.api.issuePermit({ poolId, mode: 'synthetic', riskTier }).unwrap();
  const offered = async (poolId: string, principal = usd(10_000)) => {
    const { poId } = await accepted(poolId);
    await permitted(poolId);
    return lender.api.createLendingOffer({ poolId, poId, principal }).unwrap();
  };
  const taken = async (poolId: string, principal?: string) => {
    const { id } = await offered(poolId, principal);
    return borrower.api.acceptLendingOffer({ id }).unwrap();
  };
  const issued = async (poolId: string, principal?: string) => {
    const { id } = await taken(poolId, principal);
    return lender.api.issueLendingOffer({ id }).unwrap();
  };
  /** A loan that runs from now on, in a pool of its own unless told. */
  const lent = async (pool?: { readonly id: string }, principal?: string) => {
    const { loanId } = await issued((pool ?? (await originating())).id, principal);
    return borrower.api.getLoan({ id: loanId ?? '' }).unwrap();
  };
  return { trading, opened, subscribed, originating, registered, accepted, permitted, offered, taken, issued, lent };
}

/** What an operation refused: its code and status, and its details where it has some. */
export async function refused(asked: PromiseLike<{ readonly error?: unknown }>) {
  const { error } = await asked;
  const { code, statusCode, details } = (error ?? {}) as { code?: string; statusCode?: number; details?: unknown };
  return { code, statusCode, ...(details !== undefined && { details }) };
}
export const is = (code: string, statusCode: number) => ({ code, statusCode });
