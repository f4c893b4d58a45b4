import type { TwoFactorPrompt } from '#sdk';

type Bound = Pick<TwoFactorPrompt, 'challengeId' | 'amountUsd' | 'destinationAddress'>;

/** The text whose signature answers a challenge, as the contract has it. */
export function textToSign(serviceName: string, { challengeId, amountUsd, destinationAddress }: Bound): string {
  const about =
    amountUsd === null
      ? ['change: protection settings']
      : [`amount: ${amountUsd} USD`, `destination: ${destinationAddress}`];
  return [`${serviceName} transfer approval`, `challenge: ${challengeId}`, ...about].join('\n');
}
