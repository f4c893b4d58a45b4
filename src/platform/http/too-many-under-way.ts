import type { TooBusy } from '../fair-queue.ts';
import { TryAgain } from './ports.ts';

/** What a tenant is told that has too much of shared work under way (D-525). Nothing was changed. */
export const tooManyUnderWay = ({ retryAfterSeconds: seconds }: TooBusy): TryAgain =>
  new TryAgain('too much of shared work is under way', {
    told: {
      retryAfterSeconds: seconds,
      message: `Too many requests that need the same work are under way. Nothing was changed. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    },
  });
