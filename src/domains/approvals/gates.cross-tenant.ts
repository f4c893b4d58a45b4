// Reads across tenants: the recipient acts, and the gates of the sender's organization decide.

import type { AuthorityTerms } from '../../../machines/approvals/authority.machine.ts';
import type { PaymentPolicyRules } from '../../../machines/approvals/payment-policy.machine.ts';
import { compiledQuery } from '../../platform/db/compiled-query.ts';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { COVERED_PAYMENTS } from './authority.store.ts';
import type { GatedPayment, GateFacts, Initiator, Standing } from './rules/gate-facts.ts';
import { dailyCutoff, monthlyCutoff } from './rules/spend-windows.ts';
import { approvalGivenHere, type GivenApproval } from './votes/approval-memory.ts';

/** Which payment of which member is checked, and when. */
export interface GateQuestion {
  readonly paymentId: string;
  readonly tenantId: string;
  readonly initiatorMemberId: string;
  /** On the sender's clock. */
  readonly now: Date;
  readonly payment: GatedPayment;
}

/**
 * Loads the facts that the gates depend on. The lock of the member's window precedes them in one message, so that the second
 * of two payments sees what the first one has spent (D-207). A member without a limit over time has no window. Triggers write
 * `member_spend`, which `member_spent_after` adds up: docs/database-rules.md.
 */
export async function gateFacts(reads: Reads, question: GateQuestion): Promise<GateFacts> {
  const given = approvalGivenHere(reads, question.paymentId);
  const first = await lockAndRead(reads, question);
  // The member's first limit was committed after the lock and before the facts. Its window can be locked now.
  const { rows, isLocked } = lacksWindow(first) ? await lockAndRead(reads, question) : first;
  const [row] = rows;
  if (row === undefined || lacksWindow({ rows, isLocked }))
    throw new Error(`${question.initiatorMemberId} has a limit over time and no window`);
  return factsOf(row, rows, question, await given);
}

interface LockedFacts {
  /** One for each grant that counts, which has everything else too. */
  readonly rows: readonly GateRow[];
  readonly isLocked: boolean;
}

async function lockAndRead(reads: Reads, question: GateQuestion): Promise<LockedFacts> {
  const [windows, rows] = await Promise.all([
    reads.acrossTenants.many(windowLock(question)),
    reads.acrossTenants.many<GateRow>(gateQuery(question)),
  ]);
  return { rows, isLocked: windows.length > 0 };
}

const lacksWindow = ({ rows, isLocked }: LockedFacts): boolean => !isLocked && rows.some(hasWindow);

const hasWindow = (row: GateRow): boolean => row.dailyLimitBaseUnits !== null || row.monthlyLimitBaseUnits !== null;

const windowLock = ({ tenantId, initiatorMemberId }: GateQuestion) =>
  sql('authority_windows').where({ tenant_id: tenantId, member_id: initiatorMemberId }).forUpdate();

interface GateRow extends Omit<AuthorityTerms, 'allowedActions'> {
  readonly memberStatus: string | null;
  readonly memberRole: Initiator['role'] | null;
  readonly approverGroup: string | null;
  /** Null without a grant. */
  readonly grantId: string | null;
  /** False: the grant was suspended, revoked or narrowed (D-516). */
  readonly inForce: boolean | null;
  readonly rules: PaymentPolicyRules | null;
  readonly requestId: string | null;
  readonly requestStatus: string | null;
  readonly requiredWeight: number | null;
  readonly approvalGroup: string | null;
  readonly votes: number | null;
  readonly spentDaily: bigint | string | null;
  readonly spentMonthly: bigint | string | null;
}

interface AskedOfGates extends Pick<GateQuestion, 'paymentId' | 'tenantId' | 'initiatorMemberId'> {
  readonly daily: Date;
  readonly monthly: Date;
}

/**
 * One row for the newest grant in force and for each newer one that was withdrawn (D-516); one without a grant if there is none.
 * What is judged itself is stored from its second check on; it is added to what the member has spent beside it.
 */
const gates = compiledQuery((of: AskedOfGates) =>
  sql.raw(
    `SELECT m.status AS member_status, m.role AS member_role, m.approver_group,
      g.id AS grant_id, g.in_force, g.per_tx_limit_base_units, g.daily_limit_base_units, g.monthly_limit_base_units,
      g.countersign_above_base_units, g.allowed_currencies, g.allowed_assets, g.allowed_chains,
      g.allowed_destination_ids, g.approval_weight, g.requires_countersignature,
      p.rules, r.id AS request_id, r.status AS request_status, r.required_weight, r.approval_group,
      (SELECT count(*)::int FROM approval_votes v WHERE v.approval_request_id = r.id AND v.decision = 'APPROVE'
        AND v.invalidated_at IS NULL) AS votes,
      CASE WHEN g.daily_limit_base_units IS NOT NULL THEN member_spent_after(q.tenant, q.member, q.daily)
        + spent_otherwise_after(q.tenant, q.member, q.daily)
        - CASE WHEN own.created_at > q.daily THEN own.amount_base_units ELSE 0 END END AS spent_daily,
      CASE WHEN g.monthly_limit_base_units IS NOT NULL THEN member_spent_after(q.tenant, q.member, q.monthly)
        + spent_otherwise_after(q.tenant, q.member, q.monthly)
        - CASE WHEN own.created_at > q.monthly THEN own.amount_base_units ELSE 0 END END AS spent_monthly
    FROM (SELECT ?::text AS tenant, ?::text AS member, ?::text AS payment, ?::timestamptz AS daily,
      ?::timestamptz AS monthly) q
    LEFT JOIN members m ON m.tenant_id = q.tenant AND m.id = q.member
    LEFT JOIN LATERAL (SELECT max(a.version) AS version FROM authorities a WHERE a.tenant_id = q.tenant
      AND a.member_id = q.member AND a.status = 'ACTIVE' AND 'payment.create' = ANY(a.allowed_actions)) newest ON true
    LEFT JOIN LATERAL (SELECT a.*, a.version = newest.version AS in_force FROM authorities a
      WHERE a.tenant_id = q.tenant AND a.member_id = q.member AND ${COVERED_PAYMENTS}
      AND a.version >= coalesce(newest.version, 0)) g ON true
    LEFT JOIN payment_policies p ON p.tenant_id = q.tenant AND p.status = 'ACTIVE'
    LEFT JOIN LATERAL (SELECT * FROM approval_requests a WHERE a.payment_id = q.payment
      ORDER BY a.created_at DESC, a.id DESC LIMIT 1) r ON true
    LEFT JOIN LATERAL (SELECT p.created_at, p.amount_base_units FROM offramp_payments p WHERE p.id = q.payment
        AND p.status NOT IN ('CANCELED', 'FAILED', 'REFUND_PENDING', 'REFUNDED')
      UNION ALL SELECT s.created_at, s.amount_base_units FROM spends s WHERE s.resource_id = q.payment
        AND s.spender_id = q.member AND s.ended_at IS NULL) own ON true`,
    [of.tenantId, of.initiatorMemberId, of.paymentId, of.daily, of.monthly],
  ),
);

const gateQuery = ({ paymentId, tenantId, initiatorMemberId, now }: GateQuestion) =>
  gates({
    paymentId,
    tenantId,
    initiatorMemberId,
    daily: dailyCutoff(now),
    monthly: monthlyCutoff(now),
  });

function factsOf(
  row: GateRow,
  rows: readonly GateRow[],
  { payment }: GateQuestion,
  given: GivenApproval | null,
): GateFacts {
  const { memberStatus, memberRole, approverGroup, rules } = row;
  // A window is summed where a grant limits it.
  const spent = (by: 'spentDaily' | 'spentMonthly'): bigint =>
    BigInt(rows.map((one) => one[by]).find((sum) => sum !== null) ?? 0) + payment.amountBaseUnits;
  const terms = (inForce: boolean): readonly AuthorityTerms[] =>
    rows.filter((one) => one.grantId !== null && (one.inForce ?? false) === inForce).map(termsOf);
  return {
    payment,
    initiator: memberRole === null ? null : { isActive: memberStatus === 'ACTIVE', role: memberRole, approverGroup },
    grant: terms(true)[0] ?? null,
    withdrawn: terms(false),
    spent: { dailyBaseUnits: spent('spentDaily'), monthlyBaseUnits: spent('spentMonthly') },
    rules: rules ?? {},
    hasPolicy: rules !== null,
    standing: given === null ? standingOf(row) : { kind: 'approved', ...given },
  };
}

const termsOf = (row: GateRow): AuthorityTerms => ({
  allowedActions: ['payment.create'],
  perTxLimitBaseUnits: row.perTxLimitBaseUnits,
  dailyLimitBaseUnits: row.dailyLimitBaseUnits,
  monthlyLimitBaseUnits: row.monthlyLimitBaseUnits,
  countersignAboveBaseUnits: row.countersignAboveBaseUnits,
  allowedCurrencies: row.allowedCurrencies,
  allowedAssets: row.allowedAssets,
  allowedChains: row.allowedChains,
  allowedDestinationIds: row.allowedDestinationIds,
  approvalWeight: row.approvalWeight,
  requiresCountersignature: row.requiresCountersignature,
});

function standingOf({ requestId, requestStatus, requiredWeight, approvalGroup, votes }: GateRow): Standing {
  if (requestId === null || requiredWeight === null) return { kind: 'none' };
  if (requestStatus === 'APPROVED') return { kind: 'approved', requestId, requiredWeight };
  // What was rejected has ended its payment: to check it again is a defect, which fails closed.
  if (requestStatus === 'REJECTED') throw new Error(`${requestId} is rejected`);
  return { kind: 'open', requestId, requiredWeight, approvalGroup, votes: votes ?? 0 };
}
