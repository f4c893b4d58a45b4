import { bindingsOf, identityById, payerWallets } from '../../../src/domains/identity/bindings/wallet-binding.store.ts';
import { both, type StoreWalls } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    payerWallets: both(async ({ reads, tenantId }) => payerWallets(reads, tenantId)),
    bindingsOf: both(async ({ reads, tenantId, of }) =>
      reads.many(bindingsOf(tenantId, await of.find('wallet_bindings', 'identity_id'))),
    ),
    identityById: both(async ({ reads, tenantId, of }) => identityById(reads, tenantId, of.id('identities'))),
  },
};
