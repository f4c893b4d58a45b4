import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

export interface PolicyContext {
  readonly tenantId: string;
  /** For good: only documents change (D-310). */
  readonly name: string;
  /** Always the newest version (B 2.7). */
  readonly activeVersionId: string;
  readonly activeVersion: number;
  readonly deletedAt: Date | null;
}

/** A compiled document: an immutable row beside the policy (B 2.7, D-302, D-303). */
export interface PolicyVersionRow {
  readonly versionId: string;
  readonly version: number;
  /** Lowercase hex, without prefix. */
  readonly sha256: string;
  readonly ir: { readonly schemaVersion: 1; readonly rules: readonly Readonly<Record<string, unknown>>[] };
}

export type PolicyEvent =
  | { readonly type: 'ADD_VERSION'; readonly version: PolicyVersionRow }
  | { readonly type: 'DELETE'; readonly at: Date };

/** A rule set of the contract engine. Its first version is written with it, by whoever opens it. */
export const policyMachine = setup({
  types: {
    context: {} as PolicyContext,
    events: {} as PolicyEvent,
    input: {} as PolicyContext,
    meta: {} as Meta,
  },
  actions: {
    activateVersion: assign((_, params: { version: PolicyVersionRow }) => ({
      activeVersionId: params.version.versionId,
      activeVersion: params.version.version,
    })),
    recordDeletion: assign((_, params: { at: Date }) => ({ deletedAt: params.at })),
    storeVersion: (_, _params: { version: PolicyVersionRow }) => {},
    announceCreated: () => {},
    announceActivated: () => {},
    announceDeleted: () => {},
  },
}).createMachine({
  id: 'policy',
  description: 'A spend policy.',
  meta: {
    domain: 'policies',
    table: 'policies',
    idPrefix: 'pol',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: [
      'B 2.7',
      'D-302',
      'D-312',
      'D-303',
      'D-304',
      'D-305',
      'D-306',
      'D-307',
      'D-308',
      'D-309',
      'D-310',
      'D-311',
    ],
  },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'The newest version of the policy applies to the subjects that it is attached to.',
      meta: { requirements: ['B 2.7'] },
      entry: 'announceCreated',
      on: {
        ADD_VERSION: {
          description: 'A new version is created and applies at once, even if it is identical.',
          meta: { requirements: ['B 2.7', 'D-310'] },
          actions: [
            { type: 'activateVersion', params: ({ event }) => ({ version: event.version }) },
            { type: 'storeVersion', params: ({ event }) => ({ version: event.version }) },
            'announceActivated',
          ],
        },
        DELETE: {
          description:
            'The policy is deleted, which needs that it is not attached. Its versions are kept for the decision log.',
          meta: { requirements: ['D-309'] },
          target: 'DELETED',
          actions: [{ type: 'recordDeletion', params: ({ event }) => ({ at: event.at }) }, 'announceDeleted'],
        },
      },
    },
    DELETED: {
      description: 'The policy can no longer be read. Entries of the decision log keep its id.',
      meta: { requirements: ['D-309'] },
      type: 'final',
    },
  },
});
