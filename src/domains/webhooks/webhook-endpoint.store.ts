import type { Knex } from 'knex';
import { limits } from '../../../generated/contract/limits.ts';
import type { RowReads } from '../../platform/db/reads.ts';
import { literallyNoneOf, sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

/** At most so many of a tenant (D-379). */
export const MAX_ENDPOINTS = BigInt(limits.webhookEndpoints);

/** Deleted ones are gone for whoever reads. */
export const endpointsOf = (tenantId: string): Knex.QueryBuilder =>
  sql('webhook_endpoints')
    .where({ tenant_id: tenantId })
    .where(literallyNoneOf('status', ['DELETED']));

export const findEndpoint = (
  reads: RowReads,
  tenantId: string,
  id: string,
): Promise<RecordOf<'webhook-endpoint'> | undefined> =>
  reads.one<RecordOf<'webhook-endpoint'>>(endpointsOf(tenantId).where({ id }));

export const countEndpoints = (tenantId: string): Knex.QueryBuilder => endpointsOf(tenantId).count();
