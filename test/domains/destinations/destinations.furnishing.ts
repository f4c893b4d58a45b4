import type { Furnishing } from '../../contract/furnishing.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api, tenantId }) {
    const email = `${tenantId.toLowerCase()}@payouts.test`;
    const destination = await api.createPayoutDestination({ type: 'PAYMENT_APP_A', email }).unwrap();
    await api.verifyPayoutDestination({ id: destination.id }).unwrap();
    return { 'payout-destinations': destination.id };
  },
};
