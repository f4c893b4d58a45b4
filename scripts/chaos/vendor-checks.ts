import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { verifyInvariants } from '../../src/platform/audit/index.ts';
import type { Pool } from '../../src/platform/db/connection/pool.ts';
import { isAtItsEnd, type StatementLine, statusOf } from '../../test/payments/providers/vendor/payout.ts';
import type { Vendor } from '../../test/payments/providers/vendor/vendor.ts';

const TERMINAL = new Set(['DELIVERED', 'REFUNDED']);

/** A payment with its one attempt, the quote that was confirmed, and what the ledger posted for it. */
interface Paid {
  readonly id: string;
  readonly status: string;
  readonly failureReason: string | null;
  readonly provider: string;
  readonly key: string;
  readonly attempts: number;
  readonly minor: string;
  readonly currency: string;
  readonly returned: boolean;
  /** Base units that went to the provider, and that came back into suspense. */
  readonly clearing: string;
  readonly suspense: string;
  readonly reviews: number;
}

const PAYMENTS = `
  WITH attempts AS (SELECT payment_id, count(*)::int AS count FROM provider_attempts GROUP BY 1),
    posted AS (SELECT subject, sum(amount) FILTER (WHERE id LIKE '%:proceeds') AS clearing,
      sum(amount) FILTER (WHERE id LIKE '%:return') AS suspense FROM ledger_transfers GROUP BY 1),
    reviews AS (SELECT payment_id, count(*)::int AS count FROM review_cases WHERE reason = 'POST_DELIVERY_RETURN' GROUP BY 1)
  SELECT p.id, p.status, p.failure_reason AS "failureReason", a.provider, a.idempotency_key AS key,
    COALESCE(attempts.count, 0) AS attempts, q.destination_amount_minor::text AS minor,
    q.destination_currency AS currency, a.returned_at IS NOT NULL AS returned,
    COALESCE(posted.clearing, 0)::text AS clearing, COALESCE(posted.suspense, 0)::text AS suspense,
    COALESCE(reviews.count, 0) AS reviews
  FROM offramp_payments p LEFT JOIN provider_attempts a ON a.payment_id = p.id LEFT JOIN route_quotes q ON q.id = a.quote_id
    LEFT JOIN attempts ON attempts.payment_id = p.id LEFT JOIN posted ON posted.subject = p.id
    LEFT JOIN reviews ON reviews.payment_id = p.id`;

export const paymentsOf = async (pool: Pool): Promise<Paid[]> => (await pool.owner.raw(PAYMENTS)).rows;

/** The vendor's lines by key: a statement of thousands is looked into thousands of times. */
const linesByKey = ({ books }: Vendor): Map<string, StatementLine[]> => {
  const lines = new Map<string, StatementLine[]>();
  for (const line of books.statement) lines.set(line.key, [...(lines.get(line.key) ?? []), line]);
  return lines;
};

/** What has not come to its end yet; undefined when everything has, and every return is on record. */
export async function unsettled(pool: Pool, vendors: readonly Vendor[]): Promise<string | undefined> {
  const payments = await paymentsOf(pool);
  const open: Record<string, number> = {};
  const count = (what: string): void => {
    open[what] = (open[what] ?? 0) + 1;
  };
  for (const { status } of payments) if (!TERMINAL.has(status) && status !== 'CANCELED') count(status);
  const byKey = new Map(payments.map((payment) => [payment.key, payment]));
  for (const vendor of vendors) {
    if (!vendor.isQuiet) count('vendor busy');
    for (const { kind, key } of vendor.books.statement) {
      const payment = kind === 'returned' ? byKey.get(key) : undefined;
      const isRecorded = payment?.status === 'REFUNDED' || (payment?.returned && payment.reviews > 0);
      if (payment && !isRecorded) count('return not recorded');
    }
  }
  return Object.keys(open).length === 0 ? undefined : JSON.stringify(open);
}

/** No vendor was ever asked for it, and its money is with the sender. */
const endedUnpaid = ({ status, attempts }: Paid): boolean =>
  attempts === 0 && (status === 'CANCELED' || status === 'REFUNDED');

/**
 * Holds our books against the vendors'; every line of the result is a problem. With `hasOthers`, payments may have been
 * canceled or refunded before a vendor was asked, or be the service's own to pay. Unless `isAlwaysUp`, no process may have been
 * there to take what a vendor sent. Without `asksInvariants` somebody else asks for them.
 */
export async function reckon(
  pool: Pool,
  vendors: ReadonlyMap<string, Vendor>,
  { hasOthers = false, isAlwaysUp = true, asksInvariants = true } = {},
): Promise<string[]> {
  const problems: string[] = [];
  const payments = await paymentsOf(pool);
  const byKey = new Map(payments.map((payment) => [payment.key, payment]));
  const lines = new Map([...vendors].map(([name, vendor]) => [name, linesByKey(vendor)]));
  for (const payment of payments) {
    if (hasOthers && (endedUnpaid(payment) || payment.provider === 'internal')) continue;
    const own = lines.get(payment.provider)?.get(payment.key) ?? [];
    problems.push(...problemsOf(payment, vendors.get(payment.provider), own));
  }
  for (const [name, vendor] of vendors) {
    problems.push(...problemsOfStatement(name, vendor, byKey, lines.get(name) ?? new Map()));
    problems.push(...problemsOfCalls(name, vendor, isAlwaysUp));
    problems.push(...(await problemsOfLiquidity(pool, name, vendor, byKey)));
  }
  for (const { invariant, meaning, rows } of asksInvariants ? await verifyInvariants(pool, lifecycles) : []) {
    const shown = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    problems.push(`${invariant}: ${meaning} ${shown}`);
  }
  return problems;
}

/** From our side: what we say became of a payment is what became of it. */
function problemsOf(payment: Paid, vendor: Vendor | undefined, lines: readonly StatementLine[]): string[] {
  const { id, status, key, failureReason, attempts } = payment;
  if (vendor === undefined) return [`${id} is ${status}, and no vendor was asked`];
  if (!TERMINAL.has(status)) return [`${id} is stuck in ${status}`];
  if (attempts !== 1) return [`${id} has ${attempts} attempts`];
  const paid = lines.filter(({ kind }) => kind === 'paid').length;
  if (status === 'DELIVERED') return paid === 1 ? [] : [`${id} is DELIVERED, and was paid ${paid} times`];
  // All that was heard of it is that the money is back: then it never counted as delivered (D-093).
  const isBack = paid === 1 && lines.length === 2 && failureReason === 'PROVIDER_RETURNED';
  if (paid > 0 && !isBack) return [`${id} is ${status}, and was paid`];
  const payout = vendor.books.byKey.get(key);
  const said = vendor.books.refused.has(key) ? 'REJECTED' : payout && isAtItsEnd(payout) && statusOf(payout);
  return failureReason === `PROVIDER_${said}` ? [] : [`${id} failed with ${failureReason}; the vendor said ${said}`];
}

/** From the vendor's side: each line of its statement is a payment of ours, to the last unit. */
function problemsOfStatement(
  name: string,
  { books }: Vendor,
  byKey: ReadonlyMap<string, Paid>,
  lines: ReadonlyMap<string, readonly StatementLine[]>,
): string[] {
  const problems = books.conflicts.map((key) => `${name}: two payouts under ${key}`);
  for (const key of books.byKey.keys()) if (!byKey.has(key)) problems.push(`${name} has ${key}, which nobody knows`);
  for (const line of books.statement) {
    const payment = byKey.get(line.key);
    if (payment) problems.push(...problemsOfLine(name, line, payment, lines.get(line.key) ?? []));
  }
  return problems;
}

function problemsOfLine(name: string, line: StatementLine, payment: Paid, all: readonly StatementLine[]): string[] {
  const { id, status, minor, currency, clearing, returned, suspense, reviews } = payment;
  const paidOut = `${line.amountMinor} ${line.currency}`;
  if (status === 'REFUNDED') return clearing === '0' && suspense === '0' ? [] : [`${id} is REFUNDED and was posted`];
  if (line.kind === 'returned') {
    return returned && suspense !== '0' && reviews === 1 ? [] : [`${name} took ${id} back, and that is not on record`];
  }
  const problems: string[] = [];
  if (`${minor} ${currency}` !== paidOut) problems.push(`${name} paid ${paidOut} for ${id}, not ${minor} ${currency}`);
  // Dollars: a cent is 10 000 base units.
  if (clearing !== `${BigInt(line.amountMinor) * 10_000n}`) {
    problems.push(`${id}: the ledger posted ${clearing} to ${name}, which paid ${paidOut}`);
  }
  const isTaken = all.some(({ kind }) => kind === 'returned');
  if (returned && !isTaken) problems.push(`${id} has a return that ${name} does not know`);
  return problems;
}

/** What a vendor counts where no process was there to answer. */
const UNREACHED = ['webhook 0', 'forgery 0'];

/** Nothing that nobody signed was taken, and nothing that was signed was refused for good. */
function problemsOfCalls(name: string, { webhooks }: Vendor, isAlwaysUp: boolean): string[] {
  const expected = ['lost', 'webhook 200', 'webhook 503', 'forgery 401', ...(isAlwaysUp ? [] : UNREACHED)];
  return Object.entries(webhooks.counts)
    .filter(([what]) => !expected.includes(what))
    .map(([what, times]) => `${name}: ${times} times ${what}`);
}

/** What was prefunded is less by exactly what was paid; failures gave theirs back (D-144). */
async function problemsOfLiquidity(
  pool: Pool,
  name: string,
  { books }: Vendor,
  byKey: ReadonlyMap<string, Paid>,
): Promise<string[]> {
  const row = await pool.owner('provider_liquidity').where({ provider: name, currency: 'USD' }).first('balance_minor');
  const paid = books.statement
    .filter(({ kind, key }) => kind === 'paid' && byKey.get(key)?.status !== 'REFUNDED')
    .reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  const left = BigInt(row.balance_minor);
  const expected = 100_000_000n - paid;
  return left === expected ? [] : [`${name} has ${left} minor units of liquidity left, not ${expected}`];
}
