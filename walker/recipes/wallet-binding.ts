import type { Recipe, Signing, Step } from '../recipe.ts';
import { act, asked, byKey, owner, signed, start } from './notation.ts';
import { onboarded, signer } from './people.ts';

const path = { id: '{{identity}}', bindingId: '{{binding}}' };
const PROOF = { signature: '{{signature}}' };

/** The binding of one wallet, whose owner has to sign the challenge. */
const begun: readonly Step[] = [
  ...owner,
  ...onboarded('owner'),
  byKey('createIdentity', { subjectType: 'TENANT' }, { keep: { identity: 'id' } }),
  signer('wallet'),
  signer('next'),
  byKey(
    'startWalletBinding',
    { id: '{{identity}}', walletAddress: '{{walletAddress}}' },
    { keep: { binding: 'id', challenge: 'challenge' } },
  ),
];
const verified: readonly (Step | Signing)[] = [
  signed('text', '{{challenge}}', 'wallet'),
  byKey('verifyWalletBinding', { ...path, ...PROOF }),
];
const rotate = (keep: Readonly<Record<string, string>>): Step =>
  byKey('rotateWalletBinding', { ...path, newWalletAddress: '{{nextAddress}}' }, { keep });
/** The binding to the next wallet is walked, and not that of the first. */
const rotating = [...begun, ...verified, rotate({ binding: 'id', challenge: 'challenge' })];
const rotated = [
  rotate({ nextBinding: 'id', challenge: 'challenge' }),
  signed('text', '{{challenge}}', 'next'),
  byKey('verifyWalletBinding', { id: '{{identity}}', bindingId: '{{nextBinding}}', ...PROOF }),
];

export const walletBinding: Recipe = {
  lifecycle: 'wallet-binding',
  id: 'binding',
  owner: 'ownerKey',
  starts: [start('PENDING', begun), start('PENDING', rotating, { rotation: true })],
  acts: [
    act('VERIFY', 'PENDING', 'ACTIVE', verified, { when: { rotation: false } }),
    act(
      'VERIFY',
      'PENDING',
      'ACTIVE',
      [signed('text', '{{challenge}}', 'next'), byKey('verifyWalletBinding', { ...path, ...PROOF })],
      { when: { rotation: true } },
    ),
    act('CANCEL_ROTATION', 'PENDING', 'REVOKED', [byKey('cancelWalletRotation', path)], { when: { rotation: true } }),
    act('ROTATE', 'ACTIVE', 'ROTATED', rotated, { when: { rotation: false } }),
    act('REVOKE', ['PENDING', 'ACTIVE'], 'REVOKED', [byKey('revokeWalletBinding', path)]),
  ],
  asks: {
    ...asked('ownerKey', path, ['revokeWalletBinding', 'cancelWalletRotation']),
    // The same operation sends ROTATE to another binding.
    'verifyWalletBinding VERIFY': { as: 'ownerKey', with: { ...path, ...PROOF } },
    rotateWalletBinding: { as: 'ownerKey', with: { ...path, newWalletAddress: '{{nextAddress}}' } },
  },
};
