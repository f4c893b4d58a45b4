import { defineModule } from '../../platform/module.ts';
import { cardIssuerSignatures } from './issuer-webhook.ts';
import { cardThrottles } from './throttles.ts';

export const module = defineModule({
  name: 'cards',
  throttles: cardThrottles,
  signatureChecks: cardIssuerSignatures,
  liveFeatures: ({ liveCardsEnabled }) => (liveCardsEnabled ? ['cards'] : []),
});
