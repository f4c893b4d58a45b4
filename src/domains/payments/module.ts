import { defineModule } from '../../platform/module.ts';

export const module = defineModule({
  name: 'payments',
  // The legacy shape of payments ends (D-181, B 9).
  deprecation: { sunset: 'Wed, 30 Jun 2027 23:59:59 GMT', path: '/docs/payments/migrate-to-intents' },
});
