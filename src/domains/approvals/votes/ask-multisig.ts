import type { Address, Hex } from 'viem';
import { ChainUnavailable, chainSeenBy, isValidSignature, type TenantChain } from '../../../payments/chain/index.ts';
import type { RowReads } from '../../../platform/db/reads.ts';
import type { Services } from '../../../platform/services.ts';
import { attestationDigest, attestationDomain } from '../../identity/credentials/index.ts';
import { organizationAccount } from '../../wallets/index.ts';
import type { Attestable } from '../rules/attestation.ts';

/** A question to a Safe, with everything that its answer depends on, so that the answer is used for nothing else. */
interface MultisigQuestion {
  readonly safe: Address;
  readonly digest: Hex;
  readonly signature: Hex;
}

export interface MultisigAnswer extends MultisigQuestion {
  /** Undefined means that the chain did not answer. */
  readonly isSigned: boolean | undefined;
}

/** The Safe has to be asked while no transaction is open; then the attestation begins again. */
interface AttestationQuestion {
  ask(): Promise<MultisigAnswer>;
}

type AttestationRefusal = 'ORG_MULTISIG_NOT_DEPLOYED' | 'CHAIN_UNAVAILABLE' | 'ORG_ATTESTATION_INVALID';

interface Asked {
  readonly tenantId: string;
  readonly reads: RowReads;
  readonly services: Pick<Services, 'config' | 'chain'>;
  readonly body: { readonly signature: string };
}

/**
 * Whether the tenant's own multisig has signed an attestation: the Safe's answer is the only authority (A 1, A 4.3), and it
 * counts only for what it was asked about. Of another version, or of another Safe, it is asked anew.
 */
export async function judgeAttestation(
  { tenantId, reads, services, body: { signature } }: Asked,
  attestable: Attestable,
  answer: MultisigAnswer | undefined,
): Promise<MultisigAnswer | AttestationQuestion | AttestationRefusal> {
  const { config, chain } = services;
  const account = await organizationAccount(reads, tenantId);
  // Before it is deployed on this chain there is nobody to ask (D-223).
  if (account?.status !== 'DEPLOYED' || account.chainId !== chain.chainId) return 'ORG_MULTISIG_NOT_DEPLOYED';
  const domain = { ...attestationDomain(config), chainId: account.chainId };
  const question: MultisigQuestion = {
    safe: account.address as Address,
    digest: attestationDigest(attestable, domain),
    signature: signature as Hex,
  };
  if (answer === undefined || !isAbout(answer, question)) {
    const seen = await chainSeenBy(chain, reads, tenantId);
    return { ask: () => askMultisig(seen, question) };
  }
  if (answer.isSigned === undefined) return 'CHAIN_UNAVAILABLE';
  return answer.isSigned ? answer : 'ORG_ATTESTATION_INVALID';
}

async function askMultisig(chain: TenantChain, question: MultisigQuestion): Promise<MultisigAnswer> {
  try {
    return { ...question, isSigned: await isValidSignature(chain, question) };
  } catch (error) {
    if (error instanceof ChainUnavailable) return { ...question, isSigned: undefined };
    throw error;
  }
}

/** Tells whether an answer belongs to this question: the same Safe, text and blob. */
const isAbout = (answer: MultisigAnswer, { safe, digest, signature }: MultisigQuestion): boolean =>
  answer.safe === safe && answer.digest === digest && answer.signature === signature;
