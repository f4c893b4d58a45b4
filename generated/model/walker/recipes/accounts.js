import { act, asked, by, byKey, bySession, owner, signed, start } from "./notation.js";
import { signer } from "./people.js";
const id = { id: '{{it}}' };
export const agent = {
    lifecycle: 'agent',
    id: 'it',
    owner: 'ownerSession',
    starts: [start('ACTIVE', [...owner, bySession('createAgent', { name: 'Walk' }, { keep: { it: 'id' } })])],
    acts: [
        act('SUSPEND', 'ACTIVE', 'SUSPENDED', [bySession('suspendAgent', id)]),
        act('RESUME', 'SUSPENDED', 'ACTIVE', [bySession('resumeAgent', id)]),
    ],
    asks: asked('ownerSession', id, ['suspendAgent', 'resumeAgent']),
};
export const apiKey = {
    lifecycle: 'api-key',
    id: 'it',
    owner: 'ownerSession',
    starts: [start('ACTIVE', [...owner, bySession('createApiKey', { name: 'Walk' }, { keep: { it: 'id' } })])],
    acts: [act('REVOKE', 'ACTIVE', 'REVOKED', [bySession('revokeApiKey', id)])],
};
const invited = [
    ...owner,
    bySession('createMember', { email: 'member-{{unique}}@walk.test', role: 'FINANCE' }, { keep: { it: 'id' } }),
];
const update = bySession('updateMember', { ...id, name: 'New' });
/** The member proves that the key of an address is theirs. */
const registered = [
    signer('wallet'),
    signed('text', ['Service signer registration', 'member: {{it}}', 'address: {{walletAddress}}'].join('\n'), 'wallet'),
    by('memberSession')('registerMemberSigner', {
        ...id,
        address: '{{walletAddress}}',
        signature: '{{signature}}',
    }),
];
export const member = {
    lifecycle: 'member',
    id: 'it',
    owner: 'ownerSession',
    starts: [start('INVITED', invited)],
    acts: [
        act('ACTIVATE', 'INVITED', 'ACTIVE', [
            { call: 'createTestSession', with: { memberId: '{{it}}' }, keep: { memberSession: 'token' } },
        ]),
        ...['INVITED', 'ACTIVE', 'SUSPENDED'].flatMap((state) => [
            act('UPDATE', state, state, [update]),
            act('REMOVE', state, 'REMOVED', [bySession('removeMember', id)]),
        ]),
        act('SUSPEND', 'ACTIVE', 'SUSPENDED', [bySession('suspendMember', id)]),
        act('REGISTER_SIGNER', 'ACTIVE', 'ACTIVE', registered, { when: { registered: false }, sets: { registered: true } }),
        act('REACTIVATE', 'SUSPENDED', 'ACTIVE', [bySession('reactivateMember', id)]),
    ],
    beyond: {
        'ACTIVE --VERIFY_EMAIL--> ACTIVE': 'only a founder is active under an address that nobody has proved',
    },
    asks: {
        ...asked('ownerSession', id, ['suspendMember', 'reactivateMember']),
        updateMember: { as: 'ownerSession', with: { ...id, name: 'New' } },
        acceptInvitation: { as: 'memberSession', with: { memberId: '{{it}}' } },
    },
};
export const tenantRecipe = {
    lifecycle: 'tenant',
    id: 'ownerTenant',
    owner: 'ownerSession',
    // Whoever is suspended is told nothing.
    gone: ['SUSPENDED'],
    starts: [start('ACTIVE', owner)],
    acts: [
        act('UPDATE', 'ACTIVE', 'ACTIVE', [bySession('updateMyTenant', { name: 'New' })]),
        act('SET_FEATURES', 'ACTIVE', 'ACTIVE', [byKey('setTestFeatures', { onchainDeposit: true })]),
        act('SUSPEND', 'ACTIVE', 'SUSPENDED', [byKey('setTestTenantStatus', { status: 'SUSPENDED' })]),
        act('RESUME', 'SUSPENDED', 'ACTIVE', [byKey('setTestTenantStatus', { status: 'ACTIVE' })]),
    ],
    asks: {
        updateMyTenant: { as: 'ownerSession', with: { name: 'New' } },
        setTestFeatures: { as: 'ownerKey', with: { onchainDeposit: true } },
    },
};
