import type { Pattern } from '../pattern.ts';

const SPANS = [60, 3600, 86_400, 86_400, 7 * 86_400];

/** Waits: for a cooling-off, a deadline, a window of a limit. */
export const passTime: Pattern = {
  name: 'time passes',
  weight: ({ isFlooded }) => (isFlooded ? 0 : 1),
  moves: ({ random }) => {
    const advanceSeconds = random.pick(SPANS) ?? 60;
    const step = { call: 'advanceTestClock', as: 'victimKey', with: { advanceSeconds } };
    return [{ step, says: `${advanceSeconds} seconds pass.`, holder: undefined }];
  },
};
