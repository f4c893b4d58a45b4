import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { MachineProperties, Property } from '../../machines/properties.ts';
import type { Pool } from '../../src/platform/db/connection/pool.ts';

/** The states that a resource has been in, the first one first. A step that stays in its state is none of them. */
export interface History {
  readonly id: string;
  readonly states: readonly string[];
  /** What has led to each of them. */
  readonly events: readonly string[];
}

/** Whether a history has a property; `isOver` where nothing more will happen to it. */
export function holds(
  property: Property,
  { states, events }: Pick<History, 'states' | 'events'>,
  isOver: boolean,
): boolean {
  if ('eventually' in property) return !isOver || property.eventually.includes(states.at(-1) ?? '');
  if ('neverBoth' in property) return !property.neverBoth.every((state) => states.includes(state));
  if ('until' in property) {
    const first = states.indexOf(property.never);
    return first < 0 || states.slice(0, first).includes(property.until);
  }
  if ('leadsTo' in property) {
    const last = states.lastIndexOf(property.from);
    return !isOver || last < 0 || states.slice(last + 1).some((state) => property.leadsTo.includes(state));
  }
  if ('notFrom' in property)
    return !events.some((event, at) => event === property.event && property.notFrom.includes(states[at - 1] ?? ''));
  return states.indexOf(property.once) === states.lastIndexOf(property.once);
}

/** Every property that a history breaks, in words. */
export const broken = (
  { machine, properties }: MachineProperties,
  histories: readonly History[],
  isOver: boolean,
): string[] =>
  histories.flatMap((history) =>
    properties
      .filter((property) => !holds(property, history, isOver))
      .map(({ says }) => `${machine} ${history.id}: ${says} It was ${history.states.join(', ')}.`),
  );

const ROOT = new URL('../../', import.meta.url);

/** The properties of all machines, found by the names of their files. Read before a simulation takes the place of Node's files. */
export const allProperties: readonly MachineProperties[] = await Promise.all(
  globSync('machines/**/*.properties.ts', { cwd: fileURLToPath(ROOT) })
    .sort()
    .map(async (file): Promise<MachineProperties> => {
      const [found] = Object.values(await import(pathToFileURL(fileURLToPath(new URL(file, ROOT))).href));
      return found as MachineProperties;
    }),
);

/** What the stored histories break. `isOver` says that nothing more will happen to them. */
export async function brokenProperties(pool: Pool, isOver: boolean): Promise<string[]> {
  const found: string[] = [];
  for (const properties of allProperties) {
    const { rows } = await pool.owner.raw<{ rows: History[] }>(HISTORIES, [properties.machine]);
    found.push(...broken(properties, rows, isOver));
  }
  return found;
}

const HISTORIES = `SELECT aggregate_id AS id, array_agg(to_status ORDER BY step) AS states,
    array_agg(event ORDER BY step) AS events FROM lifecycle_log
  WHERE machine = ? AND from_status IS DISTINCT FROM to_status GROUP BY 1 ORDER BY 1`;
