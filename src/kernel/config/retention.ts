import type { Environment } from './environment.ts';

/** How long what has ended is kept, in days of the clock of the tenant that it belongs to. */
export interface RetentionPeriods {
  /** A payment's memo, after its terminal status (D-150). */
  readonly memoDays: number;
  /** What feeds tell, after it happened; the contract promises 30 (D-389). */
  readonly eventDays: number;
  /** What the simulated gateway took: it holds addresses and codes (D-069). */
  readonly messageDays: number;
  /** Superseded quotes of ended payments, after they expired; executed sets stay (D-140). */
  readonly quoteDays: number;
  /** What spend policies decided, after it was decided; the contract promises 400 (D-308). */
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
