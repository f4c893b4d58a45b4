import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentEmailAlias } from '../aliases/email-alias.present.ts';
import { type EmailAliasRecord, emailAliasesOf } from '../aliases/email-alias.store.ts';

/** The tenant's e-mail addresses, newest first (D-503, D-043). */
export const listEmailAliases: Handler<'listEmailAliases'> = async (request) => {
  const { query, tenantId, reads, services, nextPage } = request;
  const list = emailAliasesOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<EmailAliasRecord>(reads, list, query);
  nextPage(next);
  return { emailAliases: rows.map((row) => presentEmailAlias(row, services.vault)) };
};
