import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { businessOf, newWallet, signed } from './wallets-of-identities.ts';

/** The identity that the walk's binding is of. */
const pathOf = ({ token = '', id }: SmallWorld) => ({ id: token, bindingId: id });

const proof = async (world: SmallWorld) => {
  const row = await world.service.pool.owner('wallet_bindings').where({ id: world.id }).first();
  const wallet = world.wallet ?? newWallet();
  return { ...pathOf(world), signature: await wallet.signMessage({ message: row.challenge ?? '' }) };
};

/** The model moves one binding; its successors, given up and proved, are made within the walk. */
export const walk: SmallMachine = {
  machine: 'wallet-binding',
  acts: {
    CREATE: async (world) => {
      const identity = await businessOf(world.tenant);
      world.wallet = newWallet();
      world.token = identity.id;
      const order = { id: identity.id, walletAddress: world.wallet.address };
      world.id = (await world.tenant.api.startWalletBinding(order).unwrap()).id;
    },
    VERIFY: async (world) => world.tenant.api.verifyWalletBinding(await proof(world)).unwrap(),
    ROTATE: async (world) => {
      const { api } = world.tenant;
      const next = newWallet();
      const rotate = () => api.rotateWalletBinding({ ...pathOf(world), newWalletAddress: next.address }).unwrap();
      const givenUp = await rotate();
      await api.cancelWalletRotation({ id: givenUp.identityId, bindingId: givenUp.id }).unwrap();
      const rotation = await rotate();
      await api.verifyWalletBinding(await signed(rotation, next)).unwrap();
    },
    CANCEL_ROTATION: (world) => world.tenant.api.cancelWalletRotation(pathOf(world)).unwrap(),
    REVOKE: (world) => world.tenant.api.revokeWalletBinding(pathOf(world)).unwrap(),
  },
  refusals: {
    VERIFY: {
      by: 'verifyWalletBinding',
      ask: async (world) => world.tenant.api.verifyWalletBinding(await proof(world)),
    },
    ROTATE: {
      by: 'rotateWalletBinding',
      answer: { code: 'WALLET_BINDING_NOT_ACTIVE' },
      ask: (world) => world.tenant.api.rotateWalletBinding({ ...pathOf(world), newWalletAddress: newWallet().address }),
    },
    CANCEL_ROTATION: {
      by: 'cancelWalletRotation',
      ask: (world) => world.tenant.api.cancelWalletRotation(pathOf(world)),
    },
    REVOKE: {
      by: 'revokeWalletBinding',
      ask: (world) => world.tenant.api.revokeWalletBinding(pathOf(world)),
    },
  },
};
