import type { Explanation, ExplanationDelivery } from '../../../generated/contract/schemas.ts';
import { sql } from '../../platform/db/sql.ts';
import {
  type Found as CoreFound,
  explain as explainCore,
  type FoundRow,
  findResource as findCore,
  isOwnerOf,
  type Question,
  type Shown,
} from '../../platform/explain/explain.ts';
import { holds, type Viewer } from '../../platform/explain/explainer.ts';
import type { Limit } from '../../platform/explain/next-events.ts';
import type { MemberColumns } from '../../platform/explain/records.cross-tenant.ts';
import { compiledMachine } from '../../platform/lifecycle/compiled-machine.ts';
import { type DecisionRecord, decisionsOf, presentDecision } from '../policies/index.ts';
import { type Delivered, deliveriesOf } from './deliveries.cross-tenant.ts';

declare module '../../platform/explain/explanation.ts' {
  interface WaitKinds {
    sender: true;
    signature: true;
    liquidity: true;
    funds: true;
  }
}

/** Everything on record about a resource, read in one turn. */
export interface Found extends CoreFound {
  readonly deliveries: readonly Delivered[];
  readonly decisions: readonly DecisionRecord[];
  /** Whether amounts that the viewer moves have a limit. */
  readonly isLimited: boolean;
}

const MEMBERS: MemberColumns = {
  tenantOf: (id) => `(SELECT m.tenant_id FROM members m WHERE m.id = ${id})`,
  nameOf: (id) => `(SELECT m.name FROM members m WHERE m.id = ${id})`,
};

/** Asks for everything at once. Whether the viewer may see the resource at all is asked beside it. */
export async function findResource(question: Question): Promise<Found> {
  const { id, reads, viewer } = question;
  const { tenantId } = viewer;
  const [core, deliveries, decisions, limits] = await Promise.all([
    findCore(question, MEMBERS),
    holds(viewer, 'webhooks:read') ? deliveriesOf(reads, id, tenantId) : [],
    holds(viewer, 'policies:read') ? reads.many<DecisionRecord>(decisionsAbout(id, tenantId)) : [],
    reads.one<{ isLimited: boolean }>(limitsOf(viewer)),
  ]);
  return { ...core, deliveries, decisions, isLimited: limits?.isLimited === true };
}

/** The grants of the viewer and the rules of the organization, which judge what the viewer moves (D-521). */
const limitsOf = ({ tenantId, caller }: Viewer) =>
  sql.raw(
    `SELECT EXISTS (SELECT FROM payment_policies WHERE tenant_id = q.tenant AND status = 'ACTIVE' AND rules <> '{}')
      OR EXISTS (SELECT FROM authorities WHERE tenant_id = q.tenant AND member_id = q.member
        AND 'payment.create' = ANY(allowed_actions)) AS is_limited FROM (SELECT ?::text AS tenant, ?::text AS member) q`,
    [tenantId, caller?.memberId ?? null],
  );

/** The newest decisions of policies about a resource, newest first: a tenant's own; with null, every tenant's. */
const decisionsAbout = (id: string, tenantId: string | null) =>
  (tenantId === null ? sql('policy_decisions') : decisionsOf(tenantId, {}))
    .where({ resource_id: id })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_DECISIONS);

const MOST_DECISIONS = 50;

/** Amounts decide. */
const NEEDS_APPROVAL: Limit = {
  code: 'APPROVAL_REQUIRED',
  why: 'It is refused with APPROVAL_REQUIRED if the amount is above your limits or needs votes.',
};

const WORDS = { sender: 'the sender', signature: 'signatures', liquidity: 'liquidity', funds: 'funds' };

/** Tells one party what is on record about a resource that it may see. */
export function explain(question: Question, found: FoundRow<Found>, shown: Shown): Explanation {
  const { machine, viewer, sources } = question;
  const { row, sections } = found;
  const { clock } = compiledMachine(sources.lifecycles[machine].machine).meta;
  const side = { isOwner: isOwnerOf(clock, row, viewer) };
  const limit = found.isLimited ? NEEDS_APPROVAL : undefined;
  const { jobs, timers, refusals, ...core } = explainCore(question, found, shown, { limit, words: WORDS });
  return {
    ...core,
    money: sections.money?.(row as never, side) ?? null,
    routes: sections.routes?.(row as never, side) ?? null,
    approvals: sections.approvals?.(row as never, side) ?? [],
    providerAttempts: sections.providerAttempts?.(row as never, side) ?? [],
    jobs,
    timers,
    refusals,
    policyDecisions: found.decisions.map(presentDecision).toReversed(),
    deliveries: found.deliveries.map(presentDelivery),
  };
}

const presentDelivery = (delivery: Delivered): ExplanationDelivery => ({
  id: delivery.id,
  endpointId: delivery.endpointId,
  eventType: delivery.eventType as ExplanationDelivery['eventType'],
  status: delivery.status,
  attempts: delivery.attemptCount,
  lastError: delivery.lastError,
  nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
});
