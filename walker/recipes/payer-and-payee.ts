import type { Step } from '../recipe.ts';
import { by } from './notation.ts';
import { funded, onboarded, phoneOf, tenant } from './people.ts';

export const sender = by('senderKey');
export const recipient = by('recipientKey');

/** The result with which the payee's number is screened. */
export const screen = (outcome: 'CLEAR' | 'MONITORING' | 'SANCTIONS'): Step =>
  sender('setTestScreening', { phone: '{{phone}}', outcome });
export const holdSubmission = (holds: boolean): Step =>
  sender('setTestProviderControls', { provider: 'internal', holdSubmission: holds });

/** A payer with money, and a payee whose number nobody has proved yet. */
export const people: readonly Step[] = [
  ...tenant('sender'),
  ...tenant('recipient'),
  funded('sender'),
  holdSubmission(true),
];

/** The payee has proved the number and is verified, but has no destination. */
export const reachable: readonly Step[] = [...people, ...phoneOf('recipient'), ...onboarded('recipient')];
