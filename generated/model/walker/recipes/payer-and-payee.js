import { by } from "./notation.js";
import { funded, onboarded, phoneOf, tenant } from "./people.js";
export const sender = by('senderKey');
export const recipient = by('recipientKey');
/** The result with which the payee's number is screened. */
export const screen = (outcome) => sender('setTestScreening', { phone: '{{phone}}', outcome });
export const holdSubmission = (holds) => sender('setTestProviderControls', { provider: 'internal', holdSubmission: holds });
/** A payer with money, and a payee whose number nobody has proved yet. */
export const people = [
    ...tenant('sender'),
    ...tenant('recipient'),
    funded('sender'),
    holdSubmission(true),
];
/** The payee has proved the number and is verified, but has no destination. */
export const reachable = [...people, ...phoneOf('recipient'), ...onboarded('recipient')];
