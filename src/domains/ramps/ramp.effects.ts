import { notImplemented } from '../../kernel/http/ports.ts';
import type { EffectsOf } from '../../kernel/lifecycle/definition.ts';

export const effects: EffectsOf<'ramp'> = {
  recordSubmission: () => notImplemented('ramp recordSubmission'),
  scheduleMint: () => notImplemented('ramp scheduleMint'),
  announceConfirmed: () => notImplemented('ramp announceConfirmed'),
  announceFailed: () => notImplemented('ramp announceFailed'),
};
