import { describe, expect, test } from 'vitest';
import { contactOf } from '../../../../src/domains/identity/aliases/contact.ts';
import { presentPhoneAlias } from '../../../../src/domains/identity/aliases/phone-alias.present.ts';
import { aliasCode, aliasCodeHash } from '../../../../src/domains/identity/aliases/send-alias-code.ts';
import { effects as credentialEffects } from '../../../../src/domains/identity/credential.effects.ts';
import {
  presentCredential,
  presentCredentialStatus,
} from '../../../../src/domains/identity/credentials/credential.present.ts';
import { effects as reservationEffects } from '../../../../src/domains/identity/did-reservation.effects.ts';
import { didDocument } from '../../../../src/domains/identity/handles/did-document.ts';
import { newReservation } from '../../../../src/domains/identity/handles/reserve-did.ts';
import { effects as aliasEffects } from '../../../../src/domains/identity/phone-alias.effects.ts';
import {
  followProvider,
  refreshByProvider,
} from '../../../../src/domains/identity/verification/advance-verification.ts';
import { presentVerificationSession } from '../../../../src/domains/identity/verification/verification-session.present.ts';
import { effects as sessionEffects } from '../../../../src/domains/identity/verification-session.effects.ts';
import { effects as bindingEffects } from '../../../../src/domains/identity/wallet-binding.effects.ts';
import { recordOf } from '../../../../src/platform/lifecycle/record.ts';
import { freeSlot } from '../../../support/message-slot.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const plus = (ms: number): Date => new Date(AT.getTime() + ms);
const iso = (ms: number): string => plus(ms).toISOString();
const NOTHING = undefined as never;
const view = (id: string, status: string, context: object) =>
  ({
    id,
    status,
    step: 3,
    now: AT,
    createdAt: AT,
    updatedAt: plus(1),
    context: { tenantId: 'ten_1', ...context },
  }) as never;

describe('a credential', () => {
  const context = {
    kind: 'BUSINESS_IDENTITY',
    subjectType: 'TENANT',
    subjectId: 'ten_1',
    subjectDid: 'did:subject:idn_1',
    legalName: 'Acme',
    issuedAt: AT,
    expiresAt: plus(2),
    revokedAt: plus(3),
    revokedReason: 'SUPERSEDED',
    docHash: '0x1',
    issuerKind: 'PLATFORM',
    statusRefreshedAt: plus(4),
    statusSource: 'PROVIDER',
    signature: 'x',
  };
  const shown = {
    id: 'cred_1',
    status: 'ACTIVE',
    kind: 'BUSINESS_IDENTITY',
    subjectType: 'TENANT',
    subjectId: 'ten_1',
    subjectDid: 'did:subject:idn_1',
    legalName: 'Acme',
    issuedAt: iso(0),
    expiresAt: iso(2),
    revokedAt: iso(3),
    revokedReason: 'SUPERSEDED',
    credentialHash: '0x1',
    issuerKind: 'PLATFORM',
  };
  const credential = view('cred_1', 'ACTIVE', context);

  test('shows no signature, and the source of its status', () => {
    const record = recordOf<'credential'>(credential);
    expect(record).toMatchObject({ id: 'cred_1', status: 'ACTIVE', createdAt: AT });
    expect(presentCredential(record)).toEqual(shown);
    expect(presentCredential({ ...record, expiresAt: null, revokedAt: null })).toEqual({
      ...shown,
      expiresAt: null,
      revokedAt: null,
    });
    expect(presentCredentialStatus(record)).toEqual({
      id: 'cred_1',
      status: 'ACTIVE',
      revokedReason: 'SUPERSEDED',
      statusRefreshedAt: iso(4),
      statusSource: 'PROVIDER',
    });
    expect(presentCredentialStatus({ ...record, statusRefreshedAt: null }).statusRefreshedAt).toBeNull();
  });

  test.each([
    ['announceIssued', 'issued', null],
    ['announceSuspended', 'suspended', 'ACTIVE'],
    ['announceRevoked', 'revoked', 'SUSPENDED'],
    ['announceExpired', 'expired', 'SUSPENDED'],
  ] as const)('tells its tenant and the log: %s', (effect, change, previousStatus) => {
    const writes = credentialEffects[effect](credential, { from: 'SUSPENDED' } as never);
    expect(writes).toMatchObject([
      {
        kind: 'notify',
        type: `credential.${change}`,
        resourceId: 'cred_1',
        parties: ['ten_1'],
        object: shown,
        previousStatus,
      },
      {
        kind: 'audit',
        action: `credential.${change}`,
        resourceId: 'cred_1',
        tenantId: 'ten_1',
        data: { kind: 'BUSINESS_IDENTITY', reason: 'SUPERSEDED' },
      },
    ]);
  });

  test('is audited when reinstated, and rechecks payments that wait for a business', () => {
    expect(credentialEffects.recordReinstatement(credential, NOTHING)).toMatchObject([
      { action: 'credential.reinstated' },
    ]);
    expect(credentialEffects.recheckPayments(credential, NOTHING)).toMatchObject([
      {
        kind: 'enqueue',
        topic: 'offramp.recheck',
        payload: { tenantId: 'ten_1', cause: 'credential' },
        key: 'ten_1:credential:cred_1:3',
        tenantId: 'ten_1',
      },
    ]);
    const person = view('cred_1', 'ACTIVE', { ...context, kind: 'PERSON_IDENTITY' });
    expect(credentialEffects.recheckPayments(person, NOTHING)).toEqual([]);
  });
});

describe('a phone alias', () => {
  const context = {
    phoneIndex: 'i',
    phoneMasked: '+***',
    verifiedAt: plus(1),
    reverifyBy: plus(2),
    phoneCiphertext: 'x',
  };
  const alias = view('pal_1', 'ACTIVE', context);
  const shown = {
    id: 'pal_1',
    phoneMasked: '+***',
    status: 'ACTIVE',
    verifiedAt: iso(1),
    reverifyBy: iso(2),
    createdAt: iso(0),
  };

  test('is shown by its mask', () => {
    expect(presentPhoneAlias(recordOf<'phone-alias'>(alias))).toEqual(shown);
    const pending = recordOf<'phone-alias'>(
      view('pal_1', 'PENDING', { ...context, verifiedAt: null, reverifyBy: null }),
    );
    expect(presentPhoneAlias(pending)).toEqual({ ...shown, status: 'PENDING', verifiedAt: null, reverifyBy: null });
  });

  test('replaces other aliases of its number when verified, and binds waiting claims', () => {
    expect(aliasEffects.replaceOthers(alias, { aliasIds: ['pal_2', 'pal_3'] } as never)).toEqual([
      { kind: 'send', machine: 'phone-alias', id: 'pal_2', type: 'REPLACE', payload: {} },
      { kind: 'send', machine: 'phone-alias', id: 'pal_3', type: 'REPLACE', payload: {} },
    ]);
    expect(aliasEffects.bindClaims(alias, NOTHING)).toMatchObject([
      {
        kind: 'enqueue',
        topic: 'claims.bind',
        payload: { phoneIndex: 'i', tenantId: 'ten_1', aliasId: 'pal_1' },
        key: 'pal_1:3',
        tenantId: 'ten_1',
      },
      {
        topic: 'dids.claim',
        payload: { contactKind: 'PHONE', contactIndex: 'i', tenantId: 'ten_1' },
        key: 'pal_1:3',
        tenantId: 'ten_1',
      },
    ]);
    expect(aliasEffects.recheckPayments(alias, NOTHING)).toMatchObject([
      {
        topic: 'offramp.recheck',
        payload: { tenantId: 'ten_1', cause: 'phone_alias' },
        key: 'ten_1:phone_alias:pal_1:3',
        tenantId: 'ten_1',
      },
    ]);
  });

  test.each([
    ['announceVerified', 'verified', 'PENDING'],
    ['announceReverification', 'reverification_required', 'ACTIVE'],
    ['announceReplaced', 'replaced', 'PENDING'],
  ] as const)('tells its tenant: %s', (effect, change, previousStatus) => {
    expect(aliasEffects[effect](alias, { from: 'PENDING' } as never)).toMatchObject([
      {
        kind: 'notify',
        type: `phone_alias.${change}`,
        resourceId: 'pal_1',
        parties: ['ten_1'],
        object: shown,
        previousStatus,
      },
    ]);
  });
});

describe('a wallet binding', () => {
  const binding = (predecessorId: string | null) =>
    view('bnd_1', 'ACTIVE', { predecessorId, walletAddress: '0xA', challenge: 'x', validFrom: AT });

  test('ends the one that it replaces', () => {
    expect(bindingEffects.rotatePredecessor(binding(null), { at: AT } as never)).toEqual([]);
    expect(bindingEffects.rotatePredecessor(binding('bnd_0'), { at: AT } as never)).toEqual([
      { kind: 'send', machine: 'wallet-binding', id: 'bnd_0', type: 'ROTATE', payload: { at: AT } },
    ]);
  });

  test.each([
    ['announceActive', 'active', 'PENDING'],
    ['announceRotated', 'rotated', 'ACTIVE'],
    ['announceRevoked', 'revoked', 'ACTIVE'],
  ] as const)('tells its tenant without its challenge: %s', (effect, change, previousStatus) => {
    expect(bindingEffects[effect](binding(null), { from: 'ACTIVE' } as never)).toMatchObject([
      {
        kind: 'notify',
        type: `wallet_binding.${change}`,
        resourceId: 'bnd_1',
        parties: ['ten_1'],
        previousStatus,
        object: { id: 'bnd_1', status: 'ACTIVE', walletAddress: '0xA', challenge: null, validFrom: iso(0) },
      },
    ]);
  });
});

describe('a reserved payment identity', () => {
  const reservation = (step: number, more: object = {}) =>
    ({
      ...(view('rsv_1', 'RESERVED', {
        did: 'did:payid:1',
        handle: null,
        reservedByTenantId: 'ten_1',
        claimedByTenantId: null,
        redirectsTo: null,
        ...more,
      }) as object),
      step,
    }) as never;

  test('is audited when it begins and when it gets its name, which enters the directory', () => {
    const log = (action: string, handle: string | null) => ({
      kind: 'audit',
      action,
      resourceId: 'rsv_1',
      tenantId: 'ten_1',
      data: { did: 'did:payid:1', handle },
    });
    expect(reservationEffects.reserveHandle(reservation(1), NOTHING)).toEqual([log('did_reservation.created', null)]);
    expect(reservationEffects.reserveHandle(reservation(2, { handle: 'blue' }), NOTHING)).toEqual([
      {
        kind: 'insert',
        table: 'directory_handles',
        onConflict: 'fail',
        row: { handle: 'blue', tenantId: null, reservationId: 'rsv_1', walletId: null, createdAt: AT, updatedAt: AT },
      },
      log('did_reservation.named', 'blue'),
    ]);
  });

  test('becomes the claimant’s, with the payments that wait for it', () => {
    const claimed = reservation(2, { claimedByTenantId: 'ten_2', redirectsTo: 'did:payid:2' });
    expect(reservationEffects.adoptDid(claimed, NOTHING)).toMatchObject([
      { kind: 'update', table: 'payment_identities', key: { tenantId: 'ten_2' }, patch: { did: 'did:payid:1' } },
    ]);
    expect(reservationEffects.recheckPayments(claimed, NOTHING)).toMatchObject([
      { topic: 'claims.bind-did', payload: { did: 'did:payid:1', tenantId: 'ten_2' }, key: 'rsv_1', tenantId: 'ten_2' },
      {
        kind: 'audit',
        action: 'did_reservation.claimed',
        resourceId: 'rsv_1',
        tenantId: 'ten_2',
        data: { did: 'did:payid:1', redirectsTo: 'did:payid:2' },
      },
    ]);
    expect(reservationEffects.adoptDid(reservation(2), NOTHING)).toEqual([]);
    expect(reservationEffects.recheckPayments(reservation(2), NOTHING)).toEqual([]);
  });

  test('begins with a DID that is derived from nothing, for the normalized contact (R230)', () => {
    const vault = {
      blindIndex: (kind: string, text: string) => `${kind}/${text}`,
      encrypt: (text: string) => `s ${text}`,
    };
    const phone = contactOf(vault as never, { phone: '+15550104567', email: 'a@b.example' });
    expect(phone).toEqual({
      kind: 'PHONE',
      index: 'phone/+15550104567',
      ciphertext: 's +15550104567',
      masked: '+*******4567',
    });
    const mail = contactOf(vault as never, { phone: null, email: 'Ada@B.example' });
    expect(mail).toEqual({
      kind: 'EMAIL',
      index: 'email/ada@b.example',
      ciphertext: 's ada@b.example',
      masked: 'a***@b.example',
    });
    expect([contactOf(vault as never, {}), contactOf(vault as never, { email: '' })]).toEqual([undefined, undefined]);
    if (phone === undefined) throw new Error('a phone is a contact');
    const begun = newReservation('ten_1', phone, 'blue');
    expect(begun).toEqual({
      reservedByTenantId: 'ten_1',
      claimedByTenantId: null,
      did: expect.stringMatching(/^did:payid:[0-9a-f]{64}$/),
      contactKind: 'PHONE',
      contactCiphertext: 's +15550104567',
      contactIndex: 'phone/+15550104567',
      contactMasked: '+*******4567',
      handle: 'blue',
      redirectsTo: null,
      claimedAt: null,
    });
    expect(newReservation('ten_1', phone, null).did).not.toBe(begun.did);
  });

  test('has a document with its DID and its subject, and nothing else (D-333)', () => {
    const payable = {
      did: 'did:payid:1',
      legalName: 'Acme',
      subjectDid: 'did:subject:1',
      createdAt: AT,
      payableAt: AT,
    };
    const document = { '@context': ['https://www.w3.org/ns/did/v1'], id: 'did:payid:1' };
    expect(didDocument(payable)).toEqual({ ...document, alsoKnownAs: ['did:subject:1'] });
    expect(didDocument({ ...payable, subjectDid: null })).toEqual({ ...document, alsoKnownAs: [] });
  });
});

test('an alias’s code is six digits, bound to it, valid for ten minutes, and counted on its number (D-107, D-108)', async () => {
  const vault = {
    blindIndex: (purpose: string, text: string) => `${purpose}/${text}`,
    encrypt: (text: string) => `s ${text}`,
  } as never;
  const order = { aliasId: 'pal_1', tenantId: 'ten_1', phone: '+15550104567', phoneIndex: 'i', now: AT };
  const { otpHash, otpExpiresAt, writes: writesIn } = aliasCode(vault, order);
  const writes = writesIn(await freeSlot(order.phone, AT));
  expect(otpExpiresAt).toEqual(plus(600_000));
  const text = JSON.stringify(writes);
  const code = /Your verification code is (\d{6})\. It is valid for 10 minutes\./.exec(text)?.[1] ?? '';
  expect(otpHash).toBe(`alias_code/pal_1:${code}`);
  expect(aliasCodeHash(vault, 'pal_1', code)).toBe(otpHash);
  for (const part of ['"channel":"sms"', '"purpose":"ALIAS_OTP"', 's +15550104567']) expect(text).toContain(part);
  expect(writes.at(-1)).toMatchObject({
    kind: 'insert',
    table: 'alias_code_sends',
    row: { tenantId: 'ten_1', phoneIndex: 'i', sentAt: AT },
  });
});

describe('a verification', () => {
  const requirements = [{ type: 'liveness', status: 'PENDING', subjectRef: 'mem_1' }];
  const context = {
    kind: 'KYC',
    subjectType: 'TENANT_MEMBER',
    subjectId: 'mem_1',
    legalName: 'Ada',
    country: null,
    requirements,
    credentialId: 'cred_1',
    client: { provider: 'vendor', token: 's t' },
    completedAt: plus(5),
  };
  const session = (status: string, more: object = {}) => view('vfs_1', status, { ...context, ...more });
  const shown = {
    id: 'vfs_1',
    kind: 'KYC',
    subjectType: 'TENANT_MEMBER',
    subjectId: 'mem_1',
    legalName: 'Ada',
    requirements,
    credentialId: 'cred_1',
    client: null,
    createdAt: iso(0),
    updatedAt: iso(1),
    completedAt: iso(5),
  };

  test('is audited from its beginning', () => {
    expect(sessionEffects.recordCreation(session('CREATED'), NOTHING)).toMatchObject([
      {
        kind: 'audit',
        action: 'verification_session.created',
        resourceId: 'vfs_1',
        tenantId: 'ten_1',
        data: { kind: 'KYC', subjectId: 'mem_1' },
      },
    ]);
  });

  test('issues its credential, which supersedes older ones', () => {
    expect(sessionEffects.issueCredential(session('VERIFIED'), { issuance: null } as never)).toEqual([]);
    const issuance = { credentialId: 'cred_2', context: { kind: 'PERSON_IDENTITY' }, supersedes: ['cred_0'] };
    expect(sessionEffects.issueCredential(session('VERIFIED'), { issuance } as never)).toEqual([
      {
        kind: 'send',
        machine: 'credential',
        id: 'cred_0',
        type: 'REVOKE',
        payload: { reason: 'SUPERSEDED', at: AT },
      },
      { kind: 'open', machine: 'credential', id: 'cred_2', context: { kind: 'PERSON_IDENTITY' } },
    ]);
  });

  test.each(['VERIFIED', 'REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'])('tells how it has ended: %s', (status) => {
    expect(sessionEffects.announceEnd(session(status), NOTHING)).toMatchObject([
      {
        kind: 'notify',
        type: `verification_session.${status.toLowerCase()}`,
        resourceId: 'vfs_1',
        parties: ['ten_1'],
        object: { ...shown, status },
        previousStatus: 'CREATED',
      },
    ]);
  });

  test('sends no event before its end, and shows its client token to its tenant only', () => {
    expect(() => sessionEffects.announceEnd(session('CREATED'), NOTHING)).toThrow('vfs_1 has not ended');
    const vault = { decrypt: (text: string) => text.replace('s ', '') };
    const stored = { ...context, tenantId: 'ten_1', id: 'vfs_1', status: 'CREATED', createdAt: AT, updatedAt: plus(1) };
    expect(presentVerificationSession(stored as never, vault)).toEqual({
      ...shown,
      status: 'CREATED',
      client: { provider: 'vendor', token: 't' },
    });
    const bare = { ...stored, client: null, completedAt: null } as never;
    expect(presentVerificationSession(bare, vault)).toMatchObject({ client: null, completedAt: null });
  });

  /** Notes what it is sent. */
  const noting = (status: string, more: object = {}, can = true) => {
    const sent: unknown[] = [];
    const send = async (...event: unknown[]) => void sent.push(event);
    return { sent, aggregate: { id: 'x', status, step: 3, now: AT, context: more, can: () => can, send } as never };
  };
  const told = (standing: string, ...passed: string[]) =>
    ({ kind: 'standing', standing, passed: new Set(passed) }) as never;

  test('follows its provider by ending or by meeting requirements, and ignores it once it has ended', async () => {
    const pending = ['a', 'b', 'c'].map((type) => ({ type, status: 'PENDING' }));
    const follow = async (status: string, news: never) => {
      const { sent, aggregate } = noting(status, { requirements: pending });
      await followProvider({} as never, aggregate, news);
      return sent;
    };
    expect(await follow('CREATED', told('DECLINED'))).toEqual([['END', { outcome: 'REJECTED', at: AT }]]);
    expect(await follow('CREATED', told('OPEN', 'a', 'b'))).toEqual([
      ['ADVANCE', { at: AT, issuance: null }],
      ['ADVANCE', { at: AT, issuance: null }],
    ]);
    expect(await follow('CREATED', told('OPEN', 'b'))).toEqual([]);
    for (const news of [told('DECLINED'), told('OPEN', 'a')]) expect(await follow('EXPIRED', news)).toEqual([]);
  });

  test('passes the provider’s status to its credential, except without an answer and after its end', async () => {
    const refresh = async (answer: object, status = 'ACTIVE', statusSource = 'PROVIDER', can = true) => {
      const { sent, aggregate } = noting(status, { statusSource }, can);
      expect(await refreshByProvider(aggregate, answer as never, 3)).toBe(true);
      return sent;
    };
    const looked = ['REFRESH', { at: AT }];
    expect(await refresh({ kind: 'unknown', reason: 'x' })).toEqual([]);
    expect(await refresh(told('DECLINED'), 'REVOKED', 'PROVIDER', false)).toEqual([]);
    expect(await refresh({ kind: 'unchanged' })).toEqual([looked]);
    expect(await refresh(told('APPROVED'))).toEqual([looked]);
    expect(await refresh(told('WITHDRAWN'))).toEqual([looked, ['REVOKE', { reason: 'PROVIDER', at: AT }]]);
    expect(await refresh(told('UNDER_REVIEW'))).toEqual([looked, ['PROVIDER_SUSPEND', { at: AT }]]);
    expect(await refresh(told('APPROVED'), 'SUSPENDED')).toEqual([looked, ['REINSTATE']]);
    expect(await refresh(told('APPROVED'), 'SUSPENDED', 'PLATFORM')).toEqual([looked]);
    for (const step of [2, 4, undefined]) {
      const { sent, aggregate } = noting('ACTIVE');
      expect(await refreshByProvider(aggregate, told('UNDER_REVIEW'), step)).toBe(false);
      expect(sent).toEqual([]);
    }
  });
});
