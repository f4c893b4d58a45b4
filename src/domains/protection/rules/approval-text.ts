import { formatUsd } from '../../../payments/ledger/money.ts';

/** The text of a challenge, as its member reads it (D-345). */
export interface Approved {
  readonly amountBaseUnits: bigint | null;
  readonly destinationAddress: string | null;
  readonly destinationLabel: string | null;
  /** The operationId of the request. */
  readonly operation: string;
}

/** Changes of the protection itself, under the name that the text to sign has always had for them (D-478). */
const SETTINGS_CHANGES: readonly string[] = ['updateProtectionSettings', 'enrollTwoFactorFactor'];

/** What a challenge without an amount approves: `create member` for createMember (D-519). Null for one with an amount. */
export function changeOf({
  amountBaseUnits,
  operation,
}: Pick<Approved, 'amountBaseUnits' | 'operation'>): string | null {
  if (amountBaseUnits !== null) return null;
  if (SETTINGS_CHANGES.includes(operation)) return 'protection settings';
  return operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The message of a challenge states amount and payee, so that nobody approves what they did not start (D-357). */
export function approvalMessage(serviceName: string, code: string, approved: Approved): string {
  const { amountBaseUnits, destinationAddress, destinationLabel } = approved;
  const change = changeOf(approved);
  const what =
    amountBaseUnits === null
      ? `this change: ${change}`
      : `${formatUsd(amountBaseUnits)} USD to ${destinationLabel ?? destinationAddress}`;
  return `${serviceName}: code ${code} approves ${what}. If you did not start this, do not share it.`;
}

export const enrollmentMessage = (serviceName: string, code: string): string =>
  `${serviceName}: code ${code} adds this address as a two-factor method. If you did not start this, do not share it.`;

/** The message to the owners about a factor of a member (D-518). */
export const factorNotice = (
  serviceName: string,
  { name, type, usableAt }: { readonly name: string; readonly type: string; readonly usableAt: Date },
): string =>
  `${serviceName}: ${name} has verified a two-factor method (${type}), which counts from ${usableAt.toISOString()} on. ` +
  'If you did not expect this, suspend the member.';

/** The text that the signer of an IDP_MFA factor signs to answer a challenge (EIP-191, D-352, D-478). */
export function approvalText(serviceName: string, challengeId: string, approved: Approved): string {
  const { amountBaseUnits, destinationAddress } = approved;
  const lines = [`${serviceName} transfer approval`, `challenge: ${challengeId}`];
  const about =
    amountBaseUnits === null
      ? [`change: ${changeOf(approved)}`]
      : [`amount: ${formatUsd(amountBaseUnits)} USD`, `destination: ${destinationAddress}`];
  return [...lines, ...about].join('\n');
}

/** The text that it signs to be enrolled (D-352). */
export const enrollmentText = (serviceName: string, factorId: string, signerAddress: string): string =>
  [`${serviceName} factor enrollment`, `factor: ${factorId}`, `signer: ${signerAddress}`].join('\n');
