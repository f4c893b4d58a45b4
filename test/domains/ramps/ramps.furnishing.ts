import type { Furnishing } from '../../contract/furnishing.ts';
import { newOwner } from '../wallets/owners.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api }) {
    // A mint that fails at once waits for no chain.
    await api.setTestChain({ available: false }).unwrap();
    const owner = { address: newOwner().address, role: 'ADMIN_OWNER' as const };
    const { id: walletId } = await api.createWallet({ name: 'Ramps', owners: [owner] }).unwrap();
    const { id } = await api.createRamp({ walletId, direction: 'on', amount: '1.00' }).unwrap();
    await api.setTestChain({ available: true }).unwrap();
    return { ramps: id };
  },
  bodies: { createRamp: ({ ids }) => ({ walletId: ids.wallets, direction: 'on', amount: '1.00' }) },
};
