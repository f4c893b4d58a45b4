import type { Recipe } from '../recipe.ts';
import { act, asked, byKey, bySession, owner, start } from './notation.ts';

const id = { id: '{{it}}' };
const created = byKey('createPolicy', { name: 'Walk', document: {} }, { keep: { it: 'policyId' } });

export const policy: Recipe = {
  lifecycle: 'policy',
  id: 'it',
  owner: 'ownerKey',
  starts: [start('ACTIVE', [...owner, created])],
  gone: ['DELETED'],
  acts: [
    act('ADD_VERSION', 'ACTIVE', 'ACTIVE', [byKey('createPolicyVersion', { ...id, document: {} })]),
    act('DELETE', 'ACTIVE', 'DELETED', [byKey('deletePolicy', id)]),
  ],
  asks: {
    ...asked('ownerKey', id, ['deletePolicy']),
    createPolicyVersion: { as: 'ownerKey', with: { ...id, document: {} } },
  },
};

const attached = byKey(
  'attachPolicy',
  { ...id, subjectType: 'agent', subjectId: '{{agent}}' },
  { keep: { attachment: 'attachmentId' } },
);

export const policyAttachment: Recipe = {
  lifecycle: 'policy-attachment',
  id: 'attachment',
  owner: 'ownerKey',
  starts: [
    start('ATTACHED', [
      ...owner,
      created,
      bySession('createAgent', { name: 'Walk' }, { keep: { agent: 'id' } }),
      attached,
    ]),
  ],
  gone: ['DETACHED'],
  acts: [act('DETACH', 'ATTACHED', 'DETACHED', [byKey('detachPolicy', { attachmentId: '{{attachment}}' })])],
  asks: asked('ownerKey', { attachmentId: '{{attachment}}' }, ['detachPolicy']),
};

const set = bySession('setPaymentPolicy', { rules: {} });

export const paymentPolicy: Recipe = {
  lifecycle: 'payment-policy',
  id: 'it',
  owner: 'ownerSession',
  starts: [start('ACTIVE', [...owner, { ...set, keep: { it: 'policyId' } }])],
  acts: [act('SUPERSEDE', 'ACTIVE', 'SUPERSEDED', [set])],
  beyond: { 'ACTIVE --ATTEST--> ACTIVE': 'needs the signature of a wallet' },
};
