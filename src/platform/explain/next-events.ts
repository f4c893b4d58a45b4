import type { ErrorCode } from '../../../generated/contract/errors.ts';
import { type EventSender, lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { OperationMeta } from '../http/operation-meta.ts';
import { type CompiledMachine, type Leaf, leafName } from '../lifecycle/compiled-machine.ts';
import { type Access, accessRefusal } from './access.ts';
import type { AnyExplainer, AskedOperation, Viewer } from './explainer.ts';
import type { ExplanationNext } from './explanation.ts';
import { eventsOf, type Taken } from './taken.ts';

/** A resource in its state. */
export interface Resting {
  readonly compiled: CompiledMachine;
  readonly leaf: Leaf;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Why an operation that the resource allows may be refused all the same. */
export interface Limit {
  readonly code: ErrorCode;
  readonly why: string;
}

export interface Judge {
  readonly access: Access;
  readonly viewer: Viewer;
  /** Other parties are not told what the row decides about events that are not theirs. */
  readonly isOwner: boolean;
  /** A code that depends on what the request holds, for operations that declare it, such as a limit of the viewer (D-521). */
  readonly limit?: Limit | undefined;
  readonly operations: ReadonlyMap<string, AskedOperation>;
  readonly explainer: AnyExplainer | undefined;
  /** The form in which a status is shown. */
  readonly show: (leaf: Leaf) => string;
}

/** Every event that the machine has a transition for now, once for each way in which it comes. */
export function nextEvents({ compiled, leaf, row }: Resting, judge: Judge): ExplanationNext[] {
  const { senders } = lifecycleFacts[compiled.machine.id as LifecycleName];
  return eventsOf(compiled, leaf, row).flatMap(({ event, taken, to, anywhere }) => {
    const dueAt = judge.isOwner && leaf.deadline?.event === event ? dateOf(row[leaf.deadline.at]) : null;
    const targets = [...new Set((judge.isOwner ? to : anywhere).map(judge.show))];
    return (senders[event] ?? []).flatMap((sender): ExplanationNext[] => {
      // What it does to the other resource is not for this one to say.
      if (sender.elsewhere && taken === false) return [];
      const operation = sender.operation === undefined ? undefined : judge.operations.get(sender.operation);
      if (operation !== undefined && isForSandboxOnly(operation.meta, judge.access)) return [];
      if (sender.operation !== undefined && judge.explainer?.applies?.(sender.operation, row as never) === false)
        return [];
      const verdict = verdictOf({ compiled, leaf, row }, { sender, taken, operation }, judge);
      return [
        {
          event,
          by: sender.kind,
          operationId: sender.kind === 'operator' ? null : (sender.operation ?? null),
          to: targets,
          ...verdict,
          dueAt: sender.kind === 'timer' ? dueAt : null,
        },
      ];
    });
  });
}

/** Operations of a member or key that the machine, their scopes and their side of the resource let through now. */
export const allowedOperations = (resting: Resting, judge: Judge): string[] => [
  ...new Set(
    nextEvents(resting, judge).flatMap(({ by, operationId, allowed }) =>
      by === 'operation' && operationId !== null && allowed !== false ? [operationId] : [],
    ),
  ),
];

type Verdict = Pick<ExplanationNext, 'allowed' | 'code' | 'why'>;

interface Sent {
  readonly sender: EventSender;
  readonly taken: Taken;
  readonly operation: AskedOperation | undefined;
}

function verdictOf(
  { compiled, leaf, row }: Resting,
  { sender, taken, operation }: Sent,
  { access, viewer, isOwner, limit, explainer }: Judge,
): Verdict {
  const isCallers = sender.kind === 'operation' || sender.kind === 'control';
  if (isCallers && operation !== undefined && sender.operation !== undefined) {
    const code = accessRefusal(operation.meta, access);
    if (code !== undefined) return refused(code, WHY_ACCESS);
    const own = explainer?.refusal?.(sender.operation, row as never, viewer);
    if (own === 'depends') return depends(WHY_SENT);
    if (own !== undefined) return refused(own, WHY_SIDE);
    if (sender.elsewhere) return depends(WHY_ELSEWHERE);
  }
  if (!isOwner && !isCallers) return depends(WHY_EVENT);
  if (taken === false) return byGuard(sender.refused?.[leafName(leaf)]);
  if (taken === 'depends') return depends(WHY_EVENT);
  // Which of several parties may send it, only its own rules know.
  if (isCallers && compiled.meta.parties.length > 1 && explainer?.refusal === undefined && viewer.tenantId !== null)
    return depends(WHY_PARTY);
  if (isCallers && limit !== undefined && operation !== undefined && limit.code in operation.meta.codes)
    return depends(limit.why);
  return { allowed: true, code: null, why: null };
}

const WHY_ACCESS = 'Your credential does not have the scopes of this operation.';
const WHY_SIDE = 'The resource does not allow this operation now, or not to you.';
const WHY_GUARD = 'A condition of the lifecycle is not met.';
const WHY_UNCHANGED = 'The operation succeeds and changes nothing.';
const WHY_EVENT = 'It depends on the content of the event.';
const WHY_SENT = 'It depends on the content and the time of the request.';
const WHY_ELSEWHERE = 'The request names another resource: it depends on that one, too.';
const WHY_PARTY = 'It depends on which party sends it.';

const byGuard = (answer: ErrorCode | 'unchanged' | 'depends' | undefined): Verdict => {
  if (answer === 'unchanged') return { allowed: true, code: null, why: WHY_UNCHANGED };
  return answer === 'depends' ? depends(WHY_SENT) : refused(answer ?? null, WHY_GUARD);
};

const refused = (code: ErrorCode | null, why: string): Verdict => ({ allowed: false, code, why });
const depends = (why: string): Verdict => ({ allowed: 'depends', code: null, why });

const isForSandboxOnly = ({ sandbox }: OperationMeta, { environment }: Access): boolean =>
  sandbox === true && environment === 'live';

const dateOf = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : null);
