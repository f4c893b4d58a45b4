import type { Furnishing } from '../../contract/furnishing.ts';
import { plantCard } from '../cards/plant-card.ts';
import { newOwner } from './owners.ts';

export const furnishing: Furnishing = {
  async furnish(service, { api, tenantId }) {
    const owner = { address: newOwner().address, role: 'ADMIN_OWNER' as const };
    const wallet = await api.createWallet({ name: 'Operations', owners: [owner] }).unwrap();
    const drip = await api.fundWallet({ id: wallet.id }).unwrap();
    await plantCard(service, tenantId, wallet.id);
    return { wallets: wallet.id, drips: drip.id };
  },
};
