import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../../src/app/config.ts';
import {
  presentStartedBinding,
  presentWalletBinding,
  type WalletBindingRecord,
} from '../../../../src/domains/identity/bindings/wallet-binding.present.ts';
import { effects as anchorEffects } from '../../../../src/domains/identity/credential-anchor.effects.ts';
import { anchorKey, concludeAnchor } from '../../../../src/domains/identity/credentials/conclude-anchor.ts';
import { trustedIssuers } from '../../../../src/domains/identity/credentials/issuer.ts';
import { presentIdentity } from '../../../../src/domains/identity/handles/identity.present.ts';
import { recordStart, storedClient } from '../../../../src/domains/identity/verification/start-verification.ts';
import { presentVerificationClient } from '../../../../src/domains/identity/verification/verification-session.present.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const root = `0x${'ab'.repeat(32)}`;

/** An aggregate that notes what it is sent. */
function noting(status: string, context: object = {}) {
  const sent: unknown[] = [];
  const aggregate = {
    id: 'x',
    status,
    now: at,
    context,
    send: async (type: string, payload?: object) => {
      sent.push(payload === undefined ? type : [type, payload]);
    },
  };
  return { sent, aggregate: aggregate as never };
}

describe('an anchor', () => {
  test('is one transaction, whose data is the root, and which wakes its worker when it has ended', () => {
    const context = { tenantId: 'ten_a', credentialId: 'cred_a', claims: [], root, txHash: null, anchoredAt: null };
    const [call, record] = anchorEffects.submitRoot({ id: 'anc_a', now: at, context } as never, undefined as never);
    expect(call).toMatchObject({
      kind: 'insert',
      table: 'chain_transactions',
      onConflict: 'ignore',
      row: {
        key: 'credential-anchor:anc_a',
        toAddress: '0x5afeba0000000000000000000000000000000002',
        data: root,
        value: 0n,
        wakes: { topic: 'identity.anchor', key: 'anc_a', payload: { anchorId: 'anc_a' }, whenSettled: true },
      },
    });
    expect(record).toMatchObject({ kind: 'audit', action: 'credential.anchor_submitted', resourceId: 'cred_a' });
    expect(anchorKey('anc_b')).toBe('credential-anchor:anc_b');
  });

  test.each([
    ['SUBMITTED', 'CONFIRMED', '0x1', [['CONFIRM', { txHash: '0x1', at }]]],
    ['SUBMITTED', 'CONFIRMED', null, []],
    ['SUBMITTED', 'REVERTED', '0x1', ['FAIL']],
    ['SUBMITTED', 'FAILED', null, ['FAIL']],
    ['SUBMITTED', 'SENT', '0x1', []],
    ['SUBMITTED', 'QUEUED', null, []],
    ['ANCHORED', 'CONFIRMED', '0x1', []],
    ['ANCHORED', 'FAILED', null, []],
    ['FAILED', 'CONFIRMED', '0x1', []],
  ] as const)(
    'that is %s is concluded with a transaction that is %s with hash %s',
    async (status, state, hash, expected) => {
      const { sent, aggregate } = noting(status);
      await concludeAnchor(aggregate, { state, hash });
      expect(sent).toEqual(expected);
    },
  );
});

describe('a verification that begins', () => {
  const vault = { encrypt: (text: string) => `sealed ${text}`, decrypt: (text: string) => text.replace('sealed ', '') };
  const client = (provider: string) => ({ provider, sessionRef: 'r', token: 't', templateId: 'x', environmentId: 'e' });

  test('keeps a vendor’s token sealed and the mock’s as it is, and shows both', () => {
    expect(storedClient(client('vendor'), vault).token).toBe('sealed t');
    expect(storedClient(client('mock'), vault)).toEqual(client('mock'));
    expect(presentVerificationClient(storedClient(client('vendor'), vault), vault)).toEqual(client('vendor'));
    expect(presentVerificationClient(client('mock'), { decrypt: () => 'opened' })).toEqual(client('mock'));
  });

  test('is started or refused once, and neither when the vendor does not answer', async () => {
    const started = { kind: 'started', client: client('mock') } as const;
    const told = async (status: string, begun: object | null, answer: Parameters<typeof recordStart>[1]) => {
      const { sent, aggregate } = noting(status, { client: begun });
      await recordStart(aggregate, answer, vault);
      return sent;
    };
    expect(await told('CREATED', null, started)).toEqual([['START', { client: client('mock') }]]);
    expect(await told('CREATED', client('mock'), started)).toEqual([]);
    expect(await told('EXPIRED', null, started)).toEqual([]);
    expect(await told('CREATED', null, { kind: 'unknown', reason: 'x' })).toEqual([]);
    expect(await told('CREATED', null, { kind: 'refused', reason: 'x' })).toEqual([['END', { outcome: 'ERROR', at }]]);
    expect(await told('CREATED', client('mock'), { kind: 'refused', reason: 'x' })).toEqual([]);
  });
});

describe('what is shown', () => {
  const binding: WalletBindingRecord = {
    id: 'bnd_a',
    status: 'PENDING',
    tenantId: 'ten_a',
    identityId: 'idn_a',
    chainFamily: 'EVM',
    chainId: 1,
    walletAddress: '0xA',
    walletType: 'EOA',
    controllerType: 'SELF',
    verificationMethod: 'SIGNATURE_CHALLENGE',
    predecessorId: 'bnd_0',
    challenge: 'sign me',
    challengeExpiresAt: at,
    verifiedAt: null,
    validFrom: null,
    validUntil: at,
  };

  test('shows the challenge of a binding only to its starter, and never its predecessor', () => {
    const shown = {
      id: 'bnd_a',
      status: 'PENDING',
      identityId: 'idn_a',
      chainFamily: 'EVM',
      chainId: 1,
      walletAddress: '0xA',
      walletType: 'EOA',
      controllerType: 'SELF',
      verificationMethod: 'SIGNATURE_CHALLENGE',
      validFrom: null,
      validUntil: at.toISOString(),
      verifiedAt: null,
    };
    expect(presentWalletBinding(binding)).toEqual({ ...shown, challenge: null });
    expect(presentStartedBinding(binding)).toEqual({ ...shown, challenge: 'sign me' });
  });

  test('shows level and account of an identity', () => {
    const identity = {
      id: 'idn_a',
      did: 'did:subject:idn_a',
      identityType: 'BUSINESS',
      status: 'ACTIVE',
      subjectType: 'TENANT',
      subjectId: 'ten_a',
      primarySmartAccountId: 'wal_a',
    } as const;
    expect(presentIdentity({ ...identity, createdAt: at, credential: 'SUBSTANTIAL', isBound: true })).toEqual({
      ...identity,
      credentialAssuranceLevel: 'HIGH',
      createdAt: at.toISOString(),
    });
  });
});

describe('the keys whose signatures count as the platform’s (D-326)', () => {
  test('are the current key, and earlier keys in whatever case they were given', () => {
    const config = parseConfig({ TRUSTED_ISSUERS: '0xffcf8fdee72ac11b5c542428b35eef5769c409f0' });
    const trusted = trustedIssuers(config);
    expect(trusted.size).toBe(2);
    expect(trusted.has('0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0')).toBe(true);
    expect(trustedIssuers(parseConfig({})).size).toBe(1);
  });
});
