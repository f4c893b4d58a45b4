import { act, asked, byKey, bySession, codeTo, owner, start } from "./notation.js";
import { onboarded, tenant } from "./people.js";
const id = { id: '{{it}}' };
export const credential = {
    lifecycle: 'credential',
    id: 'it',
    owner: 'ownerKey',
    starts: [
        start('ACTIVE', [
            ...owner,
            ...onboarded('owner'),
            byKey('getVerificationSession', { id: '{{ownerVerification}}' }, { keep: { it: 'credentialId' } }),
        ]),
    ],
    acts: [
        ...['ACTIVE', 'SUSPENDED'].flatMap((state) => [
            act('REFRESH', state, state, [byKey('refreshCredential', id)]),
            act('REVOKE', state, 'REVOKED', [byKey('revokeTestCredential', id)]),
            act('EXPIRE', state, 'EXPIRED', [byKey('expireTestCredential', id)]),
        ]),
        act('SUSPEND', 'ACTIVE', 'SUSPENDED', [byKey('suspendTestCredential', id)]),
        act('PROVIDER_SUSPEND', 'ACTIVE', 'SUSPENDED', [byKey('suspendTestCredential', { ...id, source: 'PROVIDER' })]),
        act('REINSTATE', 'SUSPENDED', 'ACTIVE', [byKey('reinstateTestCredential', id)]),
    ],
    asks: asked('ownerKey', id, [
        'suspendTestCredential',
        'reinstateTestCredential',
        'revokeTestCredential',
        'expireTestCredential',
    ]),
};
export const emailAlias = {
    lifecycle: 'email-alias',
    id: 'it',
    owner: 'ownerKey',
    starts: [
        start('ACTIVE', [
            ...owner,
            bySession('createMember', { email: 'alias-{{unique}}@walk.test', role: 'ADMIN' }, { keep: { memberId: 'id' } }),
            { call: 'createTestSession', with: { memberId: '{{memberId}}' }, keep: { aliasSession: 'token' } },
            { call: 'createEmailAlias', as: 'aliasSession', with: {}, keep: { it: 'id' } },
        ]),
    ],
    acts: [act('REVOKE', 'ACTIVE', 'REVOKED', [byKey('revokeEmailAlias', id)])],
};
/** Another code than the one before, whose message is still in the inbox. */
const NEXT = { at: 'messages.0.code', isNot: '{{code}}' };
const received = [codeTo('ownerKey', '{{phone}}', 'ALIAS_OTP')];
const wrong = (code) => byKey('verifyPhoneAlias', { ...id, code }, { refused: 'ALIAS_OTP_INVALID' });
const replaced = [
    ...tenant('other'),
    { call: 'createPhoneAlias', as: 'otherKey', with: { phone: '{{phone}}' }, keep: { otherAlias: 'id' } },
    { ...codeTo('otherKey', '{{phone}}', 'ALIAS_OTP'), until: NEXT },
    { call: 'verifyPhoneAlias', as: 'otherKey', with: { id: '{{otherAlias}}', code: '{{code}}' } },
];
const OPEN = ['PENDING', 'REVERIFICATION_REQUIRED'];
const minute = byKey('advanceTestClock', { advanceSeconds: 61 });
const resend = byKey('resendPhoneAliasCode', id);
const newCode = { ...codeTo('ownerKey', '{{phone}}', 'ALIAS_OTP'), until: NEXT };
export const phoneAlias = {
    lifecycle: 'phone-alias',
    id: 'it',
    owner: 'ownerKey',
    starts: [
        start('PENDING', [...owner, byKey('createPhoneAlias', { phone: '{{phone}}' }, { keep: { it: 'id' } })], {
            sent: true,
        }),
    ],
    acts: [
        ...OPEN.flatMap((state) => [
            act('RESEND', state, state, [minute, ...received, resend, newCode], { when: { sent: true } }),
            // The one code in a million that is right by chance would be found as a difference.
            act('WRONG_CODE', state, state, [wrong('000000')], { when: { sent: true } }),
            act('VERIFY', state, 'ACTIVE', [...received, byKey('verifyPhoneAlias', { ...id, code: '{{code}}' })], {
                when: { sent: true },
                sets: { sent: false },
            }),
        ]),
        act('RESEND', 'REVERIFICATION_REQUIRED', 'REVERIFICATION_REQUIRED', [minute, resend, newCode], {
            when: { sent: false },
            sets: { sent: true },
        }),
        act('EXPIRE', 'ACTIVE', 'REVERIFICATION_REQUIRED', [byKey('expireTestPhoneAlias', id)]),
        act('REPLACE', ['ACTIVE', 'REVERIFICATION_REQUIRED'], 'REPLACED', replaced),
        act('REVOKE', [...OPEN, 'ACTIVE'], 'REVOKED', [byKey('revokePhoneAlias', id)]),
    ],
    asks: {
        ...asked('ownerKey', id, ['resendPhoneAliasCode', 'expireTestPhoneAlias']),
        verifyPhoneAlias: { as: 'ownerKey', with: { ...id, code: '111111' } },
    },
};
const end = (outcome) => byKey('simulateVerificationSession', { ...id, outcome });
export const verificationSession = {
    lifecycle: 'verification-session',
    id: 'it',
    owner: 'ownerKey',
    starts: [
        start('CREATED', [
            ...owner,
            byKey('createVerificationSession', { kind: 'KYB', country: 'US' }, { keep: { it: 'id' } }),
        ]),
    ],
    acts: [
        act('START', 'CREATED', 'CREATED', [], { when: { started: false }, sets: { started: true } }),
        act('ADVANCE', 'CREATED', 'CREATED', [byKey('simulateVerificationSession', id)], {
            when: { started: true, advanced: false },
            sets: { advanced: true },
        }),
        ...['REJECTED', 'EXPIRED', 'CANCELED', 'ERROR'].map((outcome) => act('END', 'CREATED', outcome, [end(outcome)], { when: { started: true } })),
        act('EXPIRE', 'CREATED', 'EXPIRED', [byKey('advanceTestClock', { advanceSeconds: 8 * 86_400 })], {
            when: { started: true },
        }),
    ],
    asks: asked('ownerKey', id, ['simulateVerificationSession']),
};
