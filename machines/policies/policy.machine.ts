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
  description: 'A policy of the contract engine (B 2.7, D-302 to D-312).',
  meta: { domain: 'policies', table: 'policies', parties: ['tenantId'], clock: 'tenantId' },
  context: ({ input }) => input,
  initial: 'ACTIVE',
  states: {
    ACTIVE: {
      description: 'Its newest version is in force for whatever it is attached to (B 2.7).',
      entry: 'announceCreated',
      on: {
        ADD_VERSION: {
          description: 'An immutable version is appended and takes over at once, an identical one too (B 2.7, D-310).',
          actions: [
            { type: 'activateVersion', params: ({ event }) => ({ version: event.version }) },
            { type: 'storeVersion', params: ({ event }) => ({ version: event.version }) },
            'announceActivated',
          ],
        },
        DELETE: {
          description: 'Only while nothing is attached; its versions stay for the decision log (D-309).',
          target: 'DELETED',
          actions: [{ type: 'recordDeletion', params: ({ event }) => ({ at: event.at }) }, 'announceDeleted'],
        },
      },
    },
    DELETED: { description: 'Reads answer 404; old decisions still name it (D-309).', type: 'final' },
  },
});
