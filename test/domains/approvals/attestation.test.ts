import ProtocolKit, { buildSignatureBytes } from '@safe-global/protocol-kit';
import { concatHex, type Hex } from 'viem';
import { hashMessage } from 'viem/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signPresentation } from '#sdk';
import { verifyInvariants } from '../../../src/platform/audit/index.ts';
import { CHAIN_ID, startTestChain, type TestChain } from '../../support/chain.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { bind, newWallet } from '../identity/wallets-of-identities.ts';
import { payable } from '../offramp/fixture.ts';
import { signForSafe } from '../wallets/safe.ts';
import { approver, grant, type Member, member, refusal } from './fixture.ts';
import { digestOf, keysOf, type Message, type Organization, organization, typedDataOf } from './organization.ts';

const SafeKit = 'init' in ProtocolKit ? (ProtocolKit as unknown as typeof ProtocolKit.default) : ProtocolKit.default;

describe('attestation by the organization’s multisig', { shuffle: false }, () => {
  let chain: TestChain;
  let service: TestService;
  let acme: Organization;
  let ada: Member;

  beforeAll(async () => {
    chain = await startTestChain();
    service = await startTestService({ chain: chain.source });
    acme = await organization(service, 'Acme Attests');
    ada = await member(service, acme, 'FINANCE');
  });
  afterAll(async () => {
    if (service) expect(await verifyInvariants(service.pool, service.engine.lifecycles)).toEqual([]);
    await service?.stop();
    await chain?.stop();
  });

  /** What Safe's own kit makes of the typed data, signed by these owners. */
  async function kitBlob(owners: readonly Member[], signed: Message): Promise<string> {
    const [first, ...rest] = owners;
    if (!first) throw new Error('nobody signs');
    const kitOf = ({ signer }: Member) =>
      SafeKit.init({ provider: chain.url, signer: signer.privateKey, safeAddress: acme.safe });
    let message = (await kitOf(first)).createMessage(typedDataOf(signed) as never);
    for (const owner of [first, ...rest]) message = await (await kitOf(owner)).signMessage(message);
    return buildSignatureBytes([...message.signatures.values()]);
  }

  const granted = (memberId = ada.id) =>
    acme.session.createAuthority({ memberId, allowedActions: ['payment.create'], perTxLimitUsd: '100' }).unwrap();
  const attest = (authorityId: string, signature: string, memberId = ada.id) =>
    acme.session.attestAuthority({ memberId, authorityId, signature });
  const credentialsOf = (kind: string) => service.pool.owner('credentials').where({ tenant_id: acme.tenantId, kind });
  const two = () => acme.owners.slice(0, 2);

  test('accepts a blob of Safe’s own kit, and changes grant and credential together (R015, R095, R232, R235, R236, D-221)', async () => {
    const { authority, attestation } = await granted();
    const blob = await kitBlob(two(), attestation.message as unknown as Message);
    const attested = await attest(authority.id, blob).unwrap();
    expect(attested.authority).toMatchObject({ id: authority.id, version: 1, credentialId: attested.credential.id });
    expect(attested.credential).toMatchObject({
      kind: 'AUTHORITY_DELEGATION',
      subjectType: 'TENANT_MEMBER',
      subjectId: ada.id,
      status: 'ACTIVE',
      subjectDid: attestation.message.subjectDid,
      credentialHash: attestation.message.docHash,
      issuerKind: 'ORGANIZATION',
      expiresAt: null,
    });
    const [stored] = await credentialsOf('AUTHORITY_DELEGATION').where({ id: attested.credential.id });
    expect(stored).toMatchObject({
      issuer_ref: acme.safe,
      signature: blob,
      nonce: attestation.message.nonce,
      document: {
        orgDid: attestation.message.orgDid,
        grant: { id: authority.id, version: 1, perTxLimitUsd: '100.00' },
      },
    });
    expect(stored.document.grant).not.toHaveProperty('credentialId');
    expect(stored.document.grant).not.toHaveProperty('dailyLimitUsd');
    // The grant counts as before; a second time is refused.
    expect(refusal(await attest(authority.id, blob))).toEqual({ code: 'AUTHORITY_ALREADY_ATTESTED', statusCode: 409 });
    // One step and one row each, of one transaction.
    const log = await service.pool.owner('lifecycle_log').whereIn('aggregate_id', [authority.id, stored.id]);
    expect(log.filter(({ event }) => event === 'ATTEST')).toHaveLength(1);
    const { rows } = await service.pool.owner.raw(
      `SELECT count(DISTINCT a.xmin::text) AS transactions FROM (SELECT xmin FROM authorities WHERE id = ?
        UNION ALL SELECT xmin FROM credentials WHERE id = ?) a`,
      [authority.id, stored.id],
    );
    expect(Number(rows[0].transactions)).toBe(1);
  });

  test('the message stays the same while the version does, and changes with every new version (R105, D-222)', async () => {
    const { authority, attestation } = await granted();
    const path = { memberId: ada.id, authorityId: authority.id };
    await acme.session.suspendAuthority(path).unwrap();
    await acme.session.reactivateAuthority(path).unwrap();
    // What was signed before the changes of status is taken after them: they do not touch it.
    const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
    expect((await attest(authority.id, blob)).ok).toBe(true);
  });

  test('all owners may sign, not only as many as the threshold', async () => {
    const { authority, attestation } = await granted();
    const digest = digestOf(attestation.message as unknown as Message);
    const blob = await signForSafe(acme.safe, digest, keysOf(acme.owners));
    expect((await attest(authority.id, blob)).ok).toBe(true);
  });

  test('the member presents the credential, and a verifier of another tenant asks the Safe (R384, R494, R495, D-222, D-332)', async () => {
    const verifier = await service.signUp('Verifies Attested');
    const identity = await acme.api.createIdentity({ subjectType: 'TENANT_MEMBER', memberId: ada.id }).unwrap();
    const wallet = newWallet();
    await bind(acme, identity.id, wallet);
    const { authority, attestation } = await granted();
    const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
    const { id, credentialHash } = (await attest(authority.id, blob).unwrap()).credential;
    const presented = async () => {
      const challenge = await verifier.api.createPresentationChallenge({ purpose: 'delegation' }).unwrap();
      const offer = { challenge, holderDid: identity.did, credentials: [{ id, credentialHash }], chainId: CHAIN_ID };
      return verifier.api.verifyPresentation(await signPresentation(offer, wallet)).unwrap();
    };
    const told = (verdict: string, reasonCodes: string[]) => ({
      verified: reasonCodes.length === 0,
      holderDid: identity.did,
      reasonCodes,
      credentialResults: [{ credentialId: id, credentialHash: attestation.message.docHash, verdict }],
    });
    expect(await presented()).toMatchObject(told('VALID', []));
    // What one owner alone has signed is no signature of the organization, whatever the row says.
    const stored = () => service.pool.owner('credentials').where({ id });
    await stored().update({ signature: blob.slice(0, 132) });
    expect(await presented()).toMatchObject(told('SIGNATURE_INVALID', ['CREDENTIAL_INVALID']));
    await stored().update({ signature: blob });
    await acme.session.revokeAuthority({ memberId: ada.id, authorityId: authority.id }).unwrap();
    expect(await presented()).toMatchObject(told('REVOKED', ['CREDENTIAL_INVALID']));
  });

  test('issues the credential only after the Safe has answered (R016, R232, A 4.3)', async () => {
    const { authority, attestation } = await granted();
    const message = attestation.message as unknown as Message;
    const digest = digestOf(message);
    const before = Number((await credentialsOf('AUTHORITY_DELEGATION').count())[0]?.count);
    const keys = keysOf(two());
    const strangers = keysOf([await member(service, acme, 'FINANCE'), ada]);
    const other = await organization(service, `Other Attests`);
    const changed = (name: string, value: string): Hex => digestOf({ ...message, [name]: value });
    const platform = service.engine.services.config.issuerPrivateKey as Hex;
    const { privateKeyToAccount } = await import('viem/accounts');
    const forged: readonly [string, Hex][] = [
      ['one owner', await signForSafe(acme.safe, digest, keys.slice(0, 1))],
      ['one owner twice', await signForSafe(acme.safe, digest, [...keys.slice(0, 1), ...keys.slice(0, 1)])],
      ['members who own nothing', await signForSafe(acme.safe, digest, strangers)],
      ['the owners of another organization', await signForSafe(other.safe, digest, keysOf(other.owners.slice(0, 2)))],
      ['a message to another Safe', await signForSafe(other.safe, digest, keys)],
      ['the raw digest', concatHex(await Promise.all(rising(keys).map((key) => key.sign({ hash: digest }))))],
      [
        'the digest with a prefix',
        concatHex(await Promise.all(rising(keys).map((key) => key.signMessage({ message: { raw: digest } })))),
      ],
      ['another chain', await signForSafe(acme.safe, digestOf(message, { chainId: 1 }), keys)],
      ['another service', await signForSafe(acme.safe, digestOf(message, { name: 'Other' }), keys)],
      ['another version of the domain', await signForSafe(acme.safe, digestOf(message, { version: '2' }), keys)],
      [
        'another contract',
        await signForSafe(
          acme.safe,
          digestOf(message, { verifyingContract: '0x5afeba0000000000000000000000000000000003' }),
          keys,
        ),
      ],
      ['another subject', await signForSafe(acme.safe, changed('subjectDid', 'did:subject:idn_x'), keys)],
      ['another organization', await signForSafe(acme.safe, changed('orgDid', 'did:subject:idn_x'), keys)],
      ['another kind', await signForSafe(acme.safe, changed('kind', 'PAYMENT_POLICY'), keys)],
      ['another document', await signForSafe(acme.safe, changed('docHash', `0x${'1'.repeat(64)}`), keys)],
      ['another time', await signForSafe(acme.safe, changed('issuedAt', '1'), keys)],
      ['an end', await signForSafe(acme.safe, changed('expiresAt', '1'), keys)],
      ['another nonce', await signForSafe(acme.safe, changed('nonce', '1'), keys)],
      ['the platform’s key', await privateKeyToAccount(platform).sign({ hash: digest })],
      ['nothing at all', `0x${'00'.repeat(130)}`],
    ];
    for (const [what, blob] of forged) {
      expect(refusal(await attest(authority.id, blob)), what).toEqual({
        code: 'ORG_ATTESTATION_INVALID',
        statusCode: 400,
      });
    }
    expect(Number((await credentialsOf('AUTHORITY_DELEGATION').count())[0]?.count)).toBe(before);
    const { authorities } = await acme.session.listAuthorities({ memberId: ada.id }).unwrap();
    expect(authorities.find(({ id }) => id === authority.id)?.credentialId).toBeNull();
    // The same two owners, of the right message: only that was missing.
    expect((await attest(authority.id, await signForSafe(acme.safe, digest, keys))).ok).toBe(true);
  });

  const rising = (keys: ReturnType<typeof keysOf>) =>
    keys.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));

  test('refuses a signature that was made for another version, grant or member (R105, D-222)', async () => {
    const first = await granted();
    const path = { memberId: ada.id, authorityId: first.authority.id };
    const signed = (message: object) => signForSafe(acme.safe, digestOf(message as Message), keysOf(two()));
    const old = await signed(first.attestation.message);
    const second = await acme.session.updateAuthority({ ...path, perTxLimitUsd: '100' }).unwrap();
    expect(refusal(await attest(first.authority.id, old)).code).toBe('ORG_ATTESTATION_INVALID');
    const other = await granted();
    const current = await signed(second.attestation.message);
    expect(refusal(await attest(other.authority.id, current)).code).toBe('ORG_ATTESTATION_INVALID');
    const bob = await member(service, acme, 'FINANCE');
    const his = await granted(bob.id);
    expect(refusal(await attest(his.authority.id, current, bob.id)).code).toBe('ORG_ATTESTATION_INVALID');
    expect(refusal(await attest(first.authority.id, current, bob.id)).code).toBe('AUTHORITY_NOT_FOUND');
    expect((await attest(first.authority.id, current)).ok).toBe(true);
  });

  test('an attested grant that changes loses its attestation, and its credential follows its status (R167, D-203, D-204, D-205)', async () => {
    const { authority, attestation } = await granted();
    const path = { memberId: ada.id, authorityId: authority.id };
    const sign = (message: object) => signForSafe(acme.safe, digestOf(message as Message), keysOf(two()));
    const { credential } = await attest(authority.id, await sign(attestation.message)).unwrap();
    const statusOf = async (id: string) => {
      const { status, revokedReason } = await acme.api.getCredential({ id }).unwrap();
      return [status, revokedReason];
    };
    await acme.session.suspendAuthority(path).unwrap();
    expect(await statusOf(credential.id)).toEqual(['SUSPENDED', null]);
    await acme.session.reactivateAuthority(path).unwrap();
    expect(await statusOf(credential.id)).toEqual(['ACTIVE', null]);
    const changed = await acme.session.updateAuthority({ ...path, perTxLimitUsd: '200' }).unwrap();
    expect(changed.authority.credentialId).toBeNull();
    expect(await statusOf(credential.id)).toEqual(['REVOKED', 'AUTHORITY_CHANGED']);
    const again = await attest(authority.id, await sign(changed.attestation.message)).unwrap();
    await acme.session.revokeAuthority(path).unwrap();
    expect(await statusOf(again.credential.id)).toEqual(['REVOKED', 'AUTHORITY_REVOKED']);
  });

  test('a suspended member’s credentials are suspended, and its grants cannot be attested until it returns (D-516)', async () => {
    const bob = await member(service, acme, 'FINANCE');
    const credentials: string[] = [];
    const paths: { memberId: string; authorityId: string }[] = [];
    for (let grants = 0; grants < 3; grants += 1) {
      const { authority, attestation } = await granted(bob.id);
      const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
      credentials.push((await attest(authority.id, blob, bob.id).unwrap()).credential.id);
      paths.push({ memberId: bob.id, authorityId: authority.id });
    }
    const statuses = () =>
      Promise.all(credentials.map(async (id) => (await acme.api.getCredential({ id }).unwrap()).status));
    const theirs = credentials[1] ?? '';
    await acme.api.suspendTestCredential({ id: theirs }).unwrap();
    await acme.session.suspendAuthority(paths[2] ?? expect.unreachable()).unwrap();
    await acme.session.suspendMember({ id: bob.id }).unwrap();
    expect(await statuses()).toEqual(['SUSPENDED', 'SUSPENDED', 'SUSPENDED']);
    const { authority, attestation } = await acme.session
      .updateAuthority({ ...(paths[0] ?? expect.unreachable()), approvalWeight: 2 })
      .unwrap();
    const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
    expect(refusal(await attest(authority.id, blob, bob.id)).code).toBe('AUTHORITY_NOT_ACTIVE');
    await acme.session.reactivateMember({ id: bob.id }).unwrap();
    expect(await statuses()).toEqual(['REVOKED', 'SUSPENDED', 'SUSPENDED']);
    expect((await attest(authority.id, blob, bob.id)).ok).toBe(true);
  });

  test('a credential that was suspended with its member is ACTIVE again when the member returns (D-516)', async () => {
    const bob = await member(service, acme, 'FINANCE');
    const { authority, attestation } = await granted(bob.id);
    const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
    const { credential } = await attest(authority.id, blob, bob.id).unwrap();
    const status = async () => (await acme.api.getCredential({ id: credential.id }).unwrap()).status;
    await acme.session.suspendMember({ id: bob.id }).unwrap();
    expect(await status()).toBe('SUSPENDED');
    await acme.session.reactivateMember({ id: bob.id }).unwrap();
    expect(await status()).toBe('ACTIVE');
  });

  test('a credential that was revoked before does not hinder a change of its grant (D-203, D-204, D-327)', async () => {
    const { authority, attestation } = await granted();
    const path = { memberId: ada.id, authorityId: authority.id };
    const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
    const { credential } = await attest(authority.id, blob).unwrap();
    await acme.api.revokeTestCredential({ id: credential.id }).unwrap();
    await acme.session.suspendAuthority(path).unwrap();
    await acme.session.reactivateAuthority(path).unwrap();
    expect((await acme.session.revokeAuthority(path).unwrap()).status).toBe('REVOKED');
    expect(await acme.api.getCredential({ id: credential.id }).unwrap()).toMatchObject({
      status: 'REVOKED',
      revokedReason: 'OPERATOR',
    });
  });

  test('refuses in this order: grant, status, attested, multisig, signature (R168, R233, R234, D-221)', async () => {
    const lone = await service.signUp('Lone Attests');
    const admin = await member(service, lone, 'ADMIN');
    const own = await grant(admin, lone.memberId);
    const blob = `0x${'11'.repeat(130)}`;
    const ask = (tenant: typeof lone, memberId: string, authorityId: string) =>
      tenant.session.attestAuthority({ memberId, authorityId, signature: blob });
    expect(refusal(await ask(lone, 'mem_nobody', own.id)).code).toBe('MEMBER_NOT_FOUND');
    expect(refusal(await ask(lone, lone.memberId, 'gra_nobody')).code).toBe('AUTHORITY_NOT_FOUND');
    expect(refusal(await ask(lone, lone.memberId, own.id))).toEqual({
      code: 'ORG_MULTISIG_NOT_DEPLOYED',
      statusCode: 409,
    });
    const path = { memberId: lone.memberId, authorityId: own.id };
    await admin.session.suspendAuthority(path).unwrap();
    expect(refusal(await ask(lone, lone.memberId, own.id)).code).toBe('AUTHORITY_NOT_ACTIVE');
    await admin.session.revokeAuthority(path).unwrap();
    expect(refusal(await ask(lone, lone.memberId, own.id)).code).toBe('AUTHORITY_NOT_ACTIVE');
    expect(refusal(await ask(acme, ada.id, (await granted()).authority.id))).toEqual({
      code: 'ORG_ATTESTATION_INVALID',
      statusCode: 400,
    });
  });

  test('accepts the blob from every caller with members:manage, the subject too (D-206)', async () => {
    const [, admin] = acme.owners;
    if (!admin) throw new Error('no admin');
    const { authority, attestation } = await granted(admin.id);
    const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
    const path = { memberId: admin.id, authorityId: authority.id, signature: blob };
    expect((await admin.session.attestAuthority(path)).ok).toBe(true);
  });

  test('answers CHAIN_UNAVAILABLE when the chain does not answer (D-223)', async () => {
    const { authority, attestation } = await granted();
    const blob = await signForSafe(acme.safe, digestOf(attestation.message as unknown as Message), keysOf(two()));
    const broken = await startTestService({
      databaseUrl: service.databaseUrl,
      chain: { kind: 'off', reason: 'the chain is away' },
    });
    try {
      const answer = await fetch(`${broken.url}/v1/members/${ada.id}/authorities/${authority.id}/attest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${acme.token}` },
        body: JSON.stringify({ signature: blob }),
      });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'CHAIN_UNAVAILABLE']);
    } finally {
      await broken.stop();
    }
    expect((await attest(authority.id, blob)).ok).toBe(true);
  });

  test('a policy is attested like a grant; a second attestation is 400, and a new version voids it (R113, R114, R237, R238, D-224, D-227)', async () => {
    const rules = { maximumAmountUsd: '10000', approvals: [{ aboveUsd: '20', minimumApprovals: 1 }] };
    const noPolicy = `0x${'11'.repeat(65)}`;
    expect(refusal(await acme.session.attestPaymentPolicy({ signature: noPolicy }))).toEqual({
      code: 'PAYMENT_POLICY_NOT_FOUND',
      statusCode: 404,
    });
    const first = await acme.session.setPaymentPolicy({ rules }).unwrap();
    expect(first.attestation.message).toMatchObject({
      kind: 'PAYMENT_POLICY',
      schemaVersion: 'service/credential/PAYMENT_POLICY/v1',
      expiresAt: '0',
      subjectDid: first.attestation.message.orgDid,
    });
    const digest = digestOf(first.attestation.message as unknown as Message);
    const tooFew = await signForSafe(acme.safe, digest, keysOf(two()).slice(0, 1));
    expect(refusal(await acme.session.attestPaymentPolicy({ signature: tooFew })).code).toBe('ORG_ATTESTATION_INVALID');
    const blob = await kitBlob(two(), first.attestation.message as unknown as Message);
    const { policy, credential } = await acme.session.attestPaymentPolicy({ signature: blob }).unwrap();
    expect(policy).toMatchObject({ policyId: first.policyId, version: 1, credentialId: credential.id });
    expect(credential).toMatchObject({
      kind: 'PAYMENT_POLICY',
      subjectType: 'TENANT',
      subjectId: acme.tenantId,
      status: 'ACTIVE',
      credentialHash: first.attestation.message.docHash,
      issuerKind: 'ORGANIZATION',
    });
    expect(refusal(await acme.session.attestPaymentPolicy({ signature: blob }))).toEqual({
      code: 'PAYMENT_POLICY_ALREADY_ATTESTED',
      statusCode: 400,
    });
    const second = await acme.session.setPaymentPolicy({ rules }).unwrap();
    expect(second).toMatchObject({ policyId: first.policyId, version: 2, credentialId: null });
    expect(refusal(await acme.session.attestPaymentPolicy({ signature: blob })).code).toBe('ORG_ATTESTATION_INVALID');
    expect(await acme.api.getCredential({ id: credential.id }).unwrap()).toMatchObject({
      status: 'REVOKED',
      revokedReason: 'POLICY_CHANGED',
    });
    const { versions } = await acme.session.listPaymentPolicyVersions().unwrap();
    expect(versions.map(({ version, status, credentialId }) => [version, status, credentialId])).toEqual([
      [2, 'ACTIVE', null],
      [1, 'SUPERSEDED', credential.id],
    ]);
  });

  test('a member whose signer is a contract signs votes by EIP-1271 (R241, D-217)', async () => {
    const tenant = await organization(service, 'Acme Votes By Contract');
    await tenant.fund('100.00');
    await tenant.session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] } }).unwrap();
    const recipient = await payable(service, 'Paid By Contract', '+15550106677');
    const voter = await approver(service, tenant);
    await service.pool.owner('members').where({ id: voter.id }).update({ signer_address: tenant.safe });
    const { paymentId, approvalRequestId } = await tenant.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '1.00' })
      .unwrap();
    const id = approvalRequestId ?? '';
    const text = (decision: string) =>
      [
        ...['Service approval vote', `request: ${id}`, `payment: ${paymentId}`],
        ...[`decision: ${decision}`, `member: ${voter.id}`],
      ].join('\n');
    const owners = keysOf(tenant.owners.slice(0, 2));
    const blob = (decision: string) => signForSafe(tenant.safe, hashMessage(text(decision)), owners);
    const forged = [
      await blob('REJECT'),
      await signForSafe(tenant.safe, hashMessage(text('APPROVE')), owners.slice(0, 1)),
      await keysOf([voter])[0]?.signMessage({ message: text('APPROVE') }),
    ];
    for (const signature of forged) {
      expect(refusal(await voter.session.signApproval({ id, signature: signature ?? '' }))).toEqual({
        code: 'APPROVAL_SIGNATURE_INVALID',
        statusCode: 400,
      });
    }
    const voted = await voter.session.signApproval({ id, signature: await blob('APPROVE') }).unwrap();
    expect(voted.status).toBe('APPROVED');
  });

  test('a member without a signer votes by the session alone, and cannot sign (R249, D-216)', async () => {
    const tenant = await service.signUp('Acme Without Signers');
    await tenant.fund('100.00');
    await tenant.session.setPaymentPolicy({ rules: { approvals: [{ aboveUsd: '0', minimumApprovals: 1 }] } }).unwrap();
    const recipient = await payable(service, 'Paid Without Signers', '+15550106688');
    const voter = await approver(service, tenant);
    await service.pool.owner('members').where({ id: voter.id }).update({ signer_address: null });
    const { approvalRequestId } = await tenant.api
      .createOfframpPayment({ phone: recipient.phone, amountUsd: '1.00' })
      .unwrap();
    const id = approvalRequestId ?? '';
    expect(refusal(await voter.session.signApproval({ id, signature: `0x${'11'.repeat(65)}` }))).toEqual({
      code: 'NO_SIGNER_ADDRESS',
      statusCode: 400,
    });
    expect((await voter.session.signApproval({ id })).ok).toBe(true);
  });
});
