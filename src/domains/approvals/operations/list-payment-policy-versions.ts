import type { Handler } from '../../../platform/http/handler.ts';
import { pageByVersion } from '../../../platform/lists/page-by-version.ts';
import { presentPolicyVersion } from '../payment-policy.present.ts';
import { type PaymentPolicyRecord, policyVersionsOf } from '../payment-policy.store.ts';

/** The versions of the policy, newest first (D-226). */
export const listPaymentPolicyVersions: Handler<'listPaymentPolicyVersions'> = async (request) => {
  const { query, tenantId, reads, nextPage } = request;
  const { rows, next } = await pageByVersion<PaymentPolicyRecord>(reads, policyVersionsOf(tenantId), query);
  nextPage(next);
  return { versions: rows.map(presentPolicyVersion) };
};
