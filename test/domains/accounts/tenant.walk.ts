import type { SmallMachine } from '../../model/small-world.ts';

export const walk: SmallMachine = {
  machine: 'tenant',
  acts: {
    CREATE: async (world) => {
      world.id = world.tenant.tenantId;
    },
    UPDATE: ({ tenant: own }) => own.session.updateMyTenant({ name: 'New' }).unwrap(),
    SET_FEATURES: ({ tenant: own }) => own.api.setTestFeatures({ onchainDeposit: true }).unwrap(),
    SUSPEND: ({ tenant: own }) => own.api.setTestTenantStatus({ status: 'SUSPENDED' }).unwrap(),
    RESUME: ({ tenant: own }) => own.api.setTestTenantStatus({ status: 'ACTIVE' }).unwrap(),
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
    SUSPEND: {
      by: 'setTestTenantStatus',
      ask: ({ tenant: own }) => own.api.setTestTenantStatus({ status: 'SUSPENDED' }),
    },
    RESUME: {
      by: 'setTestTenantStatus',
      ask: ({ tenant: own }) => own.api.setTestTenantStatus({ status: 'ACTIVE' }),
    },
  },
};
