import { accountRow } from '../../payments/ledger/accounts.ts';
import { creditBalance } from '../../payments/ledger/credit-balance.ts';
import { ASSET, formatUsd, parseUsd } from '../../payments/ledger/money.ts';
import { newId } from '../../platform/db/ids.ts';
import { sql } from '../../platform/db/sql.ts';
import type { UnitOfWork } from '../../platform/lifecycle/unit-of-work.ts';
import type { Options } from '../command.ts';
import type { Operator } from '../operator.ts';
import { type Outcome, Refused, table } from '../outcome.ts';

export async function credit({ transact, engine, name }: Operator, options: Options): Promise<Outcome> {
  const { tenant = '', amount: text = '', reference = newId('req') } = options;
  const amount = parseUsd(text) ?? 0n;
  await transact((unit) => existing(unit, tenant));
  const credited = await creditBalance(engine, { tenantId: tenant, amount, asset: ASSET, reference, operator: name });
  if (!credited) await transact((unit) => assertSameCredit(unit, reference, tenant, amount));
  const json = { tenantId: tenant, asset: ASSET, amountBaseUnits: amount, reference, credited };
  return {
    json,
    text: credited ? `Credited ${formatUsd(amount)} ${ASSET} to ${tenant}` : `${reference} is credited already`,
  };
}

async function existing(unit: UnitOfWork, tenant: string): Promise<void> {
  if (!(await unit.aggregate('tenant', tenant))) throw new Refused('TENANT_NOT_FOUND', `There is no tenant ${tenant}`);
}

/** A reference that is taken means nothing more to do only where it names the same credit. */
async function assertSameCredit(unit: UnitOfWork, reference: string, tenant: string, amount: bigint): Promise<void> {
  const earlier = await unit.reads.one<{ creditAccount: string; amount: bigint }>(
    sql('ledger_transfers')
      .where({ subject: `credit:${reference}` })
      .select('credit_account', 'amount'),
  );
  const account = accountRow({ kind: 'available', tenantId: tenant, asset: ASSET }).id;
  if (earlier?.creditAccount === account && earlier.amount === amount) return;
  throw new Refused(
    'REFERENCE_USED',
    `${reference} names another credit: ${formatUsd(earlier?.amount ?? 0n)} to ${earlier?.creditAccount}`,
  );
}

interface Shown {
  readonly account: string;
  readonly kind: string;
  readonly asset: string;
  readonly balance: bigint;
}

/** Limited accounts have a balance; what the unlimited ones have is the sum of their transfers (D-086). */
export async function show({ transact }: Operator, { tenant }: Options): Promise<Outcome> {
  const query =
    tenant === undefined
      ? sql.raw(`SELECT a.id AS account, a.kind, a.asset,
          COALESCE((SELECT sum(amount) FROM ledger_transfers WHERE credit_account = a.id), 0)
          - COALESCE((SELECT sum(amount) FROM ledger_transfers WHERE debit_account = a.id), 0) AS balance
          FROM ledger_accounts a WHERE a.tenant_id IS NULL ORDER BY a.id`)
      : sql('ledger_accounts as a')
          .join('ledger_balances as b', 'b.account_id', 'a.id')
          .where({ 'a.tenant_id': tenant })
          .select({ account: 'a.id', kind: 'a.kind', asset: 'a.asset', balance: 'b.balance' })
          .orderBy('a.id');
  const found = await transact(async (unit) => {
    if (tenant !== undefined) await existing(unit, tenant);
    return unit.reads.many<Shown>(query);
  });
  const accounts = found.map(({ balance, ...account }) => ({ ...account, balanceBaseUnits: balance }));
  const lines = accounts.map(({ account, asset, balanceBaseUnits }) => [account, formatUsd(balanceBaseUnits), asset]);
  return { json: { tenantId: tenant ?? null, accounts }, text: table([['ACCOUNT', 'BALANCE', 'ASSET'], ...lines]) };
}
