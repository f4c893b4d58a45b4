import type { Address } from 'viem';
import { encodeFunctionData } from 'viem/utils';
import { erc20Abi, type SafeCall } from '../../payments/chain/index.ts';
import type { DestinationColumns } from './propose.ts';

/** The call by which a Safe pays out of a token. */
export const tokenTransfer = (token: Address, to: Address, units: bigint): Omit<SafeCall, 'nonce'> => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, units] }),
});

/** A destination, and how it was named; handles and e-mails say more. */
export const namedAs = (
  destinationType: DestinationColumns['destinationType'],
  destinationAddress: string,
): DestinationColumns => ({
  destinationType,
  destinationAddress,
  destinationHandle: null,
  destinationEmailCiphertext: null,
  destinationEmailMasked: null,
});
