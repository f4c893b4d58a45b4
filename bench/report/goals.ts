/** One promise of the design, and what was measured of it. */
export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly goal: number;
  readonly direction: 'atLeast' | 'atMost';
  /** `s` for the few promises in seconds; a ratio otherwise. */
  readonly unit?: 's';
}

export const isMet = ({ measured, goal, direction }: Goal): boolean =>
  direction === 'atLeast' ? measured >= goal : measured <= goal;

export function goalLine(goal: Goal): string {
  const { what, measured, direction, unit = 'x' } = goal;
  const bound = `${direction === 'atLeast' ? 'at least' : 'at most'} ${goal.goal.toFixed(2)} ${unit}`;
  return `  ${isMet(goal) ? 'met   ' : 'MISSED'}  ${measured.toFixed(2)} ${unit}  (goal ${bound})  ${what}`;
}

/** The summary at the end of a suite. */
export function printGoals(goals: readonly Goal[]): void {
  console.log('\n  goals');
  for (const goal of goals) console.log(goalLine(goal));
}
