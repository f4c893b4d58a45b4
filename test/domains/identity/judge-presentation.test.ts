import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../src/app/config.ts';
import type { ContractQuestion } from '../../../src/domains/identity/bindings/ask-contracts.ts';
import { attestationDomain } from '../../../src/domains/identity/credentials/issuer.ts';
import { judgePresentation } from '../../../src/domains/identity/credentials/judge-presentation.ts';
import type { PresentedRow } from '../../../src/domains/identity/credentials/presented.cross-tenant.ts';
import { attestationDigest } from '../../../src/domains/identity/rules/artifact.ts';
import { documentHash, documentOf } from '../../../src/domains/identity/rules/credential-document.ts';
import { presentationDigest } from '../../../src/domains/identity/rules/presentation-message.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const plus = (ms: number): Date => new Date(NOW.getTime() + ms);
const issuer = privateKeyToAccount(`0x${'22'.repeat(32)}`);
const wallet = privateKeyToAccount(`0x${'33'.repeat(32)}`);
const SAFE = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0';
const config = parseConfig({ ISSUER_PRIVATE_KEY: `0x${'22'.repeat(32)}` });
const HOLDER = { id: 'idn_1', did: 'did:subject:idn_1' };
const challenge = {
  tenantId: 'ten_v',
  nonce: '0xab',
  audience: 'verifier.example',
  purpose: 'p',
  identityId: null,
  paymentId: null,
  expiresAt: plus(60_000),
  holderDid: null,
  signerAddress: null,
  verified: null,
  reasonCodes: null,
  credentialResults: null,
  consumedAt: null,
};
const expiresAt = NOW.getTime() / 1000 + 30;

const document = documentOf({
  kind: 'BUSINESS_IDENTITY',
  subjectDid: HOLDER.did,
  orgDid: 'did:subject:idn_org',
  legalName: 'Acme',
  country: null,
  claims: {},
  issuedAt: plus(-1000),
  expiresAt: plus(10_000),
});

async function credential(id: string, change: Partial<PresentedRow> = {}): Promise<PresentedRow> {
  const artifact = { document, nonce: '7', issuedAt: plus(-1000) };
  return {
    id,
    status: 'ACTIVE',
    subjectDid: HOLDER.did,
    issuerKind: 'PLATFORM',
    issuerRef: issuer.address,
    ...artifact,
    schemaVersion: document.schemaVersion,
    expiresAt: null,
    docHash: documentHash(document),
    signature: await issuer.sign({ hash: attestationDigest(artifact, attestationDomain(config)) }),
    orgDid: 'did:subject:idn_org',
    orgAddress: null,
    ...change,
  };
}

interface World {
  readonly holder?: typeof HOLDER | undefined;
  readonly walletType?: string | undefined;
  readonly credentials?: readonly PresentedRow[];
  readonly ids?: readonly string[];
  /** What is signed instead of what is presented. */
  readonly signed?: object;
  readonly challenge?: object;
  readonly answer?: boolean;
}

/** Judges what a holder of this world presents, by its key. */
async function judged(world: World = {}) {
  const { credentials = [await credential('cred_1')] } = world;
  const found = 'holder' in world ? world.holder : HOLDER;
  const boundAs = 'walletType' in world ? world.walletType : 'EOA';
  const asked: string[] = [];
  const acrossTenants = {
    one: async (query: object) => {
      asked.push(String(query));
      if (String(query).includes('wallet_bindings')) return boundAs && { walletType: boundAs };
      return found;
    },
    many: async (query: object) => {
      asked.push(String(query));
      return credentials;
    },
  };
  const ids = world.ids ?? credentials.map(({ id }) => id);
  const hashes = ids.map((id) => credentials.find((one) => one.id === id)?.docHash ?? null);
  const { audience, purpose, nonce } = challenge;
  const message = {
    holderDid: HOLDER.did,
    audience,
    purpose,
    nonce,
    credentialHashes: hashes,
    expiresAt,
    ...world.signed,
  };
  const signature = await wallet.sign({ hash: presentationDigest(config, message) });
  const questions: ContractQuestion[] = [];
  const answers = world.answer === undefined ? undefined : { get: () => world.answer };
  const result = await judgePresentation(
    { reads: { acrossTenants } as never, services: { config }, now: NOW, answers, questions },
    { ...challenge, ...world.challenge } as never,
    {
      nonce,
      holderDid: HOLDER.did,
      signature,
      signerAddress: wallet.address,
      credentialIds: [...ids],
      expiresAt,
    },
  );
  return { ...result, questions, asked };
}
const verdictOf = async (change: Partial<PresentedRow>, answer?: boolean) => {
  const credentials = [await credential('cred_1', change)];
  const { credentialResults, questions } = await judged({ credentials, ...(answer !== undefined && { answer }) });
  return [credentialResults[0]?.verdict, questions.length];
};

describe('a presentation (B 4.7, D-332)', () => {
  test('holds when the holder’s key has signed it and its credentials are valid', async () => {
    expect(await judged()).toMatchObject({
      verified: true,
      reasonCodes: [],
      holderDid: HOLDER.did,
      signerAddress: wallet.address,
      questions: [],
      credentialResults: [{ credentialId: 'cred_1', credentialHash: documentHash(document), verdict: 'VALID' }],
    });
  });

  test('is judged by the holder that is found and the binding of this chain', async () => {
    const { asked } = await judged();
    expect(asked[0]).toContain("'did:subject:idn_1'");
    expect(asked[0]).toContain("'ACTIVE'");
    const binding = asked.find((text) => text.includes('wallet_bindings'));
    expect(binding).toContain(wallet.address.toLowerCase());
    expect(binding).toContain(`status = 'ACTIVE' and "identity_id" = 'idn_1' and "chain_id" = ${config.chainId}`);
    const credentials = asked.find((text) => text.includes('"credentials"'));
    expect(credentials).toContain(`"c"."subject_did" = 'did:subject:idn_1'`);
  });

  test('is not judged further when its holder is unknown', async () => {
    const { asked, ...result } = await judged({ holder: undefined });
    expect(result).toMatchObject({ verified: false, reasonCodes: ['HOLDER_UNKNOWN'], credentialResults: [] });
    expect(asked).toHaveLength(1);
  });

  test('is SIGNER_NOT_BOUND for a wallet that is not bound, and asks no contract', async () => {
    const unbound = { walletType: undefined };
    expect(await judged(unbound)).toMatchObject({ reasonCodes: ['SIGNER_NOT_BOUND'], questions: [] });
    const other = { walletType: undefined, signed: { purpose: 'q' } };
    expect((await judged(other)).reasonCodes).toEqual(['SIGNER_NOT_BOUND', 'PRESENTATION_SIGNATURE_INVALID']);
  });

  test.each([['audience'], ['purpose'], ['nonce'], ['holderDid']])('fails when another %s was signed', async (part) => {
    expect((await judged({ signed: { [part]: 'another' } })).reasonCodes).toEqual(['PRESENTATION_SIGNATURE_INVALID']);
  });

  test('lists the credentials in the order of the ids, and does not find one of another holder', async () => {
    const credentials = [await credential('cred_1'), await credential('cred_2', { docHash: `0x${'00'.repeat(31)}01` })];
    const both = await judged({ credentials, ids: ['cred_2', 'cred_none', 'cred_1'] });
    expect(both.credentialResults.map(({ credentialId, verdict }) => [credentialId, verdict])).toEqual([
      ['cred_2', 'SIGNATURE_INVALID'],
      ['cred_none', 'NOT_FOUND'],
      ['cred_1', 'VALID'],
    ]);
    expect(both.credentialResults[1]?.credentialHash).toBeNull();
    expect(both.reasonCodes).toEqual(['CREDENTIAL_INVALID']);
  });

  test('by a contract is judged by the contract, and fails before it has answered', async () => {
    const walletType = 'MULTISIG_WALLET';
    const open = await judged({ walletType });
    expect(open.reasonCodes).toEqual(['PRESENTATION_SIGNATURE_INVALID']);
    expect(open.questions).toMatchObject([{ address: wallet.address }]);
    expect((await judged({ walletType, answer: true })).verified).toBe(true);
    expect((await judged({ walletType, answer: false })).reasonCodes).toEqual(['PRESENTATION_SIGNATURE_INVALID']);
  });

  test('fails for another identity than the challenge names, and from the end of the challenge on', async () => {
    expect((await judged({ challenge: { identityId: 'idn_1' } })).verified).toBe(true);
    expect((await judged({ challenge: { identityId: 'idn_2' } })).reasonCodes).toEqual(['HOLDER_MISMATCH']);
    expect((await judged({ challenge: { expiresAt: NOW } })).reasonCodes).toEqual(['CHALLENGE_EXPIRED']);
  });
});

describe('a credential of the presentation', () => {
  test('of the platform counts by its key, its status and both of its ends', async () => {
    expect(await verdictOf({})).toEqual(['VALID', 0]);
    expect(await verdictOf({ signature: null })).toEqual(['SIGNATURE_INVALID', 0]);
    expect(await verdictOf({ nonce: '8' })).toEqual(['SIGNATURE_INVALID', 0]);
    expect(await verdictOf({ status: 'REVOKED' })).toEqual(['REVOKED', 0]);
    expect(await verdictOf({ expiresAt: NOW })).toEqual(['EXPIRED', 0]);
    const ended = documentOf({
      kind: 'BUSINESS_IDENTITY',
      subjectDid: HOLDER.did,
      orgDid: 'o',
      legalName: null,
      country: null,
      claims: {},
      issuedAt: plus(-1000),
      expiresAt: NOW,
    });
    const signature = await issuer.sign({
      hash: attestationDigest({ document: ended, nonce: '7', issuedAt: NOW }, attestationDomain(config)),
    });
    expect(await verdictOf({ document: ended, docHash: documentHash(ended), signature })).toEqual(['EXPIRED', 0]);
    const { expiresAt: _, ...endless } = ended;
    const forEver = await issuer.sign({
      hash: attestationDigest({ document: endless, nonce: '7', issuedAt: NOW }, attestationDomain(config)),
    });
    const lasting = { document: endless, docHash: documentHash(endless), signature: forEver };
    expect(await verdictOf(lasting)).toEqual(['VALID', 0]);
  });

  test('of the platform is untrusted when its key was never one of the platform', async () => {
    const other = privateKeyToAccount(`0x${'44'.repeat(32)}`);
    const artifact = { document, nonce: '7', issuedAt: plus(-1000) };
    const signature = await other.sign({ hash: attestationDigest(artifact, attestationDomain(config)) });
    expect(await verdictOf({ issuerRef: other.address, signature })).toEqual(['UNTRUSTED_ISSUER', 0]);
  });

  test('of an organization counts only by its own multisig, for the organization that it names', async () => {
    const own = { issuerKind: 'ORGANIZATION', issuerRef: SAFE, orgAddress: SAFE } as const;
    expect(await verdictOf(own, true)).toEqual(['VALID', 1]);
    expect(await verdictOf(own, false)).toEqual(['SIGNATURE_INVALID', 1]);
    expect(await verdictOf(own)).toEqual(['SIGNATURE_INVALID', 1]);
    // Nobody else's contract is asked.
    expect(await verdictOf({ ...own, orgAddress: null }, true)).toEqual(['UNTRUSTED_ISSUER', 0]);
    expect(await verdictOf({ ...own, orgAddress: wallet.address }, true)).toEqual(['UNTRUSTED_ISSUER', 0]);
    expect(await verdictOf({ ...own, orgDid: 'did:subject:idn_else' }, true)).toEqual(['UNTRUSTED_ISSUER', 0]);
    expect(await verdictOf({ ...own, docHash: `0x${'00'.repeat(32)}` }, true)).toEqual(['SIGNATURE_INVALID', 0]);
  });
});
