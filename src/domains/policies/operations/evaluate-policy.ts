import { checksummed } from '../../../payments/chain/checksummed.ts';
import { parseUsd } from '../../../payments/ledger/money.ts';
import type { Handler, Request } from '../../../platform/http/handler.ts';
import { audit } from '../../../platform/lifecycle/writes.ts';
import { presentEvaluation } from '../decision.present.ts';
import { decisionOf, recordDecision } from '../decision.store.ts';
import { rollingSpent } from '../rolling-spend.store.ts';
import { addsUp, type Evaluation, evaluate, NOTHING_BEFORE, type Spend } from '../rules/evaluate.ts';
import type { PolicyInForce } from '../rules/gate.ts';
import { spendFacts } from '../spend-facts.store.ts';

type Evaluate = Request<'evaluatePolicy'>;

/** A dry run: nothing is spent, whatever the enforcement mode, and only the log remembers it (B 4.6, D-307). */
export const evaluatePolicy: Handler<'evaluatePolicy'> = async (request) => {
  const { body, tenantId, reads, write, now, fail } = request;
  const spend = spendOf(body);
  if ('errors' in spend) return fail('VALIDATION_FAILED', { errors: [...spend.errors] });
  const { policy, isAvailable } = await spendFacts(reads, tenantId, body);
  if ('policyId' in body && policy === null) return fail('POLICY_NOT_FOUND');
  const evaluation = isAvailable ? await evaluated(request, policy, spend) : undefined;
  if (evaluation === undefined) return fail('POLICY_UNAVAILABLE');
  const subject = 'policyId' in body ? null : { subjectType: body.subjectType, subjectId: body.subjectId };
  const decision = decisionOf({ tenantId, source: 'evaluate', mode: null, policy, subject, spend, evaluation, now });
  const { policyId, allow, reason } = decision;
  write(recordDecision(decision, null), audit('policy.evaluated', decision.id, tenantId, { policyId, allow, reason }));
  return presentEvaluation(decision);
};

interface SpendFault {
  readonly path: string;
  readonly message: string;
  readonly rule: string;
}

/** Checks what the schema cannot: amounts of zero, and checksums (D-048, D-305). */
function spendOf({
  amountUsd,
  mcc,
  counterparty,
}: Evaluate['body']): Spend | { readonly errors: readonly SpendFault[] } {
  const errors: SpendFault[] = [];
  const amountBaseUnits = parseUsd(amountUsd);
  if (amountBaseUnits === undefined) {
    errors.push({ path: '/body/amountUsd', message: 'must be above zero, and at most 1000000000', rule: 'range' });
  }
  const payee = counterparty === undefined ? null : checksummed(counterparty);
  if (payee === undefined) {
    errors.push({ path: '/body/counterparty', message: 'fails its checksum', rule: 'checksum' });
  }
  if (amountBaseUnits === undefined || payee === undefined) return { errors };
  return { amountBaseUnits, mcc: mcc ?? null, counterparty: payee };
}

/** Undefined where the policy cannot be evaluated. */
async function evaluated(
  { services, body, tenantId, reads, now }: Evaluate,
  policy: PolicyInForce | null,
  spend: Spend,
): Promise<Evaluation | undefined> {
  if (policy === null) return { allow: true, reason: 'NO_POLICY', ruleTrace: [] };
  try {
    // A subject has spent something before; a policy has not.
    const isOfSubject = !('policyId' in body) && addsUp(policy.ir);
    const rolling = isOfSubject ? await rollingSpent(reads, tenantId, body, now, null) : NOTHING_BEFORE.rolling;
    return evaluate(policy.ir, spend, { rolling });
  } catch (err) {
    services.log.warn({ err, policyId: policy.policyId }, 'a spend policy was not evaluated');
    return undefined;
  }
}
