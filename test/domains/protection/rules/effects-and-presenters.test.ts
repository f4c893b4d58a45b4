import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { effects as contactEffects } from '../../../../src/domains/protection/contact.effects.ts';
import { presentContact } from '../../../../src/domains/protection/contact.present.ts';
import { judgeAnswer, type Question } from '../../../../src/domains/protection/judge-answer.ts';
import {
  faultOfAnswer,
  isUsable,
  memberIdOf,
  notUsable,
  ownChallenge,
  ownFactor,
} from '../../../../src/domains/protection/own-factor.ts';
import { presentSettings } from '../../../../src/domains/protection/protection.present.ts';
import { codeHash, sendCode } from '../../../../src/domains/protection/send-code.ts';
import { effects as challengeEffects } from '../../../../src/domains/protection/twofa-challenge.effects.ts';
import {
  presentBound,
  presentChallenge,
  statusOfChallenge,
} from '../../../../src/domains/protection/twofa-challenge.present.ts';
import { effects as factorEffects } from '../../../../src/domains/protection/twofa-factor.effects.ts';
import { presentFactor } from '../../../../src/domains/protection/twofa-factor.present.ts';
import { freeSlot } from '../../../support/message-slot.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const plus = (ms: number): Date => new Date(AT.getTime() + ms);
const NOTHING = undefined as never;

describe('the audit log', () => {
  const challenge = {
    id: 'tfc_1',
    now: AT,
    context: { tenantId: 'ten_1', memberId: 'mem_1', operation: 'createPayment', destinationAddress: 'secret' },
  } as never;
  const noted = { kind: 'audit', resourceId: 'tfc_1', tenantId: 'ten_1' };
  const data = { memberId: 'mem_1', operation: 'createPayment' };

  test.each([
    ['recordOpened', 'opened'],
    ['recordSatisfied', 'satisfied'],
    ['recordRedeemed', 'redeemed'],
    ['recordCancelled', 'cancelled'],
    ['recordExpired', 'expired'],
  ] as const)('records the member and the purpose of a challenge, and not the payee: %s', (effect, what) => {
    const [one, ...more] = challengeEffects[effect](challenge, NOTHING);
    expect(one).toMatchObject({ ...noted, action: `twofa_challenge.${what}` });
    expect((one as { data?: object }).data).toEqual(data);
    expect(more).toEqual([]);
  });

  test('records which factor answered', () => {
    const [one] = challengeEffects.recordAnswer(challenge, { factorId: 'fac_1' } as never);
    expect(one).toMatchObject({ ...noted, action: 'twofa_challenge.answered' });
    expect((one as { data?: object }).data).toEqual({ ...data, factorId: 'fac_1' });
  });

  test('records the type of a factor, the time step of its proof and the cause of its end (D-430)', () => {
    const context = { tenantId: 'ten_1', memberId: 'mem_1', type: 'TOTP', lastTotpStep: 7, hint: 'secret' };
    const factor = { id: 'fac_1', context } as never;
    const about = { memberId: 'mem_1', type: 'TOTP' };
    const said = [
      factorEffects.recordEnrollment(factor, NOTHING),
      factorEffects.recordVerification(factor, NOTHING),
      factorEffects.recordRemoval(factor, { cause: 'asked' } as never),
    ].flatMap((writes) => writes as readonly { action: string; resourceId: string; tenantId: string; data: object }[]);
    expect(said.map(({ action, resourceId, tenantId, data: told }) => [action, resourceId, tenantId, told])).toEqual([
      ['twofa_factor.enrolled', 'fac_1', 'ten_1', about],
      ['twofa_factor.verified', 'fac_1', 'ten_1', { ...about, totpStep: 7 }],
      ['twofa_factor.removed', 'fac_1', 'ten_1', { ...about, cause: 'asked' }],
    ]);
  });

  test('records the kind of a contact, and not its target (D-430)', () => {
    const contact = {
      id: 'ctc_1',
      context: { tenantId: 'ten_1', kind: 'PHONE', availableAt: AT, masked: 'x' },
    } as never;
    const told = [contactEffects.recordSaved(contact, NOTHING), contactEffects.recordRemoved(contact, NOTHING)];
    expect(told.flat()).toMatchObject([
      { kind: 'audit', action: 'contact.saved', resourceId: 'ctc_1', tenantId: 'ten_1' },
      { kind: 'audit', action: 'contact.removed', resourceId: 'ctc_1', tenantId: 'ten_1' },
    ]);
    expect(told.flat().map((write) => (write as { data?: object }).data)).toEqual([
      { kind: 'PHONE', availableAt: AT.toISOString() },
      { kind: 'PHONE' },
    ]);
  });
});

describe('presented forms', () => {
  const bound = { amountBaseUnits: 1_500_000n, destinationAddress: 'd', destinationLabel: 'l' };
  const challenge = {
    id: 'tfc_1',
    status: 'PENDING',
    expiresAt: plus(1),
    requiredFactors: 2,
    satisfiedFactorIds: ['fac_1'],
    ...bound,
  } as never;

  test('shows subject, progress and factors of a challenge', () => {
    const factor = { id: 'fac_2', type: 'TOTP', hint: null } as const;
    expect(presentChallenge(challenge, [factor], AT)).toEqual({
      challengeId: 'tfc_1',
      status: 'PENDING',
      requiredFactors: 2,
      satisfiedFactors: 1,
      factors: [factor],
      amountUsd: '1.50',
      destinationAddress: 'd',
      destinationLabel: 'l',
      change: null,
      expiresAt: plus(1).toISOString(),
    });
    expect(presentChallenge(challenge, [], plus(1)).status).toBe('EXPIRED');
    const settings = { amountBaseUnits: null, destinationAddress: null, destinationLabel: null };
    expect(presentBound({ ...settings, operation: 'createMember' })).toEqual({
      amountUsd: null,
      destinationAddress: null,
      destinationLabel: null,
      change: 'create member',
    });
  });

  test('shows the final status of a challenge, also after its time', () => {
    const late = (status: 'PENDING' | 'SATISFIED' | 'REDEEMED' | 'CANCELLED' | 'EXPIRED') =>
      statusOfChallenge({ status, expiresAt: AT }, AT);
    expect(['PENDING', 'SATISFIED', 'REDEEMED', 'CANCELLED', 'EXPIRED'].map((one) => late(one as 'PENDING'))).toEqual([
      ...['EXPIRED', 'EXPIRED', 'REDEEMED', 'CANCELLED', 'EXPIRED'],
    ]);
    expect(statusOfChallenge({ status: 'SATISFIED', expiresAt: plus(1) }, AT)).toBe('SATISFIED');
  });

  test('shows a factor without its secrets, and whether it counts now', () => {
    const factor = {
      id: 'fac_1',
      type: 'EMAIL',
      status: 'VERIFIED',
      label: 'Mail',
      hint: 'a***@b.example',
      createdAt: AT,
      verifiedAt: plus(1),
      usableAt: plus(2),
      lastUsedAt: plus(3),
      otpHash: 'x',
      targetCiphertext: 'x',
    } as never;
    const shown = {
      id: 'fac_1',
      type: 'EMAIL',
      status: 'VERIFIED',
      label: 'Mail',
      hint: 'a***@b.example',
      verifiedAt: plus(1).toISOString(),
      usableAt: plus(2).toISOString(),
      lastUsedAt: plus(3).toISOString(),
      createdAt: AT.toISOString(),
    };
    expect(presentFactor(factor, plus(1))).toEqual({ ...shown, usableNow: false });
    expect(presentFactor(factor, plus(2))).toEqual({ ...shown, usableNow: true });
    const pending = { status: 'PENDING', verifiedAt: null, usableAt: null, lastUsedAt: null, createdAt: AT } as never;
    expect(presentFactor(pending, AT)).toMatchObject({
      status: 'PENDING',
      verifiedAt: null,
      usableAt: null,
      lastUsedAt: null,
      usableNow: false,
    });
  });

  test('shows a contact masked, and the amounts of the settings as text', () => {
    const contact = { id: 'ctc_1', label: 'l', kind: 'PHONE', masked: '+***', availableAt: plus(1), createdAt: AT };
    const stored = { ...contact, targetIndex: 'x', targetCiphertext: 'x' } as never;
    const [availableAt, createdAt] = [plus(1).toISOString(), AT.toISOString()];
    expect(presentContact(stored)).toEqual({ ...contact, availableAt, createdAt });
    const settings = { enabled: true, coolingOffSeconds: 5, requiredFactors: 2 };
    expect(presentSettings({ ...settings, thresholdBaseUnits: 20_500_000n }, AT)).toEqual({
      ...settings,
      thresholdUsd: '20.50',
      updatedAt: AT.toISOString(),
    });
  });
});

const vault = {
  blindIndex: (purpose: string, text: string) => `${purpose}/${text}`,
  encrypt: (text: string) => `sealed ${text}`,
  decrypt: (text: string) => text.replace('sealed ', ''),
};

describe('an answer (D-348, D-351, D-352)', () => {
  const open = { otpHash: codeHash(vault, 'use', '123456'), expiresAt: plus(1) };
  const question = (more: Partial<Question> = {}): Question => ({
    open,
    use: 'use',
    text: 'sign me',
    now: AT,
    ...more,
  });
  const factor = (type: 'EMAIL' | 'TOTP' | 'IDP_MFA', more: object = {}) => ({
    type,
    secretCiphertext: null,
    signerAddress: null,
    lastTotpStep: null,
    ...more,
  });
  const email = (code: string, more: Partial<Question> = {}) =>
    judgeAnswer(vault, factor('EMAIL'), { code }, question(more));

  test('accepts the newest code of this use, in time', async () => {
    expect(await email('123456')).toEqual({ totpStep: null });
    expect(await email('123457')).toBeUndefined();
    expect(await email('123456', { use: 'another' })).toBeUndefined();
    expect(await email('123456', { now: plus(1) })).toBeUndefined();
    expect(await email('123456', { open: null })).toBeUndefined();
  });

  test('accepts a code of the authenticator’s secret, once in a step', async () => {
    // RFC 6238, appendix B.
    const secretCiphertext = 'sealed GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const now = new Date(59_000);
    const answer = (code: string, lastTotpStep: number | null = null) =>
      judgeAnswer(vault, factor('TOTP', { secretCiphertext, lastTotpStep }), { code }, question({ now, open: null }));
    expect(await answer('287082')).toEqual({ totpStep: 1 });
    expect(await answer('287082', 1)).toBeUndefined();
    expect(await answer('287083')).toBeUndefined();
  });

  test('accepts the signer’s own signature of the exact text', async () => {
    const signer = privateKeyToAccount(`0x${'22'.repeat(32)}`);
    const answer = (signature: string, signerAddress: string | null = signer.address) =>
      judgeAnswer(vault, factor('IDP_MFA', { signerAddress }), { signature }, question());
    const signature = await signer.signMessage({ message: 'sign me' });
    expect(await answer(signature)).toEqual({ totpStep: null });
    expect(await answer(signature, `0x${'33'.repeat(20)}`)).toBeUndefined();
    expect(await answer(signature, null)).toBeUndefined();
    expect(await answer(await signer.signMessage({ message: 'sign that' }))).toBeUndefined();
    expect(await answer(`0x${'ff'.repeat(65)}`)).toBeUndefined();
  });
});

describe('sending a code (D-348, D-357)', () => {
  test.each([
    ['EMAIL', 'email', 'a@b.example'],
    ['SMS', 'sms', '+15550104567'],
  ] as const)('sends six digits by %s, bound to their use, and counts every budget', async (type, channel, to) => {
    const { otpHash, expiresAt, writes } = sendCode(vault as never, {
      tenantId: 'ten_1',
      type,
      to,
      purpose: 'TWOFA_OTP',
      use: 'tfc_1:fac_1',
      now: AT,
      body: (code: string) => `your code: ${code}`,
      countedOn: ['approve:mem_1', 'enroll:x'],
      slot: await freeSlot(to, AT),
    });
    expect(expiresAt).toEqual(plus(600_000));
    const text = JSON.stringify(writes, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
    const code = /your code: (\d{6})\b/.exec(text)?.[1] ?? '';
    expect(otpHash).toBe(`twofa_code/tfc_1:fac_1:${code}`);
    expect(text).toContain(`"channel":"${channel}"`);
    const counted = writes.filter((write) => write.kind === 'insert' && write.table === 'twofa_code_sends');
    expect(counted.map((write) => (write as unknown as { row: object }).row)).toEqual([
      { id: expect.stringMatching(/^msg_/), tenantId: 'ten_1', subject: 'approve:mem_1', sentAt: AT },
      { id: expect.stringMatching(/^msg_/), tenantId: 'ten_1', subject: 'enroll:x', sentAt: AT },
    ]);
  });
});

describe('the owner of factors and challenges (D-346, D-349)', () => {
  const caller = { memberId: 'mem_1' };
  const tools = (found: object | undefined) => ({ caller, aggregate: async () => found }) as never;
  const factor = (status: string, more: object = {}) => ({
    status,
    now: AT,
    context: { memberId: 'mem_1', enrollBy: plus(1), usableAt: AT, type: 'EMAIL', ...more },
  });

  test('finds only the member’s own factors and challenges that still stand', async () => {
    const found = async (one: object | undefined) => (await ownFactor(tools(one), 'fac_1')) !== undefined;
    expect(await found(factor('VERIFIED'))).toBe(true);
    expect(await found(factor('PENDING'))).toBe(true);
    expect(await found(undefined)).toBe(false);
    expect(await found(factor('VERIFIED', { memberId: 'mem_2' }))).toBe(false);
    expect(await found(factor('REMOVED'))).toBe(false);
    expect(await found(factor('PENDING', { enrollBy: AT }))).toBe(false);
    expect(await found(factor('VERIFIED', { enrollBy: AT }))).toBe(true);
    expect(await ownChallenge(tools({ context: { memberId: 'mem_1' } }), 'tfc_1')).toBeDefined();
    expect(await ownChallenge(tools({ context: { memberId: 'mem_2' } }), 'tfc_1')).toBeUndefined();
    expect(await ownChallenge(tools(undefined), 'tfc_1')).toBeUndefined();
  });

  test('accepts an answer only from a usable factor, in the form of its type', () => {
    expect(isUsable(factor('VERIFIED') as never)).toBe(true);
    expect(isUsable(factor('VERIFIED', { usableAt: plus(1) }) as never)).toBe(false);
    expect(isUsable(factor('PENDING') as never)).toBe(false);
    const signing = factor('VERIFIED', { type: 'IDP_MFA' }) as never;
    expect(faultOfAnswer(signing, { signature: '0x' })).toBeUndefined();
    expect(faultOfAnswer(signing, { code: '1' })).toEqual({
      errors: [{ path: '/body/signature', message: 'is what a factor of type IDP_MFA answers by', rule: 'kind' }],
    });
    expect(faultOfAnswer(factor('VERIFIED') as never, { signature: '0x' })?.errors[0]?.path).toBe('/body/code');
    expect(notUsable('m')).toEqual({ errors: [{ path: '/body/factorId', message: 'm', rule: 'factor' }] });
  });

  test('throws for a session without a member', () => {
    expect(memberIdOf({ caller } as never)).toBe('mem_1');
    expect(() => memberIdOf({ caller: { memberId: null } } as never)).toThrow(
      'a session of a tenant acts for a member',
    );
  });
});
