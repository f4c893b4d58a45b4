import { defineModule } from '../../platform/module.ts';
import { noteProviderModes } from './providers/provider-modes.ts';
import { providerWebhookSignatures } from './providers/provider-webhook.ts';
import { HoldSweep } from './reviews/hold-sweep.ts';

const MINUTE_MS = 60_000;

export const module = defineModule({
  name: 'offramp',
  signatureChecks: providerWebhookSignatures,
  tasks: ({ engine, paced }) => {
    const sweep = new HoldSweep(engine);
    return [paced('hold-sweep', MINUTE_MS, () => sweep.run())];
  },
  prepare: noteProviderModes,
});
