import { isNonceUsed } from '../../../src/domains/offramp/routes/envelope.store.ts';
import { type StoreWalls, second } from '../../contract/store-walls.ts';

export const walls: StoreWalls = {
  reads: {
    isNonceUsed: second('its caller holds the payer to the sender’s own identity', async ({ reads, of }) =>
      isNonceUsed(
        reads,
        await of.find('payment_envelopes', 'payer', { sender_tenant_id: of.tenantId }),
        String(await of.find('payment_envelopes', 'nonce', { sender_tenant_id: of.tenantId })),
      ),
    ),
  },
  others: { sealEnvelope: 'no read', storeEnvelope: 'a write', onceTerms: 'no read of its own', primeTerms: 'no read' },
};
