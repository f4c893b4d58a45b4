import { newId } from '../../../src/kernel/db/ids.ts';
import type { AddRow, ListRows } from '../../contract/list-rows.ts';

/** Rows alone: what makes them needs a deployed wallet. */
export const lists: ListRows = {
  // The furnished wallet has none.
  listWalletCards: async (world, nth) => {
    if (nth === 0) await cardOfWallet(world);
    await cardOfWallet(world);
  },
  listCardAuthorizations: ({ acme }) =>
    acme.api.createTestCardAuthorization({ id: acme.ids.cards ?? '', amountUsd: '1.00' }).unwrap(),
};

async function cardOfWallet({ service, acme }: Parameters<AddRow>[0]): Promise<void> {
  const { owner } = service.pool;
  const row = await owner('cards').where({ id: acme.ids.cards }).first();
  const wallet = await owner('wallets').where({ id: acme.ids.wallets }).first();
  const id = newId('card');
  await owner('cards').insert({
    ...row,
    ...{ id, wallet_id: wallet.id, multisig_address: wallet.address, issuer_card_id: `icd_${id}` },
    ...{ cardholder_id: null, funding_card_account_id: null, blocked_mcc: '[]', created_at: new Date() },
  });
}
