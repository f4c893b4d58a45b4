/** When a rule runs. */
export interface Timing {
  readonly intervalSeconds: number;
  readonly lastRunAt: Date | null;
  readonly createdAt: Date;
}

/** Its first run is due one interval after its creation, each later one an interval after the last (D-284, D-462). */
export const dueAt = ({ intervalSeconds, lastRunAt, createdAt }: Timing): Date =>
  new Date((lastRunAt ?? createdAt).getTime() + intervalSeconds * 1000);

export const isDue = (rule: Timing, now: Date): boolean => now.getTime() >= dueAt(rule).getTime();

/** When the first of these rules is due; undefined where there is none. */
export function firstDue(rules: readonly Timing[]): Date | undefined {
  const times = rules.map((rule) => dueAt(rule).getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
