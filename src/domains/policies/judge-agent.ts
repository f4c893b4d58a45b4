import type { RequestContext, UnitTools } from '../../platform/http/handler.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { askPolicy, type Ruling } from './ask-policy.ts';
import { recordDecision } from './decision.store.ts';
import { countSpent } from './rolling-spend.store.ts';
import type { JudgedSpend } from './rules/evaluate.ts';

export type AgentSpend = Pick<JudgedSpend, 'amountBaseUnits' | 'counterparty' | 'isUnjudgedCall' | 'payee'>;

type Asking = Pick<RequestContext, 'tenantId' | 'now' | 'services'> & {
  readonly caller: { readonly agentId?: string | null };
  readonly reads: Parameters<typeof askPolicy>[1]['reads'];
};

const NOT_AN_AGENT: Ruling = { verdict: { kind: 'allowed' }, decision: null };

/** Asks the policy of the agent whose key calls about money that it would move in any domain (D-312, D-506). */
export function askPolicyOfAgent(
  { caller, tenantId, now, reads, services }: Asking,
  spend: AgentSpend,
  judgedId: string | null,
): Promise<Ruling> {
  if (caller.agentId == null) return Promise.resolve(NOT_AN_AGENT);
  const subject = { subjectType: 'agent', subjectId: caller.agentId } as const;
  const asked = { tenantId, source: 'payment', subject, now, spend: { ...spend, mcc: null }, judgedId } as const;
  return askPolicy(asked, { reads, services });
}

/**
 * The refusal by that policy, if there is one. The decision is recorded with what it is about, a denial with nothing. An amount
 * that passes counts into the agent's rolling limits, once for each `countsAs`.
 */
export async function refuseAgent(
  request: Asking & Pick<UnitTools, 'write'>,
  spend: AgentSpend,
  resourceId: string,
  countsAs = resourceId,
): Promise<Refusal<'POLICY_DENIED' | 'POLICY_UNAVAILABLE'> | undefined> {
  const { verdict, decision } = await askPolicyOfAgent(request, spend, countsAs);
  if (verdict.kind === 'unavailable') return refuse('POLICY_UNAVAILABLE');
  const isDenied = verdict.kind === 'denied';
  if (decision !== null) request.write(recordDecision(decision, isDenied ? null : resourceId));
  if (isDenied) return refuse('POLICY_DENIED', { details: verdict.details, commits: true });
  const { amountBaseUnits } = spend;
  request.write(...countSpent(request, { resourceId: countsAs, amountBaseUnits }, [request.caller.agentId]));
  return undefined;
}

/**
 * The refusal of an agent's key that would say where money goes: it may where its policy has no rule about counterparties, and
 * its policy is asked with the address, if what is named has one (D-524).
 */
export const refuseAgentDirecting = (
  request: Asking & Pick<UnitTools, 'write'>,
  address: string | null,
  resourceId: string,
): ReturnType<typeof refuseAgent> =>
  refuseAgent(request, { amountBaseUnits: null, counterparty: address, payee: 'named' }, resourceId);
