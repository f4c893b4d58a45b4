import { defineModule } from '../platform/module.ts';
import { SHARED_PAGES, sharedPage } from './route.ts';

export const module = defineModule({
  name: 'pages',
  routes: ({ config }) => [{ name: 'pages', path: SHARED_PAGES, answer: sharedPage(config) }],
});
