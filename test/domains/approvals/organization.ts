import type { Address, Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hashTypedData } from 'viem/utils';
import { CHAIN_ID } from '../../support/chain.ts';
import type { TestService, TestTenant } from '../../support/service.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';
import { signForSafe } from '../wallets/safe.ts';
import { type Member, member, signedIn } from './fixture.ts';

/** A tenant whose multisig stands on the chain, with the keys of its three owners; two of them are enough (D-457). */
export interface Organization extends TestTenant {
  readonly owners: readonly Member[];
  readonly safe: Address;
}

export const organization = async (service: TestService, name: string): Promise<Organization> =>
  standUp(service, await service.signUp(name));

/** The multisig of a tenant that is there already. */
export async function standUp(service: TestService, tenant: TestTenant): Promise<Organization> {
  const owner = await signedIn(service, tenant, tenant.memberId);
  const owners = [owner, await member(service, tenant, 'ADMIN'), await member(service, tenant, 'ADMIN')];
  await tenant.session.getBalance({ ensure: true }).unwrap();
  await runUntilChainIdle(service);
  const { organizationAccount } = await tenant.session.getBalance({}).unwrap();
  if (organizationAccount?.status !== 'DEPLOYED') throw new Error('the organization account is not deployed');
  return { ...tenant, owners, safe: organizationAccount.address as Address };
}

/** The blob of two of its owners over a message. */
export const blobOf = ({ owners, safe }: Organization, message: object): Promise<Hex> =>
  signForSafe(safe, digestOf(message as Message), keysOf(owners.slice(0, 2)));

/** The message of an attestation as the API answers it. */
export type Message = Readonly<Record<string, string>>;

const FIELDS = [
  ...['subjectDid', 'orgDid', 'kind', 'schemaVersion'].map((name) => ({ name, type: 'string' })),
  { name: 'docHash', type: 'bytes32' },
  { name: 'issuedAt', type: 'uint64' },
  { name: 'expiresAt', type: 'uint64' },
  { name: 'nonce', type: 'uint256' },
];

/** The typed data of an attestation, from the documents alone (A 4.3). */
export const typedDataOf = (message: Message, domain: object = {}) => ({
  domain: {
    name: 'Service',
    version: '1',
    chainId: CHAIN_ID,
    verifyingContract: '0x5afeba0000000000000000000000000000000002' as const,
    ...domain,
  },
  types: { CredentialAttestation: FIELDS },
  primaryType: 'CredentialAttestation' as const,
  message,
});

/** The EIP-712 hash that a wallet would compute. */
export const digestOf = (message: Message, domain: object = {}): Hex => hashTypedData(typedDataOf(message, domain));

export const keysOf = (owners: readonly Member[]) => owners.map(({ signer }) => privateKeyToAccount(signer.privateKey));
