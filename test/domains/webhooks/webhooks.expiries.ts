import { StandingCheck } from '../../../src/platform/streams/standing.ts';
import { END, type Expiry } from '../boundary.ts';

export const expiries: readonly Expiry[] = [
  {
    what: 'the credential of an event stream holds (D-030)',
    file: 'src/platform/streams/standing.ts',
    at: 'over',
    stands: (now) => new StandingCheck([]).holds({ caller: {} as never, bucket: 'key_1', expiresAt: END }, [], now),
  },
];
