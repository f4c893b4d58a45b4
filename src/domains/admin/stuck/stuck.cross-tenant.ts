import type { RowReads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import { FAILING_ATTEMPTS, HORIZONS, LATE_SECONDS, REVIEW_SECONDS, type Stuck } from './stuck.ts';
import { type RestingPayment, whyOf } from './why.ts';

export interface StuckQuery {
  /** Instead of every horizon, in seconds: 0 shows all that has not ended. */
  readonly olderThanSeconds?: number;
  /** Rows of each kind of look-up. */
  readonly limit?: number;
}

const LIMIT = 200;
/** Where a tenant's clock stands, `k` being its row. */
const NOW = `(?::timestamptz + COALESCE(k.offset_ms, 0) * interval '1 millisecond')`;

/**
 * Everything that has not moved for longer than it should, the longest first, with the reason as the rows tell it: never
 * from logs, which another process may have. `reads` sees all tenants.
 */
export async function findStuck(reads: RowReads, now: Date, query: StuckQuery = {}): Promise<Stuck[]> {
  const found = await Promise.all([
    restingPayments(reads, now, query),
    waitingReviews(reads, now, query),
    jobs(reads, now, query),
    overdueTimers(reads, now, query),
    waitingCalls(reads, now, query),
  ]);
  return found.flat().sort((a, b) => b.ageSeconds - a.ageSeconds);
}

async function restingPayments(reads: RowReads, now: Date, query: StuckQuery): Promise<Stuck[]> {
  const horizons = Object.entries(HORIZONS).map(
    ([status, { kind, seconds }]) => `('${status}', ${query.olderThanSeconds ?? seconds}, ${kind === 'WITH_PROVIDER'})`,
  );
  const promised = query.olderThanSeconds === undefined ? '2 * q.estimated_delivery_seconds' : 'NULL';
  const rows = await reads.many<RestingPayment>(
    sql.raw(
      `SELECT p.id, p.status, p.sender_tenant_id, p.recipient_tenant_id, p.hold_reasons, p.failure_reason,
        p.updated_at AS since, ${NOW} AS tenant_now, p.claim_expires_at, c.status AS claim_status,
        ARRAY(SELECT r.id || ' ' || r.reason FROM review_cases r WHERE r.payment_id = p.id AND r.status = 'OPEN'
          ORDER BY r.id) AS open_reviews,
        ARRAY(SELECT r.id || ' has ' || r.received_weight || ' of ' || r.required_weight || ' votes'
            || COALESCE(' of group ' || r.approval_group, '')
          FROM approval_requests r WHERE r.payment_id = p.id AND r.status = 'PENDING' ORDER BY r.id) AS open_approvals,
        a.provider AS attempt_provider, a.last_status AS attempt_status,
        j.topic AS job_topic, j.attempts AS job_attempts, j.last_error AS job_error, j.parked_reason AS job_parked
      FROM offramp_payments p
      JOIN (VALUES ${horizons.join(', ')}) AS h(status, seconds, is_with_provider) ON h.status = p.status
      LEFT JOIN tenant_clocks k ON k.tenant_id = p.sender_tenant_id
      LEFT JOIN claims c ON c.id = p.claim_id
      LEFT JOIN provider_attempts a ON a.payment_id = p.id AND a.live
      LEFT JOIN route_quotes q ON q.id = a.quote_id AND h.is_with_provider
      LEFT JOIN outbox_jobs j ON j.key = p.id AND j.topic = CASE p.status WHEN 'FUNDS_LOCKED' THEN 'offramp.submit'
        WHEN 'FAILED' THEN 'offramp.refund' WHEN 'REFUND_PENDING' THEN 'offramp.refund' ELSE 'offramp.provider' END
      WHERE p.delivered_at IS NULL AND p.refunded_at IS NULL AND p.canceled_at IS NULL
        AND p.updated_at <= ${NOW} - GREATEST(h.seconds, ${promised}) * interval '1 second'
      ORDER BY p.updated_at, p.id LIMIT ?`,
      [now, now, query.limit ?? LIMIT],
    ),
  );
  return rows.map((payment) => ({
    kind: HORIZONS[payment.status as keyof typeof HORIZONS].kind,
    id: payment.id,
    tenantId: payment.senderTenantId,
    status: payment.status,
    since: payment.since,
    ageSeconds: seconds(payment.since, payment.tenantNow),
    why: whyOf(payment),
  }));
}

async function waitingReviews(reads: RowReads, now: Date, query: StuckQuery): Promise<Stuck[]> {
  const rows = await reads.many<{ id: string; tenantId: string; reason: string; paymentId: string } & Aged>(
    sql.raw(
      `SELECT r.id, r.sender_tenant_id AS tenant_id, r.reason, r.payment_id, r.created_at AS since, ${NOW} AS tenant_now
      FROM review_cases r LEFT JOIN tenant_clocks k ON k.tenant_id = r.sender_tenant_id
      WHERE r.status = 'OPEN' AND r.created_at <= ${NOW} - ? * interval '1 second' ORDER BY r.created_at, r.id LIMIT ?`,
      [now, now, query.olderThanSeconds ?? REVIEW_SECONDS, query.limit ?? LIMIT],
    ),
  );
  return rows.map(({ id, tenantId, reason, paymentId, since, tenantNow }) => ({
    kind: 'REVIEW_WAITING' as const,
    id,
    tenantId,
    status: 'OPEN',
    since,
    ageSeconds: seconds(since, tenantNow),
    why: `nobody has decided ${reason} of ${paymentId}`,
  }));
}

interface JobRow extends Aged {
  readonly id: string;
  readonly tenantId: string | null;
  readonly topic: string;
  readonly key: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly parkedBy: string | null;
  readonly parkedReason: string | null;
}

/** Jobs fail by themselves, or are late because nobody takes them; both in real time. */
async function jobs(reads: RowReads, now: Date, query: StuckQuery): Promise<Stuck[]> {
  const rows = await reads.many<JobRow>(
    sql.raw(
      `SELECT id, tenant_id, topic, key, attempts, last_error, parked_by, parked_reason, ?::timestamptz AS tenant_now,
        CASE WHEN parked_at IS NOT NULL THEN parked_at WHEN last_error IS NULL THEN fires_at ELSE created_at END AS since
      FROM outbox_jobs WHERE parked_at IS NOT NULL OR (last_error IS NOT NULL AND attempts >= ?)
        OR (fires_at <= ?::timestamptz - ? * interval '1 second' AND (lease_until IS NULL OR lease_until <= clock_timestamp()))
      ORDER BY since, id LIMIT ?`,
      [now, FAILING_ATTEMPTS, now, query.olderThanSeconds ?? LATE_SECONDS, query.limit ?? LIMIT],
    ),
  );
  return rows.map((row) => ({
    ...standingOf(row),
    id: row.id,
    tenantId: row.tenantId,
    status: null,
    since: row.since,
    ageSeconds: seconds(row.since, row.tenantNow),
  }));
}

/** One that is parked waits for a person who knows of it: it is shown, and wakes nobody. */
function standingOf({ topic, key, attempts, lastError, parkedBy, parkedReason }: JobRow): Pick<Stuck, 'kind' | 'why'> {
  const job = `${topic} of ${key}`;
  if (parkedReason !== null) return { kind: 'JOB_PARKED', why: `${job} was parked by ${parkedBy}: ${parkedReason}` };
  if (lastError === null) return { kind: 'JOB_OVERDUE', why: `${job} is due, but no worker takes it` };
  return { kind: 'JOB_FAILING', why: `${job} was tried ${attempts} times, at last: ${lastError}` };
}

/** One that fails steps back by a minute in real time and no further: its place on the tenant's clock stays. */
async function overdueTimers(reads: RowReads, now: Date, query: StuckQuery): Promise<Stuck[]> {
  const rows = await reads.many<{ id: string; tenantId: string; machine: string; event: string } & Aged>(
    sql.raw(
      `SELECT t.aggregate_id AS id, t.tenant_id, t.machine, t.event, t.due_at AS since, ${NOW} AS tenant_now
      FROM timers t LEFT JOIN tenant_clocks k ON k.tenant_id = t.tenant_id
      WHERE t.fires_at <= ?::timestamptz + interval '2 minutes' AND t.due_at <= ${NOW} - ? * interval '1 second' ORDER BY t.due_at, t.aggregate_id LIMIT ?`,
      [now, now, now, query.olderThanSeconds ?? LATE_SECONDS, query.limit ?? LIMIT],
    ),
  );
  return rows.map(({ id, tenantId, machine, event, since, tenantNow }) => ({
    kind: 'TIMER_OVERDUE' as const,
    id,
    tenantId,
    status: null,
    since,
    ageSeconds: seconds(since, tenantNow),
    why: `the deadline ${event} of this ${machine} has passed but was not carried out`,
  }));
}

/** Calls of the chain that no block has: the relayer does not run, cannot pay, or the node drops them. */
async function waitingCalls(reads: RowReads, now: Date, query: StuckQuery): Promise<Stuck[]> {
  const rows = await reads.many<{ id: string; state: string; attempts: number } & Aged>(
    sql.raw(
      `SELECT t.key AS id, t.state, t.created_at AS since, ?::timestamptz AS tenant_now,
        (SELECT count(*)::int FROM chain_signed s WHERE s.key = t.key) AS attempts
      FROM chain_transactions t WHERE (t.state = 'QUEUED' OR t.state = 'SENT')
        AND t.created_at <= ?::timestamptz - ? * interval '1 second' ORDER BY t.seq LIMIT ?`,
      [now, now, query.olderThanSeconds ?? LATE_SECONDS, query.limit ?? LIMIT],
    ),
  );
  return rows.map(({ id, state, attempts, since, tenantNow }) => ({
    kind: 'CHAIN_CALL_WAITING' as const,
    id,
    tenantId: null,
    status: state,
    since,
    ageSeconds: seconds(since, tenantNow),
    why:
      state === 'QUEUED'
        ? 'waits for the relayer; paychart chain status shows the chain and the balance of the relayer'
        : `was ${attempts > 1 ? `signed ${attempts} times` : 'signed'}, and is in no block yet; paychart chain status shows the balance of the relayer`,
  }));
}

interface Aged {
  readonly since: Date;
  readonly tenantNow: Date;
}

const seconds = (since: Date, now: Date): number => Math.floor((now.getTime() - since.getTime()) / 1000);
