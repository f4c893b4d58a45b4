import { camel } from '../db/rows/case.ts';
import { typesOf } from '../db/rows/row-source.ts';
import { compiledMachine } from '../lifecycle/compiled-machine.ts';
import type { LifecycleRegistry } from '../lifecycle/definition.ts';
import { isShown } from '../lifecycle/projection.ts';

/** The columns of the rows that events of each family tell. */
export function columnsOfFamilies(lifecycles: Partial<LifecycleRegistry>): Readonly<Record<string, readonly string[]>> {
  const families: Record<string, readonly string[]> = {};
  for (const { machine } of Object.values(lifecycles)) {
    const { family, table } = compiledMachine(machine).meta;
    if (family !== undefined)
      families[family] = Object.keys(typesOf(table))
        .map(camel)
        .filter((column) => column !== 'step' && column !== 'traceparent' && isShown(column));
  }
  return families;
}
