import { assign, setup } from 'xstate';
import type { Meta } from '../meta.ts';

/** B 6, D-394. */
export type DeliveryError =
  | 'TIMEOUT'
  | 'CONNECTION_FAILED'
  | 'BLOCKED_URL'
  | 'HTTP_4XX'
  | 'HTTP_5XX'
  | 'HTTP_ERROR'
  | 'SECRET_ERROR'
  | 'LEASE_EXPIRED'
  | 'ENDPOINT_GONE';

export type DeliveryAttempt = {
  /** ISO 8601; real time, like everything about deliveries (D-391). */
  readonly at: string;
  /** Null when nothing answered. */
  readonly httpStatus: number | null;
  /** Null for the attempt that succeeded. */
  readonly lastError: DeliveryError | null;
  readonly durationMs: number;
};

export interface WebhookDeliveryContext {
  readonly tenantId: string;
  readonly endpointId: string;
  readonly eventId: string;
  readonly eventType: string;
  /** The resource of the event, and its place in the tenant's feed: they order first attempts (D-390). */
  readonly resourceId: string;
  readonly sequence: bigint;
  /** Oldest first, of all series. */
  readonly attempts: readonly DeliveryAttempt[];
  readonly attemptCount: number;
  /** Attempts of the series that runs: its place in the schedule of D-391. */
  readonly seriesAttempts: number;
  /** Null when nothing more is tried. */
  readonly nextAttemptAt: Date | null;
  /**
   * When the first attempt began that ended before its lease did; null until then. Of an attempt whose process died
   * nobody knows whether it left, so that the resource's later events go on waiting for this one.
   */
  readonly leftAt: Date | null;
  /** The error of the newest attempt; null before the first and after a success. */
  readonly lastError: DeliveryError | null;
}

export type WebhookDeliveryEvent =
  /** `endsFailures`: the endpoint has failures in a row to forget (D-395). */
  | { readonly type: 'ATTEMPT_SUCCEEDED'; readonly attempt: DeliveryAttempt; readonly endsFailures: boolean }
  /** `nextAttemptAt` null: the tenth attempt, the series is over (D-391). */
  | { readonly type: 'ATTEMPT_FAILED'; readonly attempt: DeliveryAttempt; readonly nextAttemptAt: Date | null }
  | { readonly type: 'ANSWERED_GONE'; readonly attempt: DeliveryAttempt }
  | { readonly type: 'DROP' }
  | { readonly type: 'REDELIVER'; readonly at: Date };

/**
 * One event on its way to one endpoint. There is one per event and endpoint, so that attempts are serial (D-390). No
 * deadline: waits follow real time and not the tenant's clock (D-391, D-482), so a job makes the attempts.
 */
export const webhookDeliveryMachine = setup({
  types: {
    context: {} as WebhookDeliveryContext,
    events: {} as WebhookDeliveryEvent,
    input: {} as WebhookDeliveryContext,
    meta: {} as Meta,
  },
  actions: {
    recordAttempt: assign(({ context }, params: { attempt: DeliveryAttempt; nextAttemptAt: Date | null }) => ({
      attempts: [...context.attempts, params.attempt],
      attemptCount: context.attemptCount + 1,
      seriesAttempts: context.seriesAttempts + 1,
      nextAttemptAt: params.nextAttemptAt,
      leftAt: context.leftAt ?? (params.attempt.lastError === 'LEASE_EXPIRED' ? null : new Date(params.attempt.at)),
      lastError: params.attempt.lastError,
    })),
    recordDrop: assign({ nextAttemptAt: null, lastError: 'ENDPOINT_GONE' }),
    beginSeries: assign((_, params: { at: Date }) => ({ seriesAttempts: 0, nextAttemptAt: params.at })),
    scheduleAttempt: () => {},
    reportSuccess: (_, _params: { endsFailures: boolean }) => {},
    reportFailure: () => {},
    reportGone: () => {},
    recordRedelivery: (_, _params: { from: 'PENDING' | 'DELIVERED' | 'FAILED' }) => {},
  },
  guards: {
    isAnotherDue: (_, params: { nextAttemptAt: Date | null }) => params.nextAttemptAt !== null,
  },
}).createMachine({
  id: 'webhook-delivery',
  description: 'The delivery of one event to one webhook endpoint.',
  meta: {
    domain: 'webhooks',
    table: 'webhook_deliveries',
    idPrefix: 'whd',
    parties: ['tenantId'],
    clock: 'tenantId',
    // With its event, 30 days after it (D-389).
    isErased: true,
    requirements: ['B 6', 'D-390', 'D-394', 'D-391', 'D-392', 'D-393'],
  },
  context: ({ input }) => input,
  initial: 'PENDING',
  // On the root: after each failure the next attempt is scheduled by the transition itself.
  entry: 'scheduleAttempt',
  states: {
    PENDING: {
      description: 'Up to ten attempts are made at increasing intervals. They wait while the endpoint is DISABLED.',
      meta: { requirements: ['D-391', 'D-395'] },
      on: {
        ATTEMPT_SUCCEEDED: {
          description: 'The endpoint responded with a 2xx status within 15 seconds.',
          meta: { requirements: ['D-391'] },
          target: 'DELIVERED',
          actions: [
            { type: 'recordAttempt', params: ({ event }) => ({ attempt: event.attempt, nextAttemptAt: null }) },
            { type: 'reportSuccess', params: ({ event }) => ({ endsFailures: event.endsFailures }) },
          ],
        },
        ATTEMPT_FAILED: [
          {
            description: 'An attempt has failed, and the next one will follow.',
            meta: { requirements: ['D-391', 'D-394'] },
            guard: { type: 'isAnotherDue', params: ({ event }) => ({ nextAttemptAt: event.nextAttemptAt }) },
            actions: [{ type: 'recordAttempt', params: ({ event }) => event }, 'scheduleAttempt'],
          },
          {
            description: 'The last attempt of the series fails. It counts as a failure of the endpoint.',
            meta: { requirements: ['D-391', 'D-395'] },
            target: 'FAILED',
            actions: [{ type: 'recordAttempt', params: ({ event }) => event }, 'reportFailure'],
          },
        ],
        ANSWERED_GONE: {
          description: 'A response with the status 410 ends the series and disables the endpoint.',
          meta: { requirements: ['D-394', 'D-395'] },
          target: 'FAILED',
          actions: [
            { type: 'recordAttempt', params: ({ event }) => ({ attempt: event.attempt, nextAttemptAt: null }) },
            'reportGone',
          ],
        },
        DROP: {
          description: 'The endpoint was deleted.',
          meta: { requirements: ['D-394', 'D-395'] },
          target: 'FAILED',
          actions: 'recordDrop',
        },
        REDELIVER: {
          description: 'A new series of attempts starts now.',
          meta: { requirements: ['D-393'] },
          actions: [
            { type: 'beginSeries', params: ({ event }) => ({ at: event.at }) },
            'scheduleAttempt',
            { type: 'recordRedelivery', params: { from: 'PENDING' } },
          ],
        },
      },
    },
    DELIVERED: {
      description: 'The endpoint has received the event.',
      meta: { requirements: ['D-391'] },
      on: {
        REDELIVER: {
          description: 'A new series of attempts starts with the same webhook-id.',
          meta: { requirements: ['D-393'] },
          target: 'PENDING',
          actions: [
            { type: 'beginSeries', params: ({ event }) => ({ at: event.at }) },
            'scheduleAttempt',
            { type: 'recordRedelivery', params: { from: 'DELIVERED' } },
          ],
        },
      },
    },
    FAILED: {
      description: 'The delivery has failed: the series has ended, or the endpoint was deleted.',
      meta: { requirements: ['D-391', 'D-394'] },
      on: {
        REDELIVER: {
          description: 'A new series of attempts starts with the same webhook-id.',
          meta: { requirements: ['D-393'] },
          target: 'PENDING',
          actions: [
            { type: 'beginSeries', params: ({ event }) => ({ at: event.at }) },
            'scheduleAttempt',
            { type: 'recordRedelivery', params: { from: 'FAILED' } },
          ],
        },
      },
    },
  },
});
