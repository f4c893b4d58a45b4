import { readFileSync } from 'node:fs';
import type { Finding } from './drift-run.ts';

/** `npm run versions -- planted` writes it. */
export const FOUND = 'scripts/versions/found.json';

/** The test that has found each drift. */
export type Found = Readonly<Record<string, Finding>>;

export const foundBefore = (): Found => JSON.parse(readFileSync(FOUND, 'utf8')) as Found;
