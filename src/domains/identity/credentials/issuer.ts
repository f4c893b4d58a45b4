import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { getAddress } from 'viem/utils';
import type { Config } from '../../../platform/config/config.ts';

/** A synthetic anchor of the platform's typed data, not a deployed contract (A 4.3, B 2.8). */
export const ATTESTATION_CONTRACT = '0x5afeba0000000000000000000000000000000002';

/** The EIP-712 domain of attestations and ownership proofs (B 2.8, D-236). */
export interface AttestationDomain {
  /** The service's name. */
  readonly name: string;
  readonly version: '1';
  /** The environment's chain. */
  readonly chainId: number;
  readonly verifyingContract: Hex;
}

/** The signed content of a credential (A 2.7, B 2.8). Times are unix seconds; an `expiresAt` of 0 means none. */
export interface Attestation {
  readonly subjectDid: string;
  readonly orgDid: string;
  readonly kind: string;
  readonly schemaVersion: string;
  readonly docHash: Hex;
  readonly issuedAt: bigint;
  readonly expiresAt: bigint;
  readonly nonce: bigint;
}

export const CREDENTIAL_ATTESTATION = {
  CredentialAttestation: [
    { name: 'subjectDid', type: 'string' },
    { name: 'orgDid', type: 'string' },
    { name: 'kind', type: 'string' },
    { name: 'schemaVersion', type: 'string' },
    { name: 'docHash', type: 'bytes32' },
    { name: 'issuedAt', type: 'uint64' },
    { name: 'expiresAt', type: 'uint64' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

/** The platform's key for credentials: one externally owned account per environment (D-326). Signing is local. */
export interface CredentialIssuer {
  /** Checksummed; the `issuerRef` of what it signs. */
  readonly address: Hex;
  /** Signs without a network call. */
  attest(attestation: Attestation): Promise<Hex>;
  /** The same of a digest that the platform has made itself, in the domain of attestations: of a permit (D-372). */
  sign(digest: Hex): Promise<Hex>;
}

/**
 * Whose signatures count as the platform's: the key in use, and those before it (D-326). An address is one in its
 * checksummed form.
 */
export const trustedIssuers = (config: IssuerConfig & Pick<Config, 'trustedIssuers'>): ReadonlySet<string> =>
  new Set([issuerOf(config).address, ...config.trustedIssuers.map((address) => getAddress(address.toLowerCase()))]);

type IssuerConfig = Pick<Config, 'issuerPrivateKey' | 'serviceName' | 'chainId'>;

/** Deriving an account from its key is an elliptic multiplication: once per configuration. */
const issuers = new WeakMap<IssuerConfig, CredentialIssuer>();

export function issuerOf(config: IssuerConfig): CredentialIssuer {
  let issuer = issuers.get(config);
  if (issuer === undefined) {
    issuer = createIssuer(config);
    issuers.set(config, issuer);
  }
  return issuer;
}

export const attestationDomain = (config: Pick<Config, 'serviceName' | 'chainId'>): AttestationDomain => ({
  name: config.serviceName,
  version: '1',
  chainId: config.chainId,
  verifyingContract: ATTESTATION_CONTRACT,
});

function createIssuer(config: IssuerConfig): CredentialIssuer {
  const account = privateKeyToAccount(config.issuerPrivateKey as Hex);
  const domain = attestationDomain(config);
  return {
    address: account.address,
    attest: (message) =>
      account.signTypedData({
        domain,
        types: CREDENTIAL_ATTESTATION,
        primaryType: 'CredentialAttestation',
        message: { ...message },
      }),
    sign: (hash) => account.sign({ hash }),
  };
}
