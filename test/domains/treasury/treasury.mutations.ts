import type { AuditedWorld, Mutations } from '../../platform/audit/mutation.ts';
import { between, type Treasury, treasury } from './fixture.ts';

/** With its multisigs deployed, whatever the chain was scripted to do before. */
const audited = async ({ service, acme }: AuditedWorld): Promise<Treasury> => {
  const asItIs = { available: true, holdDeployments: false, holdExecution: false, failNextDeployments: 0 };
  await acme.api.setTestChain(asItIs).unwrap();
  return treasury(service, acme, { holdings: [150] });
};

const excess = (main: Treasury) => ({ type: 'SWEEP_EXCESS', ...between(main, 0, 1), thresholdUsd: '100.00' }) as const;

const rule = async (world: AuditedWorld): Promise<string> => {
  const main = await audited(world);
  return (await world.acme.api.createTreasuryRule({ id: main.id, ...excess(main) }).unwrap()).id;
};

export const mutations: Mutations = {
  createTreasuryRule: {
    ask: async (world) => {
      const main = await audited(world);
      return { id: main.id, body: excess(main) };
    },
    action: 'treasury_rule.created',
  },
  createTreasurySweep: {
    ask: async (world) => {
      const main = await audited(world);
      return { id: main.id, body: { ...between(main, 0, 1), amountUsd: '1.00' } };
    },
    action: 'treasury_sweep.proposed',
  },
  updateTreasuryRule: {
    ask: async (world) => ({ id: await rule(world), body: { enabled: false } }),
    action: 'treasury_rule.changed',
  },
  deleteTreasuryRule: { ask: async (world) => ({ id: await rule(world) }), action: 'treasury_rule.deleted' },
  runTestTreasuryRule: { ask: async (world) => ({ id: await rule(world) }), action: 'treasury_sweep.proposed' },
};
