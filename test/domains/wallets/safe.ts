import { type Address, concatHex, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { CHAIN_ID } from '../../support/chain.ts';
import type { TestService, TestTenant } from '../../support/service.ts';
import { ownersOf, runUntilChainIdle } from './owners.ts';

const SAFE_MESSAGE = { SafeMessage: [{ name: 'message', type: 'bytes' }] } as const;

/** A Safe on the chain that needs all of these owners. */
export async function deploySafe(
  service: TestService,
  { api }: TestTenant,
  owners: readonly PrivateKeyAccount[],
): Promise<Address> {
  const addresses = owners.map(({ address }) => address);
  const body = { name: 'Signers', owners: ownersOf(addresses), threshold: owners.length };
  const { address } = await api.createWallet(body).unwrap();
  await runUntilChainIdle(service);
  return address as Address;
}

/** What a Safe takes for its signature of a digest: its owners', over a SafeMessage, by address ascending. */
export async function signForSafe(safe: Address, digest: Hex, owners: readonly PrivateKeyAccount[]): Promise<Hex> {
  const rising = owners.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));
  const signatures = rising.map((owner) =>
    owner.signTypedData({
      domain: { chainId: CHAIN_ID, verifyingContract: safe },
      types: SAFE_MESSAGE,
      primaryType: 'SafeMessage',
      message: { message: digest },
    }),
  );
  return concatHex(await Promise.all(signatures));
}
