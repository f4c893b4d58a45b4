import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface TenantContext {
  readonly name: string;
  readonly legalName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly environment: 'sandbox' | 'live';
  /** Switches that are off unless set (D-083). */
  readonly features: { readonly onchainDeposit?: boolean };
}

export type TenantEvent =
  | { type: 'UPDATE'; name: string; legalName: string; country: string | null }
  | { type: 'SET_FEATURES'; features: TenantContext['features'] }
  | { type: 'SUSPEND' }
  | { type: 'RESUME' };

/** An organization. While it is suspended, the platform refuses every call of its own (D-006). */
export const tenantMachine = setup({
  types: {
    context: {} as TenantContext,
    events: {} as TenantEvent,
    input: {} as TenantContext,
    meta: {} as Meta,
  },
  actions: {
    setProfile: assign(({ event }) => {
      assertEvent(event, 'UPDATE');
      return { name: event.name, legalName: event.legalName, country: event.country };
    }),
    setFeatures: assign(({ event, context }) => {
      assertEvent(event, 'SET_FEATURES');
      return { features: { ...context.features, ...event.features } };
    }),
    recordUpdate: () => {},
    recordSuspension: () => {},
    recordResumption: () => {},
  },
}).createMachine({
  id: 'tenant',
  meta: {
    domain: 'accounts',
    table: 'tenants',
    idPrefix: 'ten',
    parties: ['id'],
    clock: 'id',
    sentBy: { SUSPEND: ['operator'], RESUME: ['operator'], SET_FEATURES: ['operator'] },
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'The tenant may act.',
      meta: { requirements: ['D-006'] },
      on: {
        UPDATE: {
          description: 'Name, legal name or country change.',
          meta: { requirements: ['D-006'] },
          actions: ['setProfile', 'recordUpdate'],
        },
        SET_FEATURES: {
          description: 'An operator, or a test in the sandbox, switches a feature.',
          meta: { requirements: ['D-083'] },
          actions: ['setFeatures', 'recordUpdate'],
        },
        SUSPEND: {
          description: 'An operator suspends the tenant. From now on its requests get TENANT_SUSPENDED.',
          meta: { requirements: ['D-006', 'D-428'] },
          target: 'SUSPENDED',
          actions: 'recordSuspension',
        },
      },
    },
    SUSPENDED: {
      description: 'An operator has suspended the tenant: every request of it is refused.',
      meta: { requirements: ['D-006'] },
      on: {
        RESUME: {
          description: 'An operator lets the tenant act again.',
          meta: { requirements: ['D-428'] },
          target: 'ACTIVE',
          actions: 'recordResumption',
        },
      },
    },
  },
});
