import {
  type CallerGate,
  type CallerKind,
  type CallerRule,
  callerRules,
  type Gate,
  type RequestGate,
  type Risk,
  riskGates,
} from '../../../generated/contract/gates.ts';
import { Refusal } from '../refusal.ts';
import type { Caller } from './caller.ts';
import type { Endpoint } from './endpoint.ts';
import type { HandlerRequest } from './handler-request.ts';
import { NotPassed } from './two-factor.ts';

/**
 * The gates of a mutation (D-519): what the table of spec/gates.yaml asks of a caller by the risk of the operation. No
 * handler asks for a gate. The platform judges them in the transaction that writes: what looks at the caller alone before the
 * handler, and the rest on what the handler has decided, before anything of that is written.
 */

/** A request with what a gate needs to replace the handler's decision by one of its own. */
export interface GatedRequest extends HandlerRequest {
  /** Takes back everything that the handler has decided. */
  discard(): void;
}

/** Judges what the handler has decided. A refusal that commits has taken that back before it recorded anything. */
export type JudgeRequest = (request: GatedRequest) => Promise<Refusal | undefined>;

/** The judge of each gate that judges requests; a module provides it. */
export type RequestGates = { readonly [G in RequestGate]?: JudgeRequest };

/** A contract without a table has no gates. */
const rules: Readonly<Record<string, CallerRule>> = callerRules;

const isCallerGate = (gate: Gate): gate is CallerGate => Object.hasOwn(rules, gate);

/** Tells whether a gate of the caller lets it through (D-505, D-523): a session by its role, a key by its scopes. */
export function passes(gate: CallerGate, { kind, role }: Pick<Caller, 'kind' | 'role'>): boolean {
  const { roles = [] } = rules[gate] ?? {};
  return roles.length > 0 && (kind !== 'member' || (role !== null && roles.includes(role)));
}

function refusalAt(gate: CallerGate, caller: Caller, { keyScopes }: Endpoint): Refusal | undefined {
  if (passes(gate, caller)) return undefined;
  const { code } = callerRules[gate];
  if (code !== 'INSUFFICIENT_SCOPE') return new Refusal(code);
  const details = { required: [...keyScopes], agentForbidden: true };
  // The platform knows the codes of a contract, and the details of none.
  return new Refusal(code, { details });
}

/** The caller's column of the table; undefined for public callers and operators, who pass no gates. */
export const callerKindOf = ({ kind, agentId }: Pick<Caller, 'kind' | 'agentId'>): CallerKind | undefined => {
  if (kind === 'member') return 'session';
  if (kind === 'apiKey') return agentId === null ? 'key' : 'agentKey';
  return undefined;
};

/** The gates that a caller meets by these risks, without those that the operation waives. */
export function gatesOf(
  { risks: declared = [], waives = [] }: Endpoint['meta'],
  caller: Pick<Caller, 'kind' | 'agentId'>,
  risks: readonly Risk[] = declared,
): readonly Gate[] {
  const kind = callerKindOf(caller);
  if (kind === undefined) return [];
  return [...new Set(risks.flatMap((risk) => riskGates[risk][kind]))].filter((gate) => !waives.includes(gate));
}

/** Before the handler: the gates of the caller that each of the operation's risks asks for, so that its body decides nothing. */
export function refuseCaller(endpoint: Endpoint, caller: Caller): Refusal | undefined {
  const { risks = [] } = endpoint.meta;
  const [first = [], ...others] = risks.map((risk) => gatesOf(endpoint.meta, caller, [risk]));
  return judgeCaller(
    first.filter((gate) => others.every((gates) => gates.includes(gate))),
    endpoint,
    caller,
  );
}

const judgeCaller = (gates: readonly Gate[], endpoint: Endpoint, caller: Caller): Refusal | undefined =>
  gates
    .filter(isCallerGate)
    .map((gate) => refusalAt(gate, caller, endpoint))
    .find((refusal) => refusal !== undefined);

/**
 * After the handler, which may have said which of the operation's risks the request has: all of them otherwise. What a
 * handler judges itself, because the gate has to know an amount or a payee, has to have passed.
 */
export async function judgeDecision(
  judges: RequestGates,
  endpoint: Endpoint,
  request: HandlerRequest,
  discard: () => void,
): Promise<Refusal | undefined> {
  const { meta } = endpoint;
  const { risk } = request.replyOptions;
  const gates = gatesOf(meta, request.caller, risk === undefined ? meta.risks : [risk]);
  const refused = judgeCaller(gates, endpoint, request.caller);
  if (refused !== undefined) return refused;
  for (const gate of gates) {
    if (isCallerGate(gate) || meta.twoFactor !== 'rights') continue;
    const judge = (judges as Readonly<Record<string, JudgeRequest | undefined>>)[gate];
    // Without a judge nothing has been judged: the operation fails.
    if (judge === undefined) throw new NotPassed(request.twoFactor.operation);
    const refusal = await judge(Object.assign(request, { discard }));
    if (refusal !== undefined) return refusal;
  }
  // What the handler has to have judged, whatever risk it says.
  const isJudged = meta.twoFactor === undefined || meta.twoFactor === 'rights' || request.twoFactor.isPassed;
  if (!isJudged) throw new NotPassed(request.twoFactor.operation);
  return undefined;
}
