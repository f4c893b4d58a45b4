import { signProviderWebhook } from '../../../src/payments/providers/webhook-signature.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { Ask, AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { TEST_ISSUER_SECRET } from '../../support/service.ts';
import { payingWallet } from '../payments/audited.ts';

const card = async ({ acme }: AuditedWorld): Promise<string> =>
  (await acme.api.createProviderCard({ cardholderId: 'ich_1' }).unwrap()).cardId;

async function used(world: AuditedWorld): Promise<{ id: string; authorizationId: string }> {
  const id = await card(world);
  const { authorizationId } = await world.acme.api.createTestCardAuthorization({ id, amountUsd: '2.00' }).unwrap();
  return { id, authorizationId };
}

function signed(body: object): Ask {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = signProviderWebhook(TEST_ISSUER_SECRET, timestamp, Buffer.from(JSON.stringify(body)));
  return { body, headers: { 'x-provider-timestamp': timestamp, 'x-provider-signature': signature } };
}

async function authorized(world: AuditedWorld): Promise<object> {
  const { issuerCardId } = await world.acme.api.getCard({ id: await card(world) }).unwrap();
  return { authorizationId: newId('auz'), issuerCardId, amountUsd: '2.00' };
}

export const mutations: Mutations = {
  issueCard: { ask: async (world) => ({ id: (await payingWallet(world)).id, body: {} }), action: 'card.issued' },
  createProviderCard: { ask: () => ({ body: { cardholderId: 'ich_1' } }), action: 'card.issued' },
  freezeCard: { ask: async (world) => ({ id: await card(world) }), action: 'card.frozen' },
  unfreezeCard: {
    ask: async (world) => {
      const id = await card(world);
      await world.acme.api.freezeCard({ id }).unwrap();
      return { id };
    },
    action: 'card.unfrozen',
  },
  setCardLimits: {
    ask: async (world) => ({ id: await card(world), body: { dailyUsd: '5.00' } }),
    action: 'card.limits_changed',
  },
  createCardEphemeralKey: {
    ask: async (world) => ({ id: await card(world), body: { platform: 'wallet_vendor_b' } }),
    action: 'card.ephemeral_key_created',
  },
  createTestCardAuthorization: {
    ask: async (world) => ({ id: await card(world), body: { amountUsd: '2.00' } }),
    action: 'card_authorization.approved',
  },
  reverseTestCardAuthorization: {
    ask: async (world) => {
      const { id, authorizationId } = await used(world);
      return { id: [id, authorizationId], body: {} };
    },
    action: 'card_authorization.reversed',
  },
  receiveCardAuthorization: {
    ask: async (world) => signed(await authorized(world)),
    action: 'card_authorization.approved',
  },
  receiveCardReversal: {
    ask: async (world) => {
      const body = await authorized(world);
      const { headers = {} } = signed(body);
      await fetch(`${world.service.engine.services.address.url}/v1/webhooks/card-issuer/authorizations`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'content-type': 'application/json' },
      });
      const { authorizationId } = body as { authorizationId: string };
      return signed({ reversalId: newId('auz'), authorizationId });
    },
    action: 'card_authorization.reversed',
  },
};
