import { act, byKey, owner, start } from "./notation.js";
const id = { id: '{{card}}' };
const issued = [...owner, byKey('createProviderCard', { cardholderId: 'ich_walk' }, { keep: { card: 'cardId' } })];
export const card = {
    lifecycle: 'card',
    id: 'card',
    owner: 'ownerKey',
    starts: [start('active', issued)],
    acts: [
        act('FREEZE', 'active', 'inactive', [byKey('freezeCard', id)]),
        act('UNFREEZE', 'inactive', 'active', [byKey('unfreezeCard', id)]),
        ...['active', 'inactive'].map((state) => act('SET_LIMITS', state, state, [byKey('setCardLimits', { ...id, dailyUsd: '5.00' })])),
    ],
};
const used = byKey('createTestCardAuthorization', { ...id, amountUsd: '1.00', mcc: '5814' }, { keep: { it: 'authorizationId' } });
const reverse = (amountUsd) => byKey('reverseTestCardAuthorization', { ...id, authorizationId: '{{it}}', amountUsd });
export const cardAuthorization = {
    lifecycle: 'card-authorization',
    id: 'it',
    owner: 'ownerKey',
    starts: [
        start('APPROVED', [...issued, used]),
        start('DECLINED', [...issued, byKey('setCardLimits', { ...id, perTransactionUsd: '0.99' }), used]),
    ],
    acts: [
        act('REVERSE', 'APPROVED', 'APPROVED', [reverse('0.40')], { when: { part: false }, sets: { part: true } }),
        act('REVERSE', 'APPROVED', 'REVERSED', [reverse('0.60')], { when: { part: true } }),
    ],
    asks: {
        reverseTestCardAuthorization: { as: 'ownerKey', with: { ...id, authorizationId: '{{it}}', amountUsd: '1.00' } },
    },
};
