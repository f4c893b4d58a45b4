import type { Weight } from '../change.ts';
import type { ReviewedLifecycle } from '../contract.ts';

/** The weights of the platform's writes, by the name of the function that makes one (src/platform/lifecycle/writes.ts). */
const CALLS: readonly (readonly [Weight, RegExp])[] = [
  ['money', /\b(?:transfer|adjust)\(/],
  ['messages', /\b(?:notify|tell|send|enqueue)\(|\bnotify:/],
  ['audit', /\baudit\(/],
];

/** By their names, where the code says nothing: stubs, and effects of a domain that writes them in another way. */
const NAMES: readonly (readonly [Weight, RegExp])[] = [
  [
    'money',
    /(?:Funds|Money|Balance|Reservation|Liquidity|Amount|Deposit|Withdrawal|Refund|Payout)$|^(?:credit|debit|refund|settle)/,
  ],
  ['messages', /^(?:announce|notify|tell|mail|message)/],
  ['audit', /^(?:record|audit|log)(?![a-z])/],
];

/** By convention the effects that write an event for receivers are named so. */
export const announces = (action: string): boolean => /^(announce|notify)/.test(action);

/** Returns the loss if an effect no longer runs, or runs twice; nothing for an assign. */
export const weightOf = (name: string, { effects, code }: ReviewedLifecycle): Weight | undefined => {
  if (!effects.includes(name)) return undefined;
  const body = code.find((one) => one.kind === 'effect' && one.name === name);
  const text = body ? [body.code, ...body.reached.map((one) => one.code)].join('\n') : '';
  const byCode = CALLS.find(([, form]) => form.test(text));
  return (byCode ?? NAMES.find(([, form]) => form.test(name)))?.[0];
};
