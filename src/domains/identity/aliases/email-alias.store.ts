import type { Knex } from 'knex';
import type { EmailAliasContext } from '../../../../machines/identity/email-alias.machine.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { StatusOf } from '../../../platform/lifecycle/definition.ts';

/** An alias as a row, or as an aggregate with its context spread. */
export interface EmailAliasRecord extends EmailAliasContext {
  readonly id: string;
  readonly status: StatusOf<'email-alias'>;
  readonly createdAt: Date;
}

export const emailAliasesOf = (tenantId: string): Knex.QueryBuilder =>
  sql('email_aliases').where({ tenant_id: tenantId });

export const findEmailAlias = (reads: Reads, tenantId: string, id: string): Promise<EmailAliasRecord | undefined> =>
  reads.one<EmailAliasRecord>(emailAliasesOf(tenantId).where({ id }));
