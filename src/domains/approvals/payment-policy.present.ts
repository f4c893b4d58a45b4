import type { PaymentPolicy, PaymentPolicyVersion } from '../../../generated/contract/schemas.ts';
import type { PaymentPolicyRecord } from './payment-policy.store.ts';
import { presentRules } from './rules/payment-policy-rules.ts';

/** The version in force (A 2.9). */
export const presentPolicy = (policy: PaymentPolicyRecord) => ({
  policyId: policy.policyId,
  version: policy.version,
  rules: presentRules(policy.rules),
  status: 'ACTIVE' as const,
  credentialId: policy.credentialId,
  activatedAt: policy.activatedAt.toISOString(),
});

/** Before the first version (D-225). */
export const NO_POLICY: PaymentPolicy = {
  policyId: null,
  version: 0,
  rules: {},
  status: 'ACTIVE',
  credentialId: null,
  activatedAt: null,
};

/** One version of its history (D-226). */
export const presentPolicyVersion = (policy: PaymentPolicyRecord): PaymentPolicyVersion => ({
  ...presentPolicy(policy),
  status: policy.status,
  supersededAt: policy.supersededAt?.toISOString() ?? null,
  createdByMemberId: policy.createdByMemberId,
  createdAt: policy.createdAt.toISOString(),
});
