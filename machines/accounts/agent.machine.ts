import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface AgentContext {
  readonly tenantId: string;
  readonly name: string;
  readonly suspendedAt: Date | null;
}

export type AgentEvent = { type: 'SUSPEND'; at: Date } | { type: 'RESUME' };

/** A program that acts for a tenant through its own keys (B 5, D-022). */
export const agentMachine = setup({
  types: {
    context: {} as AgentContext,
    events: {} as AgentEvent,
    input: {} as AgentContext,
    meta: {} as Meta,
  },
  actions: {
    setSuspension: assign(({ event }) => {
      assertEvent(event, 'SUSPEND');
      return { suspendedAt: event.at };
    }),
    clearSuspension: assign({ suspendedAt: null }),
    recordSuspension: () => {},
    recordResumption: () => {},
  },
}).createMachine({
  id: 'agent',
  meta: { domain: 'accounts', table: 'agents', idPrefix: 'agt', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: "The agent's keys work.",
      meta: { requirements: ['D-022'] },
      on: {
        SUSPEND: {
          description: "From now on every request of the agent's keys gets AGENT_SUSPENDED.",
          meta: { requirements: ['D-022'] },
          target: 'SUSPENDED',
          actions: ['setSuspension', 'recordSuspension'],
        },
      },
    },
    SUSPENDED: {
      description: "Every request of the agent's keys is refused.",
      meta: { requirements: ['D-022'] },
      on: {
        RESUME: {
          description: "The agent's keys work again.",
          meta: { requirements: ['D-022'] },
          target: 'ACTIVE',
          actions: ['clearSuspension', 'recordResumption'],
        },
      },
    },
  },
});
