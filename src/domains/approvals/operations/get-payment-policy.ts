import type { Handler } from '../../../platform/http/handler.ts';
import { NO_POLICY, presentPolicy } from '../payment-policy.present.ts';
import { policyInForce } from '../payment-policy.store.ts';

/** The rules in force; none before the first PUT (A 2.9, D-225). */
export const getPaymentPolicy: Handler<'getPaymentPolicy'> = async ({ tenantId, reads }) => {
  const policy = await policyInForce(reads, tenantId);
  return policy ? presentPolicy(policy) : NO_POLICY;
};
