import { lifecycleFacts } from '../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../generated/contract/lifecycles.ts';
import type { Refusal } from './small-world.ts';

/** A state, and an event that is asked of it. */
export interface Asked {
  readonly machine: LifecycleName;
  readonly event: string;
  readonly state: string;
}

/** An envelope as the contract declares it, or `unchanged`. */
export type DeclaredAnswer = { readonly code: string; readonly details?: object } | 'unchanged';

/** What the contract says that an operation answers to an event that a state does not take. */
export function declaredAnswer({ by, of, answer }: Omit<Refusal, 'ask'>, asked: Asked): DeclaredAnswer {
  if (answer !== undefined) return answer;
  const { machine, event, state } = of?.(asked.state) ?? asked;
  const sender = lifecycleFacts[machine].senders[event]?.find(({ operation }) => operation === by);
  const code = sender?.refused?.[state];
  if (code === undefined || code === 'depends')
    throw new Error(`${by} does not declare what it answers to ${event} of a ${machine} in ${state}`);
  if (code === 'unchanged') return code;
  const details = usualDetails(code, state.split('.')[0] ?? '', event);
  return details === undefined ? { code } : { code, details };
}

const usualDetails = (code: string, status: string, event: string): object | undefined => {
  if (code === 'INVALID_TRANSITION') return { from: status, event };
  return code === 'CANCEL_CONFLICT' ? { status } : undefined;
};
