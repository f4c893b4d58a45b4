import { describe, expect, test } from 'vitest';
import {
  approvalMessage,
  approvalText,
  enrollmentMessage,
  enrollmentText,
} from '../../../../src/domains/protection/rules/approval-text.ts';
import {
  answersBy,
  countsNow,
  isSent,
  mustStay,
  SENDS,
  usableAtOf,
  waitToResend,
  waitToSend,
} from '../../../../src/domains/protection/rules/factor-rules.ts';
import { shownTarget, targetIndexOf, textOfTarget } from '../../../../src/domains/protection/rules/payee-target.ts';
import { refuseRedemption } from '../../../../src/domains/protection/rules/redemption.ts';
import { changedSettings, DEFAULTS, weakens } from '../../../../src/domains/protection/rules/settings.ts';
import { newTotpSecret, otpauthUri, totpStep } from '../../../../src/domains/protection/rules/totp.ts';
import { needsApproval, refusePayee } from '../../../../src/domains/protection/rules/transfer.ts';

const AT = new Date('2026-03-02T09:00:00.000Z');
const plus = (ms: number): Date => new Date(AT.getTime() + ms);

describe('TOTP (D-351)', () => {
  // RFC 6238, appendix B: the secret 12345678901234567890, its codes cut to six digits.
  const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const codes = [
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
    [20000000000, '353130', 666666666],
  ] as const;

  test.each(codes)('gives at second %d the code %s of step %d (RFC 6238)', (second, code, step) => {
    expect(totpStep(SECRET, code, new Date(second * 1000), null)).toBe(step);
  });

  test('accepts a code of the step before and the step after, and none further away', () => {
    const [[second, code, step]] = codes;
    const at = (steps: number) => totpStep(SECRET, code, new Date((second + steps * 30) * 1000), null);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined]);
  });

  test('moves the window with its step, to the millisecond', () => {
    const [, , [, code, step]] = codes;
    const first = (step - 1) * 30_000;
    expect(totpStep(SECRET, code, new Date(first - 1), null)).toBeUndefined();
    expect(totpStep(SECRET, code, new Date(first), null)).toBe(step);
    expect(totpStep(SECRET, code, new Date(first + 90_000 - 1), null)).toBe(step);
    expect(totpStep(SECRET, code, new Date(first + 90_000), null)).toBeUndefined();
  });

  test('accepts neither a used step nor an earlier one', () => {
    const [, , [second, code, step]] = codes;
    const given = (last: number | null) => totpStep(SECRET, code, new Date(second * 1000), last);
    expect([given(step - 1), given(step), given(step + 1), given(null)]).toEqual([step, undefined, undefined, step]);
  });

  test('makes a new secret of 20 bytes each time, in base32 without padding', () => {
    const secrets = new Set(Array.from({ length: 50 }, newTotpSecret));
    expect(secrets.size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('escapes the names in the address for an authenticator', () => {
    expect(otpauthUri('ABC', 'ada+x@acme.example', 'My Service')).toBe(
      'otpauth://totp/My%20Service:ada%2Bx%40acme.example?secret=ABC&issuer=My%20Service',
    );
  });
});

describe('texts (D-352, D-357, D-478)', () => {
  const approved = {
    amountBaseUnits: 25_500_000n,
    destinationAddress: '+*******4567',
    destinationLabel: 'Blue Harbor',
    operation: 'createPayment',
  };
  const nothing = { amountBaseUnits: null, destinationAddress: null, destinationLabel: null };
  const settings = { ...nothing, operation: 'updateProtectionSettings' };
  const member = { ...nothing, operation: 'createMember' };

  test('name the amount and the payee in the message, by its label or as it is shown', () => {
    const end = 'If you did not start this, do not share it.';
    expect(approvalMessage('Pay', '123456', approved)).toBe(
      `Pay: code 123456 approves 25.50 USD to Blue Harbor. ${end}`,
    );
    expect(approvalMessage('Pay', '123456', { ...approved, destinationLabel: null })).toBe(
      `Pay: code 123456 approves 25.50 USD to +*******4567. ${end}`,
    );
    expect(approvalMessage('Pay', '123456', settings)).toContain('approves this change: protection settings.');
    expect(approvalMessage('Pay', '123456', member)).toContain('approves this change: create member.');
    expect(enrollmentMessage('Pay', '123456')).toBe(
      `Pay: code 123456 adds this address as a two-factor method. ${end}`,
    );
  });

  test('name the approved use in the signed text', () => {
    expect(approvalText('Pay', 'tfc_1', approved)).toBe(
      'Pay transfer approval\nchallenge: tfc_1\namount: 25.50 USD\ndestination: +*******4567',
    );
    expect(approvalText('Pay', 'tfc_1', settings)).toBe(
      'Pay transfer approval\nchallenge: tfc_1\nchange: protection settings',
    );
    expect(approvalText('Pay', 'tfc_1', member)).toBe('Pay transfer approval\nchallenge: tfc_1\nchange: create member');
    expect(enrollmentText('Pay', 'fac_1', '0xAb')).toBe('Pay factor enrollment\nfactor: fac_1\nsigner: 0xAb');
  });
});

describe('payees (D-345, D-356)', () => {
  const vault = { blindIndex: (purpose: string, value: string) => `${purpose}/${value}` };

  test.each([
    [{ kind: 'PHONE', phone: '+15550104567' }, '+15550104567', '+*******4567'],
    [{ kind: 'EMAIL', email: 'a@b.example' }, 'a@b.example', 'a***@b.example'],
    [{ kind: 'DID', did: 'did:payid:1' }, 'did:payid:1', 'did:payid:1'],
    [{ kind: 'HANDLE', handle: 'blue' }, 'blue', 'did:web:pay.example%3A8080:blue'],
    [{ kind: 'ADDRESS', address: '0xAb', chainId: 7 }, '7:0xAb', '0xAb'],
  ] as const)('a target has its text, its shown form and its index: %j', (target, text, shown) => {
    expect(textOfTarget(target)).toBe(text);
    expect(shownTarget(target, 'pay.example:8080')).toBe(shown);
    expect(targetIndexOf(vault, target)).toBe(`contact/${target.kind}:${text}`);
  });

  test('a payee is accepted when it is the tenant’s own, or saved and past its cooling-off', () => {
    const saved = { isOwn: false, availableAt: AT };
    expect(refusePayee({ isOwn: true, availableAt: null }, AT)).toBeUndefined();
    expect(refusePayee({ ...saved, isOwn: true }, plus(-1))).toBeUndefined();
    expect(refusePayee({ ...saved, availableAt: null }, AT)?.code).toBe('NEW_PAYEE_NOT_SAVED');
    expect(refusePayee(saved, AT)).toBeUndefined();
    expect(refusePayee(saved, plus(-1))).toMatchObject({
      code: 'PAYEE_COOLING_OFF',
      details: { availableAt: AT.toISOString(), secondsRemaining: 1 },
    });
    expect(refusePayee(saved, plus(-1001))?.details).toMatchObject({ secondsRemaining: 2 });
  });

  test('a payment needs approval from the threshold on, and always when it has no amount', () => {
    const asks = (amountBaseUnits: bigint | null) => needsApproval({ thresholdBaseUnits: 25n }, { amountBaseUnits });
    expect([24n, 25n, 26n, null].map(asks)).toEqual([false, true, true, true]);
    expect(needsApproval({ thresholdBaseUnits: 0n }, { amountBaseUnits: 0n })).toBe(true);
  });
});

describe('redemption (D-346)', () => {
  const context = {
    memberId: 'mem_1',
    bindingSha256: 'b',
    amountBaseUnits: 5n,
    destinationAddress: 'd',
    satisfiedFactorIds: ['fac_1'],
    expiresAt: plus(1),
  };
  const replay = {
    memberId: 'mem_1',
    bindingSha256: 'b',
    amountBaseUnits: 5n,
    destinationAddress: 'd',
    requiredFactors: 1,
  };
  const judged = (challenge: object = {}, asked: object = {}, status = 'SATISFIED') =>
    refuseRedemption({ status, context: { ...context, ...challenge }, now: AT }, { ...replay, ...asked })?.code;

  test('accepts the satisfied challenge of the same request', () => {
    expect(judged()).toBeUndefined();
    expect(judged({}, { requiredFactors: 0 })).toBeUndefined();
  });

  test.each([
    ['another binding: a challenge that is not bound to the body would be let through', { bindingSha256: 'c' }],
    ['another amount', { amountBaseUnits: 6n }],
    ['no amount', { amountBaseUnits: null }],
    ['another destination', { destinationAddress: 'e' }],
  ])('refuses %s', (_what, asked) => {
    expect(judged({}, asked)).toBe('TWOFA_BINDING_MISMATCH');
    // Whatever state it is in.
    expect(judged({}, asked, 'REDEEMED')).toBe('TWOFA_BINDING_MISMATCH');
  });

  test.each(['PENDING', 'REDEEMED', 'CANCELLED', 'EXPIRED'])('refuses a challenge that is %s', (status) => {
    expect(judged({}, {}, status)).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
  });

  test('refuses another member’s challenge, one with too few answers, and an expired one', () => {
    expect(judged({}, { memberId: 'mem_2', bindingSha256: 'c' })).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    expect(judged({}, { requiredFactors: 2 })).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
    expect(judged({ expiresAt: AT })).toBe('TWOFA_CHALLENGE_NOT_REDEEMABLE');
  });
});

describe('factors (D-348, D-350, D-353)', () => {
  test('the first one is usable at once while protection is off, every other one after the cooling-off', () => {
    const at = (isFirst: boolean, enabled: boolean) => usableAtOf(AT, isFirst, { enabled, coolingOffSeconds: 60 });
    expect(at(true, false)).toEqual(AT);
    for (const [isFirst, enabled] of [
      [true, true],
      [false, false],
      [false, true],
    ] as const)
      expect(at(isFirst, enabled)).toEqual(plus(60_000));
  });

  test('are not usable before their verification', () => {
    expect(countsNow({ usableAt: null }, AT)).toBe(false);
  });

  test('answer by a code for e-mail and SMS, and by a signature for IDP_MFA', () => {
    const types = ['EMAIL', 'SMS', 'TOTP', 'IDP_MFA'] as const;
    expect(types.map(isSent)).toEqual([true, true, false, false]);
    expect(types.map(answersBy)).toEqual(['code', 'code', 'code', 'signature']);
  });

  test('are sent five codes, 30 seconds apart', () => {
    expect(waitToResend(0, null, AT)).toBe(0);
    expect(waitToResend(SENDS - 1, plus(-29_999), AT)).toBe(1);
    expect(waitToResend(SENDS - 1, plus(-30_001), AT)).toBe(0);
    expect(waitToResend(SENDS, plus(-30_001), AT)).toBeUndefined();
  });

  test('are sent a code after the longer wait of the hourly and the daily budget', () => {
    const sent = [plus(-1000), plus(-2000)];
    expect(waitToSend(sent, AT, { perHour: 2, perDay: 9 })).toBe(3_600_000 - 2000);
    expect(waitToSend(sent, AT, { perHour: 9, perDay: 2 })).toBe(86_400_000 - 2000);
    expect(waitToSend(sent, AT, { perHour: 3, perDay: 3 })).toBe(0);
  });

  test.each([
    [[], 1, true],
    [['EMAIL'], 1, true],
    [['EMAIL', 'SMS'], 1, true],
    [['TOTP'], 1, false],
    [['IDP_MFA', 'EMAIL'], 2, false],
    [['TOTP'], 2, true],
  ] as const)('when %j remain and %d are required, the factor has to stay: %s', (types, required, stays) => {
    expect(
      mustStay(
        types.map((type) => ({ type })),
        required,
      ),
    ).toBe(stays);
  });
});

describe('settings (D-340, D-341)', () => {
  const enabled = { ...DEFAULTS, enabled: true, thresholdBaseUnits: 20_000_000n, requiredFactors: 2 };

  test('keep their value for absent and null fields', () => {
    expect(changedSettings(enabled, {})).toEqual(enabled);
    const nothing = { enabled: null, coolingOffSeconds: null, thresholdUsd: null, requiredFactors: null };
    expect(changedSettings(enabled, nothing)).toEqual(enabled);
    const change = { enabled: false, coolingOffSeconds: 0, thresholdUsd: '0', requiredFactors: 1 };
    expect(changedSettings(enabled, change)).toEqual({
      enabled: false,
      coolingOffSeconds: 0,
      thresholdBaseUnits: 0n,
      requiredFactors: 1,
    });
  });

  test.each([
    ['0.000001', 1n],
    ['1.5', 1_500_000n],
    ['1000000000', 1_000_000_000_000_000n],
    ['1000000000.000001', undefined],
  ])('a threshold of %s is %s base units', (thresholdUsd, thresholdBaseUnits) => {
    const next = changedSettings(DEFAULTS, { thresholdUsd });
    if (thresholdBaseUnits === undefined) expect(next).toMatchObject({ field: 'thresholdUsd' });
    else expect(next).toMatchObject({ thresholdBaseUnits });
  });

  test('require a cooling-off of a day while protection is enabled', () => {
    expect(changedSettings(enabled, { coolingOffSeconds: 86_399 })).toEqual({
      field: 'coolingOffSeconds',
      message: 'must be at least 86400 while enabled',
    });
    expect(changedSettings(enabled, { coolingOffSeconds: 86_400 })).toMatchObject({ coolingOffSeconds: 86_400 });
    expect(changedSettings(enabled, { enabled: false, coolingOffSeconds: 5 })).toMatchObject({ coolingOffSeconds: 5 });
    const short = { ...DEFAULTS, coolingOffSeconds: 5 };
    expect(changedSettings(short, { enabled: true })).toMatchObject({ field: 'coolingOffSeconds' });
  });

  test('count as weaker when any field is weaker, and never while protection is off', () => {
    const weaker = [
      { enabled: false },
      { thresholdBaseUnits: 20_000_001n },
      { requiredFactors: 1 },
      { coolingOffSeconds: 86_399 },
    ];
    const stronger = { thresholdBaseUnits: 19_000_000n, requiredFactors: 3, coolingOffSeconds: 90_000 };
    expect(weakens(enabled, { ...enabled, ...stronger })).toBe(false);
    expect(weakens(enabled, enabled)).toBe(false);
    for (const change of weaker) {
      expect(weakens(enabled, { ...enabled, ...stronger, ...change }), Object.keys(change).join()).toBe(true);
      expect(weakens({ ...enabled, enabled: false }, { ...enabled, ...change })).toBe(false);
    }
  });
});
