import type { Furnishing } from '../../contract/furnishing.ts';
import { fromIssuer } from './fixture.ts';

export const furnishing: Furnishing = {
  async furnish(service, { api }) {
    const { cardId: id, issuerCardId } = await api.createProviderCard({ cardholderId: 'ich_1' }).unwrap();
    const authorizationId = `iauth_${id}`;
    await fromIssuer(service, 'authorizations', { authorizationId, issuerCardId, amountUsd: '2.00' });
    await fromIssuer(service, 'reversals', { reversalId: `irev_${id}`, authorizationId, amountUsd: '1.00' });
    const used = await api.createTestCardAuthorization({ id, amountUsd: '12.50' }).unwrap();
    return { cards: id, authorizations: used.authorizationId };
  },
};
