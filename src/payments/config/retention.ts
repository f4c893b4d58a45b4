import type { Environment } from '../../platform/config/environment.ts';

/** The number of days for which finished records of payments are kept. */
export interface PaymentRetention {
  /** A payment's memo, after its terminal status (D-150). */
  readonly memoDays: number;
  /** Messages of the simulated gateway, which contain addresses and codes (D-069). */
  readonly messageDays: number;
  /** Superseded quotes of ended payments, after they expired; executed sets stay (D-140). */
  readonly quoteDays: number;
  /** Decisions of spend policies, from when they were made; the contract promises 400 days (D-308). */
  readonly decisionDays: number;
}

declare module '../../platform/config/retention.ts' {
  interface RetentionPeriods extends PaymentRetention {}
}

export const readPaymentRetention = (env: Environment): PaymentRetention => ({
  memoDays: env.integer('MEMO_RETENTION_DAYS', 400, { from: 1, to: 36_500 }),
  messageDays: env.integer('MESSAGE_RETENTION_DAYS', 30, { from: 1, to: 36_500 }),
  quoteDays: env.integer('QUOTE_RETENTION_DAYS', 400, { from: 1, to: 36_500 }),
  decisionDays: env.integer('POLICY_DECISION_RETENTION_DAYS', 400, { from: 400, to: 36_500 }),
});
