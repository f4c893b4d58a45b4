import type { Environment } from './environment.ts';

/**
 * The number of days for which finished records are kept, on the clock of their tenant. Modules add theirs by declaration
 * merging, and read them as `retention` of their settings.
 */
export interface RetentionPeriods {
  /** Events, from when they happened; the contract promises 30 days (D-389). */
  readonly eventDays: number;
}

export const readRetention = (env: Environment): Pick<RetentionPeriods, 'eventDays'> => ({
  eventDays: env.integer('EVENT_RETENTION_DAYS', 30, { from: 30, to: 36_500 }),
});
