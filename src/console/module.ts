import { defineModule } from '../platform/module.ts';
import { CONSOLE_PATHS, consoleRoute } from './route.ts';

export const module = defineModule({
  name: 'console',
  routes: ({ config }) =>
    config.console === 'on' ? [{ name: 'console', path: CONSOLE_PATHS, answer: consoleRoute(config) }] : [],
});
