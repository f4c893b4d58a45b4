import type { SmallMachine } from '../../model/small-world.ts';
import type { TestService } from '../../support/service.ts';
import { working } from '../../support/working.ts';

/** Suspending and resuming is the operator's: it has no HTTP operation. */
export const walk: SmallMachine = {
  machine: 'tenant',
  acts: {
    CREATE: async (world) => {
      world.id = world.tenant.tenantId;
    },
    UPDATE: ({ tenant: own }) => own.session.updateMyTenant({ name: 'New' }).unwrap(),
    SET_FEATURES: ({ tenant: own }) => own.api.setTestFeatures({ onchainDeposit: true }).unwrap(),
    SUSPEND: ({ service, id }) => operate(service, id, 'SUSPEND'),
    RESUME: ({ service, id }) => operate(service, id, 'RESUME'),
  },
  refusals: {
    UPDATE: {
      by: 'updateMyTenant',
      ask: ({ tenant: own }) => own.session.updateMyTenant({ name: 'New' }),
    },
    SET_FEATURES: {
      by: 'setTestFeatures',
      ask: ({ tenant: own }) => own.api.setTestFeatures({ onchainDeposit: true }),
    },
  },
};

const operate = (service: TestService, id: string, type: 'SUSPEND' | 'RESUME'): Promise<void> =>
  working(service, async (unit) => {
    await (await unit.aggregate('tenant', id))?.send(type);
  });
