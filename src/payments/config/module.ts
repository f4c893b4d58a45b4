import { defineModule } from '../../platform/module.ts';
import { publicLinks } from './public-links.ts';

export const module = defineModule({
  name: 'payments config',
  services: { links: ({ config, services }) => publicLinks(config, services.urls) },
});
