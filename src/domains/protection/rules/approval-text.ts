import { formatUsd } from '../../../kernel/ledger/money.ts';

/** The text of a challenge, as its member reads it (D-345). */
export interface Approved {
  readonly amountBaseUnits: bigint | null;
  readonly destinationAddress: string | null;
  readonly destinationLabel: string | null;
}

/** The message of a challenge states amount and payee, so that nobody approves what they did not start (D-357). */
export function approvalMessage(serviceName: string, code: string, approved: Approved): string {
  const { amountBaseUnits, destinationAddress, destinationLabel } = approved;
  const what =
    amountBaseUnits === null
      ? 'a change of the protection settings'
      : `${formatUsd(amountBaseUnits)} USD to ${destinationLabel ?? destinationAddress}`;
  return `${serviceName}: code ${code} approves ${what}. If you did not start this, do not share it.`;
}

export const enrollmentMessage = (serviceName: string, code: string): string =>
  `${serviceName}: code ${code} adds this address as a two-factor method. If you did not start this, do not share it.`;

/** The text that the signer of an IDP_MFA factor signs to answer a challenge (EIP-191, D-352, D-478). */
export function approvalText(serviceName: string, challengeId: string, approved: Approved): string {
  const { amountBaseUnits, destinationAddress } = approved;
  const lines = [`${serviceName} transfer approval`, `challenge: ${challengeId}`];
  const about =
    amountBaseUnits === null
      ? ['change: protection settings']
      : [`amount: ${formatUsd(amountBaseUnits)} USD`, `destination: ${destinationAddress}`];
  return [...lines, ...about].join('\n');
}

/** The text that it signs to be enrolled (D-352). */
export const enrollmentText = (serviceName: string, factorId: string, signerAddress: string): string =>
  [`${serviceName} factor enrollment`, `factor: ${factorId}`, `signer: ${signerAddress}`].join('\n');
