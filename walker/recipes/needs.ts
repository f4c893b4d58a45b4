import type { Deployment } from '../deployment.ts';
import type { Need } from '../recipe.ts';
import { valueAt } from '../values.ts';

/** What a deployment may lack, and how the walker finds out whether it is there. */
export const needs: Readonly<Record<string, Need>> = {
  chain: { words: 'chain', isThere: hasChain },
  partner: { words: 'partner for deposits of USDT on tron', isThere: hasPartner },
};

/** A payment that contradicts itself is refused for its mode if the asset is available, and otherwise for the asset. */
async function hasPartner(deployment: Deployment, key: string): Promise<boolean> {
  const input = {
    phone: '+15552000000',
    amountUsd: '1.00',
    fundingMode: 'INTERNAL_BALANCE',
    funding: { asset: 'USDT', network: 'tron' },
  };
  const { body } = await deployment.call('createOfframpPayment', { credential: key, input });
  return valueAt(body, 'details.errors.0.path') === '/body/fundingMode';
}

/** Balances are read from the chain, so that a deployment without one cannot tell them. */
async function hasChain(deployment: Deployment, key: string): Promise<boolean> {
  const { status, body } = await deployment.call('getBalance', { credential: key, input: { ensure: true } });
  return status === 200 || valueAt(body, 'code') !== 'CHAIN_UNAVAILABLE';
}
