import type { ListRows } from '../../contract/list-rows.ts';
import { newOwner } from '../wallets/owners.ts';

export const lists: ListRows = {
  listInvoices: ({ acme }) =>
    acme.api
      .createInvoice({
        amountUsd: '1.00',
        payerAddress: newOwner().address,
        payeeAddress: newOwner().address,
        payeeName: 'Acme Imports',
      })
      .unwrap(),
};
