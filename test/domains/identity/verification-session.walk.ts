import type { VerificationSessionContext } from '../../../machines/identity/verification-session.machine.ts';
import type { Place } from '../../model/explore.ts';
import type { SmallMachine } from '../../model/small-world.ts';
import { issuance } from './issuance.ts';
import { sample } from './verification-session.sample.ts';

const WEEK = 7 * 86_400 + 60;

const pendingOf = (context: Place['root']['context']): number =>
  (context as unknown as VerificationSessionContext).requirements.filter(({ status }) => status === 'PENDING').length;

export const walk: SmallMachine = {
  machine: 'verification-session',
  told: [pendingOf],
  events: [...Object.values(sample.events).flat(), { type: 'ADVANCE', at: new Date(0), issuance }],
  acts: {
    CREATE: async (world) => {
      const { id } = await world.tenant.api
        .createVerificationSession({ kind: 'KYC', memberId: world.tenant.memberId })
        .unwrap();
      world.id = id;
    },
    ADVANCE: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id }).unwrap(),
    END: ({ tenant, id }, { outcome }) => tenant.api.simulateVerificationSession({ id, outcome }).unwrap(),
    EXPIRE: ({ tenant }) => tenant.api.advanceTestClock({ advanceSeconds: WEEK }).unwrap(),
  },
  refusals: {
    ADVANCE: {
      ask: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id }),
      answer: () => ({ code: 'VERIFICATION_SESSION_TERMINAL' }),
    },
    END: {
      ask: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id, outcome: 'REJECTED' }),
      answer: () => ({ code: 'VERIFICATION_SESSION_TERMINAL' }),
    },
  },
};
