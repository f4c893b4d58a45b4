import { answerBody } from './engine.ts';
import { IN_FLIGHT, SENDER } from './payments.ts';

/**
 * The same rows by plain statements, one round trip each: what the engine is measured against. `lock` fetches `status`
 * and `step`; the others use them.
 */
export interface Statement {
  readonly text: string;
  readonly fetches?: true;
}

const NOW = 'clock_timestamp()';

/** Of the same size as the engine's: the event keeps the payment's state at the transition. */
const object = (status: string): string =>
  `jsonb_build_object('id', :id, 'status', ${status}, 'state', repeat('x', 1400))`;
const flipped = `CASE :status WHEN 'ACTION_REQUIRED' THEN 'PROVIDER_PROCESSING' ELSE 'ACTION_REQUIRED' END`;

export const transition: readonly Statement[] = [
  { text: 'SELECT status AS status, step AS step FROM offramp_payments WHERE id = :id FOR UPDATE', fetches: true },
  {
    text: `UPDATE offramp_payments SET status = ${flipped}, public_status = ${flipped}, step = :step + 1, updated_at = ${NOW},
      failure_reason = CASE :status WHEN 'ACTION_REQUIRED' THEN NULL ELSE 'RECIPIENT_ACCOUNT_HELD' END WHERE id = :id`,
  },
  {
    text: `INSERT INTO lifecycle_log (aggregate_id, step, machine, machine_hash, event, from_status, from_public, to_status,
      to_public, actor, at) VALUES (:id, :step + 1, 'offramp-payment', repeat('0', 64), 'PROVIDER_PENDING', :status, :status,
      ${flipped}, ${flipped}, 'system', ${NOW})`,
  },
  {
    text: `INSERT INTO events (id, type, resource_id, resource_sequence, at, parties, presenter, object, previous_status)
      VALUES ('evt_' || gen_random_uuid(), 'payment.action_required', :id, :step + 1, ${NOW},
      ARRAY['${SENDER}', 'ten_01k9zt5r7m8q4x2v6b3n1c0d02'], 'payment', ${object(':status')}, :status)`,
  },
  {
    text: `INSERT INTO outbox_jobs (id, topic, key, payload, due_at, fires_at, generation, attempts, created_at)
      SELECT 'job_' || gen_random_uuid(), 'offramp.review-stuck', :id, jsonb_build_object('paymentId', :id),
      ${NOW} + interval '1 hour', ${NOW} + interval '1 hour', 1, 0, ${NOW} WHERE :status <> 'ACTION_REQUIRED'
      ON CONFLICT (topic, key) DO UPDATE SET payload = excluded.payload, generation = outbox_jobs.generation + 1,
      attempts = 0, due_at = LEAST(outbox_jobs.due_at, excluded.due_at), fires_at = LEAST(outbox_jobs.fires_at, excluded.fires_at)`,
  },
];

export const takeKey: Statement = {
  text: `INSERT INTO idempotency_keys (scope, key, tenant_id, salient_hash, body_hash, created_at, expires_at)
    VALUES ('${SENDER} POST /v1/offramp/payments/' || :id || '/select-route', :key, '${SENDER}', repeat('a', 64),
    repeat('b', 64), ${NOW}, ${NOW} + interval '7 days')`,
};

export const storeAnswer: Statement = {
  text: `UPDATE idempotency_keys SET status = 200, response = repeat('x', ${Math.ceil((answerBody.length * 4) / 3) + 60}),
    headers = '{}' WHERE scope = '${SENDER} POST /v1/offramp/payments/' || :id || '/select-route' AND key = :key`,
};

/** A worker's transaction: seven statements with BEGIN and COMMIT. */
export const workers: readonly Statement[] = transition;
/** A request's: nine. */
export const requests: readonly Statement[] = [takeKey, ...transition, storeAnswer];

/** The expression of a payment in flight, for a random number of 0 to 999. */
export const idExpression = (random: string, count: number): string =>
  `('pay_' || lpad((${random} * ${Math.floor(count / IN_FLIGHT)})::text, 26, '0'))`;
