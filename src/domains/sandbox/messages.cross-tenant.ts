// Reads across tenants: the caller reads the messages to one exact address, whichever tenant caused them (D-069).

import type { Knex } from 'knex';
import type { Reads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import { type Page, type PageQuery, page } from '../../platform/lists/paging.ts';
import type { MessageRow } from './message.present.ts';

export interface InboxFilter {
  /** The blind index of a recipient; undefined for all messages that the tenant caused. */
  readonly recipient: string | undefined;
  readonly channel: string | undefined;
  readonly purpose: string | undefined;
}

/**
 * The inbox of the simulated gateway: what the tenant caused, or what anybody sent to one exact address (D-069), which is
 * why it looks across tenants. Sandbox only.
 */
export function inbox(
  reads: Reads,
  tenantId: string,
  filter: InboxFilter,
  query: PageQuery,
): Promise<Page<MessageRow>> {
  const { recipient, channel, purpose } = filter;
  const list: Knex.QueryBuilder = sql('test_messages').where(
    recipient === undefined ? { tenant_id: tenantId } : { recipient_index: recipient },
  );
  if (channel !== undefined) list.where({ channel });
  if (purpose !== undefined) list.where({ purpose });
  return page(reads.acrossTenants, list, query);
}
