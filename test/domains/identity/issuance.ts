import { sample } from './credential.sample.ts';

/** What an event carries that leaves a credential behind. */
export const issuance = {
  credentialId: 'crd_model',
  context: sample.context({ tenantId: 'ten_model', memberId: '', paymentId: '' }, 0),
  supersedes: [],
};
