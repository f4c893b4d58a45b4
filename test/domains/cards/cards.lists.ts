import type { ListRows } from '../../contract/list-rows.ts';
import { plantCard } from './plant-card.ts';

/** Rows alone: what makes them needs a deployed wallet. */
export const lists: ListRows = {
  listWalletCards: ({ service, acme }) => plantCard(service, acme.tenantId, acme.ids.wallets),
  listCardAuthorizations: ({ acme }) =>
    acme.api.createTestCardAuthorization({ id: acme.ids.cards ?? '', amountUsd: '1.00' }).unwrap(),
};
