import type { AuditedWorld } from '../../platform/audit/mutation.ts';
import { ownedWallet } from './fixture.ts';

/** Deployed, whatever the chain was scripted to do before. */
export const payingWallet = async (world: AuditedWorld) => {
  const asItIs = { available: true, holdDeployments: false, holdExecution: false, failNextDeployments: 0 };
  await world.acme.api.setTestChain(asItIs).unwrap();
  return ownedWallet(world.service, world.chain, world.acme);
};
