import type { SmallWorld } from '../../model/small-world.ts';
import type { TestService } from '../../support/service.ts';
import { advance, parties, usd, withAccount } from './fixture.ts';

/** A walk's lender, which also sells to the other tenant: that one borrows. */
export async function walkers({ service, tenant, other }: SmallWorld) {
  await withAccount(service, other);
  await tenant.fund('100000.00');
  await other.fund('100000.00');
  return parties(tenant, other, tenant);
}
export type Walkers = Awaited<ReturnType<typeof walkers>>;

/** The pool's clock. */
export const wait = ({ tenant }: SmallWorld, seconds: number) => advance(tenant, seconds);

export const repay = ({ other }: SmallWorld, id: string, maxAmount = usd(90_000)) =>
  other.api.repayLoan({ id, maxAmount }).unwrap();

/** What a machine that takes no such event answers. */
export const invalid = (event: string) => (from: string) => ({ code: 'INVALID_TRANSITION', details: { from, event } });

export const idOf = async ({ pool }: TestService, table: string, where: object): Promise<string> =>
  (await pool.owner(table).where(where).first('id')).id;
