import type { Reads } from '../../../platform/db/reads.ts';
import type { PaymentPolicyRecord } from '../payment-policy.store.ts';
import { attestableOf } from '../rules/attestation.ts';
import { presentRules } from '../rules/payment-policy-rules.ts';
import { organizationDids } from './organization-dids.ts';

/** Returns the text of this version of the policy that the multisig may sign (D-224). */
export async function attestablePolicy(reads: Reads, policy: Omit<PaymentPolicyRecord, 'status'>, now: Date) {
  const { tenantId, policyId, version, activatedAt } = policy;
  const { subjectDid, orgDid, writes } = await organizationDids(reads, tenantId, now);
  const rules = presentRules(policy.rules);
  const attestable = attestableOf({
    kind: 'PAYMENT_POLICY',
    subjectDid,
    orgDid,
    id: policyId,
    version,
    versionedAt: activatedAt,
    content: { policy: { policyId, version, rules } },
  });
  return { attestable, writes };
}
