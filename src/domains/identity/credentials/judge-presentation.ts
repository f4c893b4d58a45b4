import type { VerifyPresentationRequest } from '../../../../generated/contract/schemas.ts';
import type {
  CredentialResult,
  PresentationChallengeContext,
  PresentationResult,
} from '../../../../machines/identity/presentation-challenge.machine.ts';
import { keyThatSigned } from '../../../payments/chain/index.ts';
import type { Reads } from '../../../platform/db/reads.ts';
import type { Services } from '../../../platform/services.ts';
import type { ContractAnswers, ContractQuestion } from '../bindings/ask-contracts.ts';
import { attestationDigest, faultOfArtifact, signedArtifact } from '../rules/artifact.ts';
import { type CredentialFacts, verdictOf } from '../rules/credential-verdict.ts';
import { presentationDigest } from '../rules/presentation-message.ts';
import { reasonsAgainst } from '../rules/presentation-verdict.ts';
import { attestationDomain, trustedIssuers } from './issuer.ts';
import { boundAs, credentialsOfHolder, type Holder, holderByDid, type PresentedRow } from './presented.cross-tenant.ts';

interface Tools {
  readonly reads: Reads;
  readonly services: Pick<Services, 'config'>;
  /** On the clock of the tenant that asked. */
  readonly now: Date;
  /** The answers of contracts so far. Open questions are put into `questions`. */
  readonly answers: ContractAnswers | undefined;
  readonly questions: ContractQuestion[];
}

/** A presentation; the signer's address is checksummed. */
export type Presented = VerifyPresentationRequest;

/**
 * Judges a presentation by what is stored and signed, and by nothing that it says of itself: the holder's identity, the
 * signer's binding, each credential, the signature (B 4.7, D-332). While a question has no answer, the result counts for
 * nothing.
 */
export async function judgePresentation(
  tools: Tools,
  challenge: PresentationChallengeContext,
  presented: Presented,
): Promise<PresentationResult> {
  const { reads, now } = tools;
  const holder = await holderByDid(reads, presented.holderDid);
  const credentials = holder ? await credentialResults(tools, holder, presented.credentialIds) : [];
  const signer = holder
    ? await signerOf(tools, holder, challenge, presented, credentials)
    : { isSignerBound: false, isSigned: false };
  const reasonCodes = reasonsAgainst({
    now,
    challengeExpiresAt: challenge.expiresAt,
    signatureExpiresAt: presented.expiresAt,
    askedIdentityId: challenge.identityId,
    holder,
    ...signer,
    credentials,
  });
  return {
    holderDid: presented.holderDid,
    signerAddress: presented.signerAddress,
    verified: reasonCodes.length === 0,
    reasonCodes,
    credentialResults: credentials,
  };
}

/** Checks that the signer is the holder's wallet, and that it has signed the presented data, in this order. */
async function signerOf(
  { reads, services: { config }, answers, questions }: Tools,
  holder: Holder,
  { audience, purpose, nonce }: PresentationChallengeContext,
  { holderDid, signerAddress: address, signature, expiresAt }: Presented,
  credentials: readonly CredentialResult[],
): Promise<{ readonly isSignerBound: boolean; readonly isSigned: boolean }> {
  const walletType = await boundAs(reads, holder, { address, chainId: config.chainId });
  const credentialHashes = credentials.map(({ credentialHash }) => credentialHash);
  const digest = presentationDigest(config, { holderDid, audience, purpose, nonce, credentialHashes, expiresAt });
  const isSignerBound = walletType !== undefined;
  // Contracts of strangers are not asked.
  if (walletType === undefined || walletType === 'EOA') {
    return { isSignerBound, isSigned: keyThatSigned(digest, signature) === address };
  }
  return { isSignerBound, isSigned: ask({ address, digest, signature }, answers, questions) };
}

async function credentialResults(
  tools: Tools,
  holder: Holder,
  ids: readonly string[],
): Promise<readonly CredentialResult[]> {
  const rows = new Map((await credentialsOfHolder(tools.reads, holder, ids)).map((row) => [row.id, row]));
  return Promise.all(
    ids.map(async (credentialId) => {
      const row = rows.get(credentialId);
      const verdict = verdictOf(row && (await factsOf(tools, row)), tools.now);
      return { credentialId, credentialHash: row?.docHash ?? null, verdict };
    }),
  );
}

async function factsOf(
  { services: { config }, answers, questions }: Tools,
  row: PresentedRow,
): Promise<CredentialFacts> {
  const { status, expiresAt } = row;
  const artifact = signedArtifact(row);
  const unsigned = { status, expiresAt, signedExpiresAt: null, isSigned: false, isTrusted: false };
  if (artifact === undefined) return unsigned;
  const { document, issuerKind, issuerRef, signature, orgDid, orgAddress } = artifact;
  const domain = attestationDomain(config);
  if ((await faultOfArtifact(artifact, domain)) !== undefined) return unsigned;
  const signedExpiresAt = document.expiresAt === undefined ? null : new Date(document.expiresAt);
  if (issuerKind === 'PLATFORM') {
    return { status, expiresAt, signedExpiresAt, isSigned: true, isTrusted: trustedIssuers(config).has(issuerRef) };
  }
  // An organization signs for itself and its members alone, by the multisig that it has here.
  const isTrusted = orgAddress === issuerRef && document.orgDid === orgDid;
  // Contracts of strangers are not asked: what they would say counts for nothing.
  const question = { address: issuerRef, digest: attestationDigest(artifact, domain), signature };
  const isSigned = !isTrusted || ask(question, answers, questions);
  return { status, expiresAt, signedExpiresAt, isSigned, isTrusted };
}

/** The contract's answer, if it was asked. */
function ask(question: ContractQuestion, answers: ContractAnswers | undefined, questions: ContractQuestion[]): boolean {
  questions.push(question);
  return answers?.get(question) ?? false;
}
