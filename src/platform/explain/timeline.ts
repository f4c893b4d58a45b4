import { type EventSender, lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { ExplanationActor, ExplanationStep } from './explanation.ts';
import type { LoggedStep } from './records.cross-tenant.ts';

/** As whom somebody reads a history. */
export interface Reader {
  readonly machine: LifecycleName;
  /** Null for an operator. */
  readonly tenantId: string | null;
  /** Owners and operators see every step, other parties those of which they were told. */
  readonly isOwner: boolean;
  /** True if statuses are shown in their public form. */
  readonly face: 'status' | 'public';
  readonly seesNames: boolean;
}

/** The history as one party may know it. */
export const timelineOf = (steps: readonly LoggedStep[], reader: Reader): ExplanationStep[] =>
  steps.filter(({ isTold }) => reader.isOwner || isTold).map((step) => presentStep(step, reader));

function presentStep(step: LoggedStep, reader: Reader): ExplanationStep {
  const { tenantId, isOwner } = reader;
  // One vocabulary: that of the resource's own status, as the operation shows it that the viewer reads it by.
  const isPublic = reader.face === 'public';
  const isOwn = tenantId !== null && step.actorTenantId === tenantId;
  return {
    at: step.at.toISOString(),
    event: isOwner || isOwn ? step.event : null,
    from: isPublic ? step.fromPublic : step.fromStatus,
    to: isPublic ? step.toPublic : step.toStatus,
    actor: actorOf(step, reader, isOwn),
    requestId: isOwn || tenantId === null ? step.requestId : null,
  };
}

function actorOf(step: LoggedStep, { machine, tenantId, seesNames }: Reader, isOwn: boolean): ExplanationActor {
  const [type = '', id = null] = step.actor.split(':');
  if (step.actorTenantId !== null || type === 'member' || type === 'key') {
    const kind = type === 'key' ? 'apiKey' : 'member';
    if (!isOwn && tenantId !== null) return { kind: 'counterparty', id: null, name: null };
    return { kind, id, name: seesNames && kind === 'member' ? step.actorName : null };
  }
  if (type === 'operator') return { kind: 'operator', id: null, name: null };
  return { kind: sourceOf(lifecycleFacts[machine].senders[step.event] ?? []), id: null, name: null };
}

const SOURCES = ['provider', 'chain', 'timer'] as const;

/** A step that the service recorded came from outside if its event does. */
const sourceOf = (senders: readonly EventSender[]): ExplanationActor['kind'] =>
  SOURCES.find((kind) => senders.some((sender) => sender.kind === kind)) ?? 'service';
