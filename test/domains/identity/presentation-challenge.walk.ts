import type { SmallMachine, SmallWorld } from '../../model/small-world.ts';

/** A presentation of nobody: what it comes to is another test's, that it is heard once is this one's. */
const presentation = ({ token = '' }: SmallWorld) => ({
  nonce: token,
  holderDid: 'did:subject:idn_nobody',
  signature: `0x${'11'.repeat(65)}`,
  signerAddress: '0x000000000000000000000000000000000000dead',
  credentialIds: ['cred_none'],
  expiresAt: 253402300799,
});

export const walk: SmallMachine = {
  machine: 'presentation-challenge',
  acts: {
    CREATE: async (world) => {
      const { nonce } = await world.tenant.api.createPresentationChallenge({ purpose: 'walk' }).unwrap();
      world.token = nonce;
      world.id = (await world.service.pool.owner('presentation_challenges').where({ nonce }).first('id')).id;
    },
    CONSUME: (world) => world.tenant.api.verifyPresentation(presentation(world)).unwrap(),
    EXPIRE: ({ tenant }) => tenant.api.advanceTestClock({ advanceSeconds: 300 }).unwrap(),
  },
  refusals: {
    CONSUME: {
      by: 'verifyPresentation',
      ask: (world) => world.tenant.api.verifyPresentation(presentation(world)),
    },
  },
};
