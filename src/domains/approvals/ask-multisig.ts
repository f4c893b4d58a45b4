import type { Address, Hex } from 'viem';
import { ChainUnavailable, isValidSignature } from '../../kernel/chain/index.ts';
import type { RowReads } from '../../kernel/db/reads.ts';
import type { Services } from '../../kernel/services.ts';
import { attestationDigest, attestationDomain } from '../identity/index.ts';
import { organizationAccount } from '../wallets/index.ts';
import type { Attestable } from './rules/attestation.ts';

/** What a Safe is asked about: everything that its answer is about, so that it is taken for nothing else. */
export interface MultisigQuestion {
  readonly safe: Address;
  readonly digest: Hex;
  readonly signature: Hex;
}

export interface MultisigAnswer extends MultisigQuestion {
  /** Undefined: the chain did not say. */
  readonly isSigned: boolean | undefined;
}

/** The question about an attestation to the tenant's own multisig; undefined while that is not deployed (D-223). */
export async function multisigQuestion(
  reads: RowReads,
  { config, chain }: Services,
  tenantId: string,
  attestable: Attestable,
  signature: string,
): Promise<MultisigQuestion | undefined> {
  const account = await organizationAccount(reads, tenantId);
  if (account?.status !== 'DEPLOYED' || account.chainId !== chain.chainId) return undefined;
  const domain = { ...attestationDomain(config), chainId: account.chainId };
  return {
    safe: account.address as Address,
    digest: attestationDigest(attestable, domain),
    signature: signature as Hex,
  };
}

/** Asks the deployed Safe, while no transaction is open: its answer is the only authority (A 1, A 4.3). */
export async function askMultisig({ chain }: Services, question: MultisigQuestion): Promise<MultisigAnswer> {
  try {
    return { ...question, isSigned: await isValidSignature(chain, question) };
  } catch (error) {
    if (error instanceof ChainUnavailable) return { ...question, isSigned: undefined };
    throw error;
  }
}

/** Whether an answer is about this question: who was asked, what, and with which blob. */
export const isAbout = (answer: MultisigAnswer, { safe, digest, signature }: MultisigQuestion): boolean =>
  answer.safe === safe && answer.digest === digest && answer.signature === signature;
