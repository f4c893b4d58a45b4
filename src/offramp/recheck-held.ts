import { newId } from '../db/ids.ts';
import { type Enqueue, enqueue } from '../lifecycle/writes.ts';

/**
 * Every held payment looks again: for what changes under all of them at once, such as a provider's mode, its
 * availability or its liquidity (D-119). To be written with the change itself.
 */
export const recheckHeld = (): Enqueue =>
  enqueue('offramp.recheck', { waitsFor: 'any' }, { key: `any:${newId('job')}` });
