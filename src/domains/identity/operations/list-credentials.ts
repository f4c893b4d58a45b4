import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentCredential } from '../credentials/credential.present.ts';
import { type CredentialRecord, credentialsOf } from '../credentials/credential.store.ts';

/** The tenant's credentials, its members' included, newest first (B 4.7, D-043). */
export const listCredentials: Handler<'listCredentials'> = async ({ query, tenantId, reads, nextPage }) => {
  const list = credentialsOf(tenantId);
  if (query.status !== undefined) list.where({ status: query.status });
  if (query.kind !== undefined) list.where({ kind: query.kind });
  const { rows, next } = await page<CredentialRecord>(reads, list, query);
  nextPage(next);
  return { credentials: rows.map(presentCredential) };
};
