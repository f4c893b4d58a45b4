import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { DESTINATION_OWNERSHIP } from '../../../src/domains/destinations/rules/ownership-proof.ts';
import { attestationDomain } from '../../../src/domains/identity/credentials/index.ts';
import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { addServiceBalance, onboard } from '../../support/recipient.ts';
import { issuance } from '../identity/issuance.ts';
import { sample } from './payout-destination.sample.ts';

const proof = { ...issuance, nonce: '1' };

export const walk: SmallMachine = {
  machine: 'payout-destination',
  told: ['ownershipStatus', 'isDefault'],
  events: [
    ...Object.values(sample.events)
      .flat()
      .map((event) => (event.type === 'VERIFY' ? { ...event, makeDefault: true } : event)),
    { type: 'VERIFY', ownershipStatus: 'SIGNATURE_VERIFIED', proof, makeDefault: true, at: new Date(0) },
  ],
  possible: ({ root }, { type }) => {
    const { ownershipStatus, isDefault } = root.context;
    if (type === 'VERIFY') return ownershipStatus !== 'FAILED';
    if (type === 'VERIFY_FAILED') return ownershipStatus === 'DECLARED';
    if (type === 'UNSET_DEFAULT') return isDefault === true;
    return true;
  },
  acts: {
    CREATE: async (world) => {
      await onboard(world.tenant);
      const fails = world.walk.moves.some(({ trigger }) => trigger.event.type === 'VERIFY_FAILED');
      world.wallet = privateKeyToAccount(generatePrivateKey());
      const body = fails
        ? ({ type: 'PAYMENT_APP_A', email: 'will-fail@example.com' } as const)
        : ({ type: 'ONCHAIN_WALLET', address: world.wallet.address } as const);
      world.id = (await world.tenant.api.createPayoutDestination(body).unwrap()).id;
    },
    UPDATE: ({ tenant, id }) => tenant.api.updatePayoutDestination({ id, label: 'New' }).unwrap(),
    VERIFY: async (world, event) => {
      const signature = event.proof === null ? {} : await signed(world);
      return world.tenant.api.verifyPayoutDestination({ id: world.id, ...signature }).unwrap();
    },
    VERIFY_FAILED: ({ tenant, id }) => tenant.api.verifyPayoutDestination({ id }).unwrap(),
    REVOKE: ({ tenant, id }) => tenant.api.revokePayoutDestination({ id }).unwrap(),
    MAKE_DEFAULT: ({ tenant, id }) => tenant.api.setDefaultPayoutDestination({ id }).unwrap(),
    UNSET_DEFAULT: async ({ tenant }) => {
      const id = await addServiceBalance(tenant);
      await tenant.api.setDefaultPayoutDestination({ id }).unwrap();
    },
  },
  refusals: {
    UPDATE: {
      by: 'updatePayoutDestination',
      ask: ({ tenant, id }) => tenant.api.updatePayoutDestination({ id, label: 'New' }),
    },
    VERIFY: {
      by: 'verifyPayoutDestination',
      ask: ({ tenant, id }) => tenant.api.verifyPayoutDestination({ id }),
    },
    VERIFY_FAILED: {
      by: 'verifyPayoutDestination',
      ask: ({ tenant, id }) => tenant.api.verifyPayoutDestination({ id }),
    },
    REVOKE: {
      by: 'revokePayoutDestination',
      ask: ({ tenant, id }) => tenant.api.revokePayoutDestination({ id }),
    },
    MAKE_DEFAULT: {
      by: 'setDefaultPayoutDestination',
      ask: ({ tenant, id }) => tenant.api.setDefaultPayoutDestination({ id }),
    },
  },
};

/** A fresh ownership signature of the walk's wallet (D-236). */
async function signed({ service, tenant, id, wallet }: SmallWorld) {
  const [owner] = await service.pool.owner('identities').where({ subject_type: 'TENANT', subject_id: tenant.tenantId });
  if (!wallet || !owner) throw new Error('nobody can sign');
  const nonce = BigInt(generatePrivateKey()) >> 8n;
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  const [network, asset] = ['base-sepolia', 'USDC'];
  const signature = await wallet.signTypedData({
    domain: attestationDomain(service.engine.services.config),
    types: DESTINATION_OWNERSHIP,
    primaryType: 'DestinationOwnership',
    message: {
      destinationId: id,
      ownerDid: owner.did,
      network,
      asset,
      address: wallet.address,
      nonce,
      expiresAt: BigInt(expiresAt),
    },
  });
  return { signature, nonce: String(nonce), expiresAt };
}
