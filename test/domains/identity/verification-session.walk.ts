import type { VerificationSessionContext } from '../../../machines/identity/verification-session.machine.ts';
import { newId } from '../../../src/platform/db/ids.ts';
import type { Place } from '../../model/explore.ts';
import type { SmallMachine } from '../../model/small-world.ts';
import { working } from '../../support/working.ts';
import { issuance } from './issuance.ts';
import { sample } from './verification-session.sample.ts';

const owners = { tenantId: 'ten_model', memberId: '', paymentId: '' };
const WEEK = 7 * 86_400 + 60;

const pendingOf = (context: Place['root']['context']): number =>
  (context as unknown as VerificationSessionContext).requirements.filter(({ status }) => status === 'PENDING').length;

export const walk: SmallMachine = {
  machine: 'verification-session',
  // A vendor's session is begun before it goes on; the mock's is begun with the request.
  begins: { ...sample.context(owners, 0), client: null },
  possible: ({ root }, { type }) => (type === 'ADVANCE' || type === 'END' ? root.context.client !== null : true),
  told: [pendingOf, ({ client }) => client === null],
  events: [...Object.values(sample.events).flat(), { type: 'ADVANCE', at: new Date(0), issuance }],
  acts: {
    CREATE: async (world) => {
      const { tenantId, memberId } = world.tenant;
      world.id = newId('vs');
      const context = { ...sample.context({ tenantId, memberId, paymentId: '' }, world.number), client: null };
      const expiresAt = new Date(Date.now() + (WEEK - 60) * 1000);
      await working(world.service, (unit) =>
        unit.open('verification-session', { id: world.id, context: { ...context, expiresAt } }),
      );
    },
    START: ({ service, id }, { client }) =>
      working(service, async (unit) => {
        const session = await unit.aggregate('verification-session', id);
        await session?.send('START', { client });
      }),
    ADVANCE: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id }).unwrap(),
    END: ({ tenant, id }, { outcome }) => tenant.api.simulateVerificationSession({ id, outcome }).unwrap(),
    EXPIRE: ({ tenant }) => tenant.api.advanceTestClock({ advanceSeconds: WEEK }).unwrap(),
  },
  refusals: {
    ADVANCE: {
      by: 'simulateVerificationSession',
      ask: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id }),
    },
    END: {
      by: 'simulateVerificationSession',
      ask: ({ tenant, id }) => tenant.api.simulateVerificationSession({ id, outcome: 'REJECTED' }),
    },
  },
};
