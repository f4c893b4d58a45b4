import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'wallet'> = {
  requestDeployment: () => notImplemented('wallet requestDeployment'),
  announceDeployed: () => notImplemented('wallet announceDeployed'),
  announceFailed: () => notImplemented('wallet announceFailed'),
  recordChange: () => notImplemented('wallet recordChange'),
};
