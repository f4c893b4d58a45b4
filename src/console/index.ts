export { CONSOLE_PATHS, consoleRoute } from './route.ts';
