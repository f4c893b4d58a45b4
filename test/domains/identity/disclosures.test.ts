import { createHash } from 'node:crypto';
import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SelectiveDisclosure } from '../../../generated/contract/schemas.ts';
import { issuerOf } from '../../../src/domains/identity/credentials/index.ts';
import { startTestChain, type TestChain } from '../../support/chain.ts';
import { onboard } from '../../support/recipient.ts';
import { startTestService, type TestService, type TestTenant } from '../../support/service.ts';
import { changesNothing } from '../../support/unchanged.ts';
import { refusal } from '../offramp/fixture.ts';
import { runUntilChainIdle } from '../wallets/owners.ts';

let chain: TestChain;
let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  chain = await startTestChain();
  service = await startTestService({ chain: chain.source });
  tenant = await service.signUp('Disclosing');
});
afterAll(async () => {
  await service?.stop();
  await chain?.stop();
});

const issue = async () => tenant.api.getCredential({ id: await onboard(tenant) }).unwrap();
const anchor = (id: string) => tenant.api.anchorTestCredential({ id });
const disclose = (id: string, key: string) => tenant.api.getCredentialDisclosure({ id, key });
const anchorOf = (id: string) => service.pool.owner('credential_anchors').where({ credential_id: id }).first();

/**
 * Somebody who has never seen our code, from the contract's words alone: a leaf is SHA-256 of byte 0x00 and the canonical
 * JSON [salt, key, value], a node SHA-256 of byte 0x01, left and right.
 */
function holds({ key, value, salt, leaf, proof, root }: SelectiveDisclosure): boolean {
  const hash = (...parts: (Buffer | string)[]) => {
    const sum = createHash('sha256');
    for (const part of parts) sum.update(part);
    return sum.digest();
  };
  const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');
  let at = hash(Buffer.from([0]), JSON.stringify([salt, key, value]));
  if (`0x${at.toString('hex')}` !== leaf) return false;
  for (const { position, hash: sibling } of proof) {
    const pair = position === 'left' ? [bytes(sibling), at] : [at, bytes(sibling)];
    at = hash(Buffer.from([1]), ...pair);
  }
  return `0x${at.toString('hex')}` === root;
}

describe('an anchor (D-329, D-330)', () => {
  test('is the relayer’s transaction, whose data is the root', async () => {
    const credential = await issue();
    expect(await anchor(credential.id).unwrap()).toEqual(credential);
    const row = await anchorOf(credential.id);
    expect(row).toMatchObject({ status: 'ANCHORED', tenant_id: tenant.tenantId });
    const transaction = await chain.client.getTransaction({ hash: row.tx_hash as Hex });
    expect(transaction).toMatchObject({ input: row.root, from: chain.chain.relayer.address.toLowerCase(), value: 0n });
    const receipt = await chain.client.getTransactionReceipt({ hash: row.tx_hash as Hex });
    expect(receipt.status).toBe('success');
  });

  test('is made once for a signed ACTIVE credential, and is refused for every other (D-327)', async () => {
    const credential = await issue();
    const seen = await Promise.all(Array.from({ length: 4 }, () => anchor(credential.id)));
    expect(seen.filter(({ ok }) => ok)).toHaveLength(1);
    await changesNothing(
      service,
      'a second anchor',
      async () =>
        expect(refusal(await anchor(credential.id))).toMatchObject({
          code: 'INVALID_TRANSITION',
          details: { from: 'ACTIVE', event: 'ANCHOR' },
        }),
      ['audit_log'],
    );
    const legacy = await tenant.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY', unsigned: true }).unwrap();
    expect(refusal(await anchor(legacy.id)).code).toBe('INVALID_TRANSITION');
    const suspended = await issue();
    await tenant.api.suspendTestCredential({ id: suspended.id }).unwrap();
    expect(refusal(await anchor(suspended.id)).details).toEqual({ from: 'SUSPENDED', event: 'ANCHOR' });
    const other = await service.signUp('Not Disclosing');
    expect(refusal(await other.api.anchorTestCredential({ id: credential.id })).code).toBe('CREDENTIAL_NOT_FOUND');
  });

  test('is finished by a worker when the request did not wait; until then nothing is disclosed (R390)', async () => {
    const hasty = await startTestService({
      databaseUrl: service.databaseUrl,
      chain: chain.source,
      variables: { EXECUTION_WAIT_MS: '0' },
    });
    const { id } = await issue();
    expect(refusal(await disclose(id, 'country')).code).toBe('DISCLOSURE_NOT_AVAILABLE');
    const response = await fetch(`${hasty.url}/v1/test/credentials/${id}/anchor`, {
      method: 'POST',
      headers: { 'x-service-api-key': tenant.apiKey },
    });
    expect(response.status).toBe(200);
    expect((await anchorOf(id)).status).toBe('SUBMITTED');
    expect(refusal(await disclose(id, 'country')).code).toBe('DISCLOSURE_NOT_AVAILABLE');
    await runUntilChainIdle(service);
    await service.runUntilIdle();
    expect((await anchorOf(id)).status).toBe('ANCHORED');
    expect(holds(await disclose(id, 'country').unwrap())).toBe(true);
    await hasty.stop();
  });
});

describe('a disclosure (B 2.8, D-329, D-330)', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await issue());
    await anchor(id).unwrap();
  });

  test('of each claim can be verified with the contract alone, and shows no other claim (R389)', async () => {
    const row = await anchorOf(id);
    const keys = row.claims.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(['assuranceLevel', 'country', 'legalName']);
    for (const { key, value, salt } of row.claims) {
      const disclosure = await disclose(id, key).unwrap();
      expect(Object.keys(disclosure).sort()).toEqual(['key', 'leaf', 'proof', 'root', 'salt', 'value']);
      expect(disclosure).toMatchObject({ key, value, salt, root: row.root });
      expect(holds(disclosure)).toBe(true);
      for (const other of row.claims.filter((one: { key: string }) => one.key !== key)) {
        expect(JSON.stringify(disclosure)).not.toContain(other.salt.slice(2));
        expect(JSON.stringify(disclosure)).not.toContain(`"${other.value}"`);
      }
    }
    expect(new Set(row.claims.map(({ salt }: { salt: string }) => salt)).size).toBe(3);
  });

  test('is no proof with a swapped side, or with another value, salt, key or sibling', async () => {
    const good = await disclose(id, 'country').unwrap();
    const swapped = good.proof.map(({ position, hash }) => ({
      position: position === 'left' ? ('right' as const) : ('left' as const),
      hash,
    }));
    for (const part of [
      { proof: swapped },
      { proof: good.proof.toReversed() },
      { proof: good.proof.slice(1) },
      { value: 'CU' },
      { key: 'legalName' },
      { salt: `0x${'00'.repeat(32)}` },
      { root: good.leaf },
    ]) {
      expect(holds({ ...good, ...part }), JSON.stringify(part)).toBe(false);
    }
  });

  test('is refused for an unknown key and another tenant’s credential, and needs exactly one key', async () => {
    expect(refusal(await disclose(id, 'nationality')).code).toBe('DISCLOSURE_NOT_AVAILABLE');
    const other = await service.signUp('Curious About Claims');
    expect(refusal(await other.api.getCredentialDisclosure({ id, key: 'country' })).code).toBe('CREDENTIAL_NOT_FOUND');
    for (const query of ['', '?key=country&key=legalName', '?key=']) {
      const response = await fetch(`${service.url}/v1/credentials/${id}/disclosure${query}`, {
        headers: { 'x-service-api-key': tenant.apiKey },
      });
      expect(response.status).toBe(400);
    }
  });

  test('is refused when the stored claims are not those of the root', async () => {
    const row = await anchorOf(id);
    const changed = row.claims.map((claim: { key: string }) =>
      claim.key === 'country' ? { ...claim, value: 'CU' } : claim,
    );
    const put = (claims: object) =>
      service.pool
        .owner('credential_anchors')
        .where({ id: row.id })
        .update({ claims: JSON.stringify(claims) });
    await put(changed);
    expect(refusal(await disclose(id, 'country')).code).toBe('INTERNAL_ERROR');
    await put(row.claims);
    expect(holds(await disclose(id, 'country').unwrap())).toBe(true);
  });
});

describe('an artifact (B 2.8, B 4.7)', () => {
  const artifact = (id: string) => tenant.api.getCredentialArtifact({ id });

  test('is what was signed, in every status; its subject is a DID and no address (R378, R386)', async () => {
    const { id, credentialHash } = await issue();
    const row = await service.pool.owner('credentials').where({ id }).first();
    const read = await artifact(id).unwrap();
    expect(read).toEqual({
      id,
      document: row.document,
      signature: row.signature,
      credentialHash,
      nonce: row.nonce,
      issuerRef: issuerOf(service.engine.services.config).address,
      schemaVersion: 'service/credential/BUSINESS_IDENTITY/v1',
    });
    const [identity] = (await tenant.api.listIdentities().unwrap()).identities;
    expect(read.document.subjectDid).toBe(identity?.did);
    expect(JSON.stringify(read.document)).not.toMatch(/0x[0-9a-fA-F]{40}/);
    await tenant.api.revokeTestCredential({ id }).unwrap();
    expect(await artifact(id).unwrap()).toEqual(read);
  });

  test('is not found for a legacy credential, or for another tenant’s (R500)', async () => {
    const { id } = await tenant.api.issueTestCredential({ kind: 'BUSINESS_IDENTITY', unsigned: true }).unwrap();
    expect(refusal(await artifact(id)).code).toBe('CREDENTIAL_ARTIFACT_NOT_AVAILABLE');
    const other = await service.signUp('Curious About Artifacts');
    expect(refusal(await other.api.getCredentialArtifact({ id })).code).toBe('CREDENTIAL_NOT_FOUND');
  });

  test.each([
    ['document', (row: Row) => ({ document: JSON.stringify({ ...row.document, legalName: 'Else Ltd' }) })],
    ['hash', () => ({ doc_hash: `0x${'0'.repeat(64)}` })],
    ['nonce', () => ({ nonce: '1' })],
    [
      'signature',
      (row: Row) => ({ signature: row.signature.replace(/^0x../, (start) => (start === '0x00' ? '0x01' : '0x00')) }),
    ],
    ['issuer', () => ({ issuer_ref: '0x000000000000000000000000000000000000dEaD' })],
    ['subject', () => ({ subject_did: 'did:subject:idn_else' })],
  ])('is not shown when its %s was changed in the database', async (_what, change) => {
    const { id } = await issue();
    const row = await service.pool.owner('credentials').where({ id }).first();
    await service.pool.owner('credentials').where({ id }).update(change(row));
    expect(refusal(await artifact(id)).code).toBe('INTERNAL_ERROR');
  });
});

interface Row {
  readonly document: object;
  readonly signature: string;
}

describe('eligibility (B 4.7, D-338)', () => {
  test('says what is missing and why; unknown actions are refused (R501)', async () => {
    const fresh = await service.signUp('Eligible');
    const { api } = fresh;
    const evaluate = (action: 'payments.create' | 'invoices.pay' | 'ramps.offramp' | 'claims.claim') =>
      api.evaluateEligibility({ action }).unwrap();
    const missing = (action: string, reason: string) => ({
      action,
      eligible: false,
      missing: ['BUSINESS_IDENTITY'],
      reasons: [reason],
    });
    for (const action of ['payments.create', 'invoices.pay'] as const) {
      expect(await evaluate(action)).toEqual({ action, eligible: true, missing: [], reasons: [] });
    }
    for (const action of ['ramps.offramp', 'claims.claim'] as const) {
      expect(await evaluate(action)).toEqual(missing(action, 'CREDENTIAL_MISSING'));
    }
    const { id } = await api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap();
    expect((await evaluate('claims.claim')).eligible).toBe(true);
    await api.suspendTestCredential({ id }).unwrap();
    expect(await evaluate('claims.claim')).toEqual(missing('claims.claim', 'CREDENTIAL_SUSPENDED'));
    await api.revokeTestCredential({ id }).unwrap();
    expect(await evaluate('claims.claim')).toEqual(missing('claims.claim', 'CREDENTIAL_REVOKED'));
    const next = await api.issueTestCredential({ kind: 'BUSINESS_IDENTITY' }).unwrap();
    await api.expireTestCredential({ id: next.id }).unwrap();
    expect(await evaluate('ramps.offramp')).toEqual(missing('ramps.offramp', 'CREDENTIAL_EXPIRED'));
    expect(refusal(await api.evaluateEligibility({ action: 'payments.delete' as 'invoices.pay' })).code).toBe(
      'UNKNOWN_ELIGIBILITY_ACTION',
    );
  });
});
