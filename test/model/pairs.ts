import { inject } from 'vitest';
import { isLong } from '../support/rounds.ts';

/**
 * Whether walks take every pair of transitions: in `npm run test:long`, and there on the embedded PostgreSQL alone, because
 * no machine knows which server it is stored on.
 */
export const takesPairs = isLong && inject('testServer').service === undefined;
