import { notImplemented } from '../http/ports.ts';
import type { EffectsOf } from '../lifecycle/definition.ts';

export const effects: EffectsOf<'drip'> = {
  requestTransfer: () => notImplemented('drip requestTransfer'),
  creditBalance: () => notImplemented('drip creditBalance'),
  announceConfirmed: () => notImplemented('drip announceConfirmed'),
  announceFailed: () => notImplemented('drip announceFailed'),
};
