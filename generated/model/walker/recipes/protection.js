import { act, asked, byKey, bySession, codeTo, owner, start } from "./notation.js";
const id = { id: '{{it}}' };
export const contact = {
    lifecycle: 'contact',
    id: 'it',
    owner: 'ownerSession',
    starts: [
        start('SAVED', [
            ...owner,
            bySession('createContact', { label: 'Walk', phone: '{{phone}}' }, { keep: { it: 'id' } }),
        ]),
    ],
    gone: ['REMOVED'],
    acts: [act('REMOVE', 'SAVED', 'REMOVED', [bySession('removeContact', id)])],
    asks: asked('ownerSession', id, ['removeContact']),
};
const email = 'factor-{{unique}}@walk.test';
const received = codeTo('ownerKey', email, 'FACTOR_OTP');
const wait = (advanceSeconds) => byKey('advanceTestClock', { advanceSeconds });
const wrong = (refused) => bySession('verifyTwoFactorFactor', { ...id, code: '000000' }, { refused });
export const twofaFactor = {
    lifecycle: 'twofa-factor',
    id: 'it',
    owner: 'ownerSession',
    starts: [
        start('PENDING', [...owner, bySession('enrollTwoFactorFactor', { type: 'EMAIL', email }, { keep: { it: 'id' } })]),
    ],
    gone: ['REMOVED'],
    beyond: {
        'PENDING --WRONG_CODE--> REMOVED': 'needs as many wrong codes as there are attempts',
        'VERIFIED --USE--> VERIFIED': 'needs a challenge',
    },
    acts: [
        act('RESEND', 'PENDING', 'PENDING', [wait(31), bySession('resendTwoFactorFactorCode', id)], {
            when: { resent: false },
            sets: { resent: true },
        }),
        act('WRONG_CODE', 'PENDING', 'PENDING', [wrong('TWOFA_INVALID_CODE')], {
            when: { wrong: false },
            sets: { wrong: true },
        }),
        act('VERIFY', 'PENDING', 'VERIFIED', [received, bySession('verifyTwoFactorFactor', { ...id, code: '{{code}}' })]),
        act('EXPIRE', 'PENDING', 'REMOVED', [wait(86_400)]),
        act('REMOVE', ['PENDING', 'VERIFIED'], 'REMOVED', [bySession('removeTwoFactorFactor', id)]),
    ],
    asks: {
        ...asked('ownerSession', id, ['removeTwoFactorFactor']),
        verifyTwoFactorFactor: { as: 'ownerSession', with: { ...id, code: '111111' }, notIn: ['REMOVED'] },
        resendTwoFactorFactorCode: { as: 'ownerSession', with: id, notIn: ['REMOVED'] },
    },
};
