import { assertEvent, assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export type MemberRole = 'OWNER' | 'ADMIN' | 'FINANCE' | 'MEMBER' | 'VIEWER';

export interface MemberContext {
  readonly tenantId: string;
  /** The identity provider's subject; null until the invitation is accepted (D-502). */
  readonly userId: string | null;
  readonly emailCiphertext: string;
  readonly emailIndex: string;
  /** When a session of this very user carried the address as verified; null: a contact address that proves nothing (D-498). */
  readonly emailVerifiedAt: Date | null;
  readonly name: string | null;
  readonly role: MemberRole;
  /** Checksummed; the embedded provider's signer in the sandbox, null in live until registered (D-020). */
  readonly signerAddress: string | null;
  readonly approvalGroups: readonly string[];
  readonly approverGroup: string | null;
  readonly activatedAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly removedAt: Date | null;
}

export type MemberEvent =
  | { type: 'ACTIVATE'; userId: string; emailVerifiedAt: Date | null; at: Date }
  | { type: 'VERIFY_EMAIL'; at: Date }
  | {
      type: 'UPDATE';
      name: string | null;
      role: MemberRole;
      approvalGroups: readonly string[];
      approverGroup: string | null;
    }
  | { type: 'REGISTER_SIGNER'; signerAddress: string }
  | { type: 'SUSPEND'; at: Date }
  | { type: 'REACTIVATE' }
  | { type: 'REMOVE'; at: Date };

/** A person's place in a tenant (A 2.7, D-015). */
export const memberMachine = setup({
  types: {
    context: {} as MemberContext,
    events: {} as MemberEvent,
    input: {} as MemberContext,
    meta: {} as Meta,
  },
  guards: {
    isEmailUnverified: ({ context }) => context.emailVerifiedAt === null,
  },
  actions: {
    setActivation: assign(({ event }) => {
      assertEvent(event, 'ACTIVATE');
      const { userId, emailVerifiedAt, at: activatedAt } = event;
      return { userId, emailVerifiedAt, activatedAt };
    }),
    setEmailVerification: assign(({ event }) => {
      assertEvent(event, 'VERIFY_EMAIL');
      return { emailVerifiedAt: event.at };
    }),
    setProfile: assign(({ event }) => {
      assertEvent(event, 'UPDATE');
      const { name, role, approvalGroups, approverGroup } = event;
      return { name, role, approvalGroups, approverGroup };
    }),
    setSigner: assign(({ event }) => {
      assertEvent(event, 'REGISTER_SIGNER');
      return { signerAddress: event.signerAddress };
    }),
    setSuspension: assign(({ event }) => {
      assertEvent(event, 'SUSPEND');
      return { suspendedAt: event.at };
    }),
    clearSuspension: assign({ suspendedAt: null }),
    setRemoval: assign(({ event }) => {
      assertEvent(event, 'REMOVE');
      return { removedAt: event.at };
    }),
    announceActivation: (_, _params: { from: string }) => {},
    announceSuspension: () => {},
    announceRemoval: (_, _params: { from: string }) => {},
    recordInvitation: () => {},
    recordUpdate: () => {},
    recordEmailVerification: () => {},
    recordSigner: () => {},
  },
}).createMachine({
  id: 'member',
  meta: { domain: 'accounts', table: 'members', idPrefix: 'mem', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'INVITED',
  states: {
    INVITED: {
      description: 'The member was invited by e-mail and has not accepted yet.',
      meta: { waitsFor: { who: 'counterparty', events: ['ACTIVATE'] }, requirements: ['D-016'] },
      entry: 'recordInvitation',
      on: {
        ACTIVATE: {
          description: 'The invited user accepts, or the tenant is founded.',
          meta: { requirements: ['D-005', 'D-502'] },
          target: 'ACTIVE',
          actions: ['setActivation', { type: 'announceActivation', params: { from: 'INVITED' } }],
        },
        UPDATE: {
          description: 'Name, role or groups change before the invitation is accepted.',
          meta: { requirements: ['D-016'] },
          actions: ['setProfile', 'recordUpdate'],
        },
        REMOVE: {
          description: 'The invitation is withdrawn or declined.',
          meta: { requirements: ['D-017', 'D-502'] },
          target: 'REMOVED',
          actions: ['setRemoval', { type: 'announceRemoval', params: { from: 'INVITED' } }],
        },
      },
    },
    ACTIVE: {
      description: 'The member may act with the scopes of the role.',
      meta: { requirements: ['D-019'] },
      on: {
        UPDATE: {
          description: 'Name, role or groups change.',
          meta: { requirements: ['D-016', 'D-018'] },
          actions: ['setProfile', 'recordUpdate'],
        },
        VERIFY_EMAIL: {
          description: 'A session of that user carried the address, verified: from now on it can be paid.',
          meta: { requirements: ['D-498'] },
          guard: 'isEmailUnverified',
          actions: ['setEmailVerification', 'recordEmailVerification'],
        },
        REGISTER_SIGNER: {
          description: 'The member has proved the address by a signature.',
          meta: { requirements: ['D-020'] },
          actions: ['setSigner', 'recordSigner'],
        },
        SUSPEND: {
          description: 'The member may not act for now. The last ACTIVE OWNER is never suspended.',
          meta: { requirements: ['D-017'] },
          target: 'SUSPENDED',
          actions: ['setSuspension', 'announceSuspension'],
        },
        REMOVE: {
          description:
            'The membership ends. The last ACTIVE OWNER is never removed. The keys that act for the member are revoked.',
          meta: { requirements: ['D-017', 'D-488'] },
          target: 'REMOVED',
          actions: ['setRemoval', { type: 'announceRemoval', params: { from: 'ACTIVE' } }],
        },
      },
    },
    SUSPENDED: {
      description: 'The member may not act: sessions and API keys are refused in the tenant, reads included.',
      meta: { requirements: ['D-021', 'D-452', 'D-488'] },
      on: {
        UPDATE: {
          description: 'Name, role or groups change.',
          meta: { requirements: ['D-016', 'D-018'] },
          actions: ['setProfile', 'recordUpdate'],
        },
        REACTIVATE: {
          description: 'The member may act again, with the authority grants that it has.',
          meta: { requirements: ['D-017'] },
          target: 'ACTIVE',
          actions: ['clearSuspension', { type: 'announceActivation', params: { from: 'SUSPENDED' } }],
        },
        REMOVE: {
          description: 'The membership ends without coming back to ACTIVE.',
          meta: { requirements: ['D-017'] },
          target: 'REMOVED',
          actions: ['setRemoval', { type: 'announceRemoval', params: { from: 'SUSPENDED' } }],
        },
      },
    },
    REMOVED: {
      description: 'The membership has ended. The e-mail address can be invited anew.',
      meta: { requirements: ['D-017'] },
      type: 'final',
    },
  },
});
