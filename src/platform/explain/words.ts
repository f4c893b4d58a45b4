import { lifecycleFacts } from '../../../generated/contract/explanations.ts';
import type { LifecycleName } from '../../../generated/contract/lifecycles.ts';
import type { ExplanationWait } from './explanation.ts';

interface Told {
  readonly machine: LifecycleName;
  readonly status: string;
  /** The machine's description of the state. */
  readonly meaning: string;
  readonly isFinal: boolean;
  readonly waitingFor: readonly ExplanationWait[];
  /** A sentence that says why it is there, where that is known. */
  readonly because?: string | undefined;
  /** Words for the kinds of waits that a module adds. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** Where a resource is, and what it waits for or how it has ended. */
export function summaryOf({ machine, status, meaning, isFinal, waitingFor, because, words = {} }: Told): string {
  const is = `This ${lifecycleFacts[machine].words} is ${status}${meaning === '' ? '' : `: ${inside(meaning)}`}.`;
  const where = because === undefined ? is : `${is} ${because}`;
  if (isFinal) return /\bfinal\b/.test(meaning) ? where : `${where} This status is final.`;
  const [first, ...others] = waitingFor.map(({ kind, dueAt }) => {
    const who = words[kind] ?? WHO[kind] ?? kind;
    return dueAt === null ? who : `${who} at ${dueAt}`;
  });
  if (first === undefined) return `${where} It is not waiting for anything.`;
  const all = [...new Set([first, ...others])];
  return `${where} It is waiting for ${all.join(', or for ')}.`;
}

/** A sentence within another one. A name in capitals stays as it is. */
const inside = (sentence: string): string => {
  const text = sentence.replace(/\.$/, '');
  return /^[A-Z][a-z]/.test(text) || /^A /.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
};

const WHO: Readonly<Partial<Record<string, string>>> = {
  you: 'you',
  recipient: 'the recipient',
  counterparty: 'the other party',
  provider: 'a provider',
  chain: 'the chain',
  operator: 'an operator of the service',
  deadline: 'its deadline',
  approval: 'approval votes',
  service: 'the service',
};
