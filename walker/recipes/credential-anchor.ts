import type { Recipe, Step } from '../recipe.ts';
import { act, byKey, owner, start } from './notation.ts';

const id = { id: '{{credential}}' };

const sent: readonly Step[] = [
  ...owner,
  byKey('issueTestCredential', { kind: 'BUSINESS_IDENTITY' }, { keep: { credential: 'id' } }),
  byKey('anchorTestCredential', id),
];
/** Nothing shows an anchor but what it is for. */
const anchored = byKey(
  'getCredentialDisclosure',
  { ...id, key: 'assuranceLevel' },
  { orRefused: 'DISCLOSURE_NOT_AVAILABLE', until: { at: 'root' } },
);

export const credentialAnchor: Recipe = {
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
