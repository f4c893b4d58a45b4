import { newId } from '../../../src/kernel/db/ids.ts';
import type { ListRows } from '../../contract/list-rows.ts';

/** Rows alone: what makes them needs a deployed wallet. */
export const lists: ListRows = {
  listWalletCards: async ({ service, acme }, nth) => {
    const { owner } = service.pool;
    const row = await owner('cards').where({ id: acme.ids.cards }).first();
    const wallet = await owner('wallets').where({ id: acme.ids.wallets }).first();
    await owner('cards').insert({
      ...row,
      ...{
        id: newId('card'),
        wallet_id: wallet.id,
        multisig_address: wallet.address,
        issuer_card_id: `icd_row_${nth}`,
      },
      ...{ cardholder_id: null, funding_card_account_id: null, blocked_mcc: '[]', created_at: new Date() },
    });
  },
  listCardAuthorizations: ({ acme }) =>
    acme.api.createTestCardAuthorization({ id: acme.ids.cards ?? '', amountUsd: '1.00' }).unwrap(),
};
