import { fileURLToPath } from 'node:url';
import { buildPackage } from '../mock/build/package.ts';

/** `npm run mock:package`: builds `mock/dist`, which is what `@paychart/mock` publishes. */
await buildPackage(fileURLToPath(new URL('../mock/dist/', import.meta.url)));
