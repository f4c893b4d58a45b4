import type { Knex } from 'knex';
import type { PaymentPolicyContext } from '../../../machines/approvals/payment-policy.machine.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';

/** A version of the policy as a row, or as an aggregate with its context spread. */
export interface PaymentPolicyRecord extends PaymentPolicyContext {
  readonly id: string;
  readonly status: StatusOf<'payment-policy'>;
  readonly createdAt: Date;
}

export const policyVersionsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('payment_policies').where({ tenant_id: tenantId });

/** The version in force; undefined before the first. */
export const policyInForce = (reads: RowReads, tenantId: string): Promise<PaymentPolicyRecord | undefined> =>
  reads.one<PaymentPolicyRecord>(policyVersionsOf(tenantId).where({ status: 'ACTIVE' }));
