import type { Handler } from '../../../platform/http/handler.ts';
import { page } from '../../../platform/lists/paging.ts';
import { presentWalletBinding, type WalletBindingRecord } from '../bindings/wallet-binding.present.ts';
import { bindingsOf, identityById } from '../bindings/wallet-binding.store.ts';

/** The wallets of an identity in every status, newest first, without their challenges (B 4.7, D-043). */
export const listWalletBindings: Handler<'listWalletBindings'> = async (request) => {
  const { path, query, tenantId, reads, nextPage, fail } = request;
  const identity = await identityById(reads, tenantId, path.id);
  if (!identity) return fail('IDENTITY_NOT_FOUND');
  const list = bindingsOf(tenantId, identity.id);
  if (query.status !== undefined) list.where({ status: query.status });
  const { rows, next } = await page<WalletBindingRecord & { readonly createdAt: Date }>(reads, list, query);
  nextPage(next);
  return { wallets: rows.map(presentWalletBinding) };
};
