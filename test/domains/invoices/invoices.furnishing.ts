import type { Furnishing } from '../../contract/furnishing.ts';
import { newOwner } from '../wallets/owners.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api }) {
    const parties = { payerAddress: newOwner().address, payeeAddress: newOwner().address };
    const { id } = await api.createInvoice({ amountUsd: '12.00', ...parties, payeeName: 'Acme Imports' }).unwrap();
    await api.sendInvoice({ id }).unwrap();
    // The public view names it under a collection of its own.
    return { invoices: id, public: id };
  },
  bodies: { createInvoice: () => ({ expiresAt: new Date(Date.now() + 86_400_000).toISOString() }) },
};
