import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { isIntact, sealAll, verifyChain, verifyInvariants } from '../../src/platform/audit/index.ts';
import type { Pool } from '../../src/platform/db/connection/pool.ts';
import { until } from './gate.ts';
import type { Promises } from './ledger-of-promises.ts';
import { brokenProperties } from './temporal.ts';

const TERMINAL = ['DELIVERED', 'REFUNDED', 'CANCELED'];
const END_MS = 60_000;

type Rows = readonly Readonly<Record<string, unknown>>[];

const rowsOf = async (pool: Pool, statement: string, values: readonly unknown[] = []): Promise<Rows> =>
  (await pool.owner.raw(statement, values as never)).rows;

/** Work resumes: every payment reaches its end, and the relay numbers every event. @throws when one does not. */
export async function untilEverythingEnds(pool: Pool): Promise<void> {
  await until('payments that do not end', END_MS, async () => {
    const left = await rowsOf(
      pool,
      `SELECT status, count(*)::int AS payments, min(id) AS one FROM offramp_payments
        WHERE status <> ALL (?) GROUP BY 1`,
      [TERMINAL],
    );
    return left.length === 0 ? left : JSON.stringify(left);
  });
  await until('events that are not numbered, jobs that do not end', END_MS, async () => {
    const left = await leftToDo(pool);
    return left.events === 0 && left.jobs === 0 ? { ended: true } : JSON.stringify(left);
  });
}

/** Events that a party's feed does not have, and jobs. Each feed is read once: a search for every event would take hours. */
export async function leftToDo(pool: Pool): Promise<{ readonly events: number; readonly jobs: number }> {
  const [left] = await rowsOf(
    pool,
    `SELECT (SELECT count(*)::int FROM (
        SELECT e.id, party FROM events e CROSS JOIN unnest(e.parties) AS party
        EXCEPT SELECT u.id, s.tenant_id FROM feed_segments s CROSS JOIN unnest(s.event_ids) AS u (id)) untold) AS events,
      (SELECT count(*)::int FROM outbox_jobs WHERE topic NOT IN ('offramp.provider', 'offramp.review-case')) AS jobs`,
  );
  return { events: Number(left?.events), jobs: Number(left?.jobs) };
}

/** What must hold whatever was killed; problems go to the promises. */
export async function check(pool: Pool, promises: Promises): Promise<Readonly<Record<string, unknown>>> {
  const payments = await rowsOf(pool, 'SELECT id, status FROM offramp_payments');
  const known = promises.created;
  const stored = new Map(payments.map(({ id, status }) => [id, status]));
  for (const { id } of payments) if (!known.has(String(id))) promises.problem(`${id} exists and nobody was told`);
  const history = await rowsOf(
    pool,
    `SELECT aggregate_id AS id, array_agg(DISTINCT to_status) || array_agg(DISTINCT to_public) AS statuses,
        coalesce(max(step) FILTER (WHERE event = 'RECHECK_FAILED')
          > max(step) FILTER (WHERE to_status = 'FUNDS_LOCKED'), false) AS unlocked
      FROM lifecycle_log WHERE machine = 'offramp-payment' GROUP BY 1`,
  );
  const passed = new Map(history.map(({ id, statuses }) => [id, statuses as string[]]));
  // The last check may fail after a payment was confirmed, such as when its quote has expired. Then it may be canceled.
  const unlocked = new Set(history.filter((one) => one.unlocked).map(({ id }) => id));
  for (const { paymentId, status, by } of promises.acknowledged) {
    if (!stored.has(paymentId)) promises.problem(`${by} of ${paymentId} was acknowledged and it is gone`);
    else if (!passed.get(paymentId)?.includes(status))
      promises.problem(`${paymentId} was ${status} and never got there`);
    if (by === 'cancel' && stored.get(paymentId) !== 'CANCELED') promises.problem(`${paymentId} was CANCELED once`);
    if (by === 'confirm' && stored.get(paymentId) === 'CANCELED' && !unlocked.has(paymentId))
      promises.problem(`${paymentId} was confirmed once`);
  }
  for (const found of await rowsOf(pool, DUPLICATES)) promises.problem(`submitted twice: ${JSON.stringify(found)}`);
  for (const found of await rowsOf(pool, UNANSWERED)) promises.problem(`a key without an answer: ${found.scope}`);
  for (const { invariant, meaning, rows } of await verifyInvariants(pool, lifecycles)) {
    promises.problem(
      `${invariant}: ${meaning} ${JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))}`,
    );
  }
  for (const found of await brokenProperties(pool, true)) promises.problem(found);
  const sealed = await sealAll(pool, { wait: true });
  const chain = await verifyChain(pool);
  if (!isIntact(chain)) promises.problem(`the hash chain: ${JSON.stringify(chain)}`);
  const [vendor] = await rowsOf(pool, 'SELECT count(*)::int AS submitted FROM mock_provider_progress');
  const [numbered] = await rowsOf(pool, 'SELECT count(*)::int AS events FROM events');
  return {
    payments: countsBy(payments, ({ status }) => String(status)),
    submitted: vendor?.submitted,
    events: numbered?.events,
    sealedLinks: chain.links,
    sealedLast: sealed,
  };
}

/** The vendor was asked to pay one payment under two keys, or was asked for a payment that was given back by cancel. */
const DUPLICATES = `SELECT m.payment_id, count(*)::int AS submissions, min(p.status) AS status
  FROM mock_provider_progress m LEFT JOIN offramp_payments p ON p.id = m.payment_id
  GROUP BY 1 HAVING count(*) > 1 OR min(p.status) IS NULL OR min(p.status) = 'CANCELED'
  UNION ALL SELECT p.id, count(a.idempotency_key)::int, p.status FROM offramp_payments p
  LEFT JOIN provider_attempts a ON a.payment_id = p.id WHERE p.status = 'DELIVERED'
  GROUP BY 1, 3 HAVING count(a.idempotency_key) <> 1`;

const UNANSWERED = 'SELECT scope FROM idempotency_keys WHERE status IS NULL AND intent IS NULL';

function countsBy<T>(items: readonly T[], nameOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of items.map(nameOf)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
