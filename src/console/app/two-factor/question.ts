import type { TwoFactorAnswer, TwoFactorPrompt } from '#sdk';
import type { Problem } from '../problem.ts';
import type { Confirming } from './confirmed-call.ts';

/** A question that waits for the person at the screen. */
export type Question =
  | {
      readonly kind: 'asked';
      readonly operation: string;
      readonly prompt: TwoFactorPrompt;
      /** An answer is on its way to the service. */
      readonly isChecking: boolean;
      readonly answer: (answer: TwoFactorAnswer | undefined) => void;
    }
  | {
      readonly kind: 'over';
      readonly operation: string;
      readonly problem: Problem;
      readonly again: (isWanted: boolean) => void;
    };

/** Asks by whatever shows a question: the newest one replaces another. */
export function confirmingOn(show: (question: Question | undefined) => void): Confirming {
  return {
    ask: (operation, prompt) =>
      new Promise((resolve) => {
        const asked = { kind: 'asked', operation, prompt } as const;
        const answer = (given: TwoFactorAnswer | undefined): void => {
          show({ ...asked, isChecking: true, answer: () => undefined });
          resolve(given);
        };
        show({ ...asked, isChecking: false, answer });
      }),
    over: (operation, problem) => new Promise((resolve) => show({ kind: 'over', operation, problem, again: resolve })),
    done: () => show(undefined),
  };
}
