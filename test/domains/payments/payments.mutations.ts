import { newId } from '../../../src/platform/db/ids.ts';
import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { payingWallet } from './audited.ts';
import { proposed, signatureOf, signed } from './fixture.ts';

/** An intent, as far as asked. */
const intended = async (
  world: AuditedWorld,
  upTo: 'quoted' | 'selected',
): Promise<{ id: string; routeQuoteId: string }> => {
  const order = { recipient: { phoneNumber: world.harbor.phone }, amount: { value: '2.00', currency: 'USD' as const } };
  const { id } = await world.acme.api.createPayment({ ...order, idempotencyKey: newId('req') }).unwrap();
  const { routes } = await world.harbor.api.getPaymentRoutes({ id }).unwrap();
  const routeQuoteId = routes.find(({ provider }) => provider === 'internal')?.routeId ?? '';
  if (upTo === 'selected') await world.harbor.api.selectPaymentRoute({ id, routeQuoteId }).unwrap();
  return { id, routeQuoteId };
};

export const mutations: Mutations = {
  cancelPayment: {
    ask: async (world) => ({ id: (await intended(world, 'quoted')).id }),
    action: 'offramp_payment.canceled',
  },
  confirmPayment: {
    ask: async (world) => ({ id: (await intended(world, 'selected')).id, as: world.harbor }),
    action: 'offramp_payment.confirmed',
  },
  createPayment: {
    ask: (world) => ({
      body: {
        recipient: { phoneNumber: world.harbor.phone },
        amount: { value: '1.00', currency: 'USD' },
        idempotencyKey: newId('req'),
      },
    }),
    action: 'offramp_payment.created',
  },
  executePayment: {
    ask: async (world) => {
      const wallet = await payingWallet(world);
      const payment = await proposed(world.acme, wallet);
      await world.acme.api.setTestChain({ holdExecution: true }).unwrap();
      await signed(world.acme, wallet, payment);
      await world.acme.api.setTestChain({ holdExecution: false }).unwrap();
      return { id: payment.id };
    },
    action: 'multisig_payment.relayed',
  },
  signPayment: {
    ask: async (world) => {
      const wallet = await payingWallet(world);
      const { id, multisigTxHash } = await proposed(world.acme, wallet);
      return { id, body: { signature: await signatureOf(wallet.owners[0], multisigTxHash) } };
    },
    action: 'multisig_payment.changed',
  },
  selectPaymentRoute: {
    ask: async (world) => {
      const { id, routeQuoteId } = await intended(world, 'quoted');
      return { id, body: { routeQuoteId }, as: world.harbor };
    },
    action: null,
  },
};
