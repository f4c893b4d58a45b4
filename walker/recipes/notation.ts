import type { Act, Ask, Facts, Signing, Step } from '../recipe.ts';
import { tenant } from './people.ts';

type Input = Readonly<Record<string, unknown>>;

/** The requests of one caller, who owns what is walked. */
export const by =
  (as: string) =>
  (call: string, input: Input = {}, more: Partial<Step> = {}): Step => ({ call, as, with: input, ...more });

export const owner: readonly Step[] = tenant('owner');
export const byKey = by('ownerKey');
export const bySession = by('ownerSession');

export const start = (to: string, steps: readonly (Step | Signing)[], sets: Facts = {}): Act => ({
  event: 'CREATE',
  to,
  steps,
  sets,
});

export const act = (
  event: string,
  from: string | readonly string[],
  to: string,
  steps: readonly (Step | Signing)[],
  more: Partial<Act> = {},
): Act => ({ event, from: typeof from === 'string' ? [from] : from, to, steps, ...more });

/** The same input for several operations. */
export const asked = (as: string, input: Input, operations: readonly string[]): Readonly<Record<string, Ask>> =>
  Object.fromEntries(operations.map((operation) => [operation, { as, with: input }]));

/** The code of a message in the sandbox's inbox, kept as `code`. */
export const codeTo = (as: string, to: string, purpose: string): Step => ({
  call: 'listTestMessages',
  as,
  with: { to, purpose, take: 1 },
  until: { at: 'messages.0.code' },
  keep: { code: 'messages.0.code' },
});

/** Signs a hash, or a text, with the key of somebody (`people.ts`); the signature is kept as `signature`. */
export const signed = (sign: Signing['sign'], of: string, who: string): Signing => ({
  sign,
  of,
  by: `${who}Secret`,
  keep: 'signature',
});
