import type { Pattern } from '../pattern.ts';

/** The victim takes a right, or does what it does every day. */
export const withdraw: Pattern = {
  name: 'the victim acts',
  weight: ({ deeds }) => (deeds.length > 0 ? 2 : 0),
  moves: ({ unusedDeed }) => {
    const deed = unusedDeed();
    if (deed === undefined) return [];
    const { says, steps, ends } = deed;
    return steps.map((step, at) => ({
      step,
      says,
      holder: undefined,
      ...(ends !== undefined && at === steps.length - 1 && { ends }),
    }));
  },
};
