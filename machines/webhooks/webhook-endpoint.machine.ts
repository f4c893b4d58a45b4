import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** D-395. */
export type DisabledReason = 'CONSECUTIVE_FAILURES' | 'ENDPOINT_GONE';

export interface WebhookEndpointContext {
  readonly tenantId: string;
  /** Judged when it is registered and again at every attempt (D-380, D-381). */
  readonly url: string;
  /** Types, families (`payment.*`) or `*` (D-379). */
  readonly eventTypes: readonly string[];
  readonly description: string | null;
  /** The reason for which the service disabled it; null while ENABLED and if its owner disabled it. */
  readonly disabledReason: DisabledReason | null;
  /** Events in a row whose whole series of attempts failed (D-395). */
  readonly failureCount: number;
  /** The signing secret as ciphertext (D-383, D-396). */
  readonly secretCiphertext: string;
  /** The secret before the last rotation; it signs as well until graceEndsAt, real time (D-396). */
  readonly previousSecretCiphertext: string | null;
  readonly graceEndsAt: Date | null;
  /** The version of the contract that its events have (D-531); null: the newest. */
  readonly apiVersion: string | null;
}

export interface EndpointPatch {
  readonly url?: string;
  readonly eventTypes?: readonly string[];
  readonly description?: string;
  readonly apiVersion?: string;
}

export type WebhookEndpointEvent =
  | { readonly type: 'UPDATE'; readonly patch: EndpointPatch }
  | { readonly type: 'ENABLE' }
  | { readonly type: 'DISABLE' }
  /** `graceEndsAt` null: the secret before it stops signing at once. */
  | { readonly type: 'ROTATE_SECRET'; readonly secretCiphertext: string; readonly graceEndsAt: Date | null }
  | { readonly type: 'TEST'; readonly eventId: string; readonly environment: 'sandbox' | 'live' }
  | { readonly type: 'DELIVERY_SUCCEEDED' }
  | { readonly type: 'DELIVERY_FAILED' }
  | { readonly type: 'ANSWERED_GONE' }
  | { readonly type: 'DELETE' };

/** The fifth event in a row that could not be delivered switches the endpoint off (D-395). */
const MAX_FAILURES = 5;

/** Where a tenant wants its events sent. */
export const webhookEndpointMachine = setup({
  types: {
    context: {} as WebhookEndpointContext,
    events: {} as WebhookEndpointEvent,
    input: {} as WebhookEndpointContext,
    meta: {} as Meta,
  },
  actions: {
    applyPatch: assign((_, params: { patch: EndpointPatch }) => params.patch),
    setReason: assign((_, params: { reason: DisabledReason | null }) => ({ disabledReason: params.reason })),
    countFailure: assign({ failureCount: ({ context }) => context.failureCount + 1 }),
    forgetFailures: assign({ failureCount: 0 }),
    clearReason: assign({ disabledReason: null }),
    replaceSecret: assign(({ context }, params: { secretCiphertext: string; graceEndsAt: Date | null }) => ({
      secretCiphertext: params.secretCiphertext,
      previousSecretCiphertext: params.graceEndsAt === null ? null : context.secretCiphertext,
      graceEndsAt: params.graceEndsAt,
    })),
    recordCreation: () => {},
    recordChange: () => {},
    recordRotation: () => {},
    recordDisabling: (_, _params: { reason: DisabledReason | null }) => {},
    recordEnabling: () => {},
    recordDeletion: () => {},
    resumeDeliveries: () => {},
    dropDeliveries: () => {},
    announceTest: (_, _params: { eventId: string; environment: 'sandbox' | 'live' }) => {},
    ignoreLateOutcome: () => {},
  },
  guards: {
    isLastStraw: ({ context }) => context.failureCount + 1 >= MAX_FAILURES,
  },
}).createMachine({
  id: 'webhook-endpoint',
  description: 'A webhook endpoint of a tenant.',
  meta: {
    domain: 'webhooks',
    table: 'webhook_endpoints',
    idPrefix: 'whe',
    parties: ['tenantId'],
    clock: 'tenantId',
    requirements: [
      'B 6',
      'D-379',
      'D-396',
      'D-380',
      'D-381',
      'D-382',
      'D-383',
      'D-384',
      'D-385',
      'D-386',
      'D-387',
      'D-388',
      'D-389',
      'D-390',
      'D-391',
      'D-392',
      'D-393',
      'D-394',
      'D-395',
    ],
  },
  context: ({ input }) => input,
  initial: 'ENABLED',
  // On the root, so that it is recorded once and not when the endpoint is enabled again.
  entry: 'recordCreation',
  states: {
    ENABLED: {
      description: 'The endpoint receives every event that matches its event types.',
      meta: { requirements: ['D-379'] },
      on: {
        UPDATE: {
          description:
            'The URL, the event types or the description change. Pending deliveries are sent to the new URL.',
          meta: { requirements: ['D-479'] },
          actions: [{ type: 'applyPatch', params: ({ event }) => ({ patch: event.patch }) }, 'recordChange'],
        },
        ENABLE: {
          description: 'The endpoint is enabled again, and its failure count is reset.',
          meta: { requirements: ['D-395'] },
          actions: ['forgetFailures', 'recordChange'],
        },
        DISABLE: {
          description: 'The owner disables the endpoint.',
          meta: { requirements: ['D-479'] },
          target: 'DISABLED',
          actions: [
            { type: 'setReason', params: { reason: null } },
            { type: 'recordDisabling', params: { reason: null } },
          ],
        },
        ROTATE_SECRET: {
          description: 'The signing secret is rotated. Both secrets sign until the grace period ends.',
          meta: { requirements: ['D-396'] },
          actions: [{ type: 'replaceSecret', params: ({ event }) => event }, 'recordRotation'],
        },
        TEST: {
          description: 'The event `endpoint.test` is sent to this endpoint only.',
          meta: { requirements: ['D-379', 'D-449'] },
          actions: { type: 'announceTest', params: ({ event }) => event },
        },
        DELIVERY_SUCCEEDED: {
          description: 'An event was delivered, so the failure count is reset.',
          meta: { requirements: ['D-395'] },
          actions: 'forgetFailures',
        },
        DELIVERY_FAILED: [
          {
            description: 'The fifth event in a row could not be delivered.',
            meta: { requirements: ['D-395'] },
            guard: 'isLastStraw',
            target: 'DISABLED',
            actions: [
              'countFailure',
              { type: 'setReason', params: { reason: 'CONSECUTIVE_FAILURES' } },
              { type: 'recordDisabling', params: { reason: 'CONSECUTIVE_FAILURES' } },
            ],
          },
          {
            description: 'An event could not be delivered.',
            meta: { requirements: ['D-395'] },
            actions: 'countFailure',
          },
        ],
        ANSWERED_GONE: {
          description: 'The endpoint responded with the status 410.',
          meta: { requirements: ['D-395'] },
          target: 'DISABLED',
          actions: [
            { type: 'setReason', params: { reason: 'ENDPOINT_GONE' } },
            { type: 'recordDisabling', params: { reason: 'ENDPOINT_GONE' } },
          ],
        },
        DELETE: {
          description: 'The owner deletes the endpoint. Its pending deliveries fail.',
          meta: { requirements: ['D-395'] },
          target: 'DELETED',
          actions: ['dropDeliveries', 'recordDeletion'],
        },
      },
    },
    DISABLED: {
      description: 'New events are not queued for the endpoint, and nothing is sent.',
      meta: { requirements: ['D-395'] },
      on: {
        UPDATE: {
          description: 'The endpoint is updated while it is DISABLED, for example to correct a wrong URL.',
          meta: { requirements: ['D-479'] },
          actions: [{ type: 'applyPatch', params: ({ event }) => ({ patch: event.patch }) }, 'recordChange'],
        },
        ENABLE: {
          description:
            'The endpoint is enabled and its failure count is reset. Pending deliveries continue; missed events have to be replayed.',
          meta: { requirements: ['D-395'] },
          target: 'ENABLED',
          actions: ['forgetFailures', 'clearReason', 'resumeDeliveries', 'recordEnabling'],
        },
        ROTATE_SECRET: {
          description: 'The signing secret is rotated. Both secrets sign until the grace period ends.',
          meta: { requirements: ['D-396'] },
          actions: [{ type: 'replaceSecret', params: ({ event }) => event }, 'recordRotation'],
        },
        DELIVERY_SUCCEEDED: {
          description: 'An attempt that was in progress succeeds. It does not enable the endpoint.',
          meta: { requirements: ['D-395'] },
          actions: 'ignoreLateOutcome',
        },
        DELIVERY_FAILED: {
          description: 'An attempt that was in progress ends. The endpoint is already DISABLED.',
          meta: { requirements: ['D-395'] },
          actions: 'ignoreLateOutcome',
        },
        ANSWERED_GONE: {
          description: 'An attempt that was in progress ends. The first reason remains.',
          meta: { requirements: ['D-395'] },
          actions: 'ignoreLateOutcome',
        },
        DELETE: {
          description: 'The owner deletes the endpoint. Its pending deliveries fail.',
          meta: { requirements: ['D-395'] },
          target: 'DELETED',
          actions: ['dropDeliveries', 'recordDeletion'],
        },
      },
    },
    DELETED: {
      description: 'The endpoint was deleted and is no longer found. Its deliveries can still be read.',
      type: 'final',
      // Never shown: the record knows two statuses (D-379).
      meta: { public: 'DISABLED', requirements: ['D-039', 'D-395'] },
    },
  },
});
