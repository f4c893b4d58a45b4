import type { Knex } from 'knex';
import type { RowReads } from '../../platform/db/reads.ts';
import { sql } from '../../platform/db/sql.ts';
import type { RecordOf } from '../../platform/lifecycle/record.ts';

export type CardRecord = RecordOf<'card'>;
export type CardAuthorizationRecord = RecordOf<'card-authorization'>;

export const cardsOf = (tenantId: string): Knex.QueryBuilder => sql('cards').where({ tenant_id: tenantId });

export const findCard = (reads: RowReads, tenantId: string, id: string): Promise<CardRecord | undefined> =>
  reads.one<CardRecord>(cardsOf(tenantId).where({ id }));

export const authorizationsOf = (tenantId: string, cardId: string): Knex.QueryBuilder =>
  sql('card_authorizations').where({ tenant_id: tenantId, card_id: cardId });

export const findAuthorization = (
  reads: RowReads,
  tenantId: string,
  cardId: string,
  id: string,
): Promise<CardAuthorizationRecord | undefined> =>
  reads.one<CardAuthorizationRecord>(authorizationsOf(tenantId, cardId).where({ id }));
