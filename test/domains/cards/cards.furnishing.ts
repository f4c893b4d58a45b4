import type { Furnishing } from '../../contract/furnishing.ts';

export const furnishing: Furnishing = {
  async furnish(_service, { api }) {
    const { cardId: id } = await api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
    const { authorizationId } = await api.createTestCardAuthorization({ id, amountUsd: '12.50' }).unwrap();
    return { cards: id, authorizations: authorizationId };
  },
};
