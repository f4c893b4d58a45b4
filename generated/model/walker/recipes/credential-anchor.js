import { act, byKey, owner, start } from "./notation.js";
const id = { id: '{{credential}}' };
const sent = [
    ...owner,
    byKey('issueTestCredential', { kind: 'BUSINESS_IDENTITY' }, { keep: { credential: 'id' } }),
    byKey('anchorTestCredential', id),
];
/** Nothing shows an anchor but what it is for. */
const anchored = byKey('getCredentialDisclosure', { ...id, key: 'assuranceLevel' }, { orRefused: 'DISCLOSURE_NOT_AVAILABLE', until: { at: 'root' } });
export const credentialAnchor = {
    lifecycle: 'credential-anchor',
    needs: 'chain',
    id: 'credential',
    owner: 'ownerKey',
    hidden: true,
    starts: [start('SUBMITTED', sent)],
    restless: ['SUBMITTED'],
    acts: [act('CONFIRM', 'SUBMITTED', 'ANCHORED', [anchored])],
    beyond: { 'SUBMITTED --FAIL--> FAILED': 'the transaction goes to an address without code, which refuses nothing' },
};
