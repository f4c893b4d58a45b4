import type { AttackWorld } from '../world.ts';
import { agentsWorld } from './agents.ts';
import { crowdWorld } from './crowd.ts';
import { financedWorld } from './financed.ts';
import { grantedWorld } from './granted.ts';
import { insiderWorld } from './insider.ts';
import { protectedWorld } from './protected.ts';

/** The settings that are attacked, each by those who could be behind it. */
export const worlds: readonly AttackWorld[] = [
  protectedWorld,
  grantedWorld,
  agentsWorld,
  insiderWorld,
  financedWorld,
  crowdWorld,
];
