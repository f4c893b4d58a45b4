import { newId } from '../../../platform/db/ids.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import { recordOf } from '../../../platform/lifecycle/record.ts';
import { attestablePolicy } from '../attestations/attest-policy.ts';
import { lockPolicyInForce } from '../lock-policy.ts';
import { presentPolicy } from '../payment-policy.present.ts';
import { hasRules, readRules } from '../rules/payment-policy-rules.ts';

/** Replaces all rules by a version that is in force at once (D-224); the same rules make a version too. */
export const setPaymentPolicy: Handler<'setPaymentPolicy'> = async (request) => {
  const { body, caller, tenantId, now, reads, open, write, risk, fail } = request;
  const rules = readRules(body.rules);
  if (Array.isArray(rules)) return fail('INVALID_POLICY_RULE', { errors: [...rules] });
  const before = await lockPolicyInForce(request, tenantId);
  // Rules beside rules cannot be compared: another policy may let through what the one before held.
  risk(hasRules(before?.context.rules) ? 'grants-rights' : 'takes-rights');
  if (before) await before.send('SUPERSEDE', { at: before.now });
  const id = newId('ppo');
  const context = {
    tenantId,
    policyId: before?.context.policyId ?? id,
    version: (before?.context.version ?? 0) + 1,
    rules: rules as Exclude<typeof rules, readonly unknown[]>,
    createdByMemberId: caller.memberId ?? '',
    activatedAt: now,
    credentialId: null,
    supersededAt: null,
  };
  const policy = recordOf(await open('payment-policy', { id, context }));
  const { attestable, writes } = await attestablePolicy(reads, policy, now);
  write(...writes);
  return { ...presentPolicy(policy), attestation: attestable.attestation };
};
