import type { Environment } from './environment.ts';

/** The number of days for which finished records are kept, on the clock of their tenant. */
export interface RetentionPeriods {
  /** A payment's memo, after its terminal status (D-150). */
  readonly memoDays: number;
  /** Events, from when they happened; the contract promises 30 days (D-389). */
  readonly eventDays: number;
  /** Messages of the simulated gateway, which contain addresses and codes (D-069). */
  readonly messageDays: number;
  /** Superseded quotes of ended payments, after they expired; executed sets stay (D-140). */
  readonly quoteDays: number;
  /** Decisions of spend policies, from when they were made; the contract promises 400 days (D-308). */
  readonly decisionDays: number;
}

export const readRetention = (env: Environment): { readonly retention: RetentionPeriods } => ({
  retention: {
    memoDays: env.integer('MEMO_RETENTION_DAYS', 400, { from: 1, to: 36_500 }),
    eventDays: env.integer('EVENT_RETENTION_DAYS', 30, { from: 30, to: 36_500 }),
    messageDays: env.integer('MESSAGE_RETENTION_DAYS', 30, { from: 1, to: 36_500 }),
    quoteDays: env.integer('QUOTE_RETENTION_DAYS', 400, { from: 1, to: 36_500 }),
    decisionDays: env.integer('POLICY_DECISION_RETENTION_DAYS', 400, { from: 400, to: 36_500 }),
  },
});
