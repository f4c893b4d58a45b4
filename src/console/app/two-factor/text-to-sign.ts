import type { TwoFactorPrompt } from '#sdk';

type Bound = Pick<TwoFactorPrompt, 'challengeId' | 'amountUsd' | 'destinationAddress' | 'change'>;

/** The text whose signature answers a challenge, as the contract has it. */
export function textToSign(serviceName: string, { challengeId, amountUsd, destinationAddress, change }: Bound): string {
  const about =
    amountUsd === null ? [`change: ${change}`] : [`amount: ${amountUsd} USD`, `destination: ${destinationAddress}`];
  return [`${serviceName} transfer approval`, `challenge: ${challengeId}`, ...about].join('\n');
}
