import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { drafted, funded, pay, sent } from './fixture.ts';

const asItIs = { available: true, holdDeployments: false, holdExecution: false, failNextDeployments: 0 };

const fundedOf = async ({ service, acme }: AuditedWorld) => {
  await acme.api.setTestChain(asItIs).unwrap();
  return funded(service, acme);
};

export const mutations: Mutations = {
  sendInvoice: { ask: async ({ acme }) => ({ id: (await drafted(acme)).id }), action: 'invoice.sent' },
  cancelInvoice: { ask: async ({ acme }) => ({ id: (await drafted(acme)).id }), action: 'invoice.cancelled' },
  deliverInvoice: {
    ask: async (world) => ({ id: (await fundedOf(world)).id, body: { evidence: { note: 'Signed for' } } }),
    action: 'invoice.delivered',
  },
  releaseInvoice: {
    ask: async (world) => ({ id: (await fundedOf(world)).id }),
    action: 'invoice.settlement_proposed',
  },
  refundInvoice: {
    ask: async (world) => ({ id: (await fundedOf(world)).id }),
    action: 'invoice.settlement_proposed',
  },
  pollTestInvoice: {
    ask: async ({ service, acme }) => {
      await acme.api.setTestChain(asItIs).unwrap();
      const { id, hold } = await sent(service, acme, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
      await acme.api.setTestChain({ available: false }).unwrap();
      await pay(service, hold, 12_000_000n);
      await acme.api.setTestChain(asItIs).unwrap();
      return { id };
    },
    action: 'invoice.funded',
  },
};
