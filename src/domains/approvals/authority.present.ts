import type { Authority } from '../../../generated/contract/schemas.ts';
import type { AggregateView } from '../../platform/lifecycle/definition.ts';
import type { AuthorityRecord } from './authority.store.ts';
import { grantFields } from './rules/grant-document.ts';

export const authorityRecord = (authority: AggregateView<'authority'>): AuthorityRecord => ({
  ...authority.context,
  id: authority.id,
  status: authority.status,
  createdAt: authority.createdAt,
  updatedAt: authority.updatedAt,
});

/** A 2.7, D-202. */
export const presentAuthority = (authority: AuthorityRecord): Authority => {
  const { allowedActions, allowedCurrencies, allowedAssets, allowedChains, allowedDestinationIds, ...terms } =
    grantFields(authority.id, authority);
  return {
    ...terms,
    status: authority.status,
    allowedActions: [...allowedActions] as Authority['allowedActions'],
    allowedCurrencies: [...allowedCurrencies],
    allowedAssets: [...allowedAssets],
    allowedChains: [...allowedChains],
    allowedDestinationIds: [...allowedDestinationIds],
    credentialId: authority.credentialId,
    createdAt: authority.createdAt.toISOString(),
    updatedAt: authority.updatedAt.toISOString(),
    suspendedAt: authority.suspendedAt?.toISOString() ?? null,
    revokedAt: authority.revokedAt?.toISOString() ?? null,
  };
};
