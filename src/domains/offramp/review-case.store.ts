import type { Knex } from 'knex';
import { sql } from '../../kernel/db/sql.ts';

/** Which cases: of one tenant's payments or, for operators, of all; by status and reason (D-426). */
export interface ReviewCaseFilter {
  readonly senderTenantId?: string;
  readonly status?: string | undefined;
  readonly reason?: string | undefined;
}

export function reviewCases({ senderTenantId, status, reason }: ReviewCaseFilter): Knex.QueryBuilder {
  const list = sql('review_cases').select('*');
  if (senderTenantId !== undefined) list.where({ sender_tenant_id: senderTenantId });
  if (status !== undefined) list.where({ status });
  if (reason !== undefined) list.where({ reason });
  return list;
}
