import { act, asked, byKey, owner, start } from "./notation.js";
import { onboarded } from "./people.js";
const path = { id: '{{identity}}', bindingId: '{{binding}}' };
const SIGNATURE = 'needs the signature of the wallet';
export const walletBinding = {
    lifecycle: 'wallet-binding',
    id: 'binding',
    owner: 'ownerKey',
    starts: [
        start('PENDING', [
            ...owner,
            ...onboarded('owner'),
            byKey('createIdentity', { subjectType: 'TENANT' }, { keep: { identity: 'id' } }),
            byKey('startWalletBinding', { id: '{{identity}}', walletAddress: '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1' }, { keep: { binding: 'id' } }),
        ]),
    ],
    acts: [act('REVOKE', 'PENDING', 'REVOKED', [byKey('revokeWalletBinding', path)])],
    beyond: Object.fromEntries([
        'PENDING --VERIFY--> ACTIVE',
        'PENDING --CANCEL_ROTATION--> REVOKED',
        'ACTIVE --ROTATE--> ROTATED',
        'ACTIVE --REVOKE--> REVOKED',
    ].map((edge) => [edge, SIGNATURE])),
    asks: asked('ownerKey', path, ['revokeWalletBinding', 'cancelWalletRotation']),
};
