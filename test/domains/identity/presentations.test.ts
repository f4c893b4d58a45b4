import { type Address, hashMessage } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Identity, PresentationChallenge } from '../../../generated/contract/schemas.ts';
import { attestationDomain, issuerOf, prepareCredential } from '../../../src/domains/identity/credentials/index.ts';
import { attestationDigest } from '../../../src/domains/identity/rules/artifact.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { working } from '../../support/working.ts';
import { refusal } from '../offramp/fixture.ts';
import { newOwner } from '../wallets/owners.ts';
import { deploySafe, signForSafe } from '../wallets/safe.ts';
import { digestOf, presentationOf, type Shown, signPresentation } from './presenting.ts';
import { bind, businessOf, newWallet } from './wallets-of-identities.ts';

const HEALTHY = { error: 0, hang: 0, lost: 0 };
const NO_HASH = `0x${'00'.repeat(32)}`;
const HOUR = 3600;

let chain: TestChain;
let proxy: FaultProxy;
let service: TestService;
let verifier: TestTenant;
let holder: TestTenant;
let identity: Identity;
const wallet = newWallet();
let credential: { id: string; hash: string };
beforeAll(async () => {
  chain = await startTestChain();
  proxy = await startFaultProxy(chain.url, HEALTHY);
  service = await startTestService({
    chain: { kind: 'rpc', urls: [proxy.url], rpc: { timeoutMs: 1000, retryCount: 0 } },
    variables: { AUDIENCE: 'verifier.example' },
  });
  [verifier, holder] = [await service.signUp('Verifier'), await service.signUp('Holder')];
  identity = await businessOf(holder);
  await bind(holder, identity.id, wallet);
  credential = await issue(holder);
}, 60_000);
afterAll(async () => {
  await service?.stop();
  await proxy?.close();
  await chain?.stop();
});

async function issue({ api }: TestTenant, unsigned = false) {
  const { id, credentialHash } = await api.issueTestCredential({ kind: 'BUSINESS_IDENTITY', unsigned }).unwrap();
  return { id, hash: credentialHash ?? NO_HASH };
}

const ask = (more: { identityId?: string; paymentId?: string } = {}) =>
  verifier.api.createPresentationChallenge({ purpose: 'supplier-onboarding', ...more }).unwrap();
const soon = () => Math.floor(Date.now() / 1000) + HOUR;
const showing = (challenge: PresentationChallenge, more: Partial<Shown> = {}): Shown => ({
  challenge,
  holderDid: identity.did,
  credentialHashes: [credential.hash],
  expiresAt: soon(),
  ...more,
});
const verify = (body: ReturnType<typeof presentationOf>) => verifier.api.verifyPresentation(body);

/** Presents what is shown, signed by the holder's wallet. */
const present = async (shown: Shown, ids: readonly string[] = [credential.id], by = wallet) =>
  verify(presentationOf(shown, await signPresentation(by, shown), by.address, ids)).unwrap();

describe('a challenge (B 2.8, D-331)', () => {
  test('has nonce, audience, domain tag and purpose, and lasts 5 minutes (R391)', async () => {
    const before = Date.now();
    const challenge = await ask();
    expect(challenge).toMatchObject({
      audience: 'verifier.example',
      domainTag: '0x5afeba0000000000000000000000000000000003',
      purpose: 'supplier-onboarding',
    });
    expect(challenge.nonce).toMatch(/^0x[0-9a-f]{64}$/);
    const lasts = Date.parse(challenge.expiresAt) - before;
    expect(lasts).toBeGreaterThanOrEqual(300_000);
    expect(lasts).toBeLessThan(310_000);
    expect((await ask()).nonce).not.toBe(challenge.nonce);
  });

  test('may name only own identities and payments; foreign or missing ones are not found (R488)', async () => {
    const own = await businessOf(verifier);
    await verifier.fund('10.00');
    const { paymentId } = await verifier.api
      .createOfframpPayment({ phone: '+15550108801', amountUsd: '1.00' })
      .unwrap();
    expect((await ask({ identityId: own.id, paymentId })).purpose).toBe('supplier-onboarding');
    const refused = async (api: TestTenant['api'], more: object) =>
      refusal(await api.createPresentationChallenge({ purpose: 'x', ...more })).code;
    expect(await refused(verifier.api, { identityId: identity.id })).toBe('IDENTITY_NOT_FOUND');
    expect(await refused(holder.api, { paymentId })).toBe('PAYMENT_NOT_FOUND');
    expect(await refused(verifier.api, { identityId: 'idn_none', paymentId: 'pay_none' })).toBe('IDENTITY_NOT_FOUND');
    expect(await refused(verifier.api, { purpose: 'Not This' })).toBe('VALIDATION_FAILED');
    expect(refusal(await verifier.api.createPresentationChallenge({} as { purpose: string })).code).toBe(
      'VALIDATION_FAILED',
    );
  });
});

describe('a presentation (B 4.7, D-332)', () => {
  test('holds when the holder’s wallet has signed what it presents (R384, R392, R490, R491)', async () => {
    const result = await present(showing(await ask()));
    expect(result).toEqual({
      verified: true,
      holderDid: identity.did,
      credentialResults: [{ credentialId: credential.id, credentialHash: credential.hash, verdict: 'VALID' }],
      reasonCodes: [],
      presentationId: result.presentationId,
    });
    const row = await service.pool.owner('presentation_challenges').where({ id: result.presentationId }).first();
    expect(row).toMatchObject({ status: 'CONSUMED', verified: true, signer_address: wallet.address });
  });

  test('uses up its challenge whether it holds or not; a replay is refused and changes nothing (R432, R492, R493)', async () => {
    const shown = showing(await ask());
    const good = presentationOf(shown, await signPresentation(wallet, shown), wallet.address, [credential.id]);
    const failed = await verify({ ...good, signature: `0x${'11'.repeat(65)}` }).unwrap();
    expect(failed).toMatchObject({ verified: false, reasonCodes: ['PRESENTATION_SIGNATURE_INVALID'] });
    await changesNothing(service, 'a replay', async () =>
      expect(refusal(await verify(good)).code).toBe('PRESENTATION_REPLAYED'),
    );
  });

  test('is not found under a challenge of another tenant or none; a malformed one uses up no challenge (R489)', async () => {
    const shown = showing(await ask());
    const good = presentationOf(shown, await signPresentation(wallet, shown), wallet.address, [credential.id]);
    expect(refusal(await holder.api.verifyPresentation(good)).code).toBe('CHALLENGE_NOT_FOUND');
    expect(refusal(await verify({ ...good, nonce: NO_HASH })).code).toBe('CHALLENGE_NOT_FOUND');
    const flipped = wallet.address.replace(/[a-f]/i, (one) =>
      one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase(),
    );
    expect(refusal(await verify({ ...good, signerAddress: flipped })).code).toBe('INVALID_WALLET_ADDRESS');
    expect(refusal(await verify({ ...good, credentialIds: [] })).code).toBe('VALIDATION_FAILED');
    for (const name of ['nonce', 'holderDid', 'signature', 'signerAddress', 'credentialIds', 'expiresAt'] as const) {
      const { [name]: _, ...rest } = good;
      const code = name === 'signerAddress' ? /VALIDATION_FAILED|INVALID_WALLET_ADDRESS/ : /VALIDATION_FAILED/;
      expect(refusal(await verify(rest as typeof good)).code).toMatch(code);
    }
    expect((await verify(good).unwrap()).verified).toBe(true);
  });

  test('is late after 5 minutes and at its own end, and still uses up its challenge (R494)', async () => {
    const shown = showing(await ask());
    const past = showing(await ask(), { expiresAt: Math.floor(Date.now() / 1000) - 1 });
    expect(await present(past)).toMatchObject({ verified: false, reasonCodes: ['CHALLENGE_EXPIRED'] });
    const slow = await service.signUp('Slow Verifier');
    const challenge = await slow.api.createPresentationChallenge({ purpose: 'slow' }).unwrap();
    await slow.api.advanceTestClock({ advanceSeconds: 300 }).unwrap();
    const late = showing(challenge);
    const body = presentationOf(late, await signPresentation(wallet, late), wallet.address, [credential.id]);
    const heard = await slow.api.verifyPresentation(body).unwrap();
    expect(heard).toMatchObject({
      verified: false,
      reasonCodes: ['CHALLENGE_EXPIRED'],
      credentialResults: [{ verdict: 'VALID' }],
    });
    expect(refusal(await slow.api.verifyPresentation(body)).code).toBe('PRESENTATION_REPLAYED');
    expect((await present(shown)).verified).toBe(true);
  });

  test('is judged no further for an unknown holder, except for being late (R494)', async () => {
    const holderDid = 'did:subject:idn_nobody';
    expect(await present(showing(await ask(), { holderDid }))).toMatchObject({
      verified: false,
      holderDid,
      credentialResults: [],
      reasonCodes: ['HOLDER_UNKNOWN'],
    });
    expect(await present(showing(await ask(), { holderDid, expiresAt: 1 }))).toMatchObject({
      reasonCodes: ['CHALLENGE_EXPIRED', 'HOLDER_UNKNOWN'],
    });
  });

  test('gets every reason against it, in order (R494)', async () => {
    const own = await businessOf(verifier);
    const challenge = await ask({ identityId: own.id });
    const shown = showing(challenge, { expiresAt: 1, credentialHashes: [NO_HASH] });
    const stranger = newWallet();
    const body = presentationOf(shown, await signPresentation(wallet, shown), stranger.address, ['cred_none']);
    expect(await verify(body).unwrap()).toMatchObject({
      verified: false,
      credentialResults: [{ credentialId: 'cred_none', credentialHash: null, verdict: 'NOT_FOUND' }],
      reasonCodes: [
        'CHALLENGE_EXPIRED',
        'HOLDER_MISMATCH',
        'SIGNER_NOT_BOUND',
        'PRESENTATION_SIGNATURE_INVALID',
        'CREDENTIAL_INVALID',
      ],
    });
    expect(await present(showing(await ask({ identityId: own.id })))).toMatchObject({
      reasonCodes: ['HOLDER_MISMATCH'],
    });
  });

  test('is signed by a wallet that is bound now, not by one pending, revoked or of another identity (R498)', async () => {
    const [pending, gone, theirs] = [newWallet(), newWallet(), newWallet()];
    await holder.api.startWalletBinding({ id: identity.id, walletAddress: pending.address }).unwrap();
    const revoked = await bind(holder, identity.id, gone);
    await holder.api.revokeWalletBinding({ id: identity.id, bindingId: revoked.id }).unwrap();
    await bind(verifier, (await businessOf(verifier)).id, theirs);
    for (const signer of [pending, gone, theirs]) {
      expect(await present(showing(await ask()), [credential.id], signer)).toMatchObject({
        verified: false,
        reasonCodes: ['SIGNER_NOT_BOUND'],
      });
    }
  });

  test('holds only for exactly what was signed: one changed byte of any part fails it (R490)', async () => {
    const second = await another(holder);
    const both = [credential.id, second.id];
    const hashes = [credential.hash, second.hash];
    const asSigned = async () => showing(await ask(), { credentialHashes: hashes });
    expect(await present(await asSigned(), both)).toMatchObject({ verified: true, reasonCodes: [] });
    const wrong = async (change: (shown: Shown) => Shown, ids: readonly string[] = [credential.id]) => {
      const shown = showing(await ask());
      const body = presentationOf(shown, await signPresentation(wallet, change(shown)), wallet.address, ids);
      return (await verify(body).unwrap()).reasonCodes;
    };
    const changed = (part: object) => (shown: Shown) => ({ ...shown, challenge: { ...shown.challenge, ...part } });
    const invalid = ['PRESENTATION_SIGNATURE_INVALID'];
    expect(await wrong(changed({ audience: 'verifier.examplf' }))).toEqual(invalid);
    expect(await wrong(changed({ purpose: 'supplier-onboardinh' }))).toEqual(invalid);
    expect(await wrong(changed({ nonce: NO_HASH }))).toEqual(invalid);
    expect(await wrong(changed({ domainTag: '0x5afeba0000000000000000000000000000000002' }))).toEqual(invalid);
    expect(await wrong((shown) => ({ ...shown, expiresAt: shown.expiresAt + 1 }))).toEqual(invalid);
    expect(await wrong((shown) => ({ ...shown, holderDid: `${shown.holderDid}x` }))).toEqual(invalid);
    // One credential left out of the signature, one added, and the same ones the other way round.
    expect(await wrong((shown) => ({ ...shown, credentialHashes: [] }))).toEqual(invalid);
    expect(await wrong((shown) => shown, both)).toEqual(invalid);
    expect(await wrong((shown) => ({ ...shown, credentialHashes: hashes }))).toEqual(invalid);
    const swapped = await asSigned();
    const body = presentationOf(swapped, await signPresentation(wallet, swapped), wallet.address, both.toReversed());
    expect((await verify(body).unwrap()).reasonCodes).toContain('PRESENTATION_SIGNATURE_INVALID');
  });
});

/** A further credential of the same subject, which supersedes nothing. */
async function another({ tenantId }: TestTenant) {
  const issued = await working(service, async (unit) => {
    const prepared = await prepareCredential(
      {
        reads: unit.reads,
        aggregatesWith: (machine, common) => unit.aggregatesWith(machine, common),
        issuer: issuerOf(service.engine.services.config),
        now: new Date(),
      },
      {
        tenantId,
        subjectType: 'TENANT',
        subjectId: tenantId,
        kind: 'DESTINATION_OWNERSHIP',
        legalName: null,
        country: null,
        claims: { network: 'base' },
        verificationSessionId: null,
      },
    );
    await unit.open('credential', { id: prepared.credentialId, context: prepared.context });
    return prepared;
  });
  return { id: issued.credentialId, hash: issued.context.docHash ?? '' };
}

describe('each credential of a presentation (B 4.7, D-332, D-468)', () => {
  let owner: TestTenant;
  let did: string;
  const key = newWallet();
  beforeAll(async () => {
    owner = await service.signUp('Credentialed');
    const own = await businessOf(owner);
    did = own.did;
    await bind(owner, own.id, key);
  });

  async function verdict(id: string, hash: string): Promise<readonly [string, readonly string[]]> {
    const shown = showing(await ask(), { holderDid: did, credentialHashes: [hash] });
    const result = await present(shown, [id], key);
    return [result.credentialResults[0]?.verdict ?? '', result.reasonCodes];
  }
  const tamper = (id: string, columns: object) => service.pool.owner('credentials').where({ id }).update(columns);
  const INVALID = ['CREDENTIAL_INVALID'];

  test('is VALID, REVOKED when suspended or revoked, EXPIRED in time (R495, R496)', async () => {
    const { id, hash } = await issue(owner);
    expect(await verdict(id, hash)).toEqual(['VALID', []]);
    await owner.api.suspendTestCredential({ id }).unwrap();
    expect(await verdict(id, hash)).toEqual(['REVOKED', INVALID]);
    await owner.api.reinstateTestCredential({ id }).unwrap();
    expect(await verdict(id, hash)).toEqual(['VALID', []]);
    await owner.api.revokeTestCredential({ id }).unwrap();
    expect(await verdict(id, hash)).toEqual(['REVOKED', INVALID]);
    const ended = await issue(owner);
    await owner.api.expireTestCredential({ id: ended.id }).unwrap();
    expect(await verdict(ended.id, ended.hash)).toEqual(['EXPIRED', INVALID]);
  });

  test('is NOT_FOUND for another holder, whichever hash was signed; one bad credential fails all (R495, R497)', async () => {
    expect(await verdict(credential.id, NO_HASH)).toEqual(['NOT_FOUND', INVALID]);
    const [reasons] = [(await verdict(credential.id, credential.hash))[1]];
    expect(reasons).toEqual(['PRESENTATION_SIGNATURE_INVALID', 'CREDENTIAL_INVALID']);
    const good = await issue(owner);
    const shown = showing(await ask(), { holderDid: did, credentialHashes: [good.hash, NO_HASH] });
    expect(await present(shown, [good.id, 'cred_none'], key)).toMatchObject({
      verified: false,
      credentialResults: [{ verdict: 'VALID' }, { verdict: 'NOT_FOUND' }],
    });
  });

  test('is SIGNATURE_INVALID under the zero hash when it is a legacy one, which still counts for eligibility (R499)', async () => {
    const legacy = await issue(owner, true);
    expect(await verdict(legacy.id, NO_HASH)).toEqual(['SIGNATURE_INVALID', INVALID]);
    const { eligible } = await owner.api.evaluateEligibility({ action: 'claims.claim' }).unwrap();
    expect(eligible).toBe(true);
  });

  test('is SIGNATURE_INVALID once its row was changed, and its end cannot be moved (R496)', async () => {
    const { id, hash } = await issue(owner);
    const row = await service.pool.owner('credentials').where({ id }).first();
    const changed = { ...row.document, legalName: 'Somebody Else Ltd' };
    await tamper(id, { document: JSON.stringify(changed) });
    expect(await verdict(id, hash)).toEqual(['SIGNATURE_INVALID', INVALID]);
    await tamper(id, { document: JSON.stringify(row.document), nonce: '1' });
    expect(await verdict(id, hash)).toEqual(['SIGNATURE_INVALID', INVALID]);
    await tamper(id, { nonce: row.nonce, issuer_ref: newWallet().address });
    expect(await verdict(id, hash)).toEqual(['SIGNATURE_INVALID', INVALID]);
    await tamper(id, { issuer_ref: row.issuer_ref });
    expect(await verdict(id, hash)).toEqual(['VALID', []]);
    // Longer by the row, but not by the signature: the verifier's clock is past it.
    await tamper(id, { expires_at: new Date('2099-01-01') });
    const future = await service.signUp('Future Verifier');
    await future.api.advanceTestClock({ advanceSeconds: 365 * 86_400 }).unwrap();
    const challenge = await future.api.createPresentationChallenge({ purpose: 'later' }).unwrap();
    const shown = showing(challenge, { holderDid: did, credentialHashes: [hash], expiresAt: soon() + 366 * 86_400 });
    const body = presentationOf(shown, await signPresentation(key, shown), key.address, [id]);
    expect(await future.api.verifyPresentation(body).unwrap()).toMatchObject({
      credentialResults: [{ verdict: 'EXPIRED' }],
    });
  });

  test('is UNTRUSTED_ISSUER by a key that the platform does not know, but not by one that it had before (R495, D-326)', async () => {
    const { id, hash } = await issue(owner);
    const { config } = service.engine.services;
    const imposter = newWallet();
    const row = await service.pool.owner('credentials').where({ id }).first();
    const artifact = { document: row.document, nonce: row.nonce, issuedAt: row.issued_at };
    const signature = await imposter.sign({ hash: attestationDigest(artifact, attestationDomain(config)) });
    await tamper(id, { signature, issuer_ref: imposter.address });
    expect(await verdict(id, hash)).toEqual(['UNTRUSTED_ISSUER', INVALID]);
    const rotated = await startTestService({
      databaseUrl: service.databaseUrl,
      variables: { AUDIENCE: 'verifier.example', TRUSTED_ISSUERS: imposter.address.toLowerCase() },
    });
    const shown = showing(await ask(), { holderDid: did, credentialHashes: [hash] });
    const body = presentationOf(shown, await signPresentation(key, shown), key.address, [id]);
    const asked = await fetch(`${rotated.url}/v1/credential-presentations/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-api-key': verifier.apiKey },
      body: JSON.stringify(body),
    });
    expect(await asked.json()).toMatchObject({ verified: true });
    await rotated.stop();
    expect(issuerOf(config).address).not.toBe(imposter.address);
  });
});

describe('contracts that sign (EIP-1271, D-223, D-323)', () => {
  const owners = [newOwner(), newOwner()];

  test('a Safe presents for its identity; a chain that does not answer uses up no challenge', async () => {
    const safe = await deploySafe(service, holder, owners);
    const begun = await holder.api
      .startWalletBinding({ id: identity.id, walletAddress: safe, walletType: 'MULTISIG_WALLET' })
      .unwrap();
    const proof = await signForSafe(safe, hashMessage(begun.challenge ?? ''), owners);
    await holder.api.verifyWalletBinding({ id: identity.id, bindingId: begun.id, signature: proof }).unwrap();
    const current = await issue(holder);
    credential = current;
    const shown = showing(await ask(), { credentialHashes: [current.hash] });
    const body = async (signers: typeof owners) =>
      presentationOf(shown, await signForSafe(safe, digestOf(shown), signers), safe, [current.id]);
    proxy.faults = { ...HEALTHY, error: 1 };
    await changesNothing(service, 'no chain', async () =>
      expect(refusal(await verify(await body(owners))).code).toBe('CHAIN_UNAVAILABLE'),
    );
    proxy.faults = HEALTHY;
    expect((await verify(await body(owners)).unwrap()).verified).toBe(true);
    const again = showing(await ask(), { credentialHashes: [current.hash] });
    const tooFew = await signForSafe(safe, digestOf(again), owners.slice(0, 1));
    expect(await verify(presentationOf(again, tooFew, safe, [current.id])).unwrap()).toMatchObject({
      verified: false,
      reasonCodes: ['PRESENTATION_SIGNATURE_INVALID'],
    });
  });

  test('an organization’s credential counts by its own multisig alone (R384, R495)', async () => {
    const org = await service.signUp('Attesting');
    const own = await businessOf(org);
    const key = newWallet();
    await bind(org, own.id, key);
    const safe = await deploySafe(service, org, owners);
    const { id } = await issue(org);
    const row = await service.pool.owner('credentials').where({ id }).first();
    const { config } = service.engine.services;
    const artifact = { document: row.document, nonce: row.nonce, issuedAt: row.issued_at };
    const digest = attestationDigest(artifact, attestationDomain(config));
    const signature = await signForSafe(safe as Address, digest, owners);
    await service.pool
      .owner('credentials')
      .where({ id })
      .update({ issuer_kind: 'ORGANIZATION', issuer_ref: safe, signature });
    const verdict = async () => {
      const shown = showing(await ask(), { holderDid: own.did, credentialHashes: [row.doc_hash] });
      return (await present(shown, [id], key)).credentialResults[0]?.verdict;
    };
    // A Safe that is not the organization's account says nothing for it.
    expect(await verdict()).toBe('UNTRUSTED_ISSUER');
    await service.pool.owner('wallets').where({ tenant_id: org.tenantId, kind: 'ORGANIZATION' }).del();
    await service.pool.owner('wallets').where({ address: safe }).update({ kind: 'ORGANIZATION' });
    expect(await verdict()).toBe('VALID');
    await service.pool
      .owner('credentials')
      .where({ id })
      .update({ signature: await signForSafe(safe as Address, digest, owners.slice(1)) });
    expect(await verdict()).toBe('SIGNATURE_INVALID');
  });
});
