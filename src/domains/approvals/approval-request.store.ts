import type { Knex } from 'knex';
import type { ApprovalRequestContext } from '../../../machines/approvals/approval-request.machine.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { StatusOf } from '../../platform/lifecycle/definition.ts';

/** An approval request as a row, or as an aggregate with its context spread. */
export interface ApprovalRecord extends ApprovalRequestContext {
  readonly id: string;
  readonly status: StatusOf<'approval-request'>;
  readonly createdAt: Date;
}

export const approvalsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('approval_requests').where({ tenant_id: tenantId });

export const findApproval = (reads: RowReads, tenantId: string, id: string): Promise<ApprovalRecord | undefined> =>
  reads.one<ApprovalRecord>(approvalsOf(tenantId).where({ id }));

/** The newest request of a payment: the open one, if any is open (D-213). */
export const newestApproval = (
  reads: RowReads,
  tenantId: string,
  paymentId: string,
): Promise<ApprovalRecord | undefined> =>
  reads.one<ApprovalRecord>(
    approvalsOf(tenantId)
      .where({ payment_id: paymentId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(1),
  );
