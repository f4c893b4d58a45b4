import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';
import { invalid } from '../../model/small-world.ts';
import { sample } from './wallet-binding.sample.ts';
import { bind, businessOf, newWallet, signed } from './wallets-of-identities.ts';

const owners = { tenantId: 'ten_model', memberId: '', paymentId: '' };

/** The identity that the walk's binding is of. */
const pathOf = ({ token = '', id }: SmallWorld) => ({ id: token, bindingId: id });

const proof = async (world: SmallWorld) => {
  const row = await world.service.pool.owner('wallet_bindings').where({ id: world.id }).first();
  const wallet = world.wallet ?? newWallet();
  return { ...pathOf(world), signature: await wallet.signMessage({ message: row.challenge ?? '' }) };
};

/** A rotation, which goes every way that any other binding goes, and can be given up besides. */
export const walk: SmallMachine = {
  machine: 'wallet-binding',
  begins: { ...sample.context(owners, 0), predecessorId: 'bnd_before' },
  acts: {
    CREATE: async (world) => {
      const { api } = world.tenant;
      const identity = await businessOf(world.tenant);
      const before = await bind(world.tenant, identity.id);
      world.wallet = newWallet();
      world.token = identity.id;
      const order = { id: identity.id, bindingId: before.id, newWalletAddress: world.wallet.address };
      world.id = (await api.rotateWalletBinding(order).unwrap()).id;
    },
    VERIFY: async (world) => world.tenant.api.verifyWalletBinding(await proof(world)).unwrap(),
    ROTATE: async (world) => {
      const { api } = world.tenant;
      const next = newWallet();
      const rotation = await api.rotateWalletBinding({ ...pathOf(world), newWalletAddress: next.address }).unwrap();
      await api.verifyWalletBinding(await signed(rotation, next)).unwrap();
    },
    CANCEL_ROTATION: (world) => world.tenant.api.cancelWalletRotation(pathOf(world)).unwrap(),
    REVOKE: (world) => world.tenant.api.revokeWalletBinding(pathOf(world)).unwrap(),
  },
  refusals: {
    VERIFY: {
      ask: async (world) => world.tenant.api.verifyWalletBinding(await proof(world)),
      answer: () => ({ code: 'WALLET_BINDING_NOT_PENDING' }),
    },
    ROTATE: {
      ask: (world) => world.tenant.api.rotateWalletBinding({ ...pathOf(world), newWalletAddress: newWallet().address }),
      answer: () => ({ code: 'WALLET_BINDING_NOT_ACTIVE' }),
    },
    CANCEL_ROTATION: {
      ask: (world) => world.tenant.api.cancelWalletRotation(pathOf(world)),
      answer: () => ({ code: 'WALLET_BINDING_NOT_ROTATING' }),
    },
    REVOKE: {
      ask: (world) => world.tenant.api.revokeWalletBinding(pathOf(world)),
      answer: invalid('REVOKE'),
    },
  },
};
