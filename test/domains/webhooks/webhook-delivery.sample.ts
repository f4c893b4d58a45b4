import { AT, LATER, type Sample } from '../../model/sample.ts';

const at = AT.toISOString();
const succeeded = { at, httpStatus: 200, lastError: null, durationMs: 5 } as const;
const failed = { at, httpStatus: 500, lastError: 'HTTP_5XX', durationMs: 5 } as const;
const gone = { at, httpStatus: 410, lastError: 'ENDPOINT_GONE', durationMs: 5 } as const;

export const sample: Sample<'webhook-delivery'> = {
  context: ({ tenantId }, n) => ({
    tenantId,
    endpointId: `whe_sample_${n}`,
    eventId: `evt_sample_${n}`,
    eventType: 'policy.activated',
    resourceId: `pol_sample_${n}`,
    sequence: 1n,
    attempts: [],
    attemptCount: 0,
    seriesAttempts: 0,
    nextAttemptAt: null,
    leftAt: null,
    lastError: null,
  }),
  inLeaf: {
    PENDING: { nextAttemptAt: AT },
    DELIVERED: { attempts: [succeeded], attemptCount: 1, seriesAttempts: 1, leftAt: AT },
    FAILED: { attempts: [gone], attemptCount: 1, seriesAttempts: 1, leftAt: AT, lastError: 'ENDPOINT_GONE' },
  },
  arrange: async ({ pool }, { context }) => {
    const { endpointId, tenantId } = context;
    await pool.owner('webhook_endpoints').insert({
      id: endpointId,
      tenant_id: tenantId,
      status: 'DISABLED',
      public_status: 'DISABLED',
      step: 1,
      url: 'https://hooks.example/',
      event_types: ['*'],
      failure_count: 0,
      secret_ciphertext: 'sample',
      created_at: AT,
      updated_at: AT,
    });
    await pool.owner('webhook_switches').insert({ endpoint_id: endpointId, enabled: false });
  },
  events: {
    ATTEMPT_SUCCEEDED: [{ type: 'ATTEMPT_SUCCEEDED', attempt: succeeded, endsFailures: false }],
    ATTEMPT_FAILED: [
      { type: 'ATTEMPT_FAILED', attempt: failed, nextAttemptAt: LATER },
      { type: 'ATTEMPT_FAILED', attempt: failed, nextAttemptAt: null },
    ],
    ANSWERED_GONE: [{ type: 'ANSWERED_GONE', attempt: gone }],
    DROP: [{ type: 'DROP' }],
    REDELIVER: [{ type: 'REDELIVER', at: LATER }],
  },
};
