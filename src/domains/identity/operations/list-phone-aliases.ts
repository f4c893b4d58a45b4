import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentPhoneAlias } from '../aliases/phone-alias.present.ts';
import { aliasesOf, type PhoneAliasRecord } from '../aliases/phone-alias.store.ts';

/** The tenant's phone numbers, newest first (D-107, D-043). */
export const listPhoneAliases: Handler<'listPhoneAliases'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = aliasesOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<PhoneAliasRecord>(reads, list, query);
  nextPage(next);
  return { phoneAliases: rows.map(presentPhoneAlias) };
};
