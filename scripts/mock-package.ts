import { fileURLToPath } from 'node:url';
import { buildPackage } from '../mock/build/package.ts';
import { usage } from './usage.ts';

usage(`Usage: npm run mock:package

Builds mock/dist, which is what @paychart/mock publishes.`);

await buildPackage(fileURLToPath(new URL('../mock/dist/', import.meta.url)));
