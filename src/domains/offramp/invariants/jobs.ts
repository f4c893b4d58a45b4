import type { Invariant } from '../../../platform/audit/index.ts';

/** The statuses in which the service itself has to go on, and the job that does. */
const CARRIED_ON = `VALUES ('FUNDS_LOCKED', 'offramp.submit'), ('PROVIDER_SUBMITTED', 'offramp.provider'),
  ('PROVIDER_PROCESSING', 'offramp.provider'), ('ACTION_REQUIRED', 'offramp.provider'), ('FAILED', 'offramp.refund')`;

export const jobInvariants: readonly Invariant[] = [
  {
    name: 'payments_are_carried_on',
    // D-094, D-095.
    meaning:
      'A payment whose money is locked has the job that submits it, one that is with its provider the job that asks for it, and one that has failed the job that gives its money back.',
    sql: `SELECT p.id AS payment, p.status, w.topic FROM offramp_payments p
      JOIN (${CARRIED_ON}) AS w (status, topic) ON w.status = p.status
      WHERE NOT EXISTS (SELECT FROM outbox_jobs j WHERE j.topic = w.topic AND j.key = p.id)`,
  },
];
