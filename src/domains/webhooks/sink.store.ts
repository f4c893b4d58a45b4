import type { Knex } from 'knex';
import { sql } from '../../platform/db/sql.ts';

declare module '../../platform/db/ids.ts' {
  interface IdPrefixes {
    sink: 'test_webhook_sinks';
    sreq: 'test_webhook_sink_requests';
  }
}

export interface SinkRecord {
  readonly id: string;
  readonly tenantId: string;
  /** A status, or TIMEOUT. */
  readonly respondWith: string;
}

export interface SinkRequestRecord {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly createdAt: Date;
}

export const sinksOf = (tenantId: string): Knex.QueryBuilder =>
  sql('test_webhook_sinks').where({ tenant_id: tenantId });

export const sinkRequestsOf = (tenantId: string, sinkId: string): Knex.QueryBuilder =>
  sql('test_webhook_sink_requests').where({ tenant_id: tenantId, sink_id: sinkId });
