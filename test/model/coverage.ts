import { lifecycles } from '../../generated/wiring/lifecycles.ts';
import { edgesOf } from '../../src/platform/audit/machine-edges.ts';
import type { LifecycleRegistry } from '../../src/platform/lifecycle/definition.ts';
import { edgeName } from './explore.ts';

/** Every transition of machines, from the machines themselves. */
export const tableOf = (machines: readonly (keyof LifecycleRegistry)[]): string[] =>
  machines.flatMap((machine) => edgesOf(lifecycles[machine].machine).map((edge) => edgeName({ machine, ...edge })));

/** What is wrong with a cover: nothing may be, so that each list is empty. */
export interface CoverGaps {
  /** Neither walked nor exempt. */
  readonly missing: readonly string[];
  /** Exempt, but walked: the rule is no longer needed. */
  readonly overdue: readonly string[];
  /** Exempt, but no transition of the machine any more. */
  readonly obsolete: readonly string[];
  /** Walked, but no transition of the machine. */
  readonly unknown: readonly string[];
}

export const NO_GAPS: CoverGaps = { missing: [], overdue: [], obsolete: [], unknown: [] };

export function coverGaps(table: readonly string[], taken: readonly string[], exempt: readonly string[]): CoverGaps {
  return {
    missing: table.filter((edge) => !taken.includes(edge) && !exempt.includes(edge)),
    overdue: taken.filter((edge) => exempt.includes(edge)),
    obsolete: exempt.filter((edge) => !table.includes(edge)),
    unknown: taken.filter((edge) => !table.includes(edge)),
  };
}
