import process from 'node:process';

/**
 * Whether this is `npm run test:long`. It runs the files that import this one and those named `*.long.test.ts`
 * (vitest.config.ts).
 */
export const isLong = process.env.LONG_TESTS === '1';

/** How often a race, a kill or a mutation is repeated: `ROUNDS=500` for another number. */
export const rounds = (inShort: number, inLong: number): number =>
  Number(process.env.ROUNDS ?? (isLong ? inLong : inShort));

/** All of these in `npm run test:long`; in `npm test` about one of `every`, the first and the last among them. */
export const someOf = <T>(all: readonly T[], every: number): readonly T[] =>
  isLong ? all : all.filter((_, index) => index % every === 0 || index === all.length - 1);
